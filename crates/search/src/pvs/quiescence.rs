//! Quiescence search, with delta pruning: below the leaves, follow noisy and forced moves until the position is calm
//! enough to be judged.
//!
//! One rule fits all games: a forced side may not stand pat and tries every move; a free side may, and tries the noisy
//! moves that do not lose anything. The hope: what is left out changes the score little. Delta pruning leaves out noisy
//! moves whose gain and a margin do not reach the window: it is futility pruning (see there) of noisy moves.
//!
//! Claude E. Shannon, "Programming a Computer for Playing Chess", Philosophical Magazine 41, 1950; Larry R. Harris, "The
//! Heuristic Search and the Game of Chess", International Joint Conference on Artificial Intelligence, 1975.

use super::move_picker::Forced;
use super::node::{NodeParameters, sharpen};
use super::table::{NO_MOVE, TableEntry};
use super::techniques::Technique;
use super::worker::{MAX_PLY, Worker};
use crate::Stopped;
use crate::game::Game;
use crate::observe::{Exit, Observer, Pass};
use crate::score::{Bound, Depth, Score};
use crate::tactics::{Moves as _, Tactics};

/// A forced side that has found a way out tries this number of quiet moves.
const QUIET_ESCAPES: usize = 3;

/// What has been found out about a node below the leaves.
struct Calm {
    forced: Forced,
    /// The evaluator's own word; none for a forced side.
    evaluation: Option<Score>,
    best: Score,
    best_code: u16,
    alpha: Score,
    quiet_tried: usize,
}

impl Calm {
    /// A side that may not stand pat has nothing yet.
    fn forced(node: &NodeParameters<impl Copy>) -> Calm {
        Calm {
            forced: Forced::Yes,
            evaluation: None,
            best: -Score::INF,
            best_code: NO_MOVE,
            alpha: node.alpha,
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
    pub(super) fn search_leaf<const PV: bool>(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
    ) -> Result<(Score, Exit), Stopped> {
        if !self.has(Technique::Quiescence) || node.ply >= MAX_PLY {
            return Ok((self.evaluate(state), Exit::Leaf));
        }
        self.quiesce::<PV>(state, node)
    }

    fn quiescence_node<const PV: bool>(
        &mut self,
        state: &G::State,
        node: NodeParameters<G::Move>,
    ) -> Result<Score, Stopped> {
        self.enter::<PV>(state, &node)?;
        let judged = match self.decide(state, &node) {
            Some(answer) => Ok(answer),
            None if node.ply >= MAX_PLY => Ok((self.evaluate(state), Exit::Leaf)),
            None => self.quiesce::<PV>(state, &node),
        };
        self.leave(state, &node, judged)
    }

    pub(super) fn quiesce<const PV: bool>(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
    ) -> Result<(Score, Exit), Stopped> {
        // Asked first, because the table's answer is still on its way from memory.
        let forced = self.tactics.moves().is_forced(self.game, state);
        let entry = self.probe_table(node.ply);
        let asked = entry.filter(|_| !PV);
        if let Some(answer) = asked.and_then(|entry| self.answer_from_table(state, entry, node)) {
            return Ok((answer, Exit::Table));
        }
        let mut calm = match forced {
            true => Calm::forced(node),
            false => self.stand_pat(state, node, entry),
        };
        if calm.best >= node.beta {
            return Ok((calm.best, Exit::StandPat));
        }
        let start = match calm.forced {
            Forced::Yes => self.list_all(state, node.ply, entry.map_or(NO_MOVE, |entry| entry.code)),
            Forced::No => self.list_noisy(state),
        };
        if start == self.moves.len() && calm.forced == Forced::Yes {
            return Ok((self.game.stuck(state).score(self.game.turn(state), node.ply), Exit::Terminal));
        }
        let exit = self.follow_moves::<PV>(state, node, start, &mut calm)?;
        self.moves.truncate(start);
        self.priorities.truncate(start);
        self.store_calm(node, &calm);
        Ok((calm.best, exit))
    }

    /// A free side has at least what the evaluator says.
    fn stand_pat(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        entry: Option<TableEntry>,
    ) -> Calm {
        let (evaluation, corrected, _) = self.evaluate_corrected(state, entry);
        let best = entry.map_or(corrected, |entry| sharpen(corrected, entry));
        let alpha = node.alpha.max(best);
        Calm { forced: Forced::No, evaluation: Some(evaluation), best, alpha, ..Calm::forced(node) }
    }

    fn follow_moves<const PV: bool>(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        start: usize,
        calm: &mut Calm,
    ) -> Result<Exit, Stopped> {
        let end = self.moves.len();
        let stand_pat = calm.best;
        let mut exit = match calm.forced {
            _ if start == end => Exit::Leaf,
            Forced::Yes => Exit::Searched,
            Forced::No => Exit::Selected,
        };
        for index in start..end {
            let m = self.pick(index);
            if let Some(reason) = self.find_hopeless(state, m, stand_pat, calm) {
                self.observer.skip(node.ply, m, reason);
                exit = Exit::Selected;
                continue;
            }
            let score = self.follow::<PV>(state, m, node, calm.alpha)?;
            if score <= calm.best {
                continue;
            }
            calm.best = score;
            if score > calm.alpha {
                calm.alpha = score;
                calm.best_code = self.game.code(m);
                if PV {
                    self.lines.improve(node.ply, m);
                }
            }
            if calm.alpha >= node.beta {
                exit = Exit::Cutoff;
                self.observer.skip_unlisted(node.ply);
                break;
            }
        }
        Ok(exit)
    }

    /// Why a move is not worth trying: it cannot bring the score into the window, it loses, or it is one escape too many.
    fn find_hopeless(&self, state: &G::State, m: G::Move, stand_pat: Score, calm: &mut Calm) -> Option<Exit> {
        if calm.forced == Forced::Yes {
            return self.is_needless_escape(state, m, calm).then_some(Exit::QuiescenceLimits);
        }
        let advice = self.tactics.moves();
        let reach = self.margins.delta.zip(advice.gain(self.game, state, m));
        let reach =
            reach.map(|(delta, gain)| stand_pat + gain + delta).filter(|_| self.has(Technique::Delta));
        if let Some(reach) = reach.filter(|&reach| reach <= calm.alpha) {
            calm.best = calm.best.max(reach);
            return Some(Exit::Delta);
        }
        if advice.rank(self.game, state, m) < 0 {
            return Some(Exit::Quiescence);
        }
        let loses = self.has(Technique::Exchanges) && advice.see_below(self.game, state, m, Score(0));
        loses.then_some(Exit::Exchanges)
    }

    /// A quiet move of a forced side that has tried enough of them.
    fn is_needless_escape(&self, state: &G::State, m: G::Move, calm: &mut Calm) -> bool {
        let quiet = !self.tactics.moves().is_noisy(self.game, state, m);
        calm.quiet_tried += usize::from(quiet);
        let escaped = calm.best > -Score::COUNTED_WIN && self.has(Technique::QuiescenceLimits);
        quiet && escaped && calm.quiet_tried > QUIET_ESCAPES
    }

    fn follow<const PV: bool>(
        &mut self,
        state: &G::State,
        m: G::Move,
        node: &NodeParameters<G::Move>,
        alpha: Score,
    ) -> Result<Score, Stopped> {
        let child = self.game.play(state, m);
        self.prefetch(&child);
        self.make(state, m, node, &child);
        let below = NodeParameters {
            alpha,
            depth: node.depth - Depth(1),
            ply: node.ply.next(),
            m: Some(m),
            previous: NO_MOVE,
            pass: Pass::Quiet,
            expected: node.expected.below(),
            ..*node
        };
        let score = self.search_negated(state, &child, below, Self::quiescence_node::<PV>)?;
        self.step_back(state, m);
        Ok(score)
    }

    fn store_calm(&mut self, node: &NodeParameters<G::Move>, calm: &Calm) {
        if !self.has(Technique::Table) {
            return;
        }
        let bound = if calm.best >= node.beta {
            Bound::Lower
        } else if calm.best_code != NO_MOVE {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = TableEntry {
            score: calm.best,
            bound,
            depth: Depth(0),
            code: calm.best_code,
            evaluation: calm.evaluation,
        };
        self.store(entry, node.ply);
    }
}
