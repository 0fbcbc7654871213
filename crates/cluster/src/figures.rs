//! What a build has taken.

use serde::Serialize;

/// What a build has taken, as one process saw it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct BuildFigures {
    /// Processes.
    pub processes: usize,
    /// Workers of all processes.
    pub workers: usize,
    /// Positions solved by all workers.
    pub positions: u64,
    /// Rounds of the slowest worker of this process.
    pub rounds: u64,
    /// Bytes that this process has sent to others.
    pub bytes_sent: u64,
    /// Bytes that a worker of this process held in memory at the most: its positions, its lists and what it kept of
    /// other classes.
    pub worker_bytes: u64,
}

/// The most bytes held so far.
#[derive(Clone, Default)]
pub(crate) struct Peak(u64);

impl Peak {
    pub(crate) fn note(&mut self, bytes: u64) {
        self.0 = self.0.max(bytes);
    }

    pub(crate) fn bytes(&self) -> u64 {
        self.0
    }
}
