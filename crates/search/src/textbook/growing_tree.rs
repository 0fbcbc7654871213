//! The tree of a search that decides where it grows: its nodes, in a bounded room.

mod listing;

use listing::drawn;

use super::RootMove;
use super::game_tree::{CodedMove, GrownMove, Grows, NodeFacts};
use super::goal::ProofReport;
use super::policy::{SearchSettings, TableKeys};
use super::table::TableCounts;
use super::walk::{ProvenRoot, Walk};
use crate::Stopped;
use crate::evaluate::ValueFunction;
use crate::game::{Game, Side, scramble};
use crate::observe::{GrowthStep, Observer};
use crate::score::{Depth, Ply, Score, Window};
use std::collections::HashMap;
use std::ops::Range;

/// Playouts are broken off after this number of plies: some games have no end.
const LONGEST_PLAYOUT: u32 = 500;
/// Where values have no bounds, one of this size is half of what can be won.
const HALF: f64 = 100.0;

/// One node.
struct GrowingNode<G: Game> {
    state: G::State,
    parent: u32,
    /// Its place among the moves of its parent.
    place: usize,
    /// The move that leads here.
    m: Option<G::Move>,
    ply: Ply,
    depth: Depth,
    /// Its moves, where it was looked at, as a part of the tree's list.
    moves: Option<Range<usize>>,
    facts: NodeFacts,
    /// A key of the way from the root to here.
    way: u64,
    seen: SeenNode,
}

/// A node as the observer knows it.
#[derive(Clone, Copy)]
struct SeenNode {
    /// Its number there; none for a draft.
    number: Option<u32>,
    /// Its numbers as they were set last.
    last: [f64; LAST],
    /// It was dropped and has come back: only those of its numbers that differ go to the observer.
    has_returned: bool,
}

impl SeenNode {
    /// Not seen yet.
    const NEW: SeenNode = SeenNode { number: None, last: [f64::NAN; LAST], has_returned: false };
}

/// Numbers of a dropped node that are kept.
const LAST: usize = 2;
/// No more dropped nodes are known again: one more that comes back is a new one to the observer.
const MOST_DROPPED: usize = 1 << 20;

/// The nodes of a tree, parents before children.
pub(super) struct GrowingTree<G: Game> {
    nodes: Vec<GrowingNode<G>>,
    moves: Vec<G::Move>,
    /// In step with the moves of nodes where chance decides.
    odds: Vec<f64>,
    most: usize,
    /// Nodes that the observer has seen.
    seen: u32,
    /// Those that were dropped, by the number of their parent there and their place among its moves.
    dropped: HashMap<(u32, usize), SeenNode>,
    /// The first draft, while there are some.
    draft: Option<u32>,
    /// Whether there is a limit of depth: what is known of a position then depends on what is left.
    is_limited: bool,
    /// The moves that sides chose in the last random game.
    played: Vec<(Side, G::Move)>,
    pub(super) dice: fastrand::Rng,
    seed: u64,
}

impl<G: Game> GrowingTree<G> {
    /// An empty one that takes no more memory than the settings allow.
    pub(super) fn new(settings: SearchSettings) -> GrowingTree<G> {
        // A node has some moves of its own.
        let bytes = size_of::<GrowingNode<G>>() + 16 * (size_of::<G::Move>() + size_of::<f64>());
        GrowingTree {
            nodes: Vec::new(),
            moves: Vec::new(),
            odds: Vec::new(),
            seen: 0,
            dropped: HashMap::new(),
            draft: None,
            is_limited: false,
            played: Vec::new(),
            most: ((settings.memory_mib << 20) / bytes).clamp(1, u32::MAX as usize - 1),
            dice: fastrand::Rng::with_seed(settings.seed),
            seed: settings.seed,
        }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.moves.clear();
        self.odds.clear();
        self.dropped.clear();
        (self.seen, self.draft, self.is_limited) = (0, None, false);
        self.dice = fastrand::Rng::with_seed(self.seed);
    }

    fn moves_of(&self, node: u32) -> Range<usize> {
        self.nodes[node as usize].moves.clone().unwrap_or_default()
    }
}

impl<G, V, O> Grows for Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    fn begin_growth(&mut self, depth: Depth) -> Result<(), Stopped> {
        // A search that may not begin anew keeps the tree it has.
        self.count_node()?;
        self.growing_tree.clear();
        let state = self.root().clone();
        let facts = NodeFacts::NOTHING;
        self.growing_tree.is_limited = depth < Depth::UNLIMITED;
        let root = GrowingNode {
            state,
            parent: 0,
            place: 0,
            m: None,
            ply: Ply::ROOT,
            depth,
            moves: None,
            facts,
            way: 1,
            seen: SeenNode::NEW,
        };
        self.add_node(root, None);
        Ok(())
    }

    fn look(&mut self, node: u32) -> NodeFacts {
        let grown = &self.growing_tree.nodes[node as usize];
        let is_known = grown.moves.is_some() || grown.facts.settled.is_some();
        if !is_known {
            let facts = self.list_moves_of(node);
            self.growing_tree.nodes[node as usize].facts = facts;
        }
        self.growing_tree.nodes[node as usize].facts
    }

    fn grow(&mut self, node: u32, number: usize) -> Result<u32, Stopped> {
        self.count_node()?;
        let place = self.growing_tree.moves_of(node).start + number;
        let m = self.growing_tree.moves[place];
        let above = &self.growing_tree.nodes[node as usize];
        let by_chance = above.facts.turn.is_none();
        let grown = GrowingNode {
            state: self.game.play(&above.state, m),
            parent: node,
            place: number,
            m: Some(m),
            ply: above.ply.next(),
            depth: above.depth - Depth(1),
            moves: None,
            facts: NodeFacts::NOTHING,
            way: scramble(above.way ^ (u64::from(self.game.code(m)) << 32)),
            seen: SeenNode::NEW,
        };
        let odds = by_chance.then(|| self.growing_tree.odds[place]);
        Ok(self.add_node(grown, odds))
    }

    fn revisit(&mut self) -> Result<(), Stopped> {
        self.count_node()
    }

    fn repeats(&self, node: u32) -> Option<u32> {
        let nodes = &self.growing_tree.nodes;
        let state = &nodes[node as usize].state;
        let comparable = self.game.reversible(state);
        if comparable == 0 {
            return None;
        }
        let key = self.game.key(state);
        let above = |&at: &u32| (at > 0).then(|| nodes[at as usize].parent);
        let mut line = std::iter::successors(above(&node), above).take(comparable);
        line.position(|at| self.game.key(&nodes[at as usize].state) == key).map(|before| before as u32 + 1)
    }

    fn ply_of(&self, node: u32) -> Ply {
        self.growing_tree.nodes[node as usize].ply
    }

    fn key_of(&self, node: u32) -> u64 {
        let grown = &self.growing_tree.nodes[node as usize];
        // Leaf rules ask about the state before, so that the way counts.
        let by_way = self.policy.settings.keys == TableKeys::Path || !self.policy.leaf_rules.is_empty();
        let key = scramble(if by_way { grown.way } else { self.game.key(&grown.state) });
        if self.growing_tree.is_limited { scramble(key ^ u64::from(grown.depth.0 as u32)) } else { key }
    }

    fn begin_draft(&mut self) {
        self.growing_tree.draft = Some(self.growing_tree.nodes.len() as u32);
    }

    fn end_draft(&mut self, kept: u32) {
        if (kept as usize) < self.growing_tree.nodes.len() {
            self.truncate(kept);
        }
        let first = self.growing_tree.draft.take().unwrap_or(kept);
        (first..kept).for_each(|node| self.show(node, None));
    }

    fn forget(&mut self, from: u32) {
        let tree = &mut self.growing_tree;
        if from as usize >= tree.nodes.len() {
            return;
        }
        if self.observer.is_watching() {
            for node in from as usize..tree.nodes.len() {
                let grown = &tree.nodes[node];
                let parent = tree.nodes[grown.parent as usize].seen.number;
                if let (Some(parent), Some(_)) = (parent, grown.seen.number)
                    && tree.dropped.len() < MOST_DROPPED
                {
                    tree.dropped.insert((parent, grown.place), grown.seen);
                }
            }
        }
        self.truncate(from);
    }

    fn has_room(&self) -> bool {
        self.growing_tree.nodes.len() < self.growing_tree.most
    }

    fn draw(&mut self, node: u32) -> usize {
        let range = self.growing_tree.moves_of(node);
        let chances: Vec<(f64, usize)> =
            self.growing_tree.odds[range].iter().enumerate().map(|(number, &odds)| (odds, number)).collect();
        drawn(&mut self.growing_tree.dice, &chances).unwrap_or_default()
    }

    fn play_out(&mut self, node: u32) -> Result<f64, Stopped> {
        let grown = &self.growing_tree.nodes[node as usize];
        let (mut state, mut ply) = (grown.state.clone(), grown.ply);
        self.growing_tree.played.clear();
        for _ in 0..LONGEST_PLAYOUT {
            if let Some(outcome) = self.game.outcome(&state) {
                return Ok(self.ended(&state, outcome, ply));
            }
            let Some(m) = self.random_move(&state) else {
                return Ok(self.ended(&state, self.game.stuck(&state), ply));
            };
            self.count_node()?;
            if !G::STOCHASTIC || self.turn_of(&state).is_some() {
                self.growing_tree.played.push((self.game.turn(&state), m));
            }
            state = self.game.play(&state, m);
            ply = ply.next();
        }
        self.counts.evaluations += 1;
        Ok(self.reward(self.value.value(self.game, &state)))
    }

    fn played(&self, at: usize) -> Option<CodedMove> {
        let &(side, m) = self.growing_tree.played.get(at)?;
        Some(CodedMove { side, code: self.game.code(m) })
    }

    fn code(&self, node: u32, number: usize) -> u16 {
        self.game.code(self.growing_tree.moves[self.growing_tree.moves_of(node).start + number])
    }

    fn evaluate(&mut self, node: u32) -> f64 {
        self.counts.evaluations += 1;
        self.value.value(self.game, &self.growing_tree.nodes[node as usize].state)
    }

    fn foresee(&mut self, node: u32, number: usize) -> f64 {
        let m = self.growing_tree.moves[self.growing_tree.moves_of(node).start + number];
        let above = &self.growing_tree.nodes[node as usize];
        let (child, ply) = (self.game.play(&above.state, m), above.ply.next());
        self.rank(&child, ply)
    }

    fn reward(&self, value: f64) -> f64 {
        if let Some(bounds) = self.bounds {
            let middle = (bounds.alpha + bounds.beta) / 2.0;
            let reach = (bounds.beta - bounds.alpha) / 2.0;
            return if reach > 0.0 { ((value - middle) / reach).clamp(-1.0, 1.0) } else { 0.0 };
        }
        match value.abs() >= f64::from(Score::COUNTED_WIN.0) {
            true => value.signum(),
            false => value / (value.abs() + HALF),
        }
    }

    fn worth(&self, reward: f64) -> f64 {
        match self.bounds {
            Some(Window { alpha, beta }) => (alpha + beta) / 2.0 + reward * (beta - alpha) / 2.0,
            None => reward,
        }
    }

    fn select(&mut self, node: u32) {
        let seen = self.growing_tree.nodes[node as usize].seen.number;
        if let Some(node) = seen.filter(|_| self.growing_tree.draft.is_none()) {
            self.observer.step(GrowthStep::Select(node));
        }
    }

    fn choose(&mut self, node: u32, pull: f64) {
        let seen = self.growing_tree.nodes[node as usize].seen.number;
        if let Some(node) = seen.filter(|_| self.growing_tree.draft.is_none()) {
            self.observer.step(GrowthStep::Choose { node, pull });
        }
    }

    fn set(&mut self, node: u32, number: usize, value: f64) {
        let seen = &mut self.growing_tree.nodes[node as usize].seen;
        let Some(node) = seen.number.filter(|_| self.growing_tree.draft.is_none()) else { return };
        if let Some(last) = seen.last.get_mut(number) {
            if seen.has_returned && *last == value {
                return;
            }
            *last = value;
        }
        self.observer.step(GrowthStep::Set { node, number, value });
    }

    fn answer(&mut self, moves: &[GrownMove], line: &[u32]) {
        let first = self.growing_tree.moves_of(0).start;
        let told = |found: &GrownMove| RootMove {
            m: self.growing_tree.moves[first + found.number],
            value: found.value,
            bound: found.bound,
            nodes: found.visits,
        };
        let moves: Vec<RootMove<G::Move>> = moves.iter().map(told).collect();
        let line = line.iter().filter_map(|&node| self.growing_tree.nodes[node as usize].m).collect();
        let value = moves.first().map_or(0.0, |best| best.value);
        let best = moves.first().map(|best| best.m).into_iter().collect();
        self.proven = Some(ProvenRoot { value, best, moves, line });
    }

    fn report_proof(&mut self, report: ProofReport) {
        self.proof = Some(report);
    }

    fn report_table(&mut self, counts: TableCounts) {
        self.own_table = Some(counts);
    }
}
