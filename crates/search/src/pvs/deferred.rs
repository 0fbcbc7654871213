//! Deferred moves, known as ABDADA: several threads share the work of one search by leaving to later what another is at.
//!
//! Every thread searches the same tree. Before it tries a move that is not the first of its node, it asks whether
//! another thread is at that move; if so, the move is deferred until the others of the node are done. The hope: by then
//! its result is in the table. Nothing is locked: an answer that comes too late costs a little work done twice, never a
//! wrong score.
//!
//! Jean-Christophe Weill, "The ABDADA Distributed Minimax-Search Algorithm", ICCA Journal 19(1), 1996. Marks on moves
//! instead of positions, in a table of their own, are Tom Kerrigan's "Simplified ABDADA".

use super::move_loop::Candidate;
use super::node::NodeParameters;
use super::worker::Worker;
use crate::game::Game;
use crate::score::Depth;
use std::sync::atomic::{AtomicU64, Ordering};

/// Moves that can be marked at a time; two that fall on the same slot disturb each other a little.
const SLOTS: usize = 1 << 14;
/// No thread is here.
const FREE: u64 = 0;
/// Nearer to the leaves than this, sharing out the work costs more than doing it twice.
const DEFER_MIN_DEPTH: Depth = Depth(2);

/// A move of a position.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct ActiveMove(u64);

impl ActiveMove {
    fn new(key: u64, code: u16) -> ActiveMove {
        // A number with bits well mixed: moves of one position fall on slots far apart.
        let spread = (u64::from(code) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        ActiveMove((key ^ spread).max(FREE + 1))
    }
}

/// The moves being searched by any thread.
pub(super) struct ActiveMoves(Box<[AtomicU64]>);

impl ActiveMoves {
    pub(super) fn new() -> ActiveMoves {
        ActiveMoves((0..SLOTS).map(|_| AtomicU64::new(FREE)).collect())
    }

    fn has(&self, active: ActiveMove) -> bool {
        self.slot(active).load(Ordering::Relaxed) == active.0
    }

    fn begin(&self, active: ActiveMove) {
        self.slot(active).store(active.0, Ordering::Relaxed);
    }

    /// Done; if another move has taken the slot, that one stays.
    fn end(&self, active: ActiveMove) {
        if self.has(active) {
            self.slot(active).store(FREE, Ordering::Relaxed);
        }
    }

    fn slot(&self, active: ActiveMove) -> &AtomicU64 {
        &self.0[(active.0 >> 32) as usize % SLOTS]
    }
}

impl<G: Game, T, O> Worker<'_, G, T, O> {
    /// Is another thread at this move?
    pub(super) fn is_searched_elsewhere(
        &self,
        node: &NodeParameters<G::Move>,
        candidate: &Candidate<G::Move>,
    ) -> bool {
        let Some(team) = &self.shared.team else { return false };
        node.depth >= DEFER_MIN_DEPTH && team.active.has(self.active_move(candidate))
    }

    pub(super) fn begin_move(
        &self,
        node: &NodeParameters<G::Move>,
        candidate: &Candidate<G::Move>,
    ) -> Option<ActiveMove> {
        let team = self.shared.team.as_ref().filter(|_| node.depth >= DEFER_MIN_DEPTH)?;
        let active = self.active_move(candidate);
        team.active.begin(active);
        Some(active)
    }

    pub(super) fn end_move(&self, active: Option<ActiveMove>) {
        if let (Some(team), Some(active)) = (&self.shared.team, active) {
            team.active.end(active);
        }
    }

    fn active_move(&self, candidate: &Candidate<G::Move>) -> ActiveMove {
        ActiveMove::new(self.keys[self.keys.len() - 1], candidate.made.code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_seen_from_its_begin_to_its_end() {
        let moves = ActiveMoves::new();
        let (active, other) = (ActiveMove::new(1 << 40, 7), ActiveMove::new(1 << 40, 8));
        moves.begin(active);
        assert!(moves.has(active) && !moves.has(other));
        moves.end(other);
        assert!(moves.has(active));
        moves.end(active);
        assert!(!moves.has(active));
    }

    #[test]
    fn a_move_whose_slot_was_taken_does_not_end_the_other() {
        let moves = ActiveMoves::new();
        let (active, other) = (ActiveMove(5 << 32), ActiveMove(5 << 32 | 1));
        moves.begin(active);
        moves.begin(other);
        moves.end(active);
        assert!(moves.has(other) && !moves.has(active));
    }

    /// However begins and ends of moves on the same slots fall, no thread is thought to be at a move when all are done, and no move is
    /// seen that no thread began.
    #[test]
    fn no_mark_outlives_its_move() {
        const THREADS: u64 = 8;
        let moves = ActiveMoves::new();
        // Four slots, and for every thread another move on each of them.
        let active = |slot: u64, thread: u64| ActiveMove(slot << 32 | (thread + 1));
        let stranger = |slot: u64| ActiveMove(slot << 32 | (THREADS + 1));
        std::thread::scope(|scope| {
            for thread in 0..THREADS {
                let moves = &moves;
                scope.spawn(move || {
                    for turn in 0..20_000 {
                        let slot = (turn * 7 + thread) % 4;
                        moves.begin(active(slot, thread));
                        assert!(!moves.has(stranger(slot)));
                        moves.end(active(slot, thread));
                    }
                });
            }
        });
        assert!(moves.0.iter().all(|slot| slot.load(Ordering::Relaxed) == FREE));
    }
}
