//! Late move reductions: moves that come late in the order are searched less deeply first.
//!
//! The hope: moves are ordered well enough that a late one is seldom best; if the shallow search says it is, it is
//! searched again.
//!
//! Tord Romstad, "An Introduction to Late Move Reductions", a page of the author's, about 2006.

use super::move_loop::{Candidate, Local};
use super::node::{Expected, NodeParameters, StaticFacts};
use super::techniques::Technique;
use super::worker::Worker;
use crate::game::Game;
use crate::observe::Observer;
use crate::score::Depth;
use crate::tactics::{Moves as _, Tactics};

/// Reductions start with this depth and this move.
const REDUCE_MIN_DEPTH: Depth = Depth(3);
const REDUCE_FROM: usize = 2;
/// A history this good or bad changes the reduction by a ply.
const HISTORY_STEP: i32 = 8192;
/// Noisy moves that lose are reduced less than quiet ones.
const NOISY_LESS: i32 = 1;

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// How much shallower: late moves, less so when history speaks for them.
    pub(super) fn reduction<const PV: bool>(
        &self,
        node: &NodeParameters<G::Move>,
        facts: &StaticFacts,
        local: &Local,
        candidate: &Candidate<G::Move>,
        extension: Depth,
    ) -> Depth {
        let late = local.tried >= REDUCE_FROM && node.depth >= REDUCE_MIN_DEPTH;
        let good_noise = !candidate.quiet && !candidate.losing;
        if !self.has(Technique::Reductions) || !late || extension > Depth(0) || good_noise {
            return Depth(0);
        }
        let usual = self.tactics.moves().reduction(node.depth, local.tried).0;
        if usual <= 0 {
            return Depth(0);
        }
        let killer = self.history.is_killer(node.ply, candidate.made.code);
        let reduction = usual - i32::from(PV) - i32::from(killer)
            + i32::from(!facts.improving)
            + i32::from(node.expected == Expected::Cut)
            - candidate.worth / HISTORY_STEP
            - if candidate.quiet { 0 } else { NOISY_LESS };
        Depth(reduction.clamp(0, node.depth.0 - 2))
    }
}
