//! With which value is a node left?

use super::answer::{CUT, StatedValue};
use super::wording::{bounded, number, quote};
use super::{Exercise, Verdict};
use crate::tree::{Kind, NodeId};
use search::{Bound, Exit, Side};

/// What an answer looks like.
const EXPECTED: &str = "a number such as 3, 2.5 or 7/3, a bound such as <= 3, or cut";

impl Exercise<'_> {
    pub(super) fn value_answer(&self, id: NodeId) -> String {
        match self.solution.seen(id) {
            Some(seen) => bounded(seen.value, self.known_bound(id)),
            None => CUT.into(),
        }
    }

    pub(super) fn check_value(&self, id: NodeId, text: &str) -> Verdict {
        let Some(stated) = StatedValue::read(text) else {
            return Verdict::Unreadable { expected: EXPECTED.into() };
        };
        match (self.solution.seen(id), stated) {
            (None, StatedValue::Cut) => Verdict::Correct,
            (None, StatedValue::Left(..)) => {
                Verdict::Wrong { why: format!("{}, so {CUT}, not {}", self.why_cut(id), quote(text)) }
            }
            (Some(_), StatedValue::Cut) => Verdict::Wrong { why: self.why_not_cut(id) },
            (Some(seen), StatedValue::Left(value, bound)) => {
                // The plain number is right also where the search knows only a bound.
                if value.is(seen.value) && (bound == Bound::Exact || bound == seen.visit.bound) {
                    return Verdict::Correct;
                }
                Verdict::Wrong { why: format!("{}, not {}", self.why_value(id, seen.value), quote(text)) }
            }
        }
    }

    /// What the value a node was left with says: exact if all of its children were looked at and are exact.
    pub(super) fn known_bound(&self, id: NodeId) -> Bound {
        let Some(seen) = self.solution.seen(id) else { return Bound::Exact };
        // Averages are of exact values, and a full window hides no child.
        let recorded = seen.visit.bound;
        if recorded == Bound::Exact || self.decides(id).is_none() || self.is_exact_below(id) {
            return Bound::Exact;
        }
        recorded
    }

    fn is_exact_below(&self, id: NodeId) -> bool {
        let exact = |child| self.solution.seen(child).is_some() && self.known_bound(child) == Bound::Exact;
        self.tree.children(id).all(exact)
    }

    /// How the value of a node comes about, up to the value itself.
    fn why_value(&self, id: NodeId, value: f64) -> String {
        let is_a = self.is_a(id);
        let right = bounded(value, self.known_bound(id));
        match self.decides(id) {
            None => format!("{is_a}{} = {right}", self.average(id)),
            Some(_) if self.is_cut_short(id) => {
                format!("{is_a} that is cut: {}, so it is left with {right}", self.why_cut_short(id))
            }
            Some(side) => {
                let extreme = extreme(side);
                format!(
                    "{is_a}: it takes the {extreme} of its children {}, so {right}",
                    self.equations_below(id)
                )
            }
        }
    }

    /// Whether a node was left with children not looked at.
    pub(super) fn is_cut_short(&self, id: NodeId) -> bool {
        let cut = self.solution.seen(id).is_some_and(|seen| seen.visit.exit == Exit::Cutoff);
        cut && self.tree.children(id).any(|child| self.solution.seen(child).is_none())
    }

    /// The sum behind an average.
    fn average(&self, id: NodeId) -> String {
        let seen = self.solution.seen_children(self.tree, id);
        if self.tree.kind(id) == Some(Kind::Chance) {
            let odds = |child| number(self.tree.probability(child).unwrap_or_default());
            let terms = seen.map(|(child, seen)| format!("{} x {}", odds(child), number(seen.value)));
            return format!(": it averages its children, {}", sum(terms));
        }
        let terms = sum(seen.map(|(_, seen)| number(seen.value)));
        let count = self.tree.children(id).len();
        format!(", and expectimax takes each of its moves to be equally likely: ({terms}) / {count}")
    }
}

fn sum(terms: impl Iterator<Item = String>) -> String {
    terms.collect::<Vec<_>>().join(" + ")
}

/// Which of its children's values a side takes.
pub(super) fn extreme(side: Side) -> &'static str {
    match side {
        Side::Max => "largest",
        Side::Min => "smallest",
    }
}
