//! What the searches share: the line of states, stopping at leaves, listing and ordering moves, counting and reporting.

use super::game_tree::{GameTree, Known, Node, Opened, Round, Walks};
use super::goal::ProofReport;
use super::growing_tree::GrowingTree;
use super::policy::{Policy, RuleReach, SearchSettings, TableKeys, Ties};
use super::table::{SearchTable, TableCounts};
use super::{RootMove, SearchCounts, best_moves};
use crate::Stopped;
use crate::evaluate::ValueFunction;
use crate::game::{Game, Side, scramble};
use crate::line::LineTable;
use crate::observe::{Exit, Observer, Pass, Visit};
use crate::outcome::Outcome;
use crate::score::{Bound, Depth, Ply, Window};
use crate::{Control, Pace};
use std::ops::Range;

/// A node on the line from the root to where the walk stands.
struct Frame<G: Game> {
    state: G::State,
    /// The last move, and how likely chance was to make it.
    m: Option<G::Move>,
    probability: Option<f64>,
    depth: Depth,
    pass: Pass,
    /// A key of the way from the root to here.
    way: u64,
    /// The node's moves, as parts of the walk's stacks.
    start: usize,
    end: usize,
    odds_start: usize,
    /// The turn by the rules; none where chance decides.
    turn: Option<Side>,
    /// How the node is left when its moves are searched: a beam may have left some out.
    exit: Exit,
}

/// A move of the root that a rule plays at once.
pub(super) struct ChosenMove<M> {
    pub(super) m: M,
    /// The rule's name.
    rule: &'static str,
}

/// What the last search of the root has proven: its side can count on it.
#[derive(Clone)]
pub(super) struct ProvenRoot<M> {
    pub(super) value: f64,
    pub(super) best: Vec<M>,
    pub(super) moves: Vec<RootMove<M>>,
    pub(super) line: Vec<M>,
}

impl<M> ProvenRoot<M> {
    /// A root that is an end: there is nothing to choose.
    pub(super) fn of_end(value: f64) -> ProvenRoot<M> {
        ProvenRoot { value, best: Vec::new(), moves: Vec::new(), line: Vec::new() }
    }
}

/// One search in progress: the game, the value function, the policy, and the buffers they work in.
pub struct Walk<'a, G: Game, V: ?Sized, O> {
    pub(super) game: &'a G,
    pub(super) value: &'a V,
    pub(super) policy: &'a Policy<G>,
    pub(super) observer: &'a mut O,
    pub(super) control: &'a dyn Control,
    pub(super) pace: Pace,
    root: Option<G::State>,
    /// Between which values all values of the game lie, where the value function says so.
    pub(super) bounds: Option<Window>,
    path: Vec<Frame<G>>,
    /// The moves of all nodes from the root to here.
    pub(super) moves: Vec<G::Move>,
    /// The probabilities of the moves of all chance nodes from the root to here.
    pub(super) probabilities: Vec<f64>,
    ranked: Vec<(f64, G::Move)>,
    lines: LineTable<G::Move>,
    root_moves: Vec<RootMove<G::Move>>,
    nodes_before_root_move: u64,
    /// The move of the root that a rule plays at once.
    pub(super) chosen: Option<ChosenMove<G::Move>>,
    pub(super) proven: Option<ProvenRoot<G::Move>>,
    table: SearchTable<Known>,
    pub(super) growing_tree: GrowingTree<G>,
    /// MIN's moves are averaged, so that who watches sees chance there.
    averages_min: bool,
    prefers_earlier: bool,
    saw_horizon: bool,
    /// The last depth that a search of several depths has finished, and what it found.
    pub(super) finished: Option<(Depth, ProvenRoot<G::Move>)>,
    /// The depth that is searched now.
    depth: Depth,
    /// Plies that an observer counts from above the root: the rounds are nodes too.
    above: u32,
    pub(super) refusal: Option<&'static str>,
    /// What a search for a proof found out.
    pub(super) proof: Option<ProofReport>,
    /// What happened at the table of a search that has its own.
    pub(super) own_table: Option<TableCounts>,
    /// How much work the search was so far.
    pub counts: SearchCounts,
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
            root: None,
            bounds: None,
            path: Vec::new(),
            moves: Vec::new(),
            probabilities: Vec::new(),
            ranked: Vec::new(),
            lines: LineTable::new(),
            root_moves: Vec::new(),
            nodes_before_root_move: 0,
            chosen: None,
            proven: None,
            table: SearchTable::new(policy.settings.memory_mib),
            growing_tree: GrowingTree::new(policy.settings),
            averages_min: false,
            prefers_earlier: false,
            saw_horizon: false,
            finished: None,
            depth: Depth(0),
            above: 0,
            refusal: None,
            proof: None,
            own_table: None,
            counts: SearchCounts::default(),
        }
    }

    fn start_pace(value: &V, control: &dyn Control) -> Pace {
        let pace = Pace::new(control, control.most_nodes());
        if G::CAN_FAIL || value.can_fail() { pace.at_every_node() } else { pace }
    }

    /// Why the last search refused to go on; none if it did not.
    pub fn refusal(&self) -> Option<&'static str> {
        self.refusal
    }

    /// Forgets an earlier search, also one that was stopped half-way.
    pub(super) fn restart(&mut self, state: &G::State) {
        self.pace = Self::start_pace(self.value, self.control);
        self.table.clear();
        self.growing_tree.clear();
        self.lines = LineTable::new();
        self.root = Some(state.clone());
        self.bounds = self.value.bounds(self.game);
        self.path.clear();
        self.moves.clear();
        self.probabilities.clear();
        self.root_moves.clear();
        (self.chosen, self.proven, self.finished, self.refusal) = (None, None, None, None);
        (self.proof, self.own_table) = (None, None);
        (self.averages_min, self.prefers_earlier, self.saw_horizon) = (false, false, false);
        self.above = 0;
        self.counts = SearchCounts::default();
    }

    /// Leaves the node above the rounds.
    pub(super) fn end_rounds(&mut self, value: f64) {
        if std::mem::take(&mut self.above) > 0 {
            self.observer.leave(Ply::ROOT, value, Bound::Exact, Exit::Searched);
        }
        self.counts.table = self.own_table.take().unwrap_or(self.table.counts);
    }

    pub(super) fn root(&self) -> &G::State {
        self.root.as_ref().expect("a search has a root")
    }

    pub(super) fn pv(&self) -> &[G::Move] {
        self.lines.root()
    }

    pub(super) fn take_root_moves(&mut self) -> Vec<RootMove<G::Move>> {
        std::mem::take(&mut self.root_moves)
    }

    /// Counts a node; an error if the search may not go on.
    pub(super) fn count_node(&mut self) -> Result<(), Stopped> {
        self.counts.nodes += 1;
        if self.pace.goes_on(self.control, self.counts.nodes) { Ok(()) } else { Err(Stopped) }
    }

    fn top(&self) -> &Frame<G> {
        self.path.last().expect("the walk stands at a node")
    }

    fn ply(&self) -> Ply {
        Ply(self.path.len() as u32 - 1)
    }

    /// The ply as an observer counts it.
    fn shown(&self, ply: Ply) -> Ply {
        Ply(ply.0 + self.above)
    }

    fn stand_at_root(&mut self, depth: Depth) {
        let state = self.root().clone();
        self.path.clear();
        if depth != self.depth {
            self.depth = depth;
            self.saw_horizon = false;
        }
        self.path.push(Frame::of(state, depth));
    }

    /// Enters the node where the walk stands: counts it, finds who decides, tells the observer.
    fn enter(&mut self, window: Window) -> Result<(), Stopped> {
        let ply = self.ply();
        if ply == Ply(1) {
            self.nodes_before_root_move = self.counts.nodes;
        }
        if self.count_node().is_err() {
            return Err(self.stop(ply));
        }
        let odds_start = self.probabilities.len();
        let start = self.moves.len();
        let by_chance = G::STOCHASTIC && self.list_chances();
        let frame = self.path.last_mut().expect("the walk stands at a node");
        let turn = (!by_chance).then(|| self.game.turn(&frame.state));
        (frame.start, frame.end, frame.odds_start, frame.turn) = (start, start, odds_start, turn);
        let decides = turn.filter(|&side| side == Side::Max || !self.averages_min);
        self.observer.enter(Visit {
            ply: Ply(ply.0 + self.above),
            m: frame.m,
            state: &frame.state,
            turn: decides,
            probability: frame.probability,
            depth: frame.depth,
            window,
            pass: frame.pass,
        });
        self.lines.clear(ply);
        if ply == Ply::ROOT {
            self.root_moves.clear();
        }
        Ok(())
    }

    /// Leaves the nodes above `ply`: a stopped search tells no value of them.
    fn stop(&mut self, ply: Ply) -> Stopped {
        for above in (0..ply.0 + self.above).rev() {
            self.observer.leave(Ply(above), f64::NAN, Bound::Exact, Exit::Stopped);
        }
        self.above = 0;
        Stopped
    }

    /// Answers the node that was entered if it is a leaf, else lists its moves.
    fn settle_or_list(&mut self) -> Opened {
        if let Some((value, exit)) = self.settle() {
            return Opened::Answered(self.answer(value, Bound::Exact, exit));
        }
        let frame = self.top();
        let (start, turn) = (frame.start, frame.turn);
        if let Some(end) = self.list(start, turn) {
            let value = self.judge_end(end);
            return Opened::Answered(self.answer(value, Bound::Exact, Exit::Terminal));
        }
        let listed = self.moves.len();
        if let Some(side) = turn.filter(|_| self.policy.sorts()) {
            self.sort(side, start);
        }
        if self.path.len() == 1 {
            self.end_choice(start);
        }
        let (end, averages_min, ply) = (self.moves.len(), self.averages_min, self.ply());
        let frame = self.path.last_mut().expect("the walk stands at a node");
        frame.end = end;
        frame.exit = if end == listed { Exit::Searched } else { Exit::Selected };
        Opened::Node(Node {
            turn: turn.filter(|&side| side == Side::Max || !averages_min),
            count: end - start,
            depth: frame.depth,
            ply,
            known: Known::NOTHING,
        })
    }

    /// Lists the moves of the node that was entered; how the game ends where there are none.
    fn list(&mut self, start: usize, turn: Option<Side>) -> Option<Outcome> {
        let frame = self.path.last().expect("the walk stands at a node");
        if turn.is_some() {
            self.game.moves(&frame.state, &mut self.moves);
        }
        (self.moves.len() == start).then(|| self.game.stuck(&frame.state))
    }

    /// May the node be answered without looking at its moves?
    fn settle(&mut self) -> Option<(f64, Exit)> {
        let at = self.path.len() - 1;
        let Frame { state, depth, .. } = &self.path[at];
        let parent = at.checked_sub(1).map(|above| &self.path[above].state);
        let settled = self.judge(&LeafPlace { state, parent, ply: Ply(at as u32), depth: *depth });
        self.count_judged(settled);
        settled
    }

    /// The value of a node where it is a leaf: the game is over, a rule ends the line, the depth runs out.
    pub(super) fn judge(&self, place: &LeafPlace<'_, G>) -> Option<(f64, Exit)> {
        let &LeafPlace { state, parent, ply, depth } = place;
        if let Some(outcome) = self.game.outcome(state) {
            return Some((self.value.terminal(self.game, state, outcome, ply), Exit::Terminal));
        }
        for rule in &self.policy.leaf_rules {
            if rule.reach() == RuleReach::Choice && ply != Ply(1) {
                continue;
            }
            if let Some(value) = rule.settle(self.game, state, parent) {
                return Some((value, Exit::Rule(rule.name())));
            }
        }
        (depth <= Depth(0)).then(|| (self.value.value(self.game, state), Exit::Leaf))
    }

    pub(super) fn count_judged(&mut self, settled: Option<(f64, Exit)>) {
        if let Some((_, Exit::Leaf)) = settled {
            self.saw_horizon = true;
            self.counts.evaluations += 1;
        }
    }

    fn judge_end(&self, outcome: Outcome) -> f64 {
        self.value.terminal(self.game, &self.top().state, outcome, self.ply())
    }

    /// Leaves a node without looking at its moves.
    fn answer(&mut self, value: f64, bound: Bound, exit: Exit) -> f64 {
        self.counts.leaves += u64::from(exit != Exit::Table);
        self.give_back();
        self.report(value, bound, exit)
    }

    /// Gives the places of the node's moves back.
    fn give_back(&mut self) {
        let &Frame { start, odds_start, .. } = self.top();
        self.moves.truncate(start);
        self.probabilities.truncate(odds_start);
    }

    /// Leaves a node that had moves, with its value.
    fn finish(&mut self, window: Window, value: f64, exit: Exit) -> f64 {
        self.give_back();
        let chosen = if self.path.len() == 1 { self.chosen_value() } else { None };
        let Some((m, value, rule)) = chosen else {
            return self.report(value, window.bound(value), exit);
        };
        self.lines.improve(Ply::ROOT, m);
        self.report(value, Bound::Exact, Exit::Rule(rule))
    }

    /// The move that a rule plays at once, with its value and the rule's name.
    fn chosen_value(&self) -> Option<(G::Move, f64, &'static str)> {
        let ChosenMove { m, rule } = *self.chosen.as_ref()?;
        let found = self.root_moves.iter().rev().find(|found| found.m == m)?;
        Some((m, found.value, rule))
    }

    /// Tells the value of the node that is left, and steps back.
    fn report(&mut self, value: f64, bound: Bound, exit: Exit) -> f64 {
        let ply = self.ply();
        if let (Ply(1), Some(m)) = (ply, self.top().m) {
            let nodes = self.counts.nodes - self.nodes_before_root_move;
            self.note_root_move(RootMove { m, value, bound, nodes });
        }
        self.observer.leave(self.shown(ply), value, bound, exit);
        if ply == Ply::ROOT {
            self.note_root(value, bound);
        }
        self.path.pop();
        value
    }

    /// A move that is searched once more has one place.
    fn note_root_move(&mut self, found: RootMove<G::Move>) {
        match self.root_moves.last_mut().filter(|last| last.m == found.m) {
            Some(last) => *last = RootMove { nodes: last.nodes + found.nodes, ..found },
            None => self.root_moves.push(found),
        }
    }

    /// Keeps what a search of the root has proven: a value that its side can count on.
    fn note_root(&mut self, value: f64, bound: Bound) {
        let good = match self.top().turn {
            Some(Side::Min) => Bound::Upper,
            _ => Bound::Lower,
        };
        match bound {
            Bound::Exact => {}
            bound if bound == good => self.counts.failed_high += 1,
            _ => {
                self.counts.failed_low += 1;
                return;
            }
        }
        let turn = self.game.turn(&self.top().state);
        let (best, moves) = (best_moves(&self.root_moves, value, turn), self.root_moves.clone());
        self.proven = Some(ProvenRoot { value, best, moves, line: self.lines.root().to_vec() });
    }

    /// If a rule plays one of the root's moves at once, the moves after it are not looked at.
    fn end_choice(&mut self, start: usize) {
        let rules = || self.policy.leaf_rules.iter().filter(|rule| rule.reach() == RuleReach::Choice);
        if rules().next().is_none() {
            return;
        }
        let root = &self.top().state;
        let first = (start..self.moves.len()).find_map(|i| {
            let child = self.game.play(root, self.moves[i]);
            let rule = rules().find(|rule| rule.settle(self.game, &child, Some(root)).is_some())?;
            Some((i, rule.name()))
        });
        let ply = self.shown(Ply::ROOT);
        if let Some((i, rule)) = first {
            for &later in &self.moves[i + 1..] {
                self.observer.skip(ply, later, Exit::Rule(rule));
            }
            self.chosen = Some(ChosenMove { m: self.moves[i], rule });
            self.moves.truncate(i + 1);
        }
    }

    /// The place of a move of the open node in the stack of moves.
    fn at(&self, number: usize) -> usize {
        self.top().start + number
    }

    /// Lists what chance may do at the node where the walk stands; false if it does not decide there.
    fn list_chances(&mut self) -> bool {
        let mut chances = std::mem::take(&mut self.ranked);
        chances.clear();
        let by_chance = self.game.chance(&self.top().state, &mut chances);
        for &(probability, m) in chances.iter().filter(|_| by_chance) {
            self.probabilities.push(probability);
            self.moves.push(m);
        }
        self.ranked = chances;
        by_chance
    }

    /// The value by which the move to a state is ordered.
    fn rank(&mut self, state: &G::State, ply: Ply) -> f64 {
        match self.game.outcome(state) {
            Some(outcome) => self.value.terminal(self.game, state, outcome, ply),
            None => {
                self.counts.evaluations += 1;
                self.value.value(self.game, state)
            }
        }
    }

    /// Sorts the moves from `start` by the value of the states they lead to, and drops those outside the beam.
    fn sort(&mut self, side: Side, start: usize) {
        let (state, ply) = (self.top().state.clone(), self.ply());
        let kept = self.order(&state, ply, side, start);
        let shown = self.shown(ply);
        for &(_, m) in &self.ranked[kept..] {
            self.observer.skip(shown, m, Exit::Beam);
        }
        self.moves.truncate(start + kept);
    }

    /// Puts the moves from `start` in the order of the value function, and says how many the beam keeps.
    pub(super) fn order(&mut self, state: &G::State, ply: Ply, side: Side, start: usize) -> usize {
        self.ranked.clear();
        for i in start..self.moves.len() {
            let m = self.moves[i];
            let child = self.game.play(state, m);
            let value = self.rank(&child, ply.next());
            self.ranked.push((value, m));
        }
        match side {
            Side::Max => self.ranked.sort_by(|a, b| b.0.total_cmp(&a.0)),
            Side::Min => self.ranked.sort_by(|a, b| a.0.total_cmp(&b.0)),
        }
        for (slot, &(_, m)) in self.moves[start..].iter_mut().zip(&self.ranked) {
            *slot = m;
        }
        self.policy.beam.unwrap_or(usize::MAX).clamp(1, self.ranked.len())
    }

    /// The key under which the table knows a node: all that its value depends on.
    fn key(&self, place: KeyedPlace<'_, G>) -> u64 {
        // Leaf rules ask about the state before, so that the way counts.
        let by_path = self.policy.settings.keys == TableKeys::Path || !self.policy.leaf_rules.is_empty();
        let node = if by_path { place.way } else { self.game.key(place.state) };
        let distance = (u64::from(place.ply.0) << 32) | u64::from(place.depth.0 as u32);
        // A game may scramble its keys by the same function: the two must not cancel out.
        scramble(scramble(node) ^ distance)
    }

    /// The key of the way from the root by the open node and a move of it.
    fn way_on(&self, m: G::Move) -> u64 {
        scramble(self.top().way ^ (u64::from(self.game.code(m)) << 32))
    }

    fn key_here(&self) -> u64 {
        let &Frame { ref state, way, depth, .. } = self.top();
        self.key(KeyedPlace { state, way, depth, ply: self.ply() })
    }

    /// The best move of this node in the round before, which was one ply less deep.
    fn earlier_best(&mut self) -> Option<u16> {
        let &Frame { ref state, way, depth, .. } = self.top();
        let key = self.key(KeyedPlace { state, way, depth: depth - Depth(1), ply: self.ply() });
        self.table.look_up(key)?.best
    }

    /// Puts the move of this code first.
    fn put_first(&mut self, code: u16) {
        let range: Range<usize> = self.top().start..self.top().end;
        let moves = &mut self.moves[range];
        if let Some(found) = moves.iter().position(|&m| self.game.code(m) == code) {
            moves[..=found].rotate_right(1);
        }
    }
}

/// A node that may be a leaf.
pub(super) struct LeafPlace<'a, G: Game> {
    pub(super) state: &'a G::State,
    pub(super) parent: Option<&'a G::State>,
    pub(super) ply: Ply,
    pub(super) depth: Depth,
}

/// What a key of the table is made of.
struct KeyedPlace<'a, G: Game> {
    state: &'a G::State,
    way: u64,
    depth: Depth,
    ply: Ply,
}

impl<G: Game> Frame<G> {
    fn of(state: G::State, depth: Depth) -> Self {
        Frame {
            state,
            m: None,
            probability: None,
            depth,
            pass: Pass::Full,
            way: 1,
            start: 0,
            end: 0,
            odds_start: 0,
            turn: None,
            exit: Exit::Searched,
        }
    }
}

impl<G, V, O> Walks for Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    fn settings(&self) -> SearchSettings {
        self.policy.settings
    }

    fn bounds(&self) -> Option<Window> {
        self.bounds
    }

    fn alternates(&self) -> bool {
        G::ALTERNATING && !G::STOCHASTIC
    }

    fn root_turn(&self) -> Option<Side> {
        let by_chance = G::STOCHASTIC && self.game.chance(self.root(), &mut Vec::new());
        (!by_chance).then(|| self.game.turn(self.root()))
    }

    fn average_min(&mut self) {
        self.averages_min = true;
    }

    fn prefer_earlier(&mut self) {
        self.prefers_earlier = true;
    }

    fn start(&mut self, depth: Depth) {
        self.stand_at_root(depth);
    }

    fn start_round(&mut self, round: Round) {
        self.counts.rounds += 1;
        if self.above == 0 {
            let state = self.root().clone();
            let turn = self.root_turn();
            self.observer.enter(Visit {
                ply: Ply::ROOT,
                m: None,
                state: &state,
                turn,
                probability: None,
                depth: round.depth,
                window: Window::FULL,
                pass: Pass::Full,
            });
            self.above = 1;
        }
        self.observer.round(round);
        self.stand_at_root(round.depth);
    }

    fn finish_depth(&mut self, depth: Depth, value: f64) {
        if let Some(proven) = self.proven.clone() {
            self.finished = Some((depth, ProvenRoot { value, ..proven }));
        }
    }

    fn saw_horizon(&self) -> bool {
        self.saw_horizon
    }

    fn open(&mut self, window: Window) -> Result<Opened, Stopped> {
        self.enter(window)?;
        Ok(self.settle_or_list())
    }

    fn open_known(&mut self, window: Window) -> Result<Opened, Stopped> {
        self.enter(window)?;
        let key = self.key_here();
        let known = self.table.look_up(key).unwrap_or(Known::NOTHING);
        if let Some((value, bound)) = known.answers(window).filter(|_| self.path.len() > 1) {
            self.table.counts.answers += 1;
            return Ok(Opened::Answered(self.answer(value, bound, Exit::Table)));
        }
        let depth = self.top().depth;
        Ok(match self.settle_or_list() {
            Opened::Answered(value) => {
                self.table.store(key, depth, Known { lower: value, upper: value, best: None });
                Opened::Answered(value)
            }
            Opened::Node(node) => {
                if self.prefers_earlier {
                    let best = known.best.or_else(|| self.earlier_best());
                    best.into_iter().for_each(|code| self.put_first(code));
                }
                Opened::Node(Node { known, ..node })
            }
        })
    }

    fn step(&mut self, number: usize, pass: Pass) {
        self.counts.again += u64::from(pass == Pass::Again);
        let m = self.moves[self.at(number)];
        let decided = self.top().turn.is_some_and(|side| side == Side::Max || !self.averages_min);
        let probability = (!decided).then(|| self.odds(number));
        let (frame, way) = (self.top(), self.way_on(m));
        let state = self.game.play(&frame.state, m);
        let depth = frame.depth - Depth(1);
        self.path.push(Frame { m: Some(m), probability, pass, way, ..Frame::of(state, depth) });
    }

    fn share(&self, number: usize, value: f64) -> f64 {
        let frame = self.top();
        match frame.turn {
            // Divided, as the mean of equally likely moves is written.
            Some(_) => value / (frame.end - frame.start) as f64,
            None => self.odds(number) * value,
        }
    }

    fn odds(&self, number: usize) -> f64 {
        let frame = self.top();
        match frame.turn {
            Some(_) => 1.0 / (frame.end - frame.start) as f64,
            None => self.probabilities[frame.odds_start + number],
        }
    }

    fn draw_here(&mut self) -> usize {
        let count = self.top().end - self.top().start;
        let mut rest = self.growing_tree.dice.f64();
        let drawn = (0..count).find(|&number| {
            rest -= self.odds(number);
            rest < 0.0
        });
        drawn.unwrap_or(count - 1)
    }

    fn peek(&mut self, number: usize) -> Known {
        let m = self.moves[self.at(number)];
        let (frame, way) = (self.top(), self.way_on(m));
        let state = self.game.play(&frame.state, m);
        let place = KeyedPlace { state: &state, way, depth: frame.depth - Depth(1), ply: self.ply().next() };
        let key = self.key(place);
        self.table.look_up(key).unwrap_or(Known::NOTHING)
    }

    fn improve(&mut self, number: usize) {
        let m = self.moves[self.at(number)];
        self.lines.improve(self.ply(), m);
    }

    fn child_window(&self, open: Window, side: Side) -> Window {
        if self.path.len() > 1 || self.policy.ties == Ties::First {
            return open;
        }
        match side {
            Side::Max => Window { alpha: open.alpha.next_down(), ..open },
            Side::Min => Window { beta: open.beta.next_up(), ..open },
        }
    }

    fn cuts(&self, side: Side, best: f64, window: Window) -> bool {
        self.policy.cuts(side, best, window)
    }

    fn remember(&mut self, known: Known, window: Window, value: f64, best: Option<usize>) {
        let code = best.map(|number| self.game.code(self.moves[self.at(number)]));
        let found = match window.bound(value) {
            Bound::Exact => Known { lower: value, upper: value, best: code },
            Bound::Lower => Known { lower: value.max(known.lower), best: code, ..known },
            Bound::Upper => Known { upper: value.min(known.upper), best: code.or(known.best), ..known },
        };
        let (key, depth) = (self.key_here(), self.top().depth);
        self.table.store(key, depth, found);
    }

    fn close(&mut self, window: Window, value: f64) -> f64 {
        let exit = self.top().exit;
        self.finish(window, value, exit)
    }

    fn cut(&mut self, from: usize, window: Window, value: f64) -> f64 {
        let range = self.at(from)..self.top().end;
        self.counts.placeholders += 1;
        self.counts.cutoffs += u64::from(!range.is_empty());
        self.counts.first_move_cutoffs += u64::from(!range.is_empty() && from == 1);
        let ply = self.shown(self.ply());
        // No bounds check that could fail, so that nothing is left of the loop without an observer.
        for &m in self.moves.get(range).unwrap_or_default() {
            self.observer.skip(ply, m, Exit::Cutoff);
        }
        self.finish(window, value, Exit::Cutoff)
    }

    fn leave_open(&mut self, value: f64, bound: Bound) -> f64 {
        self.observer.skip_unlisted(self.shown(self.ply()));
        self.give_back();
        self.report(value, bound, Exit::Selected)
    }

    fn refuse(&mut self, why: &'static str) -> Stopped {
        self.refusal = Some(why);
        let entered = self.path.len() as u32;
        self.stop(Ply(entered))
    }

    fn is_refused(&self) -> bool {
        self.refusal.is_some()
    }
}

impl<G, V, O> GameTree for Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
}
