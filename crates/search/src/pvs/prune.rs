//! Is a node so good or so bad already that looking at its moves is a waste?

use super::history::NOTHING;
use super::node::{Ask, Situation};
use super::table::{Entry, NO_MOVE};
use super::techniques::Technique;
use super::worker::Worker;
use crate::game::Game;
use crate::observe::{Exit, Observer, Pass};
use crate::score::{Bound, Depth, Score};
use crate::tactics::{Moves as _, Tactics};
use crate::textbook::Stopped;

/// A null move is tried from this depth on: below, quiescence answers as fast.
const NULL_MIN_DEPTH: Depth = Depth(2);
/// Passing loses at most a tempo, so a search this much shallower suffices, and a little more when deep.
const NULL_REDUCTION: Depth = Depth(3);
const NULL_DEPTH_SHARE: i32 = 3;
/// The better a node stands, in steps of the usual swing, the less has to be searched, up to so many plies.
const NULL_SWINGS: i32 = 8;
const NULL_MAX_BONUS: i32 = 3;
/// From this depth on a null-move cut is verified by a search of real moves: zugzwang would be expensive.
const NULL_VERIFY_DEPTH: Depth = Depth(12);
/// A trusted cut is tried from this depth on, with so much less depth.
const CERTAIN_MIN_DEPTH: Depth = Depth(5);
const CERTAIN_REDUCTION: Depth = Depth(4);

type Answer = Option<(Score, Exit)>;

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// The answer that needs no complete search, if there is one.
    pub(super) fn prune(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        situation: &Situation,
    ) -> Result<Answer, Stopped> {
        let Some(standing) = situation.standing else { return Ok(None) };
        if ask.beta <= -Score::COUNTED_WIN || ask.beta >= Score::COUNTED_WIN {
            return Ok(None);
        }
        if let Some(answer) = self.razor(state, ask, standing)? {
            return Ok(Some(answer));
        }
        if standing >= ask.beta {
            if let Some(answer) = self.stands_too_well(ask, situation, standing) {
                return Ok(Some(answer));
            }
            if let Some(answer) = self.pass_instead(state, ask, standing)? {
                return Ok(Some(answer));
            }
        }
        self.cut_by_certainty(state, ask, situation)
    }

    /// Razoring: so far below the window only noisy moves help, and quiescence knows those.
    fn razor(&mut self, state: &G::State, ask: &Ask<G::Move>, standing: Score) -> Result<Answer, Stopped> {
        let margin = self.margins.razor.at(ask.depth).filter(|_| self.has(Technique::Razoring));
        let Some(margin) = margin.filter(|&margin| standing + margin <= ask.alpha) else { return Ok(None) };
        debug_assert!(margin >= Score(0));
        let (score, _) = self.quiesce::<false>(state, &Ask { depth: Depth(0), ..*ask })?;
        Ok((score <= ask.alpha).then_some((score, Exit::Futility)))
    }

    /// Futility: if a margin cannot bring us below beta, the opponent's moves will not.
    fn stands_too_well(&self, ask: &Ask<G::Move>, situation: &Situation, standing: Score) -> Answer {
        if !self.has(Technique::Futility) {
            return None;
        }
        let depth = ask.depth - Depth(i32::from(situation.improving));
        let margin = self.margins.standing.at(ask.depth).and(self.margins.standing.at(depth))?;
        (standing - margin >= ask.beta).then_some((standing - margin, Exit::Futility))
    }

    /// Null move: if passing already beats beta, a real move will too.
    fn pass_instead(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        standing: Score,
    ) -> Result<Answer, Stopped> {
        let allowed = self.has(Technique::NullMove) && ask.pass != Pass::Null && ask.before != NO_MOVE;
        if !allowed || ask.depth < NULL_MIN_DEPTH {
            return Ok(None);
        }
        let Some(passed) = self.tactics.moves().pass(self.game, state) else { return Ok(None) };
        let reduced = ask.depth - Depth(1) - self.null_reduction(ask, standing);
        let score = self.search_pass(state, &passed, ask, reduced)?;
        if score < ask.beta {
            return Ok(None);
        }
        // A win by passing is not proven: the opponent was not really given a move.
        let score = if score >= Score::COUNTED_WIN { ask.beta } else { score };
        let doubted = ask.depth >= NULL_VERIFY_DEPTH && self.has(Technique::NullVerification);
        if !doubted || self.verifies(state, ask, reduced)? {
            return Ok(Some((score, Exit::NullMove)));
        }
        Ok(None)
    }

    fn null_reduction(&self, ask: &Ask<G::Move>, standing: Score) -> Depth {
        let swing = self.margins.swing.map_or(i32::MAX, |swing| swing.0.max(1).saturating_mul(NULL_SWINGS));
        let bonus = ((standing - ask.beta).0 / swing).min(NULL_MAX_BONUS);
        NULL_REDUCTION + Depth(ask.depth.0 / NULL_DEPTH_SHARE + bonus)
    }

    fn search_pass(
        &mut self,
        state: &G::State,
        passed: &G::State,
        ask: &Ask<G::Move>,
        depth: Depth,
    ) -> Result<Score, Stopped> {
        self.ladder[ask.ply.0 as usize].made = NOTHING;
        self.expect(passed);
        let floor = std::mem::replace(&mut self.keys_floor, self.keys.len());
        self.keys.push(self.game.key(passed));
        let below = Ask {
            alpha: ask.beta - Score(1),
            beta: ask.beta,
            depth,
            ply: ask.ply.next(),
            m: None,
            before: NO_MOVE,
            pass: Pass::Null,
            without: NO_MOVE,
            expected: ask.expected.below(),
        };
        let score = self.turned(state, passed, below, Self::node::<false>)?;
        self.keys.pop();
        self.keys_floor = floor;
        Ok(score)
    }

    /// Does a shallower search of real moves agree that the node beats beta?
    fn verifies(&mut self, state: &G::State, ask: &Ask<G::Move>, depth: Depth) -> Result<bool, Stopped> {
        // Without a move before it, the node does not try to pass again.
        let again = Ask { alpha: ask.beta - Score(1), depth, before: NO_MOVE, pass: Pass::Again, ..*ask };
        Ok(self.node::<false>(state, again)? >= ask.beta)
    }

    /// Prob-cut: a noisy move that beats beta by far at reduced depth will beat it at full depth.
    fn cut_by_certainty(
        &mut self,
        state: &G::State,
        ask: &Ask<G::Move>,
        situation: &Situation,
    ) -> Result<Answer, Stopped> {
        if !self.has(Technique::ProbCut) || ask.depth < CERTAIN_MIN_DEPTH {
            return Ok(None);
        }
        let Some(margin) = self.margins.certainty else { return Ok(None) };
        let beta = ask.beta + margin;
        let depth = ask.depth - CERTAIN_REDUCTION;
        let doubted =
            |entry: Entry| entry.depth >= depth && entry.bound != Bound::Lower && entry.score < beta;
        let Some(standing) = situation.standing.filter(|_| !situation.entry.is_some_and(doubted)) else {
            return Ok(None);
        };
        let start = self.list_noisy(state);
        let end = self.moves.len();
        let mut answer = None;
        for index in start..end {
            let m = self.pick(index);
            let needed = beta - standing;
            if self.tactics.moves().see_below(self.game, state, m, needed) {
                continue;
            }
            let score = self.confirm(state, m, &Ask { alpha: beta - Score(1), beta, depth, ..*ask })?;
            if score >= beta {
                answer = Some((score - margin, Exit::Cutoff));
                break;
            }
        }
        self.moves.truncate(start);
        self.places.truncate(start);
        Ok(answer)
    }

    /// A noisy move's score, by quiescence first and by a reduced search if that agrees.
    fn confirm(&mut self, state: &G::State, m: G::Move, ask: &Ask<G::Move>) -> Result<Score, Stopped> {
        let child = self.game.play(state, m);
        self.make(state, m, ask, &child);
        let below = Ask {
            depth: Depth(0),
            ply: ask.ply.next(),
            m: Some(m),
            before: self.game.code(m),
            pass: Pass::Reduced,
            expected: ask.expected.below(),
            ..*ask
        };
        let mut score = self.turned(state, &child, below, Self::node::<false>)?;
        if score >= ask.beta && ask.depth > Depth(0) {
            let deeper = Ask { depth: ask.depth, ..below };
            score = self.turned(state, &child, deeper, Self::node::<false>)?;
        }
        self.step_back(state, m);
        Ok(score)
    }
}
