//! The one door out of a process that may write nothing: it asks its parent, which writes what was agreed on.
//!
//! A request is a letter for what is wanted, the length of the name and the name, the length of the content and the content. The answer
//! is the number of the system's error, the length of the message and the message; no message is success.

use crate::Change;
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};

/// A longer name is none.
const MAX_NAME: u64 = 4096;
/// No result is larger.
const MAX_CONTENT: u64 = 1 << 30;
/// No message is cut: ours are one line.
const MAX_MESSAGE: u64 = 4096;

const WHOLE: u8 = b'w';
const APPEND: u8 = b'a';
const CUT: u8 = b'c';

/// The child's end.
struct Door {
    requests: Box<dyn Write + Send>,
    answers: Box<dyn Read + Send>,
}

static DOOR: OnceLock<Mutex<Door>> = OnceLock::new();

/// From now on this process writes no file itself: it asks at the other end of these two pipes.
pub fn open_door(requests: impl Write + Send + 'static, answers: impl Read + Send + 'static) {
    let door = Door { requests: Box::new(requests), answers: Box::new(answers) };
    // A second door would be a mistake of the program; the first one stays.
    let _ = DOOR.set(Mutex::new(door));
}

/// Answers the requests of a child until it ends: writes where `may_write` says so.
pub fn serve_door(
    mut requests: impl Read,
    mut answers: impl Write,
    may_write: impl Fn(&Path) -> bool,
) -> io::Result<()> {
    while let Some((kind, name, content)) = read_request(&mut requests)? {
        let done = match may_write(Path::new(&name)) {
            true => change(kind, &content).and_then(|change| change.make(Path::new(&name))),
            false => Err(io::Error::other("only files that the command line names are written from a cage")),
        };
        answer(&mut answers, done.err())?;
    }
    Ok(())
}

/// Makes a change through the door; none where there is no door.
pub(crate) fn ask(file: &Path, change: &Change<'_>) -> Option<io::Result<()>> {
    let mut door = DOOR.get()?.lock().unwrap_or_else(PoisonError::into_inner);
    Some(door.ask(file, change))
}

impl Door {
    fn ask(&mut self, file: &Path, change: &Change<'_>) -> io::Result<()> {
        let name = file.to_str().ok_or(io::ErrorKind::InvalidInput)?;
        let length;
        let (kind, content) = match change {
            Change::Whole(bytes) => (WHOLE, *bytes),
            Change::Append(bytes) => (APPEND, *bytes),
            Change::Cut(bytes) => {
                length = bytes.to_le_bytes();
                (CUT, length.as_slice())
            }
        };
        self.requests.write_all(&[kind])?;
        write_text(&mut self.requests, name.as_bytes())?;
        write_text(&mut self.requests, content)?;
        self.requests.flush()?;
        let mut code = [0; 4];
        self.answers.read_exact(&mut code)?;
        let message = read_text(&mut self.answers, MAX_MESSAGE)?;
        match (i32::from_le_bytes(code), message.is_empty()) {
            (_, true) => Ok(()),
            (0, _) => Err(io::Error::other(String::from_utf8_lossy(&message).into_owned())),
            (code, _) => Err(io::Error::from_raw_os_error(code)),
        }
    }
}

/// The next request; none once the child has ended.
fn read_request(requests: &mut impl Read) -> io::Result<Option<(u8, String, Vec<u8>)>> {
    let mut kind = [0];
    if requests.read(&mut kind)? == 0 {
        return Ok(None);
    }
    let name = String::from_utf8(read_text(requests, MAX_NAME)?).map_err(io::Error::other)?;
    Ok(Some((kind[0], name, read_text(requests, MAX_CONTENT)?)))
}

fn change(kind: u8, content: &[u8]) -> io::Result<Change<'_>> {
    match kind {
        WHOLE => Ok(Change::Whole(content)),
        APPEND => Ok(Change::Append(content)),
        CUT => Ok(Change::Cut(u64::from_le_bytes(content.try_into().map_err(io::Error::other)?))),
        _ => Err(io::ErrorKind::InvalidData.into()),
    }
}

fn answer(answers: &mut impl Write, error: Option<io::Error>) -> io::Result<()> {
    let code = error.as_ref().and_then(io::Error::raw_os_error).unwrap_or_default();
    answers.write_all(&code.to_le_bytes())?;
    let message = error.map(|error| error.to_string()).unwrap_or_default();
    write_text(answers, &message.as_bytes()[..message.len().min(MAX_MESSAGE as usize)])?;
    answers.flush()
}

fn write_text(out: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
    out.write_all(&(bytes.len() as u64).to_le_bytes())?;
    out.write_all(bytes)
}

/// Bytes after their length, which is believed only as far as they come.
fn read_text(input: &mut impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut length = [0; 8];
    input.read_exact(&mut length)?;
    let length = u64::from_le_bytes(length);
    if length > most {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut bytes = Vec::new();
    input.take(length).read_to_end(&mut bytes)?;
    match bytes.len() as u64 == length {
        true => Ok(bytes),
        false => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    /// What a child is answered when it makes these changes, where names with "no" in them are not agreed on.
    fn asked(changes: &[(&Path, Change<'_>)]) -> Vec<Result<(), String>> {
        let ((requests, to_parent), (answers, to_child)) = (io::pipe().unwrap(), io::pipe().unwrap());
        let parent = thread::spawn(move || {
            serve_door(requests, to_child, |file| !file.to_string_lossy().contains("no"))
        });
        let mut door = Door { requests: Box::new(to_parent), answers: Box::new(answers) };
        let told =
            changes.iter().map(|(file, change)| door.ask(file, change).map_err(|error| error.to_string()));
        let told = told.collect();
        drop(door);
        parent.join().unwrap().unwrap();
        told
    }

    #[test]
    fn what_a_child_wants_written_its_parent_writes() {
        let folder = tempfile::tempdir().unwrap();
        let [file, refused] = ["a.txt", "no.txt"].map(|name| folder.path().join(name));
        let large = vec![b'x'; 300_000];
        let told = asked(&[
            (&file, Change::Whole(b"one two")),
            (&file, Change::Cut(4)),
            (&file, Change::Append(b"three")),
            (&refused, Change::Whole(b"bad")),
            (Path::new("/"), Change::Append(b"x")),
            (&folder.path().join("large"), Change::Append(&large)),
        ]);
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "one three");
        assert!(!refused.exists());
        assert_eq!(std::fs::read(folder.path().join("large")).unwrap(), large);
        let failed: Vec<&str> =
            told.iter().filter_map(|done| done.as_ref().err()).map(String::as_str).collect();
        assert_eq!(
            failed,
            [
                "only files that the command line names are written from a cage",
                "Is a directory (os error 21)"
            ]
        );
    }

    #[test]
    fn a_request_that_breaks_off_or_lies_is_an_error_and_nothing_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.txt");
        let name = file.to_str().unwrap();
        let request = |kind: u8, length: u64, content: &[u8]| {
            let mut bytes = vec![kind];
            write_text(&mut bytes, name.as_bytes()).unwrap();
            bytes.extend(length.to_le_bytes());
            bytes.extend(content);
            bytes
        };
        for bad in [request(WHOLE, 10, b"short"), request(WHOLE, u64::MAX, b""), vec![WHOLE, 1]] {
            assert!(serve_door(bad.as_slice(), Vec::new(), |_| true).is_err());
        }
        let mut told = Vec::new();
        serve_door(request(b'?', 1, b"x").as_slice(), &mut told, |_| true).unwrap();
        serve_door(request(CUT, 1, b"x").as_slice(), &mut told, |_| true).unwrap();
        assert!(!file.exists());
        serve_door(request(WHOLE, 1, b"x").as_slice(), &mut told, |_| true).unwrap();
        assert!(file.exists());
    }
}
