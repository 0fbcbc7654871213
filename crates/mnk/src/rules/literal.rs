//! The rules as the recursion of the source's program reads them: the side to move puts two stones before the other
//! answers, and no line wins before the board is full.
//!
//! Its text describes both: a minimax that calls the maximizer for each child of its own move, and a value function that asks
//! who has won once every cell is taken. A search reads the game so from one state on; the game itself is never played so.

use super::{Mnk, Square, State};
use crate::bits::Bits;
use crate::zobrist;
use search::Side;

impl<const WORDS: usize> Mnk<WORDS> {
    /// The game as the source's recursion reads it, from `root` on.
    #[must_use]
    pub fn read_literally(&self, root: &State<WORDS>) -> Self {
        Mnk { literal: Some(root.empty), ..self.clone() }
    }

    /// How many plies below the root the source's recursion is; 0 where the rules are read as they are.
    pub(crate) fn layer(&self, state: &State<WORDS>) -> u16 {
        self.literal.map_or(0, |empty| empty - state.empty)
    }

    /// A move in that reading.
    #[cold]
    pub(super) fn play_literally(&self, state: &State<WORDS>, m: Square) -> State<WORDS> {
        let side = state.turn;
        let mut next = State { empty: state.empty - 1, completing: [Bits::EMPTY; 2], ..*state };
        next.stones[side as usize].insert(m.index());
        next.key ^= zobrist::stone(side, m.index());
        if self.layer(&next) > 1 {
            next.turn = side.other();
            next.key ^= zobrist::MIN_TO_MOVE;
        }
        if next.empty == 0 {
            next.winner = self.only_line(&next);
        }
        next
    }

    /// The side that has a line where the other has none.
    fn only_line(&self, state: &State<WORDS>) -> Option<Side> {
        match state.stones.map(|own| self.has_line(&own)) {
            [true, false] => Some(Side::Max),
            [false, true] => Some(Side::Min),
            _ => None,
        }
    }
}
