//! The recorded part of a search: a tree of visits, bounded in depth and size.

use crate::game::{Game, Side};
use crate::observe::{Exit, Observer, Pass, Visit};
use crate::score::{Bound, Depth, Ply, Window};

/// One visit of one node, or a move that was skipped.
#[derive(Clone, Debug)]
pub struct TreeNode<M> {
    /// Index of the parent; the root is its own parent.
    pub parent: u32,
    /// The move that leads here; none at the root and after a pass.
    pub m: Option<M>,
    /// Distance from the root.
    pub ply: Ply,
    /// Who decides here; none where chance does, or is taken to.
    pub turn: Option<Side>,
    /// How likely chance is to lead here; none where a side decides.
    pub probability: Option<f64>,
    /// Plies that were still to search.
    pub depth: Depth,
    /// The window on entry, seen by MAX.
    pub window: Window,
    /// The value for MAX with which the node was left; none for a skipped move.
    pub value: Option<f64>,
    /// What the value says about the true one.
    pub bound: Bound,
    /// Why the node was left, or the move skipped.
    pub exit: Exit,
    /// In which pass over the move.
    pub pass: Pass,
    /// Visits and skipped moves below this node that were not recorded.
    pub dropped: u64,
}

impl<M> TreeNode<M> {
    /// Whether the move was never looked at.
    pub fn is_skipped(&self) -> bool {
        self.value.is_none()
    }
}

/// A recorded search, parents before children, children in the order they were looked at.
#[derive(Clone, Debug)]
pub struct Tree<S, M> {
    /// The nodes; the root is first. Empty only if nothing was searched.
    pub nodes: Vec<TreeNode<M>>,
    /// The state of every node; skipped moves have their parent's.
    pub states: Vec<S>,
    /// Visits and skipped moves that were not recorded.
    pub dropped: u64,
}

impl<S, M> Tree<S, M> {
    /// The indexes of each node's children, in the order they were looked at.
    pub fn children(&self) -> Vec<Vec<u32>> {
        let mut children = vec![Vec::new(); self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate().skip(1) {
            children[node.parent as usize].push(index as u32);
        }
        children
    }
}

/// How much a [`Recorder`] keeps.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Nodes further from the root are counted, not kept.
    pub max_ply: Ply,
    /// Once this many are kept the rest is counted only.
    pub max_nodes: usize,
}

/// An observer that records the tree, within bounds, and counts what it drops.
pub struct Recorder<G: Game> {
    bounds: Bounds,
    tree: Tree<G::State, G::Move>,
    /// Recorded nodes from the root to the current one.
    path: Vec<u32>,
    /// How many nodes deep we are below the last recorded one.
    below: usize,
}

impl<G: Game> Recorder<G> {
    /// An empty recorder.
    pub fn new(bounds: Bounds) -> Self {
        let tree = Tree { nodes: Vec::new(), states: Vec::new(), dropped: 0 };
        Recorder { bounds, tree, path: Vec::new(), below: 0 }
    }

    /// The tree recorded so far. If several searches were watched, only the last is kept.
    pub fn into_tree(self) -> Tree<G::State, G::Move> {
        self.tree
    }

    fn has_room(&self, ply: Ply) -> bool {
        self.below == 0 && ply <= self.bounds.max_ply && self.tree.nodes.len() < self.bounds.max_nodes
    }

    fn drop_one(&mut self) {
        self.tree.dropped += 1;
        if let Some(&last) = self.path.last() {
            self.tree.nodes[last as usize].dropped += 1;
        }
    }

    fn push(&mut self, node: TreeNode<G::Move>, state: G::State) -> u32 {
        self.tree.nodes.push(node);
        self.tree.states.push(state);
        self.tree.nodes.len() as u32 - 1
    }

    fn parent(&self) -> u32 {
        self.path.last().copied().unwrap_or(0)
    }

    fn restart(&mut self) {
        self.tree = Tree { nodes: Vec::new(), states: Vec::new(), dropped: 0 };
        self.path.clear();
        self.below = 0;
    }
}

impl<G: Game> Observer<G> for Recorder<G> {
    fn enter(&mut self, visit: Visit<'_, G>) {
        if visit.ply == Ply::ROOT {
            self.restart();
        }
        if !self.has_room(visit.ply) {
            self.below += 1;
            return self.drop_one();
        }
        let node = TreeNode {
            parent: self.parent(),
            m: visit.m,
            ply: visit.ply,
            turn: visit.turn,
            probability: visit.probability,
            depth: visit.depth,
            window: visit.window,
            value: Some(f64::NAN),
            bound: Bound::Exact,
            exit: Exit::Stopped,
            pass: visit.pass,
            dropped: 0,
        };
        let index = self.push(node, visit.state.clone());
        self.path.push(index);
    }

    fn leave(&mut self, _ply: Ply, value: f64, bound: Bound, exit: Exit) {
        if self.below > 0 {
            self.below -= 1;
            return;
        }
        let index = self.path.pop().expect("a node is left after it was entered") as usize;
        let node = &mut self.tree.nodes[index];
        node.value = Some(value);
        node.bound = bound;
        node.exit = exit;
    }

    fn skip(&mut self, ply: Ply, m: G::Move, exit: Exit) {
        let child = ply.next();
        if self.path.is_empty() || !self.has_room(child) {
            return self.drop_one();
        }
        let parent = self.parent();
        let above = &self.tree.nodes[parent as usize];
        let node = TreeNode {
            parent,
            m: Some(m),
            ply: child,
            turn: above.turn.map(Side::other),
            probability: None,
            depth: above.depth - Depth(1),
            window: above.window,
            value: None,
            bound: Bound::Exact,
            exit,
            pass: Pass::Full,
            dropped: 0,
        };
        let state = self.tree.states[parent as usize].clone();
        self.push(node, state);
    }
}
