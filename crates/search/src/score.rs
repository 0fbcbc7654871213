//! Numbers with a meaning: scores, depths, plies, windows and bounds.
//!
//! A *score* is an integer seen by the side to move; the playing search uses nothing else. A *value* is a
//! plain `f64` seen by MAX, the number of textbook searches; what it means to people (won in N plies, or points) is
//! `session::Value`.

use crate::game::Side;
use std::ops::{Add, AddAssign, Neg, Sub};

/// A value seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct Score(pub i32);

impl Score {
    /// Greater than every score a search can return.
    pub const INF: Score = Score(1_000_001);
    /// A win on the spot; a win after `n` plies is worth `n` less.
    pub const WIN: Score = Score(1_000_000);
    /// Scores from here up are wins with a counted distance.
    pub const COUNTED_WIN: Score = Score(990_000);
    /// Evaluations stay within plus and minus this, below every proven win.
    pub const MAX_EVALUATION: Score = Score(900_000);
    /// The score of a drawn game.
    pub const DRAW: Score = Score(0);

    /// The score of winning `ply` plies from the root.
    pub const fn win_at(ply: Ply) -> Score {
        Score(Score::WIN.0 - ply.0 as i32)
    }

    /// The score of losing `ply` plies from the root.
    pub const fn loss_at(ply: Ply) -> Score {
        Score(ply.0 as i32 - Score::WIN.0)
    }

    /// Plies to the end of the game, counted from the root, if this is a counted win or loss.
    pub fn plies_to_end(self) -> Option<u32> {
        let distance = Score::WIN.0 - self.0.abs();
        (self.0.abs() >= Score::COUNTED_WIN.0).then_some(distance as u32)
    }

    /// The same judgement as a value for MAX.
    pub fn for_max(self, turn: Side) -> f64 {
        match turn {
            Side::Max => f64::from(self.0),
            Side::Min => f64::from(-self.0),
        }
    }

    /// The score, for the side `turn`, of a value seen by MAX, kept inside the evaluation band.
    pub fn from_value(value: f64, turn: Side) -> Score {
        let limit = f64::from(Score::MAX_EVALUATION.0);
        let rounded = value.clamp(-limit, limit).round() as i32;
        match turn {
            Side::Max => Score(rounded),
            Side::Min => Score(-rounded),
        }
    }
}

/// Plies to the end of the game, counted from the root, if this value for MAX is a counted win or loss. An average over chance
/// is not whole: it proves no distance.
pub fn plies_to_end(value: f64) -> Option<u32> {
    let is_counted = value.fract() == 0.0 && value.abs() <= f64::from(Score::WIN.0);
    if is_counted { Score(value as i32).plies_to_end() } else { None }
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl Add for Score {
    type Output = Score;
    fn add(self, other: Score) -> Score {
        Score(self.0 + other.0)
    }
}

impl Sub for Score {
    type Output = Score;
    fn sub(self, other: Score) -> Score {
        Score(self.0 - other.0)
    }
}

/// Plies still to search; counts down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct Depth(pub i32);

impl Depth {
    /// Deeper than any search goes: "to the end of the game".
    pub const UNLIMITED: Depth = Depth(10_000);
}

impl Add for Depth {
    type Output = Depth;
    fn add(self, other: Depth) -> Depth {
        Depth(self.0 + other.0)
    }
}

impl AddAssign for Depth {
    fn add_assign(&mut self, other: Depth) {
        self.0 += other.0;
    }
}

impl Sub for Depth {
    type Output = Depth;
    fn sub(self, other: Depth) -> Depth {
        Depth(self.0 - other.0)
    }
}

/// Distance from the root; counts up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct Ply(pub u32);

impl Ply {
    /// Where every search starts.
    pub const ROOT: Ply = Ply(0);

    /// One ply further from the root.
    pub const fn next(self) -> Ply {
        Ply(self.0 + 1)
    }
}

/// What a returned score or value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Bound {
    /// It is the true one.
    Exact,
    /// The true one is at least this.
    Lower,
    /// The true one is at most this.
    Upper,
}

impl Bound {
    /// The same statement seen by the other side.
    pub fn flip(self) -> Bound {
        match self {
            Bound::Exact => Bound::Exact,
            Bound::Lower => Bound::Upper,
            Bound::Upper => Bound::Lower,
        }
    }
}

/// The values MAX and MIN are already sure of: nothing outside can matter. Both are seen by MAX.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Window {
    /// MAX has at least this elsewhere.
    pub alpha: f64,
    /// MIN holds MAX to at most this elsewhere.
    pub beta: f64,
}

impl Window {
    /// Nothing is known yet.
    pub const FULL: Window = Window { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };

    /// The same once a side is sure of a value.
    #[must_use]
    pub fn with(self, side: Side, value: f64) -> Window {
        match side {
            Side::Max => Window { alpha: self.alpha.max(value), ..self },
            Side::Min => Window { beta: self.beta.min(value), ..self },
        }
    }

    /// The same seen by a side: what is seen by MIN is turned round.
    #[must_use]
    pub fn seen_by(self, side: Side) -> Window {
        match side {
            Side::Max => self,
            Side::Min => Window { alpha: -self.beta, beta: -self.alpha },
        }
    }

    /// The window a search of scores has, seen by MAX.
    pub fn from_scores(alpha: Score, beta: Score, turn: Side) -> Window {
        let (low, high) = match turn {
            Side::Max => (alpha, beta),
            Side::Min => (-beta, -alpha),
        };
        let open = |s: Score| match s {
            Score::INF => f64::INFINITY,
            s if s == -Score::INF => f64::NEG_INFINITY,
            Score(n) => f64::from(n),
        };
        Window { alpha: open(low), beta: open(high) }
    }

    /// What a value returned by a fail-soft search of this window says.
    pub fn bound(self, value: f64) -> Bound {
        if value <= self.alpha && self.alpha > f64::NEG_INFINITY {
            Bound::Upper
        } else if value >= self.beta && self.beta < f64::INFINITY {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sooner_win_is_worth_more() {
        assert!(Score::win_at(Ply(3)) > Score::win_at(Ply(5)));
        assert!(Score::loss_at(Ply(3)) < Score::loss_at(Ply(5)));
        assert_eq!(Score::win_at(Ply(7)).plies_to_end(), Some(7));
        assert_eq!(Score(250).plies_to_end(), None);
    }

    #[test]
    fn values_are_for_max_and_scores_for_the_mover() {
        assert_eq!(Score(30).for_max(Side::Min), -30.0);
        assert_eq!(Score::from_value(30.4, Side::Min), Score(-30));
        assert_eq!(Score::from_value(f64::INFINITY, Side::Max), Score::MAX_EVALUATION);
    }

    #[test]
    fn windows_say_what_a_value_means() {
        let window = Window { alpha: 1.0, beta: 5.0 };
        assert_eq!(window.bound(1.0), Bound::Upper);
        assert_eq!(window.bound(3.0), Bound::Exact);
        assert_eq!(window.bound(5.0), Bound::Lower);
        assert_eq!(Window::FULL.bound(-1e9), Bound::Exact);
        let seen_by_min = Window::from_scores(Score(-5), Score::INF, Side::Min);
        assert_eq!(seen_by_min, Window { alpha: f64::NEG_INFINITY, beta: 5.0 });
    }
}
