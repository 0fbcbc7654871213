//! A question as a course's software asks it: the fields to fill in, and what each answer to them earns.
//!
//! Every answer that is listed was checked as an answer on a sheet is: what a quiz takes is what a sheet takes.

use super::{Exercise, Question, Verdict};
use crate::quiz::{AnswerKind, QuizAnswer, QuizField, QuizItem};
use explicit::NodeId;
use search::Side;
use search::textbook::Asks;

/// A leaf has a field of its own up to this number of leaves; more are named in a list.
const LEAF_FIELDS: usize = 60;

/// At most this many likely mistakes are explained one by one.
const MISTAKES: usize = 6;

/// An answer with this many decimals is compared as it was rounded.
const DECIMALS: [usize; 3] = [2, 3, 4];

/// A number that is not whole may be rounded to two decimals.
const ROUNDED: f64 = 0.005;

impl Exercise<'_> {
    /// A question with its fields; the text is what a sheet says of the node that it is about.
    pub(crate) fn quiz_item(&self, question: Question, about: Option<String>) -> QuizItem {
        QuizItem {
            key: self.key(question),
            prompt: self.prompt(question),
            about,
            hint: self.hint(question),
            fields: self.fields(question),
            why: self.explain(question),
        }
    }

    fn fields(&self, question: Question) -> Vec<QuizField> {
        match question {
            Question::Value(_) if self.asks_numbers() => vec![self.number_field(question)],
            Question::Term(..) => vec![self.number_field(question)],
            Question::Value(id) => vec![self.value_field(id)],
            Question::Window(id) => self.window_fields(id),
            Question::Cut => self.cut_fields(),
            Question::Best => vec![self.best_field()],
        }
    }

    /// Whether every value is a number: nothing is cut, and no win is said in words.
    fn asks_numbers(&self) -> bool {
        self.setup.asks() != Asks::Windows && self.wins.is_empty()
    }

    /// What an answer looks like.
    fn hint(&self, question: Question) -> Option<String> {
        let word = match question {
            Question::Value(_) if self.asks_numbers() => "quiz-number",
            Question::Term(..) => "quiz-number",
            Question::Value(_) => "expected-value",
            Question::Window(_) => "quiz-window",
            Question::Cut | Question::Best => return None,
        };
        Some(self.language.word(word).into())
    }

    fn number_field(&self, question: Question) -> QuizField {
        let right = self.answer(question);
        let is_whole = right.parse::<f64>().is_ok_and(|value| value.fract() == 0.0);
        let tolerance = if is_whole { 0.0 } else { ROUNDED };
        let mut answers = self.judged(question, [right], str::to_string);
        let mistakes = self.judged(question, self.mistakes(question), str::to_string);
        answers.extend(mistakes.into_iter().filter(|answer| !answer.is_right).take(MISTAKES));
        QuizField { label: String::new(), kind: AnswerKind::Number { tolerance }, answers }
    }

    fn value_field(&self, id: NodeId) -> QuizField {
        let question = Question::Value(id);
        let value = self.tree.value(id).or(self.solution.seen(id).map(|seen| seen.value));
        let mut texts = vec![self.answer(question)];
        texts.extend(value.map(|value| self.spellings(value)).unwrap_or_default());
        texts.extend(self.cut_words());
        let answers = self.judged(question, texts, str::to_string);
        let (mut answers, mut wrong): (Vec<_>, Vec<_>) = answers.into_iter().partition(|said| said.is_right);
        wrong.extend(self.judged(question, self.mistakes(question), str::to_string));
        wrong.retain(|answer| !answer.is_right);
        answers.extend(wrong.into_iter().take(MISTAKES));
        QuizField { label: String::new(), kind: AnswerKind::Text, answers: distinct(answers) }
    }

    /// The ways to write a value: the number, rounded or not, a win in words, each also as a bound.
    fn spellings(&self, value: f64) -> Vec<String> {
        let mut plain = self.number_texts(value);
        plain.extend(self.wins.iter().filter(|(_, win)| *win == value).map(|(words, _)| words.clone()));
        let signed = ["<= ", "<=", "≤ ", "≤", ">= ", ">=", "≥ ", "≥"];
        let bounds = signed.iter().flat_map(|sign| plain.iter().map(move |text| format!("{sign}{text}")));
        let bounds: Vec<String> = bounds.collect();
        plain.extend(bounds);
        plain
    }

    fn number_texts(&self, value: f64) -> Vec<String> {
        if value.is_infinite() {
            let sign = if value > 0.0 { "" } else { "-" };
            return ["inf", "∞", "infinity"].map(|word| format!("{sign}{word}")).into();
        }
        let rounded = DECIMALS.iter().map(|&decimals| format!("{value:.decimals$}"));
        let rounded = rounded.filter(|_| value.fract() != 0.0);
        std::iter::once(super::wording::number(value)).chain(rounded).collect()
    }

    fn cut_words(&self) -> [String; 2] {
        super::answer::CUT.map(String::from)
    }

    /// What is answered easily: the values below a node, and that it is cut.
    fn mistakes(&self, question: Question) -> Vec<String> {
        let Question::Value(id) = question else { return Vec::new() };
        let below = self.solution.seen_children(self.tree, id).map(|(_, seen)| self.typed(seen.value));
        below.collect()
    }

    /// Alpha and beta in fields of their own.
    fn window_fields(&self, id: NodeId) -> Vec<QuizField> {
        let window = self.solution.seen(id).map(|seen| seen.window());
        let (alpha, beta) = window.map_or((0.0, 0.0), |window| (window.alpha, window.beta));
        let typed = |value| super::wording::number(value);
        let whole = |side: Side, text: &str| match (window, side) {
            (None, _) => text.to_string(),
            (Some(_), Side::Max) => format!("[{text}, {}]", typed(beta)),
            (Some(_), Side::Min) => format!("[{}, {text}]", typed(alpha)),
        };
        let field = |side: Side| {
            let (own, other, label) = match side {
                Side::Max => (alpha, beta, "quiz-alpha"),
                Side::Min => (beta, alpha, "quiz-beta"),
            };
            let mut texts = if window.is_some() { self.spelled_bound(own) } else { Vec::new() };
            texts.extend(window.is_none().then(|| self.cut_words()).into_iter().flatten());
            texts.extend(window.is_some().then(|| self.spelled_bound(other)).into_iter().flatten());
            let answers = self.judged(Question::Window(id), texts, |text| whole(side, text));
            let label = self.language.word(label).into();
            QuizField { label, kind: AnswerKind::Text, answers: distinct(answers) }
        };
        [Side::Max, Side::Min].map(field).into()
    }

    fn spelled_bound(&self, value: f64) -> Vec<String> {
        let words = self.wins.iter().filter(|(_, win)| *win == value).map(|(words, _)| words.clone());
        self.number_texts(value).into_iter().chain(words).collect()
    }

    /// A choice for each leaf, or a list of names.
    fn cut_fields(&self) -> Vec<QuizField> {
        let leaves: Vec<NodeId> = self.leaves_below(self.setup.start).collect();
        if leaves.len() > LEAF_FIELDS {
            let answer = self.answer(Question::Cut);
            let texts = [answer.clone(), answer.replace(' ', ", ")];
            let answers = self.judged(Question::Cut, texts, str::to_string);
            return vec![QuizField {
                label: String::new(),
                kind: AnswerKind::Text,
                answers: distinct(answers),
            }];
        }
        leaves.into_iter().map(|id| self.leaf_field(id)).collect()
    }

    fn leaf_field(&self, id: NodeId) -> QuizField {
        let name = self.tree.name(id).to_string();
        let is_cut = self.judged_leaves(&name).into_iter().any(|(leaf, is_cut)| leaf == name && is_cut);
        let why = self.why_leaves(&[id]);
        let choice = |word: &str, is_right: bool| QuizAnswer {
            text: self.language.word(word).into(),
            is_right,
            why: why.clone(),
        };
        let answers = vec![choice("quiz-seen", !is_cut), choice("quiz-cut", is_cut)];
        QuizField { label: name, kind: AnswerKind::Choice, answers }
    }

    /// The moves where the search starts.
    fn best_field(&self) -> QuizField {
        let start = self.setup.start;
        let moves = self.tree.children(start).map(|id| self.tree.move_text(id).to_string());
        let answers = self.judged(Question::Best, moves, str::to_string);
        QuizField { label: String::new(), kind: AnswerKind::Choice, answers }
    }

    /// Each text that can be read, with the verdict on the whole answer of which it is a part.
    fn judged(
        &self,
        question: Question,
        texts: impl IntoIterator<Item = String>,
        whole: impl Fn(&str) -> String,
    ) -> Vec<QuizAnswer> {
        let judge = |text: String| match self.check(question, &whole(&text)) {
            Verdict::Correct => Some(QuizAnswer { text, is_right: true, why: String::new() }),
            Verdict::Wrong { why } => Some(QuizAnswer { text, is_right: false, why }),
            Verdict::Unreadable { .. } | Verdict::Missing => None,
        };
        distinct(texts.into_iter().filter_map(judge).collect())
    }

    /// The right answer and the reason, whatever was answered.
    pub fn explain(&self, question: Question) -> String {
        match question {
            Question::Value(id) if self.tree.is_leaf(id) => {
                self.why_leaf(id, self.tree.value(id).unwrap_or_default())
            }
            Question::Value(id) => match self.solution.seen(id) {
                Some(seen) => self.why_value(id, seen.value),
                None => self.why_cut(id),
            },
            Question::Window(id) => self.why_window(id, &[Side::Max, Side::Min]),
            Question::Term(id, term) => self.why_term(id, term),
            Question::Cut => self.why_all_leaves(),
            Question::Best => self.why_best(),
        }
    }
}

/// The answers without those that were given before, whatever their capitals.
fn distinct(answers: Vec<QuizAnswer>) -> Vec<QuizAnswer> {
    let mut seen = std::collections::BTreeSet::new();
    answers.into_iter().filter(|answer| seen.insert(answer.text.to_lowercase())).collect()
}
