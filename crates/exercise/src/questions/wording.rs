//! The words explanations are made of.

use super::Exercise;
use explicit::{Explicit, NodeId, NodeKind};
use language::{Language, MessageValue};
use search::{Bound, Window};
use session::Value;
use session::words::Manner;
use std::collections::BTreeMap;

/// Decimals shown of numbers that need more.
const DECIMALS: usize = 4;

/// A number this close to a short one is that one: floating point sums are not exact.
const NOISE: f64 = 1e-9;

/// A list names at most this many nodes: it stays one line.
const LISTED: usize = 12;

/// A quoted answer is cut to this many characters.
const QUOTED: usize = 40;

/// A number as people write it: whole numbers whole, long fractions rounded.
pub(super) fn number(value: f64) -> String {
    let rounded = format!("{value:.DECIMALS$}");
    match rounded.parse::<f64>() {
        Ok(short) if short == value || (short - value).abs() <= NOISE => (short + 0.0).to_string(),
        _ => rounded,
    }
}

/// What a student typed, kept to one short line.
pub(super) fn quote(text: &str) -> String {
    let clean = |c: char| if c.is_control() { ' ' } else { c };
    let cut = if text.chars().count() > QUOTED { "..." } else { "" };
    text.chars().take(QUOTED).map(clean).collect::<String>() + cut
}

/// Parts with commas between, the tail left out when there are many.
pub(super) fn list(mut parts: impl Iterator<Item = String>) -> String {
    let mut shown: Vec<String> = parts.by_ref().take(LISTED).collect();
    if parts.next().is_some() {
        shown.push("...".into());
    }
    shown.join(", ")
}

impl Exercise<'_> {
    pub(super) fn say<'s, const N: usize>(
        &self,
        name: &str,
        said: [(&'s str, MessageValue<'s>); N],
    ) -> String {
        self.language.say(name, said)
    }

    /// A value as it is typed: a number, or a win in the words of the game's people.
    pub(super) fn typed(&self, value: f64) -> String {
        self.manner.win(Value::of(value, self.manner.counted)).unwrap_or_else(|| number(value))
    }

    /// A value with the sign of its bound, as it is typed: `3`, `<= 3` or `>= 3`.
    pub(super) fn typed_bounded(&self, value: f64, bound: Bound) -> String {
        match bound {
            Bound::Exact => self.typed(value),
            Bound::Upper => format!("<= {}", self.typed(value)),
            Bound::Lower => format!(">= {}", self.typed(value)),
        }
    }

    /// A window in the form it is asked for.
    pub(super) fn typed_window(&self, window: Window) -> String {
        format!("[{}, {}]", self.typed(window.alpha), self.typed(window.beta))
    }

    /// What a student typed with every win in words as its number: `[loss in 4, 3]` is `[-999996, 3]`.
    pub(super) fn unworded(&self, text: &str) -> String {
        let lower = text.to_lowercase();
        self.wins.iter().fold(lower, |text, (words, value)| text.replace(words, &number(*value)))
    }

    /// The wins that occur at the leaves and those of the other side, in every language; long words first.
    pub(super) fn win_words(tree: &Explicit, manner: Manner) -> Vec<(String, f64)> {
        let leaves = tree.ids().filter_map(|id| tree.value(id));
        let said = |language, value| {
            Manner { language, ..manner }.win(Value::of(value, manner.counted)).map(|words| (words, value))
        };
        let both = leaves.flat_map(|value| [value, -value]);
        let all = both
            .flat_map(|value| Language::ALL.into_iter().filter_map(move |language| said(language, value)));
        let words: BTreeMap<String, f64> = all.map(|(words, value)| (words.to_lowercase(), value)).collect();
        let mut words: Vec<(String, f64)> = words.into_iter().collect();
        words.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
        words
    }

    /// A number in a sentence.
    pub(super) fn render(&self, value: f64) -> String {
        self.language.written(&self.typed(value))
    }

    /// A window in a sentence.
    pub(super) fn told_window(&self, window: Window) -> String {
        format!("[{}{}{}]", self.render(window.alpha), self.language.between(), self.render(window.beta))
    }

    /// A value with the sign of its bound, in a sentence.
    pub(super) fn told_bounded(&self, value: f64, bound: Bound) -> String {
        let text = self.language.written(&self.typed_bounded(value, bound));
        text.replace("<=", "≤").replace(">=", "≥")
    }

    /// `B`, `B and C` or `B, C and D`.
    pub(super) fn names(&self, names: &[&str]) -> String {
        match names.split_last() {
            Some((last, [])) => (*last).into(),
            Some((last, before)) => {
                self.say("and-last", [("first", before.join(", ").into()), ("last", (*last).into())])
            }
            None => String::new(),
        }
    }

    /// The kind of an inner node, as messages choose by it.
    pub(super) fn kind_word(&self, id: NodeId) -> &'static str {
        match self.tree.kind(id) {
            Some(NodeKind::Max) => "MAX",
            Some(NodeKind::Min) => "MIN",
            Some(NodeKind::Chance) => "chance",
            None => "leaf",
        }
    }

    /// `B is a MIN node`.
    pub(super) fn is_a(&self, id: NodeId) -> String {
        self.say("is-a", [("node", self.tree.name(id).into()), ("kind", self.kind_word(id).into())])
    }

    /// `B = 3`, `B ≤ 3` or `B ≥ 3`: what the search found out about a node it looked at.
    pub(super) fn equation(&self, id: NodeId, value: f64) -> String {
        let name = self.tree.name(id);
        match self.known_bound(id) {
            Bound::Exact => format!("{name} = {}", self.render(value)),
            bound => format!("{name} {}", self.told_bounded(value, bound)),
        }
    }

    /// `B = 3, C ≤ 2`: what the search found out about the children it looked at.
    pub(super) fn equations_below(&self, id: NodeId) -> String {
        let seen = self.solution.seen_children(self.tree, id);
        list(seen.map(|(child, seen)| self.equation(child, seen.value)))
    }
}
