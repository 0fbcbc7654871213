//! Expectimax: MAX takes the largest value; MIN is not an opponent but a coin, and all its moves are averaged.
//!
//! Where the game gives probabilities they are used; elsewhere each of MIN's moves is equally likely. If the settings have MIN
//! choose, chance alone is averaged: expectiminimax.

use super::spec::*;
use super::{GameTree, Opened, Search};
use crate::Stopped;
use crate::observe::Pass;
use crate::score::{Depth, Window};

/// MIN moves at random instead of well.
pub struct Expectimax;

impl Search for Expectimax {
    const SPEC: SearchSpec = SearchSpec {
        name: "expectimax",
        aliases: &[],
        about: "minimax with the average over the moves of chance",
        source: Source {
            authors: "Donald Michie",
            work: "Game-Playing and Game-Learning Automata, Advances in Programming and Non-Numerical Computation",
            year: 1966,
        },
        code: &[
            line(0, "expectimax(n, d):", LineRole::Call),
            line(1, "if n is a leaf or d = 0: return value(n)", LineRole::Leaf),
            line(1, "if MAX moves: v = -∞; for each child c:", LineRole::Max),
            line(2, "v = max(v, expectimax(c, d - 1))", LineRole::Raise),
            line(1, "if MIN chooses: v = ∞; for each child c:", LineRole::Min),
            line(2, "v = min(v, expectimax(c, d - 1))", LineRole::Lower),
            line(1, "else: v = 0; for each child c with probability p:", LineRole::Chance),
            line(2, "v = v + p · expectimax(c, d - 1)", LineRole::Chance),
            line(1, "return v", LineRole::Done),
        ],
        games: GamesTaken::WithChance,
        needs_bounds: false,
        options: &["order", "beam", "prune", "min", "all-best"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["value"],
        record: RecordKind::Visits,
        exercise: Asks::Averages,
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        tree.average_min();
        tree.start(depth);
        expectimax(tree)
    }
}

fn expectimax<T: GameTree + ?Sized>(tree: &mut T) -> Result<f64, Stopped> {
    let node = match tree.open(Window::FULL)? {
        Opened::Answered(value) => return Ok(value),
        Opened::Node(node) => node,
    };
    let mut best = node.worst();
    for i in 0..node.count {
        tree.step(i, Pass::Full);
        let value = expectimax(tree)?;
        match node.turn {
            Some(side) if side.prefers(value, best) => {
                best = value;
                tree.improve(i);
            }
            Some(_) => {}
            None => best += tree.share(i, value),
        }
    }
    Ok(tree.close(Window::FULL, best))
}
