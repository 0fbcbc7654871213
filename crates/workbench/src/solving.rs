//! Exact values, from a game's own solver.

use crate::answers::{SolveView, SolvedMove};
use crate::bench::Bench;
use crate::clock::{Clock, StopFlag};
use crate::error::BenchError;
use search::{Game, Notation};
use std::cell::Cell;

/// Finds the exact value of a state, and of all its moves if asked.
pub(crate) type Solver<G> = Box<
    dyn Fn(
            &G,
            &<G as Game>::State,
            AllMoves,
            &dyn Fn(u64) -> bool,
        ) -> Result<Solved<<G as Game>::Move>, Unsolved>
        + Send
        + Sync,
>;

/// Why there is no exact value.
pub(crate) enum Unsolved {
    /// Somebody asked to stop.
    Stopped,
    /// The solver does not reach so far; this is what would help.
    Beyond(String),
}

/// Whether every move's value is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum AllMoves {
    Yes,
    No,
}

/// An exact value for the side to move: whether it wins, and after how many plies or by how many points if that is known.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Exact {
    Win(Option<u32>),
    Draw,
    Loss(Option<u32>),
    /// It wins by so many points, or loses.
    Margin(i32),
}

pub(crate) struct Solved<M> {
    pub value: Exact,
    pub moves: Vec<(M, Exact)>,
    pub nodes: u64,
}

impl<G: Notation> Bench<G>
where
    G::State: Send + Sync,
    G::Move: Send + Sync,
{
    pub(crate) fn solve_state(
        &self,
        state: &G::State,
        wanted: AllMoves,
        stop: &StopFlag,
    ) -> Result<SolveView, BenchError> {
        let solver = self.solver.as_ref().ok_or_else(|| BenchError::Missing {
            game: self.name.into(),
            what: "exact solver",
            instead: "use search with --depth end".into(),
        })?;
        let clock = Clock::start(None, stop);
        let seen = Cell::new(0);
        let give_up = |nodes: u64| {
            seen.set(nodes);
            clock.is_over()
        };
        let solved = solver(&self.game, state, wanted, &give_up);
        let solved = solved.map_err(|unsolved| match unsolved {
            Unsolved::Stopped => BenchError::Stopped { nodes: seen.get() },
            Unsolved::Beyond(instead) => {
                BenchError::Missing { game: self.name.into(), what: "answer", instead }
            }
        })?;
        let solved_move = |&(m, exact): &(G::Move, Exact)| SolvedMove {
            m: self.game.show_move(state, m),
            index: usize::from(self.game.code(m)),
            value: exact.word().into(),
            plies: exact.plies(),
            margin: exact.margin(),
        };
        Ok(SolveView {
            game: self.name.into(),
            position: self.game.show_state(state),
            value: solved.value.word().into(),
            plies: solved.value.plies(),
            margin: solved.value.margin(),
            moves: solved.moves.iter().map(solved_move).collect(),
            nodes: solved.nodes,
            time_ms: clock.elapsed_ms(),
        })
    }
}

impl Exact {
    fn word(self) -> &'static str {
        match self {
            Exact::Win(_) | Exact::Margin(1..) => "win",
            Exact::Draw | Exact::Margin(0) => "draw",
            Exact::Loss(_) | Exact::Margin(..0) => "loss",
        }
    }

    fn plies(self) -> Option<u32> {
        match self {
            Exact::Win(plies) | Exact::Loss(plies) => plies,
            Exact::Draw | Exact::Margin(_) => None,
        }
    }

    fn margin(self) -> Option<i32> {
        match self {
            Exact::Margin(margin) => Some(margin),
            _ => None,
        }
    }
}
