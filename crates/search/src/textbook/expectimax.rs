//! Expectimax: MAX takes the largest value; MIN is not an opponent but a coin, and all its moves are averaged.
//!
//! Where the game gives probabilities they are used; elsewhere each of MIN's moves is equally likely.

use super::spec::*;
use super::{Ground, Opened, Search};
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
            line(1, "else: v = 0; for each child c with probability p:", LineRole::Chance),
            line(2, "v = v + p · expectimax(c, d - 1)", LineRole::Chance),
            line(1, "return v", LineRole::Done),
        ],
        games: GamesTaken::WithChance,
        needs_bounds: false,
        options: &["order", "beam", "prune", "all-best"],
        limit: DefaultLimit::Depth,
        numbers: &["value"],
        record: RecordKind::Visits,
        exercise: Asks::Averages,
    };

    fn run<T: Ground + ?Sized>(ground: &mut T, depth: Depth) -> Result<f64, Stopped> {
        ground.average_min();
        ground.start(depth);
        expectimax(ground)
    }
}

fn expectimax<T: Ground + ?Sized>(ground: &mut T) -> Result<f64, Stopped> {
    let node = match ground.open(Window::FULL)? {
        Opened::Answered(value) => return Ok(value),
        Opened::Node(node) => node,
    };
    let mut best = node.worst();
    for i in 0..node.count {
        ground.step(i, Pass::Full);
        let value = expectimax(ground)?;
        match node.turn {
            Some(_) if value > best => {
                best = value;
                ground.improve(i);
            }
            Some(_) => {}
            None => best += ground.share(i, value),
        }
    }
    Ok(ground.close(Window::FULL, best))
}
