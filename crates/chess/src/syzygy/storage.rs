//! Where the library reads tables from: small files from memory, as asking the system takes longer than all else in a probe.

#[cfg(not(any(unix, windows)))]
use self::nowhere::OsFilesystem;
#[cfg(any(unix, windows))]
use shakmaty_syzygy::filesystem::OsFilesystem;
use shakmaty_syzygy::filesystem::{Filesystem, RandomAccessFile, ReadHint};
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
        Ok(Box::new(FileInMemory(std::fs::read(path)?)))
    }
}

/// A file in memory.
struct FileInMemory(Vec<u8>);

impl RandomAccessFile for FileInMemory {
    fn read_at(&self, buffer: &mut [u8], offset: u64, _: ReadHint) -> io::Result<usize> {
        let start = usize::try_from(offset).map_or(self.0.len(), |offset| offset.min(self.0.len()));
        let len = buffer.len().min(self.0.len() - start);
        buffer[..len].copy_from_slice(&self.0[start..start + len]);
        Ok(len)
    }
}

/// In a browser there are no files: the library has no file system for it.
#[cfg(not(any(unix, windows)))]
mod nowhere {
    use super::{Filesystem, Path, PathBuf, RandomAccessFile, io};

    #[derive(Default)]
    pub struct OsFilesystem;

    impl Filesystem for OsFilesystem {
        fn regular_file_size(&self, _: &Path) -> io::Result<u64> {
            Err(io::ErrorKind::Unsupported.into())
        }

        fn read_dir(&self, _: &Path) -> io::Result<Vec<PathBuf>> {
            Err(io::ErrorKind::Unsupported.into())
        }

        fn open(&self, _: &Path) -> io::Result<Box<dyn RandomAccessFile>> {
            Err(io::ErrorKind::Unsupported.into())
        }
    }
}
