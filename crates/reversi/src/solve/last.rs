//! The last few empty squares: no lists of moves, no ordering but parity, no table.

use super::position::DiscPosition;
use super::search::EndingSearch;
use crate::discs::{around, each};

/// Up to this number of empty squares is handled here.
pub(super) const FEW: usize = 4;

/// The empty squares that are left, in the order in which they are tried.
#[derive(Clone, Copy)]
struct Left {
    squares: [u8; FEW],
    count: usize,
}

impl Left {
    /// All but the one at `index`, in the same order.
    #[inline]
    fn without(mut self, index: usize) -> Left {
        self.squares.copy_within(index + 1.., index);
        self.count -= 1;
        self
    }
}

impl EndingSearch<'_> {
    /// The margin of a position with at most [`FEW`] empty squares, exact inside the window.
    #[inline]
    pub(super) fn last_few(&mut self, position: DiscPosition, empty: u64, alpha: i32, beta: i32) -> i32 {
        // A region with an odd number of squares first: who begins there also ends there.
        let odd = self.odd_regions(empty);
        let mut left = Left { squares: [0; FEW], count: 0 };
        for square in each(empty & odd).chain(each(empty & !odd)) {
            left.squares[left.count] = square as u8;
            left.count += 1;
        }
        match left.count {
            0 => position.margin(self.squares),
            1 => self.last_one(position, usize::from(left.squares[0])),
            _ => self.several(position, left, alpha, beta),
        }
    }

    fn several(&mut self, position: DiscPosition, left: Left, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if let Some(best) = self.try_each(position, left, alpha, beta) {
            return best;
        }
        self.nodes += 1;
        match self.try_each(position.passed(), left, -beta, -alpha) {
            Some(best) => -best,
            None => position.margin(self.squares),
        }
    }

    /// The best of all moves; none where there is no move.
    #[inline]
    fn try_each(&mut self, position: DiscPosition, left: Left, mut alpha: i32, beta: i32) -> Option<i32> {
        let mut best = None;
        for index in 0..left.count {
            let square = usize::from(left.squares[index]);
            if around(1 << square) & position.other == 0 {
                continue;
            }
            let lines = position.turned(square);
            if lines == 0 {
                continue;
            }
            let (next, rest) = (position.put(square, lines), left.without(index));
            let margin = match rest.count {
                1 => -self.last_one(next, usize::from(rest.squares[0])),
                _ => -self.several(next, rest, -beta, -alpha),
            };
            if best.is_none_or(|best| margin > best) {
                best = Some(margin);
                if margin >= beta {
                    break;
                }
                alpha = alpha.max(margin);
            }
        }
        best
    }

    /// The margin with one empty square.
    #[inline]
    fn last_one(&mut self, position: DiscPosition, square: usize) -> i32 {
        self.nodes += 1;
        let own = position.own.count_ones() as i32;
        let gained = position.turned(square).count_ones() as i32;
        if gained > 0 {
            return 2 * (own + gained + 1) - self.squares;
        }
        let lost = position.passed().turned(square).count_ones() as i32;
        if lost > 0 {
            return 2 * (own - lost) - self.squares;
        }
        position.margin(self.squares)
    }
}
