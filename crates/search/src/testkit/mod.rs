//! Checks that any game must pass, and the oracle that any search must agree with.
//!
//! [`check_game`] tries the promises of a game; [`check_textbook`] and [`check_playing`] hold every search and
//! policy to plain minimax on random states with a random value function. [`HashGame`] is a made-up game with
//! every awkward property: several moves in a row, chance, early ends, transpositions.

mod conformance;
mod hash_game;
mod oracle;
mod random;

pub use conformance::check_game;
pub use hash_game::{HashGame, HashState};
pub use oracle::{check_playing, check_textbook};
pub use random::{RandomValue, random_state};
