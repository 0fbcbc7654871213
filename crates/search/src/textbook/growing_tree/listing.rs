//! Nodes as they are added, shown, dropped, and given their moves.

use super::{GrowingNode, SeenNode};
use crate::evaluate::ValueFunction;
use crate::game::{Game, Side};
use crate::observe::{Grown, Observer};
use crate::outcome::Outcome;
use crate::score::Ply;
use crate::textbook::game_tree::{Grows, NodeFacts};
use crate::textbook::walk::{LeafPlace, Walk};

impl<G, V, O> Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    /// Adds a node and tells the observer.
    pub(super) fn add_node(&mut self, grown: GrowingNode<G>, probability: Option<f64>) -> u32 {
        let node = self.growing_tree.nodes.len() as u32;
        self.growing_tree.nodes.push(grown);
        if self.growing_tree.draft.is_none() {
            self.show(node, probability);
        }
        node
    }

    /// Tells the observer of a node, unless it knows it.
    pub(super) fn show(&mut self, node: u32, probability: Option<f64>) {
        let tree = &mut self.growing_tree;
        let grown = &tree.nodes[node as usize];
        let parent = tree.nodes[grown.parent as usize].seen.number.unwrap_or_default();
        if let Some(seen) = tree.dropped.remove(&(parent, grown.place)) {
            tree.nodes[node as usize].seen = SeenNode { has_returned: true, ..seen };
            return;
        }
        let number = tree.seen;
        tree.seen += 1;
        tree.nodes[node as usize].seen.number = Some(number);
        let grown = &self.growing_tree.nodes[node as usize];
        self.observer.grow(Grown {
            node: number,
            parent,
            m: grown.m,
            state: &grown.state,
            turn: self.turn_of(&grown.state),
            probability,
            ply: grown.ply,
            depth: grown.depth,
        });
    }

    /// Drops the nodes from this number on, with their moves.
    pub(super) fn truncate(&mut self, from: u32) {
        let tree = &mut self.growing_tree;
        let first =
            tree.nodes[from as usize..].iter().filter_map(|node| node.moves.as_ref()).map(|m| m.start).min();
        if let Some(first) = first {
            tree.moves.truncate(first);
            tree.odds.truncate(first);
        }
        tree.nodes.truncate(from as usize);
    }

    pub(super) fn turn_of(&self, state: &G::State) -> Option<Side> {
        let by_chance = G::STOCHASTIC && self.game.chance(state, &mut Vec::new());
        (!by_chance).then(|| self.game.turn(state))
    }

    /// Lists the moves of a node, or judges it where it is a leaf.
    pub(super) fn list_moves_of(&mut self, node: u32) -> NodeFacts {
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
    pub(super) fn list_choices(&mut self, state: &G::State, ply: Ply) {
        self.moves.clear();
        self.game.moves(state, &mut self.moves);
        if self.policy.sorts() && !self.moves.is_empty() {
            let kept = self.order(state, ply, self.game.turn(state), 0);
            self.moves.truncate(kept);
        }
        self.growing_tree.moves.append(&mut self.moves);
    }

    /// One random move; none where the game is over.
    pub(super) fn random_move(&mut self, state: &G::State) -> Option<G::Move> {
        let mut chances = Vec::new();
        if G::STOCHASTIC && self.game.chance(state, &mut chances) {
            return drawn(&mut self.growing_tree.dice, &chances);
        }
        self.moves.clear();
        self.game.moves(state, &mut self.moves);
        self.growing_tree.dice.choice(&self.moves).copied()
    }

    /// What the end of a random game is worth: a win is all there is, however small the value function writes it.
    pub(super) fn ended(&self, state: &G::State, outcome: Outcome, ply: Ply) -> f64 {
        match outcome.winner {
            Some(side) => side.sees(1.0),
            None => self.reward(self.value.terminal(self.game, state, outcome, ply)),
        }
    }
}

/// A move by its probability.
pub(super) fn drawn<M: Copy>(dice: &mut fastrand::Rng, chances: &[(f64, M)]) -> Option<M> {
    let mut rest = dice.f64();
    for &(odds, m) in chances {
        rest -= odds;
        if rest < 0.0 {
            return Some(m);
        }
    }
    chances.last().map(|&(_, m)| m)
}
