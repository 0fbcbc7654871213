//! What a search was like, in numbers: how good its order of moves was, what its table did, how its windows held.

use crate::game::{Game, Side};
use crate::observe::{Exit, Observer, TableEvent, Visit};
use crate::score::{Bound, Depth, Ply};

/// Counts of one search, or of the main thread's part in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// Nodes entered.
    pub nodes: u64,
    /// Those below the leaves, where only noisy and forced moves are followed.
    pub quiet_nodes: u64,
    /// Nodes above the leaves that a move refuted.
    pub cutoffs: u64,
    /// Those refuted by the first move tried.
    pub first_move_cutoffs: u64,
    /// Searches of the root whose score was above the window that was guessed.
    pub failed_high: u64,
    /// The same below the window.
    pub failed_low: u64,
    /// How often the table was asked.
    pub table_probes: u64,
    /// How often it knew the position.
    pub table_hits: u64,
    /// Nodes it answered alone.
    pub table_answers: u64,
    /// What was written into the table.
    pub table_stores: u64,
    /// Writes that found every place for the position taken by others.
    pub table_collisions: u64,
    /// Collisions that cost an entry of the same search.
    pub table_replacements: u64,
}

/// A share of a whole; none of nothing.
fn share(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}

impl Statistics {
    /// How often the first move already refutes a node that is refuted: how good the order of moves is.
    pub fn first_move_rate(&self) -> Option<f64> {
        share(self.first_move_cutoffs, self.cutoffs)
    }

    /// How often the table knows a position it is asked for.
    pub fn hit_rate(&self) -> Option<f64> {
        share(self.table_hits, self.table_probes)
    }

    /// The branching factor of an even tree of this many nodes and this depth.
    pub fn branching_factor(&self, depth: Depth) -> Option<f64> {
        (depth > Depth(0) && self.nodes > 0).then(|| (self.nodes as f64).powf(1.0 / f64::from(depth.0)))
    }
}

/// A node on the way from the root to where the search is.
struct OpenNode<M> {
    ply: Ply,
    turn: Option<Side>,
    depth: Depth,
    /// The move looked at last, and how many were.
    last: Option<M>,
    tried: u64,
}

/// Takes the statistics of a search.
pub struct Statistician<G: Game> {
    /// What was counted so far.
    pub counts: Statistics,
    path: Vec<OpenNode<G::Move>>,
}

impl<G: Game> Default for Statistician<G> {
    fn default() -> Self {
        Statistician { counts: Statistics::default(), path: Vec::new() }
    }
}

impl<G: Game> Statistician<G> {
    /// One more move of the node above, unless it is the same once more.
    fn count_move(&mut self, visit: &Visit<'_, G>) {
        let above = self.path.last_mut().filter(|frame| frame.ply.next() == visit.ply);
        if let Some(frame) = above.filter(|frame| visit.m.is_some() && frame.last != visit.m) {
            frame.last = visit.m;
            frame.tried += 1;
        }
    }

    fn count_window(&mut self, turn: Option<Side>, bound: Bound) {
        let above = if turn == Some(Side::Min) { Bound::Upper } else { Bound::Lower };
        match bound {
            Bound::Exact => {}
            bound if bound == above => self.counts.failed_high += 1,
            _ => self.counts.failed_low += 1,
        }
    }
}

impl<G: Game> Observer<G> for Statistician<G> {
    fn enter(&mut self, visit: Visit<'_, G>) {
        self.counts.nodes += 1;
        self.counts.quiet_nodes += u64::from(visit.depth <= Depth(0));
        self.count_move(&visit);
        let Visit { ply, turn, depth, .. } = visit;
        self.path.push(OpenNode { ply, turn, depth, last: None, tried: 0 });
    }

    fn leave(&mut self, _ply: Ply, _value: f64, bound: Bound, exit: Exit) {
        let frame = self.path.pop().expect("a node is left after it was entered");
        if exit == Exit::Cutoff && frame.depth > Depth(0) {
            self.counts.cutoffs += 1;
            self.counts.first_move_cutoffs += u64::from(frame.tried == 1);
        }
        self.counts.table_answers += u64::from(exit == Exit::Table);
        if self.path.is_empty() {
            self.count_window(frame.turn, bound);
        }
    }

    fn table(&mut self, event: TableEvent) {
        match event {
            TableEvent::Hit => {
                self.counts.table_probes += 1;
                self.counts.table_hits += 1;
            }
            TableEvent::Miss => self.counts.table_probes += 1,
            TableEvent::Stored => self.counts.table_stores += 1,
            TableEvent::ReplacedOld | TableEvent::ReplacedFresh => {
                self.counts.table_stores += 1;
                self.counts.table_collisions += 1;
                self.counts.table_replacements += u64::from(event == TableEvent::ReplacedFresh);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NoControl;
    use crate::evaluate::Rounded;
    use crate::pvs::{self, Limits, Table, Technique, Techniques, ThinkRequest};
    use crate::testkit::{HashGame, HashState, RandomValue};
    use std::sync::Arc;

    fn take(techniques: Techniques) -> (Statistics, u64) {
        let rules = HashGame::<true, false> { seed: 5, branching: 8, width: 200 };
        let tactics = Rounded(Arc::new(RandomValue { seed: 1, spread: 20 }));
        let limits = Limits { depth: Depth(7), ..Limits::default() };
        let request = ThinkRequest { limits, techniques, ..ThinkRequest::new(&HashState::START) };
        let mut taken = Statistician::default();
        let thought =
            pvs::think(&rules, &tactics, &mut taken, &Table::new(1), &request, &NoControl, &mut |_| {});
        (taken.counts, thought.nodes)
    }

    #[test]
    fn counts_fit_together() {
        let (counts, nodes) = take(Techniques::EXACT.with(Technique::Table));
        assert_eq!(counts.nodes, nodes);
        assert!(0 < counts.first_move_cutoffs && counts.first_move_cutoffs <= counts.cutoffs, "{counts:?}");
        assert!(0 < counts.table_answers && counts.table_answers <= counts.table_hits, "{counts:?}");
        assert!(counts.table_hits < counts.table_probes && counts.table_stores > 0, "{counts:?}");
        assert!(counts.table_replacements <= counts.table_collisions, "{counts:?}");
        let branching = counts.branching_factor(Depth(7)).unwrap();
        assert!((branching.powi(7) - nodes as f64).abs() < 1.0, "{branching}");
    }

    #[test]
    fn without_a_table_nobody_asks_it() {
        let (counts, _) = take(Techniques::EXACT);
        assert_eq!((counts.table_probes, counts.table_stores, counts.hit_rate()), (0, 0, None));
        let killers = take(Techniques::NONE.with(Technique::Deepening)).0;
        assert!(killers.first_move_rate() < counts.first_move_rate(), "learning improves the order");
    }
}
