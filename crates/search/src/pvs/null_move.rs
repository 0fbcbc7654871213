//! Null move pruning: pass, and leave the node if that is still too good.
//!
//! The hope: moving is better than passing, so if passing beats the window a real move will too, and a shallow search
//! tells. It fails in zugzwang; deep cuts are therefore verified by a search of real moves.
//!
//! Donald F. Beal, "A Generalised Quiescence Search Algorithm", Artificial Intelligence 43(1), 1990; Chrilly Donninger,
//! "Null Move and Deep Search", ICCA Journal 16(3), 1993; Omid David Tabibi and Nathan S. Netanyahu, "Verified Null-Move
//! Pruning", ICGA Journal 25(3), 2002.

use super::history::NO_MOVE_ID;
use super::node::{Cut, NodeParameters};
use super::table::NO_MOVE;
use super::techniques::Technique;
use super::worker::Worker;
use crate::Stopped;
use crate::game::Game;
use crate::observe::{Exit, Observer, Pass};
use crate::score::{Depth, Score};
use crate::tactics::{Moves as _, Tactics};

/// A null move is tried from this depth on: below, quiescence answers as fast.
const NULL_MIN_DEPTH: Depth = Depth(2);
/// Passing loses at most a tempo, so a search this much shallower suffices, and a little more when deep.
const NULL_REDUCTION: Depth = Depth(3);
const NULL_DEPTH_SHARE: i32 = 3;
/// The better a node stands, in steps of the aspiration delta, the less has to be searched, up to the given number of plies.
const NULL_DELTAS: i32 = 8;
const NULL_MAX_BONUS: i32 = 3;
/// From this depth on a null-move cut is verified by a search of real moves: zugzwang would be expensive.
const NULL_VERIFY_DEPTH: Depth = Depth(12);

impl<G, T, O> Worker<'_, G, T, O>
where
    G: Game,
    T: Tactics<G>,
    O: Observer<G>,
{
    pub(super) fn try_null_move(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        estimate: Score,
    ) -> Result<Cut, Stopped> {
        let allowed = self.has(Technique::NullMove) && node.pass != Pass::Null && node.previous != NO_MOVE;
        if !allowed || node.depth < NULL_MIN_DEPTH {
            return Ok(None);
        }
        let Some(passed) = self.tactics.moves().pass(self.game, state) else { return Ok(None) };
        let reduced = node.depth - Depth(1) - self.null_reduction(node, estimate);
        let score = self.search_pass(state, &passed, node, reduced)?;
        if score < node.beta {
            return Ok(None);
        }
        // A win by passing is not proven: the opponent was not really given a move.
        let score = if score >= Score::COUNTED_WIN { node.beta } else { score };
        let doubted = node.depth >= NULL_VERIFY_DEPTH && self.has(Technique::NullVerification);
        if !doubted || self.verify_null_move(state, node, reduced)? {
            return Ok(Some((score, Exit::NullMove)));
        }
        Ok(None)
    }

    fn null_reduction(&self, node: &NodeParameters<G::Move>, estimate: Score) -> Depth {
        let step =
            self.margins.aspiration.map_or(i32::MAX, |delta| delta.0.max(1).saturating_mul(NULL_DELTAS));
        let bonus = ((estimate - node.beta).0 / step).min(NULL_MAX_BONUS);
        NULL_REDUCTION + Depth(node.depth.0 / NULL_DEPTH_SHARE + bonus)
    }

    fn search_pass(
        &mut self,
        state: &G::State,
        passed: &G::State,
        node: &NodeParameters<G::Move>,
        depth: Depth,
    ) -> Result<Score, Stopped> {
        self.stack[node.ply.0 as usize].made = NO_MOVE_ID;
        self.prefetch(passed);
        let floor = std::mem::replace(&mut self.keys_floor, self.keys.len());
        self.keys.push(self.game.key(passed));
        let below = NodeParameters {
            alpha: node.beta - Score(1),
            beta: node.beta,
            depth,
            ply: node.ply.next(),
            m: None,
            previous: NO_MOVE,
            pass: Pass::Null,
            excluded: NO_MOVE,
            expected: node.expected.below(),
        };
        let score = self.search_negated(state, passed, below, Self::search_node::<false>)?;
        self.keys.pop();
        self.keys_floor = floor;
        Ok(score)
    }

    /// Does a shallower search of real moves agree that the node beats beta?
    fn verify_null_move(
        &mut self,
        state: &G::State,
        node: &NodeParameters<G::Move>,
        depth: Depth,
    ) -> Result<bool, Stopped> {
        // Without a move before it, the node does not try to pass again.
        let again = NodeParameters {
            alpha: node.beta - Score(1),
            depth,
            previous: NO_MOVE,
            pass: Pass::Again,
            ..*node
        };
        Ok(self.search_node::<false>(state, again)? >= node.beta)
    }
}
