//! Entries of whole classes in memory, written by many threads and read by all.

use crate::entry::Entry;
use crate::indexer::{ClassId, TablePlace};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicI16, Ordering};

/// The entries of one class. Unsolved positions read as draws.
#[derive(Default)]
pub struct ClassTable {
    // Atomic only so that threads may share it: every entry is written once, before anyone reads it.
    entries: Vec<AtomicI16>,
}

impl ClassTable {
    /// Bytes one position takes.
    pub const BYTES: u64 = size_of::<AtomicI16>() as u64;

    /// A table of `len` draws.
    pub fn new(len: u64) -> ClassTable {
        ClassTable::from_entries((0..len).map(|_| Entry::DRAW))
    }

    /// A table with these entries.
    pub fn from_entries(entries: impl Iterator<Item = Entry>) -> ClassTable {
        ClassTable { entries: entries.map(|entry| AtomicI16::new(entry.raw())).collect() }
    }

    /// How many positions there are.
    pub fn len(&self) -> u64 {
        self.entries.len() as u64
    }

    /// Whether there is no position.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The entry of a position.
    #[inline]
    pub fn get(&self, index: u64) -> Entry {
        let raw = self.entries[index as usize].load(Ordering::Relaxed);
        Entry::from_raw(raw).unwrap_or(Entry::DRAW)
    }

    /// Sets the entry of a position.
    #[inline]
    pub fn set(&self, index: u64, entry: Entry) {
        self.entries[index as usize].store(entry.raw(), Ordering::Relaxed);
    }

    /// The number kept for a position, as the solver knows it.
    #[inline]
    pub fn raw(&self, index: u64) -> i16 {
        self.entries[index as usize].load(Ordering::Relaxed)
    }

    /// Keeps a number for a position; what is no entry reads as a draw.
    #[inline]
    pub fn set_raw(&self, index: u64, raw: i16) {
        self.entries[index as usize].store(raw, Ordering::Relaxed);
    }

    /// The entries of a range of positions.
    pub fn entries(&self, range: Range<u64>) -> impl ExactSizeIterator<Item = Entry> {
        let cells = self.entries[range.start as usize..range.end as usize].iter();
        cells.map(|cell| Entry::from_raw(cell.load(Ordering::Relaxed)).unwrap_or(Entry::DRAW))
    }
}

/// Knows the entries of a class without having them all in memory.
pub trait Lookup: Send + Sync {
    /// The entry of a position.
    fn entry(&self, index: u64) -> Entry;
}

/// Where the entries of a class come from.
#[derive(Clone)]
enum EntryLookup {
    Table(Arc<ClassTable>),
    Lookup(Arc<dyn Lookup>),
}

/// The classes at hand while one is solved: the class itself and all it leads to.
#[derive(Default)]
pub struct SolvedTables {
    sources: Vec<Option<EntryLookup>>,
}

impl SolvedTables {
    /// Adds or replaces the table of a class.
    pub fn insert(&mut self, class: ClassId, table: Arc<ClassTable>) {
        self.put(class, EntryLookup::Table(table));
    }

    /// Adds or replaces a source of the entries of a class.
    pub fn insert_lookup(&mut self, class: ClassId, lookup: Arc<dyn Lookup>) {
        self.put(class, EntryLookup::Lookup(lookup));
    }

    fn put(&mut self, class: ClassId, source: EntryLookup) {
        if self.sources.len() <= class.number() {
            self.sources.resize(class.number() + 1, None);
        }
        self.sources[class.number()] = Some(source);
    }

    /// Whether a class is at hand.
    pub fn has(&self, class: ClassId) -> bool {
        self.source(class).is_some()
    }

    #[inline]
    fn source(&self, class: ClassId) -> Option<&EntryLookup> {
        self.sources.get(class.number())?.as_ref()
    }

    /// Drops all classes but those `wanted`.
    pub fn retain(&mut self, wanted: impl Fn(ClassId) -> bool) {
        for (number, source) in self.sources.iter_mut().enumerate() {
            if !wanted(ClassId(number as u16)) {
                *source = None;
            }
        }
    }

    /// The entry of a position, which must belong to a class at hand.
    ///
    /// # Panics
    /// When the class is missing: its indexer did not list it among the needs of the class being solved.
    #[inline]
    pub fn entry(&self, place: TablePlace) -> Entry {
        match self.source(place.class) {
            Some(EntryLookup::Table(table)) => table.get(place.index),
            Some(EntryLookup::Lookup(lookup)) => lookup.entry(place.index),
            None => panic!("class {} is needed but not listed among the needs", place.class.number()),
        }
    }
}
