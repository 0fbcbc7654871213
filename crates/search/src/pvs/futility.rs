//! Futility pruning and reverse futility pruning: near the leaves, the evaluation is trusted within a margin.
//!
//! The hope: in the few plies that are left no quiet move gains more than the margin. So quiet moves of a node that is
//! further below the window than that are not tried (futility), and a node that is further above it is left at once
//! (reverse futility, also called static null move).
//!
//! Jonathan Schaeffer, "Experiments in Search and Knowledge", thesis, University of Waterloo, 1986; Ernst A. Heinz,
//! "Extended Futility Pruning", ICCA Journal 21(2), 1998.

use super::move_loop::Local;
use super::node::{Cut, NodeParameters, StaticFacts};
use super::techniques::Technique;
use super::worker::Worker;
use crate::game::Game;
use crate::observe::{Exit, Observer};
use crate::score::{Depth, Score};
use crate::tactics::Tactics;

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// Is the window out of reach for a quiet move?
    pub(super) fn is_futile(
        &self,
        node: &NodeParameters<G::Move>,
        facts: &StaticFacts,
        local: &Local,
    ) -> bool {
        let margin = self.margins.futility.at(node.depth).filter(|_| self.has(Technique::Futility));
        let reach = margin.zip(facts.estimate).map(|(margin, estimate)| estimate + margin);
        reach.is_some_and(|reach| reach <= local.alpha)
    }

    /// Reverse futility: if a margin cannot bring us below beta, the opponent's moves will not.
    pub(super) fn try_reverse_futility(
        &self,
        node: &NodeParameters<G::Move>,
        facts: &StaticFacts,
        estimate: Score,
    ) -> Cut {
        if !self.has(Technique::Futility) {
            return None;
        }
        let depth = node.depth - Depth(i32::from(facts.improving));
        let margin =
            self.margins.reverse_futility.at(node.depth).and(self.margins.reverse_futility.at(depth))?;
        (estimate - margin >= node.beta).then_some((estimate - margin, Exit::Futility))
    }
}
