//! Singular extensions: a move that is much better than all others is searched deeper.
//!
//! The hope: where everything hangs on one move, an error in it is worth avoiding. A shallow search without the table
//! move tells whether all others stay well below it. If instead they beat the window as well, the node can be left
//! (multi-cut).
//!
//! Thomas Anantharaman, Murray Campbell and Feng-hsiung Hsu, "Singular Extensions: Adding Selectivity to Brute-Force
//! Searching", Artificial Intelligence 43(1), 1990; Yngvi Björnsson and T. Anthony Marsland, "Multi-cut Pruning in
//! Alpha-Beta Search", Computers and Games, 1998.

use super::move_loop::Candidate;
use super::node::{NodeParameters, StaticFacts};
use super::table::{NO_MOVE, TableEntry};
use super::techniques::Technique;
use super::worker::Worker;
use crate::Stopped;
use crate::game::Game;
use crate::observe::{Observer, Pass};
use crate::score::{Bound, Depth, Ply, Score};
use crate::tactics::Tactics;

/// Whether a move is singular is asked from this depth on, of a table entry at most so much shallower.
const SINGULAR_MIN_DEPTH: Depth = Depth(7);
const SINGULAR_ENTRY: Depth = Depth(3);
/// This number of margins below, a singular move is worth two plies.
const VERY_SINGULAR: i32 = 3;

/// What a closer look at the table move found.
pub(super) enum Singularity {
    /// Search it so much deeper.
    Extend(Depth),
    /// Other moves beat the window as well: the node can be left.
    Cut(Score),
}

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    /// Is the table move much better than all others? A search without it tells.
    pub(super) fn test_singularity<const PV: bool>(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        facts: &StaticFacts,
        candidate: &Candidate<G::Move>,
    ) -> Result<Singularity, Stopped> {
        let usual = Ok(Singularity::Extend(Depth(0)));
        let fits = |entry: &TableEntry| {
            entry.code == candidate.made.code
                && entry.depth >= node.depth - SINGULAR_ENTRY
                && entry.bound != Bound::Upper
                && entry.score.plies_to_end().is_none()
        };
        let wanted = self.has(Technique::Singular)
            && node.depth >= SINGULAR_MIN_DEPTH
            && node.ply > Ply::ROOT
            && node.excluded == NO_MOVE
            && !self.is_long_enough(node);
        let Some(entry) = facts.entry.filter(fits).filter(|_| wanted) else { return usual };
        let Some(step) = self.margins.singular else { return usual };
        let margin = Score(step.0 * node.depth.0);
        let beta = entry.score - margin;
        let others = NodeParameters {
            alpha: beta - Score(1),
            beta,
            depth: Depth((node.depth.0 - 1) / 2),
            pass: Pass::Again,
            excluded: candidate.made.code,
            ..*node
        };
        let score = self.search_node::<false>(state, others)?;
        if score < beta {
            let far = !PV && score < beta - Score(margin.0 * VERY_SINGULAR);
            return Ok(Singularity::Extend(Depth(1 + i32::from(far))));
        }
        if beta >= node.beta && !PV {
            return Ok(Singularity::Cut(beta));
        }
        Ok(Singularity::Extend(if entry.score >= node.beta { Depth(-1) } else { Depth(0) }))
    }
}
