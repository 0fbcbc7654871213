//! Sets of cells as bits: one word for boards up to 64 cells, seven for the largest.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// Cells that fit into one word.
const WORD: usize = u64::BITS as usize;

/// A set of cell indexes below `64 * WORDS`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Bits<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Bits<WORDS> {
    /// No cell at all.
    pub const EMPTY: Self = Bits([0; WORDS]);

    /// How many cells there is room for.
    pub const CAPACITY: usize = WORD * WORDS;

    /// The word a cell is in. Clamped, so that with one word there is nothing to compute or check.
    #[inline]
    fn word(index: usize) -> usize {
        debug_assert!(index < Self::CAPACITY);
        (index / WORD).min(WORDS - 1)
    }

    /// The set of one cell.
    #[inline]
    pub fn single(index: usize) -> Self {
        let mut set = Self::EMPTY;
        set.insert(index);
        set
    }

    /// The first `count` cells.
    pub fn below(count: usize) -> Self {
        let mut set = Self::EMPTY;
        (0..count).for_each(|index| set.insert(index));
        set
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, index: usize) {
        self.0[Self::word(index)] |= 1 << (index % WORD);
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, index: usize) {
        self.0[Self::word(index)] &= !(1 << (index % WORD));
    }

    /// Whether the cell is in the set.
    #[inline]
    pub fn contains(&self, index: usize) -> bool {
        self.0[Self::word(index)] >> (index % WORD) & 1 != 0
    }

    /// Whether there is no cell in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// How many cells are in the set.
    #[inline]
    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The cells of this set that are not in `other`.
    #[inline]
    pub fn minus(&self, other: &Self) -> Self {
        *self & !*other
    }

    /// Whether the sets share a cell.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }

    /// Whether every cell of this set is in `other`.
    #[inline]
    pub fn is_within(&self, other: &Self) -> bool {
        self.minus(other).is_empty()
    }

    /// The lowest cell.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        let (number, word) = self.0.iter().enumerate().find(|(_, word)| **word != 0)?;
        Some(number * WORD + word.trailing_zeros() as usize)
    }

    /// Whether there is exactly one cell.
    #[inline]
    pub fn is_single(&self) -> bool {
        let mut words = self.0.iter().filter(|word| **word != 0);
        matches!((words.next(), words.next()), (Some(word), None) if word.is_power_of_two())
    }

    /// The cells in ascending order.
    #[inline]
    pub fn iter(&self) -> Cells<WORDS> {
        Cells { rest: self.0, word: 0 }
    }
}

impl Bits<1> {
    /// The cells whose bits are set in `word`.
    #[inline]
    pub fn from_word(word: u64) -> Self {
        Bits([word])
    }
}

/// The cells of a set, ascending.
#[derive(Clone, Debug)]
pub struct Cells<const WORDS: usize> {
    rest: [u64; WORDS],
    word: usize,
}

impl<const WORDS: usize> Iterator for Cells<WORDS> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.rest[self.word] == 0 {
            if self.word + 1 == WORDS {
                return None;
            }
            self.word += 1;
        }
        let rest = &mut self.rest[self.word];
        let bit = rest.trailing_zeros() as usize;
        *rest &= *rest - 1;
        Some(self.word * WORD + bit)
    }
}

impl<const WORDS: usize> BitAnd for Bits<WORDS> {
    type Output = Self;
    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, mask)| *word &= mask);
        self
    }
}

impl<const WORDS: usize> BitOr for Bits<WORDS> {
    type Output = Self;
    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const WORDS: usize> BitOrAssign for Bits<WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word |= more);
    }
}

impl<const WORDS: usize> Not for Bits<WORDS> {
    type Output = Self;
    #[inline]
    fn not(mut self) -> Self {
        self.0.iter_mut().for_each(|word| *word = !*word);
        self
    }
}

impl<const WORDS: usize> FromIterator<usize> for Bits<WORDS> {
    fn from_iter<I: IntoIterator<Item = usize>>(indexes: I) -> Self {
        let mut set = Self::EMPTY;
        indexes.into_iter().for_each(|index| set.insert(index));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn check<const WORDS: usize>(a: &BTreeSet<usize>, b: &BTreeSet<usize>) {
        let set = |cells: &BTreeSet<usize>| cells.iter().copied().collect::<Bits<WORDS>>();
        let (left, right) = (set(a), set(b));
        assert!(left.iter().eq(a.iter().copied()));
        assert_eq!(left.count(), a.len());
        assert_eq!(left.first(), a.first().copied());
        assert_eq!(left.is_single(), a.len() == 1);
        assert_eq!(left.is_empty(), a.is_empty());
        assert!((left & right).iter().eq(a.intersection(b).copied()));
        assert!((left | right).iter().eq(a.union(b).copied()));
        assert!(left.minus(&right).iter().eq(a.difference(b).copied()));
        assert_eq!(left.meets(&right), !a.is_disjoint(b));
        assert_eq!(left.is_within(&right), a.is_subset(b));
    }

    fn cells(limit: usize) -> impl Strategy<Value = BTreeSet<usize>> {
        proptest::collection::btree_set(0..limit, 0..12)
    }

    proptest! {
        #[test]
        fn one_word_is_a_set(a in cells(64), b in cells(64)) {
            check::<1>(&a, &b);
        }

        #[test]
        fn seven_words_are_a_set(a in cells(448), b in cells(448)) {
            check::<7>(&a, &b);
        }
    }

    #[test]
    fn cells_come_and_go() {
        let mut set = Bits::<7>::below(400);
        assert_eq!(set.count(), 400);
        set.remove(399);
        assert!(!set.contains(399) && set.contains(398));
        assert_eq!(Bits::<1>::below(64).count(), 64);
    }
}
