//! How deep, and with which window, is a move searched?

use super::history::Quiet;
use super::node::{Ask, Expected, Situation};
use super::table::{Entry, NO_MOVE};
use super::techniques::Technique;
use super::trying::{Candidate, Local, Singularity};
use super::worker::Worker;
use crate::game::Game;
use crate::observe::{Observer, Pass};
use crate::score::{Bound, Depth, Ply, Score};
use crate::tactics::{Extension, Moves as _, Step, Tactics};
use crate::textbook::Stopped;

/// Reductions start with this depth and this move.
const REDUCE_MIN_DEPTH: Depth = Depth(3);
const REDUCE_FROM: usize = 2;
/// A history this good or bad changes the reduction by a ply.
const HISTORY_STEP: i32 = 8192;
/// Noisy moves that lose are reduced less than quiet ones.
const NOISY_LESS: i32 = 1;
/// Whether a move is singular is asked from this depth on, of a table entry at most so much shallower.
const SINGULAR_MIN_DEPTH: Depth = Depth(7);
const SINGULAR_ENTRY: Depth = Depth(3);
/// So many times the margin below, a singular move is worth two plies.
const VERY_SINGULAR: i32 = 3;
/// The reasons a game may have to look deeper, each with its switch.
const EXTENSIONS: [(Technique, Extension); 6] = [
    (Technique::ForcedReplies, Extension::ForcedReply),
    (Technique::Recapture, Extension::Recapture),
    (Technique::Interposition, Extension::Interposition),
    (Technique::Forks, Extension::Fork),
    (Technique::TrappedPieces, Extension::TrappedPiece),
    (Technique::KingThreats, Extension::KingThreat),
];
/// Lines may grow to this many times the depth of the iteration.
const LONGEST_LINE: i32 = 2;

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    pub(super) fn search_move<const PV: bool>(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        situation: &Situation,
        local: &Local,
        candidate: &Candidate<G::Move>,
    ) -> Result<Score, Stopped> {
        let child = self.game.play(state, candidate.m);
        self.expect(&child);
        let extension = self.extension(state, &child, ask, candidate);
        let reduction = self.reduction::<PV>(ask, situation, local, candidate, extension);
        self.make(state, candidate.m, ask, &child);
        let full = Ask {
            alpha: local.alpha,
            beta: ask.beta,
            depth: ask.depth - Depth(1) + extension,
            ply: ask.ply.next(),
            m: Some(candidate.m),
            before: candidate.made.code,
            pass: Pass::Full,
            without: NO_MOVE,
            expected: if PV { Expected::All } else { ask.expected.below() },
        };
        let score = self.widening::<PV>(state, &child, full, reduction, local)?;
        self.step_back(state, candidate.m);
        Ok(score)
    }

    /// Makes a move on the board and in the line being looked at.
    pub(super) fn make(&mut self, state: &G::State, m: G::Move, ask: &Ask<G::Move>, child: &G::State) {
        self.ladder[ask.ply.0 as usize].made =
            Quiet { code: self.game.code(m), piece_to: self.tactics.moves().piece_to(self.game, state, m) };
        self.step(state, m, child);
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
        let expected = if PV { Expected::Cut } else { full.expected };
        let scout = Ask { beta: full.alpha + Score(1), pass: Pass::Scout, expected, ..full };
        let mut full = full;
        if reduction > Depth(0) {
            let reduced =
                Ask { depth: full.depth - reduction, pass: Pass::Reduced, expected: Expected::Cut, ..scout };
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

    /// How much deeper: moves much better than all others, single replies, and what the game gives a reason for.
    fn extension(
        &self,
        state: &G::State,
        child: &G::State,
        ask: &Ask<G::Move>,
        candidate: &Candidate<G::Move>,
    ) -> Depth {
        if candidate.extension != Depth(0) {
            return candidate.extension;
        }
        if self.is_long_enough(ask) {
            return Depth(0);
        }
        if candidate.single && ask.ply > Ply::ROOT && self.has(Technique::SingleReply) {
            return Depth(1);
        }
        let step = Step { before: state, last: ask.m, m: candidate.m, after: child };
        let extends =
            |&(_, reason): &(Technique, Extension)| self.tactics.moves().extends(self.game, reason, &step);
        let mut wanted = EXTENSIONS.iter().filter(|(technique, _)| self.has(*technique));
        Depth(i32::from(wanted.any(extends)))
    }

    /// Lines already much longer than asked for are not stretched further.
    fn is_long_enough(&self, ask: &Ask<G::Move>) -> bool {
        ask.ply.0 as i32 >= LONGEST_LINE * self.root_depth.0
    }

    /// How much shallower: late moves, less so when history speaks for them.
    fn reduction<const PV: bool>(
        &self,
        ask: &Ask<G::Move>,
        situation: &Situation,
        local: &Local,
        candidate: &Candidate<G::Move>,
        extension: Depth,
    ) -> Depth {
        let late = local.tried >= REDUCE_FROM && ask.depth >= REDUCE_MIN_DEPTH;
        let good_noise = !candidate.quiet && !candidate.losing;
        if !self.has(Technique::Reductions) || !late || extension > Depth(0) || good_noise {
            return Depth(0);
        }
        let usual = self.tactics.moves().reduction(ask.depth, local.tried).0;
        if usual <= 0 {
            return Depth(0);
        }
        let killer = self.history.is_killer(ask.ply, candidate.made.code);
        let reduction = usual - i32::from(PV) - i32::from(killer)
            + i32::from(!situation.improving)
            + i32::from(ask.expected == Expected::Cut)
            - candidate.worth / HISTORY_STEP
            - if candidate.quiet { 0 } else { NOISY_LESS };
        Depth(reduction.clamp(0, ask.depth.0 - 2))
    }

    /// Is the table move much better than all others? A search without it tells.
    pub(super) fn singularity<const PV: bool>(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        situation: &Situation,
        candidate: &Candidate<G::Move>,
    ) -> Result<Singularity, Stopped> {
        let usual = Ok(Singularity::Extend(Depth(0)));
        let fits = |entry: &Entry| {
            entry.code == candidate.made.code
                && entry.depth >= ask.depth - SINGULAR_ENTRY
                && entry.bound != Bound::Upper
                && entry.score.plies_to_end().is_none()
        };
        let wanted = self.has(Technique::Singular)
            && ask.depth >= SINGULAR_MIN_DEPTH
            && ask.ply > Ply::ROOT
            && ask.without == NO_MOVE
            && !self.is_long_enough(ask);
        let Some(entry) = situation.entry.filter(fits).filter(|_| wanted) else { return usual };
        let Some(step) = self.margins.singular else { return usual };
        let margin = Score(step.0 * ask.depth.0);
        let beta = entry.score - margin;
        let others = Ask {
            alpha: beta - Score(1),
            beta,
            depth: Depth((ask.depth.0 - 1) / 2),
            pass: Pass::Again,
            without: candidate.made.code,
            ..*ask
        };
        let score = self.node::<false>(state, others)?;
        if score < beta {
            let far = !PV && score < beta - Score(margin.0 * VERY_SINGULAR);
            return Ok(Singularity::Extend(Depth(1 + i32::from(far))));
        }
        if beta >= ask.beta && !PV {
            return Ok(Singularity::Cut(beta));
        }
        Ok(Singularity::Extend(if entry.score >= ask.beta { Depth(-1) } else { Depth(0) }))
    }
}
