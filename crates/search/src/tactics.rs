//! What a game tells the playing search beyond its rules: which moves are noisy, what may be skipped.

use crate::evaluate::{Evaluator, Rounded};
use crate::game::Game;
use crate::score::{Bound, Depth, Ply, Score};

/// A game's advice to the playing search. Every default means "off" and leaves the search exact.
pub trait Tactics<G: Game>: Evaluator<G> {
    /// The side to move may not stand pat: it is in check, or must capture.
    fn is_forced(&self, _game: &G, _state: &G::State) -> bool {
        false
    }

    /// Appends the moves that quiescence looks at when the side to move is free.
    fn noisy(&self, _game: &G, _state: &G::State, _out: &mut Vec<G::Move>) {}

    /// Whether a move changes the material or is otherwise never to be reduced or skipped.
    fn is_noisy(&self, _game: &G, _state: &G::State, _m: G::Move) -> bool {
        false
    }

    /// Expected gain of a noisy move; larger is tried earlier, below zero only after the quiet moves.
    fn rank(&self, _game: &G, _state: &G::State, _m: G::Move) -> i32 {
        0
    }

    /// A head start for a quiet move in the ordering, on the scale of the history counters (see `pvs::order`).
    fn hint(&self, _game: &G, _state: &G::State, _m: G::Move) -> i32 {
        0
    }

    /// The state after passing, where passing is almost never better than moving.
    fn pass(&self, _game: &G, _state: &G::State) -> Option<G::State> {
        None
    }

    /// How much shallower the `index`-th quiet move is searched first.
    fn reduction(&self, _depth: Depth, _index: usize) -> Depth {
        Depth(0)
    }

    /// How many quiet moves are worth trying `depth` plies before the leaves; none: all of them.
    fn late_moves(&self, _depth: Depth) -> Option<usize> {
        None
    }

    /// How much deeper the move from `before` to `after` is searched.
    fn extension(&self, _game: &G, _before: &G::State, _m: G::Move, _after: &G::State) -> Depth {
        Depth(0)
    }

    /// What one quiet move can gain at most, `depth` plies before the leaves; none: do not prune on it.
    fn margin(&self, _depth: Depth) -> Option<Score> {
        None
    }

    /// How far the score usually moves from one depth to the next; none: do not guess a window.
    fn swing(&self) -> Option<Score> {
        None
    }

    /// Exact knowledge of a state (endgame table, recogniser, threat solver), seen by the side to move.
    fn known(&mut self, _game: &G, _state: &G::State, _ply: Ply) -> Option<(Score, Bound)> {
        None
    }
}

/// A value function alone gives no advice.
impl<G: Game> Tactics<G> for Rounded<G> {}
