//! The words explanations are made of.

use super::Exercise;
use crate::tree::{Kind, NodeId};
use search::{Bound, Side, Window};

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

/// A value with the sign of its bound: `3`, `<= 3` or `>= 3`.
pub(super) fn bounded(value: f64, bound: Bound) -> String {
    match bound {
        Bound::Exact => number(value),
        Bound::Upper => format!("<= {}", number(value)),
        Bound::Lower => format!(">= {}", number(value)),
    }
}

/// A window in the form it is asked for.
pub(super) fn window(window: Window) -> String {
    format!("[{}, {}]", number(window.alpha), number(window.beta))
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

/// `B is`, `B and C are` or `B, C and D are`.
pub(super) fn subject<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.collect();
    match names.split_last() {
        Some((last, [])) => format!("{last} is"),
        Some((last, before)) => format!("{} and {last} are", before.join(", ")),
        None => String::new(),
    }
}

/// What a side's first moves say about its node: MAX has at least that much, MIN at most.
pub(super) fn at_best(side: Side) -> &'static str {
    match side {
        Side::Max => "at least",
        Side::Min => "at most",
    }
}

impl Exercise<'_> {
    /// The kind of an inner node, as it is said.
    pub(super) fn kind_word(&self, id: NodeId) -> &'static str {
        match self.tree.kind(id) {
            Some(Kind::Max) => "MAX",
            Some(Kind::Min) => "MIN",
            Some(Kind::Chance) => "chance",
            None => "leaf",
        }
    }

    /// `B is a MIN node`.
    pub(super) fn is_a(&self, id: NodeId) -> String {
        format!("{} is a {} node", self.tree.name(id), self.kind_word(id))
    }

    /// `B = 3`, `B <= 3` or `B >= 3`: what the search found out about a node it looked at.
    pub(super) fn equation(&self, id: NodeId, value: f64) -> String {
        let name = self.tree.name(id);
        match self.known_bound(id) {
            Bound::Exact => format!("{name} = {}", number(value)),
            bound => format!("{name} {}", bounded(value, bound)),
        }
    }

    /// `B = 3, C <= 2`: what the search found out about the children it looked at.
    pub(super) fn equations_below(&self, id: NodeId) -> String {
        let seen = self.solution.seen_children(self.tree, id);
        list(seen.map(|(child, seen)| self.equation(child, seen.value)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let check = |value, text| assert_eq!(number(value), text);
        check(3.0, "3");
        check(-0.0, "0");
        check(2.5, "2.5");
        check(0.1 + 0.2, "0.3");
        check(23.0 / 3.0, "7.6667");
        check(7.599_96, "7.6000");
        check(f64::NEG_INFINITY, "-inf");
        check(1e15, "1000000000000000");
    }

    #[test]
    fn quotes_and_lists_stay_short() {
        assert_eq!(quote("a\nb"), "a b");
        assert_eq!(quote(&"x".repeat(99)).len(), QUOTED + 3);
        assert!(list((0..99).map(|i| i.to_string())).ends_with("11, ..."));
    }
}
