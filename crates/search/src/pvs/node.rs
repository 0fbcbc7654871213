//! One node of the playing search: may we answer at once? what do we know before looking at moves?
//!
//! The answers that need no moves are here, in `decide` and in `prune`; `trying` goes through the moves.

use super::table::{Entry, NO_MOVE};
use super::techniques::Technique;
use super::worker::{MAX_PLY, Worker};
use crate::game::Game;
use crate::observe::{Exit, Observer, Pass, TableEvent, Visit};
use crate::score::{Bound, Depth, Ply, Score, Window};
use crate::tactics::{CORRECTION_KEYS, Moves as _, Tactics};
use crate::textbook::Stopped;

/// Without a table move, a node this deep is searched one ply less: the next iteration will know better.
const INTERNAL_MIN_DEPTH: Depth = Depth(4);

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
    /// A move to leave out, or [`NO_MOVE`]: is it the only good one?
    pub without: u16,
    pub expected: Expected,
}

/// What kind of node this is expected to be.
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
pub(super) struct Situation {
    pub forced: bool,
    /// The evaluator's own word, unless the side is forced or nobody needs it.
    pub evaluated: Option<Score>,
    /// The same, corrected by what was learned and by the table.
    pub standing: Option<Score>,
    pub correction_keys: [u64; CORRECTION_KEYS],
    pub entry: Option<Entry>,
    /// The side to move stands better than at its last move.
    pub improving: bool,
}

impl Situation {
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
    pub(super) fn node<const PV: bool>(
        &mut self,
        state: &G::State,
        ask: Ask<G::Move>,
    ) -> Result<Score, Stopped> {
        debug_assert!(-Score::INF <= ask.alpha && ask.alpha < ask.beta && ask.beta <= Score::INF);
        debug_assert!(PV || ask.alpha + Score(1) == ask.beta);
        self.enter::<PV>(state, &ask)?;
        let (score, exit) = self.judge::<PV>(state, &ask)?;
        Ok(self.leave(state, &ask, score, exit))
    }

    pub(super) fn enter<const PV: bool>(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
    ) -> Result<(), Stopped> {
        self.count_node(ask.ply)?;
        if PV {
            self.lines.clear(ask.ply);
        }
        let turn = self.game.turn(state);
        self.observer.enter(Visit {
            ply: ask.ply,
            m: ask.m,
            state,
            turn: Some(turn),
            probability: None,
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
            return self.leaf::<PV>(state, ask);
        }
        let complete = ask.without == NO_MOVE;
        let entry = self.remembered(ask.ply);
        // The expected line is searched to its end, so that it can be shown.
        let shown = PV && self.has(Technique::Scout) || ask.ply == Ply::ROOT;
        if let Some(answer) =
            entry.filter(|_| complete && !shown).and_then(|entry| answer_from_table(entry, ask))
        {
            return Ok((answer, Exit::Table));
        }
        let situation = self.situation(state, ask, entry);
        if !shown
            && complete
            && !situation.forced
            && let Some(answer) = self.prune(state, ask, &situation)?
        {
            return Ok(answer);
        }
        let mut ask = *ask;
        if self.has(Technique::InternalReduction)
            && situation.table_code() == NO_MOVE
            && ask.depth >= INTERNAL_MIN_DEPTH
        {
            ask.depth = ask.depth - Depth(1);
        }
        self.try_moves::<PV>(state, &ask, &situation)
    }

    pub(super) fn remembered(&mut self, ply: Ply) -> Option<Entry> {
        if !self.has(Technique::Table) {
            return None;
        }
        let found = self.shared.table.probe(self.keys[self.keys.len() - 1], ply);
        self.observer.table(if found.is_some() { TableEvent::Hit } else { TableEvent::Miss });
        found
    }

    pub(super) fn store(&mut self, entry: Entry, ply: Ply) {
        let event = self.shared.table.store(self.keys[self.keys.len() - 1], entry, ply);
        self.observer.table(event);
    }

    /// What can be said about a node without looking at moves.
    fn situation(&mut self, state: &G::State, ask: &Ask<G::Move>, entry: Option<Entry>) -> Situation {
        let forced = self.tactics.moves().is_forced(self.game, state);
        let judges = self.has(Technique::Futility) || self.has(Technique::NullMove);
        if forced || !judges {
            self.ladder[ask.ply.0 as usize].standing = None;
            let improving = false;
            return Situation {
                forced,
                evaluated: None,
                standing: None,
                correction_keys: [0; CORRECTION_KEYS],
                entry,
                improving,
            };
        }
        let (evaluated, corrected, correction_keys) = self.stand(state, entry);
        self.ladder[ask.ply.0 as usize].standing = Some(corrected);
        let before = self.rung_above(ask.ply, 2).and_then(|rung| rung.standing);
        // Where nobody compares, every node counts as improving: nothing more is left out.
        let improving = !self.has(Technique::Improving) || before.is_none_or(|before| corrected > before);
        let standing = entry.map_or(corrected, |entry| sharpened(corrected, entry));
        Situation {
            forced,
            evaluated: Some(evaluated),
            standing: Some(standing),
            correction_keys,
            entry,
            improving,
        }
    }

    /// The evaluator's word, the same with what was learned about its errors, and what it was learned for.
    pub(super) fn stand(
        &mut self,
        state: &G::State,
        entry: Option<Entry>,
    ) -> (Score, Score, [u64; CORRECTION_KEYS]) {
        let evaluated = match entry.and_then(|entry| entry.standing) {
            Some(known) => known,
            None => self.evaluate(state),
        };
        if !self.has(Technique::Corrections) {
            return (evaluated, evaluated, [0; CORRECTION_KEYS]);
        }
        let correction_keys = self.tactics.moves().correction_keys(self.game, state);
        let corrected = evaluated + self.corrections.correction(self.game.turn(state), correction_keys);
        (evaluated, corrected.clamp(-Score::MAX_EVALUATION, Score::MAX_EVALUATION), correction_keys)
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

    /// The table will be asked for this state.
    #[inline]
    pub(super) fn expect(&self, state: &G::State) {
        if self.has(Technique::Table) {
            self.shared.table.expect(self.game.key(state));
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

/// Does the table know enough to answer?
pub(super) fn answer_from_table(entry: Entry, ask: &Ask<impl Copy>) -> Option<Score> {
    let answers = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.score >= ask.beta,
        Bound::Upper => entry.score <= ask.alpha,
    };
    (answers && entry.depth >= ask.depth).then_some(entry.score)
}

/// A searched score says more than an evaluation, where its bound allows.
pub(super) fn sharpened(standing: Score, entry: Entry) -> Score {
    let tells = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.score > standing,
        Bound::Upper => entry.score < standing,
    };
    // A counted win is no evaluation: margins around it mean nothing.
    if tells && entry.score.plies_to_end().is_none() { entry.score } else { standing }
}
