//! Counting the positions exactly `depth` plies away: the standard check of a move generator.

use crate::game::Game;
use crate::score::Depth;

/// How many move sequences of length `depth` there are; games that end sooner count for nothing.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: Depth) -> u64 {
    count(game, state, depth, &mut Vec::new())
}

/// The same count split by first move.
pub fn divide<G: Game>(game: &G, state: &G::State, depth: Depth) -> Vec<(G::Move, u64)> {
    let mut moves = Vec::new();
    if depth > Depth(0) && game.outcome(state).is_none() {
        game.moves(state, &mut moves);
    }
    let below = |m: G::Move| perft(game, &game.play(state, m), depth - Depth(1));
    moves.into_iter().map(|m| (m, below(m))).collect()
}

fn count<G: Game>(game: &G, state: &G::State, depth: Depth, stack: &mut Vec<G::Move>) -> u64 {
    if depth <= Depth(0) {
        return 1;
    }
    if game.outcome(state).is_some() {
        return 0;
    }
    let start = stack.len();
    game.moves(state, stack);
    let end = stack.len();
    // The last ply needs no playing: every legal move leads to one position.
    let total = if depth == Depth(1) {
        (end - start) as u64
    } else {
        (start..end).map(|i| count(game, &game.play(state, stack[i]), depth - Depth(1), stack)).sum()
    };
    stack.truncate(start);
    total
}
