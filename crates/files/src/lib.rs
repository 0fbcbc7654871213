//! Reading files of bounded size, and writing them whole or not at all.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// A file that cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The file system says no while reading.
    #[error("cannot read '{file}': {error}")]
    Read {
        /// The file.
        file: String,
        /// Why.
        error: std::io::Error,
    },
    /// The file system says no while writing.
    #[error("cannot write '{file}': {error}")]
    Write {
        /// The file.
        file: String,
        /// Why.
        error: std::io::Error,
    },
    /// The file is larger than anything of its kind.
    #[error("'{file}' is too large: expected at most {most} bytes")]
    TooLarge {
        /// The file.
        file: String,
        /// The largest size taken.
        most: u64,
    },
}

/// Reads a UTF-8 text file of at most `most` bytes.
pub fn read_text(file: &Path, most: u64) -> Result<String, FileError> {
    let not_text = |_| {
        let error = std::io::Error::new(std::io::ErrorKind::InvalidData, "not UTF-8 text");
        FileError::Read { file: file.display().to_string(), error }
    };
    String::from_utf8(read_bytes(file, most)?).map_err(not_text)
}

/// Reads a file of at most `most` bytes.
pub fn read_bytes(file: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let name = || file.display().to_string();
    let failed = |error| FileError::Read { file: name(), error };
    let mut bytes = Vec::new();
    // Reading one byte more than allowed tells a large file, whatever its metadata say.
    let read = std::fs::File::open(file).and_then(|f| f.take(most + 1).read_to_end(&mut bytes));
    read.map_err(failed)?;
    if bytes.len() as u64 > most {
        return Err(FileError::TooLarge { file: name(), most });
    }
    Ok(bytes)
}

/// Writes a file whole or not at all: a crash or a full disk leaves the old one.
pub fn write_whole(file: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let failed = |error| FileError::Write { file: file.display().to_string(), error };
    let part = part_name(file).ok_or_else(|| failed(std::io::ErrorKind::InvalidInput.into()))?;
    let write = || -> std::io::Result<()> {
        let mut out = std::fs::File::create(&part)?;
        out.write_all(bytes)?;
        out.sync_all()?;
        std::fs::rename(&part, file)
    };
    write().map_err(|error| {
        // The half-written file is of no use; that it cannot be removed changes nothing.
        let _ = std::fs::remove_file(&part);
        failed(error)
    })
}

/// Where a file is written before it takes its name.
fn part_name(file: &Path) -> Option<PathBuf> {
    let mut name = file.file_name()?.to_os_string();
    name.push(".part");
    Some(file.with_file_name(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scratch(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("plywood-files-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder.join(name)
    }

    #[test]
    fn what_is_written_is_read_and_nothing_is_left_over() {
        let file = scratch("whole.txt");
        write_whole(&file, b"first").unwrap();
        write_whole(&file, "druhé".as_bytes()).unwrap();
        assert_eq!(read_text(&file, 100).unwrap(), "druhé");
        assert!(!part_name(&file).unwrap().exists());
    }

    #[test]
    fn errors_name_the_file() {
        let file = scratch("large.txt");
        write_whole(&file, b"0123456789").unwrap();
        let error = read_text(&file, 9).unwrap_err().to_string();
        assert!(error.ends_with("large.txt' is too large: expected at most 9 bytes"), "{error}");
        assert!(read_text(&file, 10).is_ok());
        let error = read_text(&scratch("missing"), 9).unwrap_err().to_string();
        assert!(error.starts_with("cannot read '"), "{error}");
        let error = write_whole(Path::new("/"), b"x").unwrap_err().to_string();
        assert!(error.starts_with("cannot write '/'"), "{error}");
        let error = write_whole(&scratch("no/such/folder"), b"x").unwrap_err().to_string();
        assert!(error.starts_with("cannot write '"), "{error}");
        std::fs::write(&file, [0xff, 0xfe]).unwrap();
        assert!(read_text(&file, 10).unwrap_err().to_string().ends_with("not UTF-8 text"));
    }
}
