//! Pruning by static exchange evaluation (SEE): near the leaves, moves that lose much on their square are not tried.
//!
//! The hope: what is lost in a series of captures on one square is not won back elsewhere in the plies that are left.
//! The evaluation itself is the game's: [`crate::Moves::see_below`].
//!
//! Fritz Reul, "Static Exchange Evaluation with αβ-Approach", ICGA Journal 33(1), 2010: only compared with a bound, an
//! exchange is soon decided. Pruning by it comes from the practice of chess programs.

use super::move_loop::Candidate;
use super::node::NodeParameters;
use super::techniques::Technique;
use super::worker::Worker;
use crate::game::Game;
use crate::observe::Observer;
use crate::tactics::{Moves as _, Tactics};

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// Does the exchange cost more than a move may lose so near to the leaves?
    pub(super) fn loses_too_much(
        &self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        candidate: &Candidate<G::Move>,
    ) -> bool {
        if !self.has(Technique::Exchanges) {
            return false;
        }
        let limit = match candidate.quiet {
            true => self.margins.quiet_see.at(node.depth),
            false => self.margins.noisy_see.at(node.depth),
        };
        limit.is_some_and(|limit| self.tactics.moves().see_below(self.game, state, candidate.m, -limit))
    }
}
