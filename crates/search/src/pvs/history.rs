//! Killer moves, history heuristic, counter-moves and continuation history: what quiet moves have been good for.
//!
//! The hope: a quiet move that refuted one node refutes others like it: at the same ply (killer), anywhere (history), in
//! reply to the same move (counter-move), after the same two moves (continuation history).
//!
//! Selim G. Akl and Monroe M. Newborn, "The Principal Continuation and the Killer Heuristic", ACM Annual Conference, 1977;
//! Jonathan Schaeffer, "The History Heuristic and Alpha-Beta Search Enhancements in Practice", IEEE Transactions on Pattern
//! Analysis and Machine Intelligence 11(11), 1989; Jos W. H. M. Uiterwijk, "The Countermove Heuristic", ICCA Journal 15(1),
//! 1992. Continuation history has no paper; it comes from the practice of chess programs.

use super::table::NO_MOVE;
use crate::game::Side;
use crate::score::{Depth, Ply};

/// Killers kept for each ply.
const KILLERS: usize = 2;
/// Counters stay within plus and minus this; hints are on the same scale.
pub(super) const HISTORY_MAX: i32 = 1 << 14;
/// The largest change one cut-off makes.
const BONUS_MAX: i32 = 1800;
/// How fast the bonus grows with depth: deep cut-offs say more.
const BONUS_STEP: i32 = 180;
const BONUS_START: i32 = 100;

const CODES: usize = 1 << 16;

/// No piece-to index: no move before, or a pass.
pub(super) const NO_PIECE_TO: usize = usize::MAX;

/// A move as the memory knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MoveId {
    pub code: u16,
    pub piece_to: usize,
}

/// No move: a pass, or nothing made yet.
pub(super) const NO_MOVE_ID: MoveId = MoveId { code: NO_MOVE, piece_to: NO_PIECE_TO };

/// Where a quiet move is made: by whom, how deep, after what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MoveContext {
    pub side: Side,
    pub ply: Ply,
    /// Code of the move before, or [`NO_MOVE`].
    pub previous: u16,
    /// Piece-to indices of the last move and the one before it, or [`NO_PIECE_TO`].
    pub continuation: [usize; 2],
}

/// The memory of quiet moves of one thread.
pub(super) struct History {
    killers: Vec<[u16; KILLERS]>,
    counter_moves: Vec<u16>,
    worth: Vec<i16>,
    /// By the piece-to index of an earlier move and of this one.
    continuations: Vec<i16>,
    piece_tos: usize,
}

impl History {
    pub(super) fn new(plies: usize, piece_tos: usize) -> Self {
        let piece_tos = usable(piece_tos);
        History {
            killers: vec![[NO_MOVE; KILLERS]; plies],
            counter_moves: vec![NO_MOVE; 2 * CODES],
            worth: vec![0; 2 * CODES],
            continuations: vec![0; piece_tos * piece_tos],
            piece_tos,
        }
    }

    /// Whether this memory was made for a game with this number of piece-to indices.
    pub(super) fn fits(&self, piece_tos: usize) -> bool {
        self.piece_tos == usable(piece_tos)
    }

    pub(super) fn is_killer(&self, ply: Ply, code: u16) -> bool {
        self.killers[ply.0 as usize].contains(&code)
    }

    /// Killers of this ply belong to another branch: forget them.
    pub(super) fn forget_killers(&mut self, ply: Ply) {
        if let Some(killers) = self.killers.get_mut(ply.0 as usize) {
            *killers = [NO_MOVE; KILLERS];
        }
    }

    /// The killers belong to another search.
    pub(super) fn forget_all_killers(&mut self) {
        self.killers.fill([NO_MOVE; KILLERS]);
    }

    pub(super) fn counter_move(&self, side: Side, previous: u16) -> u16 {
        if previous == NO_MOVE { NO_MOVE } else { self.counter_moves[slot(side, previous)] }
    }

    pub(super) fn worth(&self, side: Side, code: u16) -> i32 {
        i32::from(self.worth[slot(side, code)])
    }

    /// What this move has been good for after the moves that led here.
    pub(super) fn continuation_worth(&self, continuation: [usize; 2], piece_to: usize) -> i32 {
        let worth = |previous| {
            self.continuation_slot(previous, piece_to).map_or(0, |index| i32::from(self.continuations[index]))
        };
        worth(continuation[0]) + worth(continuation[1])
    }

    /// A quiet move cut its node off.
    pub(super) fn reward(&mut self, context: &MoveContext, quiet: MoveId, depth: Depth) {
        let killers = &mut self.killers[context.ply.0 as usize];
        if killers[0] != quiet.code {
            killers[1] = killers[0];
            killers[0] = quiet.code;
        }
        if context.previous != NO_MOVE {
            self.counter_moves[slot(context.side, context.previous)] = quiet.code;
        }
        self.shift(context, quiet, bonus(depth));
    }

    /// A quiet move was tried before the one that cut the node off.
    pub(super) fn blame(&mut self, context: &MoveContext, quiet: MoveId, depth: Depth) {
        self.shift(context, quiet, -bonus(depth));
    }

    fn shift(&mut self, context: &MoveContext, quiet: MoveId, bonus: i32) {
        approach(&mut self.worth[slot(context.side, quiet.code)], bonus);
        for previous in context.continuation {
            if let Some(index) = self.continuation_slot(previous, quiet.piece_to) {
                approach(&mut self.continuations[index], bonus);
            }
        }
    }

    fn continuation_slot(&self, previous: usize, piece_to: usize) -> Option<usize> {
        (previous < self.piece_tos).then(|| previous * self.piece_tos + piece_to)
    }
}

/// With less than two indices there are no pairs to tell apart.
fn usable(piece_tos: usize) -> usize {
    if piece_tos < 2 { 0 } else { piece_tos }
}

/// Moves a counter towards its limit, the slower the nearer it is.
fn approach(worth: &mut i16, bonus: i32) {
    let old = i32::from(*worth);
    *worth = (old + bonus - old * bonus.abs() / HISTORY_MAX) as i16;
}

fn slot(side: Side, code: u16) -> usize {
    (side as usize) * CODES + usize::from(code)
}

fn bonus(depth: Depth) -> i32 {
    (BONUS_STEP * depth.0 - BONUS_START).clamp(1, BONUS_MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn context(side: Side, previous: u16) -> MoveContext {
        MoveContext { side, ply: Ply(1), previous, continuation: [2, NO_PIECE_TO] }
    }

    fn quiet(code: u16) -> MoveId {
        MoveId { code, piece_to: usize::from(code) % 4 }
    }

    #[test]
    fn counters_stay_in_their_limits_and_killers_in_order() {
        let mut history = History::new(2, 4);
        for _ in 0..1000 {
            history.reward(&context(Side::Max, 3), quiet(7), Depth(20));
            history.blame(
                &MoveContext { continuation: [0, 1], ..context(Side::Min, 3) },
                quiet(7),
                Depth(20),
            );
        }
        let worth = history.worth(Side::Max, 7);
        assert!(worth <= HISTORY_MAX && worth > HISTORY_MAX / 2);
        assert!(history.worth(Side::Min, 7) < -HISTORY_MAX / 2);
        assert_eq!(history.counter_move(Side::Max, 3), 7);
        assert!(history.continuation_worth([2, NO_PIECE_TO], 3) > HISTORY_MAX / 2);
        assert!(history.continuation_worth([0, 1], 3) < -HISTORY_MAX);
        assert_eq!(history.continuation_worth([3, NO_PIECE_TO], 3), 0);
        history.reward(&context(Side::Max, NO_MOVE), quiet(8), Depth(1));
        history.reward(&context(Side::Max, NO_MOVE), quiet(9), Depth(1));
        let is_killer = |code| history.is_killer(Ply(1), code);
        assert!(is_killer(8) && is_killer(9) && !is_killer(7) && !history.is_killer(Ply(0), 9));
    }

    #[test]
    fn without_piece_tos_no_pairs_are_kept() {
        let mut history = History::new(2, 0);
        history.reward(&context(Side::Max, 3), quiet(7), Depth(20));
        assert_eq!(history.continuation_worth([2, 1], 3), 0);
    }
}
