//! A move: where a piece goes and what it takes on the way.

use crate::square::Square;
use crate::squares::Squares;
use std::fmt;

/// Pieces on the edge cannot be jumped, so what is captured leaves out the top row's bits and fits 32.
const CAPTURE_SHIFT: u32 = 4;

/// Bits of a square's index in a code.
const SQUARE_BITS: u32 = 5;
const SQUARE_MASK: u16 = (1 << SQUARE_BITS) - 1;

/// Bits of a code that tell captures apart.
const CAPTURE_BITS: u32 = 6;
const CAPTURE_MASK: u32 = (1 << CAPTURE_BITS) - 1;

/// One complete move, a multiple capture included. Routes with the same ends and captures are one move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    captured: u32,
    code: u16,
}

impl Move {
    /// The move between two squares that takes `captured`, none of which lies on the top or bottom row.
    #[inline]
    pub fn new(from: Square, to: Square, captured: Squares) -> Move {
        debug_assert!(!captured.meets(Squares::TOP | Squares::BOTTOM));
        let captured = (captured.bits() >> CAPTURE_SHIFT) as u32;
        let ends = from.index() as u16 | (to.index() as u16) << SQUARE_BITS;
        Move { captured, code: ends | fold(captured) << (2 * SQUARE_BITS) }
    }

    /// Where the piece comes from.
    #[inline]
    pub const fn from(self) -> Square {
        Square::from_index((self.code & SQUARE_MASK) as usize)
    }

    /// Where the piece ends; in a round trip where it came from.
    #[inline]
    pub const fn to(self) -> Square {
        Square::from_index((self.code >> SQUARE_BITS & SQUARE_MASK) as usize)
    }

    /// The pieces taken.
    #[inline]
    pub const fn captured(self) -> Squares {
        Squares::from_bits((self.captured as u64) << CAPTURE_SHIFT)
    }

    /// Whether anything is taken.
    #[inline]
    pub const fn is_capture(self) -> bool {
        self.captured != 0
    }

    /// A number that tells the moves of one state apart: five bits each for the ends, six for the captures.
    ///
    /// Jumping moves a piece by two rows and two columns, so it stays on eight squares, joined by nine
    /// possible jumps that take nine different pieces. Captures with the same ends differ by jumps that form
    /// closed loops. Those nine jumps contain two independent loops, hence at most four such captures, and the
    /// folded bits are different for all of them; a test goes through every case.
    #[inline]
    pub const fn code(self) -> u16 {
        self.code
    }

    /// The same move seen from the other end of the board.
    #[must_use]
    pub fn rotate(self) -> Move {
        Move::new(self.from().rotate(), self.to().rotate(), self.captured().rotate())
    }
}

/// Folds what is captured into a few bits.
#[inline]
const fn fold(captured: u32) -> u16 {
    let mut folded = 0;
    let mut rest = captured;
    while rest != 0 {
        folded ^= rest & CAPTURE_MASK;
        rest >>= CAPTURE_BITS;
    }
    folded as u16
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.is_capture() {
            true => write!(f, "{}x{} taking {:?}", self.from(), self.to(), self.captured()),
            false => write!(f, "{}-{}", self.from(), self.to()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::squares::Direction;
    use std::collections::{HashMap, HashSet};

    #[test]
    fn a_move_keeps_what_it_is_made_of() {
        let captured: Squares = [6, 7, 26, 27].iter().filter_map(|&n| Square::new(n)).collect();
        let m = Move::new(Square::from_index(2), Square::from_index(2), captured);
        assert_eq!((m.from().number(), m.to().number(), m.captured()), (3, 3, captured));
        assert_eq!(m.rotate().rotate(), m);
        assert_eq!(std::mem::size_of::<Move>(), 8);
    }

    /// Follows every trail of jumps from `m.to()` that takes no piece twice.
    fn trails(m: Move, found: &mut HashSet<Move>) {
        for direction in Direction::ALL {
            let over = Squares::of(m.to()).stepped(direction);
            let land = over.stepped(direction).first();
            if let Some(to) = land.filter(|_| !m.captured().meets(over)) {
                let longer = Move::new(m.from(), to, m.captured() | over);
                if found.insert(longer) {
                    trails(longer, found);
                }
            }
        }
    }

    #[test]
    fn codes_tell_all_captures_between_two_squares_apart() {
        for from in Square::all() {
            let mut found = HashSet::new();
            trails(Move::new(from, from, Squares::NONE), &mut found);
            let mut by_end: HashMap<Square, Vec<Move>> = HashMap::new();
            found.iter().for_each(|m| by_end.entry(m.to()).or_default().push(*m));
            for moves in by_end.values() {
                let codes: HashSet<u16> = moves.iter().map(|m| m.code()).collect();
                assert_eq!(codes.len(), moves.len(), "{moves:?}");
                assert!(moves.len() <= 4, "{moves:?}");
                assert!(!codes.contains(&u16::MAX), "{moves:?}");
            }
        }
    }
}
