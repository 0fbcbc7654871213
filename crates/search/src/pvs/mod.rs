//! The playing search: iterative deepening and principal variation search, with every technique switchable.
//!
//! Cut by question, and each technique in a file with its name in the literature, the hope behind it and a source:
//!
//! - how deep, which window, when to stop? `driver`, `aspiration`, `limits`, [`Techniques`];
//! - what do we know of a node, and may we answer at once? `node`, `decide`, `prune` with `razoring`, `futility`,
//!   `null_move` and `probcut`;
//! - which moves, in which order, and is one the new best? `move_picker`, `move_loop` with `late_move_pruning`, `futility`
//!   and `see_pruning`;
//! - how deep is a move searched, and with which window? `scout`, `late_move_reductions`, `internal_reduction`,
//!   `extensions`, `singular`;
//! - when is a leaf calm? `quiescence`;
//! - what do we remember? [`Table`], `history`, `correction`, `experience`;
//! - what are the other threads at? `team`, `deferred`.
//!
//! With all techniques off it is plain alpha-beta, and equals minimax; the oracle tests hold it to that.

mod aspiration;
mod correction;
mod decide;
mod deferred;
mod driver;
mod experience;
mod extensions;
mod futility;
mod history;
mod internal_reduction;
mod late_move_pruning;
mod late_move_reductions;
mod limits;
mod memory;
mod move_loop;
mod move_picker;
mod node;
mod null_move;
mod prefetch;
mod probcut;
mod prune;
mod quiescence;
mod razoring;
mod request;
mod root;
mod scout;
mod see_pruning;
mod singular;
mod table;
mod team;
mod techniques;
mod worker;

pub use driver::{ProgressListener, think};
pub use limits::Limits;
pub use request::{Evaluation, Progress, ThinkRequest, Thought, Variation};
pub use table::Table;
pub use techniques::{Technique, Techniques, UnknownTechnique};
pub use worker::MAX_PLY;
