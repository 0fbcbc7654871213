//! The opening with swaps: one player puts three stones, the other takes a side, or puts two more and is answered so.

use super::board::StoneOwner;
use super::brain::Brain;
use super::error::BrainError;
use session::{StopFlag, Value};

/// The three stones of an opening, from the middle: one of X, one of O beside it, one of X apart.
const OPENING: [(isize, isize); 3] = [(0, 0), (1, 0), (2, 3)];

impl Brain {
    /// Puts the next stone of an opening; X begins, and the engine will move for O.
    pub(super) fn put_next(&mut self, x: usize, y: usize) -> Result<(), BrainError> {
        let stones = self.game.as_ref().ok_or(BrainError::NoGame)?.board.stones();
        let owner = if stones % 2 == 0 { StoneOwner::Opponent } else { StoneOwner::Own };
        self.put(x, y, owner)
    }

    /// Answers an opening of no, three or five stones: with three stones, with `SWAP` to take the side of X, or with a
    /// move for O, whichever side our search holds for better.
    pub(super) fn swap2(&mut self, stop: &StopFlag) -> Result<Vec<String>, BrainError> {
        let board = &self.game.as_ref().ok_or(BrainError::NoGame)?.board;
        match board.stones() {
            0 => {
                let (x, y) = board.centre();
                let at = |from: usize, by: isize| from.saturating_add_signed(by);
                let places = OPENING.map(|(dx, dy)| format!("{},{}", at(x, dx), at(y, dy - 2)));
                Ok(vec![places.join(" ")])
            }
            3 | 5 => {
                let found = self.think(stop)?;
                let is_better_for_x = found.value > Value::Points(0.0);
                Ok(vec![if is_better_for_x { "SWAP".into() } else { format!("{},{}", found.x, found.y) }])
            }
            other => Err(BrainError::Opening(other)),
        }
    }
}
