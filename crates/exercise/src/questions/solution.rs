//! The recorded search an exercise is about.

use super::ExerciseSetup;
use explicit::limits::{MAX_NODES, MAX_PLIES};
use explicit::{Branch, Explicit, NodeId, given};
use search::record::Bounds;
use search::textbook::{Policy, RecordKind, SearchSettings, Walk, search};
use search::{
    Depth, GrowthEvent, GrowthRecorder, GrowthStep, NoControl, Observer, Ply, Recorder, Stopped, TreeNode,
    Window,
};

/// Everything is kept: a sheet's tree is small.
const EVERYTHING: Bounds = Bounds { max_ply: Ply(MAX_PLIES as u32), max_nodes: MAX_NODES };

/// What the search saw.
pub(super) struct ExerciseSolution {
    /// By node; none for nodes that were cut, and for all where the search keeps a list instead of a line.
    visits: Vec<Option<TreeNode<Branch>>>,
    /// Whether it came to a node.
    looked: Vec<bool>,
    /// The moves that it found best.
    pub(super) best: Vec<NodeId>,
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
    /// Runs the search to the leaves and keeps what it does; the reason if it refuses the tree.
    pub(super) fn record(tree: &Explicit, setup: ExerciseSetup) -> Result<ExerciseSolution, &'static str> {
        let mut solution = ExerciseSolution {
            visits: vec![None; tree.len()],
            looked: vec![false; tree.len()],
            best: Vec::new(),
        };
        match setup.algorithm.spec.record {
            RecordKind::Visits => {
                let mut recorder = Recorder::new(EVERYTHING);
                solution.best = run(tree, setup, &mut recorder)?;
                let recorded = recorder.into_tree();
                let visits = recorded.nodes.into_iter().zip(recorded.states);
                for (visit, state) in visits.filter(|(visit, _)| !visit.is_skipped()) {
                    solution.looked[state.index()] = true;
                    solution.visits[state.index()] = Some(visit);
                }
            }
            RecordKind::Growth => {
                let mut recorder = GrowthRecorder::new(MAX_NODES);
                solution.best = run(tree, setup, &mut recorder)?;
                let grown = recorder.into_tree();
                for event in &grown.events {
                    if let GrowthEvent::Step(GrowthStep::Select(node)) = *event {
                        solution.looked[grown.states[node as usize].index()] = true;
                    }
                }
            }
        }
        Ok(solution)
    }

    /// How many nodes were looked at.
    pub(super) fn nodes(&self) -> usize {
        self.looked.iter().filter(|looked| **looked).count()
    }

    /// Whether the search came to a node.
    pub(super) fn is_looked_at(&self, id: NodeId) -> bool {
        self.looked[id.index()]
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

/// The moves that the search finds best.
fn run<O: Observer<Explicit>>(
    tree: &Explicit,
    setup: ExerciseSetup,
    observer: &mut O,
) -> Result<Vec<NodeId>, &'static str> {
    let settings = SearchSettings { min: setup.min, ..SearchSettings::default() };
    let policy = Policy { cutting: setup.cutting, settings, ..Policy::default() };
    let value = given();
    let mut walk = Walk::new(tree, &value, &policy, observer, &NoControl);
    match search(&mut walk, setup.algorithm, &setup.start, Depth::UNLIMITED) {
        Ok(found) => Ok(found.best.into_iter().map(|m| tree.child(setup.start, m)).collect()),
        Err(Stopped) => Err(walk.refusal().expect("nothing else stops the search")),
    }
}
