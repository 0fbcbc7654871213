//! What is a leaf worth, term by term?

use super::answer::{Number, StatedValue};
use super::wording::number;
use super::{Exercise, Question, Verdict};
use explicit::NodeId;
use search::Share;
use session::Value;
use std::collections::BTreeMap;

/// Sums of shares are off by this much of the largest; a smaller difference is no mistake.
const ROUNDING: f64 = 1e-9;

/// How a leaf's value comes about.
#[derive(Clone, PartialEq, Debug)]
pub struct LeafSum {
    /// The position, as text.
    pub position: String,
    /// What the terms of the value function come to there.
    pub terms: Vec<Share>,
}

impl LeafSum {
    /// Whether the terms add up to this value: a position that is settled otherwise has no sum.
    fn adds_up_to(&self, value: f64) -> bool {
        let sum: f64 = self.terms.iter().map(|term| term.value).sum();
        let largest = self.terms.iter().map(|term| term.value.abs()).fold(1.0, f64::max);
        (sum - value).abs() <= ROUNDING * largest
    }
}

impl Exercise<'_> {
    /// The leaves on the sheet, by their names.
    pub fn leaves(&self) -> Vec<String> {
        let is_leaf = |name: &String| self.tree.find(name).is_some_and(|id| self.tree.is_leaf(id));
        self.rows().into_iter().map(|row| row.name).filter(is_leaf).collect()
    }

    /// The same exercise that asks about the terms and the value of these leaves too.
    pub fn with_leaves(mut self, sums: impl IntoIterator<Item = (String, LeafSum)>) -> Self {
        let found = sums.into_iter().filter_map(|(name, sum)| Some((self.tree.find(&name)?, sum)));
        let sums: BTreeMap<NodeId, LeafSum> = found
            .map(|(id, LeafSum { position, mut terms })| {
                terms.retain(|term| term.weight != 0.0);
                (id, LeafSum { position, terms })
            })
            .filter(|(id, sum)| self.tree.value(*id).is_some_and(|value| self.is_sum(value, sum)))
            .collect();
        let of_leaf = |(&id, sum): (&NodeId, &LeafSum)| {
            let terms = (0..sum.terms.len()).map(move |term| Question::Term(id, term));
            terms.chain([Question::Value(id)]).collect::<Vec<_>>()
        };
        let asked: Vec<Question> = sums.iter().flat_map(of_leaf).collect();
        let whole = |question: &Question| matches!(question, Question::Cut | Question::Best);
        let end = self.questions.iter().position(whole).unwrap_or(self.questions.len());
        self.questions.splice(end..end, asked);
        self.sums = sums;
        self
    }

    /// Whether a leaf has something to add up: a win is no sum.
    fn is_sum(&self, value: f64, sum: &LeafSum) -> bool {
        self.manner.win(Value::of(value, self.manner.counted)).is_none() && sum.adds_up_to(value)
    }

    /// How the value of a leaf comes about, if that is asked.
    pub(super) fn sum(&self, id: NodeId) -> Option<&LeafSum> {
        self.sums.get(&id)
    }

    fn term(&self, id: NodeId, term: usize) -> Option<&Share> {
        self.sum(id)?.terms.get(term)
    }

    pub(super) fn term_name(&self, id: NodeId, term: usize) -> &str {
        self.term(id, term).map_or("", |share| &share.name)
    }

    pub(super) fn find_term(&self, id: NodeId, name: &str) -> Option<Question> {
        let term = self.sum(id)?.terms.iter().position(|share| share.name == name)?;
        Some(Question::Term(id, term))
    }

    pub(super) fn ask_term(&self, id: NodeId, term: usize) -> String {
        let Some(share) = self.term(id, term) else { return String::new() };
        let said = [
            ("term", (&share.name).into()),
            ("weight", self.render(share.weight).into()),
            ("node", self.tree.name(id).into()),
        ];
        self.say("ask-term", said)
    }

    pub(super) fn term_answer(&self, id: NodeId, term: usize) -> String {
        self.term(id, term).map_or_else(String::new, |share| number(share.value))
    }

    pub(super) fn check_term(&self, id: NodeId, term: usize, text: &str) -> Verdict {
        let Some(share) = self.term(id, term) else { return Verdict::Missing };
        match Number::read_product(text) {
            None => Verdict::Unreadable { expected: self.language.word("expected-term").into() },
            Some(stated) if stated.is(share.value) => Verdict::Correct,
            Some(_) => self.wrong(self.why_term(id, term), text),
        }
    }

    /// `men measures 2 at D, times its weight 10 is 20`.
    pub(super) fn why_term(&self, id: NodeId, term: usize) -> String {
        let Some(share) = self.term(id, term) else { return String::new() };
        let said = [
            ("term", (&share.name).into()),
            ("raw", self.render(share.raw).into()),
            ("node", self.tree.name(id).into()),
            ("weight", self.render(share.weight).into()),
            ("value", self.render(share.value).into()),
        ];
        self.say("term-is", said)
    }

    pub(super) fn check_leaf(&self, id: NodeId, text: &str) -> Verdict {
        let value = self.tree.value(id).unwrap_or_default();
        match StatedValue::read(&self.unworded(text)) {
            None => Verdict::Unreadable { expected: self.language.word("expected-value").into() },
            // a student who knows that a leaf is never looked at need not compute it
            Some(StatedValue::Cut) if self.solution.seen(id).is_none() => Verdict::Correct,
            Some(StatedValue::Cut) => Verdict::Wrong { why: self.why_not_cut(id) },
            Some(StatedValue::Left(stated, _)) if stated.is(value) => Verdict::Correct,
            Some(StatedValue::Left(..)) => self.wrong(self.why_leaf(id, value), text),
        }
    }

    /// `D is the sum of its terms: 36 + 4 - 2 = 38`.
    pub(super) fn why_leaf(&self, id: NodeId, value: f64) -> String {
        let shares = self.sum(id).map_or(&[][..], |sum| &sum.terms);
        let terms: Vec<String> = shares.iter().map(|share| self.render(share.value)).collect();
        let said = [
            ("node", self.tree.name(id).into()),
            ("sum", terms.join(" + ").into()),
            ("value", self.render(value).into()),
        ];
        self.say("leaf-is-sum", said)
    }

    /// What stands beside a leaf that is to be computed: its position, and the weights.
    pub(super) fn leaf_note(&self, id: NodeId) -> Option<String> {
        let LeafSum { position, terms } = self.sum(id)?;
        let weights: Vec<String> =
            terms.iter().map(|term| format!("{} x {}", term.name, number(term.weight))).collect();
        Some(format!("{position} ({})", weights.join(", ")))
    }
}
