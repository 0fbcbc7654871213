//! Sparse sampling: at a chance node draw a few moves instead of looking at all. The work depends on the number of draws and
//! the depth, not on how many things can happen.

use super::spec::*;
use super::{GameTree, Opened, Search};
use crate::Stopped;
use crate::observe::Pass;
use crate::score::{Bound, Depth, Window};

/// Expectimax with samples.
pub struct Sampling;

impl Search for Sampling {
    const SPEC: SearchSpec = SearchSpec {
        name: "sampling",
        aliases: &["sparse-sampling"],
        about: "expectimax that draws a few moves at every chance node instead of looking at all",
        source: Source {
            authors: "Michael Kearns, Yishay Mansour and Andrew Y. Ng",
            work: "A Sparse Sampling Algorithm for Near-Optimal Planning in Large Markov Decision Processes, IJCAI",
            year: 1999,
        },
        code: &[
            line(0, "sampling(n, d):", LineRole::Call),
            line(1, "if n is a leaf or d = 0: return value(n)", LineRole::Leaf),
            line(1, "if MAX moves: v = -∞; for each child c:", LineRole::Max),
            line(2, "v = max(v, sampling(c, d - 1))", LineRole::Raise),
            line(1, "if MIN chooses: v = ∞; for each child c:", LineRole::Min),
            line(2, "v = min(v, sampling(c, d - 1))", LineRole::Lower),
            line(1, "else: v = 0; k times: draw a child c", LineRole::Chance),
            line(2, "v = v + sampling(c, d - 1) / k", LineRole::Chance),
            line(1, "return v", LineRole::Done),
        ],
        games: GamesTaken::WithChance,
        needs_bounds: false,
        options: &["order", "beam", "prune", "min", "samples", "seed"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["value"],
        record: RecordKind::Visits,
        exercise: Asks::Nothing("its draws are on no sheet"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        tree.average_min();
        tree.start(depth);
        sampling(tree)
    }
}

fn sampling<T: GameTree + ?Sized>(tree: &mut T) -> Result<f64, Stopped> {
    let node = match tree.open(Window::FULL)? {
        Opened::Answered(value) => return Ok(value),
        Opened::Node(node) => node,
    };
    let Some(side) = node.turn else {
        let draws = tree.settings().samples;
        let mut mean = 0.0;
        for _ in 0..draws {
            let drawn = tree.draw_here();
            tree.step(drawn, Pass::Again);
            mean += sampling(tree)? / draws as f64;
        }
        return Ok(tree.leave_open(mean, Bound::Exact));
    };
    let mut best = side.worst();
    for i in 0..node.count {
        tree.step(i, Pass::Full);
        let value = sampling(tree)?;
        if side.prefers(value, best) {
            best = value;
            tree.improve(i);
        }
    }
    Ok(tree.close(Window::FULL, best))
}
