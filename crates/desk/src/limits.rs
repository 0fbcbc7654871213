//! How much one question may ask.

use lab::{ExperimentLimits, MachineOwner};
use session::{SearchLimits, bounds};
use std::time::Duration;

/// Bounds on what one question may ask.
#[derive(Clone, Debug)]
pub struct QuestionLimits {
    /// A single search takes at most this long.
    pub search_time: Duration,
    /// Thinking takes at most this long.
    pub think_time: Duration,
    /// An experiment takes at most this long.
    pub experiment_time: Duration,
    /// Games of one experiment.
    pub games: usize,
    /// Plies a search may be asked for.
    pub depth: u32,
    /// Threads of one search.
    pub threads: usize,
    /// Lines thinking may be asked for.
    pub lines: usize,
    /// Transposition table of one search: less than elsewhere, for there may be many searches.
    pub table_mib: usize,
    /// MiB of all that thoughts have learned and that waits for the next ones.
    pub memory_mib: usize,
    /// Nodes of a recorded tree.
    pub tree_nodes: usize,
    /// Nodes of all trees that wait for pictures to be made of them.
    pub kept_nodes: usize,
    /// Cells of all boards in the picture of a tree.
    pub board_cells: usize,
}

impl Default for QuestionLimits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        QuestionLimits {
            search_time: Duration::from_secs(60),
            think_time: Duration::from_secs(600),
            experiment_time: Duration::from_secs(1800),
            games: 20_000,
            depth: bounds::DEPTH,
            threads: cores.min(bounds::THREADS.into()),
            lines: bounds::LINES as usize,
            table_mib: 256,
            memory_mib: 256,
            tree_nodes: 250_000,
            kept_nodes: 1_000_000,
            board_cells: 1_600_000,
        }
    }
}

impl QuestionLimits {
    /// Those of a single search.
    pub fn search(&self) -> SearchLimits {
        let &QuestionLimits { search_time: time, depth, threads, lines, table_mib, .. } = self;
        SearchLimits { time, depth, threads, lines, table_mib }
    }

    /// Those of an experiment, beside its time.
    pub fn experiment(&self) -> ExperimentLimits {
        ExperimentLimits { machine: MachineOwner::Shared, search: self.search(), games: self.games as u64 }
    }
}
