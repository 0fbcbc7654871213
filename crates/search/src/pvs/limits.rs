//! When the playing search ends by itself.

use super::worker::MAX_PLY;
use crate::score::Depth;

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
