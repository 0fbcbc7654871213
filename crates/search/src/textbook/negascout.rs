//! NegaScout: after its first move a node only asks of each other one whether it is better, and searches it again if so.
//!
//! Bare, as printed: no table and no deepening, so it is as good as the order of the moves. Two plies above the leaves a
//! scout's answer is exact where the sides take turns, and nothing is searched again.

use super::spec::*;
use super::{GameTree, Opened, Search};
use crate::Stopped;
use crate::game::Side;
use crate::observe::Pass;
use crate::score::{Depth, Window};

/// A scout of a node this deep has an exact answer: it has seen all leaves below.
const EXACT: Depth = Depth(2);

/// Alpha-beta with windows too small for any value.
pub struct NegaScout;

impl Search for NegaScout {
    const SPEC: SearchSpec = SearchSpec {
        name: "negascout",
        aliases: &["scout"],
        about: "searches the first move of a node, then asks of each other one only whether it is better",
        source: Source {
            authors: "Alexander Reinefeld",
            work: "An Improvement to the Scout Tree Search Algorithm, ICCA Journal 6(4)",
            year: 1983,
        },
        code: &[
            line(0, "negascout(n, d, α, β):", LineRole::Call),
            line(1, "if n is a leaf or d = 0: return value(n) for the side that moves", LineRole::Leaf),
            line(1, "v = -∞; w = β; for each child c:", LineRole::Max),
            line(2, "t = -negascout(c, d - 1, -w, -max(α, v))", LineRole::Raise),
            line(2, "if max(α, v) < t < β, c is not the first and d > 2:", LineRole::Again),
            line(3, "t = -negascout(c, d - 1, -β, -t)", LineRole::Again),
            line(2, "v = max(v, t)", LineRole::Raise),
            line(2, "if v ≥ β: return v", LineRole::CutMax),
            line(2, "w = max(α, v) + 1, a window for no value", LineRole::Raise),
            line(1, "return v", LineRole::Done),
        ],
        games: GamesTaken::All,
        needs_bounds: false,
        options: &["order", "beam", "prune"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["value", "alpha", "beta"],
        record: RecordKind::Visits,
        exercise: Asks::Leaves,
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        tree.start(depth);
        negascout(tree, Side::Max, Window::FULL)
    }
}

/// The value of the node where the walk stands, seen by a side, as its window is.
fn negascout<T: GameTree + ?Sized>(tree: &mut T, side: Side, window: Window) -> Result<f64, Stopped> {
    let node = match tree.open(window.seen_by(side))? {
        Opened::Answered(value) => return Ok(side.sees(value)),
        Opened::Node(node) => node,
    };
    let Some(mover) = node.turn else {
        let mut mean = 0.0;
        for i in 0..node.count {
            tree.step(i, Pass::Full);
            let value = negascout(tree, side, Window::FULL)?;
            mean += tree.share(i, value);
        }
        let value = tree.close(window.seen_by(side), side.sees(mean));
        return Ok(side.sees(value));
    };
    let own = if mover == side { window } else { window.seen_by(Side::Min) };
    let reply = mover.other();
    let (mut best, mut guess) = (f64::NEG_INFINITY, own.beta);
    for i in 0..node.count {
        let alpha = own.alpha.max(best);
        let scout = Window { alpha, beta: guess }.seen_by(Side::Min);
        tree.step(i, if i == 0 { Pass::Full } else { Pass::Scout });
        let mut value = -negascout(tree, reply, scout)?;
        if i > 0 && value > alpha && value < own.beta && !(node.depth <= EXACT && tree.alternates()) {
            // One step of a number lower, so that the same value is exact and no bound.
            let again = Window { alpha: value.next_down(), beta: own.beta }.seen_by(Side::Min);
            tree.step(i, Pass::Again);
            value = -negascout(tree, reply, again)?;
        }
        if value > best {
            best = value;
            tree.improve(i);
        }
        if best >= own.beta {
            let value = tree.cut(i + 1, own.seen_by(mover), mover.sees(best));
            return Ok(side.sees(value));
        }
        guess = own.alpha.max(best).next_up();
    }
    let value = tree.close(own.seen_by(mover), mover.sees(best));
    Ok(side.sees(value))
}
