//! Star2: Star1 that first looks at one move behind every move of chance. What MAX has there it has at least, and that often
//! cuts off the node before anything is searched in full.

use super::spec::*;
use super::star1::{PartialMean, choose, needed_bounds, open_beyond};
use super::{GameTree, Node, Opened, Search};
use crate::Stopped;
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
            line(1, "if MAX moves: as alpha-beta", LineRole::Max),
            line(1, "else: for each child c with probability p:", LineRole::Chance),
            line(2, "l(c) = the value of the first move at c, a lower bound", LineRole::Again),
            line(2, "if Σ p · l, L where not probed, is ≥ β: return it", LineRole::CutMax),
            line(1, "then as Star1, with l(c) instead of L", LineRole::Chance),
            line(1, "return v", LineRole::Done),
        ],
        games: GamesTaken::WithChance,
        needs_bounds: true,
        options: &["order", "beam", "prune"],
        limit: DefaultLimit::Depth,
        leaves: None,
        numbers: &["value", "alpha", "beta"],
        record: RecordKind::Visits,
        exercise: Asks::Nothing("it searches some moves twice, and a sheet has one place for each"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        let bounds = needed_bounds(tree)?;
        tree.average_min();
        tree.start(depth);
        Star { bounds, probes: Vec::new() }.search(tree, Window::FULL)
    }
}

/// The bounds of all values, and lower bounds of the moves of all chance nodes from the root to here.
struct Star {
    bounds: Window,
    probes: Vec<f64>,
}

impl Star {
    fn search<T: GameTree + ?Sized>(&mut self, tree: &mut T, window: Window) -> Result<f64, Stopped> {
        match tree.open(window)? {
            Opened::Answered(value) => Ok(value),
            Opened::Node(node) if node.turn.is_some() => {
                choose(tree, node, window, |tree, window| self.search(tree, window))
            }
            Opened::Node(node) => {
                let start = self.probes.len();
                let value = self.average(tree, node, window);
                self.probes.truncate(start);
                value
            }
        }
    }

    /// A node of chance: first the probes, then the moves in full.
    fn average<T: GameTree + ?Sized>(
        &mut self,
        tree: &mut T,
        node: Node,
        window: Window,
    ) -> Result<f64, Stopped> {
        let start = self.probes.len();
        // Nothing can be cut off above an open window, nor where leaves come next.
        let is_probed = window.beta < f64::INFINITY && node.depth > Depth(1);
        if is_probed {
            if let Some(value) = self.probe_all(tree, node, window)? {
                return Ok(value);
            }
        } else {
            self.probes.resize(start + node.count, self.bounds.alpha);
        }
        let mut mean = PartialMean::new(self.bounds);
        // What the moves that are not searched yet are known to bring.
        let mut known: f64 = (0..node.count).map(|i| tree.odds(i) * self.probes[start + i]).sum();
        for i in 0..node.count {
            let odds = tree.odds(i);
            known -= odds * self.probes[start + i];
            let mut inner = mean.window_of(odds, window);
            inner.beta = (window.beta - mean.sum - known) / odds;
            tree.step(i, if is_probed { Pass::Again } else { Pass::Full });
            let value = self.search(tree, open_beyond(inner, self.bounds))?;
            let part = tree.share(i, value);
            if value >= inner.beta {
                let bound = (mean.sum + part + known).max(window.beta);
                return Ok(tree.cut(i + 1, window, bound));
            }
            if let Some(value) = mean.cut(part, value, inner, window) {
                return Ok(tree.cut(i + 1, window, value));
            }
            mean.sum += part;
        }
        Ok(tree.close(window, mean.sum))
    }

    /// Lower bounds of all moves; the value of the node if they prove that it is cut off.
    fn probe_all<T: GameTree + ?Sized>(
        &mut self,
        tree: &mut T,
        node: Node,
        window: Window,
    ) -> Result<Option<f64>, Stopped> {
        let (mut sum, mut rest) = (0.0, 1.0);
        for i in 0..node.count {
            let odds = tree.odds(i);
            rest -= odds;
            let enough = (window.beta - sum - rest * self.bounds.alpha) / odds;
            tree.step(i, Pass::Scout);
            let least = self.probe(tree, Window { alpha: f64::NEG_INFINITY, beta: enough })?;
            self.probes.push(least);
            sum += odds * least;
            if sum + rest * self.bounds.alpha >= window.beta {
                let value = sum + rest * self.bounds.alpha;
                return Ok(Some(tree.cut(i + 1, window, value)));
            }
        }
        Ok(None)
    }

    /// What is at least to be had at a node: the value of a leaf, or of the first move of MAX.
    fn probe<T: GameTree + ?Sized>(&mut self, tree: &mut T, window: Window) -> Result<f64, Stopped> {
        let node = match tree.open(window)? {
            Opened::Answered(value) => return Ok(value),
            Opened::Node(node) => node,
        };
        tree.step(0, Pass::Full);
        let least = match node.turn {
            Some(_) => self.search(tree, window)?,
            None => {
                let value = self.probe(tree, Window::FULL)?;
                tree.share(0, value) + (1.0 - tree.odds(0)) * self.bounds.alpha
            }
        };
        if node.turn.is_some() {
            tree.improve(0);
        }
        Ok(tree.leave_open(least, Bound::Lower))
    }
}
