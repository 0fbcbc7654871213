//! The record of a search that grows a tree: its nodes in the order in which they appear, and every step, within bounds.

use crate::game::{Game, Side};
use crate::observe::{Grown, GrowthStep, Observer};
use crate::score::{Depth, Ply};

/// One node of a tree that grew.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GrowthNode<M> {
    /// Index of the parent; the root is its own parent.
    pub parent: u32,
    /// The move that leads here; none at the root.
    pub m: Option<M>,
    /// Who decides here; none where chance does.
    pub turn: Option<Side>,
    /// How likely chance is to lead here; none where a side decides.
    pub probability: Option<f64>,
    /// Distance from the root.
    pub ply: Ply,
    /// Plies that were still to search.
    pub depth: Depth,
}

/// One thing that happened, in order.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum GrowthEvent {
    /// The node of this index appears.
    Expand(u32),
    /// Something happens at nodes that are there.
    Step(GrowthStep),
}

/// A tree and how it grew: after k events it is what the first k of them say.
#[derive(Clone, Debug)]
pub struct GrowthTree<S, M> {
    /// The nodes in the order in which they appeared; the root is first.
    pub nodes: Vec<GrowthNode<M>>,
    /// The state of every node.
    pub states: Vec<S>,
    /// What happened.
    pub events: Vec<GrowthEvent>,
    /// Nodes that appeared and were not recorded.
    pub dropped: u64,
}

impl<S, M> GrowthTree<S, M> {
    /// The last value of a number of each node; none where it was never set.
    pub fn numbers(&self, number: usize) -> Vec<Option<f64>> {
        let mut last = vec![None; self.nodes.len()];
        for event in &self.events {
            if let GrowthEvent::Step(GrowthStep::Set { node, number: set, value }) = *event
                && set == number
            {
                last[node as usize] = Some(value);
            }
        }
        last
    }
}

/// Events that are kept for each node that may be kept.
const EVENTS_A_NODE: usize = 32;

/// An observer that records how a tree grows: the first nodes that appear, and what happens at them.
pub struct GrowthRecorder<G: Game> {
    max_nodes: usize,
    tree: GrowthTree<G::State, G::Move>,
}

impl<G: Game> GrowthRecorder<G> {
    /// An empty recorder that keeps at most this many nodes.
    pub fn new(max_nodes: usize) -> Self {
        let tree = GrowthTree { nodes: Vec::new(), states: Vec::new(), events: Vec::new(), dropped: 0 };
        GrowthRecorder { max_nodes, tree }
    }

    /// The tree recorded so far. If several searches were watched, only the last is kept.
    pub fn into_tree(self) -> GrowthTree<G::State, G::Move> {
        self.tree
    }

    fn note(&mut self, event: GrowthEvent) {
        if self.tree.events.len() < self.max_nodes.saturating_mul(EVENTS_A_NODE) {
            self.tree.events.push(event);
        }
    }
}

impl<G: Game> Observer<G> for GrowthRecorder<G> {
    fn grow(&mut self, grown: Grown<'_, G>) {
        if grown.node == 0 {
            *self = GrowthRecorder::new(self.max_nodes);
        }
        if self.tree.nodes.len() >= self.max_nodes {
            self.tree.dropped += 1;
            return;
        }
        let Grown { parent, m, turn, probability, ply, depth, .. } = grown;
        self.tree.nodes.push(GrowthNode { parent, m, turn, probability, ply, depth });
        self.tree.states.push(grown.state.clone());
        self.note(GrowthEvent::Expand(grown.node));
    }

    fn step(&mut self, step: GrowthStep) {
        let (GrowthStep::Select(node) | GrowthStep::Choose { node, .. } | GrowthStep::Set { node, .. }) =
            step;
        if (node as usize) < self.tree.nodes.len() {
            self.note(GrowthEvent::Step(step));
        }
    }
}
