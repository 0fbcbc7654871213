//! Entries of whole classes in memory, written by many threads and read by all.

use crate::entry::Entry;
use crate::indexer::{ClassId, Place};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicI16, Ordering};

/// The entries of one class. Unsolved positions read as draws.
#[derive(Default)]
pub struct Table {
    // Atomic only so that threads may share it: every entry is written once, before anyone reads it.
    entries: Vec<AtomicI16>,
}

impl Table {
    /// Bytes one position takes.
    pub const BYTES: u64 = size_of::<AtomicI16>() as u64;

    /// A table of `len` draws.
    pub fn new(len: u64) -> Table {
        Table::from_entries((0..len).map(|_| Entry::DRAW))
    }

    /// A table with these entries.
    pub fn from_entries(entries: impl Iterator<Item = Entry>) -> Table {
        Table { entries: entries.map(|entry| AtomicI16::new(entry.raw())).collect() }
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

    /// The entries of a range of positions.
    pub fn entries(&self, range: Range<u64>) -> impl ExactSizeIterator<Item = Entry> {
        let cells = self.entries[range.start as usize..range.end as usize].iter();
        cells.map(|cell| Entry::from_raw(cell.load(Ordering::Relaxed)).unwrap_or(Entry::DRAW))
    }
}

/// The tables at hand while a class is solved: the class itself and all it leads to.
#[derive(Default)]
pub struct Solved {
    tables: Vec<Option<Arc<Table>>>,
}

impl Solved {
    /// Adds or replaces the table of a class.
    pub fn insert(&mut self, class: ClassId, table: Arc<Table>) {
        if self.tables.len() <= class.number() {
            self.tables.resize(class.number() + 1, None);
        }
        self.tables[class.number()] = Some(table);
    }

    /// The table of a class, if it is at hand.
    pub fn get(&self, class: ClassId) -> Option<&Arc<Table>> {
        self.tables.get(class.number())?.as_ref()
    }

    /// Drops the tables of all classes but those `wanted`.
    pub fn retain(&mut self, wanted: impl Fn(ClassId) -> bool) {
        for (number, table) in self.tables.iter_mut().enumerate() {
            if !wanted(ClassId(number as u16)) {
                *table = None;
            }
        }
    }

    /// The entry of a position, which must belong to a class at hand.
    ///
    /// # Panics
    /// When the class is missing: its indexer did not list it among the needs of the class being solved.
    #[inline]
    pub fn entry(&self, place: Place) -> Entry {
        match self.get(place.class) {
            Some(table) => table.get(place.index),
            None => panic!("class {} is needed but not listed among the needs", place.class.number()),
        }
    }
}
