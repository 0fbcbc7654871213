//! The letters that workers send to each other.

use endgame::{FileKind, SliceCount};
use serde::{Deserialize, Serialize};

/// A message from one worker to another.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Letter {
    pub(crate) from: u32,
    pub(crate) to: u32,
    pub(crate) news: LetterContent,
}

/// The content of a letter.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) enum LetterContent {
    /// Positions of the receiver from which a move leads to a position decided one ply ago: slots, doubled, and one
    /// more where that position is lost.
    Before(Vec<u32>),
    /// What are the entries at these slots of the receiver?
    Question(Vec<u32>),
    /// The entries asked for, in the same order.
    Answer(Vec<i16>),
    /// What the sender's positions contain.
    Tally(PositionCounts),
    /// Entries of positions from this number on, for the receiver to pack.
    Entries { start: u64, entries: Vec<i16> },
    /// A packed block, for the receiver to write.
    Block { kind: FileKind, number: u64, bytes: Vec<u8> },
}

/// What the positions of one worker contain.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct PositionCounts {
    /// The numbers of the entries that occur.
    pub(crate) occurring: Vec<i16>,
    pub(crate) slices: Vec<SliceCount>,
}
