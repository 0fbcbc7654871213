//! What the textbook searches share: stopping at leaves, listing and ordering moves, counting and reporting.

use super::policy::{Policy, Ties};
use super::{Algorithm, RootMove};
use crate::Stopped;
use crate::evaluate::ValueFunction;
use crate::game::{Game, Side};
use crate::line::Lines;
use crate::observe::{Exit, Observer, Pass, Visit};
use crate::outcome::Outcome;
use crate::score::{Bound, Depth, Ply, Window};
use crate::{Control, Pace};
use std::ops::Range;

/// A node on its way into a search.
pub struct Node<'a, G: Game> {
    /// The state to judge.
    pub state: &'a G::State,
    /// The state before the last move.
    pub parent: Option<&'a G::State>,
    /// The last move.
    pub m: Option<G::Move>,
    /// How likely chance is to make it; none where a side chooses.
    pub probability: Option<f64>,
    /// Plies still to search.
    pub depth: Depth,
    /// Distance from the root.
    pub ply: Ply,
}

impl<'a, G: Game> Node<'a, G> {
    /// The node a search starts from.
    pub fn root(state: &'a G::State, depth: Depth) -> Self {
        Node { state, parent: None, m: None, probability: None, depth, ply: Ply::ROOT }
    }

    /// The node one move further.
    pub fn child<'b>(&self, state: &'b G::State, m: G::Move) -> Node<'b, G>
    where
        'a: 'b,
    {
        Node {
            state,
            parent: Some(self.state),
            m: Some(m),
            probability: None,
            depth: self.depth - Depth(1),
            ply: self.ply.next(),
        }
    }

    /// The same node, reached by chance.
    pub fn by_chance(self, probability: f64) -> Self {
        Node { probability: Some(probability), ..self }
    }
}

/// How much work a search was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Nodes visited, the root included.
    pub nodes: u64,
    /// Nodes left early with moves not looked at.
    pub cutoffs: u64,
    /// Cut-off marks a drawn tree has: nodes where the test for cutting held, also after the last move.
    pub placeholders: u64,
}

/// The moves of a node, as a part of the walk's move stack.
#[derive(Clone, Copy)]
pub(super) struct Branches {
    /// Who chooses; chance if none.
    pub turn: Option<Side>,
    start: usize,
    end: usize,
    odds_start: usize,
    /// How the node is left when its moves are searched: a beam may have left some out.
    pub(super) exit: Exit,
}

impl Branches {
    pub(super) fn range(&self) -> Range<usize> {
        self.start..self.end
    }

    pub(super) fn len(&self) -> usize {
        self.end - self.start
    }

    /// What the first move always improves on; for chance, the empty sum.
    pub(super) fn worst(&self) -> f64 {
        self.turn.map_or(0.0, Side::worst)
    }
}

pub(super) enum Opened {
    Answered(f64),
    Branches(Branches),
}

/// One textbook search in progress: the game, the value function, the policy, and the buffers they work in.
pub struct Walk<'a, G: Game, V: ?Sized, O> {
    pub(super) game: &'a G,
    value: &'a V,
    pub(super) policy: &'a Policy<G>,
    observer: &'a mut O,
    control: &'a dyn Control,
    pace: Pace,
    /// The moves of all nodes from the root to here.
    pub(super) moves: Vec<G::Move>,
    /// The probabilities of the moves of all chance nodes from the root to here.
    probabilities: Vec<f64>,
    ranked: Vec<(f64, G::Move)>,
    lines: Lines<G::Move>,
    root_moves: Vec<RootMove<G::Move>>,
    nodes_before_root_move: u64,
    /// Whether MIN's moves are averaged, so that who watches sees chance there.
    averages_min: bool,
    /// How much work the search was so far.
    pub counts: Counts,
}

impl<'a, G, V, O> Walk<'a, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    /// A walk ready to search.
    pub fn new(
        game: &'a G,
        value: &'a V,
        policy: &'a Policy<G>,
        observer: &'a mut O,
        control: &'a dyn Control,
    ) -> Self {
        Walk {
            game,
            value,
            policy,
            observer,
            control,
            pace: Self::start_pace(value, control),
            moves: Vec::new(),
            probabilities: Vec::new(),
            ranked: Vec::new(),
            lines: Lines::new(),
            root_moves: Vec::new(),
            nodes_before_root_move: 0,
            averages_min: false,
            counts: Counts::default(),
        }
    }

    fn start_pace(value: &V, control: &dyn Control) -> Pace {
        let pace = Pace::new(control, control.most_nodes());
        if G::CAN_FAIL || value.can_fail() { pace.at_every_node() } else { pace }
    }

    /// Forgets an earlier search, also one that was stopped half-way.
    pub(super) fn restart(&mut self, algorithm: Algorithm) {
        self.averages_min = algorithm == Algorithm::Expectimax;
        self.pace = Self::start_pace(self.value, self.control);
        self.moves.clear();
        self.probabilities.clear();
        self.lines = Lines::new();
        self.root_moves.clear();
        self.counts = Counts::default();
    }

    pub(super) fn pv(&self) -> &[G::Move] {
        self.lines.root()
    }

    pub(super) fn take_root_moves(&mut self) -> Vec<RootMove<G::Move>> {
        std::mem::take(&mut self.root_moves)
    }

    /// Enters a node: answers it if it is a leaf, else lists its moves.
    pub(super) fn open(&mut self, node: &Node<'_, G>, window: Window) -> Result<Opened, Stopped> {
        if node.ply == Ply(1) {
            self.nodes_before_root_move = self.counts.nodes;
        }
        self.counts.nodes += 1;
        if !self.pace.goes_on(self.control, self.counts.nodes) {
            return Err(self.stop(node.ply));
        }
        let odds_start = self.probabilities.len();
        let start = self.moves.len();
        let by_chance = G::STOCHASTIC && self.list_chances(node.state);
        let turn = (!by_chance).then(|| self.game.turn(node.state));
        let ply = node.ply;
        let Node { m, state, depth, probability, .. } = *node;
        let decides = turn.filter(|&side| side == Side::Max || !self.averages_min);
        self.observer.enter(Visit {
            ply,
            m,
            state,
            turn: decides,
            probability,
            depth,
            window,
            pass: Pass::Full,
        });
        self.lines.clear(ply);

        if let Some((value, exit)) = self.settle(node) {
            self.moves.truncate(start);
            self.probabilities.truncate(odds_start);
            return Ok(Opened::Answered(self.report(node, Window::FULL, value, exit)));
        }
        if !by_chance {
            self.game.moves(node.state, &mut self.moves);
        }
        if self.moves.len() == start {
            let value = self.judge_end(node, self.game.stuck(node.state));
            return Ok(Opened::Answered(self.report(node, Window::FULL, value, Exit::Terminal)));
        }
        let listed = self.moves.len();
        if let Some(side) = turn.filter(|_| self.policy.sorts()) {
            self.sort(node, side, start);
        }
        let end = self.moves.len();
        let exit = if end == listed { Exit::Searched } else { Exit::Selected };
        Ok(Opened::Branches(Branches { turn, start, end, odds_start, exit }))
    }

    /// Leaves the nodes above `ply`: a stopped search tells no value of them.
    fn stop(&mut self, ply: Ply) -> Stopped {
        for above in (0..ply.0).rev() {
            self.observer.leave(Ply(above), f64::NAN, Bound::Exact, Exit::Stopped);
        }
        Stopped
    }

    /// Leaves a node that had moves, with its value.
    pub(super) fn close(
        &mut self,
        node: &Node<'_, G>,
        branches: Branches,
        window: Window,
        value: f64,
        exit: Exit,
    ) -> f64 {
        self.moves.truncate(branches.start);
        self.probabilities.truncate(branches.odds_start);
        self.report(node, window, value, exit)
    }

    /// The window for the children of a node: at the root it stays open to equal moves if all are wanted.
    pub(super) fn child_window(&self, ply: Ply, open: Window, side: Side) -> Window {
        if ply > Ply::ROOT || self.policy.ties == Ties::First {
            return open;
        }
        match side {
            Side::Max => Window { alpha: open.alpha.next_down(), ..open },
            Side::Min => Window { beta: open.beta.next_up(), ..open },
        }
    }

    /// The move at `ply` is the best so far.
    pub(super) fn improve(&mut self, ply: Ply, m: G::Move) {
        self.lines.improve(ply, m);
    }

    /// The node at `ply` is cut: the moves in `rest` are not looked at.
    pub(super) fn skip_rest(&mut self, ply: Ply, rest: Range<usize>) {
        self.counts.placeholders += 1;
        self.counts.cutoffs += u64::from(!rest.is_empty());
        // No bounds check that could fail, so that nothing is left of the loop when nobody listens.
        for &m in self.moves.get(rest).unwrap_or_default() {
            self.observer.skip(ply, m, Exit::Cutoff);
        }
    }

    /// The probability of the move at `index` of the stack, the last node's moves being those of chance.
    pub(super) fn odds(&self, index: usize) -> f64 {
        // Chance nodes keep both stacks in step, so their tops belong together.
        self.probabilities[self.probabilities.len() - (self.moves.len() - index)]
    }

    fn list_chances(&mut self, state: &G::State) -> bool {
        let mut chances = std::mem::take(&mut self.ranked);
        chances.clear();
        let by_chance = self.game.chance(state, &mut chances);
        for &(probability, m) in chances.iter().filter(|_| by_chance) {
            self.probabilities.push(probability);
            self.moves.push(m);
        }
        self.ranked = chances;
        by_chance
    }

    /// May the node be answered without looking at its moves?
    fn settle(&self, node: &Node<'_, G>) -> Option<(f64, Exit)> {
        if let Some(outcome) = self.game.outcome(node.state) {
            return Some((self.judge_end(node, outcome), Exit::Terminal));
        }
        for rule in &self.policy.leaf_rules {
            if let Some(value) = rule.settle(self.game, node.state, node.parent) {
                return Some((value, Exit::Rule(rule.name())));
            }
        }
        (node.depth <= Depth(0)).then(|| (self.value.value(self.game, node.state), Exit::Leaf))
    }

    fn judge_end(&self, node: &Node<'_, G>, outcome: Outcome) -> f64 {
        self.value.terminal(self.game, node.state, outcome, node.ply)
    }

    /// Sorts the moves from `start` by the value of the states they lead to, and drops those outside the beam.
    fn sort(&mut self, node: &Node<'_, G>, side: Side, start: usize) {
        self.ranked.clear();
        for i in start..self.moves.len() {
            let m = self.moves[i];
            let child = self.game.play(node.state, m);
            let value = match self.game.outcome(&child) {
                Some(outcome) => self.value.terminal(self.game, &child, outcome, node.ply.next()),
                None => self.value.value(self.game, &child),
            };
            self.ranked.push((value, m));
        }
        match side {
            Side::Max => self.ranked.sort_by(|a, b| b.0.total_cmp(&a.0)),
            Side::Min => self.ranked.sort_by(|a, b| a.0.total_cmp(&b.0)),
        }
        let kept = self.policy.beam.unwrap_or(usize::MAX).clamp(1, self.ranked.len());
        for (slot, &(_, m)) in self.moves[start..].iter_mut().zip(&self.ranked) {
            *slot = m;
        }
        for &(_, m) in &self.ranked[kept..] {
            self.observer.skip(node.ply, m, Exit::Beam);
        }
        self.moves.truncate(start + kept);
    }

    fn report(&mut self, node: &Node<'_, G>, window: Window, value: f64, exit: Exit) -> f64 {
        let bound = match exit {
            Exit::Searched | Exit::Selected | Exit::Cutoff => window.bound(value),
            _ => Bound::Exact,
        };
        if let (Ply(1), Some(m)) = (node.ply, node.m) {
            let nodes = self.counts.nodes - self.nodes_before_root_move;
            self.root_moves.push(RootMove { m, value, bound, nodes });
        }
        self.observer.leave(node.ply, value, bound, exit);
        value
    }
}
