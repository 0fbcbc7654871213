//! Late move pruning, also called move-count pruning: near the leaves, quiet moves that come late are not tried.
//!
//! The hope: moves are ordered well enough that the one that matters is not among the last. No paper describes it; it
//! comes from the practice of chess programs.

use super::move_loop::Local;
use super::node::{NodeParameters, StaticFacts};
use super::techniques::Technique;
use super::worker::Worker;
use crate::game::Game;
use crate::observe::Observer;
use crate::tactics::{Moves as _, Tactics};

/// Of a side whose position gets worse, one quiet move is tried for this number when it gets better.
const WORSENING_SHARE: usize = 2;

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// Have enough quiet moves been tried?
    pub(super) fn is_too_late(
        &self,
        node: &NodeParameters<G::Move>,
        facts: &StaticFacts,
        local: &Local,
    ) -> bool {
        let share = if facts.improving { 1 } else { WORSENING_SHARE };
        let limit =
            self.tactics.moves().late_move_limit(node.depth).filter(|_| self.has(Technique::LateMoves));
        limit.is_some_and(|limit| local.quiet_tried >= limit / share)
    }
}
