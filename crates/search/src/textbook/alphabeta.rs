//! Alpha-beta: minimax that stops looking at a node once the other side is sure to avoid it.
//!
//! Fail-soft: the value returned may lie outside the window and is then a bound. John P. Fishburn, "Analysis of Speedup in
//! Distributed Algorithms", thesis, University of Wisconsin, 1981.

use super::spec::*;
use super::{GameTree, Opened, Search};
use crate::Stopped;
use crate::observe::Pass;
use crate::score::{Depth, Window};

/// Minimax without the lines that cannot matter.
pub struct AlphaBeta;

impl Search for AlphaBeta {
    const SPEC: SearchSpec = SearchSpec {
        name: "alphabeta",
        aliases: &["alpha-beta"],
        about: "minimax that leaves out lines which cannot change the value at the root",
        source: Source {
            authors: "Donald E. Knuth and Ronald W. Moore",
            work: "An Analysis of Alpha-Beta Pruning, Artificial Intelligence 6(4)",
            year: 1975,
        },
        code: &[
            line(0, "alphabeta(n, d, α, β):", LineRole::Call),
            line(1, "if n is a leaf or d = 0: return value(n)", LineRole::Leaf),
            line(1, "if MAX moves: v = -∞; for each child c:", LineRole::Max),
            line(2, "v = max(v, alphabeta(c, d - 1, α, β))", LineRole::Raise),
            line(2, "if v ≥ β: return v", LineRole::CutMax),
            line(2, "α = max(α, v)", LineRole::Raise),
            line(1, "if MIN moves: v = +∞; for each child c:", LineRole::Min),
            line(2, "v = min(v, alphabeta(c, d - 1, α, β))", LineRole::Lower),
            line(2, "if v ≤ α: return v", LineRole::CutMin),
            line(2, "β = min(β, v)", LineRole::Lower),
            line(1, "return v", LineRole::Done),
        ],
        games: GamesTaken::All,
        needs_bounds: false,
        options: &["order", "beam", "prune", "strict", "all-best"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["value", "alpha", "beta"],
        record: RecordKind::Visits,
        exercise: Asks::Windows,
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        tree.start(depth);
        alphabeta(tree, Window::FULL)
    }
}

fn alphabeta<T: GameTree + ?Sized>(tree: &mut T, window: Window) -> Result<f64, Stopped> {
    let node = match tree.open(window)? {
        Opened::Answered(value) => return Ok(value),
        Opened::Node(node) => node,
    };
    let mut best = node.worst();
    let mut open = window;
    for i in 0..node.count {
        // Chance needs every value exactly: it averages.
        let inner = node.turn.map_or(Window::FULL, |side| tree.child_window(open, side));
        tree.step(i, Pass::Full);
        let value = alphabeta(tree, inner)?;
        let Some(side) = node.turn else {
            best += tree.share(i, value);
            continue;
        };
        if side.prefers(value, best) {
            best = value;
            tree.improve(i);
        }
        if tree.cuts(side, best, window) {
            return Ok(tree.cut(i + 1, window, best));
        }
        open = open.with(side, best);
    }
    Ok(tree.close(window, best))
}
