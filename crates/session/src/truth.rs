//! The truth about the nodes of a tree: the exact value of every position that is known.

use crate::choices::At;
use crate::clock::{Clock, StopFlag};
use crate::error::{SessionError, TreeFault};
use crate::kit::{Kit, StateOf};
use crate::running::Running;
use crate::setup::Setup;
use crate::solving::Exact;
use search::{Game, Side};
use serde::Deserialize;
use std::collections::HashMap;
use std::time::Duration;
use utoipa::ToSchema;

/// Solvers may work on a whole tree for so long; what they have not reached by then is unknown.
const PATIENCE: Duration = Duration::from_secs(5);

/// A tree by its moves.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveTree {
    /// Each node's parent, which comes earlier; the root is first and its own.
    pub parent: Vec<u32>,
    /// Each node's move as an index into `labels`; null where they are not asked for, and for the root.
    pub label: Vec<Option<u32>>,
    /// The moves that occur, in the game's own text.
    pub labels: Vec<String>,
}

/// What is true of the nodes of a tree.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ExactTree {
    /// Each node's exact value for MAX, where it is known.
    pub values: Vec<Option<Exact>>,
    /// The first node that would be known if its ending were solved.
    pub unsolved: Option<u32>,
}

impl MoveTree {
    /// What is wrong with its shape, if something is.
    fn fault(&self) -> Option<TreeFault> {
        let nodes = self.parent.len();
        if nodes == 0 || self.label.len() != nodes {
            return Some(TreeFault::Moves { moves: self.label.len(), nodes });
        }
        let is_bad = |(node, parent): (usize, &u32)| *parent as usize >= node.max(1);
        let node = self.parent.iter().enumerate().position(is_bad)?;
        Some(TreeFault::Parent { parent: self.parent[node], node })
    }

    /// The children of each node.
    fn families(&self) -> Vec<Vec<usize>> {
        let mut families = vec![Vec::new(); self.parent.len()];
        for (node, &parent) in self.parent.iter().enumerate().skip(1) {
            families[parent as usize].push(node);
        }
        families
    }

    /// The move that leads to a node, if its state is asked for.
    fn move_to(&self, node: usize) -> Option<&String> {
        self.labels.get(self.label[node]? as usize)
    }
}

impl<K: Kit> Setup<K> {
    pub(crate) fn exact_values(
        &self,
        at: &At,
        tree: &MoveTree,
        stop: &StopFlag,
    ) -> Result<ExactTree, SessionError> {
        if let Some(fault) = tree.fault() {
            return Err(fault.into());
        }
        let root = Running::reach(self.clone(), at)?.reached.state;
        let states = self.states(root, tree, stop);
        let nodes = from_the_top(tree, &states);
        let (distinct, places) = self.distinct(&states, &nodes);
        let clock = Clock::start(Some(PATIENCE), None, stop);
        let found = self.kit().solver().exact_values(&distinct, &clock);
        let mut exact = ExactTree { values: vec![None; states.len()], unsolved: None };
        for (&node, &place) in nodes.iter().zip(&places) {
            let state = &distinct[place];
            let for_max = |value: Exact| match self.game().turn(state) {
                Side::Max => value,
                Side::Min => value.other_side(),
            };
            exact.values[node] = found.get(place).copied().flatten().map(for_max);
        }
        let is_unsolved = |place: &usize| {
            found.get(*place).is_none_or(Option::is_none)
                && self.kit().solver().unsolved_ending(&distinct[*place]).is_some()
        };
        let unsolved = (0..distinct.len()).find(is_unsolved);
        let first = unsolved.and_then(|place| places.iter().position(|&other| other == place));
        exact.unsolved = first.map(|first| nodes[first] as u32);
        Ok(exact)
    }

    /// The state of every node that is asked about and reached by legal moves; none for the others.
    fn states(&self, root: StateOf<K>, tree: &MoveTree, stop: &StopFlag) -> Vec<Option<StateOf<K>>> {
        let mut states: Vec<Option<StateOf<K>>> = vec![None; tree.parent.len()];
        states[0] = Some(root);
        for (node, family) in tree.families().iter().enumerate().filter(|(_, family)| !family.is_empty()) {
            let Some(state) = states[node].as_ref().filter(|_| !stop.is_raised()) else { continue };
            // moves are written once for all children
            let ways = self.ways(state);
            for &child in family {
                states[child] = tree.move_to(child).and_then(|m| ways.get(m).cloned());
            }
        }
        states
    }

    /// The states a state leads to, by the moves as they are written.
    fn ways(&self, state: &StateOf<K>) -> HashMap<String, StateOf<K>> {
        let is_over = self.game().outcome(state).is_some();
        let moves = if is_over { Vec::new() } else { self.moves(state) };
        moves.into_iter().map(|m| (self.show_move(state, m), self.game().play(state, m))).collect()
    }

    /// Each state once, in the order of these nodes, and which of them each node has.
    fn distinct(&self, states: &[Option<StateOf<K>>], nodes: &[usize]) -> (Vec<StateOf<K>>, Vec<usize>) {
        let (mut distinct, mut places, mut known) = (Vec::new(), Vec::new(), HashMap::new());
        for state in nodes.iter().filter_map(|&node| states[node].as_ref()) {
            let place = *known.entry(self.game().key(state)).or_insert(distinct.len());
            if place == distinct.len() {
                distinct.push(state.clone());
            }
            places.push(place);
        }
        (distinct, places)
    }
}

/// The nodes that have a state, those nearest to the root first.
fn from_the_top<S>(tree: &MoveTree, states: &[Option<S>]) -> Vec<usize> {
    let mut ply = vec![0_u32; states.len()];
    for node in 1..states.len() {
        ply[node] = ply[tree.parent[node] as usize] + 1;
    }
    let mut nodes: Vec<usize> = (0..states.len()).filter(|&node| states[node].is_some()).collect();
    nodes.sort_by_key(|&node| ply[node]);
    nodes
}
