//! A directory of table files: saving and loading classes.

use crate::block::BLOCK;
use crate::count::SliceCount;
use crate::error::EndgameError;
use crate::format::{FileKind, Header, TableFile};
use crate::indexer::{ClassId, Indexer};
use crate::pack::Packing;
use crate::probe::BlockReader;
use crate::stored::StoredClass;
use crate::table::ClassTable;
use crate::watch::StageJob;
use crate::writer::TableWriter;
use rayon::prelude::*;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

/// The file that a build locks, so that no two work in one directory.
const LOCK: &str = "build.lock";

/// A directory in which the tables of one game are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Store {
    directory: PathBuf,
}

/// How much of a class is in a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoredEntries {
    /// Verdicts and distances.
    Complete,
    /// Distances only; the verdicts follow from them.
    Distances,
    /// Nothing, or files that are damaged.
    Nothing,
}

/// Keeps others from building in a directory. Closing the file is not enough to let them: a process that was just being
/// started has it open too, for a moment.
pub struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // What cannot be unlocked is so when the last process closes it.
        let _ = self.0.unlock();
    }
}

impl Store {
    /// The store in this directory, which need not exist yet.
    pub fn new(directory: impl Into<PathBuf>) -> Store {
        Store { directory: directory.into() }
    }

    /// The directory.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// The file that tells this about a class.
    pub fn path<I: Indexer>(&self, indexer: &I, class: ClassId, kind: FileKind) -> PathBuf {
        self.directory.join(format!("{}.{}", indexer.class(class).name, kind.extension()))
    }

    /// How much of a class is there, every checksum tried. Files that are not ours are an error: a build would
    /// overwrite them.
    pub fn find<I: Indexer>(&self, indexer: &I, class: ClassId) -> Result<StoredEntries, EndgameError> {
        let is_sound = |kind| match self.open(indexer, class, kind).and_then(|file| file.check()) {
            Ok(()) => Ok(true),
            Err(EndgameError::Missing { .. } | EndgameError::Damaged { .. }) => Ok(false),
            Err(error) => Err(error),
        };
        Ok(match (is_sound(FileKind::Distances)?, is_sound(FileKind::Verdicts)?) {
            (true, true) => StoredEntries::Complete,
            (true, false) => StoredEntries::Distances,
            (false, _) => StoredEntries::Nothing,
        })
    }

    /// What the slices of a class contain, as counted when it was built.
    pub fn count<I: Indexer>(&self, indexer: &I, class: ClassId) -> Result<Vec<SliceCount>, EndgameError> {
        Ok(self.open(indexer, class, FileKind::Distances)?.header.slices)
    }

    /// The table of a class.
    pub fn load<I: Indexer>(&self, indexer: &I, class: ClassId) -> Result<ClassTable, EndgameError> {
        let file = self.open(indexer, class, FileKind::Distances)?;
        let table = ClassTable::new(indexer.class(class).len());
        (0..file.blocks()).into_par_iter().try_for_each(|number| load_block(&file, number, &table))?;
        Ok(table)
    }

    /// Makes the directory and keeps everyone else from building in it until the result is dropped.
    pub fn lock(&self) -> Result<Lock, EndgameError> {
        std::fs::create_dir_all(&self.directory).map_err(EndgameError::io("create", &self.directory))?;
        let path = self.directory.join(LOCK);
        let file = File::create(&path).map_err(EndgameError::io("create", &path))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(EndgameError::Busy { path: self.directory.clone() }),
            Err(TryLockError::Error(error)) => Err(EndgameError::io("lock", &path)(error)),
        }
    }

    /// Opens a file whose header and list of blocks must be sound.
    pub(crate) fn open<I: Indexer>(
        &self,
        indexer: &I,
        class: ClassId,
        kind: FileKind,
    ) -> Result<TableFile, EndgameError> {
        let path = self.path(indexer, class, kind);
        let wanted = Header::new(indexer.name(), indexer.class(class), kind, Vec::new());
        TableFile::open(&path, &wanted).map_err(|error| match error {
            EndgameError::Io { source, .. } if source.kind() == std::io::ErrorKind::NotFound => {
                EndgameError::Missing { class: indexer.class(class).name.clone(), path }
            }
            error => error,
        })
    }

    /// The distances of a class, read as they are asked for.
    pub fn stored<I: Indexer>(&self, indexer: &I, class: ClassId) -> Result<StoredClass, EndgameError> {
        Ok(StoredClass::new(BlockReader::new(self.open(indexer, class, FileKind::Distances)?)))
    }

    /// A number that tells files of different contents apart; none if the file is not there or is damaged.
    pub fn fingerprint<I: Indexer>(&self, indexer: &I, class: ClassId, kind: FileKind) -> Option<u64> {
        self.open(indexer, class, kind).ok().map(|file| file.fingerprint)
    }

    /// Begins a file, to be filled block by block.
    pub fn begin<I: Indexer>(
        &self,
        packing: &Packing<I>,
        kind: FileKind,
    ) -> Result<TableWriter, EndgameError> {
        let path = self.path(packing.indexer(), packing.class(), kind);
        TableWriter::new(path, &packing.header(kind), packing.blocks() as usize)
    }

    /// Writes the distances of a class.
    pub(crate) fn save_distances<I: Indexer>(
        &self,
        packing: &Packing<I>,
        table: &ClassTable,
    ) -> Result<(), EndgameError> {
        let pack = |number: u64| packing.distances(table.entries(packing.range(number)));
        let blocks: Vec<Vec<u8>> =
            (0..packing.blocks()).into_par_iter().map(pack).collect::<Result<_, _>>()?;
        self.save(packing, FileKind::Distances, &blocks)
    }

    /// Writes the verdicts on the quiet positions of a class.
    pub(crate) fn save_verdicts<I: Indexer>(
        &self,
        packing: &Packing<I>,
        table: &ClassTable,
        job: StageJob,
    ) -> Result<(), EndgameError> {
        let pack = |number: u64| -> Result<Vec<u8>, EndgameError> {
            job.check()?;
            let range = packing.range(number);
            let packed = packing.verdicts(range.start, table.entries(range.clone()));
            job.add(range.end - range.start);
            packed
        };
        let blocks: Vec<Vec<u8>> =
            (0..packing.blocks()).into_par_iter().map(pack).collect::<Result<_, _>>()?;
        self.save(packing, FileKind::Verdicts, &blocks)
    }

    fn save<I: Indexer>(
        &self,
        packing: &Packing<I>,
        kind: FileKind,
        blocks: &[Vec<u8>],
    ) -> Result<(), EndgameError> {
        let mut file = self.begin(packing, kind)?;
        blocks.iter().try_for_each(|block| file.append(block))?;
        file.finish()
    }
}

fn load_block(file: &TableFile, number: usize, table: &ClassTable) -> Result<(), EndgameError> {
    let block = file.block(number)?;
    let start = number as u64 * BLOCK;
    for position in 0..file.block_len(number) {
        let entry = file.alphabet.decode(&block, position);
        let entry = entry.ok_or_else(|| file.damaged(format!("block {number} has an unknown code")))?;
        table.set(start + position as u64, entry);
    }
    Ok(())
}
