//! Going through the moves of a node: which are worth trying? is one the new best? what is remembered?

use super::busy::Task;
use super::history::{Place, Quiet};
use super::node::{Ask, Situation};
use super::order::Picker;
use super::table::{Entry, NO_MOVE};
use super::techniques::Technique;
use super::worker::Worker;
use crate::game::Game;
use crate::observe::{Exit, Observer};
use crate::score::{Bound, Depth, Ply, Score};
use crate::tactics::{Moves as _, Tactics};
use crate::textbook::Stopped;

/// Quiet moves that get worse, so many are tried for each that is tried when getting better.
const WORSENING_SHARE: usize = 2;

/// Nearer to the leaves than this, sharing out the work costs more than doing it twice.
const SHARE_MIN_DEPTH: Depth = Depth(4);

/// What has been found out in the move loop.
pub(super) struct Local {
    pub best: Score,
    pub best_code: u16,
    pub alpha: Score,
    pub tried: usize,
    pub quiet_tried: usize,
    /// Where this node's quiet moves begin among those tried.
    tried_from: usize,
    /// Where this node's waiting moves begin, and the next of them.
    waiting_from: usize,
    waiting_next: usize,
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
    pub made: Quiet,
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
        ask: &Ask<G::Move>,
        situation: &Situation,
    ) -> Result<(Score, Exit), Stopped> {
        let mut picker = self.open_picker(situation, ask.ply);
        let mut local = Local {
            best: -Score::INF,
            best_code: NO_MOVE,
            alpha: ask.alpha,
            tried: 0,
            quiet_tried: 0,
            tried_from: self.tried.len(),
            waiting_from: self.waiting.len(),
            waiting_next: self.waiting.len(),
        };
        self.history.forget_killers(ask.ply.next().next());
        let mut exit = Exit::Searched;
        while let Some(mut candidate) = self.next_candidate(state, ask, situation, &mut picker, &mut local) {
            match self.singularity::<PV>(state, ask, situation, &candidate)? {
                Singularity::Extend(extension) => candidate.extension = extension,
                Singularity::Cut(score) => {
                    self.close(&picker, &local);
                    return Ok((score, Exit::Cutoff));
                }
            }
            let before = self.nodes;
            let task = self.begin_task(ask, &candidate);
            let score = self.search_move::<PV>(state, ask, situation, &local, &candidate);
            self.end_task(task);
            let score = score?;
            local.tried += 1;
            if candidate.quiet {
                local.quiet_tried += 1;
                self.tried.push(candidate.made);
            }
            if score > local.best {
                self.note_root(ask, &candidate, score, &local, before);
                self.new_best::<PV>(ask, &candidate, score, &mut local);
            }
            if local.alpha >= ask.beta {
                exit = Exit::Cutoff;
                self.cut_off(state, ask, &picker, &local, candidate.quiet);
                break;
            }
        }
        self.close(&picker, &local);
        if local.tried == 0 {
            return Ok(self.nothing_tried(state, ask));
        }
        self.remember(state, ask, situation, &local);
        Ok((local.best, exit))
    }

    /// The next move worth trying; those another thread is at come last.
    fn next_candidate(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        situation: &Situation,
        picker: &mut Picker<G::Move>,
        local: &mut Local,
    ) -> Option<Candidate<G::Move>> {
        while let Some(m) = self.next_move(state, ask, picker) {
            let candidate = self.candidate(state, m, ask, picker);
            if candidate.made.code == ask.without {
                continue;
            }
            if let Some(skip) = self.not_worth_trying(state, ask, situation, local, &candidate) {
                self.skip(state, ask, picker, m, skip);
                continue;
            }
            if local.tried == 0 || !self.is_busy_at(ask, &candidate) {
                return Some(candidate);
            }
            self.waiting.push(candidate);
        }
        let candidate = self.waiting.get(local.waiting_next).copied();
        local.waiting_next += 1;
        candidate
    }

    /// Leaves the stacks as they were before the node.
    fn close(&mut self, picker: &Picker<G::Move>, local: &Local) {
        self.close_picker(picker);
        self.tried.truncate(local.tried_from);
        self.waiting.truncate(local.waiting_from);
    }

    /// Is another thread at this move?
    fn is_busy_at(&self, ask: &Ask<G::Move>, candidate: &Candidate<G::Move>) -> bool {
        let Some(team) = &self.shared.team else { return false };
        ask.depth >= SHARE_MIN_DEPTH && team.busy.is_at(self.task(candidate))
    }

    fn begin_task(&self, ask: &Ask<G::Move>, candidate: &Candidate<G::Move>) -> Option<Task> {
        let team = self.shared.team.as_ref().filter(|_| ask.depth >= SHARE_MIN_DEPTH)?;
        let task = self.task(candidate);
        team.busy.begin(task);
        Some(task)
    }

    fn end_task(&self, task: Option<Task>) {
        if let (Some(team), Some(task)) = (&self.shared.team, task) {
            team.busy.end(task);
        }
    }

    fn task(&self, candidate: &Candidate<G::Move>) -> Task {
        Task::new(self.keys[self.keys.len() - 1], candidate.made.code)
    }

    /// No move there, or none left when one is left out.
    fn nothing_tried(&self, state: &G::State, ask: &Ask<G::Move>) -> (Score, Exit) {
        if ask.without != NO_MOVE {
            return (ask.alpha, Exit::Searched);
        }
        (self.game.stuck(state).score(self.game.turn(state), ask.ply), Exit::Terminal)
    }

    fn candidate(
        &self,
        state: &G::State,
        m: G::Move,
        ask: &Ask<G::Move>,
        picker: &Picker<G::Move>,
    ) -> Candidate<G::Move> {
        let quiet = !self.tactics.moves().is_noisy(self.game, state, m);
        let made =
            Quiet { code: self.game.code(m), piece_to: self.tactics.moves().piece_to(self.game, state, m) };
        let worth = if quiet { self.quiet_worth(state, ask.ply, made) } else { 0 };
        let losing = !quiet && picker.losing;
        Candidate { m, quiet, single: picker.single, losing, worth, made, extension: Depth(0) }
    }

    /// What history says about a quiet move.
    pub(super) fn quiet_worth(&self, state: &G::State, ply: Ply, quiet: Quiet) -> i32 {
        let mut worth = self.history.worth(self.game.turn(state), quiet.code);
        if self.has(Technique::Pairs) {
            worth += self.history.pair_worth(self.trail(ply), quiet.piece_to);
        }
        worth
    }

    /// Near the leaves: can this move still matter?
    fn not_worth_trying(
        &self,
        state: &G::State,
        ask: &Ask<G::Move>,
        situation: &Situation,
        local: &Local,
        candidate: &Candidate<G::Move>,
    ) -> Option<Skip> {
        if ask.ply == Ply::ROOT || local.tried == 0 || local.best <= -Score::COUNTED_WIN {
            return None;
        }
        if candidate.quiet
            && !situation.forced
            && let Some(reason) = self.is_idle(ask, situation, local)
            && !self.tactics.moves().gives_check(self.game, state, candidate.m)
        {
            return Some(Skip::Quiet(reason));
        }
        self.loses_too_much(state, ask, candidate).then_some(Skip::Move(Exit::Futility))
    }

    /// A quiet move that comes too late or gains too little, unless it forces the opponent.
    fn is_idle(&self, ask: &Ask<G::Move>, situation: &Situation, local: &Local) -> Option<Exit> {
        if self.comes_too_late(ask, situation, local) {
            return Some(Exit::LateMove);
        }
        self.gains_too_little(ask, situation, local).then_some(Exit::Futility)
    }

    fn comes_too_late(&self, ask: &Ask<G::Move>, situation: &Situation, local: &Local) -> bool {
        let share = if situation.improving { 1 } else { WORSENING_SHARE };
        let limit =
            self.tactics.moves().late_move_limit(ask.depth).filter(|_| self.has(Technique::LateMoves));
        limit.is_some_and(|limit| local.quiet_tried >= limit / share)
    }

    fn gains_too_little(&self, ask: &Ask<G::Move>, situation: &Situation, local: &Local) -> bool {
        let margin = self.margins.quiet_gain.at(ask.depth).filter(|_| self.has(Technique::Futility));
        let reach = margin.zip(situation.standing).map(|(margin, standing)| standing + margin);
        reach.is_some_and(|reach| reach <= local.alpha)
    }

    fn loses_too_much(&self, state: &G::State, ask: &Ask<G::Move>, candidate: &Candidate<G::Move>) -> bool {
        if !self.has(Technique::Exchanges) {
            return false;
        }
        let limit = match candidate.quiet {
            true => self.margins.quiet_loss.at(ask.depth),
            false => self.margins.noisy_loss.at(ask.depth),
        };
        limit.is_some_and(|limit| self.tactics.moves().see_below(self.game, state, candidate.m, -limit))
    }

    fn skip(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        picker: &mut Picker<G::Move>,
        m: G::Move,
        skip: Skip,
    ) {
        let (Skip::Move(reason) | Skip::Quiet(reason)) = skip;
        self.observer.skipped(ask.ply, m, reason);
        if matches!(skip, Skip::Quiet(_)) {
            self.drop_quiet(state, ask, picker, reason);
        }
    }

    /// At the root: which move is best, and how many nodes went into it?
    fn note_root(
        &mut self,
        ask: &Ask<G::Move>,
        candidate: &Candidate<G::Move>,
        score: Score,
        local: &Local,
        nodes_before: u64,
    ) {
        if ask.ply == Ply::ROOT && (score > local.alpha || local.tried == 1) {
            self.root_best = Some(candidate.m);
            self.root_effort = self.nodes - nodes_before;
        }
    }

    fn new_best<const PV: bool>(
        &mut self,
        ask: &Ask<G::Move>,
        candidate: &Candidate<G::Move>,
        score: Score,
        local: &mut Local,
    ) {
        local.best = score;
        if score > local.alpha {
            local.alpha = score;
            local.best_code = candidate.made.code;
            if PV {
                if score >= ask.beta {
                    // Only a scout may have looked at it: the line below is another move's.
                    self.lines.clear(ask.ply.next());
                }
                self.lines.improve(ask.ply, candidate.m);
            }
        }
    }

    /// The last move refuted the node: remember it, blame those tried before, report those not looked at.
    fn cut_off(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        picker: &Picker<G::Move>,
        local: &Local,
        quiet: bool,
    ) {
        for i in picker.next..self.moves.len() {
            self.observer.skipped(ask.ply, self.moves[i], Exit::Cutoff);
        }
        for i in local.waiting_next..self.waiting.len() {
            self.observer.skipped(ask.ply, self.waiting[i].m, Exit::Cutoff);
        }
        let before = if quiet { self.tried.len() - 1 } else { self.tried.len() };
        let place = Place {
            side: self.game.turn(state),
            ply: ask.ply,
            before: ask.before,
            trail: self.trail(ask.ply),
        };
        if quiet {
            self.history.reward(&place, self.tried[before], ask.depth);
        }
        for i in local.tried_from..before {
            self.history.blame(&place, self.tried[i], ask.depth);
        }
    }

    fn remember(&mut self, state: &G::State, ask: &Ask<G::Move>, situation: &Situation, local: &Local) {
        // A node with moves left out is not worth remembering: it is another position.
        let partial = ask.ply == Ply::ROOT && (!self.root_only.is_empty() || !self.root_taken.is_empty());
        if partial || ask.without != NO_MOVE {
            return;
        }
        let bound = if local.best >= ask.beta {
            Bound::Lower
        } else if local.best_code != NO_MOVE {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.learn(state, ask, situation, local.best, bound);
        if self.has(Technique::Table) {
            let entry = Entry {
                score: local.best,
                bound,
                depth: ask.depth,
                code: local.best_code,
                standing: situation.evaluated,
            };
            self.store(entry, ask.ply);
        }
    }

    /// How far was the evaluator from what the search found?
    fn learn(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        situation: &Situation,
        best: Score,
        bound: Bound,
    ) {
        let Some(evaluated) = situation.evaluated.filter(|_| self.has(Technique::Corrections)) else {
            return;
        };
        let corrected = self.ladder[ask.ply.0 as usize].standing.unwrap_or(evaluated);
        let tells = match bound {
            Bound::Exact => true,
            Bound::Lower => best > corrected,
            Bound::Upper => best < corrected,
        };
        if tells && best.plies_to_end().is_none() && ask.depth > Depth(0) {
            self.corrections.learn(
                self.game.turn(state),
                situation.correction_keys,
                best - evaluated,
                ask.depth,
            );
        }
    }
}

/// What a closer look at the table move found.
pub(super) enum Singularity {
    /// Search it so much deeper.
    Extend(Depth),
    /// Other moves beat the window as well: the node can be left.
    Cut(Score),
}
