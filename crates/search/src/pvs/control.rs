//! When a search ends: by its own limits, or because the outside says so. Clocks live outside, not in the search.

use super::worker::MAX_PLY;
use crate::score::{Depth, Score};

/// When a search has to end by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Deepest iteration.
    pub depth: Depth,
    /// Most nodes, all threads together; approximate with several threads.
    pub nodes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { depth: Depth(MAX_PLY.0 as i32 - 1), nodes: u64::MAX }
    }
}

/// The outside of a search. Any function of a [`Checkpoint`] will do.
pub trait Control: Sync {
    /// May the search go on?
    fn goes_on(&self, checkpoint: Checkpoint) -> bool;
}

impl<F: Fn(Checkpoint) -> bool + Sync> Control for F {
    fn goes_on(&self, checkpoint: Checkpoint) -> bool {
        self(checkpoint)
    }
}

/// When a search asks whether it may go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checkpoint {
    /// Every thousand nodes or so: all threads together have visited so many. If not, it stops at once.
    Nodes(u64),
    /// After a finished depth: is it worth starting the next?
    Depth(Outlook),
}

/// How sure a search is of its best move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The depth just finished.
    pub finished: Depth,
    /// How many depths in a row have agreed on the best move.
    pub agreed: u32,
    /// How far the score has fallen since the depth before; 0 if it has not.
    pub fallen: Score,
    /// The share of all nodes that went into the best move, in thousandths.
    pub effort: u32,
}

/// Nobody stops the search; its limits do.
pub struct NoControl;

impl Control for NoControl {
    fn goes_on(&self, _: Checkpoint) -> bool {
        true
    }
}
