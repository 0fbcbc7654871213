//! Somebody who knows the truth about positions.

use session::words::{Counted, Idiom};
use session::{At, Playable, SolveView, SolvedMove, StopFlag};
use std::cmp::Reverse;
use std::fmt;

/// An exact value for the side to move, with the plies until it is decided where they are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exact {
    /// It wins.
    Win(Option<u32>),
    /// Nobody wins.
    Draw,
    /// It loses.
    Loss(Option<u32>),
}

impl Exact {
    /// Plies until the game is decided.
    pub fn plies(self) -> Option<u32> {
        match self {
            Exact::Win(plies) | Exact::Loss(plies) => plies,
            Exact::Draw => None,
        }
    }

    /// The same seen by the side that moved here.
    pub fn before(self) -> Exact {
        let later = |plies: Option<u32>| plies.map(|plies| plies + 1);
        match self {
            Exact::Win(plies) => Exact::Loss(later(plies)),
            Exact::Draw => Exact::Draw,
            Exact::Loss(plies) => Exact::Win(later(plies)),
        }
    }

    /// Whether two values are the same result, however long it takes.
    pub fn is_as_good_as(self, other: Exact) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

impl Exact {
    /// In the words of a game's people: "win in 15" plies, "mate in 8" moves.
    pub fn told(self, idiom: Idiom) -> String {
        match (self, idiom.counted) {
            (Exact::Win(plies @ Some(_)), Counted::Moves) => idiom.exact("win", plies),
            (Exact::Loss(plies @ Some(_)), Counted::Moves) => idiom.exact("loss", plies),
            _ => self.to_string(),
        }
    }
}

impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self {
            Exact::Win(_) => "win",
            Exact::Draw => "draw",
            Exact::Loss(_) => "loss",
        };
        match self.plies() {
            Some(plies) => write!(f, "{word} in {plies}"),
            None => f.write_str(word),
        }
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
        self.solve(position)?.moves.into_iter().min_by_key(rank).map(|solved| solved.m)
    }

    fn exact(&self, position: &str) -> Option<Exact> {
        let solved = self.solve(position)?;
        Some(exact(&solved.value, solved.plies))
    }
}

fn exact(word: &str, plies: Option<u32>) -> Exact {
    match word {
        "win" => Exact::Win(plies),
        "loss" => Exact::Loss(plies),
        _ => Exact::Draw,
    }
}

/// Better moves come first: the soonest win, a draw, the latest loss.
fn rank(solved: &SolvedMove) -> (u8, Option<u32>, Reverse<Option<u32>>) {
    match exact(&solved.value, solved.plies) {
        Exact::Win(plies) => (0, plies, Reverse(None)),
        Exact::Draw => (1, None, Reverse(None)),
        Exact::Loss(plies) => (2, None, Reverse(plies)),
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
