//! With which value is a node left?

use super::answer::StatedValue;
use super::wording::quote;
use super::{Exercise, Verdict};
use explicit::{NodeId, NodeKind};
use language::MessageValue;
use search::{Bound, Exit, Side};

impl Exercise<'_> {
    pub(super) fn value_answer(&self, id: NodeId) -> String {
        match self.solution.seen(id) {
            _ if self.tree.is_leaf(id) => self.typed(self.tree.value(id).unwrap_or_default()),
            Some(seen) => self.typed_bounded(seen.value, self.known_bound(id)),
            None => self.language.word("word-cut").into(),
        }
    }

    pub(super) fn check_value(&self, id: NodeId, text: &str) -> Verdict {
        let Some(stated) = StatedValue::read(&self.unworded(text)) else {
            return Verdict::Unreadable { expected: self.language.word("expected-value").into() };
        };
        match (self.solution.seen(id), stated) {
            (None, StatedValue::Cut) => Verdict::Correct,
            (None, StatedValue::Left(..)) => self.wrong_cut(id, text),
            (Some(_), StatedValue::Cut) => Verdict::Wrong { why: self.why_not_cut(id) },
            (Some(seen), StatedValue::Left(value, bound)) => {
                // The plain number is right also where the search knows only a bound.
                if value.is(seen.value) && (bound == Bound::Exact || bound == seen.visit.bound) {
                    return Verdict::Correct;
                }
                self.wrong(self.why_value(id, seen.value), text)
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
    pub(super) fn why_value(&self, id: NodeId, value: f64) -> String {
        let is = ("is", self.is_a(id).into());
        let right = ("value", self.told_bounded(value, self.known_bound(id)).into());
        match self.decides(id) {
            None => self.average(id, is, right),
            Some(_) if self.is_cut_short(id) => {
                self.say("left-early-with", [is, ("reason", self.why_cut_short(id).into()), right])
            }
            Some(side) => {
                let children = ("children", self.equations_below(id).into());
                self.say("takes-extreme", [is, ("extreme", extreme(side).into()), children, right])
            }
        }
    }

    /// An answer that is wrong, and why.
    pub(super) fn wrong(&self, why: String, answer: &str) -> Verdict {
        let why = self.say("not-that", [("why", why.into()), ("answer", quote(answer).into())]);
        Verdict::Wrong { why }
    }

    /// A value or a window said of a node that was never looked at.
    pub(super) fn wrong_cut(&self, id: NodeId, answer: &str) -> Verdict {
        let said = [("why", self.why_cut(id).into()), ("answer", quote(answer).into())];
        Verdict::Wrong { why: self.say("cut-not-that", said) }
    }

    /// Whether a node was left with children not looked at.
    pub(super) fn is_cut_short(&self, id: NodeId) -> bool {
        let cut = self.solution.seen(id).is_some_and(|seen| seen.visit.exit == Exit::Cutoff);
        cut && self.tree.children(id).any(|child| self.solution.seen(child).is_none())
    }

    /// The sum behind an average.
    fn average(&self, id: NodeId, is: (&str, MessageValue<'_>), right: (&str, MessageValue<'_>)) -> String {
        let seen = self.solution.seen_children(self.tree, id);
        if self.tree.kind(id) == Some(NodeKind::Chance) {
            let odds = |child| self.render(self.tree.probability(child).unwrap_or_default());
            let terms = seen.map(|(child, seen)| format!("{} x {}", odds(child), self.render(seen.value)));
            return self.say("averages", [is, ("sum", sum(terms).into()), right]);
        }
        let terms = sum(seen.map(|(_, seen)| self.render(seen.value)));
        let count = self.tree.children(id).len();
        self.say("averages-even", [is, ("sum", terms.into()), ("count", count.into()), right])
    }
}

fn sum(terms: impl Iterator<Item = String>) -> String {
    terms.collect::<Vec<_>>().join(" + ")
}

/// Which of its children's values a side takes, as messages choose by it.
pub(super) fn extreme(side: Side) -> &'static str {
    match side {
        Side::Max => "largest",
        Side::Min => "smallest",
    }
}
