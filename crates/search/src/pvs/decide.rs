//! Is the score of a node known without any search? Ended by the rules, repeated, out of reach of the fastest win (mate
//! distance pruning), or known exactly.

use super::node::NodeParameters;
use super::techniques::Technique;
use super::worker::Worker;
use crate::game::Game;
use crate::observe::{Exit, Observer};
use crate::score::{Bound, Ply, Score};
use crate::tactics::{Knowledge as _, Tactics};

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// The answer that needs no search.
    pub(super) fn decide(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
    ) -> Option<(Score, Exit)> {
        if node.ply == Ply::ROOT {
            return None;
        }
        if let Some(outcome) = self.game.outcome(state) {
            return Some((outcome.score(self.game.turn(state), node.ply), Exit::Terminal));
        }
        if self.has(Technique::Repetition) && self.is_repeated(state) {
            return Some((Score::DRAW, Exit::Repetition));
        }
        if self.has(Technique::MateDistance) {
            if Score::loss_at(node.ply) >= node.beta {
                return Some((Score::loss_at(node.ply), Exit::MateDistance));
            }
            if Score::win_at(node.ply.next()) <= node.alpha {
                return Some((Score::win_at(node.ply.next()), Exit::MateDistance));
            }
        }
        self.known_score(state, node).map(|score| (score, Exit::Known))
    }

    fn known_score(&mut self, state: &G::State, node: &NodeParameters<G::Move>) -> Option<Score> {
        if !self.has(Technique::Knowledge) {
            return None;
        }
        let (score, bound) = self.tactics.knowledge().known(self.game, state, node.ply)?;
        let answers = match bound {
            Bound::Exact => score != Score::DRAW || !self.shared.root.is_drawn(),
            Bound::Lower => score >= node.beta,
            Bound::Upper => score <= node.alpha,
        };
        self.known += u64::from(answers);
        answers.then_some(score)
    }

    /// Once since the root, or twice in the whole game, the same position was there before.
    fn is_repeated(&self, state: &G::State) -> bool {
        let reversible = self.game.reversible(state);
        let present = self.keys.len() - 1;
        let earliest = present.saturating_sub(reversible).max(self.keys_floor);
        // The same side is to move only every other ply, and nothing is undone in two.
        let (nearest, stride) = if G::ALTERNATING { (4, 2) } else { (1, 1) };
        let mut seen_before_root = false;
        let mut index = present.wrapping_sub(nearest);
        while index >= earliest && index < present {
            if self.keys[index] == self.keys[present] {
                if index >= self.keys_before_root || seen_before_root {
                    return true;
                }
                seen_before_root = true;
            }
            index = index.wrapping_sub(stride);
        }
        false
    }
}
