//! What goes through the pipes between the studio and its children: one line of JSON, then as many bytes as the line says.
//!
//! The bytes are the body of a request or of an answer as it is. The studio never reads JSON of a child beyond the line.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, Read, Write};

/// Bytes of a line: an address, a content type, a name.
const LONGEST_HEAD: u64 = 4 << 10;

/// Bytes after a line: more than the largest tree or picture takes.
const MOST_BYTES: usize = 128 << 20;

/// The line at the head of a frame.
#[derive(Serialize, Deserialize)]
struct Head<W> {
    id: u64,
    bytes: usize,
    what: W,
}

/// One message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PipeFrame<W> {
    /// The call that it belongs to.
    pub id: u64,
    /// What it is.
    pub what: W,
    /// What comes with it.
    pub bytes: Vec<u8>,
}

/// What the studio says to a child.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ParentMessage {
    /// A question at an address, with its text.
    Ask { path: String },
    /// A socket at an address is opened.
    Open { path: String },
    /// A message on a socket.
    Say,
    /// The client waits no longer: the request or the socket ends.
    Close,
}

/// What a child says to the studio.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ChildMessage {
    /// The answer to a request.
    Answer {
        /// The status of HTTP.
        status: u16,
        /// The content type.
        kind: String,
        /// The name of a file.
        file: Option<String>,
    },
    /// A message on a socket; the last one about a piece of work says so.
    Tell {
        /// Nothing follows it.
        is_last: bool,
    },
    /// The call was closed, and nothing works for it any more.
    Closed,
}

impl<W: Serialize> PipeFrame<W> {
    /// Writes the frame whole.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let head = Head { id: self.id, bytes: self.bytes.len(), what: &self.what };
        let mut line = serde_json::to_vec(&head)?;
        line.push(b'\n');
        to.write_all(&line)?;
        to.write_all(&self.bytes)?;
        to.flush()
    }
}

impl<W: DeserializeOwned> PipeFrame<W> {
    /// The next frame; none at the end.
    pub fn read(from: &mut impl BufRead) -> io::Result<Option<PipeFrame<W>>> {
        let mut line = Vec::new();
        if from.by_ref().take(LONGEST_HEAD).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let Head { id, bytes: length, what } = serde_json::from_slice(&line)?;
        if length > MOST_BYTES {
            return Err(io::Error::other(format!("{length} bytes: expected at most {MOST_BYTES}")));
        }
        let mut bytes = Vec::new();
        // Room is taken as the bytes come, whatever the line promises.
        match from.by_ref().take(length as u64).read_to_end(&mut bytes)? == length {
            true => Ok(Some(PipeFrame { id, what, bytes })),
            false => Err(io::ErrorKind::UnexpectedEof.into()),
        }
    }
}
