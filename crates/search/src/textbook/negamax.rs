//! Negamax: minimax with one case instead of two, because what is good for one side is as bad for the other.
//!
//! As printed the sides take turns. Where one side moves twice in a row, the value is turned round once more.

use super::spec::*;
use super::{GameTree, Opened, Search};
use crate::Stopped;
use crate::game::Side;
use crate::observe::Pass;
use crate::score::{Depth, Window};

/// Minimax, each value seen by the side that moves.
pub struct Negamax;

impl Search for Negamax {
    const SPEC: SearchSpec = SearchSpec {
        name: "negamax",
        aliases: &[],
        about: "minimax in one line: every value is seen by the side that moves, so both sides take the largest",
        source: Source {
            authors: "Donald E. Knuth and Ronald W. Moore",
            work: "An Analysis of Alpha-Beta Pruning, Artificial Intelligence 6(4)",
            year: 1975,
        },
        code: &[
            line(0, "negamax(n, d):", LineRole::Call),
            line(1, "if n is a leaf or d = 0: return value(n) for the side that moves", LineRole::Leaf),
            line(1, "v = -∞; for each child c:", LineRole::Max),
            line(2, "v = max(v, -negamax(c, d - 1))", LineRole::Raise),
            line(1, "return v", LineRole::Done),
        ],
        games: GamesTaken::All,
        needs_bounds: false,
        options: &["order", "beam", "prune", "all-best"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["value"],
        record: RecordKind::Visits,
        exercise: Asks::Values,
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        tree.start(depth);
        negamax(tree, Side::Max)
    }
}

/// The value of the node where the walk stands, seen by a side.
fn negamax<T: GameTree + ?Sized>(tree: &mut T, side: Side) -> Result<f64, Stopped> {
    let node = match tree.open(Window::FULL)? {
        Opened::Answered(value) => return Ok(side.sees(value)),
        Opened::Node(node) => node,
    };
    let mover = node.turn.unwrap_or(side);
    let mut best = node.turn.map_or(0.0, |_| f64::NEG_INFINITY);
    for i in 0..node.count {
        tree.step(i, Pass::Full);
        let value = -negamax(tree, mover.other())?;
        match node.turn {
            Some(_) if value > best => {
                best = value;
                tree.improve(i);
            }
            Some(_) => {}
            None => best += tree.share(i, value),
        }
    }
    let value = tree.close(Window::FULL, mover.sees(best));
    Ok(side.sees(value))
}
