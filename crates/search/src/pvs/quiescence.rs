//! Below the leaves: follow noisy and forced moves until the position is calm enough to be judged.
//!
//! One rule fits all games: a forced side may not stand pat and tries every move; a free side may, and tries
//! the noisy moves that do not lose anything.

use super::node::{Ask, answer_from_table, sharpened};
use super::order::Forced;
use super::table::{Entry, NO_MOVE};
use super::techniques::Technique;
use super::worker::{MAX_PLY, Worker};
use crate::game::Game;
use crate::observe::{Exit, Observer, Pass};
use crate::score::{Bound, Depth, Score};
use crate::tactics::{Moves as _, Tactics};
use crate::textbook::Stopped;

/// A forced side that has found a way out tries so many quiet moves.
const QUIET_ESCAPES: usize = 3;

/// What has been found out about a node below the leaves.
struct Calm {
    forced: Forced,
    /// The evaluator's own word; none for a forced side.
    evaluated: Option<Score>,
    best: Score,
    best_code: u16,
    alpha: Score,
    quiet_tried: usize,
}

impl Calm {
    /// A side that may not stand pat has nothing yet.
    fn forced(ask: &Ask<impl Copy>) -> Calm {
        Calm {
            forced: Forced::Yes,
            evaluated: None,
            best: -Score::INF,
            best_code: NO_MOVE,
            alpha: ask.alpha,
            quiet_tried: 0,
        }
    }
}

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// The score of a node at depth zero.
    pub(super) fn leaf<const PV: bool>(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
    ) -> Result<(Score, Exit), Stopped> {
        if !self.has(Technique::Quiescence) || ask.ply >= MAX_PLY {
            return Ok((self.evaluate(state), Exit::Leaf));
        }
        self.quiesce::<PV>(state, ask)
    }

    fn quiet_node<const PV: bool>(&mut self, state: &G::State, ask: Ask<G::Move>) -> Result<Score, Stopped> {
        self.enter::<PV>(state, &ask)?;
        let (score, exit) = match self.decided(state, &ask) {
            Some(answer) => answer,
            None if ask.ply >= MAX_PLY => (self.evaluate(state), Exit::Leaf),
            None => self.quiesce::<PV>(state, &ask)?,
        };
        Ok(self.leave(state, &ask, score, exit))
    }

    pub(super) fn quiesce<const PV: bool>(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
    ) -> Result<(Score, Exit), Stopped> {
        // Asked first, because the table's answer is still on its way from memory.
        let forced = self.tactics.moves().is_forced(self.game, state);
        let entry = self.remembered(ask.ply);
        if let Some(answer) = entry.filter(|_| !PV).and_then(|entry| answer_from_table(entry, ask)) {
            return Ok((answer, Exit::Table));
        }
        let mut calm = match forced {
            true => Calm::forced(ask),
            false => self.stand_pat(state, ask, entry),
        };
        if calm.best >= ask.beta {
            return Ok((calm.best, Exit::StandPat));
        }
        let start = match calm.forced {
            Forced::Yes => self.list_all(state, ask.ply, entry.map_or(NO_MOVE, |entry| entry.code)),
            Forced::No => self.list_noisy(state),
        };
        if start == self.moves.len() && calm.forced == Forced::Yes {
            return Ok((self.game.stuck(state).score(self.game.turn(state), ask.ply), Exit::Terminal));
        }
        let exit = self.follow_moves::<PV>(state, ask, start, &mut calm)?;
        self.moves.truncate(start);
        self.places.truncate(start);
        self.remember_calm(ask, &calm);
        Ok((calm.best, exit))
    }

    /// A free side has at least what the evaluator says.
    fn stand_pat(&mut self, state: &G::State, ask: &Ask<G::Move>, entry: Option<Entry>) -> Calm {
        let (evaluated, corrected, _) = self.stand(state, entry);
        let best = entry.map_or(corrected, |entry| sharpened(corrected, entry));
        let alpha = ask.alpha.max(best);
        Calm { forced: Forced::No, evaluated: Some(evaluated), best, alpha, ..Calm::forced(ask) }
    }

    fn follow_moves<const PV: bool>(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        start: usize,
        calm: &mut Calm,
    ) -> Result<Exit, Stopped> {
        let end = self.moves.len();
        let standing = calm.best;
        let mut exit = if start == end { Exit::Leaf } else { Exit::Searched };
        for index in start..end {
            let m = self.pick(index);
            if self.is_hopeless(state, m, standing, calm) {
                self.observer.skipped(ask.ply, m, Exit::Futility);
                continue;
            }
            let score = self.follow::<PV>(state, m, ask, calm.alpha)?;
            if score <= calm.best {
                continue;
            }
            calm.best = score;
            if score > calm.alpha {
                calm.alpha = score;
                calm.best_code = self.game.code(m);
                if PV {
                    self.lines.improve(ask.ply, m);
                }
            }
            if calm.alpha >= ask.beta {
                exit = Exit::Cutoff;
                break;
            }
        }
        Ok(exit)
    }

    /// Cannot bring the score into the window, loses in the exchange, or is one escape too many.
    fn is_hopeless(&self, state: &G::State, m: G::Move, standing: Score, calm: &mut Calm) -> bool {
        if calm.forced == Forced::Yes {
            let quiet = !self.tactics.moves().is_noisy(self.game, state, m);
            calm.quiet_tried += usize::from(quiet);
            let escaped = calm.best > -Score::COUNTED_WIN && self.has(Technique::QuiescenceLimits);
            return quiet && escaped && calm.quiet_tried > QUIET_ESCAPES;
        }
        let reach = self.margins.hope.zip(self.tactics.moves().gain(self.game, state, m));
        let reach =
            reach.map(|(hope, gain)| standing + gain + hope).filter(|_| self.has(Technique::Futility));
        if let Some(reach) = reach.filter(|&reach| reach <= calm.alpha) {
            calm.best = calm.best.max(reach);
            return true;
        }
        self.tactics.moves().rank(self.game, state, m) < 0
            || self.has(Technique::Exchanges) && self.tactics.moves().see_below(self.game, state, m, Score(0))
    }

    fn follow<const PV: bool>(
        &mut self,
        state: &G::State,
        m: G::Move,
        ask: &Ask<G::Move>,
        alpha: Score,
    ) -> Result<Score, Stopped> {
        let child = self.game.play(state, m);
        self.expect(&child);
        self.make(state, m, ask, &child);
        let below = Ask {
            alpha,
            depth: ask.depth - Depth(1),
            ply: ask.ply.next(),
            m: Some(m),
            before: NO_MOVE,
            pass: Pass::Quiet,
            expected: ask.expected.below(),
            ..*ask
        };
        let score = self.turned(state, &child, below, Self::quiet_node::<PV>)?;
        self.step_back(state, m);
        Ok(score)
    }

    fn remember_calm(&mut self, ask: &Ask<G::Move>, calm: &Calm) {
        if !self.has(Technique::Table) {
            return;
        }
        let bound = if calm.best >= ask.beta {
            Bound::Lower
        } else if calm.best_code != NO_MOVE {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry {
            score: calm.best,
            bound,
            depth: Depth(0),
            code: calm.best_code,
            standing: calm.evaluated,
        };
        self.store(entry, ask.ply);
    }
}
