//! Checks that any game must pass, and the oracle that any search must agree with.
//!
//! [`check_game`] tries the promises of a game; [`check_textbook`] and [`check_playing`] hold every search and
//! policy to plain minimax on random states with a random value function, [`check_quiescence`] what happens below the
//! leaves, and what a game says about its moves. [`check_skips`] and [`check_win`] switch off one technique at a time: no
//! technique for quiet moves drops a noisy one, and wins are found. [`check_playing_time`] and [`check_textbook_time`] hold
//! searches to a limit in time whatever a node costs. [`is_noticed`] plants a [`Defect`] and tells whether they find it.
//! [`HashGame`] is a made-up game with every awkward property: several moves in a row, chance, early ends,
//! transpositions.

mod conformance;
mod defects;
mod hash_game;
mod oracle;
mod quiescence;
mod random;
mod skips;
mod time;

pub use conformance::check_game;
pub use defects::{Defect, is_noticed};
pub use hash_game::{HashGame, HashState};
pub use oracle::{check_playing, check_textbook};
pub use quiescence::check_quiescence;
pub use random::{RandomValue, random_state};
pub use skips::{check_skips, check_win};
pub use time::{check_playing_time, check_textbook_time};
