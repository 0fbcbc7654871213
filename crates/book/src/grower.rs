//! Growing a book from games: counting what was played and how it ended.

use crate::book::{Book, BookMove};
use std::collections::HashMap;

/// A win counts twice, a draw once.
const WIN_POINTS: u32 = 2;
const DRAW_POINTS: u32 = 1;

/// How a game ended for the side that made a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It won.
    Won,
    /// Nobody won, or it is not known.
    Drawn,
    /// It lost.
    Lost,
}

#[derive(Clone, Copy, Default)]
struct Played {
    games: u32,
    points: u32,
}

/// Collects moves from games.
#[derive(Default)]
pub struct Grower {
    played: HashMap<(u64, u16), Played>,
}

impl Grower {
    /// A move was played in a game that ended so.
    pub fn add(&mut self, key: u64, code: u16, ending: Ending) {
        let played = self.played.entry((key, code)).or_default();
        played.games = played.games.saturating_add(1);
        let points = match ending {
            Ending::Won => WIN_POINTS,
            Ending::Drawn => DRAW_POINTS,
            Ending::Lost => 0,
        };
        played.points = played.points.saturating_add(points);
    }

    /// How many different moves were collected.
    pub fn len(&self) -> usize {
        self.played.len()
    }

    /// Whether nothing was collected.
    pub fn is_empty(&self) -> bool {
        self.played.is_empty()
    }

    /// A book of the moves played at least `least` times, weighted by the points they made.
    pub fn grow(&self, least: u32) -> Book {
        let mut most: HashMap<u64, u32> = HashMap::new();
        let kept = || self.played.iter().filter(|(_, played)| played.games >= least && played.points > 0);
        for (&(key, _), played) in kept() {
            let heaviest = most.entry(key).or_default();
            *heaviest = (*heaviest).max(played.points);
        }
        Book::new(kept().map(|(&(key, code), played)| {
            (key, BookMove { code, weight: scaled(played.points, most[&key]) })
        }))
    }
}

/// Weights too large for sixteen bits are scaled down together, and none becomes nothing.
fn scaled(points: u32, most: u32) -> u16 {
    let limit = u64::from(u16::MAX);
    if u64::from(most) <= limit {
        return points as u16;
    }
    (u64::from(points) * limit / u64::from(most)).max(1) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_make_weights() {
        let mut grower = Grower::default();
        for ending in [Ending::Won, Ending::Won, Ending::Drawn] {
            grower.add(1, 10, ending);
        }
        grower.add(1, 11, Ending::Lost);
        grower.add(1, 12, Ending::Won);
        let moves = |least| grower.grow(least).moves(1).to_vec();
        assert_eq!(moves(1), [BookMove { code: 10, weight: 5 }, BookMove { code: 12, weight: 2 }]);
        assert_eq!(moves(2), [BookMove { code: 10, weight: 5 }]);
        assert_eq!(moves(9), []);
    }

    #[test]
    fn large_weights_are_scaled_down() {
        assert_eq!((scaled(5, 9), scaled(1, 200_000), scaled(200_000, 200_000)), (5, 1, u16::MAX));
        assert_eq!(scaled(100_000, 200_000), 32_767);
    }
}
