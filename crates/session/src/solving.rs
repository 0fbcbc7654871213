//! Exact values, from a game's own solver.

use crate::answers::{SolveView, SolvedMove};
use crate::clock::{Clock, StopFlag};
use crate::error::SessionError;
use crate::kit::{Kit, MoveOf, StateOf};
use crate::setup::Setup;
use search::Game;

/// Why there is no exact value.
pub enum Unsolved {
    /// The game has no solver.
    NoSolver,
    /// A stop was asked for.
    Stopped,
    /// The solver does not reach so far; this is what would help.
    Beyond(String),
}

/// Whether every move's value is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum AllMoves {
    /// Of every one.
    Yes,
    /// Of those that keep the value.
    No,
}

impl From<bool> for AllMoves {
    fn from(are_wanted: bool) -> AllMoves {
        if are_wanted { AllMoves::Yes } else { AllMoves::No }
    }
}

/// An exact value for the side to move: whether it wins, and after how many plies or by how many points if that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exact {
    /// A win, in this number of plies.
    Win(Option<u32>),
    /// A draw.
    Draw,
    /// A loss, in this number of plies.
    Loss(Option<u32>),
    /// It wins or loses by this number of points.
    Margin(i32),
}

/// What a solver found out.
pub struct Solved<M> {
    /// The value for the side to move.
    pub value: Exact,
    /// The moves that keep it, or all moves, each with its value.
    pub moves: Vec<(M, Exact)>,
    /// Positions looked at.
    pub nodes: u64,
}

impl<K: Kit> Setup<K> {
    /// The refusal where no exact value can be had, with advice.
    pub(crate) fn without_answer(&self, instead: String) -> SessionError {
        SessionError::Missing { game: self.name().into(), what: "answer", instead }
    }

    pub(crate) fn solve_state(
        &self,
        state: &StateOf<K>,
        wanted: AllMoves,
        stop: &StopFlag,
    ) -> Result<SolveView, SessionError> {
        let clock = Clock::start(None, None, stop);
        let solved = self.kit().solver().solve(state, wanted, &clock);
        self.sound(state)?;
        let solved = solved.map_err(|unsolved| match unsolved {
            Unsolved::Stopped => SessionError::Stopped { nodes: stop.nodes() },
            Unsolved::NoSolver => SessionError::Missing {
                game: self.name().into(),
                what: "exact solver",
                instead: "use search with --depth end".into(),
            },
            Unsolved::Beyond(instead) => self.without_answer(instead),
        })?;
        let solved_move = |&(m, exact): &(MoveOf<K>, Exact)| SolvedMove {
            m: self.show_move(state, m),
            index: usize::from(self.game().code(m)),
            value: exact.word().into(),
            plies: exact.plies(),
            margin: exact.margin(),
        };
        Ok(SolveView {
            game: self.name().into(),
            position: self.show_state(state),
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
    /// Every word there is for one.
    pub(crate) const WORDS: [&str; 3] =
        [Exact::Win(None).word(), Exact::Draw.word(), Exact::Loss(None).word()];

    /// The same seen by the side that moved here.
    pub fn before(self) -> Exact {
        let later = |plies: Option<u32>| plies.map(|plies| plies + 1);
        match self {
            Exact::Win(plies) => Exact::Loss(later(plies)),
            Exact::Draw => Exact::Draw,
            Exact::Loss(plies) => Exact::Win(later(plies)),
            Exact::Margin(margin) => Exact::Margin(-margin),
        }
    }

    /// The same seen by the other side.
    pub fn other_side(self) -> Exact {
        match self {
            Exact::Win(plies) => Exact::Loss(plies),
            Exact::Draw => Exact::Draw,
            Exact::Loss(plies) => Exact::Win(plies),
            Exact::Margin(margin) => Exact::Margin(-margin),
        }
    }

    /// Whether two values are the same result, however long it takes.
    pub fn is_as_good_as(self, other: Exact) -> bool {
        self.word() == other.word()
    }

    /// Larger is better: the result first, then points, the soonest win or the longest resistance.
    pub fn rank(self) -> (i32, i64) {
        let plies = |plies: Option<u32>| i64::from(plies.unwrap_or(0));
        match self {
            Exact::Win(in_plies) => (1, -plies(in_plies)),
            Exact::Draw => (0, 0),
            Exact::Loss(in_plies) => (-1, plies(in_plies)),
            Exact::Margin(margin) => (margin.signum(), margin.into()),
        }
    }

    /// "win", "draw" or "loss".
    pub const fn word(self) -> &'static str {
        match self {
            Exact::Win(_) | Exact::Margin(1..) => "win",
            Exact::Draw | Exact::Margin(0) => "draw",
            Exact::Loss(_) | Exact::Margin(..0) => "loss",
        }
    }

    /// Plies until the game is decided.
    pub fn plies(self) -> Option<u32> {
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
