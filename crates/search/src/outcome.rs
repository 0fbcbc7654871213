//! How a game ended: who won, and with how many points where the game counts them.

use crate::game::Side;
use crate::score::{Ply, Score};

/// The result of a finished game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// The winner; none in a draw.
    pub winner: Option<Side>,
    /// Points for MAX in games that count them, else 0.
    pub points: f64,
}

impl Outcome {
    /// A draw.
    pub const DRAW: Outcome = Outcome { winner: None, points: 0.0 };

    /// `side` won a game without points.
    pub const fn win(side: Side) -> Outcome {
        Outcome { winner: Some(side), points: 0.0 }
    }

    /// A result that is only a number of points for MAX.
    pub const fn points(points: f64) -> Outcome {
        Outcome { winner: None, points }
    }

    /// The score for the side to move of a game that ended this way `ply` plies from the root.
    pub fn score(self, turn: Side, ply: Ply) -> Score {
        match self.winner {
            Some(winner) if winner == turn => Score::win_at(ply),
            Some(_) => Score::loss_at(ply),
            None => Score::from_value(self.points, turn),
        }
    }

    /// The value for MAX of a game that ended this way `ply` plies from the root: sooner wins are larger.
    pub fn value(self, ply: Ply) -> f64 {
        match self.winner {
            Some(winner) => Score::win_at(ply).for_max(winner),
            None => self.points,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_is_a_score_for_the_mover_and_a_value_for_max() {
        let red_wins = Outcome::win(Side::Min);
        assert_eq!(red_wins.score(Side::Min, Ply(2)), Score(999_998));
        assert_eq!(red_wins.score(Side::Max, Ply(2)), Score(-999_998));
        assert_eq!(red_wins.value(Ply(2)), -999_998.0);
        assert_eq!(Outcome::DRAW.value(Ply(9)), 0.0);
        assert_eq!(Outcome::points(2.5).value(Ply(1)), 2.5);
        assert_eq!(Outcome::points(7.0).score(Side::Min, Ply(1)), Score(-7));
    }
}
