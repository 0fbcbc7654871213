//! A set of numbered dots as bits: the food that is left.

/// Most dots a layout may have: half the squares of the largest maze. A state copies the whole set.
pub const MAX_DOTS: usize = 2048;

const WORD_BITS: usize = u64::BITS as usize;

/// A set of the numbers below [`MAX_DOTS`].
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub struct DotSet([u64; MAX_DOTS / WORD_BITS]);

impl DotSet {
    /// The set of all numbers below `count`.
    pub fn first(count: usize) -> DotSet {
        let mut set = DotSet([0; MAX_DOTS / WORD_BITS]);
        for dot in 0..count {
            set.insert(dot);
        }
        set
    }

    /// Whether `dot` is in the set.
    pub fn contains(&self, dot: usize) -> bool {
        self.0[dot / WORD_BITS] >> (dot % WORD_BITS) & 1 == 1
    }

    /// Puts `dot` in the set.
    pub fn insert(&mut self, dot: usize) {
        self.0[dot / WORD_BITS] |= 1 << (dot % WORD_BITS);
    }

    /// Takes `dot` out of the set.
    pub fn remove(&mut self, dot: usize) {
        self.0[dot / WORD_BITS] &= !(1 << (dot % WORD_BITS));
    }

    /// The set as 64-bit words, lowest numbers first.
    pub fn words(&self) -> &[u64] {
        &self.0
    }

    /// The dots in the set, smallest first.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0
            .iter()
            .enumerate()
            .flat_map(|(index, &word)| BitPositions(word).map(move |bit| index * WORD_BITS + bit))
    }
}

/// The positions of the bits of a word, smallest first.
pub struct BitPositions(pub u64);

impl Iterator for BitPositions {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let bit = self.0.trailing_zeros() as usize;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            bit
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_come_and_go() {
        let mut set = DotSet::first(130);
        assert_eq!(set.iter().count(), 130);
        set.remove(64);
        set.remove(0);
        assert!(!set.contains(64) && set.contains(65));
        set.insert(MAX_DOTS - 1);
        assert_eq!(set.iter().next(), Some(1));
        assert_eq!(set.iter().last(), Some(MAX_DOTS - 1));
        assert_eq!(set.iter().count(), 129);
    }
}
