//! Where a line ends: the game is over, a rule ends it, the depth runs out.

use super::{Frame, Walk};
use crate::evaluate::ValueFunction;
use crate::game::Game;
use crate::observe::{Exit, Observer};
use crate::outcome::Outcome;
use crate::score::{Depth, Ply};
use crate::textbook::policy::RuleReach;

/// A node that may be a leaf.
pub(in crate::textbook) struct LeafPlace<'a, G: Game> {
    pub(in crate::textbook) state: &'a G::State,
    pub(in crate::textbook) parent: Option<&'a G::State>,
    pub(in crate::textbook) ply: Ply,
    pub(in crate::textbook) depth: Depth,
}

impl<G, V, O> Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    /// May the node be answered without looking at its moves?
    pub(super) fn settle(&mut self) -> Option<(f64, Exit)> {
        let at = self.path.len() - 1;
        let Frame { state, depth, .. } = &self.path[at];
        let parent = at.checked_sub(1).map(|above| &self.path[above].state);
        let settled = self.judge(&LeafPlace { state, parent, ply: Ply(at as u32), depth: *depth });
        self.count_judged(settled);
        settled
    }

    /// The value of a node where it is a leaf: the game is over, a rule ends the line, the depth runs out.
    pub(in crate::textbook) fn judge(&self, place: &LeafPlace<'_, G>) -> Option<(f64, Exit)> {
        let &LeafPlace { state, parent, ply, depth } = place;
        if let Some(outcome) = self.game.outcome(state) {
            return Some((self.value.terminal(self.game, state, outcome, ply), Exit::Terminal));
        }
        for rule in &self.policy.leaf_rules {
            if rule.reach() == RuleReach::Choice && ply != Ply(1) {
                continue;
            }
            if let Some(value) = rule.settle(self.game, state, parent) {
                return Some((value, Exit::Rule(rule.name())));
            }
        }
        (depth <= Depth(0)).then(|| (self.value.value(self.game, state), Exit::Leaf))
    }

    pub(in crate::textbook) fn count_judged(&mut self, settled: Option<(f64, Exit)>) {
        if let Some((_, Exit::Leaf)) = settled {
            self.saw_horizon = true;
            self.counts.evaluations += 1;
        }
    }

    pub(super) fn judge_end(&self, outcome: Outcome) -> f64 {
        self.value.terminal(self.game, &self.top().state, outcome, self.ply())
    }
}
