//! Sets of squares: the bitboard on which pieces step and jump by shifting.
//!
//! Two rows take nine bits, the ninth being no square (bits 8, 17 and 26). A step is then the same shift from
//! every row, and a step over a side edge lands on one of the spare bits, where nothing ever stands:
//!
//! ```text
//!        0     1     2     3
//!     4     5     6     7      (8)
//!        9    10    11    12
//!    13    14    15    16     (17)
//!       18    19    20    21
//!    22    23    24    25     (26)
//!       27    28    29    30
//!    31    32    33    34
//! ```
//!
//! Bits ascend with the square numbers, so a scan of the bits is a scan of the squares.

use crate::square::Square;
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

/// Bits up to and including the last square.
const SPAN: u32 = 35;

/// Squares that take nine bits together.
const GROUP: u32 = 8;

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(u64);

/// One of the four ways to step, in the order in which moves are generated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Direction {
    // The numbers are rotations of the bits to the left; upwards is to the right, hence less than no turn.
    /// Up and to the left.
    NorthWest = 64 - 5,
    /// Up and to the right.
    NorthEast = 64 - 4,
    /// Down and to the left.
    SouthWest = 4,
    /// Down and to the right.
    SouthEast = 5,
}

impl Direction {
    /// Every direction, in the order in which moves are generated.
    pub const ALL: [Direction; 4] =
        [Direction::NorthWest, Direction::NorthEast, Direction::SouthWest, Direction::SouthEast];

    /// The direction back.
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::NorthWest => Direction::SouthEast,
            Direction::NorthEast => Direction::SouthWest,
            Direction::SouthWest => Direction::NorthEast,
            Direction::SouthEast => Direction::NorthWest,
        }
    }
}

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);
    /// The whole board.
    pub const ALL: Squares = Squares::from_mask(u32::MAX);
    /// The top row, where White crowns and Black's men start.
    pub const TOP: Squares = Squares::from_mask(0x0000_000f);
    /// The bottom row, where Black crowns and White's men start.
    pub const BOTTOM: Squares = Squares::from_mask(0xf000_0000);

    /// The set with exactly this square.
    #[inline]
    pub const fn of(square: Square) -> Squares {
        let index = square.index() as u32;
        Squares(1 << (index + index / GROUP))
    }

    /// The set given by a mask in which bit `n - 1` stands for square `n`.
    #[inline]
    pub const fn from_mask(mask: u32) -> Squares {
        let mask = mask as u64;
        Squares(mask & 0xff | (mask & 0xff00) << 1 | (mask & 0x00ff_0000) << 2 | (mask & 0xff00_0000) << 3)
    }

    /// The set as a mask in which bit `n - 1` stands for square `n`.
    #[inline]
    pub const fn mask(self) -> u32 {
        let bits = self.0;
        (bits & 0xff | bits >> 1 & 0xff00 | bits >> 2 & 0x00ff_0000 | bits >> 3 & 0xff00_0000) as u32
    }

    /// The set as the bits shown at the top of this file.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The set with these bits; those that are no squares are dropped.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Squares {
        Squares(bits & Squares::ALL.0)
    }

    /// Whether there is no square in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Squares::of(square).0 != 0
    }

    /// Whether some square is in both sets.
    #[inline]
    pub const fn meets(self, other: Squares) -> bool {
        self.0 & other.0 != 0
    }

    /// The square with the smallest number.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Squares::square_at(self.0.trailing_zeros())) }
    }

    /// The set one step away in a direction. Steps over the edge may leave bits that are no squares, so the
    /// result must be intersected with a real set.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn step(self, direction: Direction) -> Squares {
        // Bits turned round the end land above the last square, which is off the board too.
        Squares(self.0.rotate_left(direction as u32))
    }

    /// The squares one step away in a direction.
    #[inline]
    #[must_use]
    pub const fn stepped(self, direction: Direction) -> Squares {
        Squares(self.step(direction).0 & Squares::ALL.0)
    }

    /// The squares one step away in any direction.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Squares {
        Squares((self.0 >> 5 | self.0 >> 4 | self.0 << 4 | self.0 << 5) & Squares::ALL.0)
    }

    /// The set seen from the other end of the board.
    #[inline]
    #[must_use]
    pub const fn rotate(self) -> Squares {
        Squares(self.0.reverse_bits() >> (u64::BITS - SPAN))
    }

    /// The squares of the set as sets of one, by number.
    #[inline(always)]
    pub(crate) fn singles(self) -> impl Iterator<Item = Squares> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            (lowest != 0).then_some(Squares(lowest))
        })
    }

    const fn square_at(bit: u32) -> Square {
        // Spare bits are never set, so the groups of nine bits count the spare ones before a square.
        Square::from_index((bit - bit / (GROUP + 1)) as usize)
    }
}

impl From<Square> for Squares {
    #[inline]
    fn from(square: Square) -> Squares {
        Squares::of(square)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::NONE, |set, square| set | square.into())
    }
}

/// The squares of a set by number.
#[derive(Clone)]
pub struct Scan(u64);

impl Iterator for Scan {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Squares(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let length = Squares(self.0).len();
        (length, Some(length))
    }
}

impl ExactSizeIterator for Scan {}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = Scan;

    #[inline]
    fn into_iter(self) -> Scan {
        Scan(self.0)
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    #[inline(always)]
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Squares;
    #[inline(always)]
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitXor for Squares {
    type Output = Squares;
    #[inline(always)]
    fn bitxor(self, other: Squares) -> Squares {
        Squares(self.0 ^ other.0)
    }
}

/// The squares of the first set that are not in the second.
impl Sub for Squares {
    type Output = Squares;
    #[inline(always)]
    fn sub(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }
}

impl Not for Squares {
    type Output = Squares;
    #[inline(always)]
    fn not(self) -> Squares {
        Squares(!self.0 & Squares::ALL.0)
    }
}

impl BitOrAssign for Squares {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Squares) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Squares {
    #[inline(always)]
    fn bitxor_assign(&mut self, other: Squares) {
        self.0 ^= other.0;
    }
}

impl SubAssign for Squares {
    #[inline(always)]
    fn sub_assign(&mut self, other: Squares) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square::SQUARES;

    fn offset(direction: Direction) -> (i8, i8) {
        match direction {
            Direction::NorthWest => (-1, -1),
            Direction::NorthEast => (-1, 1),
            Direction::SouthWest => (1, -1),
            Direction::SouthEast => (1, 1),
        }
    }

    #[test]
    fn a_step_is_one_row_and_one_column() {
        for (square, direction) in Square::all().flat_map(|s| Direction::ALL.map(|d| (s, d))) {
            let (down, right) = offset(direction);
            let row = square.row().wrapping_add_signed(down);
            let column = square.column().wrapping_add_signed(right);
            let expected: Squares = Square::at(row, column).into_iter().collect();
            assert_eq!(Squares::of(square).stepped(direction), expected, "{square} {direction:?}");
        }
    }

    #[test]
    fn masks_and_scans_go_by_square_number() {
        for mask in [0, 1, 0x8000_0000, 0x0180_ff01, u32::MAX] {
            let set = Squares::from_mask(mask);
            assert_eq!(set.mask(), mask);
            assert_eq!(set.len(), mask.count_ones() as usize);
            let scanned: Vec<usize> = set.into_iter().map(Square::index).collect();
            let expected: Vec<usize> = (0..SQUARES).filter(|&i| mask >> i & 1 == 1).collect();
            assert_eq!(scanned, expected);
        }
    }

    #[test]
    fn sets_turn_with_their_squares() {
        for square in Square::all() {
            assert_eq!(Squares::of(square).rotate(), Squares::of(square.rotate()));
        }
    }

    #[test]
    fn neighbours_are_all_steps() {
        for square in Square::all() {
            let set = Squares::of(square);
            let steps = Direction::ALL.map(|d| set.stepped(d)).into_iter().fold(Squares::NONE, BitOr::bitor);
            assert_eq!(set.neighbours(), steps);
        }
    }
}
