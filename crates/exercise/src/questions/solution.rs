//! The recorded search an exercise is about.

use super::ExerciseSetup;
use explicit::limits::{MAX_NODES, MAX_PLIES};
use explicit::{Branch, Explicit, NodeId, given};
use search::record::Bounds;
use search::textbook::{Policy, Walk, search};
use search::{Depth, NoControl, Ply, Recorder, TreeNode, Window};

/// Everything is kept: a sheet's tree is small.
const EVERYTHING: Bounds = Bounds { max_ply: Ply(MAX_PLIES as u32), max_nodes: MAX_NODES };

/// What the search saw.
pub(super) struct ExerciseSolution {
    /// By node; none for nodes that were cut.
    visits: Vec<Option<TreeNode<Branch>>>,
}

/// How a node was left.
#[derive(Clone, Copy)]
pub(super) struct VisitedNode<'a> {
    /// The value it was left with.
    pub(super) value: f64,
    /// The whole visit.
    pub(super) visit: &'a TreeNode<Branch>,
}

impl VisitedNode<'_> {
    /// The window the node was entered with.
    pub(super) fn window(self) -> Window {
        self.visit.window
    }
}

impl ExerciseSolution {
    /// Runs the search to the leaves and keeps what it does.
    pub(super) fn record(tree: &Explicit, setup: ExerciseSetup) -> ExerciseSolution {
        let policy = Policy { cutting: setup.cutting, ..Policy::default() };
        let mut recorder = Recorder::new(EVERYTHING);
        let value = given();
        let mut walk = Walk::new(tree, &value, &policy, &mut recorder, &NoControl);
        search(&mut walk, setup.algorithm, &setup.start, Depth::UNLIMITED).expect("nothing stops the search");
        let recorded = recorder.into_tree();
        let mut visits = vec![None; tree.len()];
        for (visit, state) in recorded.nodes.into_iter().zip(recorded.states) {
            if !visit.is_skipped() {
                visits[state.index()] = Some(visit);
            }
        }
        ExerciseSolution { visits }
    }

    /// How many nodes were looked at.
    pub(super) fn nodes(&self) -> usize {
        self.visits.iter().flatten().count()
    }

    /// How a node was left; none if it was never looked at.
    pub(super) fn seen(&self, id: NodeId) -> Option<VisitedNode<'_>> {
        let visit = self.visits[id.index()].as_ref()?;
        Some(VisitedNode { value: visit.value?, visit })
    }

    /// The children of a node that were looked at, in that order.
    pub(super) fn seen_children<'a>(
        &'a self,
        tree: &'a Explicit,
        id: NodeId,
    ) -> impl DoubleEndedIterator<Item = (NodeId, VisitedNode<'a>)> {
        tree.children(id).filter_map(|child| Some((child, self.seen(child)?)))
    }
}
