//! Somebody who knows the truth about positions.

use session::words::{Counted, Idiom};
use session::{At, Exact, Playable, SolveView, SolvedClass, StopFlag};

/// An exact value in the words of a game's people: "win in 15" plies, "mate in 8" moves, "win by 12".
pub(crate) fn exact_told(value: Exact, idiom: Idiom) -> String {
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
pub struct Solver<'a> {
    /// The game.
    pub bench: &'a dyn Playable,
    /// Ends its work.
    pub stop: &'a StopFlag,
}

impl Solver<'_> {
    fn solve(&self, position: &str) -> Option<SolveView> {
        let at = At { position: Some(position.into()), moves: Vec::new() };
        self.bench.solve(&at, true, self.stop).ok()
    }
}

impl Oracle for Solver<'_> {
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
        let solver = Solver { bench: bench.as_ref(), stop: &stop };
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
