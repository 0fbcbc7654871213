//! Principal variation search of one move: ask first whether it is better at all, and only then by how much.
//!
//! The hope: moves are ordered so well that the first is the best, so that for all others a search with an empty window,
//! the scout, proves them worse. If one is not, it is searched again with the open window.
//!
//! Judea Pearl, "Asymptotic Properties of Minimax Trees and Game-Searching Procedures", Artificial Intelligence 14(2), 1980
//! (scout); T. Anthony Marsland and Murray Campbell, "Parallel Search of Strongly Ordered Game Trees", ACM Computing Surveys
//! 14(4), 1982 (principal variation search).

use super::history::MoveId;
use super::move_loop::{Candidate, Local};
use super::node::{Expected, NodeParameters, StaticFacts};
use super::table::NO_MOVE;
use super::techniques::Technique;
use super::worker::Worker;
use crate::Stopped;
use crate::game::Game;
use crate::observe::{Observer, Pass};
use crate::score::{Depth, Score};
use crate::tactics::{Moves as _, Tactics};

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    pub(super) fn search_move<const PV: bool>(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        facts: &StaticFacts,
        local: &Local,
        candidate: &Candidate<G::Move>,
    ) -> Result<Score, Stopped> {
        let child = self.game.play(state, candidate.m);
        self.prefetch(&child);
        let extension = self.extension(state, &child, node, candidate);
        let reduction = self.reduction::<PV>(node, facts, local, candidate, extension);
        self.make(state, candidate.m, node, &child);
        let full = NodeParameters {
            alpha: local.alpha,
            beta: node.beta,
            depth: node.depth - Depth(1) + extension,
            ply: node.ply.next(),
            m: Some(candidate.m),
            previous: candidate.made.code,
            pass: Pass::Full,
            excluded: NO_MOVE,
            expected: if PV { Expected::All } else { node.expected.below() },
        };
        let score = self.search_with_scout::<PV>(state, &child, full, reduction, local)?;
        self.step_back(state, candidate.m);
        Ok(score)
    }

    /// Makes a move on the board and in the line being looked at.
    pub(super) fn make(
        &mut self,
        state: &G::State,
        m: G::Move,
        node: &NodeParameters<G::Move>,
        child: &G::State,
    ) {
        self.stack[node.ply.0 as usize].made =
            MoveId { code: self.game.code(m), piece_to: self.tactics.moves().piece_to(self.game, state, m) };
        self.step(state, m, child);
    }

    /// Which window: ask first whether the move is better at all, and only then by how much.
    fn search_with_scout<const PV: bool>(
        &mut self,
        state: &G::State,
        child: &G::State,
        full: NodeParameters<G::Move>,
        reduction: Depth,
        local: &Local,
    ) -> Result<Score, Stopped> {
        let expected = if PV { Expected::Cut } else { full.expected };
        let scout = NodeParameters { beta: full.alpha + Score(1), pass: Pass::Scout, expected, ..full };
        let mut full = full;
        if reduction > Depth(0) {
            let reduced = NodeParameters {
                depth: full.depth - reduction,
                pass: Pass::Reduced,
                expected: Expected::Cut,
                ..scout
            };
            let score = self.search_negated(state, child, reduced, Self::search_node::<false>)?;
            if score <= full.alpha {
                return Ok(score);
            }
            full.pass = Pass::Again;
        }
        if PV && self.has(Technique::Scout) && local.tried > 0 {
            let score = self.search_negated(state, child, scout, Self::search_node::<false>)?;
            if score <= full.alpha || score >= full.beta {
                return Ok(score);
            }
            full.pass = Pass::Again;
        }
        self.search_negated(state, child, full, Self::search_node::<PV>)
    }
}
