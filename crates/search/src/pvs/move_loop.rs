//! The move loop: goes through the moves of a node. Which are worth trying? is one the new best? what is remembered?

use super::history::{MoveContext, MoveId};
use super::move_picker::MovePicker;
use super::node::{NodeParameters, StaticFacts};
use super::singular::Singularity;
use super::table::{NO_MOVE, TableEntry};
use super::techniques::Technique;
use super::worker::Worker;
use crate::Stopped;
use crate::game::Game;
use crate::observe::{Exit, Observer};
use crate::score::{Bound, Depth, Ply, Score};
use crate::tactics::{Moves as _, Tactics};

/// What has been found out in the move loop.
pub(super) struct Local {
    pub best: Score,
    pub best_code: u16,
    pub alpha: Score,
    pub tried: usize,
    pub quiet_tried: usize,
    /// How the node is left, as far as it is known.
    exit: Exit,
    /// Where this node's quiet moves begin among those tried.
    tried_from: usize,
    /// Where this node's deferred moves begin, and the next of them.
    deferred_from: usize,
    deferred_next: usize,
}

/// What decides whether and how deep a move is searched.
#[derive(Clone, Copy)]
pub(super) struct Candidate<M> {
    pub m: M,
    pub quiet: bool,
    /// It is the only move.
    pub single: bool,
    /// It is noisy and loses in the exchange.
    pub losing: bool,
    /// What its history is worth, if it is quiet.
    pub worth: i32,
    pub made: MoveId,
    /// How much deeper it is searched because it is so much better than the others.
    pub extension: Depth,
}

/// Which moves are left out, and what to call it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Skip {
    /// This one.
    Move(Exit),
    /// This one and all quiet ones after it.
    Quiet(Exit),
}

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    pub(super) fn try_moves<const PV: bool>(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        facts: &StaticFacts,
    ) -> Result<(Score, Exit), Stopped> {
        let mut picker = self.open_picker(facts, node.ply);
        let mut local = Local {
            best: -Score::INF,
            best_code: NO_MOVE,
            alpha: node.alpha,
            tried: 0,
            quiet_tried: 0,
            exit: self.full_exit(node.ply),
            tried_from: self.tried.len(),
            deferred_from: self.deferred.len(),
            deferred_next: self.deferred.len(),
        };
        self.history.forget_killers(node.ply.next().next());
        while let Some(mut candidate) = self.next_candidate(state, node, facts, &mut picker, &mut local) {
            match self.test_singularity::<PV>(state, node, facts, &candidate)? {
                Singularity::Extend(extension) => candidate.extension = extension,
                Singularity::Cut(score) => {
                    self.close(&picker, &local);
                    return Ok((score, Exit::Singular));
                }
            }
            let before = self.nodes;
            let active = self.begin_move(node, &candidate);
            let score = self.search_move::<PV>(state, node, facts, &local, &candidate);
            self.end_move(active);
            let score = score?;
            local.tried += 1;
            if candidate.quiet {
                local.quiet_tried += 1;
                self.tried.push(candidate.made);
            }
            if score > local.best {
                self.note_root(node, &candidate, score, &local, before);
                self.new_best::<PV>(node, &candidate, score, &mut local);
            }
            if local.alpha >= node.beta {
                local.exit = Exit::Cutoff;
                self.cut_off(state, node, &picker, &local, candidate.quiet);
                break;
            }
        }
        self.close(&picker, &local);
        if local.tried == 0 {
            return Ok(self.answer_without_moves(state, node));
        }
        self.remember(state, node, facts, &local);
        Ok((local.best, local.exit))
    }

    /// How a node is left when each move that was asked for is searched: of the root perhaps only some were.
    fn full_exit(&self, ply: Ply) -> Exit {
        let is_partial = ply == Ply::ROOT && !(self.root_only.is_empty() && self.root_taken.is_empty());
        if is_partial { Exit::Selected } else { Exit::Searched }
    }

    /// The next move worth trying; those another thread is at come last.
    fn next_candidate(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        facts: &StaticFacts,
        picker: &mut MovePicker<G::Move>,
        local: &mut Local,
    ) -> Option<Candidate<G::Move>> {
        while let Some(m) = self.next_move(state, node, picker) {
            let candidate = self.candidate(state, m, node, picker);
            if candidate.made.code == node.excluded {
                local.exit = Exit::Selected;
                continue;
            }
            if let Some(skip) = self.find_skip(state, node, facts, local, &candidate) {
                local.exit = Exit::Selected;
                self.skip(state, node, picker, m, skip);
                continue;
            }
            if local.tried == 0 || !self.is_searched_elsewhere(node, &candidate) {
                return Some(candidate);
            }
            self.deferred.push(candidate);
        }
        let candidate = self.deferred.get(local.deferred_next).copied();
        local.deferred_next += 1;
        candidate
    }

    /// Leaves the stacks as they were before the node.
    fn close(&mut self, picker: &MovePicker<G::Move>, local: &Local) {
        self.close_picker(picker);
        self.tried.truncate(local.tried_from);
        self.deferred.truncate(local.deferred_from);
    }

    /// No move there, or none left when one is left out.
    fn answer_without_moves(&self, state: &G::State, node: &NodeParameters<G::Move>) -> (Score, Exit) {
        if node.excluded != NO_MOVE {
            return (node.alpha, Exit::Selected);
        }
        (self.game.stuck(state).score(self.game.turn(state), node.ply), Exit::Terminal)
    }

    fn candidate(
        &self,
        state: &G::State,
        m: G::Move,
        node: &NodeParameters<G::Move>,
        picker: &MovePicker<G::Move>,
    ) -> Candidate<G::Move> {
        let quiet = !self.tactics.moves().is_noisy(self.game, state, m);
        let made =
            MoveId { code: self.game.code(m), piece_to: self.tactics.moves().piece_to(self.game, state, m) };
        let worth = if quiet { self.quiet_worth(state, node.ply, made) } else { 0 };
        let losing = !quiet && picker.losing;
        Candidate { m, quiet, single: picker.single, losing, worth, made, extension: Depth(0) }
    }

    /// What history says about a quiet move.
    pub(super) fn quiet_worth(&self, state: &G::State, ply: Ply, quiet: MoveId) -> i32 {
        let mut worth = self.history.worth(self.game.turn(state), quiet.code);
        if self.has(Technique::Pairs) {
            worth += self.history.continuation_worth(self.continuation(ply), quiet.piece_to);
        }
        worth
    }

    /// Near the leaves: can this move still matter?
    fn find_skip(
        &self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        facts: &StaticFacts,
        local: &Local,
        candidate: &Candidate<G::Move>,
    ) -> Option<Skip> {
        if node.ply == Ply::ROOT || local.tried == 0 || local.best <= -Score::COUNTED_WIN {
            return None;
        }
        if candidate.quiet
            && !facts.forced
            && let Some(reason) = self.is_idle(node, facts, local)
            && !self.tactics.moves().gives_check(self.game, state, candidate.m)
        {
            return Some(Skip::Quiet(reason));
        }
        self.loses_too_much(state, node, candidate).then_some(Skip::Move(Exit::Exchanges))
    }

    /// A quiet move that comes too late or gains too little, unless it forces the opponent.
    fn is_idle(&self, node: &NodeParameters<G::Move>, facts: &StaticFacts, local: &Local) -> Option<Exit> {
        if self.is_too_late(node, facts, local) {
            return Some(Exit::LateMove);
        }
        self.is_futile(node, facts, local).then_some(Exit::Futility)
    }

    fn skip(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        picker: &mut MovePicker<G::Move>,
        m: G::Move,
        skip: Skip,
    ) {
        let (Skip::Move(reason) | Skip::Quiet(reason)) = skip;
        self.observer.skip(node.ply, m, reason);
        if matches!(skip, Skip::Quiet(_)) {
            self.drop_quiet(state, node, picker, reason);
        }
    }

    /// At the root: which move is best, and how many nodes went into it?
    fn note_root(
        &mut self,
        node: &NodeParameters<G::Move>,
        candidate: &Candidate<G::Move>,
        score: Score,
        local: &Local,
        nodes_before: u64,
    ) {
        if node.ply == Ply::ROOT && (score > local.alpha || local.tried == 1) {
            self.root_best = Some(candidate.m);
            self.root_effort = self.nodes - nodes_before;
        }
    }

    fn new_best<const PV: bool>(
        &mut self,
        node: &NodeParameters<G::Move>,
        candidate: &Candidate<G::Move>,
        score: Score,
        local: &mut Local,
    ) {
        local.best = score;
        if score > local.alpha {
            local.alpha = score;
            local.best_code = candidate.made.code;
            if PV {
                if node.ply == Ply::ROOT {
                    self.root_score = score;
                }
                if score >= node.beta {
                    // Only a scout may have looked at it: the line below is another move's.
                    self.lines.clear(node.ply.next());
                }
                self.lines.improve(node.ply, candidate.m);
            }
        }
    }

    /// The last move refuted the node: remember it, blame those tried before, report those not looked at.
    fn cut_off(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        picker: &MovePicker<G::Move>,
        local: &Local,
        quiet: bool,
    ) {
        for i in picker.next..self.moves.len() {
            self.observer.skip(node.ply, self.moves[i], Exit::Cutoff);
        }
        for i in local.deferred_next..self.deferred.len() {
            self.observer.skip(node.ply, self.deferred[i].m, Exit::Cutoff);
        }
        if picker.has_unlisted() {
            self.observer.skip_unlisted(node.ply);
        }
        let before = if quiet { self.tried.len() - 1 } else { self.tried.len() };
        let context = MoveContext {
            side: self.game.turn(state),
            ply: node.ply,
            previous: node.previous,
            continuation: self.continuation(node.ply),
        };
        if quiet {
            self.history.reward(&context, self.tried[before], node.depth);
        }
        for i in local.tried_from..before {
            self.history.blame(&context, self.tried[i], node.depth);
        }
    }

    fn remember(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        facts: &StaticFacts,
        local: &Local,
    ) {
        // A node with moves left out is not worth remembering: it is another position.
        if self.full_exit(node.ply) == Exit::Selected || node.excluded != NO_MOVE {
            return;
        }
        let bound = if local.best >= node.beta {
            Bound::Lower
        } else if local.best_code != NO_MOVE {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.learn(state, node, facts, local.best, bound);
        if self.has(Technique::Table) {
            let entry = TableEntry {
                score: local.best,
                bound,
                depth: node.depth,
                code: local.best_code,
                evaluation: facts.evaluation,
            };
            self.store(entry, node.ply);
        }
    }

    /// How far was the evaluator from what the search found?
    fn learn(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        facts: &StaticFacts,
        best: Score,
        bound: Bound,
    ) {
        let Some(evaluation) = facts.evaluation.filter(|_| self.has(Technique::Corrections)) else {
            return;
        };
        let corrected = self.stack[node.ply.0 as usize].evaluation.unwrap_or(evaluation);
        let tells = match bound {
            Bound::Exact => true,
            Bound::Lower => best > corrected,
            Bound::Upper => best < corrected,
        };
        if tells && best.plies_to_end().is_none() && node.depth > Depth(0) {
            self.corrections.learn(
                self.game.turn(state),
                facts.correction_keys,
                best - evaluation,
                node.depth,
            );
        }
    }
}
