//! How the outside ends a search or a solver: it is asked now and then. Clocks live outside, not in the search.

use crate::score::{Depth, Score};

/// The outside of a search. Any function of a [`Checkpoint`] will do.
pub trait Control {
    /// May the search go on?
    fn goes_on(&self, checkpoint: Checkpoint) -> bool;
}

impl<F: Fn(Checkpoint) -> bool> Control for F {
    fn goes_on(&self, checkpoint: Checkpoint) -> bool {
        self(checkpoint)
    }
}

/// Ends a search after so many nodes.
pub struct MostNodes(pub u64);

impl Control for MostNodes {
    fn goes_on(&self, checkpoint: Checkpoint) -> bool {
        !matches!(checkpoint, Checkpoint::Nodes(nodes) if nodes >= self.0)
    }
}

/// When a search asks whether it may go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checkpoint {
    /// Every thousand nodes or so: all threads together have visited so many. If it may not, it stops at once.
    Nodes(u64),
    /// Between two steps of work that counts no nodes.
    Work,
    /// After a finished depth of the playing search: is it worth starting the next?
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
