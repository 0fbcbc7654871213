//! A class on disk as a solver sees it: blocks are read and unpacked when they are first asked for.

use crate::entry::Entry;
use crate::error::EndgameError;
use crate::probe::BlockReader;
use crate::table::Lookup;
use std::sync::Mutex;

/// The distances of a class in a store.
pub struct StoredClass {
    reader: BlockReader,
    /// The first thing that went wrong: a solver asks far too often to be told each time.
    failure: Mutex<Option<EndgameError>>,
}

impl StoredClass {
    /// The class of an open file.
    pub(crate) fn new(reader: BlockReader) -> StoredClass {
        StoredClass { reader, failure: Mutex::default() }
    }

    /// The entries of one block.
    pub fn block(&self, number: u64) -> Result<Vec<Entry>, EndgameError> {
        self.reader.entries(number as usize)
    }

    /// Bytes of memory that hold what was asked for so far.
    pub fn bytes(&self) -> u64 {
        self.reader.bytes()
    }

    /// Fails if any question could not be answered since the last time; those answers were wrong.
    pub fn check(&self) -> Result<(), EndgameError> {
        self.failure.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take().map_or(Ok(()), Err)
    }
}

impl Lookup for StoredClass {
    #[inline]
    fn entry(&self, index: u64) -> Entry {
        self.reader.entry(index).unwrap_or_else(|error| {
            self.failure.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get_or_insert(error);
            Entry::DRAW
        })
    }
}
