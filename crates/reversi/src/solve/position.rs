//! A position as the solver sees it: the mover's discs and the opponent's.

use crate::discs::{movable, turned};
use crate::rules::State;

/// Both sides' discs, seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DiscPosition {
    pub own: u64,
    pub other: u64,
}

impl DiscPosition {
    pub(super) fn of(state: &State) -> DiscPosition {
        let turn = state.turn();
        DiscPosition { own: state.discs(turn), other: state.discs(turn.other()) }
    }

    /// The same discs with the other side to move.
    #[inline]
    pub(super) fn passed(self) -> DiscPosition {
        DiscPosition { own: self.other, other: self.own }
    }

    /// After a disc on `square` that turns `lines`, seen by the opponent.
    #[inline]
    pub(super) fn put(self, square: usize, lines: u64) -> DiscPosition {
        DiscPosition { own: self.other ^ lines, other: self.own | lines | 1 << square }
    }

    /// What a disc on `square` turns.
    #[inline]
    pub(super) fn turned(self, square: usize) -> u64 {
        turned(self.own, self.other, square)
    }

    /// Where the mover may put a disc.
    #[inline]
    pub(super) fn movable(self, empty: u64) -> u64 {
        movable(self.own, self.other, empty)
    }

    /// The mover's discs less the opponent's in a finished game, the empty squares to the winner.
    #[inline]
    pub(super) fn margin(self, squares: i32) -> i32 {
        let [own, other] = [self.own, self.other].map(|discs| discs.count_ones() as i32);
        match own.cmp(&other) {
            std::cmp::Ordering::Greater => squares - 2 * other,
            std::cmp::Ordering::Less => 2 * own - squares,
            std::cmp::Ordering::Equal => 0,
        }
    }
}
