//! Where the library reads tables from: small files from memory, as asking the system takes longer than all else in a probe.

use shakmaty_syzygy::filesystem::{Filesystem, OsFilesystem, RandomAccessFile, ReadHint};
use std::io;
use std::path::{Path, PathBuf};

/// Files up to this size are kept in memory once they are asked for: all with up to four men.
const KEPT_BYTES: u64 = 4 << 20;

/// The file system, with small files kept.
#[derive(Default)]
pub(super) struct Storage(OsFilesystem);

impl Filesystem for Storage {
    fn regular_file_size(&self, path: &Path) -> io::Result<u64> {
        self.0.regular_file_size(path)
    }

    fn read_dir(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        self.0.read_dir(path)
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn RandomAccessFile>> {
        if self.regular_file_size(path)? > KEPT_BYTES {
            return self.0.open(path);
        }
        Ok(Box::new(Kept(std::fs::read(path)?)))
    }
}

/// A file in memory.
struct Kept(Vec<u8>);

impl RandomAccessFile for Kept {
    fn read_at(&self, buffer: &mut [u8], offset: u64, _: ReadHint) -> io::Result<usize> {
        let start = usize::try_from(offset).map_or(self.0.len(), |offset| offset.min(self.0.len()));
        let len = buffer.len().min(self.0.len() - start);
        buffer[..len].copy_from_slice(&self.0[start..start + len]);
        Ok(len)
    }
}
