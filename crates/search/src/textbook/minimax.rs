//! Minimax: look at every line to the full depth; MAX takes the largest value, MIN the smallest.

use super::spec::*;
use super::{GameTree, Opened, Search};
use crate::Stopped;
use crate::observe::Pass;
use crate::score::{Depth, Window};

/// Every line to the depth.
pub struct Minimax;

impl Search for Minimax {
    const SPEC: SearchSpec = SearchSpec {
        name: "minimax",
        aliases: &[],
        about: "every line to the depth or the end; MAX takes the largest value, MIN the smallest",
        source: Source {
            authors: "Claude E. Shannon",
            work: "Programming a Computer for Playing Chess, Philosophical Magazine 41",
            year: 1950,
        },
        code: &[
            line(0, "minimax(n, d):", LineRole::Call),
            line(1, "if n is a leaf or d = 0: return value(n)", LineRole::Leaf),
            line(1, "if MAX moves: v = -∞; for each child c:", LineRole::Max),
            line(2, "v = max(v, minimax(c, d - 1))", LineRole::Raise),
            line(1, "if MIN moves: v = +∞; for each child c:", LineRole::Min),
            line(2, "v = min(v, minimax(c, d - 1))", LineRole::Lower),
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
        minimax(tree)
    }
}

fn minimax<T: GameTree + ?Sized>(tree: &mut T) -> Result<f64, Stopped> {
    let node = match tree.open(Window::FULL)? {
        Opened::Answered(value) => return Ok(value),
        Opened::Node(node) => node,
    };
    let mut best = node.worst();
    for i in 0..node.count {
        tree.step(i, Pass::Full);
        let value = minimax(tree)?;
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
