//! Sparse sampling: at a chance node draw a few moves instead of looking at all. The work depends on the number of draws and
//! the depth, not on how many things can happen.

use super::spec::*;
use super::{Ground, Opened, Search};
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
            line(1, "else: v = 0; k times: draw a child c", LineRole::Chance),
            line(2, "v = v + sampling(c, d - 1) / k", LineRole::Chance),
            line(1, "return v", LineRole::Done),
        ],
        games: GamesTaken::WithChance,
        needs_bounds: false,
        options: &["order", "beam", "prune", "samples", "seed"],
        limit: DefaultLimit::Depth,
        numbers: &["value"],
        record: RecordKind::Visits,
        exercise: Asks::Nothing("its draws are on no sheet"),
    };

    fn run<T: Ground + ?Sized>(ground: &mut T, depth: Depth) -> Result<f64, Stopped> {
        ground.average_min();
        ground.start(depth);
        sampling(ground)
    }
}

fn sampling<T: Ground + ?Sized>(ground: &mut T) -> Result<f64, Stopped> {
    let node = match ground.open(Window::FULL)? {
        Opened::Answered(value) => return Ok(value),
        Opened::Node(node) => node,
    };
    if node.turn.is_none() {
        let draws = ground.settings().samples;
        let mut mean = 0.0;
        for _ in 0..draws {
            let drawn = ground.draw_here();
            ground.step(drawn, Pass::Again);
            mean += sampling(ground)? / draws as f64;
        }
        return Ok(ground.leave_open(mean, Bound::Exact));
    }
    let mut best = f64::NEG_INFINITY;
    for i in 0..node.count {
        ground.step(i, Pass::Full);
        let value = sampling(ground)?;
        if value > best {
            best = value;
            ground.improve(i);
        }
    }
    Ok(ground.close(Window::FULL, best))
}
