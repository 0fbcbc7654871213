//! A class packed block by block, by the thread that has the entries of a block at hand.

use crate::block::{self, Alphabet, BLOCK};
use crate::count::SliceCount;
use crate::entry::{Entry, Verdict};
use crate::error::EndgameError;
use crate::format::{FileKind, Header};
use crate::indexer::{ClassId, Indexer, TablePlace};
use std::ops::Range;

/// How the blocks of a class are packed: what must be known about the whole class for that.
pub struct Packing<'a, I> {
    indexer: &'a I,
    class: ClassId,
    alphabet: Alphabet,
    slices: Vec<SliceCount>,
}

impl<'a, I: Indexer> Packing<'a, I> {
    /// The packing of a class in which these entries occur, and what its slices contain.
    pub fn new(
        indexer: &'a I,
        class: ClassId,
        occurring: impl Iterator<Item = Entry>,
        slices: Vec<SliceCount>,
    ) -> Packing<'a, I> {
        Packing { indexer, class, alphabet: Alphabet::of(occurring), slices }
    }

    /// The numbering.
    pub(crate) fn indexer(&self) -> &'a I {
        self.indexer
    }

    /// The class.
    pub fn class(&self) -> ClassId {
        self.class
    }

    /// The numbers of the positions of every slice.
    pub fn slices(&self) -> Vec<Range<u64>> {
        self.indexer.class(self.class).ranges().map(|(_, range)| range).collect()
    }

    /// How many blocks there are.
    pub fn blocks(&self) -> u64 {
        self.indexer.class(self.class).len().div_ceil(BLOCK)
    }

    /// The numbers of the positions of a block.
    pub fn range(&self, number: u64) -> Range<u64> {
        number * BLOCK..((number + 1) * BLOCK).min(self.indexer.class(self.class).len())
    }

    /// The block of distances with these entries.
    pub fn distances(&self, entries: impl Iterator<Item = Entry>) -> Result<Vec<u8>, EndgameError> {
        block::compress_distances(&self.alphabet.encode(entries)).map_err(self.failed())
    }

    /// The block of verdicts with these entries, of which the first has the number `start`.
    pub fn verdicts(
        &self,
        start: u64,
        entries: impl Iterator<Item = Entry>,
    ) -> Result<Vec<u8>, EndgameError> {
        let verdict = |(index, entry): (u64, Entry)| -> Option<Verdict> {
            let place = TablePlace { class: self.class, index };
            self.indexer.stores_verdict(place).then(|| entry.verdict())
        };
        let verdicts: Vec<Option<Verdict>> = (start..).zip(entries).map(verdict).collect();
        block::compress_verdicts(&block::encode_verdicts(&verdicts)).map_err(self.failed())
    }

    /// The header of the file that tells this.
    pub(crate) fn header(&self, kind: FileKind) -> Header {
        let class = self.indexer.class(self.class);
        let header = Header::new(self.indexer.name(), class, kind, self.slices.clone());
        match kind {
            FileKind::Verdicts => header,
            FileKind::Distances => header.with_alphabet(&self.alphabet),
        }
    }

    fn failed(&self) -> impl FnOnce(std::io::Error) -> EndgameError {
        EndgameError::io("pack", self.indexer.class(self.class).name.as_ref())
    }
}
