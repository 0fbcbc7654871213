//! The tree of the best-first searches: every node has an interval in which its minimax value is taken to lie, and the
//! intervals are carried up. What they differ in is which leaf they open next, and what a new leaf's interval is.

use super::{GameTree, GrownMove};
use crate::Stopped;
use crate::game::Side;
use crate::score::{Bound, Depth, Window};

/// No node.
const NONE: u32 = u32::MAX;

/// A node.
#[derive(Clone, Copy)]
pub(super) struct ValuedNode {
    parent: u32,
    /// The first of its children, which follow each other.
    first: u32,
    count: u32,
    /// Who chooses here.
    pub side: Side,
    /// Its value is at least this, or taken to be.
    pub low: f64,
    /// Its value is at most this, or taken to be.
    pub high: f64,
    /// Nothing below it could change it: an end, or all its moves are final.
    pub is_final: bool,
    /// How often a leaf was opened below it.
    visits: u64,
}

impl ValuedNode {
    /// The best that a side can hope for here, seen by it.
    pub fn hope(&self, side: Side) -> f64 {
        side.sees(if side == Side::Max { self.high } else { self.low })
    }

    /// What a side can count on here, seen by it.
    pub fn safe(&self, side: Side) -> f64 {
        side.sees(if side == Side::Max { self.low } else { self.high })
    }
}

/// What a new leaf that is no end is taken to be worth.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NewLeaf {
    /// What the value function says.
    Judged,
    /// Anything between the bounds of all values.
    Between,
}

/// A tree that is opened leaf by leaf.
pub(super) struct MinimaxTree<'a, T: ?Sized> {
    pub tree: &'a mut T,
    pub nodes: Vec<ValuedNode>,
    leaves: NewLeaf,
    bounds: Window,
}

impl<'a, T: GameTree + ?Sized> MinimaxTree<'a, T> {
    /// The root alone.
    pub fn new(tree: &'a mut T, depth: Depth, leaves: NewLeaf) -> Result<Self, Stopped> {
        let bounds = match (tree.bounds(), leaves) {
            (Some(bounds), _) => bounds,
            (None, NewLeaf::Judged) => Window::FULL,
            (None, NewLeaf::Between) => {
                return Err(tree.refuse("the value function says no bounds of its values"));
            }
        };
        tree.begin_growth(depth)?;
        let mut whole = MinimaxTree { tree, nodes: Vec::new(), leaves, bounds };
        whole.note(0, 0)?;
        Ok(whole)
    }

    pub fn root(&self) -> &ValuedNode {
        &self.nodes[0]
    }

    pub fn node(&self, node: u32) -> &ValuedNode {
        &self.nodes[node as usize]
    }

    /// The nodes behind its moves; none at a leaf.
    pub fn children(&self, node: u32) -> std::ops::Range<u32> {
        let ValuedNode { first, count, .. } = self.nodes[node as usize];
        if first == NONE { 0..0 } else { first..first + count }
    }

    /// The child that is best by a measure; the first of equals.
    pub fn best(&self, node: u32, mut measure: impl FnMut(&ValuedNode) -> f64) -> Option<u32> {
        self.children(node).reduce(|best, child| match measure(self.node(child)) > measure(self.node(best)) {
            true => child,
            false => best,
        })
    }

    /// Notes a node that was added.
    fn note(&mut self, node: u32, parent: u32) -> Result<(), Stopped> {
        let facts = self.tree.look(node);
        let Some(side) = facts.turn else {
            return Err(self.tree.refuse("chance decides at a node, and its values have no average"));
        };
        let (low, high) = match (facts.settled, self.leaves) {
            (Some(value), _) => (value, value),
            (None, NewLeaf::Between) => (self.bounds.alpha, self.bounds.beta),
            (None, NewLeaf::Judged) => {
                let value = self.tree.evaluate(node);
                (value, value)
            }
        };
        let (count, is_final) = (facts.count as u32, facts.settled.is_some());
        self.nodes.push(ValuedNode { parent, first: NONE, count, side, low, high, is_final, visits: 0 });
        Ok(())
    }

    /// Opens a leaf: adds a node behind each of its moves. An error where the search may not go on: then it stays a leaf.
    pub fn open(&mut self, leaf: u32) -> Result<(), Stopped> {
        let first = self.nodes.len() as u32;
        for number in 0..self.nodes[leaf as usize].count as usize {
            let is_added = match self.tree.has_room() {
                true => self.tree.grow(leaf, number),
                false => Err(Stopped),
            };
            match is_added.and_then(|node| self.note(node, leaf)) {
                Ok(()) => {}
                Err(Stopped) => {
                    self.nodes.truncate(first as usize);
                    return Err(Stopped);
                }
            }
        }
        self.nodes[leaf as usize].first = first;
        Ok(())
    }

    /// Carries the intervals up from a node that was opened.
    pub fn carry_up(&mut self, node: u32) {
        let mut at = node;
        loop {
            let side = self.node(at).side;
            let end =
                |best: f64, value: f64| if side == Side::Max { best.max(value) } else { best.min(value) };
            let (mut low, mut high, mut is_final) = (side.worst(), side.worst(), true);
            for child in self.children(at) {
                let child = self.node(child);
                (low, high) = (end(low, child.low), end(high, child.high));
                is_final &= child.is_final;
            }
            let known = &mut self.nodes[at as usize];
            (known.low, known.high, known.is_final) = (low, high, is_final);
            known.visits += 1;
            if at == 0 {
                return;
            }
            at = self.nodes[at as usize].parent;
        }
    }

    /// The way from the root to a node.
    pub fn way(&self, node: u32) -> Vec<u32> {
        let above = |&at: &u32| (at > 0).then(|| self.nodes[at as usize].parent);
        std::iter::successors(Some(node), above).collect()
    }

    /// Tells the moves of the root by a measure, the best first, and the value of the first: what its side can count on.
    pub fn answer(&mut self, measure: impl Fn(u32, &ValuedNode) -> [f64; 2]) -> f64 {
        let side = self.root().side;
        let mut best: Vec<u32> = self.children(0).collect();
        best.sort_by(|&a, &b| {
            measure(b, self.node(b)).partial_cmp(&measure(a, self.node(a))).expect("no value is a NaN")
        });
        let first = self.children(0).start;
        let told = |(place, &node): (usize, &u32)| {
            let known = self.node(node);
            // The best is worth at least what it can count on, the others at most what they can hope for.
            let (value, bound) = match (known.low == known.high, (place == 0) == (side == Side::Max)) {
                (true, _) => (known.low, Bound::Exact),
                (false, true) => (known.low, Bound::Lower),
                (false, false) => (known.high, Bound::Upper),
            };
            GrownMove { number: (node - first) as usize, value, bound, visits: known.visits.max(1) }
        };
        let moves: Vec<GrownMove> = best.iter().enumerate().map(told).collect();
        let value = moves.first().map_or(self.root().low, |found| found.value);
        let follow = |&node: &u32| self.best(node, |child| child.safe(self.node(node).side));
        let line: Vec<u32> = std::iter::successors(best.first().copied(), follow).collect();
        self.tree.answer(&moves, &line);
        value
    }
}
