//! Counting lines of play as this game's published figures do: a pass is a move, and a game that ends sooner is one line.
//!
//! The general count, `search::perft`, leaves such games out; up to nine plies the two agree.

use crate::discs::each;
use crate::rules::{Move, Reversi, Square, State};
use search::{Checkpoint, Control, Game, Stopped};

/// So few plies are counted without asking whether to give up: some milliseconds.
const QUICK_DEPTH: u32 = 5;

/// How many lines of play of `depth` plies there are, or shorter ones that end the game.
pub fn perft(game: &Reversi, state: &State, depth: u32) -> u64 {
    let movable = state.movable();
    match depth {
        0 => 1,
        _ if movable == 0 && game.outcome(state).is_some() => 1,
        1 => u64::from(movable.count_ones().max(1)),
        _ if movable == 0 => perft(game, &game.play(state, Move::Pass), depth - 1),
        _ => {
            let after = |square| game.play(state, Move::Put(Square(square as u8)));
            each(movable).map(|square| perft(game, &after(square), depth - 1)).sum()
        }
    }
}

/// The same by first move, unless the caller gives up; nothing at depth 0.
pub fn divide(
    game: &Reversi,
    state: &State,
    depth: u32,
    control: &dyn Control,
) -> Result<Vec<(Move, u64)>, Stopped> {
    let Some(below) = depth.checked_sub(1) else { return Ok(Vec::new()) };
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves.into_iter().map(|m| Ok((m, perft_until(game, &game.play(state, m), below, control)?))).collect()
}

fn perft_until(game: &Reversi, state: &State, depth: u32, control: &dyn Control) -> Result<u64, Stopped> {
    if !control.goes_on(Checkpoint::Work) {
        return Err(Stopped);
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    if depth <= QUICK_DEPTH || moves.is_empty() {
        return Ok(perft(game, state, depth));
    }
    moves.into_iter().map(|m| perft_until(game, &game.play(state, m), depth - 1, control)).sum()
}
