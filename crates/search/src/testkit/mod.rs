//! Checks that any game must pass, and the oracle that any search must agree with.

mod conformance;
mod random;

pub use conformance::check_game;
pub use random::{RandomValue, random_state};
