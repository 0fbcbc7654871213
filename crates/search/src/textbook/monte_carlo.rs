//! The tree of statistics of the Monte Carlo searches, and the round that they share: one walk down, one new node, one result,
//! all means on the way up. What they differ in is [`Selection`]: which move draws the walk, and what else is learned.

use super::policy::{LeafJudgement, SearchSettings};
use super::{GameTree, GrownMove, NodeFacts, Search};
use crate::Stopped;
use crate::game::Side;
use crate::score::{Bound, Depth};

/// The numbers of a node, in the order of the table of searches.
const VISITS: usize = 0;
const MEAN: usize = 1;
/// What a search has beside them begins here.
pub(super) const OWN: usize = 2;
/// No node, and no moves.
pub(super) const NONE: u32 = u32::MAX;

/// What one of these searches does in its own way.
pub(super) trait Selection: Search {
    /// How much a move draws the walk; the largest is chosen, the first of equals.
    fn pull<T: GameTree + ?Sized>(growth: &VisitTree<'_, T>, from: &ChoosingNode, number: usize) -> f64;

    /// The moves of a node are about to be chosen from for the first time.
    fn open<T: GameTree + ?Sized>(_growth: &mut VisitTree<'_, T>, _node: u32, _side: Side) {}

    /// A node was added behind a move.
    fn added<T: GameTree + ?Sized>(_growth: &mut VisitTree<'_, T>, _node: u32, _number: usize) {}

    /// The walk and what followed it are done.
    fn learn<T: GameTree + ?Sized>(_growth: &mut VisitTree<'_, T>) {}

    /// The numbers of a node and of those below it have changed: perhaps it is proven.
    fn prove<T: GameTree + ?Sized>(_growth: &mut VisitTree<'_, T>, _node: u32) {}
}

/// A won game that follows from a node by force.
#[derive(Clone, Copy)]
pub(super) struct ForcedWin {
    /// Who wins.
    pub side: Side,
    /// What that is worth.
    pub value: f64,
}

/// What is known of a node.
pub(super) struct NodeStats {
    pub parent: u32,
    pub visits: u64,
    /// The sum of all results.
    pub total: f64,
    pub turn: Option<Side>,
    pub proof: Option<ForcedWin>,
    /// Its moves, where they were chosen from, in the list of the tree.
    first: u32,
    pub count: u32,
}

impl NodeStats {
    fn of(parent: u32) -> NodeStats {
        NodeStats { parent, visits: 0, total: 0.0, turn: None, proof: None, first: NONE, count: 0 }
    }

    /// The mean result, from 0, MIN wins, to 1, MAX wins.
    pub fn mean(&self) -> f64 {
        if self.visits == 0 { 0.5 } else { self.total / self.visits as f64 }
    }

    /// The mean as a side sees it.
    pub fn mean_for(&self, side: Side) -> f64 {
        if side == Side::Max { self.mean() } else { 1.0 - self.mean() }
    }
}

/// What is known of a move.
#[derive(Clone, Copy)]
pub(super) struct MoveStats {
    pub child: u32,
    /// A number of the search's own, and how often it was learned.
    pub own: f32,
    pub times: u32,
}

/// A node whose side chooses, with what all its moves need.
pub(super) struct ChoosingNode {
    pub node: u32,
    pub side: Side,
    pub visits: f64,
    /// The natural logarithm of its visits.
    pub log: f64,
}

/// A node on the way down, and the move that was taken there.
#[derive(Clone, Copy)]
pub(super) struct WalkStep {
    pub node: u32,
    pub number: usize,
}

/// A search in progress.
pub(super) struct VisitTree<'a, T: ?Sized> {
    pub tree: &'a mut T,
    pub settings: SearchSettings,
    pub nodes: Vec<NodeStats>,
    moves: Vec<MoveStats>,
    /// The way of this round.
    pub way: Vec<WalkStep>,
    leaves: LeafJudgement,
    /// The result of this round as a share, and whether a random game brought it.
    pub result: f64,
    pub was_played: bool,
}

/// Grows a tree by the rule of a search, and answers with the move that was visited most.
pub(super) fn grow<S: Selection, T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
    tree.begin_growth(depth)?;
    let settings = tree.settings();
    let leaves = settings.leaves.or(S::SPEC.leaves).unwrap_or(LeafJudgement::Playout);
    let nodes = vec![NodeStats::of(0)];
    let (moves, way) = (Vec::new(), Vec::new());
    let mut growth = VisitTree { tree, settings, nodes, moves, way, leaves, result: 0.5, was_played: false };
    for _ in 0..settings.playouts.unwrap_or(u64::MAX) {
        match growth.visit::<S>() {
            Ok(()) if growth.nodes[0].proof.is_some() => break,
            Ok(()) => {}
            // What was played so far is an answer.
            Err(Stopped) if growth.nodes[0].visits > 1 => break,
            Err(Stopped) => return Err(Stopped),
        }
    }
    Ok(growth.answer())
}

/// A reward as a share.
pub(super) fn share(reward: f64) -> f64 {
    (1.0 + reward) / 2.0
}

impl<T: GameTree + ?Sized> VisitTree<'_, T> {
    /// One walk down, one new node, one result, all means on the way up.
    fn visit<S: Selection>(&mut self) -> Result<(), Stopped> {
        let mut node = 0;
        self.way.clear();
        self.tree.select(0);
        self.was_played = false;
        let reward = loop {
            let is_new = self.nodes[node as usize].visits == 0;
            let facts = self.tree.look(node);
            let decided = self.decided(node, facts);
            if let Some(reward) = decided {
                if !is_new {
                    self.tree.revisit()?;
                }
                break reward;
            }
            if is_new {
                break self.judged(node)?;
            }
            match self.next::<S>(node, facts)? {
                Some(child) => node = child,
                // No room for a node: the result is that of this one.
                None => break self.judged(node)?,
            }
        };
        self.result = share(reward);
        self.carry_up::<S>(node);
        S::learn(self);
        Ok(())
    }

    /// What an end is worth, or what is proven; a win is all there is, however small the value function writes it.
    fn decided(&self, node: u32, facts: NodeFacts) -> Option<f64> {
        let winner = self.nodes[node as usize].proof.map(|proof| proof.side).or(facts.winner());
        match winner {
            Some(side) => Some(side.sees(1.0)),
            None => facts.settled.map(|value| self.tree.reward(value)),
        }
    }

    /// The result of a random game, or what the value function says.
    fn judged(&mut self, node: u32) -> Result<f64, Stopped> {
        match self.leaves {
            LeafJudgement::Playout => {
                self.was_played = true;
                self.tree.play_out(node)
            }
            LeafJudgement::Value => {
                let value = self.tree.evaluate(node);
                Ok(self.tree.reward(value))
            }
        }
    }

    /// The child to walk to, told: that of the move which draws most; where chance decides, as it draws.
    fn next<S: Selection>(&mut self, node: u32, facts: NodeFacts) -> Result<Option<u32>, Stopped> {
        if self.nodes[node as usize].first == NONE {
            self.open::<S>(node, facts);
        }
        let (number, pull) = match facts.turn {
            Some(side) => self.choice::<S>(node, side),
            None => (self.tree.draw(node), f64::INFINITY),
        };
        let known = self.move_of(node, number).child;
        let child = match known {
            NONE if self.tree.has_room() => self.add::<S>(node, number)?,
            NONE => return Ok(None),
            known => known,
        };
        self.way.push(WalkStep { node, number });
        match pull.is_finite() {
            true => self.tree.choose(child, pull),
            false => self.tree.select(child),
        }
        Ok(Some(child))
    }

    fn open<S: Selection>(&mut self, node: u32, facts: NodeFacts) {
        let stats = &mut self.nodes[node as usize];
        (stats.first, stats.count, stats.turn) = (self.moves.len() as u32, facts.count as u32, facts.turn);
        let blank = MoveStats { child: NONE, own: 0.0, times: 0 };
        self.moves.resize(self.moves.len() + facts.count, blank);
        if let Some(side) = facts.turn {
            S::open(self, node, side);
        }
    }

    fn choice<S: Selection>(&self, node: u32, side: Side) -> (usize, f64) {
        let stats = &self.nodes[node as usize];
        let visits = stats.visits as f64;
        let from = ChoosingNode { node, side, visits, log: visits.ln() };
        let (mut best, mut most) = (0, f64::NEG_INFINITY);
        for number in 0..stats.count as usize {
            let pull = S::pull(self, &from, number);
            if pull > most {
                (best, most) = (number, pull);
            }
        }
        (best, most)
    }

    /// A new child.
    fn add<S: Selection>(&mut self, node: u32, number: usize) -> Result<u32, Stopped> {
        let child = self.tree.grow(node, number)?;
        self.nodes.push(NodeStats::of(node));
        self.move_mut(node, number).child = child;
        S::added(self, node, number);
        Ok(child)
    }

    /// What is known of a move of a node that was chosen from.
    pub fn move_of(&self, node: u32, number: usize) -> MoveStats {
        self.moves[self.nodes[node as usize].first as usize + number]
    }

    pub fn move_mut(&mut self, node: u32, number: usize) -> &mut MoveStats {
        &mut self.moves[self.nodes[node as usize].first as usize + number]
    }

    /// The node behind a move, if it was added.
    pub fn child(&self, node: u32, number: usize) -> Option<&NodeStats> {
        let child = self.move_of(node, number).child;
        (child != NONE).then(|| &self.nodes[child as usize])
    }

    /// Every node below a node that was added, with the number of its move.
    pub fn children(&self, node: u32) -> impl Iterator<Item = WalkStep> {
        let count = if self.nodes[node as usize].first == NONE { 0 } else { self.nodes[node as usize].count };
        (0..count as usize).filter_map(move |number| {
            let child = self.move_of(node, number).child;
            (child != NONE).then_some(WalkStep { node: child, number })
        })
    }

    fn carry_up<S: Selection>(&mut self, node: u32) {
        let mut at = node;
        loop {
            let stats = &mut self.nodes[at as usize];
            stats.visits += 1;
            stats.total += self.result;
            let (visits, mean, parent) = (stats.visits as f64, stats.mean(), stats.parent);
            self.tree.set(at, VISITS, visits);
            self.tree.set(at, MEAN, mean);
            S::prove(self, at);
            if at == 0 {
                return;
            }
            at = parent;
        }
    }

    /// The value of a node for MAX: what is proven, else what its mean stands for.
    fn value(&self, node: u32) -> f64 {
        let stats = &self.nodes[node as usize];
        stats.proof.map_or_else(|| self.tree.worth(2.0 * stats.mean() - 1.0), |proof| proof.value)
    }

    /// Tells all moves, the best first, and the value of that one.
    fn answer(&mut self) -> f64 {
        let side = self.tree.look(0).turn;
        let mut best: Vec<WalkStep> = self.children(0).collect();
        best.sort_by(|a, b| self.rank(b, side).partial_cmp(&self.rank(a, side)).expect("no rank is a NaN"));
        let told = |step: &WalkStep| GrownMove {
            number: step.number,
            value: self.value(step.node),
            bound: Bound::Exact,
            visits: self.nodes[step.node as usize].visits,
        };
        let moves: Vec<GrownMove> = best.iter().map(told).collect();
        let value =
            best.first().filter(|_| side.is_some()).map_or(self.value(0), |step| self.value(step.node));
        let line: Vec<u32> =
            std::iter::successors(best.first().map(|step| step.node), |&node| self.follow(node)).collect();
        self.tree.answer(&moves, &line);
        value
    }

    /// Where the expected line goes on.
    fn follow(&self, node: u32) -> Option<u32> {
        let turn = self.nodes[node as usize].turn;
        let better = |best: WalkStep, step: WalkStep| {
            if self.rank(&step, turn) > self.rank(&best, turn) { step } else { best }
        };
        self.children(node).reduce(better).map(|step| step.node)
    }

    /// What is proven, then visits, then the mean, for the side that chooses.
    fn rank(&self, step: &WalkStep, side: Option<Side>) -> (i8, u64, f64) {
        let stats = &self.nodes[step.node as usize];
        let side = side.unwrap_or(Side::Max);
        let proven = stats.proof.map_or(0, |proof| if proof.side == side { 1 } else { -1 });
        (proven, stats.visits, stats.mean_for(side))
    }
}

/// UCT's rule, which others begin from: the mean, and a bonus for few visits; untried moves first.
pub(super) fn confidence<T: GameTree + ?Sized>(
    growth: &VisitTree<'_, T>,
    from: &ChoosingNode,
    number: usize,
) -> f64 {
    growth.child(from.node, number).map_or(f64::INFINITY, |child| {
        let bonus = (from.log / child.visits.max(1) as f64).sqrt();
        child.mean_for(from.side) + growth.settings.exploration * bonus
    })
}
