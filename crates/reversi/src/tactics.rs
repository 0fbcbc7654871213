//! Advice to the playing search: what a position is worth, which moves to try first.
//!
//! There is nothing like a capture here, so no move is noisy and quiescence only follows passes. Moves are ordered by
//! what they leave the opponent. Passing is no test of a good position: the side that may pass often wins by it, so there is
//! no null move.

use crate::rules::{Move, Reversi, State};
use crate::value::playing;
use search::margins::Margins;
use search::{Depth, Evaluator, Game, Knowledge, Moves, Score, Side, Tactics};

/// What each move of the opponent costs in the ordering, on the scale of the history counters.
const REPLY_HINT: i32 = 700;

/// What a corner is worth there, and what going beside an empty one costs.
const CORNER_HINT: i32 = 6000;
const DIAGONAL_HINT: i32 = -4000;
const EDGE_HINT: i32 = -1500;

/// Moves from these on are looked at one and two plies less deeply first.
const REDUCE_FROM: usize = 3;
const REDUCE_MORE_FROM: usize = 8;

/// No reductions nearer to the leaves than this: a leaf is too rough a judge of odd and even.
const REDUCE_MIN_DEPTH: Depth = Depth(3);

/// How far the score usually moves between depths, in hundredths of a disc.
const ASPIRATION_DELTA: Score = Score(250);

/// The advice of Reversi to the playing search.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReversiTactics;

impl Evaluator<Reversi> for ReversiTactics {
    #[inline]
    fn evaluate(&mut self, game: &Reversi, state: &State) -> Score {
        let value = playing::evaluate(game, state);
        Score(if state.turn() == Side::Max { value } else { -value })
    }
}

impl Tactics<Reversi> for ReversiTactics {
    type Evaluator = Self;
    type Moves = Self;
    type Knowledge = Self;

    fn evaluator(&mut self) -> &mut Self {
        self
    }

    fn margins(&self) -> Margins {
        Margins { aspiration: Some(ASPIRATION_DELTA), ..Margins::OFF }
    }

    fn moves(&self) -> &Self {
        self
    }

    fn knowledge(&mut self) -> &mut Self {
        self
    }
}

/// Endings are solved by search, not looked up.
impl Knowledge<Reversi> for ReversiTactics {}

impl Moves<Reversi> for ReversiTactics {
    /// A side that has to pass is not judged before the opponent has moved.
    #[inline]
    fn is_forced(&self, _: &Reversi, state: &State) -> bool {
        state.movable() == 0
    }

    /// A position with few moves for the opponent is both good and quickly searched.
    #[inline]
    fn hint(&self, game: &Reversi, state: &State, m: Move) -> i32 {
        let replies = game.play(state, m).movable().count_ones() as i32;
        let Move::Put(square) = m else { return 0 };
        square_hint(game, state, 1 << square.index()) - REPLY_HINT * replies
    }

    fn reduction(&self, depth: Depth, index: usize) -> Depth {
        if depth < REDUCE_MIN_DEPTH {
            return Depth(0);
        }
        Depth(i32::from(index >= REDUCE_FROM) + i32::from(index >= REDUCE_MORE_FROM))
    }
}

/// What a square is worth by itself.
#[inline]
fn square_hint(game: &Reversi, state: &State, square: u64) -> i32 {
    if square & game.geometry.all_corners != 0 {
        return CORNER_HINT;
    }
    let open = game.geometry.corners.iter().filter(|corner| corner.corner & state.occupied() == 0);
    let hint = |corner: &crate::geometry::Corner| {
        i32::from(square & corner.diagonal != 0) * DIAGONAL_HINT
            + i32::from(square & corner.edges != 0) * EDGE_HINT
    };
    open.map(hint).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Notation;

    fn hint(position: &str, m: &str) -> i32 {
        let game = Reversi::default();
        let state = game.parse_state(position).expect("a position");
        ReversiTactics.hint(&game, &state, game.parse_move(&state, m).expect("a move"))
    }

    #[test]
    fn corners_come_first_and_gifts_last() {
        let position = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
        assert!(hint(position, "h1") > hint(position, "a3"));
        assert!(hint(position, "a3") > hint(position, "g2"));
    }

    #[test]
    fn only_who_must_pass_is_forced() {
        let game = Reversi::new(4).expect("a board");
        let is_forced = |text| ReversiTactics.is_forced(&game, &game.parse_state(text).expect("a position"));
        assert!(is_forced("XO-------------- O"));
        assert!(!is_forced("XO-------------- X"));
    }

    #[test]
    fn scores_are_seen_by_the_side_to_move() {
        let game = Reversi::default();
        let text = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";
        let scores = ["X", "O"].map(|side| {
            let state = game.parse_state(&format!("{text} {side}")).expect("a position");
            let own = playing::evaluate(&game, &state);
            (
                ReversiTactics.evaluate(&game, &state).0,
                if game.turn(&state) == Side::Max { own } else { -own },
            )
        });
        assert!(scores.iter().all(|(score, expected)| score == expected && *score != 0));
    }
}
