//! The transposition table: what was found out about positions reached before, shared by all threads.
//!
//! Entries are 16 bytes in buckets of four. A thread writes the two words of an entry without a lock; the first
//! word is the key combined with the second, so an entry torn by two writers matches no key and is ignored. Its
//! lowest bits hold the age instead: what is left of the key still tells positions apart.
//! A new entry replaces, in this order: the entry of the same position unless that was searched deeper in this
//! age with an exact score; else the entry of the bucket worth least, where an entry is worth its depth less
//! [`AGE_COST`] for every age that has passed since it was written.

use super::experience::Experiences;
use super::memory::{Memory, Zeroed};
use super::prefetch::prefetch;
use crate::observe::TableEvent;
use crate::score::{Bound, Depth, Ply, Score};
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

/// No move: the code no move has.
pub(super) const NO_MOVE: u16 = u16::MAX;

const BUCKET: usize = 4;
const ENTRY_BYTES: usize = 16;
/// An entry of an earlier search is worth this many plies less for each search since.
const AGE_COST: i32 = 4;
const AGES: u8 = 64;
/// Buckets looked at to tell how full the table is.
const SAMPLE: usize = 250;
const AGE_MASK: u64 = AGES as u64 - 1;

/// Where the parts of the second word begin: bound 2, depth 8, code 16, standing 16, score 22 bits.
const DEPTH_SHIFT: u32 = 2;
const CODE_SHIFT: u32 = 10;
const STANDING_SHIFT: u32 = 26;
const SCORE_SHIFT: u32 = 42;
/// No evaluation: this one is never stored.
const NO_STANDING: i16 = i16::MIN;

/// What the table knows about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub score: Score,
    pub bound: Bound,
    pub depth: Depth,
    /// The code of the best move, or [`NO_MOVE`].
    pub code: u16,
    /// What the evaluator said, if it was asked and fits into sixteen bits.
    pub standing: Option<Score>,
}

struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Slots that are looked at together, in one line of the processor's cache.
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

// SAFETY: eight atomic words without padding; zeros are an empty bucket.
#[allow(unsafe_code)]
unsafe impl Zeroed for Bucket {}

/// A transposition table shared by the threads of a search, and kept from one search to the next.
pub struct Table {
    buckets: Memory<Bucket>,
    age: AtomicU8,
    /// What the threads of earlier searches have learned.
    pub(super) experiences: Experiences,
}

impl Table {
    /// A table of at most this many MiB; at least one bucket.
    pub fn new(mebibytes: usize) -> Self {
        let buckets = (mebibytes * 1024 * 1024 / (ENTRY_BYTES * BUCKET)).max(1);
        let buckets = Memory::new(buckets);
        Table { buckets, age: AtomicU8::new(0), experiences: Experiences::default() }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for bucket in self.buckets.iter() {
            for slot in &bucket.0 {
                slot.check.store(0, Ordering::Relaxed);
                slot.data.store(0, Ordering::Relaxed);
            }
        }
        self.age.store(0, Ordering::Relaxed);
        self.experiences.clear();
    }

    /// A new search begins: what is in the table grows older.
    pub fn begin_search(&self) {
        let age = self.age.load(Ordering::Relaxed);
        self.age.store((age + 1) % AGES, Ordering::Relaxed);
    }

    /// How full the table is with entries of this search, in thousandths, from a sample.
    pub fn fill(&self) -> u32 {
        let age = self.age.load(Ordering::Relaxed);
        let sample = &self.buckets[..self.buckets.len().min(SAMPLE)];
        let fresh = |slot: &&Slot| {
            let used = slot.data.load(Ordering::Relaxed) != 0;
            used && age_of(slot.check.load(Ordering::Relaxed)) == age
        };
        let slots = sample.iter().flat_map(|bucket| &bucket.0);
        (slots.filter(fresh).count() * 1000 / (sample.len() * BUCKET)) as u32
    }

    pub(super) fn probe(&self, key: u64, ply: Ply) -> Option<Entry> {
        for slot in self.bucket(key) {
            let data = slot.data.load(Ordering::Relaxed);
            if matches(slot.check.load(Ordering::Relaxed), data, key) {
                return Some(Packed(data).entry(ply));
            }
        }
        None
    }

    /// A position is about to be looked up.
    #[inline]
    pub(super) fn expect(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// Writes an entry, and says what it took the place of.
    pub(super) fn store(&self, key: u64, entry: Entry, ply: Ply) -> TableEvent {
        let age = self.age.load(Ordering::Relaxed);
        let mut victim = None;
        let mut least = i32::MAX;
        for slot in self.bucket(key) {
            let old = Packed(slot.data.load(Ordering::Relaxed));
            let check = slot.check.load(Ordering::Relaxed);
            if matches(check, old.0, key) {
                overwrite(slot, key, (old, age_of(check)), entry, age, ply);
                return TableEvent::Stored;
            }
            let worth = if old.0 == 0 { i32::MIN } else { old.worth(age_of(check), age) };
            if worth < least {
                least = worth;
                victim = Some(slot);
            }
        }
        let Some(slot) = victim else { return TableEvent::Stored };
        let old_age = age_of(slot.check.load(Ordering::Relaxed));
        write(slot, key, Packed::new(entry, ply), age);
        match least {
            i32::MIN => TableEvent::Stored,
            _ if old_age == age => TableEvent::ReplacedFresh,
            _ => TableEvent::ReplacedOld,
        }
    }

    fn bucket(&self, key: u64) -> &[Slot; BUCKET] {
        // The high half of a wide product maps keys evenly onto any number of buckets.
        let buckets = self.buckets.len() as u128;
        let bucket = ((u128::from(key) * buckets) >> 64) as usize;
        &self.buckets[bucket].0
    }
}

/// Whether the two words of an entry belong together and to this key.
fn matches(check: u64, data: u64, key: u64) -> bool {
    (check ^ data ^ key) & !AGE_MASK == 0 && data != 0
}

fn age_of(check: u64) -> u8 {
    (check & AGE_MASK) as u8
}

fn overwrite(slot: &Slot, key: u64, (old, old_age): (Packed, u8), mut entry: Entry, age: u8, ply: Ply) {
    let known = old.entry(ply);
    if entry.code == NO_MOVE {
        entry.code = known.code;
    }
    let keeps_old = old_age == age && known.bound == Bound::Exact && entry.bound != Bound::Exact;
    if !(keeps_old && known.depth > entry.depth) {
        write(slot, key, Packed::new(entry, ply), age);
    }
}

fn write(slot: &Slot, key: u64, packed: Packed, age: u8) {
    let check = (key ^ packed.0) & !AGE_MASK | u64::from(age);
    slot.check.store(check, Ordering::Relaxed);
    slot.data.store(packed.0, Ordering::Relaxed);
}

/// An entry as 64 bits; the bound is never 0, so that no entry is all zero.
#[derive(Clone, Copy)]
struct Packed(u64);

impl Packed {
    fn new(entry: Entry, ply: Ply) -> Packed {
        let bound = match entry.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        let score = from_node(entry.score, ply).0 as u32;
        let standing = entry.standing.and_then(|score| i16::try_from(score.0).ok()).unwrap_or(NO_STANDING);
        let depth = entry.depth.0.clamp(0, 255) as u64;
        Packed(
            u64::from(score) << SCORE_SHIFT
                | u64::from(standing as u16) << STANDING_SHIFT
                | u64::from(entry.code) << CODE_SHIFT
                | depth << DEPTH_SHIFT
                | bound,
        )
    }

    fn entry(self, ply: Ply) -> Entry {
        let bound = match self.0 & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        };
        // The score is the topmost part, so that shifting restores its sign.
        let score = from_root(Score((self.0 as i64 >> SCORE_SHIFT) as i32), ply);
        let standing = (self.0 >> STANDING_SHIFT) as u16 as i16;
        let standing = (standing != NO_STANDING).then_some(Score(standing.into()));
        Entry { score, bound, depth: self.depth(), code: (self.0 >> CODE_SHIFT) as u16, standing }
    }

    fn depth(self) -> Depth {
        Depth((self.0 >> DEPTH_SHIFT & 0xff) as i32)
    }

    fn worth(self, age: u8, now: u8) -> i32 {
        let ages = (now + AGES - age) % AGES;
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
        Entry { score: Score(score), bound, depth: Depth(depth), code: 77, standing: None }
    }

    proptest! {
        #[test]
        fn what_is_stored_is_found(key: u64, score in -900_000i32..900_000, depth in 0i32..250, code: u16, ply in 0u32..200, standing: Option<i16>) {
            let table = Table::new(1);
            let standing = standing.filter(|&s| s != NO_STANDING).map(|s| Score(s.into()));
            let written = Entry { score: Score(score), bound: Bound::Lower, depth: Depth(depth), code, standing };
            table.store(key, written, Ply(ply));
            prop_assert_eq!(table.probe(key, Ply(ply)), Some(written));
            prop_assert_eq!(table.probe(!key, Ply(ply)), None);
        }
    }

    #[test]
    fn wins_are_counted_from_where_they_are_met_again() {
        let table = Table::new(1);
        for score in [Score::win_at(Ply(9)), Score::loss_at(Ply(9))] {
            table.store(5, entry(score.0, 4, Bound::Exact), Ply(4));
            let found = table.probe(5, Ply(2)).unwrap();
            assert_eq!(found.score.plies_to_end(), Some(7));
        }
    }

    #[test]
    fn shallow_and_old_entries_go_first() {
        let table = Table::new(0);
        let key = |number: u64| number * u64::from(AGES);
        for number in 0..4 {
            table.store(key(number), entry(1, 10 + number as i32, Bound::Exact), Ply(0));
        }
        table.store(key(100), entry(1, 1, Bound::Exact), Ply(0));
        assert!(table.probe(key(0), Ply(0)).is_none(), "the shallowest entry is replaced");
        table.begin_search();
        table.store(key(3), entry(1, 12, Bound::Upper), Ply(0));
        table.store(key(101), entry(1, 1, Bound::Exact), Ply(0));
        assert!(table.probe(key(3), Ply(0)).is_some(), "a fresh entry stays");
        assert!(table.probe(key(100), Ply(0)).is_none());
    }

    #[test]
    fn an_exact_deeper_entry_survives_a_shallow_bound() {
        let table = Table::new(0);
        table.store(9, entry(30, 8, Bound::Exact), Ply(0));
        table.store(9, entry(10, 2, Bound::Lower), Ply(0));
        assert_eq!(table.probe(9, Ply(0)).unwrap().score, Score(30));
    }
}
