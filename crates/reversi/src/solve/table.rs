//! What was proven about positions. Entries hold the whole position, so that no two are ever confused.

use super::position::DiscPosition;
use crate::rules::mix;

/// No move is known to be best.
pub(super) const NO_SQUARE: u8 = u8::MAX;

/// Entries looked at for a position: one that keeps the largest, one that keeps the latest.
const WAYS: usize = 2;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PositionFact {
    /// The margin is at least this.
    pub lower: i8,
    /// The margin is at most this.
    pub upper: i8,
    /// The best move found, or [`NO_SQUARE`].
    pub best: u8,
    /// Empty squares: the more, the more work it was.
    pub empties: u8,
}

#[derive(Clone, Copy)]
struct FactEntry {
    position: DiscPosition,
    fact: PositionFact,
}

/// Nothing is stored: there is no position without discs.
const VACANT: FactEntry = FactEntry {
    position: DiscPosition { own: 0, other: 0 },
    fact: PositionFact { lower: i8::MIN, upper: i8::MAX, best: NO_SQUARE, empties: 0 },
};

/// Facts by position.
pub(super) struct FactTable {
    entries: Vec<[FactEntry; WAYS]>,
    mask: usize,
}

impl FactTable {
    /// Room for two to the power of `bits` pairs of facts.
    pub(super) fn new(bits: u32) -> FactTable {
        FactTable { entries: vec![[VACANT; WAYS]; 1 << bits], mask: (1 << bits) - 1 }
    }

    #[inline]
    fn place(&self, position: DiscPosition) -> usize {
        mix(mix(position.own) ^ position.other) as usize & self.mask
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn probe(&self, position: DiscPosition) -> Option<PositionFact> {
        let pair = &self.entries[self.place(position)];
        pair.iter().find(|entry| entry.position == position).map(|entry| entry.fact)
    }

    /// Keeps a fact, in the place of an older one about the same position or of one that was less work.
    pub(super) fn store(&mut self, position: DiscPosition, fact: PositionFact) {
        let place = self.place(position);
        let [large, latest] = &mut self.entries[place];
        let slot = if large.position == position || fact.empties >= large.fact.empties {
            if large.position != position {
                *latest = *large;
            }
            large
        } else {
            latest
        };
        *slot = FactEntry { position, fact };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_and_the_latest_are_kept() {
        let mut table = FactTable::new(0);
        let position = |own| DiscPosition { own, other: 1 };
        let fact = |empties| PositionFact { lower: -2, upper: 2, best: 9, empties };
        for (own, empties) in [(2, 14), (4, 10), (8, 9)] {
            table.store(position(own), fact(empties));
        }
        assert_eq!([2, 4, 8].map(|own| table.probe(position(own))), [Some(fact(14)), None, Some(fact(9))]);
        table.store(position(16), fact(15));
        assert_eq!([2, 8].map(|own| table.probe(position(own))), [Some(fact(14)), None]);
    }
}
