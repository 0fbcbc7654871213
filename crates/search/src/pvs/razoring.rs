//! Razoring: far below the window near the leaves, quiescence answers instead of a search.
//!
//! The hope: so far below only noisy moves help, and quiescence knows those.
//!
//! John A. Birmingham and Peter Kent, "Tree-Searching and Tree-Pruning Techniques", in Advances in Computer Chess 1, 1977.

use super::node::{Cut, NodeParameters};
use super::techniques::Technique;
use super::worker::Worker;
use crate::Stopped;
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
    pub(super) fn try_razoring(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        estimate: Score,
    ) -> Result<Cut, Stopped> {
        let asks = self.has(Technique::Razoring) && self.has(Technique::Quiescence);
        let margin = self.margins.razoring.at(node.depth).filter(|_| asks);
        let Some(margin) = margin.filter(|&margin| estimate + margin <= node.alpha) else { return Ok(None) };
        debug_assert!(margin >= Score(0));
        let (score, _) = self.quiesce::<false>(state, &NodeParameters { depth: Depth(0), ..*node })?;
        Ok((score <= node.alpha).then_some((score, Exit::Razoring)))
    }
}
