//! UCT: upper confidence bounds applied to trees, the Monte Carlo tree search that the others begin from.
//!
//! Each round walks down the tree by the mean of what was won plus a bonus for what was seldom tried, adds one node, plays
//! at random from it to the end, and carries the result up. A result is a share from 0, MIN wins, to 1, MAX wins.

use super::spec::*;
use super::{GameTree, GrownMove, NodeFacts, Search};
use crate::Stopped;
use crate::game::Side;
use crate::score::{Bound, Depth};

/// Monte Carlo tree search by confidence bounds.
pub struct Uct;

impl Search for Uct {
    const SPEC: SearchSpec = SearchSpec {
        name: "uct",
        aliases: &["mcts"],
        about: "Monte Carlo tree search: plays at random, and looks again where it went well or was seldom tried",
        source: Source {
            authors: "Levente Kocsis and Csaba Szepesvári",
            work: "Bandit Based Monte-Carlo Planning, European Conference on Machine Learning",
            year: 2006,
        },
        code: &[
            line(0, "repeat, n = root:", LineRole::Call),
            line(1, "while all moves of n are tried:", LineRole::Select),
            line(
                2,
                "n = the child c with the largest mean(c) + C · √(ln visits(n) / visits(c))",
                LineRole::Select,
            ),
            line(1, "n = a new child of n", LineRole::Expand),
            line(1, "r = the result of a random game from n", LineRole::Leaf),
            line(1, "for n and all above it: visits + 1, mean of all r", LineRole::Update),
            line(0, "return the move with the most visits", LineRole::Done),
        ],
        games: GamesTaken::All,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table", "playouts", "exploration", "seed"],
        limit: DefaultLimit::Playouts(10_000),
        numbers: &["visits", "mean"],
        record: RecordKind::Growth,
        exercise: Asks::Nothing("its random games are on no sheet"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        tree.begin_growth(depth)?;
        let mut growth = UctTree { tree, stats: vec![NodeStats::new(0, 0)] };
        let playouts = growth.tree.settings().playouts;
        for _ in 0..playouts {
            match growth.playout() {
                Ok(()) => {}
                // What was played so far is an answer.
                Err(Stopped) if growth.stats[0].visits > 1 => break,
                Err(Stopped) => return Err(Stopped),
            }
        }
        Ok(growth.answer())
    }
}

/// The numbers of a node, in the order of the table of searches.
const VISITS: usize = 0;
const MEAN: usize = 1;
/// No node.
const NONE: u32 = u32::MAX;

/// What is known of a node.
struct NodeStats {
    parent: u32,
    number: u32,
    visits: u64,
    /// The sum of all results.
    total: f64,
    first: u32,
    last: u32,
    next: u32,
    /// How many of its moves are tried.
    tried: u32,
}

impl NodeStats {
    fn new(parent: u32, number: usize) -> NodeStats {
        NodeStats {
            parent,
            number: number as u32,
            visits: 0,
            total: 0.0,
            first: NONE,
            last: NONE,
            next: NONE,
            tried: 0,
        }
    }

    fn mean(&self) -> f64 {
        if self.visits == 0 { 0.5 } else { self.total / self.visits as f64 }
    }
}

struct UctTree<'a, T: ?Sized> {
    tree: &'a mut T,
    stats: Vec<NodeStats>,
}

/// A reward as a share.
fn share(reward: f64) -> f64 {
    (1.0 + reward) / 2.0
}

impl<T: GameTree + ?Sized> UctTree<'_, T> {
    /// One walk down, one new node, one random game, all means on the way up.
    fn playout(&mut self) -> Result<(), Stopped> {
        let mut node = 0;
        let value = loop {
            self.tree.select(node);
            let facts = self.tree.look(node);
            if let Some(value) = facts.settled {
                break value;
            }
            if self.stats[node as usize].visits == 0 {
                break self.tree.play_out(node)?;
            }
            match self.next(node, facts)? {
                Some(child) => node = child,
                // No room for a node: the random game starts here.
                None => break self.tree.play_out(node)?,
            }
        };
        self.carry_up(node, share(self.tree.reward(value)));
        Ok(())
    }

    /// The child to walk to: one that is not tried yet, else the one with the largest bound; where chance decides, as it draws.
    fn next(&mut self, node: u32, facts: NodeFacts) -> Result<Option<u32>, Stopped> {
        let tried = self.stats[node as usize].tried as usize;
        let Some(side) = facts.turn else {
            let drawn = self.tree.draw(node);
            let known =
                self.children(node).find(|&child| self.stats[child as usize].number as usize == drawn);
            return if known.is_some() { Ok(known) } else { self.add(node, drawn) };
        };
        if tried < facts.count && self.tree.has_room() {
            return self.add(node, tried);
        }
        let bound = |child: &u32| self.bound(node, *child, side);
        Ok(self.children(node).max_by(|a, b| bound(a).total_cmp(&bound(b)).then(b.cmp(a))))
    }

    fn children(&self, node: u32) -> impl Iterator<Item = u32> {
        let child = |at: u32| Some(at).filter(|&at| at != NONE);
        std::iter::successors(child(self.stats[node as usize].first), move |&at| {
            child(self.stats[at as usize].next)
        })
    }

    /// The mean of a child for the side that chooses it, and the bonus for few visits.
    fn bound(&self, node: u32, child: u32, side: Side) -> f64 {
        let stat = &self.stats[child as usize];
        let mean = if side == Side::Max { stat.mean() } else { 1.0 - stat.mean() };
        let tried = (self.stats[node as usize].visits as f64).ln() / stat.visits.max(1) as f64;
        mean + self.tree.settings().exploration * tried.sqrt()
    }

    /// A new child; none where there is no room.
    fn add(&mut self, node: u32, number: usize) -> Result<Option<u32>, Stopped> {
        if !self.tree.has_room() {
            return Ok(None);
        }
        let child = self.tree.grow(node, number)?;
        self.stats.push(NodeStats::new(node, number));
        let last = std::mem::replace(&mut self.stats[node as usize].last, child);
        match last {
            NONE => self.stats[node as usize].first = child,
            last => self.stats[last as usize].next = child,
        }
        self.stats[node as usize].tried += 1;
        Ok(Some(child))
    }

    fn carry_up(&mut self, node: u32, result: f64) {
        let mut at = node;
        loop {
            let stat = &mut self.stats[at as usize];
            stat.visits += 1;
            stat.total += result;
            let (visits, mean, parent) = (stat.visits as f64, stat.mean(), stat.parent);
            self.tree.set(at, VISITS, visits);
            self.tree.set(at, MEAN, mean);
            if at == 0 {
                return;
            }
            at = parent;
        }
    }

    /// Tells all moves, the most visited first, and the value of that one.
    fn answer(&mut self) -> f64 {
        let side = self.tree.look(0).turn;
        let mean = |node: u32| self.stats[node as usize].mean();
        let worth = |node: u32| self.tree.worth(2.0 * mean(node) - 1.0);
        let good = |node: u32| if side == Some(Side::Min) { -mean(node) } else { mean(node) };
        let visits = |node: u32| self.stats[node as usize].visits;
        let better =
            |a: u32, b: u32| visits(a).cmp(&visits(b)).then(good(a).total_cmp(&good(b))).then(b.cmp(&a));
        let mut best: Vec<u32> = self.children(0).collect();
        best.sort_by(|&a, &b| better(b, a));
        let told = |&node: &u32| GrownMove {
            number: self.stats[node as usize].number as usize,
            value: worth(node),
            bound: Bound::Exact,
            visits: visits(node),
        };
        let moves: Vec<GrownMove> = best.iter().map(told).collect();
        let value = best.first().filter(|_| side.is_some()).map_or(worth(0), |&node| worth(node));
        let follow = |&node: &u32| self.children(node).max_by(|&a, &b| better(a, b));
        let line: Vec<u32> = std::iter::successors(best.first().copied(), follow).collect();
        self.tree.answer(&moves, &line);
        value
    }
}
