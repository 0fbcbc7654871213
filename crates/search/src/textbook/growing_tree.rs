//! The tree of a search that decides where it grows: its nodes, in a bounded room.

use super::RootMove;
use super::game_tree::{CodedMove, GrownMove, Grows, NodeFacts};
use super::policy::SearchSettings;
use super::walk::{LeafPlace, ProvenRoot, Walk};
use crate::Stopped;
use crate::evaluate::ValueFunction;
use crate::game::{Game, Side};
use crate::observe::{Grown, GrowthStep, Observer};
use crate::outcome::Outcome;
use crate::score::{Depth, Ply, Score, Window};
use std::ops::Range;

/// Playouts are broken off after this number of plies: some games have no end.
const LONGEST_PLAYOUT: u32 = 500;
/// Where values have no bounds, one of this size is half of what can be won.
const HALF: f64 = 100.0;

/// One node.
struct GrowingNode<G: Game> {
    state: G::State,
    parent: u32,
    /// The move that leads here.
    m: Option<G::Move>,
    ply: Ply,
    depth: Depth,
    /// Its moves, where it was looked at, as a part of the tree's list.
    moves: Option<Range<usize>>,
    facts: NodeFacts,
}

/// The nodes of a tree, parents before children.
pub(super) struct GrowingTree<G: Game> {
    nodes: Vec<GrowingNode<G>>,
    moves: Vec<G::Move>,
    /// In step with the moves of nodes where chance decides.
    odds: Vec<f64>,
    most: usize,
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
        self.dice = fastrand::Rng::with_seed(self.seed);
    }

    fn moves_of(&self, node: u32) -> Range<usize> {
        self.nodes[node as usize].moves.clone().unwrap_or_default()
    }
}

impl<G, V, O> Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    /// Adds a node and tells the observer.
    fn add_node(&mut self, grown: GrowingNode<G>, probability: Option<f64>) -> u32 {
        let node = self.growing_tree.nodes.len() as u32;
        self.observer.grow(Grown {
            node,
            parent: grown.parent,
            m: grown.m,
            state: &grown.state,
            turn: self.turn_of(&grown.state),
            probability,
            ply: grown.ply,
            depth: grown.depth,
        });
        self.growing_tree.nodes.push(grown);
        node
    }

    fn turn_of(&self, state: &G::State) -> Option<Side> {
        let by_chance = G::STOCHASTIC && self.game.chance(state, &mut Vec::new());
        (!by_chance).then(|| self.game.turn(state))
    }

    /// Lists the moves of a node, or judges it where it is a leaf.
    fn list_moves_of(&mut self, node: u32) -> NodeFacts {
        let grown = &self.growing_tree.nodes[node as usize];
        let parent = (node > 0).then(|| &self.growing_tree.nodes[grown.parent as usize].state);
        let (state, ply) = (grown.state.clone(), grown.ply);
        let settled = self.judge(&LeafPlace { state: &grown.state, parent, ply, depth: grown.depth });
        self.count_judged(settled);
        if let Some((value, _)) = settled {
            self.counts.leaves += 1;
            let ended = self.game.outcome(&state);
            return NodeFacts { turn: Some(self.game.turn(&state)), count: 0, settled: Some(value), ended };
        }
        let mut chances = Vec::new();
        let by_chance = G::STOCHASTIC && self.game.chance(&state, &mut chances);
        let start = self.growing_tree.moves.len();
        match by_chance {
            true => self.growing_tree.moves.extend(chances.iter().map(|&(_, m)| m)),
            false => self.list_choices(&state, ply),
        }
        let count = self.growing_tree.moves.len() - start;
        self.growing_tree.odds.extend(chances.iter().map(|&(odds, _)| odds));
        self.growing_tree.odds.resize(self.growing_tree.moves.len(), 0.0);
        self.growing_tree.nodes[node as usize].moves = Some(start..start + count);
        let turn = (!by_chance).then(|| self.game.turn(&state));
        let ended = (count == 0).then(|| self.game.stuck(&state));
        let settled = ended.map(|outcome| {
            self.counts.leaves += 1;
            self.value.terminal(self.game, &state, outcome, ply)
        });
        NodeFacts { turn, count, settled, ended }
    }

    /// The moves of a side in the order of the policy.
    fn list_choices(&mut self, state: &G::State, ply: Ply) {
        self.moves.clear();
        self.game.moves(state, &mut self.moves);
        if self.policy.sorts() && !self.moves.is_empty() {
            let kept = self.order(state, ply, self.game.turn(state), 0);
            self.moves.truncate(kept);
        }
        self.growing_tree.moves.append(&mut self.moves);
    }

    /// One random move; none where the game is over.
    fn random_move(&mut self, state: &G::State) -> Option<G::Move> {
        let mut chances = Vec::new();
        if G::STOCHASTIC && self.game.chance(state, &mut chances) {
            return drawn(&mut self.growing_tree.dice, &chances);
        }
        self.moves.clear();
        self.game.moves(state, &mut self.moves);
        self.growing_tree.dice.choice(&self.moves).copied()
    }

    /// What the end of a random game is worth: a win is all there is, however small the value function writes it.
    fn ended(&self, state: &G::State, outcome: Outcome, ply: Ply) -> f64 {
        match outcome.winner {
            Some(side) => side.sees(1.0),
            None => self.reward(self.value.terminal(self.game, state, outcome, ply)),
        }
    }
}

/// A move by its probability.
fn drawn<M: Copy>(dice: &mut fastrand::Rng, chances: &[(f64, M)]) -> Option<M> {
    let mut rest = dice.f64();
    for &(odds, m) in chances {
        rest -= odds;
        if rest < 0.0 {
            return Some(m);
        }
    }
    chances.last().map(|&(_, m)| m)
}

impl<G, V, O> Grows for Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    fn begin_growth(&mut self, depth: Depth) -> Result<(), Stopped> {
        self.growing_tree.clear();
        self.count_node()?;
        let state = self.root().clone();
        let (ply, facts) = (Ply::ROOT, NodeFacts::NOTHING);
        let root = GrowingNode { state, parent: 0, m: None, ply, depth, moves: None, facts };
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
            m: Some(m),
            ply: above.ply.next(),
            depth: above.depth - Depth(1),
            moves: None,
            facts: NodeFacts::NOTHING,
        };
        let odds = by_chance.then(|| self.growing_tree.odds[place]);
        Ok(self.add_node(grown, odds))
    }

    fn revisit(&mut self) -> Result<(), Stopped> {
        self.count_node()
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
        self.observer.step(GrowthStep::Select(node));
    }

    fn choose(&mut self, node: u32, pull: f64) {
        self.observer.step(GrowthStep::Choose { node, pull });
    }

    fn set(&mut self, node: u32, number: usize, value: f64) {
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
}
