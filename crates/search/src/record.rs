//! The recorded part of a search: a tree of visits, bounded in depth and size.

use crate::game::{Game, Side};
use crate::observe::{Exit, Observer, Pass, Visit};
use crate::score::{Bound, Depth, Ply, Window};
use crate::textbook::Round;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

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
    /// What is below this node and was not recorded.
    pub dropped: Missing,
    /// Moves of this node that were not looked at, recorded or not.
    pub left_out: u32,
    /// There may be more such moves: they were never listed.
    pub has_unlisted: bool,
}

/// How much is missing in a place: nodes that were visited, and moves that were never looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Missing {
    /// Visits.
    pub nodes: u64,
    /// Moves that were left out: they are no nodes.
    pub moves: u64,
}

impl Missing {
    /// All is there.
    pub const NOTHING: Missing = Missing { nodes: 0, moves: 0 };
    /// One visit.
    pub const NODE: Missing = Missing { nodes: 1, moves: 0 };
    /// One move.
    pub const MOVE: Missing = Missing { nodes: 0, moves: 1 };
}

impl Add for Missing {
    type Output = Missing;

    fn add(self, other: Missing) -> Missing {
        Missing {
            nodes: self.nodes.saturating_add(other.nodes),
            moves: self.moves.saturating_add(other.moves),
        }
    }
}

impl Sub for Missing {
    type Output = Missing;

    fn sub(self, other: Missing) -> Missing {
        Missing {
            nodes: self.nodes.saturating_sub(other.nodes),
            moves: self.moves.saturating_sub(other.moves),
        }
    }
}

impl AddAssign for Missing {
    fn add_assign(&mut self, other: Missing) {
        *self = *self + other;
    }
}

impl Sum for Missing {
    fn sum<I: Iterator<Item = Missing>>(all: I) -> Missing {
        all.fold(Missing::NOTHING, Add::add)
    }
}

impl<M> TreeNode<M> {
    /// Whether the move was never looked at.
    pub fn is_skipped(&self) -> bool {
        self.value.is_none()
    }

    /// As what it is counted where it is missing.
    pub fn counted(&self) -> Missing {
        if self.is_skipped() { Missing::MOVE } else { Missing::NODE }
    }
}

/// A recorded search, parents before children, children in the order they were looked at.
#[derive(Clone, Debug)]
pub struct Tree<S, M> {
    /// The nodes; the root is first. Empty only if nothing was searched.
    pub nodes: Vec<TreeNode<M>>,
    /// The state of every node; skipped moves have their parent's.
    pub states: Vec<S>,
    /// What was not recorded.
    pub dropped: Missing,
    /// The searches of the root, where there are several: each is a child of the first node without a move, in this order.
    pub rounds: Vec<Round>,
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
    /// Never more than these are kept: the tree from the top, family by family.
    pub max_nodes: usize,
}

/// An observer that records the tree from the top, within bounds, and counts what it drops.
///
/// When there is no room the families furthest from the root go, the latest first: what is left has every move of the
/// root, and a node below it has all of its children or none.
pub struct Recorder<G: Game> {
    bounds: Bounds,
    tree: Tree<G::State, G::Move>,
    /// Recorded nodes from the root to the current one.
    path: Vec<u32>,
    /// How many nodes deep we are below the last recorded one.
    below: usize,
    /// How many are kept; the others in the tree have been given up.
    kept: usize,
    /// Nodes further from the root are not kept any more.
    limit: Ply,
    /// Nodes with recorded children, by the ply of the children, in the order of their first.
    families: Vec<Vec<u32>>,
}

/// The parent of a node that was given up.
const GONE: u32 = u32::MAX;

impl<G: Game> Recorder<G> {
    /// An empty recorder.
    pub fn new(bounds: Bounds) -> Self {
        let tree =
            Tree { nodes: Vec::new(), states: Vec::new(), dropped: Missing::NOTHING, rounds: Vec::new() };
        Recorder {
            bounds,
            tree,
            path: Vec::new(),
            below: 0,
            kept: 0,
            limit: bounds.max_ply,
            families: Vec::new(),
        }
    }

    /// The tree recorded so far. If several searches were watched, only the last is kept.
    pub fn into_tree(mut self) -> Tree<G::State, G::Move> {
        self.sweep();
        self.tree
    }

    /// Whether a node at this ply is kept: families further from the root make room for it, and if there are none its
    /// own goes too, so that no node has only some of its children.
    fn has_room(&mut self, ply: Ply) -> bool {
        if self.below > 0 || ply > self.limit || self.is_given_up() {
            return false;
        }
        if self.kept < self.bounds.max_nodes {
            return true;
        }
        let deepest = self.families.iter().rposition(|row| !row.is_empty()).unwrap_or(0);
        // where one family is given up there is none below
        self.limit = Ply(ply.0.max(deepest as u32));
        if self.limit == ply {
            self.give_up_own(ply);
            return false;
        }
        let parent = self.families[deepest].pop().expect("the row is not empty");
        self.give_up(parent);
        true
    }

    /// Whether moves of the current node were visited and not kept; those of the root are kept while there is room.
    fn is_given_up(&self) -> bool {
        self.path.len() > 1 && self.tree.nodes[self.parent() as usize].dropped != Missing::NOTHING
    }

    /// Gives the children of the current node up, if they are the last to have come at their ply.
    fn give_up_own(&mut self, ply: Ply) {
        let parent = self.parent();
        let row = self.families.get_mut(ply.0 as usize);
        if let Some(row) = row.filter(|row| self.path.len() > 1 && row.last() == Some(&parent)) {
            row.pop();
            self.give_up(parent);
        }
    }

    /// Gives up the children of a node, which have no recorded children themselves.
    fn give_up(&mut self, parent: u32) {
        let (mut lost, mut known) = (Missing::NOTHING, Missing::NOTHING);
        for node in self.tree.nodes[parent as usize + 1..].iter_mut() {
            match node.parent {
                GONE => continue,
                above if above != parent => break,
                _ => {}
            }
            node.parent = GONE;
            lost += node.counted();
            known += node.dropped;
        }
        self.kept -= (lost.nodes + lost.moves) as usize;
        self.tree.nodes[parent as usize].dropped += lost + known;
        self.tree.dropped += lost;
    }

    fn drop_one(&mut self, one: Missing) {
        self.tree.dropped += one;
        if let Some(&last) = self.path.last() {
            self.tree.nodes[last as usize].dropped += one;
        }
    }

    fn push(&mut self, node: TreeNode<G::Move>, state: G::State) -> u32 {
        if self.tree.nodes.len() >= self.bounds.max_nodes.saturating_mul(2) {
            self.sweep();
        }
        let row = node.ply.0 as usize;
        if row > 0 {
            self.families.resize(self.families.len().max(row + 1), Vec::new());
            let parent = self.parent();
            if self.families[row].last() != Some(&parent) {
                self.families[row].push(parent);
            }
        }
        self.kept += 1;
        self.tree.nodes.push(TreeNode { parent: self.parent(), ..node });
        self.tree.states.push(state);
        self.tree.nodes.len() as u32 - 1
    }

    /// Closes the gaps that were left by what was given up.
    fn sweep(&mut self) {
        let nodes = std::mem::take(&mut self.tree.nodes);
        let states = std::mem::take(&mut self.tree.states);
        let mut places = vec![GONE; nodes.len()];
        for (old, (node, state)) in nodes.into_iter().zip(states).enumerate() {
            if node.parent == GONE {
                continue;
            }
            places[old] = self.tree.nodes.len() as u32;
            let parent = places[node.parent as usize];
            self.tree.nodes.push(TreeNode { parent, ..node });
            self.tree.states.push(state);
        }
        for place in self.path.iter_mut().chain(self.families.iter_mut().flatten()) {
            *place = places[*place as usize];
        }
    }

    fn parent(&self) -> u32 {
        self.path.last().copied().unwrap_or(0)
    }

    fn restart(&mut self) {
        *self = Recorder::new(self.bounds);
    }
}

impl<G: Game> Observer<G> for Recorder<G> {
    fn enter(&mut self, visit: Visit<'_, G>) {
        if visit.ply == Ply::ROOT {
            self.restart();
        }
        if !self.has_room(visit.ply) {
            self.below += 1;
            return self.drop_one(Missing::NODE);
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
            dropped: Missing::NOTHING,
            left_out: 0,
            has_unlisted: false,
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

    fn round(&mut self, round: Round) {
        self.tree.rounds.push(round);
    }

    fn skip_unlisted(&mut self, _ply: Ply) {
        if let Some(&node) = self.path.last().filter(|_| self.below == 0) {
            self.tree.nodes[node as usize].has_unlisted = true;
        }
    }

    fn skip(&mut self, ply: Ply, m: G::Move, exit: Exit) {
        let child = ply.next();
        if self.path.is_empty() {
            return self.drop_one(Missing::MOVE);
        }
        let parent = self.parent();
        if self.below == 0 {
            self.tree.nodes[parent as usize].left_out += 1;
        }
        if !self.has_room(child) {
            return self.drop_one(Missing::MOVE);
        }
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
            dropped: Missing::NOTHING,
            left_out: 0,
            has_unlisted: false,
        };
        let state = self.tree.states[parent as usize].clone();
        self.push(node, state);
    }
}
