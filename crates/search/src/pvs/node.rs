//! One node of the playing search, cut by question: may we answer at once? which moves? how deep? new best?

use super::table::{Entry, NO_MOVE};
use super::techniques::Technique;
use super::worker::{MAX_PLY, Worker};
use crate::game::Game;
use crate::observe::{Exit, Observer, Pass, Visit};
use crate::score::{Bound, Depth, Ply, Score, Window};
use crate::tactics::Tactics;
use crate::textbook::Stopped;

/// A null move is tried from this depth on: below, quiescence answers as fast.
const NULL_MIN_DEPTH: Depth = Depth(2);
/// Passing loses at most a tempo, so a search this much shallower suffices, and a little more when deep.
const NULL_REDUCTION: Depth = Depth(3);
const NULL_DEPTH_SHARE: i32 = 4;
/// From this depth on a null-move cut is verified by a search of real moves: zugzwang would be expensive.
const NULL_VERIFY_DEPTH: Depth = Depth(10);
/// Without a table move, a node this deep is searched one ply less: the next iteration will know better.
const INTERNAL_MIN_DEPTH: Depth = Depth(4);
/// Reductions start with this depth and this quiet move.
const REDUCE_MIN_DEPTH: Depth = Depth(3);
const REDUCE_FROM: usize = 2;
/// A history counter this large saves a move one ply of reduction.
const HISTORY_STEP: i32 = 6000;

/// What a node is asked.
#[derive(Clone, Copy)]
pub(super) struct Ask<M> {
    pub alpha: Score,
    pub beta: Score,
    pub depth: Depth,
    pub ply: Ply,
    /// The move that led here.
    pub m: Option<M>,
    /// Its code, or [`NO_MOVE`] at the root and after a pass.
    pub before: u16,
    pub pass: Pass,
}

/// What is known about a node when its moves are tried.
struct Situation {
    forced: bool,
    /// The evaluator's word, unless the side is forced or nobody needs it.
    standing: Option<Score>,
    table_code: u16,
}

/// What has been found out in the move loop.
struct Local {
    best: Score,
    best_code: u16,
    alpha: Score,
    tried: usize,
    quiet_tried: usize,
}

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// The score of a state for its mover; exact inside the window, a bound outside.
    pub(super) fn node<const PV: bool>(
        &mut self,
        state: &G::State,
        ask: Ask<G::Move>,
    ) -> Result<Score, Stopped> {
        debug_assert!(-Score::INF <= ask.alpha && ask.alpha < ask.beta && ask.beta <= Score::INF);
        debug_assert!(PV || ask.alpha + Score(1) == ask.beta);
        self.enter(state, &ask)?;
        let (score, exit) = self.judge::<PV>(state, &ask)?;
        Ok(self.leave(state, &ask, score, exit))
    }

    pub(super) fn enter(&mut self, state: &G::State, ask: &Ask<G::Move>) -> Result<(), Stopped> {
        self.count_node(ask.ply)?;
        self.lines.clear(ask.ply);
        let turn = self.game.turn(state);
        self.observer.enter(Visit {
            ply: ask.ply,
            m: ask.m,
            state,
            turn: Some(turn),
            depth: ask.depth,
            window: Window::from_scores(ask.alpha, ask.beta, turn),
            pass: ask.pass,
        });
        Ok(())
    }

    pub(super) fn leave(&mut self, state: &G::State, ask: &Ask<G::Move>, score: Score, exit: Exit) -> Score {
        let turn = self.game.turn(state);
        let window = Window::from_scores(ask.alpha, ask.beta, turn);
        let value = score.for_max(turn);
        self.observer.leave(ask.ply, value, window.bound(value), exit);
        score
    }

    fn judge<const PV: bool>(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
    ) -> Result<(Score, Exit), Stopped> {
        if let Some(answer) = self.decided(state, ask) {
            return Ok(answer);
        }
        if ask.depth <= Depth(0) || ask.ply >= MAX_PLY {
            return self.leaf(state, ask);
        }
        let entry = self.remembered(ask.ply);
        // The expected line is searched to its end, so that it can be shown.
        let expected = PV && self.has(Technique::Scout) || ask.ply == Ply::ROOT;
        if let Some(answer) = entry.and_then(|entry| answer_from_table(entry, ask)).filter(|_| !expected) {
            return Ok((answer, Exit::Table));
        }
        let situation = self.situation(state, entry);
        if !expected
            && !situation.forced
            && let Some(answer) = self.prune(state, ask, &situation)?
        {
            return Ok(answer);
        }
        let mut ask = *ask;
        if self.has(Technique::InternalReduction)
            && situation.table_code == NO_MOVE
            && ask.depth >= INTERNAL_MIN_DEPTH
        {
            ask.depth = ask.depth - Depth(1);
        }
        self.try_moves::<PV>(state, &ask, &situation)
    }

    /// May we answer without any search? Ended by the rules, repeated, hopeless, or known exactly.
    pub(super) fn decided(&mut self, state: &G::State, ask: &Ask<G::Move>) -> Option<(Score, Exit)> {
        if let Some(outcome) = self.game.outcome(state) {
            return Some((outcome.score(self.game.turn(state), ask.ply), Exit::Terminal));
        }
        if ask.ply == Ply::ROOT {
            return None;
        }
        if self.has(Technique::Repetition) && self.is_repeated(state) {
            return Some((Score::DRAW, Exit::Repetition));
        }
        if self.has(Technique::MateDistance) {
            if Score::loss_at(ask.ply) >= ask.beta {
                return Some((Score::loss_at(ask.ply), Exit::MateDistance));
            }
            if Score::win_at(ask.ply.next()) <= ask.alpha {
                return Some((Score::win_at(ask.ply.next()), Exit::MateDistance));
            }
        }
        self.known_score(state, ask).map(|score| (score, Exit::Known))
    }

    fn known_score(&mut self, state: &G::State, ask: &Ask<G::Move>) -> Option<Score> {
        if !self.has(Technique::Knowledge) {
            return None;
        }
        let (score, bound) = self.tactics.known(self.game, state, ask.ply)?;
        let answers = match bound {
            Bound::Exact => true,
            Bound::Lower => score >= ask.beta,
            Bound::Upper => score <= ask.alpha,
        };
        self.known += u64::from(answers);
        answers.then_some(score)
    }

    /// Once since the root, or twice in the whole game, the same position was there before.
    fn is_repeated(&self, state: &G::State) -> bool {
        let reversible = self.game.reversible(state);
        let present = self.keys.len() - 1;
        let earliest = present.saturating_sub(reversible);
        let mut seen_before_root = false;
        for index in (earliest..present).rev() {
            if self.keys[index] != self.keys[present] {
                continue;
            }
            if index >= self.keys_before_root || seen_before_root {
                return true;
            }
            seen_before_root = true;
        }
        false
    }

    fn remembered(&self, ply: Ply) -> Option<Entry> {
        if !self.has(Technique::Table) {
            return None;
        }
        self.shared.table.probe(self.keys[self.keys.len() - 1], ply)
    }

    fn situation(&mut self, state: &G::State, entry: Option<Entry>) -> Situation {
        let forced = self.tactics.is_forced(self.game, state);
        let judges = self.has(Technique::Futility) || self.has(Technique::NullMove);
        let standing = (judges && !forced).then(|| self.evaluate(state));
        Situation { forced, standing, table_code: entry.map_or(NO_MOVE, |entry| entry.code) }
    }

    /// Is the node so good already that looking at its moves is a waste?
    fn prune(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        situation: &Situation,
    ) -> Result<Option<(Score, Exit)>, Stopped> {
        let Some(standing) = situation.standing else { return Ok(None) };
        if standing < ask.beta || ask.beta <= -Score::COUNTED_WIN {
            return Ok(None);
        }
        // futility: if a margin cannot bring us below beta, the real moves will not
        if self.has(Technique::Futility)
            && let Some(margin) = self.tactics.margin(ask.depth)
            && standing - margin >= ask.beta
        {
            return Ok(Some((standing - margin, Exit::Futility)));
        }
        self.pass_instead(state, ask)
    }

    /// Null move: if passing already beats beta, a real move will too.
    fn pass_instead(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
    ) -> Result<Option<(Score, Exit)>, Stopped> {
        let allowed = self.has(Technique::NullMove) && ask.pass != Pass::Null && ask.before != NO_MOVE;
        if !allowed || ask.depth < NULL_MIN_DEPTH {
            return Ok(None);
        }
        let Some(passed) = self.tactics.pass(self.game, state) else { return Ok(None) };
        let reduced = ask.depth - Depth(1) - NULL_REDUCTION - Depth(ask.depth.0 / NULL_DEPTH_SHARE);
        self.keys.push(self.game.key(&passed));
        let below = Ask {
            alpha: ask.beta - Score(1),
            beta: ask.beta,
            depth: reduced,
            ply: ask.ply.next(),
            m: None,
            before: NO_MOVE,
            pass: Pass::Null,
        };
        let score = self.turned(state, &passed, below, Self::node::<false>)?;
        self.keys.pop();
        if score < ask.beta {
            return Ok(None);
        }
        // A win by passing is not proven: the opponent was not really given a move.
        let score = if score >= Score::COUNTED_WIN { ask.beta } else { score };
        if ask.depth < NULL_VERIFY_DEPTH || self.verifies(state, ask, reduced)? {
            return Ok(Some((score, Exit::NullMove)));
        }
        Ok(None)
    }

    /// Does a shallower search of real moves agree that the node beats beta?
    fn verifies(&mut self, state: &G::State, ask: &Ask<G::Move>, depth: Depth) -> Result<bool, Stopped> {
        // Without a move before it, the node does not try to pass again.
        let again = Ask { alpha: ask.beta - Score(1), depth, before: NO_MOVE, pass: Pass::Again, ..*ask };
        Ok(self.node::<false>(state, again)? >= ask.beta)
    }

    fn try_moves<const PV: bool>(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        situation: &Situation,
    ) -> Result<(Score, Exit), Stopped> {
        let start = self.list_moves(state, ask, situation.table_code);
        let end = self.moves.len();
        if start == end {
            return Ok((self.game.stuck(state).score(self.game.turn(state), ask.ply), Exit::Terminal));
        }
        let single = end - start == 1;
        let mut local =
            Local { best: -Score::INF, best_code: NO_MOVE, alpha: ask.alpha, tried: 0, quiet_tried: 0 };
        let mut exit = Exit::Searched;
        for index in start..end {
            let m = self.pick(index);
            let quiet = !self.tactics.is_noisy(self.game, state, m);
            if quiet
                && !PV
                && let Some(reason) = self.not_worth_trying(ask, situation, &local)
            {
                self.observer.skipped(ask.ply, m, reason);
                continue;
            }
            let score = self.search_move::<PV>(state, m, ask, &local, MoveKind { quiet, single })?;
            local.tried += 1;
            local.quiet_tried += usize::from(quiet);
            if score > local.best {
                self.new_best(ask, m, score, &mut local);
            }
            if local.alpha >= ask.beta {
                exit = Exit::Cutoff;
                self.cut_off(state, ask, index, start..end, quiet);
                break;
            }
        }
        self.moves.truncate(start);
        self.places.truncate(start);
        self.remember(ask, &local);
        Ok((local.best, exit))
    }

    /// Near the leaves: can this quiet move still matter?
    fn not_worth_trying(&self, ask: &Ask<G::Move>, situation: &Situation, local: &Local) -> Option<Exit> {
        if situation.forced || local.best <= -Score::COUNTED_WIN {
            return None;
        }
        if self.has(Technique::LateMoves)
            && let Some(limit) = self.tactics.late_moves(ask.depth)
            && local.quiet_tried >= limit
        {
            return Some(Exit::LateMove);
        }
        if self.has(Technique::Futility) {
            let margin = self.tactics.margin(ask.depth)?;
            if situation.standing? + margin <= local.alpha {
                return Some(Exit::Futility);
            }
        }
        None
    }

    fn search_move<const PV: bool>(
        &mut self,
        state: &G::State,
        m: G::Move,
        ask: &Ask<G::Move>,
        local: &Local,
        kind: MoveKind,
    ) -> Result<Score, Stopped> {
        let child = self.game.play(state, m);
        let extension = self.extension(state, m, &child, ask, kind);
        let reduction = self.reduction::<PV>(state, m, ask, local, kind, extension);
        self.step(state, m, &child);
        let full = Ask {
            alpha: local.alpha,
            beta: ask.beta,
            depth: ask.depth - Depth(1) + extension,
            ply: ask.ply.next(),
            m: Some(m),
            before: self.game.code(m),
            pass: Pass::Full,
        };
        let score = self.widening::<PV>(state, &child, full, reduction, local)?;
        self.step_back(state, m);
        Ok(score)
    }

    /// Which window: ask first whether the move is better at all, and only then by how much.
    fn widening<const PV: bool>(
        &mut self,
        state: &G::State,
        child: &G::State,
        full: Ask<G::Move>,
        reduction: Depth,
        local: &Local,
    ) -> Result<Score, Stopped> {
        let scout = Ask { beta: full.alpha + Score(1), pass: Pass::Scout, ..full };
        let mut full = full;
        if reduction > Depth(0) {
            let reduced = Ask { depth: full.depth - reduction, pass: Pass::Reduced, ..scout };
            let score = self.turned(state, child, reduced, Self::node::<false>)?;
            if score <= full.alpha {
                return Ok(score);
            }
            full.pass = Pass::Again;
        }
        if PV && self.has(Technique::Scout) && local.tried > 0 {
            let score = self.turned(state, child, scout, Self::node::<false>)?;
            if score <= full.alpha || score >= full.beta {
                return Ok(score);
            }
            full.pass = Pass::Again;
        }
        self.turned(state, child, full, Self::node::<PV>)
    }

    /// How much deeper: forcing moves and single replies.
    fn extension(
        &self,
        state: &G::State,
        m: G::Move,
        child: &G::State,
        ask: &Ask<G::Move>,
        kind: MoveKind,
    ) -> Depth {
        // Lines already twice as long as asked for are not stretched further.
        if !self.has(Technique::Extensions) || ask.ply.0 as i32 >= 2 * self.root_depth.0 {
            return Depth(0);
        }
        if kind.single && ask.ply > Ply::ROOT {
            return Depth(1);
        }
        self.tactics.extension(self.game, state, m, child)
    }

    /// How much shallower: late quiet moves, less so when history speaks for them.
    fn reduction<const PV: bool>(
        &self,
        state: &G::State,
        m: G::Move,
        ask: &Ask<G::Move>,
        local: &Local,
        kind: MoveKind,
        extension: Depth,
    ) -> Depth {
        let late = kind.quiet && local.tried >= REDUCE_FROM && ask.depth >= REDUCE_MIN_DEPTH;
        if !self.has(Technique::Reductions) || !late || extension > Depth(0) {
            return Depth(0);
        }
        let code = self.game.code(m);
        let by_history = self.history.worth(self.game.turn(state), code) / HISTORY_STEP;
        let killer = i32::from(self.history.is_killer(ask.ply, code));
        let reduction =
            self.tactics.reduction(ask.depth, local.tried).0 - i32::from(PV) - killer - by_history;
        Depth(reduction.clamp(0, ask.depth.0 - 2))
    }

    fn new_best(&mut self, ask: &Ask<G::Move>, m: G::Move, score: Score, local: &mut Local) {
        local.best = score;
        if ask.ply == Ply::ROOT && (score > local.alpha || local.tried == 1) {
            self.root_best = Some(m);
        }
        if score > local.alpha {
            local.alpha = score;
            local.best_code = self.game.code(m);
            self.lines.improve(ask.ply, m);
        }
    }

    /// The move at `index` refuted the node: remember it, blame those tried before, report those not looked at.
    fn cut_off(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        index: usize,
        range: std::ops::Range<usize>,
        quiet: bool,
    ) {
        for i in index + 1..range.end {
            self.observer.skipped(ask.ply, self.moves[i], Exit::Cutoff);
        }
        if !quiet {
            return;
        }
        let side = self.game.turn(state);
        let code = self.game.code(self.moves[index]);
        self.history.reward(side, ask.ply, code, ask.before, ask.depth);
        for i in range.start..index {
            let m = self.moves[i];
            if !self.tactics.is_noisy(self.game, state, m) {
                self.history.blame(side, self.game.code(m), ask.depth);
            }
        }
    }

    fn remember(&mut self, ask: &Ask<G::Move>, local: &Local) {
        // A root with moves left out is not worth remembering: it is another position.
        let partial = ask.ply == Ply::ROOT && (!self.root_only.is_empty() || !self.root_taken.is_empty());
        if !self.has(Technique::Table) || partial {
            return;
        }
        let bound = if local.best >= ask.beta {
            Bound::Lower
        } else if local.best_code != NO_MOVE {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry { score: local.best, bound, depth: ask.depth, code: local.best_code };
        self.shared.table.store(self.keys[self.keys.len() - 1], entry, ask.ply);
    }

    /// Searches a child, seen by the mover of its parent.
    pub(super) fn turned(
        &mut self,
        state: &G::State,
        child: &G::State,
        ask: Ask<G::Move>,
        search: impl FnOnce(&mut Self, &G::State, Ask<G::Move>) -> Result<Score, Stopped>,
    ) -> Result<Score, Stopped> {
        if G::ALTERNATING || self.game.turn(child) != self.game.turn(state) {
            let flipped = Ask { alpha: -ask.beta, beta: -ask.alpha, ..ask };
            return Ok(-search(self, child, flipped)?);
        }
        search(self, child, ask)
    }

    pub(super) fn step(&mut self, state: &G::State, m: G::Move, child: &G::State) {
        self.tactics.played(self.game, state, m, child);
        self.keys.push(self.game.key(child));
    }

    pub(super) fn step_back(&mut self, state: &G::State, m: G::Move) {
        self.keys.pop();
        self.tactics.undone(self.game, state, m);
    }
}

/// What decides how deep a move is searched.
#[derive(Clone, Copy)]
struct MoveKind {
    quiet: bool,
    /// It is the only move.
    single: bool,
}

/// Does the table know enough to answer?
fn answer_from_table(entry: Entry, ask: &Ask<impl Copy>) -> Option<Score> {
    let answers = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.score >= ask.beta,
        Bound::Upper => entry.score <= ask.alpha,
    };
    (answers && entry.depth >= ask.depth).then_some(entry.score)
}
