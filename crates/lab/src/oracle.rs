//! A source of the truth about positions.

use crate::error::LabError;
use crate::experiment::Caller;
use session::words::{Counted, Idiom};
use session::{AllMoves, At, Exact, Playable, ReachedPlace, SessionError, SolveView, SolvedClass, StopFlag};

/// An exact value in the words of a game's people: "win in 15" plies, "mate in 8" moves, "win by 12".
pub(crate) fn describe_exact(value: Exact, idiom: Idiom) -> String {
    match (value, value.plies()) {
        (Exact::Margin(margin), _) if margin != 0 => format!("{} by {}", value.word(), margin.abs()),
        (_, plies @ Some(_)) if idiom.counted == Counted::Moves => idiom.exact(value.word(), plies),
        (_, Some(plies)) => format!("{} in {plies}", value.word()),
        (_, None) => value.word().into(),
    }
}

/// Knows the best move and the exact value, where its tables reach.
pub trait Oracle: Sync {
    /// The move it would play: best result, then soonest win or longest resistance.
    fn best_move(&self, position: &str) -> Option<String>;

    /// What the position is worth to the side to move.
    fn exact(&self, position: &str) -> Option<Exact>;

    /// Plies until the game is decided with perfect play.
    fn plies(&self, position: &str) -> Option<u32> {
        self.exact(position)?.plies()
    }

    /// Plies until the side to move has lost, if it does with perfect play.
    fn lost_in(&self, position: &str) -> Option<u32> {
        match self.exact(position)? {
            Exact::Loss(plies) => plies,
            _ => None,
        }
    }
}

/// A game's own solver as an oracle.
pub struct SolverOracle<'a> {
    /// The game.
    pub bench: &'a dyn Playable,
    /// Ends its work.
    pub stop: &'a StopFlag,
}

/// The truth about a position and all that follows from it.
pub enum Truth<'a> {
    /// A class of positions, solved in memory.
    Class(Box<dyn SolvedClass>),
    /// The game's own solver.
    Solver(SolverOracle<'a>),
}

impl<'a> Truth<'a> {
    /// The exact solution of the position's class, if it has one.
    pub fn of_class(reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Option<Truth<'a>>, LabError> {
        let class = reached.bench.class_of(&reached.at)?;
        let solve = |class: String| caller.stage("solve", |follow| reached.bench.class(&class, follow));
        Ok(class.map(solve).transpose()?.map(Truth::Class))
    }

    /// Whether asking for the exact value takes little time.
    pub(crate) fn is_near(bench: &dyn Playable, at: &At) -> Result<bool, SessionError> {
        let game = bench.description().search;
        let cells = bench.position(at)?.board.map_or(0, |board| board.cells.len());
        Ok(game.can_solve && cells <= game.most_solved_cells)
    }

    /// The source that knows the position; without one, an error that says what would help.
    pub fn needed(reached: &'a ReachedPlace, caller: &'a Caller<'_>) -> Result<Truth<'a>, LabError> {
        if let Some(class) = Truth::of_class(reached, caller)? {
            return Ok(class);
        }
        reached.bench.solve(&reached.at, AllMoves::No, caller.stop())?;
        Ok(Truth::Solver(SolverOracle { bench: reached.bench.as_ref(), stop: caller.stop() }))
    }

    /// It as an oracle.
    pub fn oracle(&self) -> &dyn Oracle {
        match self {
            Truth::Class(class) => class,
            Truth::Solver(solver) => solver,
        }
    }
}

impl SolverOracle<'_> {
    fn solve(&self, position: &str) -> Option<SolveView> {
        let at = At { position: Some(position.into()), moves: Vec::new() };
        self.bench.solve(&at, AllMoves::Yes, self.stop).ok()
    }
}

impl Oracle for SolverOracle<'_> {
    fn best_move(&self, position: &str) -> Option<String> {
        let moves = self.solve(position)?.moves.into_iter();
        let value = |solved: &session::SolvedMove| exact(&solved.value, solved.plies, solved.margin);
        // Of several that are as good the first counts.
        moves.rev().max_by_key(|solved| value(solved).rank()).map(|solved| solved.m)
    }

    fn exact(&self, position: &str) -> Option<Exact> {
        let solved = self.solve(position)?;
        Some(exact(&solved.value, solved.plies, solved.margin))
    }
}

/// A class that is solved as a whole.
impl Oracle for Box<dyn SolvedClass> {
    fn best_move(&self, position: &str) -> Option<String> {
        let moves = self.moves(position).ok()?.into_iter();
        moves.max_by_key(|step| step.value.rank()).map(|step| step.m)
    }

    fn exact(&self, position: &str) -> Option<Exact> {
        self.value(position)
    }
}

fn exact(word: &str, plies: Option<u32>, margin: Option<i32>) -> Exact {
    match (word, margin) {
        (_, Some(margin)) => Exact::Margin(margin),
        ("win", _) => Exact::Win(plies),
        ("loss", _) => Exact::Loss(plies),
        _ => Exact::Draw,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tic_tac_toe(position: &str) -> (Option<String>, Option<u32>, Option<u32>) {
        let bench = games::open("mnk", [("columns", 3.into()), ("rows", 3.into()), ("k", 3.into())]).unwrap();
        let stop = StopFlag::default();
        let solver = SolverOracle { bench: bench.as_ref(), stop: &stop };
        (solver.best_move(position), solver.plies(position), solver.lost_in(position))
    }

    #[test]
    fn it_wins_soonest_and_resists_longest() {
        assert_eq!(tic_tac_toe("xx./oo./... x"), (Some("2".into()), Some(1), None));
        assert_eq!(tic_tac_toe("xx./.../o.o x"), (Some("2".into()), Some(1), None));
        // X threatens two lines; O blocks one and loses two plies later.
        let (m, plies, lost_in) = tic_tac_toe("xoo/.x./x.. o");
        assert!(matches!(m.as_deref(), Some("3" | "8")), "{m:?}");
        assert_eq!((plies, lost_in), (Some(2), Some(2)));
        assert_eq!(tic_tac_toe("nothing"), (None, None, None));
    }
}
