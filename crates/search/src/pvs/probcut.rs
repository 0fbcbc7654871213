//! ProbCut: leave a node if a noisy move beats the window by far in a shallower search.
//!
//! The hope: scores of shallow and deep searches go together, so what beats the window by a margin now will beat it at
//! full depth.
//!
//! Michael Buro, "ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm", ICCA Journal 18(2), 1995. There
//! the margin comes from a regression on shallow scores of all moves; here it is given, and only noisy moves are tried.

use super::node::{Cut, NodeParameters, StaticFacts};
use super::table::TableEntry;
use super::techniques::Technique;
use super::worker::Worker;
use crate::Stopped;
use crate::game::Game;
use crate::observe::{Exit, Observer, Pass};
use crate::score::{Bound, Depth, Score};
use crate::tactics::{Moves as _, Tactics};

/// ProbCut is tried from this depth on, with so much less depth.
const PROBCUT_MIN_DEPTH: Depth = Depth(5);
const PROBCUT_REDUCTION: Depth = Depth(4);

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    pub(super) fn try_probcut(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        facts: &StaticFacts,
    ) -> Result<Cut, Stopped> {
        if !self.has(Technique::ProbCut) || node.depth < PROBCUT_MIN_DEPTH {
            return Ok(None);
        }
        let Some(margin) = self.margins.probcut else { return Ok(None) };
        let beta = node.beta + margin;
        let depth = node.depth - PROBCUT_REDUCTION;
        let doubted =
            |entry: TableEntry| entry.depth >= depth && entry.bound != Bound::Lower && entry.score < beta;
        let Some(estimate) = facts.estimate.filter(|_| !facts.entry.is_some_and(doubted)) else {
            return Ok(None);
        };
        let start = self.list_noisy(state);
        let end = self.moves.len();
        let mut answer = None;
        for index in start..end {
            let m = self.pick(index);
            let needed = beta - estimate;
            if self.tactics.moves().see_below(self.game, state, m, needed) {
                continue;
            }
            let score =
                self.confirm(state, m, &NodeParameters { alpha: beta - Score(1), beta, depth, ..*node })?;
            if score >= beta {
                answer = Some((score - margin, Exit::ProbCut));
                break;
            }
        }
        self.moves.truncate(start);
        self.priorities.truncate(start);
        Ok(answer)
    }

    /// A noisy move's score, by quiescence first and by a reduced search if that agrees.
    fn confirm(
        &mut self,
        state: &G::State,
        m: G::Move,
        node: &NodeParameters<G::Move>,
    ) -> Result<Score, Stopped> {
        let child = self.game.play(state, m);
        self.make(state, m, node, &child);
        let below = NodeParameters {
            depth: Depth(0),
            ply: node.ply.next(),
            m: Some(m),
            previous: self.game.code(m),
            pass: Pass::Reduced,
            expected: node.expected.below(),
            ..*node
        };
        let mut score = self.search_negated(state, &child, below, Self::search_node::<false>)?;
        if score >= node.beta && node.depth > Depth(0) {
            let deeper = NodeParameters { depth: node.depth, ..below };
            score = self.search_negated(state, &child, deeper, Self::search_node::<false>)?;
        }
        self.step_back(state, m);
        Ok(score)
    }
}
