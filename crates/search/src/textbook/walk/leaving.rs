//! A node that is left: its value reported, and what the root has proven by it.

use super::{Frame, Walk};
use crate::evaluate::ValueFunction;
use crate::game::{Game, Side};
use crate::observe::{Exit, Observer};
use crate::score::{Bound, Ply, Window};
use crate::textbook::{RootMove, best_moves};

/// A move of the root that a rule plays at once.
pub(in crate::textbook) struct ChosenMove<M> {
    pub(in crate::textbook) m: M,
    /// The rule's name.
    pub(super) rule: &'static str,
}

/// What the last search of the root has proven: its side can count on it.
#[derive(Clone)]
pub(in crate::textbook) struct ProvenRoot<M> {
    pub(in crate::textbook) value: f64,
    pub(in crate::textbook) best: Vec<M>,
    pub(in crate::textbook) moves: Vec<RootMove<M>>,
    pub(in crate::textbook) line: Vec<M>,
}

impl<M> ProvenRoot<M> {
    /// A root that is an end: there is nothing to choose.
    pub(in crate::textbook) fn of_end(value: f64) -> ProvenRoot<M> {
        ProvenRoot { value, best: Vec::new(), moves: Vec::new(), line: Vec::new() }
    }
}

impl<G, V, O> Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    /// Leaves the node above the rounds.
    pub(in crate::textbook) fn end_rounds(&mut self, value: f64) {
        if std::mem::take(&mut self.above) > 0 {
            self.observer.leave(Ply::ROOT, value, Bound::Exact, Exit::Searched);
        }
        self.counts.table = self.own_table.take().unwrap_or(self.table.counts);
    }

    /// Leaves a node without looking at its moves.
    pub(super) fn answer(&mut self, value: f64, bound: Bound, exit: Exit) -> f64 {
        self.counts.leaves += u64::from(exit != Exit::Table);
        self.give_back();
        self.report(value, bound, exit)
    }

    /// Gives the places of the node's moves back.
    pub(super) fn give_back(&mut self) {
        let &Frame { start, odds_start, .. } = self.top();
        self.moves.truncate(start);
        self.probabilities.truncate(odds_start);
    }

    /// Leaves a node that had moves, with its value.
    pub(super) fn finish(&mut self, window: Window, value: f64, exit: Exit) -> f64 {
        self.give_back();
        let chosen = if self.path.len() == 1 { self.chosen_value() } else { None };
        let Some((m, value, rule)) = chosen else {
            return self.report(value, window.bound(value), exit);
        };
        self.lines.improve(Ply::ROOT, m);
        self.report(value, Bound::Exact, Exit::Rule(rule))
    }

    /// The move that a rule plays at once, with its value and the rule's name.
    pub(super) fn chosen_value(&self) -> Option<(G::Move, f64, &'static str)> {
        let ChosenMove { m, rule } = *self.chosen.as_ref()?;
        let found = self.root_moves.iter().rev().find(|found| found.m == m)?;
        Some((m, found.value, rule))
    }

    /// Tells the value of the node that is left, and steps back.
    pub(super) fn report(&mut self, value: f64, bound: Bound, exit: Exit) -> f64 {
        let ply = self.ply();
        if let (Ply(1), Some(m)) = (ply, self.top().m) {
            let nodes = self.counts.nodes - self.nodes_before_root_move;
            self.note_root_move(RootMove { m, value, bound, nodes });
        }
        self.observer.leave(self.shown(ply), value, bound, exit);
        if ply == Ply::ROOT {
            self.note_root(value, bound);
        }
        self.path.pop();
        value
    }

    /// A move that is searched once more has one place.
    pub(super) fn note_root_move(&mut self, found: RootMove<G::Move>) {
        match self.root_moves.last_mut().filter(|last| last.m == found.m) {
            Some(last) => *last = RootMove { nodes: last.nodes + found.nodes, ..found },
            None => self.root_moves.push(found),
        }
    }

    /// Keeps what a search of the root has proven: a value that its side can count on.
    pub(super) fn note_root(&mut self, value: f64, bound: Bound) {
        let good = match self.top().turn {
            Some(Side::Min) => Bound::Upper,
            _ => Bound::Lower,
        };
        match bound {
            Bound::Exact => {}
            bound if bound == good => self.counts.failed_high += 1,
            _ => {
                self.counts.failed_low += 1;
                return;
            }
        }
        let turn = self.game.turn(&self.top().state);
        let (best, moves) = (best_moves(&self.root_moves, value, turn), self.root_moves.clone());
        self.proven = Some(ProvenRoot { value, best, moves, line: self.lines.root().to_vec() });
    }
}
