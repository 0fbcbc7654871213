//! What users write: value functions and agents of any game in JavaScript, run by an interpreter with hard limits.
//!
//! A game hands over a [`Vocabulary`]: facts about a state, each a typed function, and constants such as distances. A [`Machine`] is
//! an interpreter that knows them and nothing else: no file, no clock, no chance, no network. [`ScriptValue`] is a value function
//! of a script, [`ScriptAgent`] a player.
//!
//! Invariant: knows no game.

mod agent;
mod cache;
mod data;
mod fact;
mod failure;
mod limits;
mod machine;
mod place;
mod pool;
mod positions;
mod searcher;
mod value;
mod watchdog;

pub use agent::ScriptAgent;
pub use data::Data;
pub use fact::{Arguments, Constant, Fact, FactError, FactValue, Vocabulary, side_of, side_sign};
pub use failure::Failure;
pub use limits::ScriptLimits;
pub use machine::{Machine, UserState};
pub use place::{enter_cage, forbid, is_forbidden};
pub use pool::ScriptPool;
pub use searcher::{Errand, Searcher};
pub use value::ScriptValue;

/// What files with scripts end in.
pub const EXTENSION: &str = "js";

/// A longer text was not written by hand.
pub const MAX_BYTES: usize = 256 << 10;

/// Whether a file's name is that of a script.
pub fn is_script(name: &str) -> bool {
    std::path::Path::new(name).extension().is_some_and(|extension| extension == EXTENSION)
}
