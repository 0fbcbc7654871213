//! Reading files of bounded size, and writing them whole or not at all. A process that may write nothing hands its changes
//! to its parent ([`open_door`], [`serve_door`]); who writes does not notice.

mod door;

pub use door::{open_door, serve_door};

use std::fs::OpenOptions;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// Longer chains of links are circles.
const MAX_LINKS: usize = 40;

/// A file that cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It could not be read.
    #[error("cannot read '{file}': {error}")]
    Read {
        /// The file.
        file: String,
        /// Why.
        error: std::io::Error,
    },
    /// It could not be written.
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
///
/// A link stays a link, and what it names is written. A device or a pipe cannot be replaced: it gets the bytes as they are.
pub fn write_whole(file: &Path, bytes: &[u8]) -> Result<(), FileError> {
    write(file, &Change::Whole(bytes))
}

/// Adds to the end of a file, which is made if it is not there.
pub fn append(file: &Path, bytes: &[u8]) -> Result<(), FileError> {
    write(file, &Change::Append(bytes))
}

/// Cuts a file off after this number of bytes.
pub fn cut(file: &Path, length: u64) -> Result<(), FileError> {
    write(file, &Change::Cut(length))
}

fn write(file: &Path, change: &Change<'_>) -> Result<(), FileError> {
    let written = door::ask(file, change).unwrap_or_else(|| change.make(file));
    written.map_err(|error| FileError::Write { file: file.display().to_string(), error })
}

/// What is to become of a file.
enum Change<'a> {
    Whole(&'a [u8]),
    Append(&'a [u8]),
    Cut(u64),
}

impl Change<'_> {
    fn make(&self, file: &Path) -> std::io::Result<()> {
        match self {
            Change::Whole(bytes) => match destination(file)? {
                Destination::Stream => write_into(file, bytes),
                Destination::Regular(target) => replace(&target, bytes),
            },
            Change::Append(bytes) => {
                let mut out = OpenOptions::new().create(true).append(true).open(file)?;
                out.write_all(bytes)?;
                out.flush()
            }
            Change::Cut(length) => OpenOptions::new().write(true).open(file)?.set_len(*length),
        }
    }
}

/// What a name leads to when it is written.
enum Destination {
    /// A device, a pipe, an open file of some process: there is nothing to rename over.
    Stream,
    /// A file, or the place of one, with no link left in its last step.
    Regular(PathBuf),
}

fn destination(file: &Path) -> std::io::Result<Destination> {
    let is_stream = std::fs::metadata(file).is_ok_and(|found| !found.is_file() && !found.is_dir());
    if is_stream || is_open_elsewhere(file) {
        return Ok(Destination::Stream);
    }
    follow(file).map(Destination::Regular)
}

/// `/dev/stdout` may lead to a regular file that another program has open: a file renamed over it would never reach that program.
fn is_open_elsewhere(file: &Path) -> bool {
    ["/dev", "/proc"].iter().any(|folder| file.starts_with(folder))
}

/// The name at the end of a chain of links, whether or not there is a file yet.
fn follow(file: &Path) -> std::io::Result<PathBuf> {
    let mut target = file.to_path_buf();
    for _ in 0..MAX_LINKS {
        let is_link = std::fs::symlink_metadata(&target).is_ok_and(|found| found.is_symlink());
        if !is_link {
            return Ok(target);
        }
        let next = std::fs::read_link(&target)?;
        target = folder_of(&target).join(next);
    }
    Err(std::io::Error::other("too many links"))
}

/// The folder a file stands in; the current one for a bare name.
fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn write_into(file: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut out = OpenOptions::new().write(true).open(file)?;
    out.write_all(bytes)?;
    out.flush()
}

/// Writes under a fresh, unguessable name, then renames. The new file keeps the old one's permissions.
fn replace(file: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if file.file_name().is_none() {
        return Err(std::io::ErrorKind::InvalidInput.into());
    }
    // Made like any other file: those of the crate itself are their owner's alone.
    let create = |path: &Path| OpenOptions::new().write(true).create_new(true).open(path);
    let mut out = tempfile::Builder::new().prefix(".plywood-").make_in(folder_of(file), create)?;
    out.write_all(bytes)?;
    if let Ok(old) = std::fs::metadata(file) {
        out.as_file().set_permissions(old.permissions())?;
    }
    out.as_file().sync_all()?;
    out.persist(file).map(drop).map_err(|failed| failed.error)
}

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    fn folder() -> TempDir {
        tempfile::tempdir().expect("a folder for the test")
    }

    fn names(folder: &TempDir) -> Vec<String> {
        let entries = std::fs::read_dir(folder).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn what_is_written_is_read_and_nothing_is_left_over() {
        let folder = folder();
        let file = folder.path().join("whole.txt");
        write_whole(&file, b"first").unwrap();
        write_whole(&file, "druhé".as_bytes()).unwrap();
        assert_eq!(read_text(&file, 100).unwrap(), "druhé");
        assert_eq!(names(&folder), ["whole.txt"]);
    }

    #[test]
    fn errors_name_the_file() {
        let folder = folder();
        let file = folder.path().join("large.txt");
        write_whole(&file, b"0123456789").unwrap();
        let error = read_text(&file, 9).unwrap_err().to_string();
        assert!(error.ends_with("large.txt' is too large: expected at most 9 bytes"), "{error}");
        assert!(read_text(&file, 10).is_ok());
        let error = read_text(&folder.path().join("missing"), 9).unwrap_err().to_string();
        assert!(error.starts_with("cannot read '"), "{error}");
        let error = write_whole(Path::new("/"), b"x").unwrap_err().to_string();
        assert!(error.starts_with("cannot write '/'"), "{error}");
        let error = write_whole(&folder.path().join("no/such/folder"), b"x").unwrap_err().to_string();
        assert!(error.ends_with("no/such/folder': No such file or directory (os error 2)"), "{error}");
        std::fs::write(&file, [0xff, 0xfe]).unwrap();
        assert!(read_text(&file, 10).unwrap_err().to_string().ends_with("not UTF-8 text"));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_what_it_names_is_written() {
        use std::os::unix::fs::symlink;
        let folder = folder();
        let at = |name: &str| folder.path().join(name);
        std::fs::write(at("old"), "old").unwrap();
        symlink("old", at("link")).unwrap();
        symlink("link", at("link to a link")).unwrap();
        symlink("not yet", at("dangling")).unwrap();
        symlink("circle", at("circle")).unwrap();
        write_whole(&at("link to a link"), b"new").unwrap();
        assert_eq!(read_text(&at("old"), 9).unwrap(), "new");
        write_whole(&at("dangling"), b"made").unwrap();
        assert_eq!(read_text(&at("not yet"), 9).unwrap(), "made");
        for link in ["link", "link to a link", "dangling"] {
            assert!(std::fs::symlink_metadata(at(link)).unwrap().is_symlink(), "{link}");
        }
        let error = write_whole(&at("circle"), b"x").unwrap_err().to_string();
        assert!(error.ends_with("circle': too many links"), "{error}");
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_gets_the_bytes_and_stays_a_pipe() {
        use std::os::unix::fs::FileTypeExt;
        let folder = folder();
        let pipe = folder.path().join("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let reader = std::thread::spawn({
            let pipe = pipe.clone();
            move || std::fs::read(pipe).unwrap()
        });
        write_whole(&pipe, b"through").unwrap();
        assert_eq!(reader.join().unwrap(), b"through");
        assert!(std::fs::metadata(&pipe).unwrap().file_type().is_fifo());
        write_whole(Path::new("/dev/null"), b"gone").unwrap();
        assert!(std::fs::metadata("/dev/null").unwrap().file_type().is_char_device());
    }

    #[cfg(unix)]
    #[test]
    fn permissions_and_other_files_stay_as_they_were() {
        use std::os::unix::fs::PermissionsExt;
        let folder = folder();
        let at = |name: &str| folder.path().join(name);
        let mode = |name: &str| std::fs::metadata(at(name)).unwrap().permissions().mode() & 0o777;
        std::fs::write(at("mine"), "1").unwrap();
        std::fs::write(at("mine.part"), "a user's own").unwrap();
        std::fs::set_permissions(at("mine"), PermissionsExt::from_mode(0o640)).unwrap();
        write_whole(&at("mine"), b"2").unwrap();
        assert_eq!((mode("mine"), read_text(&at("mine"), 9).unwrap().as_str()), (0o640, "2"));
        assert_eq!(read_text(&at("mine.part"), 99).unwrap(), "a user's own");
        std::fs::write(at("any"), "").unwrap();
        write_whole(&at("new"), b"3").unwrap();
        assert_eq!(mode("new"), mode("any"), "a new file is readable as any new file is");
    }
}
