//! Star1: alpha-beta at chance nodes. What the moves not searched yet can add lies between the bounds of all values, so a
//! node can be cut off before its average is known.

use super::spec::*;
use super::{GameTree, Node, Opened, Search};
use crate::Stopped;
use crate::game::Side;
use crate::observe::Pass;
use crate::score::{Depth, Window};

/// Expectimax with cut-offs at chance nodes.
pub struct Star1;

impl Search for Star1 {
    const SPEC: SearchSpec = SearchSpec {
        name: "star1",
        aliases: &["*-minimax"],
        about: "expectimax that cuts off chance nodes by the bounds of all values",
        source: Source {
            authors: "Bruce W. Ballard",
            work: "The *-Minimax Search Procedure for Trees Containing Chance Nodes, Artificial Intelligence 21(3)",
            year: 1983,
        },
        code: &[
            line(0, "star1(n, d, α, β), all values lie in [L, U]:", LineRole::Call),
            line(1, "if n is a leaf or d = 0: return value(n)", LineRole::Leaf),
            line(1, "if MAX or MIN chooses: as alpha-beta", LineRole::Max),
            line(1, "else: v = 0; r = 1; for each child c with probability p:", LineRole::Chance),
            line(2, "r = r - p", LineRole::Chance),
            line(2, "a = (α - v - r · U) / p; b = (β - v - r · L) / p", LineRole::Chance),
            line(2, "w = star1(c, d - 1, a, b)", LineRole::Chance),
            line(2, "if w ≤ a: return v + p · w + r · U", LineRole::CutMin),
            line(2, "if w ≥ b: return v + p · w + r · L", LineRole::CutMax),
            line(2, "v = v + p · w", LineRole::Chance),
            line(1, "return v", LineRole::Done),
        ],
        games: GamesTaken::WithChance,
        needs_bounds: true,
        options: &["order", "beam", "prune", "min"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["value", "alpha", "beta"],
        record: RecordKind::Visits,
        exercise: Asks::Leaves,
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        let bounds = needed_bounds(tree)?;
        tree.average_min();
        tree.start(depth);
        star1(tree, bounds, Window::FULL)
    }
}

/// The bounds of all values, without which nothing can be cut off.
pub(super) fn needed_bounds<T: GameTree + ?Sized>(tree: &mut T) -> Result<Window, Stopped> {
    let why = "the value function says no bounds of its values: expected one that does, such as that of a hand-made tree";
    tree.bounds().ok_or_else(|| tree.refuse(why))
}

fn star1<T: GameTree + ?Sized>(tree: &mut T, bounds: Window, window: Window) -> Result<f64, Stopped> {
    let node = match tree.open(window)? {
        Opened::Answered(value) => return Ok(value),
        Opened::Node(node) => node,
    };
    let found = match node.turn {
        Some(side) => choose(tree, (node, side), window, |tree, _, window| star1(tree, bounds, window))?,
        None => average(tree, node, window, bounds)?,
    };
    Ok(found.leave(tree, window))
}

/// A node where chance decides.
fn average<T: GameTree + ?Sized>(
    tree: &mut T,
    node: Node,
    window: Window,
    bounds: Window,
) -> Result<NodeValue, Stopped> {
    let mut mean = PartialMean::new(bounds);
    for i in 0..node.count {
        let inner = mean.take(tree.odds(i), bounds, window);
        tree.step(i, Pass::Full);
        let value = star1(tree, bounds, open_beyond(inner, bounds))?;
        let part = tree.share(i, value);
        if let Some(value) = mean.cut(part, value, inner, window) {
            return Ok(NodeValue::cut(i + 1, value));
        }
        mean.sum += part;
    }
    Ok(NodeValue::of_all(mean.sum))
}

/// What was found at a node that is not left yet.
#[derive(Clone, Copy)]
pub(super) struct NodeValue {
    pub(super) value: f64,
    /// The first move that need not be looked at, if the node is cut off.
    cut_from: Option<usize>,
}

impl NodeValue {
    /// All moves were looked at.
    pub(super) fn of_all(value: f64) -> NodeValue {
        NodeValue { value, cut_from: None }
    }

    /// The moves from this one on need not be looked at.
    pub(super) fn cut(from: usize, value: f64) -> NodeValue {
        NodeValue { value, cut_from: Some(from) }
    }

    /// Leaves the node.
    pub(super) fn leave<T: GameTree + ?Sized>(self, tree: &mut T, window: Window) -> f64 {
        match self.cut_from {
            Some(from) => tree.cut(from, window, self.value),
            None => tree.close(window, self.value),
        }
    }
}

/// A node where a side chooses.
pub(super) fn choose<T: GameTree + ?Sized>(
    tree: &mut T,
    (node, side): (Node, Side),
    window: Window,
    mut search: impl FnMut(&mut T, usize, Window) -> Result<f64, Stopped>,
) -> Result<NodeValue, Stopped> {
    let (mut best, mut open) = (side.worst(), window);
    for i in 0..node.count {
        tree.step(i, Pass::Full);
        let value = search(tree, i, open)?;
        if side.prefers(value, best) {
            best = value;
            tree.improve(i);
        }
        if tree.cuts(side, best, window) {
            return Ok(NodeValue::cut(i + 1, best));
        }
        open = open.with(side, best);
    }
    Ok(NodeValue::of_all(best))
}

/// A mean of which some parts are known.
pub(super) struct PartialMean {
    /// What the moves bring that are searched.
    pub(super) sum: f64,
    /// Between which bounds that of the others lies.
    rest: Window,
}

impl PartialMean {
    /// Nothing is searched yet: the whole lies between these bounds.
    pub(super) fn new(rest: Window) -> PartialMean {
        PartialMean { sum: 0.0, rest }
    }

    /// The next move, whose value lies between `known`, is searched: outside of the window that comes back, the mean is outside
    /// of the node's.
    pub(super) fn take(&mut self, odds: f64, known: Window, window: Window) -> Window {
        self.rest.alpha -= odds * known.alpha;
        self.rest.beta -= odds * known.beta;
        Window {
            alpha: (window.alpha - self.sum - self.rest.beta) / odds,
            beta: (window.beta - self.sum - self.rest.alpha) / odds,
        }
    }

    /// The bound of the mean, if a value outside of its window proves one. Rounding may not carry it into the window.
    pub(super) fn cut(&self, part: f64, value: f64, inner: Window, window: Window) -> Option<f64> {
        match value {
            low if low <= inner.alpha => Some((self.sum + part + self.rest.beta).min(window.alpha)),
            high if high >= inner.beta => Some((self.sum + part + self.rest.alpha).max(window.beta)),
            _ => None,
        }
    }
}

/// A window that reaches beyond the bounds of all values holds every value: it is open there.
pub(super) fn open_beyond(window: Window, bounds: Window) -> Window {
    Window {
        alpha: if window.alpha < bounds.alpha { f64::NEG_INFINITY } else { window.alpha },
        beta: if window.beta > bounds.beta { f64::INFINITY } else { window.beta },
    }
}
