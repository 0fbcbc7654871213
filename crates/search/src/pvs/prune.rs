//! Forward pruning of a whole node: is it so good or so bad already that looking at its moves is a waste?

use super::node::{Cut, NodeParameters, StaticFacts};
use super::worker::Worker;
use crate::Stopped;
use crate::game::Game;
use crate::observe::Observer;
use crate::score::Score;
use crate::tactics::Tactics;

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
        node: &NodeParameters<G::Move>,
        facts: &StaticFacts,
    ) -> Result<Cut, Stopped> {
        let Some(estimate) = facts.estimate else { return Ok(None) };
        if node.beta <= -Score::COUNTED_WIN || node.beta >= Score::COUNTED_WIN {
            return Ok(None);
        }
        if let Some(answer) = self.try_razoring(state, node, estimate)? {
            return Ok(Some(answer));
        }
        if estimate >= node.beta {
            if let Some(answer) = self.try_reverse_futility(node, facts, estimate) {
                return Ok(Some(answer));
            }
            if let Some(answer) = self.try_null_move(state, node, estimate)? {
                return Ok(Some(answer));
            }
        }
        self.try_probcut(state, node, facts)
    }
}
