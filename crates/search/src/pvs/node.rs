//! One node of the playing search: may we answer at once? what do we know before looking at moves?
//!
//! The answers that need no moves are here, in `decide` and in `prune`; `move_loop` goes through the moves.

use super::table::{NO_MOVE, TableEntry};
use super::techniques::{Technique, Techniques};
use super::worker::{MAX_PLY, Worker};
use crate::Stopped;
use crate::game::Game;
use crate::observe::{Exit, Observer, Pass, TableEvent, Visit};
use crate::score::{Bound, Depth, Ply, Score, Window};
use crate::tactics::{CORRECTION_KEYS, Moves as _, Tactics};

/// So near to a draw by the count of plies the table is not believed: what it says was found with more of them left.
const NEAR_DRAW: usize = 10;

/// Techniques that need the evaluation of inner nodes.
const JUDGING: Techniques = Techniques::NONE
    .with(Technique::Futility)
    .with(Technique::NullMove)
    .with(Technique::Razoring)
    .with(Technique::ProbCut)
    .with(Technique::Corrections)
    .with(Technique::Improving);

/// What a node is asked: the window, how deep, and how it was reached.
#[derive(Clone, Copy)]
pub(super) struct NodeParameters<M> {
    pub alpha: Score,
    pub beta: Score,
    pub depth: Depth,
    pub ply: Ply,
    /// The move that led here.
    pub m: Option<M>,
    /// Its code, or [`NO_MOVE`] at the root and after a pass.
    pub previous: u16,
    pub pass: Pass,
    /// A move to leave out, or [`NO_MOVE`]: is it the only good one?
    pub excluded: u16,
    pub expected: Expected,
}

/// A score found without looking at all moves, and how; none if there is none.
pub(super) type Cut = Option<(Score, Exit)>;

/// What kind of node this is expected to be: a cut node or an all node, the types two and three of Knuth and Moore, "An
/// Analysis of Alpha-Beta Pruning", 1975.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Expected {
    /// A move will beat the window.
    Cut,
    /// No move will, or the node lies on the expected line.
    All,
}

impl Expected {
    /// What a node below one of this kind is expected to be.
    pub(super) fn below(self) -> Expected {
        match self {
            Expected::Cut => Expected::All,
            Expected::All => Expected::Cut,
        }
    }
}

/// What is known about a node when its moves are tried.
pub(super) struct StaticFacts {
    pub forced: bool,
    /// The evaluator's own word, unless the side is forced or it is not needed.
    pub evaluation: Option<Score>,
    /// The same, corrected by what was learned and by the table.
    pub estimate: Option<Score>,
    pub correction_keys: [u64; CORRECTION_KEYS],
    pub entry: Option<TableEntry>,
    /// The side to move stands better than at its last move.
    pub improving: bool,
}

impl StaticFacts {
    pub(super) fn table_code(&self) -> u16 {
        self.entry.map_or(NO_MOVE, |entry| entry.code)
    }
}

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// The score of a state for its mover; exact inside the window, a bound outside.
    pub(super) fn search_node<const PV: bool>(
        &mut self,
        state: &G::State,
        node: NodeParameters<G::Move>,
    ) -> Result<Score, Stopped> {
        debug_assert!(-Score::INF <= node.alpha && node.alpha < node.beta && node.beta <= Score::INF);
        debug_assert!(PV || node.alpha + Score(1) == node.beta);
        self.enter::<PV>(state, &node)?;
        let judged = self.judge::<PV>(state, &node);
        self.leave(state, &node, judged)
    }

    pub(super) fn enter<const PV: bool>(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
    ) -> Result<(), Stopped> {
        self.count_node(node.ply)?;
        if PV {
            self.lines.clear(node.ply);
        }
        let turn = self.game.turn(state);
        self.observer.enter(Visit {
            ply: node.ply,
            m: node.m,
            state,
            turn: Some(turn),
            probability: None,
            depth: node.depth,
            window: Window::from_scores(node.alpha, node.beta, turn),
            pass: node.pass,
        });
        Ok(())
    }

    #[inline]
    pub(super) fn leave(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        judged: Result<(Score, Exit), Stopped>,
    ) -> Result<Score, Stopped> {
        let Ok((score, exit)) = judged else {
            self.observer.leave(node.ply, f64::NAN, Bound::Exact, Exit::Stopped);
            return Err(Stopped);
        };
        let turn = self.game.turn(state);
        let window = Window::from_scores(node.alpha, node.beta, turn);
        let value = score.for_max(turn);
        self.observer.leave(node.ply, value, window.bound(value), exit);
        Ok(score)
    }

    fn judge<const PV: bool>(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
    ) -> Result<(Score, Exit), Stopped> {
        if let Some(answer) = self.decide(state, node) {
            return Ok(answer);
        }
        if node.depth <= Depth(0) || node.ply >= MAX_PLY {
            return self.search_leaf::<PV>(state, node);
        }
        let complete = node.excluded == NO_MOVE;
        let entry = self.probe_table(node.ply);
        // The expected line is searched to its end, so that it can be shown.
        let shown = PV && self.has(Technique::Scout) || node.ply == Ply::ROOT;
        let asked = entry.filter(|_| complete && !shown);
        if let Some(answer) = asked.and_then(|entry| self.answer_from_table(state, entry, node)) {
            return Ok((answer, Exit::Table));
        }
        let facts = self.gather_facts(state, node, entry);
        if !shown
            && complete
            && !facts.forced
            && let Some(answer) = self.prune(state, node, &facts)?
        {
            return Ok(answer);
        }
        let node = NodeParameters { depth: self.reduce_internally(node.depth, &facts), ..*node };
        self.try_moves::<PV>(state, &node, &facts)
    }

    pub(super) fn probe_table(&mut self, ply: Ply) -> Option<TableEntry> {
        if !self.has(Technique::Table) {
            return None;
        }
        let found = self.shared.table.probe(self.keys[self.keys.len() - 1], ply);
        self.observer.table(if found.is_some() { TableEvent::Hit } else { TableEvent::Miss });
        found
    }

    /// Does the table know enough to answer?
    pub(super) fn answer_from_table(
        &self,
        state: &G::State,
        entry: TableEntry,
        node: &NodeParameters<G::Move>,
    ) -> Option<Score> {
        let answers = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => entry.score >= node.beta,
            Bound::Upper => entry.score <= node.alpha,
        };
        let is_answer = answers && entry.depth >= node.depth && self.is_in_time(state, entry.score, node.ply);
        is_answer.then_some(entry.score)
    }

    /// Can what the table says come true before the rules call a draw? Its keys do not count plies.
    fn is_in_time(&self, state: &G::State, score: Score, ply: Ply) -> bool {
        let left = self.game.plies_to_draw(state);
        let needed = score.plies_to_end().map_or(0, |plies| plies.saturating_sub(ply.0));
        left > NEAR_DRAW.max(needed as usize)
    }

    pub(super) fn store(&mut self, entry: TableEntry, ply: Ply) {
        let event = self.shared.table.store(self.keys[self.keys.len() - 1], entry, ply);
        self.observer.table(event);
    }

    /// What can be said about a node without looking at moves.
    fn gather_facts(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        entry: Option<TableEntry>,
    ) -> StaticFacts {
        let forced = self.tactics.moves().is_forced(self.game, state);
        if forced || !self.shared.techniques.has_any(JUDGING) {
            self.stack[node.ply.0 as usize].evaluation = None;
            // Where nothing is compared, every node counts as improving: nothing more is left out.
            let improving = !self.has(Technique::Improving);
            return StaticFacts {
                forced,
                evaluation: None,
                estimate: None,
                correction_keys: [0; CORRECTION_KEYS],
                entry,
                improving,
            };
        }
        let (evaluation, corrected, correction_keys) = self.evaluate_corrected(state, entry);
        self.stack[node.ply.0 as usize].evaluation = Some(corrected);
        let before = self.frame_above(node.ply, 2).and_then(|frame| frame.evaluation);
        let improving = !self.has(Technique::Improving) || before.is_none_or(|before| corrected > before);
        let estimate = entry.map_or(corrected, |entry| sharpen(corrected, entry));
        StaticFacts {
            forced,
            evaluation: Some(evaluation),
            estimate: Some(estimate),
            correction_keys,
            entry,
            improving,
        }
    }

    /// The evaluator's word, the same with what was learned about its errors, and what it was learned for.
    pub(super) fn evaluate_corrected(
        &mut self,
        state: &G::State,
        entry: Option<TableEntry>,
    ) -> (Score, Score, [u64; CORRECTION_KEYS]) {
        let evaluation = match entry.and_then(|entry| entry.evaluation) {
            Some(known) => known,
            None => self.evaluate(state),
        };
        if !self.has(Technique::Corrections) {
            return (evaluation, evaluation, [0; CORRECTION_KEYS]);
        }
        let correction_keys = self.tactics.moves().correction_keys(self.game, state);
        let corrected = evaluation + self.corrections.correction(self.game.turn(state), correction_keys);
        (evaluation, corrected.clamp(-Score::MAX_EVALUATION, Score::MAX_EVALUATION), correction_keys)
    }

    /// Searches a child and negates its score, so that it is seen by the mover of the parent; not where the same side moves on.
    pub(super) fn search_negated(
        &mut self,
        state: &G::State,
        child: &G::State,
        node: NodeParameters<G::Move>,
        search: impl FnOnce(&mut Self, &G::State, NodeParameters<G::Move>) -> Result<Score, Stopped>,
    ) -> Result<Score, Stopped> {
        if G::ALTERNATING || self.game.turn(child) != self.game.turn(state) {
            let flipped = NodeParameters { alpha: -node.beta, beta: -node.alpha, ..node };
            return Ok(-search(self, child, flipped)?);
        }
        search(self, child, node)
    }

    /// The table will be asked for this state.
    #[inline]
    pub(super) fn prefetch(&self, state: &G::State) {
        if self.has(Technique::Table) {
            self.shared.table.prefetch(self.game.key(state));
        }
    }

    pub(super) fn step(&mut self, state: &G::State, m: G::Move, child: &G::State) {
        self.tactics.make(self.game, state, m, child);
        self.keys.push(self.game.key(child));
    }

    pub(super) fn step_back(&mut self, state: &G::State, m: G::Move) {
        self.keys.pop();
        self.tactics.unmake(self.game, state, m);
    }
}

/// A searched score says more than an evaluation, where its bound allows.
pub(super) fn sharpen(estimate: Score, entry: TableEntry) -> Score {
    let tells = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.score > estimate,
        Bound::Upper => entry.score < estimate,
    };
    // A counted win is no evaluation: margins around it mean nothing.
    if tells && entry.score.plies_to_end().is_none() { entry.score } else { estimate }
}
