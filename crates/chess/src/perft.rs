//! Counting positions: as everywhere in chess, draws by rule do not end a line.

use crate::draws::Draws;
use crate::rules::{Chess, State};
use cozy_chess::Move;
use search::Control;
use search::Depth;
use search::Stopped;

/// How many move sequences of length `depth` there are from `state`.
pub fn perft(state: &State, depth: Depth) -> u64 {
    search::perft::perft(&Chess::default().with_draws(Draws::Ignored), state, depth)
}

/// The same count split by first move.
pub fn divide(state: &State, depth: Depth) -> Vec<(Move, u64)> {
    search::perft::divide(&Chess::default().with_draws(Draws::Ignored), state, depth)
}

/// The same, unless the caller gives up.
pub fn divide_until(state: &State, depth: Depth, control: &dyn Control) -> Result<Vec<(Move, u64)>, Stopped> {
    search::perft::divide_until(&Chess::default().with_draws(Draws::Ignored), state, depth, control)
}
