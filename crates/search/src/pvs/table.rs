//! The transposition table: what was found out about positions reached before, shared by all threads.
//!
//! Richard D. Greenblatt, Donald E. Eastlake and Stephen D. Crocker, "The Greenblatt Chess Program", Fall Joint Computer
//! Conference, 1967; without locks: Robert M. Hyatt and Timothy Mann, "A Lockless Transposition-Table Implementation for
//! Parallel Search", ICGA Journal 25(1), 2002.
//!
//! Entries are 16 bytes in buckets of four. A thread writes the two words of an entry without a lock; the first
//! word is the key combined with the second, so an entry torn by two writers matches no key and is ignored. Its
//! lowest bits hold the age instead: what is left of the key still tells positions apart, and what the second word has
//! there, bound and depth, is folded onto its topmost bits.
//! A new entry replaces, in this order: the entry of the same position unless that was searched deeper in this
//! age with an exact score; else the entry of the bucket worth least, where an entry is worth its depth less
//! [`AGE_COST`] for every age that has passed since it was written.

use super::experience::Experiences;
use super::memory::{MappedSlice, Zeroed};
use super::prefetch::prefetch;
use crate::observe::TableEvent;
use crate::score::{Bound, Depth, Ply, Score};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::thread::available_parallelism;

/// No move: the code no move has.
pub(super) const NO_MOVE: u16 = u16::MAX;

const BUCKET: usize = 4;
const ENTRY_BYTES: usize = 16;
/// An entry of an earlier search is worth this many plies less for each search since.
const AGE_COST: i32 = 4;
const AGES: u8 = 64;
/// Buckets looked at to tell how full the table is.
const SAMPLE: usize = 250;
/// Buckets that are worth a thread of their own when the table is emptied: 32 MiB.
const THREAD_SHARE: usize = 1 << 19;
const AGE_MASK: u64 = AGES as u64 - 1;
/// From the lowest bits, where the age is, to the topmost.
const FOLD_SHIFT: u32 = u64::BITS - AGES.ilog2();

/// Where the parts of the second word begin: bound 2, depth 8, code 16, evaluation 16, score 22 bits.
const DEPTH_SHIFT: u32 = 2;
const CODE_SHIFT: u32 = 10;
const EVALUATION_SHIFT: u32 = 26;
const SCORE_SHIFT: u32 = 42;
/// No evaluation: this one is never stored.
const NO_EVALUATION: i16 = i16::MIN;

/// What the table knows about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TableEntry {
    pub score: Score,
    pub bound: Bound,
    pub depth: Depth,
    /// The code of the best move, or [`NO_MOVE`].
    pub code: u16,
    /// What the evaluator said, if it was asked and fits into sixteen bits.
    pub evaluation: Option<Score>,
}

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Slots that are looked at together, in one line of the processor's cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

// SAFETY: eight atomic words without padding; zeros are an empty bucket.
#[allow(unsafe_code)]
unsafe impl Zeroed for Bucket {}

/// A transposition table shared by the threads of a search, and kept from one search to the next.
pub struct Table {
    buckets: MappedSlice<Bucket>,
    age: AtomicU8,
    /// Whether no search has begun since the table was made or cleared.
    is_empty: AtomicBool,
    /// Whether the system has given all of its memory: it does so when a page is first written.
    is_populated: AtomicBool,
    /// What the threads of earlier searches have learned.
    pub(super) experiences: Experiences,
}

impl Table {
    /// A table of at most this many MiB; at least one bucket. Its memory is taken from the system as it is used.
    pub fn new(mebibytes: usize) -> Self {
        let buckets = (mebibytes * 1024 * 1024 / (ENTRY_BYTES * BUCKET)).max(1);
        Table {
            buckets: MappedSlice::new(buckets),
            age: AtomicU8::new(0),
            is_empty: AtomicBool::new(true),
            is_populated: AtomicBool::new(false),
            experiences: Experiences::default(),
        }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        if self.is_empty.swap(true, Ordering::Relaxed) {
            return;
        }
        self.write_zeros();
        self.age.store(0, Ordering::Relaxed);
        self.experiences.clear();
    }

    /// Takes all memory of an empty table from the system now, so that no search waits for it.
    pub fn populate(&self) {
        if self.is_empty.load(Ordering::Relaxed) && !self.is_populated.load(Ordering::Relaxed) {
            self.write_zeros();
        }
    }

    /// Whether no search has begun since the table was made or cleared.
    pub fn is_empty(&self) -> bool {
        self.is_empty.load(Ordering::Relaxed)
    }

    /// Whether the system has given all of its memory.
    pub fn is_populated(&self) -> bool {
        self.is_populated.load(Ordering::Relaxed)
    }

    /// Writes every bucket, a large table by several threads.
    fn write_zeros(&self) {
        let threads = match self.buckets.len() / THREAD_SHARE {
            0 | 1 => 1,
            shares => shares.min(available_parallelism().map_or(1, usize::from)),
        };
        std::thread::scope(|scope| {
            let mut shares = self.buckets.chunks(self.buckets.len().div_ceil(threads));
            let own = shares.next();
            for share in shares {
                scope.spawn(|| empty(share));
            }
            own.map(empty);
        });
        self.is_populated.store(true, Ordering::Relaxed);
    }

    /// A new search begins: what is in the table grows older.
    pub fn begin_search(&self) {
        let age = self.age.load(Ordering::Relaxed);
        self.age.store((age + 1) % AGES, Ordering::Relaxed);
        self.is_empty.store(false, Ordering::Relaxed);
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

    pub(super) fn probe(&self, key: u64, ply: Ply) -> Option<TableEntry> {
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
    pub(super) fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// Writes an entry, and says what it took the place of.
    pub(super) fn store(&self, key: u64, entry: TableEntry, ply: Ply) -> TableEvent {
        let age = self.age.load(Ordering::Relaxed);
        let mut victim = None;
        let mut least = i32::MAX;
        for slot in self.bucket(key) {
            let old = Packed(slot.data.load(Ordering::Relaxed));
            let check = slot.check.load(Ordering::Relaxed);
            if matches(check, old.0, key) {
                let known = old.entry(ply);
                if age_of(check) != age || !is_deeper(&known, &entry) {
                    let code = if entry.code == NO_MOVE { known.code } else { entry.code };
                    write(slot, key, Packed::new(TableEntry { code, ..entry }, ply), age);
                }
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

fn empty(buckets: &[Bucket]) {
    for slot in buckets.iter().flat_map(|bucket| &bucket.0) {
        slot.check.store(0, Ordering::Relaxed);
        slot.data.store(0, Ordering::Relaxed);
    }
}

/// Whether the two words of an entry belong together and to this key.
fn matches(check: u64, data: u64, key: u64) -> bool {
    (check ^ fold(data) ^ key) & !AGE_MASK == 0 && data != 0
}

fn age_of(check: u64) -> u8 {
    (check & AGE_MASK) as u8
}

/// Whether an entry of the same search says more than a new one: the exact score of a deeper search.
fn is_deeper(known: &TableEntry, entry: &TableEntry) -> bool {
    known.bound == Bound::Exact && entry.bound != Bound::Exact && known.depth > entry.depth
}

/// A second word as the first one has it: entries that differ in their lowest bits only still differ above the age.
fn fold(data: u64) -> u64 {
    data ^ data << FOLD_SHIFT
}

/// The first word of an entry.
fn seal(key: u64, packed: Packed, age: u8) -> u64 {
    (key ^ fold(packed.0)) & !AGE_MASK | u64::from(age)
}

fn write(slot: &Slot, key: u64, packed: Packed, age: u8) {
    slot.check.store(seal(key, packed, age), Ordering::Relaxed);
    slot.data.store(packed.0, Ordering::Relaxed);
}

/// An entry as 64 bits; the bound is never 0, so that no entry is all zero.
#[derive(Clone, Copy)]
struct Packed(u64);

impl Packed {
    fn new(entry: TableEntry, ply: Ply) -> Packed {
        let bound = match entry.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        let score = from_node(entry.score, ply).0 as u32;
        let evaluation =
            entry.evaluation.and_then(|score| i16::try_from(score.0).ok()).unwrap_or(NO_EVALUATION);
        let depth = entry.depth.0.clamp(0, 255) as u64;
        Packed(
            u64::from(score) << SCORE_SHIFT
                | u64::from(evaluation as u16) << EVALUATION_SHIFT
                | u64::from(entry.code) << CODE_SHIFT
                | depth << DEPTH_SHIFT
                | bound,
        )
    }

    fn entry(self, ply: Ply) -> TableEntry {
        let bound = match self.0 & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        };
        // The score is the topmost part, so that shifting restores its sign.
        let score = from_root(Score((self.0 as i64 >> SCORE_SHIFT) as i32), ply);
        let evaluation = (self.0 >> EVALUATION_SHIFT) as u16 as i16;
        let evaluation = (evaluation != NO_EVALUATION).then_some(Score(evaluation.into()));
        TableEntry { score, bound, depth: self.depth(), code: (self.0 >> CODE_SHIFT) as u16, evaluation }
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

    fn entry(score: i32, depth: i32, bound: Bound) -> TableEntry {
        TableEntry { score: Score(score), bound, depth: Depth(depth), code: 77, evaluation: None }
    }

    proptest! {
        #[test]
        fn what_is_stored_is_found(key: u64, score in -900_000i32..900_000, depth in 0i32..250, code: u16, ply in 0u32..200, evaluation: Option<i16>) {
            let table = Table::new(1);
            let evaluation = evaluation.filter(|&s| s != NO_EVALUATION).map(|s| Score(s.into()));
            let written = TableEntry { score: Score(score), bound: Bound::Lower, depth: Depth(depth), code, evaluation };
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

    /// Two threads write into one slot while a third reads: it may see the first word of the one and the second of the
    /// other. There are only these two words, so every order in which that can happen is one of the pairs tried here.
    fn check_torn(first: (u64, TableEntry), second: (u64, TableEntry)) {
        let words = |(key, entry): (u64, TableEntry), age| {
            let packed = Packed::new(entry, Ply(0));
            (seal(key, packed, age), packed.0)
        };
        for ages in [(0, 0), (3, 3), (3, 4)] {
            let (one, other) = (words(first, ages.0), words(second, ages.1));
            for (check, data) in [(one.0, other.1), (other.0, one.1)] {
                for key in [first.0, second.0] {
                    assert!(
                        !matches(check, data, key),
                        "{first:?} torn with {second:?} is taken for {key:x}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_torn_entry_matches_no_key() {
        // Draws without a move and an evaluation differ in nothing but bound and depth.
        let bounds = [Bound::Exact, Bound::Lower, Bound::Upper];
        let entries = bounds.into_iter().flat_map(|bound| (0..40).map(move |depth| (bound, depth)));
        let entries: Vec<TableEntry> =
            entries.map(|(bound, depth)| TableEntry { code: NO_MOVE, ..entry(0, depth, bound) }).collect();
        let (key, other) = (0x1234_5678_9abc_def0, 0xfedc_ba98_7654_3210);
        for &first in &entries {
            for &second in entries.iter().filter(|&&second| second != first) {
                check_torn((key, first), (other, second));
            }
        }
    }

    /// Everything in an entry follows from its key: one that is torn, or taken for another's, gives itself away.
    fn of_key(key: u64) -> TableEntry {
        let bound = [Bound::Exact, Bound::Lower, Bound::Upper][(key >> 20) as usize % 3];
        // Many keys share their score, and differ in bound and depth only.
        TableEntry { code: NO_MOVE, ..entry((key >> 30 & 1) as i32, (key >> 25 & 15) as i32, bound) }
    }

    #[test]
    fn what_many_threads_write_at_once_is_read_whole_or_not_at_all() {
        const THREADS: u64 = 4;
        const ROUNDS: usize = 100_000;
        // One bucket for all: every store takes the place of another's entry.
        let table = Table::new(0);
        let read = std::sync::atomic::AtomicU64::new(0);
        std::thread::scope(|scope| {
            for seed in 0..THREADS {
                let (table, read) = (&table, &read);
                scope.spawn(move || {
                    let mut random = fastrand::Rng::with_seed(seed);
                    let keys: Vec<u64> = (0..16).map(|n| fastrand::Rng::with_seed(n).u64(..)).collect();
                    for _ in 0..ROUNDS {
                        let (write, probe) = (keys[random.usize(..16)], keys[random.usize(..16)]);
                        table.store(write, of_key(write), Ply(0));
                        if let Some(found) = table.probe(probe, Ply(0)) {
                            assert_eq!(found, of_key(probe), "{probe:x}");
                            read.fetch_add(1, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        assert!(read.into_inner() > 0, "nothing was ever found");
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
    fn a_table_is_emptied_whole_by_however_many_threads() {
        for mebibytes in [1, (3 * THREAD_SHARE * size_of::<Bucket>()) >> 20] {
            let table = Table::new(mebibytes);
            table.populate();
            let keys = (0..1000).map(|number| number * (u64::MAX / 999));
            for key in keys.clone() {
                table.store(key, entry(1, 5, Bound::Exact), Ply(0));
            }
            table.begin_search();
            assert!(keys.clone().all(|key| table.probe(key, Ply(0)).is_some()));
            table.clear();
            assert!(keys.clone().all(|key| table.probe(key, Ply(0)).is_none()));
            assert!(table.is_empty() && table.is_populated());
        }
    }

    #[test]
    fn what_was_learned_outlasts_the_call_for_memory() {
        let table = Table::new(1);
        table.begin_search();
        table.store(9, entry(30, 8, Bound::Exact), Ply(0));
        table.populate();
        assert!(table.probe(9, Ply(0)).is_some());
    }

    #[test]
    fn an_exact_deeper_entry_survives_a_shallow_bound() {
        let table = Table::new(0);
        table.store(9, entry(30, 8, Bound::Exact), Ply(0));
        table.store(9, entry(10, 2, Bound::Lower), Ply(0));
        assert_eq!(table.probe(9, Ply(0)).unwrap().score, Score(30));
    }
}
