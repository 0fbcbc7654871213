//! Alpha-beta with memory: what was found out about a node is noted, and a node that is known well enough is not searched.
//!
//! Every node that can be is noted, leaves too, with a lower and an upper bound, as the searches that look at the root again
//! and again need it. With `enhanced transposition cut-offs` a node asks the table for all its moves before it searches
//! one: Jonathan Schaeffer and Aske Plaat, "New Advances in Alpha-Beta Searching", ACM Computer Science Conference, 1996.

use super::spec::*;
use super::{GameTree, Node, Opened, Search};
use crate::Stopped;
use crate::game::Side;
use crate::observe::Pass;
use crate::score::{Depth, Ply, Window};

/// Alpha-beta with a table.
pub struct AlphaBetaMemory;

impl Search for AlphaBetaMemory {
    const SPEC: SearchSpec = SearchSpec {
        name: "memory",
        aliases: &["alphabeta-memory", "abm"],
        about: "alpha-beta that notes bounds of every node in a table, so that no position is searched twice",
        source: Source {
            authors: "Richard D. Greenblatt, Donald E. Eastlake and Stephen D. Crocker",
            work: "The Greenblatt Chess Program, Fall Joint Computer Conference",
            year: 1967,
        },
        code: &CODE,
        games: GamesTaken::All,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table", "keys", "etc"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["value", "alpha", "beta"],
        record: RecordKind::Visits,
        exercise: Asks::Nothing("what the table holds is on no sheet"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        tree.start(depth);
        memory(tree, Window::FULL)
    }
}

const CODE: [CodeLine; 14] = [
    line(0, "memory(n, d, α, β):", LineRole::Call),
    line(1, "if the table has n: if n.lower ≥ β: return n.lower", LineRole::Table),
    line(2, "if n.upper ≤ α: return n.upper", LineRole::Table),
    line(2, "α = max(α, n.lower); β = min(β, n.upper)", LineRole::Table),
    line(1, "if n is a leaf or d = 0: v = value(n)", LineRole::Leaf),
    line(1, "else if MAX moves: v = -∞; for each child c:", LineRole::Max),
    line(2, "v = max(v, memory(c, d - 1, max(α, v), β))", LineRole::Raise),
    line(2, "if v ≥ β: leave the rest", LineRole::CutMax),
    line(1, "else: v = +∞; for each child c:", LineRole::Min),
    line(2, "v = min(v, memory(c, d - 1, α, min(β, v)))", LineRole::Lower),
    line(2, "if v ≤ α: leave the rest", LineRole::CutMin),
    line(1, "if v > α: n.lower = v in the table", LineRole::Done),
    line(1, "if v < β: n.upper = v in the table", LineRole::Done),
    line(1, "return v", LineRole::Done),
];

/// The value of the node where the walk stands, or a bound of it outside the window.
pub(super) fn memory<T: GameTree + ?Sized>(tree: &mut T, window: Window) -> Result<f64, Stopped> {
    let node = match tree.open_known(window)? {
        Opened::Answered(value) => return Ok(value),
        Opened::Node(node) => node,
    };
    let inner = Window { alpha: window.alpha.max(node.known.lower), beta: window.beta.min(node.known.upper) };
    if let Some(value) = cut_by_table(tree, &node, inner) {
        return Ok(value);
    }
    let (mut best, mut best_move, mut open) = (node.worst(), None, inner);
    for i in 0..node.count {
        let below = node.turn.map_or(Window::FULL, |side| tree.child_window(open, side));
        tree.step(i, Pass::Full);
        let value = memory(tree, below)?;
        let Some(side) = node.turn else {
            best += tree.share(i, value);
            continue;
        };
        if side.prefers(value, best) {
            (best, best_move) = (value, Some(i));
            tree.improve(i);
        }
        if tree.cuts(side, best, inner) {
            tree.remember(node.known, inner, best, best_move);
            return Ok(tree.cut(i + 1, inner, best));
        }
        open = open.with(side, best);
    }
    let reach = if node.turn.is_some() { inner } else { Window::FULL };
    tree.remember(node.known, reach, best, best_move);
    Ok(tree.close(reach, best))
}

/// The value that the table alone gives a node by one of its moves, if that is asked for.
fn cut_by_table<T: GameTree + ?Sized>(tree: &mut T, node: &Node, window: Window) -> Option<f64> {
    let side = node.turn.filter(|_| tree.settings().enhanced_cutoffs)?;
    if node.ply == Ply::ROOT || node.depth <= Depth(1) {
        return None;
    }
    for i in 0..node.count {
        let known = tree.peek(i);
        let value = if side == Side::Max { known.lower } else { known.upper };
        if tree.cuts(side, value, window) {
            tree.improve(i);
            tree.remember(node.known, window, value, Some(i));
            return Some(tree.cut(0, window, value));
        }
    }
    None
}
