//! Exact endgame tables: numbers positions, solves material classes, packs, stores and probes them.
//!
//! A game joins by an [`Indexer`], which numbers its positions class by class. [`solve`] then finds, by
//! retrograde analysis, which positions are won, drawn or lost and in how many plies; [`build`] does so for many
//! classes and keeps the results in a [`Store`]; [`Probe`] answers from there, [`verify`] checks every position
//! against its successors, [`stats`] counts.
//!
//! Draws by repetition or by a count of moves without progress are ignored: an [`Entry`] says what perfect play
//! leads to when neither side may claim one. A drawn position is one in which neither side can force a win.
//!
//! Invariant: this crate knows no game, reads no clock and prints nothing.

mod block;
mod build;
mod count;
mod entry;
mod error;
mod format;
mod indexer;
mod memory;
mod node;
mod pack;
mod part;
mod passes;
mod plan;
mod predecessors;
mod probe;
mod rules;
mod solve;
mod stats;
mod store;
mod stored;
mod table;
pub mod testkit;
mod verify;
mod watch;
mod writer;

pub use block::BLOCK;
pub use build::build;
pub use count::{Longest, SliceCount, count, count_some};
pub use entry::{Entry, Verdict};
pub use error::EndgameError;
pub use format::FileKind;
pub use indexer::{
    Class, ClassId, ClassPart, Expansion, IndexedMove, IndexedState, Indexer, Slice, SolverView, TablePlace,
};
pub use memory::{apart, with_needs};
pub use node::{Effect, SolverNode};
pub use pack::Packing;
pub use part::Workspace;
pub use passes::{PassCount, solve_by_passes};
pub use plan::{BuildPlan, BuildStep, classes_up_to, plan};
pub use probe::{JudgedMove, Probe};
pub use rules::{RulesView, derive};
pub use search::{Stop, Stopped};
pub use solve::solve;
pub use stats::{PieceTotal, SliceStats, StoreStats, stats};
pub use store::{Lock, Store, StoredEntries};
pub use stored::StoredClass;
pub use table::{ClassTable, Lookup, SolvedTables};
pub use verify::{Mismatch, Verification, verify};
pub use watch::{BuildStage, StageJob, Watch, WorkCounter, WorkProgress};
pub use writer::TableWriter;
