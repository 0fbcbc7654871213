//! A solved class is packed by all workers and written by some: a window of blocks at a time.
//!
//! The packer of a block collects its entries from their owners, packs them as soon as they are complete, and sends the
//! result to everyone who writes. A window is over when all its blocks have arrived, so no one holds more than that.

use crate::ending::Over;
use crate::error::ClusterError;
use crate::letter::{Letter, LetterContent};
use crate::post::{Post, Right};
use crate::shard::ClassShard;
use endgame::{
    BLOCK, EndgameError, Entry, FileKind, Indexer, Packing, StageJob, Store, StoredClass, TableWriter,
};
use std::collections::BTreeMap;
use std::ops::Range;

/// Blocks of a window, for each worker.
const BLOCKS_EACH: u64 = 4;

/// Where the entries of a class are.
pub(crate) enum EntrySource<'a> {
    /// In the memory of all workers.
    Shard(&'a ClassShard),
    /// In the files of distances, which everyone can read: only verdicts are missing.
    Stored(&'a StoredClass),
}

/// The packing of one class by one worker.
pub(crate) struct Packers<'a, I> {
    pub(crate) store: &'a Store,
    pub(crate) packing: &'a Packing<'a, I>,
    pub(crate) source: EntrySource<'a>,
    /// The workers who write.
    pub(crate) writers: &'a [usize],
    pub(crate) job: StageJob<'a>,
}

/// The entries of a block that have come so far.
struct Collected {
    entries: Vec<i16>,
    missing: u64,
}

/// The blocks of a window that have been packed, by kind and number.
type Arrived = BTreeMap<(u8, u64), Vec<u8>>;

/// The files that a worker writes.
struct Files {
    open: Vec<(FileKind, TableWriter)>,
}

impl<I: Indexer> Packers<'_, I> {
    /// Packs and writes the class.
    pub(crate) fn run(&self, post: &mut Post) -> Result<(), Over> {
        let is_writer = self.writers.contains(&post.me());
        let kinds = if is_writer { self.kinds() } else { &[] };
        let mut files = Files::new(self.store, self.packing, kinds).map_err(|error| post.end(error))?;
        let (blocks, window) = (self.packing.blocks(), BLOCKS_EACH * post.peers() as u64);
        for start in (0..blocks).step_by(window as usize) {
            let arrived = self.window(start..(start + window).min(blocks), post)?;
            files.append(arrived).map_err(|error| post.end(error))?;
        }
        files.finish().map_err(|error| post.end(error))?;
        // No process reads a table before all its writers have finished.
        post.finish_step(|_, _, _| Ok(()))
    }

    fn kinds(&self) -> &'static [FileKind] {
        match self.source {
            EntrySource::Shard(_) => &[FileKind::Distances, FileKind::Verdicts],
            EntrySource::Stored(_) => &[FileKind::Verdicts],
        }
    }

    fn packer(&self, block: u64, post: &Post) -> usize {
        match self.source {
            EntrySource::Shard(shard) => shard.share.packer(block),
            EntrySource::Stored(_) => (block % post.peers() as u64) as usize,
        }
    }

    /// One window: returns the blocks that this worker is to write.
    fn window(&self, blocks: Range<u64>, post: &mut Post) -> Result<Arrived, Over> {
        let mut collected: BTreeMap<u64, Collected> = BTreeMap::new();
        let mut arrived = Arrived::new();
        for number in blocks.filter(|&number| !self.packing.range(number).is_empty()) {
            let packer = self.packer(number, post);
            match self.source {
                EntrySource::Stored(_) if packer != post.me() => {}
                EntrySource::Stored(stored) => {
                    let entries = stored.block(number).map_err(|error| post.end(error))?;
                    let right = post.right_at(0);
                    self.pack(number, &entries, right, post, &mut arrived)?;
                }
                EntrySource::Shard(shard) => {
                    for (start, entries) in own_entries(shard, self.packing.range(number), self.slices()) {
                        if packer != post.me() {
                            post.send(packer, LetterContent::Entries { start, entries });
                        } else {
                            let right = post.right_at(0);
                            self.collect(start, &entries, &mut collected, right, post, &mut arrived)?;
                        }
                    }
                }
            }
        }
        post.finish_step(|post, right, letter: Letter| {
            match letter.news {
                LetterContent::Entries { start, entries } => {
                    self.collect(start, &entries, &mut collected, right, post, &mut arrived)?;
                }
                LetterContent::Block { kind, number, bytes } => {
                    arrived.insert((kind as u8, number), bytes);
                }
                _ => {}
            }
            Ok(())
        })?;
        Ok(arrived)
    }

    fn slices(&self) -> Vec<Range<u64>> {
        self.packing.slices()
    }

    /// Adds entries to their block, which is packed when it is complete.
    fn collect(
        &self,
        start: u64,
        entries: &[i16],
        collected: &mut BTreeMap<u64, Collected>,
        right: Right,
        post: &mut Post,
        arrived: &mut Arrived,
    ) -> Result<(), Over> {
        let number = start / BLOCK;
        let range = self.packing.range(number);
        let len = range.end - range.start;
        let none = || Collected { entries: vec![0; len as usize], missing: len };
        let block = collected.entry(number).or_insert_with(none);
        let at = (start - range.start) as usize;
        block.entries[at..at + entries.len()].copy_from_slice(entries);
        block.missing -= entries.len() as u64;
        if block.missing > 0 {
            return Ok(());
        }
        let Some(block) = collected.remove(&number) else { return Ok(()) };
        let entries: Vec<Entry> =
            block.entries.iter().map(|&raw| Entry::from_raw(raw).unwrap_or(Entry::DRAW)).collect();
        self.pack(number, &entries, right, post, arrived)
    }

    /// Packs a block and sends it to the workers that write.
    fn pack(
        &self,
        number: u64,
        entries: &[Entry],
        right: Right,
        post: &mut Post,
        arrived: &mut Arrived,
    ) -> Result<(), Over> {
        post.check()?;
        for &kind in self.kinds() {
            let packed = match kind {
                FileKind::Distances => self.packing.distances(entries.iter().copied()),
                FileKind::Verdicts => self.packing.verdicts(number * BLOCK, entries.iter().copied()),
            };
            let bytes = packed.map_err(|error| post.end(error))?;
            for &writer in self.writers {
                if writer == post.me() {
                    arrived.insert((kind as u8, number), bytes.clone());
                } else {
                    post.send_with(
                        right.clone(),
                        writer,
                        LetterContent::Block { kind, number, bytes: bytes.clone() },
                    );
                }
            }
        }
        self.job.add(entries.len() as u64);
        Ok(())
    }
}

/// The entries of a block that a worker has, each run with the number of its first.
fn own_entries(
    shard: &ClassShard,
    block: Range<u64>,
    slices: Vec<Range<u64>>,
) -> impl Iterator<Item = (u64, Vec<i16>)> {
    let runs = slices.into_iter().map(move |slice| slice.start.max(block.start)..slice.end.min(block.end));
    let stretches = runs.filter(|run| run.start < run.end).flat_map(|run| shard.stretches_in(run, 0));
    stretches.map(|stretch| {
        let raws = stretch.slots().map(|slot| shard.entries.get(slot).raw());
        (stretch.indices.start, raws.collect())
    })
}

impl Files {
    fn new<I: Indexer>(
        store: &Store,
        packing: &Packing<I>,
        kinds: &[FileKind],
    ) -> Result<Files, ClusterError> {
        let open = kinds.iter().map(|&kind| Ok((kind, store.begin(packing, kind)?)));
        Ok(Files { open: open.collect::<Result<_, EndgameError>>()? })
    }

    /// Adds the blocks of a window, in order.
    fn append(&mut self, arrived: Arrived) -> Result<(), ClusterError> {
        for ((kind, _), block) in arrived {
            let file = self.open.iter_mut().find(|(open, _)| *open as u8 == kind);
            file.map_or(Ok(()), |(_, file)| file.append(&block))?;
        }
        Ok(())
    }

    /// Puts the files in their places. Distances come first: verdicts can be made from them later.
    fn finish(self) -> Result<(), ClusterError> {
        for (_, file) in self.open {
            file.finish()?;
        }
        Ok(())
    }
}
