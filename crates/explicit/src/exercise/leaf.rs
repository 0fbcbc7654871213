//! What is a leaf worth, term by term?

use super::answer::{Number, StatedValue};
use super::wording::number;
use super::{Exercise, Question, Verdict};
use crate::tree::NodeId;
use search::Share;
use session::Value;
use std::collections::BTreeMap;

/// Sums of shares are off by this much of the largest; nobody means the difference.
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
            ("weight", self.told(share.weight).into()),
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
            Some(_) => {
                let said = [
                    ("term", (&share.name).into()),
                    ("raw", self.told(share.raw).into()),
                    ("node", self.tree.name(id).into()),
                    ("weight", self.told(share.weight).into()),
                    ("value", self.told(share.value).into()),
                ];
                self.wrong(self.say("term-is", said), text)
            }
        }
    }

    pub(super) fn check_leaf(&self, id: NodeId, text: &str) -> Verdict {
        let value = self.tree.value(id).unwrap_or_default();
        match StatedValue::read(&self.unworded(text)) {
            None => Verdict::Unreadable { expected: self.language.word("expected-value").into() },
            // who knows that a leaf is never looked at need not compute it
            Some(StatedValue::Cut) if self.solution.seen(id).is_none() => Verdict::Correct,
            Some(StatedValue::Cut) => Verdict::Wrong { why: self.why_not_cut(id) },
            Some(StatedValue::Left(stated, _)) if stated.is(value) => Verdict::Correct,
            Some(StatedValue::Left(..)) => self.wrong(self.why_leaf(id, value), text),
        }
    }

    /// `D is the sum of its terms: 36 + 4 - 2 = 38`.
    fn why_leaf(&self, id: NodeId, value: f64) -> String {
        let shares = self.sum(id).map_or(&[][..], |sum| &sum.terms);
        let terms: Vec<String> = shares.iter().map(|share| self.told(share.value)).collect();
        let said = [
            ("node", self.tree.name(id).into()),
            ("sum", terms.join(" + ").into()),
            ("value", self.told(value).into()),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Explicit;
    use search::textbook::Algorithm;

    fn share(name: &str, raw: f64, weight: f64) -> Share {
        Share { name: name.into(), raw, weight, value: raw * weight }
    }

    fn sums() -> Vec<(String, LeafSum)> {
        let sum = |position: &str, terms| LeafSum { position: position.into(), terms };
        vec![
            (
                "D".into(),
                sum("here", vec![share("men", 2.0, 10.0), share("none", 9.0, 0.0), share("turn", 1.0, -3.0)]),
            ),
            ("E".into(), sum("settled", vec![share("men", 1.0, 10.0)])),
        ]
    }

    fn check(key: &str, answer: &str, expected: &str) {
        let tree = Explicit::parse("(max A (min B D=17 E=99) C=3)").unwrap();
        let exercise = Exercise::new(&tree, Algorithm::Minimax).unwrap().with_leaves(sums());
        let question = exercise.find(key).unwrap();
        let said = match exercise.check(question, answer) {
            Verdict::Wrong { why } => why,
            verdict => format!("{verdict:?}"),
        };
        assert_eq!(said, expected);
    }

    #[test]
    fn leaves_are_asked_term_by_term_where_they_add_up() {
        let tree = Explicit::parse("(max A (min B D=17 E=99) C=3)").unwrap();
        let exercise = Exercise::new(&tree, Algorithm::Minimax).unwrap().with_leaves(sums());
        let keys: Vec<String> = exercise.questions().iter().map(|&asked| exercise.key(asked)).collect();
        assert_eq!(keys.join(" "), "A.value B.value D.men D.turn D.value best");
        let sheet = exercise.sheet();
        assert!(sheet.contains("#     D: here (men x 10, turn x -3)\n"), "{sheet}");
        assert!(sheet.contains("#     E = 99\n"), "{sheet}");
        assert!(!sheet.contains("17"), "{sheet}");
    }

    #[test]
    fn shares_and_sums_are_checked() {
        check("D.men", "20", "Correct");
        check("D.men", "2 x 10", "Correct");
        check("D.men", "2*10", "Correct");
        check("D.men", "30", "men measures 2 at D, times its weight 10 is 20, not 30");
        check("D.turn", "-3", "Correct");
        check("D.value", "17", "Correct");
        check("D.value", "23", "D is the sum of its terms: 20 + -3 = 17, not 23");
    }
}
