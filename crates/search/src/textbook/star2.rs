//! Star2: Star1 that first looks at one move behind every move of chance. What MAX has there it has at least, what MIN has
//! there MAX has at most, and that often cuts off the node before anything is searched in full.

use super::spec::*;
use super::star1::{NodeValue, PartialMean, choose, needed_bounds, open_beyond};
use super::{GameTree, Node, Opened, Search};
use crate::Stopped;
use crate::game::Side;
use crate::observe::Pass;
use crate::score::{Bound, Depth, Window};

/// Star1 with probes.
pub struct Star2;

impl Search for Star2 {
    const SPEC: SearchSpec = SearchSpec {
        name: "star2",
        aliases: &[],
        about: "Star1 that first probes one reply behind every move of chance",
        source: Source {
            authors: "Bruce W. Ballard",
            work: "The *-Minimax Search Procedure for Trees Containing Chance Nodes, Artificial Intelligence 21(3)",
            year: 1983,
        },
        code: &[
            line(0, "star2(n, d, α, β), all values lie in [L, U]:", LineRole::Call),
            line(1, "if n is a leaf or d = 0: return value(n)", LineRole::Leaf),
            line(1, "if MAX or MIN chooses: as alpha-beta", LineRole::Max),
            line(1, "else: for each child c with probability p:", LineRole::Chance),
            line(2, "v = the value of the first move at c", LineRole::Again),
            line(2, "[l(c), u(c)] = [v, U] if MAX chooses at c, [L, v] if MIN does", LineRole::Chance),
            line(2, "if Σ p · l, L where not probed, is ≥ β: return it", LineRole::CutMax),
            line(2, "if Σ p · u, U where not probed, is ≤ α: return it", LineRole::CutMin),
            line(1, "then as Star1, with l(c) and u(c) instead of L and U", LineRole::Chance),
            line(1, "return v", LineRole::Done),
        ],
        games: GamesTaken::WithChance,
        needs_bounds: true,
        options: &["order", "beam", "prune", "min", "table"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["value", "alpha", "beta"],
        record: RecordKind::Visits,
        exercise: Asks::Leaves,
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        let bounds = needed_bounds(tree)?;
        tree.average_min();
        // The table is only to spare what a probe has searched already: it must not find transpositions, which Star1 does not.
        tree.key_by_path();
        tree.start(depth);
        Star { bounds, probes: Vec::new() }.search(tree, Window::FULL)
    }
}

/// The bounds of all values, and those of the moves of all chance nodes from the root to here.
struct Star {
    bounds: Window,
    probes: Vec<Window>,
}

impl Star {
    fn search<T: GameTree + ?Sized>(&mut self, tree: &mut T, window: Window) -> Result<f64, Stopped> {
        match tree.open(window)? {
            Opened::Answered(value) => Ok(value),
            Opened::Node(node) => Ok(self.search_moves(tree, node, window)?.leave(tree, window)),
        }
    }

    /// The node behind a first move: a probe may have searched it already.
    fn search_first<T: GameTree + ?Sized>(&mut self, tree: &mut T, window: Window) -> Result<f64, Stopped> {
        let node = match tree.open_known(window)? {
            Opened::Answered(value) => return Ok(value),
            Opened::Node(node) => node,
        };
        let found = self.search_moves(tree, node, window)?;
        tree.remember(node.known, window, found.value, None);
        Ok(found.leave(tree, window))
    }

    fn search_moves<T: GameTree + ?Sized>(
        &mut self,
        tree: &mut T,
        node: Node,
        window: Window,
    ) -> Result<NodeValue, Stopped> {
        let Some(side) = node.turn else {
            let start = self.probes.len();
            let found = self.average(tree, node, window);
            self.probes.truncate(start);
            return found;
        };
        choose(tree, (node, side), window, |tree, number, window| match number {
            0 => self.search_first(tree, window),
            _ => self.search(tree, window),
        })
    }

    /// A node of chance: first the probes, then the moves in full.
    fn average<T: GameTree + ?Sized>(
        &mut self,
        tree: &mut T,
        node: Node,
        window: Window,
    ) -> Result<NodeValue, Stopped> {
        let start = self.probes.len();
        let mut known = self.bounds;
        for i in 0..node.count {
            let found = match Star::is_worth_a_probe(tree, i, node, window) {
                true => self.probe(tree, i, known, window)?,
                false => self.bounds,
            };
            self.probes.push(found);
            let odds = tree.odds(i);
            known.alpha += odds * (found.alpha - self.bounds.alpha);
            known.beta += odds * (found.beta - self.bounds.beta);
            match known {
                Window { alpha, .. } if alpha >= window.beta => return Ok(NodeValue::cut(i + 1, alpha)),
                Window { beta, .. } if beta <= window.alpha => return Ok(NodeValue::cut(i + 1, beta)),
                _ => {}
            }
        }
        let mut mean = PartialMean::new(known);
        for i in 0..node.count {
            let inner = mean.take(tree.odds(i), self.probes[start + i], window);
            let is_probed = self.probes[start + i] != self.bounds;
            tree.step(i, if is_probed { Pass::Again } else { Pass::Full });
            let value = self.search(tree, open_beyond(inner, self.bounds))?;
            let part = tree.share(i, value);
            if let Some(value) = mean.cut(part, value, inner, window) {
                return Ok(NodeValue::cut(i + 1, value));
            }
            mean.sum += part;
        }
        Ok(NodeValue::of_all(mean.sum))
    }

    /// Whether a bound that the node behind a move can give may cut off the open one: what MAX has there is a lower bound, what MIN
    /// has an upper. Leaves are not probed.
    fn is_worth_a_probe<T: GameTree + ?Sized>(tree: &T, number: usize, node: Node, window: Window) -> bool {
        node.depth > Depth(1)
            && tree.turn_behind(number).is_some_and(|side| match side {
                Side::Max => window.beta < f64::INFINITY,
                Side::Min => window.alpha > f64::NEG_INFINITY,
            })
    }

    /// Between which bounds the node behind a move lies by its own first move: at least what MAX has there, at most what MIN has.
    fn probe<T: GameTree + ?Sized>(
        &mut self,
        tree: &mut T,
        number: usize,
        known: Window,
        window: Window,
    ) -> Result<Window, Stopped> {
        let odds = tree.odds(number);
        let inner = open_beyond(PartialMean::new(known).take(odds, self.bounds, window), self.bounds);
        tree.step(number, Pass::Scout);
        let node = match tree.open(inner)? {
            Opened::Answered(value) => return Ok(Window { alpha: value, beta: value }),
            Opened::Node(node) => node,
        };
        tree.step(0, Pass::Full);
        let value = self.search_first(tree, inner)?;
        // Outside of the window the value may be a bound of the other kind, which says nothing of the node.
        let (bound, found) = match node.turn {
            Some(Side::Max) if value > inner.alpha => (Bound::Lower, Window { alpha: value, ..self.bounds }),
            Some(Side::Min) if value < inner.beta => (Bound::Upper, Window { beta: value, ..self.bounds }),
            Some(Side::Min) => (Bound::Upper, self.bounds),
            _ => (Bound::Lower, self.bounds),
        };
        tree.improve(0);
        tree.leave_open(if bound == Bound::Lower { found.alpha } else { found.beta }, bound);
        Ok(found)
    }
}
