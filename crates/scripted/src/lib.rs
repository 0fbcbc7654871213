//! Games that users write as scripts: start, moves, play and outcome, and where they like text, board, chance and terms.
//!
//! A state is the JSON of what the script's functions hand out, so it is a value like any other game's. [`check`] tries the promises
//! that every game makes and says in words which is broken.

mod check;
mod game;
pub mod kit;
mod known;
mod notation;
mod sides;
mod solve;
mod state;

pub use check::{CheckReport, check};
pub use game::{MoveNumber, Scripted};
pub use state::State;
