//! Minimax, alpha-beta and expectimax as printed in a textbook.
//!
//! Each algorithm is one short file; what they share (stopping at leaves, generating and ordering moves,
//! reporting) is in `walk`. Values are for MAX throughout, depth is in plies, several agents may play for one
//! side, and chance nodes are averaged. These searches are the teaching material and the oracle that every
//! other search is tested against, so they use no table and no deepening.

mod alphabeta;
mod expectimax;
mod minimax;
mod policy;
mod walk;

pub use policy::{Cutting, LeafRule, Order, Policy, Ties};
pub use walk::{Counts, Node, Walk};

use crate::Stopped;
use crate::evaluate::ValueFunction;
use crate::game::{Game, Side};
use crate::observe::Observer;
use crate::score::{Bound, Depth, Window};

/// Which textbook search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Algorithm {
    /// Every line to the full depth.
    Minimax,
    /// Minimax without the lines that cannot matter.
    AlphaBeta,
    /// MIN moves at random instead of well.
    Expectimax,
}

/// What was found out about one move of the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RootMove<M> {
    /// The move.
    pub m: M,
    /// Its value for MAX.
    pub value: f64,
    /// What that value says about the true one.
    pub bound: Bound,
    /// Nodes visited below it, itself included.
    pub nodes: u64,
}

/// The answer of a textbook search.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<M> {
    /// The value of the root for MAX.
    pub value: f64,
    /// The moves known to reach that value, the one to play first. Empty when the root is not to be moved from.
    pub best: Vec<M>,
    /// What both sides are expected to play.
    pub pv: Vec<M>,
    /// Every move of the root that was looked at, in that order.
    pub moves: Vec<RootMove<M>>,
    /// How much work it was.
    pub counts: Counts,
}

/// Searches `state` to `depth` plies. `stop` is asked now and then, with the number of nodes so far.
pub fn search<G, V, O>(
    walk: &mut Walk<'_, G, V, O>,
    algorithm: Algorithm,
    state: &G::State,
    depth: Depth,
) -> Result<SearchResult<G::Move>, Stopped>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    walk.restart(algorithm);
    let root = Node::root(state, depth);
    let value = match algorithm {
        Algorithm::Minimax => walk.minimax(root)?,
        Algorithm::AlphaBeta => walk.alphabeta(root, Window::FULL)?,
        Algorithm::Expectimax => walk.expectimax(root)?,
    };
    let moves = walk.take_root_moves();
    let best = best_moves(&moves, value, walk.game.turn(state));
    Ok(SearchResult { value, best, pv: walk.pv().to_vec(), moves, counts: walk.counts })
}

/// What a search that was stopped has found: the best of the moves it was done with. Nothing before the first of them.
pub fn unfinished<G, V, O>(walk: &mut Walk<'_, G, V, O>, state: &G::State) -> Option<SearchResult<G::Move>>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    let turn = walk.game.turn(state);
    let moves = walk.take_root_moves();
    let better = |best: f64, found: &RootMove<G::Move>| match turn.prefers(found.value, best) {
        true => found.value,
        false => best,
    };
    let value = moves.iter().skip(1).fold(moves.first()?.value, better);
    let best = best_moves(&moves, value, turn);
    Some(SearchResult { value, best, pv: walk.pv().to_vec(), moves, counts: walk.counts })
}

/// The first move that reached the root's value, then the others proven equal to it.
fn best_moves<M: Copy>(moves: &[RootMove<M>], value: f64, turn: Side) -> Vec<M> {
    // A bound on the good side still proves a move: a root cut by a leaf rule or a beam keeps its mover happy.
    let reaches = |found: &&RootMove<M>| {
        found.value == value
            && match turn {
                Side::Max => found.bound != Bound::Upper,
                Side::Min => found.bound != Bound::Lower,
            }
    };
    moves.iter().filter(reaches).map(|found| found.m).collect()
}
