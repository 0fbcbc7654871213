//! The transposition table: what was found out about positions reached before, shared by all threads.
//!
//! Entries are 16 bytes in buckets of four. A thread writes the two words of an entry without a lock; the first
//! word is the key combined with the second, so an entry torn by two writers matches no key and is ignored.
//! A new entry replaces, in this order: the entry of the same position unless that was searched deeper in this
//! age with an exact score; else the entry of the bucket worth least, where an entry is worth its depth less
//! [`AGE_COST`] for every age that has passed since it was written.

use crate::score::{Bound, Depth, Ply, Score};
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

/// No move: the code no move has.
pub(super) const NO_MOVE: u16 = u16::MAX;

const BUCKET: usize = 4;
const ENTRY_BYTES: usize = 16;
/// An entry of an earlier search is worth this many plies less for each search since.
const AGE_COST: i32 = 4;
const AGES: u8 = 64;

/// What the table knows about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub score: Score,
    pub bound: Bound,
    pub depth: Depth,
    /// The code of the best move, or [`NO_MOVE`].
    pub code: u16,
}

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// A transposition table shared by the threads of a search, and kept from one search to the next.
pub struct Table {
    slots: Box<[Slot]>,
    age: AtomicU8,
}

impl Table {
    /// A table of at most this many MiB; at least one bucket.
    pub fn new(mebibytes: usize) -> Self {
        let buckets = (mebibytes * 1024 * 1024 / (ENTRY_BYTES * BUCKET)).max(1);
        let slots = (0..buckets * BUCKET).map(|_| Slot::default()).collect();
        Table { slots, age: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in &self.slots {
            slot.check.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
        self.age.store(0, Ordering::Relaxed);
    }

    /// A new search begins: what is in the table grows older.
    pub fn begin_search(&self) {
        let age = self.age.load(Ordering::Relaxed);
        self.age.store((age + 1) % AGES, Ordering::Relaxed);
    }

    /// How full the table is with entries of this search, in thousandths, from a sample.
    pub fn fill(&self) -> u32 {
        let age = self.age.load(Ordering::Relaxed);
        let sample = &self.slots[..self.slots.len().min(1000)];
        let fresh = |slot: &&Slot| {
            let data = slot.data.load(Ordering::Relaxed);
            data != 0 && Packed(data).age() == age
        };
        (sample.iter().filter(fresh).count() * 1000 / sample.len()) as u32
    }

    pub(super) fn probe(&self, key: u64, ply: Ply) -> Option<Entry> {
        for slot in self.bucket(key) {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ data == key && data != 0 {
                return Some(Packed(data).entry(ply));
            }
        }
        None
    }

    pub(super) fn store(&self, key: u64, entry: Entry, ply: Ply) {
        let age = self.age.load(Ordering::Relaxed);
        let mut victim = None;
        let mut least = i32::MAX;
        for slot in self.bucket(key) {
            let old = Packed(slot.data.load(Ordering::Relaxed));
            if slot.check.load(Ordering::Relaxed) ^ old.0 == key && old.0 != 0 {
                return overwrite(slot, key, old, entry, age, ply);
            }
            let worth = if old.0 == 0 { i32::MIN } else { old.worth(age) };
            if worth < least {
                least = worth;
                victim = Some(slot);
            }
        }
        if let Some(slot) = victim {
            write(slot, key, Packed::new(entry, age, ply));
        }
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        // The high half of a wide product maps keys evenly onto any number of buckets.
        let buckets = (self.slots.len() / BUCKET) as u128;
        let bucket = ((u128::from(key) * buckets) >> 64) as usize;
        &self.slots[bucket * BUCKET..(bucket + 1) * BUCKET]
    }
}

fn overwrite(slot: &Slot, key: u64, old: Packed, mut entry: Entry, age: u8, ply: Ply) {
    let known = old.entry(ply);
    if entry.code == NO_MOVE {
        entry.code = known.code;
    }
    let keeps_old = old.age() == age && known.bound == Bound::Exact && entry.bound != Bound::Exact;
    if !(keeps_old && known.depth > entry.depth) {
        write(slot, key, Packed::new(entry, age, ply));
    }
}

fn write(slot: &Slot, key: u64, packed: Packed) {
    slot.check.store(key ^ packed.0, Ordering::Relaxed);
    slot.data.store(packed.0, Ordering::Relaxed);
}

/// An entry as 64 bits: score 32, code 16, depth 8, age 6, bound 2 (never 0, so that no entry is all zero).
#[derive(Clone, Copy)]
struct Packed(u64);

impl Packed {
    fn new(entry: Entry, age: u8, ply: Ply) -> Packed {
        let bound = match entry.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        let score = u64::from(from_node(entry.score, ply).0 as u32);
        let depth = entry.depth.0.clamp(0, 255) as u64;
        Packed(score << 32 | u64::from(entry.code) << 16 | depth << 8 | u64::from(age) << 2 | bound)
    }

    fn entry(self, ply: Ply) -> Entry {
        let bound = match self.0 & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        };
        let score = from_root(Score((self.0 >> 32) as u32 as i32), ply);
        Entry { score, bound, depth: self.depth(), code: (self.0 >> 16) as u16 }
    }

    fn depth(self) -> Depth {
        Depth((self.0 >> 8 & 0xff) as i32)
    }

    fn age(self) -> u8 {
        (self.0 >> 2) as u8 & (AGES - 1)
    }

    fn worth(self, now: u8) -> i32 {
        let ages = (now + AGES - self.age()) % AGES;
        self.depth().0 - AGE_COST * i32::from(ages)
    }
}

/// Wins are stored by their distance from the position itself: it may be met again at another ply.
fn from_node(score: Score, ply: Ply) -> Score {
    let ply = ply.0 as i32;
    match score {
        s if s >= Score::COUNTED_WIN => Score(s.0 + ply),
        s if s <= -Score::COUNTED_WIN => Score(s.0 - ply),
        s => s,
    }
}

fn from_root(score: Score, ply: Ply) -> Score {
    let ply = ply.0 as i32;
    match score {
        s if s >= Score::COUNTED_WIN => Score(s.0 - ply),
        s if s <= -Score::COUNTED_WIN => Score(s.0 + ply),
        s => s,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn entry(score: i32, depth: i32, bound: Bound) -> Entry {
        Entry { score: Score(score), bound, depth: Depth(depth), code: 77 }
    }

    proptest! {
        #[test]
        fn what_is_stored_is_found(key: u64, score in -900_000i32..900_000, depth in 0i32..250, code: u16, ply in 0u32..200) {
            let table = Table::new(1);
            let written = Entry { score: Score(score), bound: Bound::Lower, depth: Depth(depth), code };
            table.store(key, written, Ply(ply));
            prop_assert_eq!(table.probe(key, Ply(ply)), Some(written));
            prop_assert_eq!(table.probe(!key, Ply(ply)), None);
        }
    }

    #[test]
    fn wins_are_counted_from_where_they_are_met_again() {
        let table = Table::new(1);
        table.store(5, entry(Score::win_at(Ply(9)).0, 4, Bound::Exact), Ply(4));
        let found = table.probe(5, Ply(2)).unwrap();
        assert_eq!(found.score.plies_to_end(), Some(7));
    }

    #[test]
    fn shallow_and_old_entries_go_first() {
        let table = Table::new(0);
        for key in 0..4 {
            table.store(key, entry(1, 10 + key as i32, Bound::Exact), Ply(0));
        }
        table.store(100, entry(1, 1, Bound::Exact), Ply(0));
        assert!(table.probe(0, Ply(0)).is_none(), "the shallowest entry is replaced");
        table.begin_search();
        table.store(3, entry(1, 12, Bound::Upper), Ply(0));
        table.store(101, entry(1, 1, Bound::Exact), Ply(0));
        assert!(table.probe(3, Ply(0)).is_some(), "a fresh entry stays");
        assert!(table.probe(100, Ply(0)).is_none());
    }

    #[test]
    fn an_exact_deeper_entry_survives_a_shallow_bound() {
        let table = Table::new(0);
        table.store(9, entry(30, 8, Bound::Exact), Ply(0));
        table.store(9, entry(10, 2, Bound::Lower), Ply(0));
        assert_eq!(table.probe(9, Ply(0)).unwrap().score, Score(30));
    }
}
