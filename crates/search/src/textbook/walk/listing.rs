//! The moves of a node: those of the game or of chance, in which order, and which of them are searched.

use super::{ChosenMove, Walk};
use crate::evaluate::ValueFunction;
use crate::game::{Game, Side};
use crate::observe::{Exit, Observer};
use crate::outcome::Outcome;
use crate::score::{Bound, Ply};
use crate::textbook::game_tree::{Known, Node, Opened};
use crate::textbook::policy::RuleReach;
use std::ops::Range;

impl<G, V, O> Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    /// Answers the node that was entered if it is a leaf, else lists its moves.
    pub(super) fn settle_or_list(&mut self) -> Opened {
        if let Some((value, exit)) = self.settle() {
            return Opened::Answered(self.answer(value, Bound::Exact, exit));
        }
        let frame = self.top();
        let (start, turn) = (frame.start, frame.turn);
        if let Some(end) = self.list(start, turn) {
            let value = self.judge_end(end);
            return Opened::Answered(self.answer(value, Bound::Exact, Exit::Terminal));
        }
        let listed = self.moves.len();
        if let Some(side) = turn.filter(|_| self.policy.sorts()) {
            self.sort(side, start);
        }
        if self.path.len() == 1 {
            self.end_choice(start);
        }
        let (end, averages_min, ply) = (self.moves.len(), self.averages_min, self.ply());
        let frame = self.path.last_mut().expect("the walk stands at a node");
        frame.end = end;
        frame.exit = if end == listed { Exit::Searched } else { Exit::Selected };
        Opened::Node(Node {
            turn: turn.filter(|&side| side == Side::Max || !averages_min),
            count: end - start,
            depth: frame.depth,
            ply,
            known: Known::NOTHING,
        })
    }

    /// Lists the moves of the node that was entered; how the game ends where there are none.
    pub(super) fn list(&mut self, start: usize, turn: Option<Side>) -> Option<Outcome> {
        let frame = self.path.last().expect("the walk stands at a node");
        if turn.is_some() {
            self.game.moves(&frame.state, &mut self.moves);
        }
        (self.moves.len() == start).then(|| self.game.stuck(&frame.state))
    }

    /// If a rule plays one of the root's moves at once, the moves after it are not looked at.
    pub(super) fn end_choice(&mut self, start: usize) {
        let rules = || self.policy.leaf_rules.iter().filter(|rule| rule.reach() == RuleReach::Choice);
        if rules().next().is_none() {
            return;
        }
        let root = &self.top().state;
        let first = (start..self.moves.len()).find_map(|i| {
            let child = self.game.play(root, self.moves[i]);
            let rule = rules().find(|rule| rule.settle(self.game, &child, Some(root)).is_some())?;
            Some((i, rule.name()))
        });
        let ply = self.shown(Ply::ROOT);
        if let Some((i, rule)) = first {
            for &later in &self.moves[i + 1..] {
                self.observer.skip(ply, later, Exit::Rule(rule));
            }
            self.chosen = Some(ChosenMove { m: self.moves[i], rule });
            self.moves.truncate(i + 1);
        }
    }

    /// Lists what chance may do at the node where the walk stands; false if it does not decide there.
    pub(super) fn list_chances(&mut self) -> bool {
        let mut chances = std::mem::take(&mut self.ranked);
        chances.clear();
        let by_chance = self.game.chance(&self.top().state, &mut chances);
        for &(probability, m) in chances.iter().filter(|_| by_chance) {
            self.probabilities.push(probability);
            self.moves.push(m);
        }
        self.ranked = chances;
        by_chance
    }

    /// The value by which the move to a state is ordered.
    pub(in crate::textbook) fn rank(&mut self, state: &G::State, ply: Ply) -> f64 {
        match self.game.outcome(state) {
            Some(outcome) => self.value.terminal(self.game, state, outcome, ply),
            None => {
                self.counts.evaluations += 1;
                self.value.value(self.game, state)
            }
        }
    }

    /// Sorts the moves from `start` by the value of the states they lead to, and drops those outside the beam.
    pub(super) fn sort(&mut self, side: Side, start: usize) {
        let (state, ply) = (self.top().state.clone(), self.ply());
        let kept = self.order(&state, ply, side, start);
        let shown = self.shown(ply);
        for &(_, m) in &self.ranked[kept..] {
            self.observer.skip(shown, m, Exit::Beam);
        }
        self.moves.truncate(start + kept);
    }

    /// Puts the moves from `start` in the order of the value function, and says how many the beam keeps.
    pub(in crate::textbook) fn order(
        &mut self,
        state: &G::State,
        ply: Ply,
        side: Side,
        start: usize,
    ) -> usize {
        self.ranked.clear();
        for i in start..self.moves.len() {
            let m = self.moves[i];
            let child = self.game.play(state, m);
            let value = self.rank(&child, ply.next());
            self.ranked.push((value, m));
        }
        match side {
            Side::Max => self.ranked.sort_by(|a, b| b.0.total_cmp(&a.0)),
            Side::Min => self.ranked.sort_by(|a, b| a.0.total_cmp(&b.0)),
        }
        for (slot, &(_, m)) in self.moves[start..].iter_mut().zip(&self.ranked) {
            *slot = m;
        }
        self.policy.beam.unwrap_or(usize::MAX).clamp(1, self.ranked.len())
    }

    /// Puts the move of this code first.
    pub(super) fn put_first(&mut self, code: u16) {
        let range: Range<usize> = self.top().start..self.top().end;
        let moves = &mut self.moves[range];
        if let Some(found) = moves.iter().position(|&m| self.game.code(m) == code) {
            moves[..=found].rotate_right(1);
        }
    }
}
