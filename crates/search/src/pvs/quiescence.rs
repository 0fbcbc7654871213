//! Below the leaves: follow noisy and forced moves until the position is calm enough to be judged.
//!
//! One rule fits all games: a forced side may not stand pat and tries every move; a free side may, and tries
//! the noisy moves that do not lose anything.

use super::node::Ask;
use super::order::Forced;
use super::table::NO_MOVE;
use super::techniques::Technique;
use super::worker::{MAX_PLY, Worker};
use crate::game::Game;
use crate::observe::{Exit, Observer, Pass};
use crate::score::{Depth, Score};
use crate::tactics::Tactics;
use crate::textbook::Stopped;

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// The score of a node at depth zero.
    pub(super) fn leaf(&mut self, state: &G::State, ask: &Ask<G::Move>) -> Result<(Score, Exit), Stopped> {
        if !self.has(Technique::Quiescence) || ask.ply >= MAX_PLY {
            return Ok((self.evaluate(state), Exit::Leaf));
        }
        self.quiesce(state, ask)
    }

    fn quiet_node(&mut self, state: &G::State, ask: Ask<G::Move>) -> Result<Score, Stopped> {
        self.enter(state, &ask)?;
        let (score, exit) = match self.decided(state, &ask) {
            Some(answer) => answer,
            None if ask.ply >= MAX_PLY => (self.evaluate(state), Exit::Leaf),
            None => self.quiesce(state, &ask)?,
        };
        Ok(self.leave(state, &ask, score, exit))
    }

    fn quiesce(&mut self, state: &G::State, ask: &Ask<G::Move>) -> Result<(Score, Exit), Stopped> {
        let mut best = -Score::INF;
        let mut alpha = ask.alpha;
        let forced = if self.tactics.is_forced(self.game, state) { Forced::Yes } else { Forced::No };
        if forced == Forced::No {
            best = self.evaluate(state);
            if best >= ask.beta {
                return Ok((best, Exit::StandPat));
            }
            alpha = alpha.max(best);
        }
        let start = self.list_quiescence(state, forced);
        let end = self.moves.len();
        let mut exit = if start == end { Exit::Leaf } else { Exit::Searched };
        if start == end && forced == Forced::Yes {
            return Ok((self.game.stuck(state).score(self.game.turn(state), ask.ply), Exit::Terminal));
        }
        for index in start..end {
            let m = self.pick(index);
            if forced == Forced::No && self.tactics.rank(self.game, state, m) < 0 {
                self.observer.skipped(ask.ply, m, Exit::Futility);
                continue;
            }
            let score = self.follow(state, m, ask, alpha)?;
            if score <= best {
                continue;
            }
            best = score;
            if score > alpha {
                alpha = score;
                self.lines.improve(ask.ply, m);
            }
            if alpha >= ask.beta {
                exit = Exit::Cutoff;
                break;
            }
        }
        self.moves.truncate(start);
        self.places.truncate(start);
        Ok((best, exit))
    }

    fn follow(
        &mut self,
        state: &G::State,
        m: G::Move,
        ask: &Ask<G::Move>,
        alpha: Score,
    ) -> Result<Score, Stopped> {
        let child = self.game.play(state, m);
        self.step(state, m, &child);
        let below = Ask {
            alpha,
            beta: ask.beta,
            depth: ask.depth - Depth(1),
            ply: ask.ply.next(),
            m: Some(m),
            before: NO_MOVE,
            pass: Pass::Quiet,
        };
        let score = self.turned(state, &child, below, Self::quiet_node)?;
        self.step_back(state, m);
        Ok(score)
    }
}
