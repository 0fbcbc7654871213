//! What can go wrong when a picture is drawn.

use crate::words;
use search::{Checkpoint, Control};

/// Why there is no picture.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DrawError {
    /// No format is known by this file extension.
    #[error("unknown picture format '{0}': expected txt, dot, svg, png, pdf, json or html")]
    UnknownFormat(String),
    /// A node comes before its parent.
    #[error(
        "bad tree: node {node} names node {parent} as its parent, expected an earlier node, or itself for the root"
    )]
    Malformed {
        /// The offending node.
        node: usize,
        /// Its parent.
        parent: u32,
    },
    /// More nodes than the format can show.
    #[error(
        "{} nodes are too many for {format}: expected at most {}; \
         show less with a depth or node limit, or choose html or svg",
        words::count(*.nodes as u64), words::count(*.limit as u64)
    )]
    TooManyNodes {
        /// The format's file extension.
        format: &'static str,
        /// Nodes that were to be drawn.
        nodes: usize,
        /// Nodes that can be drawn.
        limit: usize,
    },
    /// The picture would have to be shrunk until nothing can be seen.
    #[error(
        "a picture of {} x {} points is too large for {format}: expected at most {} a side; \
         show less with a depth or node limit, or choose html or svg",
        words::count(*.width), words::count(*.height), words::count(*.limit)
    )]
    TooLarge {
        /// The format's file extension.
        format: &'static str,
        /// Width of the picture.
        width: u64,
        /// Height of the picture.
        height: u64,
        /// Longest side that can be drawn.
        limit: u64,
    },
    /// The program draws for the screen alone.
    #[error("no {format} here: expected txt, dot, svg, json or html")]
    Unprinted {
        /// The format's file extension.
        format: &'static str,
    },
    /// The picture is no longer wanted.
    #[error("stopped before the picture was drawn")]
    Stopped,
    /// A library refused our picture: a bug of ours.
    #[error("the picture could not be written as {format}: {reason}")]
    Refused {
        /// The format's file extension.
        format: &'static str,
        /// What the library said.
        reason: String,
    },
}

/// Ends work that is no longer wanted.
pub(crate) fn check(control: &dyn Control) -> Result<(), DrawError> {
    if control.goes_on(Checkpoint::Work) { Ok(()) } else { Err(DrawError::Stopped) }
}
