//! Growing a book from games: counting what was played and how it ended.

use super::key;
use super::positions::{Book, BookMove};
use crate::pgn::{PgnGame, PgnResult};
use crate::rules::Chess;
use search::Game;
use std::collections::HashMap;

/// A win counts twice, a draw once.
const WIN_POINTS: u32 = 2;
const DRAW_POINTS: u32 = 1;

#[derive(Clone, Copy, Default)]
struct BookedMove {
    games: u32,
    points: u32,
}

/// Collects moves from games.
#[derive(Default)]
pub struct Grower {
    played: HashMap<(u64, u16), BookedMove>,
}

impl Grower {
    /// Adds the first plies of a game, each move counted by how the game ended for the side that made it.
    pub fn add_game(&mut self, game: &PgnGame, plies: usize) {
        let chess = Chess::default();
        let mut state = game.start.clone();
        for m in game.moves().take(plies) {
            let points = match game.ending {
                PgnResult::Won(winner) if winner == chess.turn(&state) => WIN_POINTS,
                PgnResult::Won(_) => 0,
                PgnResult::Drawn | PgnResult::Unfinished => DRAW_POINTS,
            };
            self.add(key(&state), chess.code(m), points);
            state = chess.play(&state, m);
        }
    }

    /// Counts a move that was played in a game of this worth.
    fn add(&mut self, key: u64, code: u16, points: u32) {
        let played = self.played.entry((key, code)).or_default();
        played.games = played.games.saturating_add(1);
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
    use super::super::ChessBook;
    use super::*;
    use crate::pgn::read;
    use search::Notation;

    #[test]
    fn results_make_weights() {
        let mut grower = Grower::default();
        for points in [WIN_POINTS, WIN_POINTS, DRAW_POINTS] {
            grower.add(1, 10, points);
        }
        grower.add(1, 11, 0);
        grower.add(1, 12, WIN_POINTS);
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

    #[test]
    fn games_make_a_book() {
        let chess = Chess::default();
        let mut grower = Grower::default();
        for game in read("1. e4 e5 1-0\n\n1. e4 c5 0-1\n\n1. d4 d5 1/2-1/2\n\n1. a3 e5 0-1\n") {
            grower.add_game(&game.unwrap(), 2);
        }
        let book = ChessBook::new(grower.grow(1));
        let shown = |state: &crate::State| -> Vec<(String, u16)> {
            book.moves(state).iter().map(|&(m, weight)| (chess.show_move(state, m), weight)).collect()
        };
        let start = chess.start();
        assert_eq!(
            shown(&start),
            [("e4".to_string(), 2), ("d4".to_string(), 1)],
            "what only lost is left out"
        );
        let after = chess.play(&start, chess.parse_move(&start, "e4").unwrap());
        assert_eq!(shown(&after), [("c5".to_string(), 2)]);
        assert_eq!(book.moves(&chess.parse_state("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap()), []);
    }
}
