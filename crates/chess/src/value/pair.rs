//! Two numbers in one: what something is worth in the middlegame and in the endgame.
//!
//! Both live in one machine word, the endgame in the high half, so that one addition adds both. Sums stay far
//! inside sixteen bits.

use std::ops::{Add, AddAssign, Mul, Neg, Sub};

const HALF_BITS: u32 = 16;
/// Borrow of a negative low half, given back before the high half is read.
const ROUNDING: i32 = 1 << (HALF_BITS - 1);

/// A middlegame and an endgame number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pair(i32);

impl Pair {
    /// Nothing in either phase.
    pub const ZERO: Pair = Pair(0);

    /// From the two numbers.
    pub const fn new(middle: i16, end: i16) -> Pair {
        Pair(((end as i32) << HALF_BITS) + middle as i32)
    }

    /// The middlegame number.
    pub const fn middle(self) -> i32 {
        self.0 as i16 as i32
    }

    /// The endgame number.
    pub const fn end(self) -> i32 {
        (self.0.wrapping_add(ROUNDING) >> HALF_BITS) as i16 as i32
    }
}

impl Add for Pair {
    type Output = Pair;
    fn add(self, other: Pair) -> Pair {
        Pair(self.0.wrapping_add(other.0))
    }
}

impl AddAssign for Pair {
    fn add_assign(&mut self, other: Pair) {
        *self = *self + other;
    }
}

impl Sub for Pair {
    type Output = Pair;
    fn sub(self, other: Pair) -> Pair {
        Pair(self.0.wrapping_sub(other.0))
    }
}

impl Neg for Pair {
    type Output = Pair;
    fn neg(self) -> Pair {
        Pair(self.0.wrapping_neg())
    }
}

impl Mul<i32> for Pair {
    type Output = Pair;
    fn mul(self, count: i32) -> Pair {
        Pair(self.0.wrapping_mul(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn both_halves_are_added_apart(a in -4000i16..4000, b in -4000i16..4000, c in -4000i16..4000, d in -4000i16..4000, n in -3i32..4) {
            let sum = Pair::new(a, b) * n + Pair::new(c, d) - -Pair::new(d, c);
            prop_assert_eq!(sum.middle(), i32::from(a) * n + i32::from(c) + i32::from(d));
            prop_assert_eq!(sum.end(), i32::from(b) * n + i32::from(d) + i32::from(c));
        }
    }
}
