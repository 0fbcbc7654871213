//! What a student may type: numbers, bounds, windows and the word for nodes never looked at.

use crate::words::read_number;
use search::Bound;

/// Stands for every answer about a node that was never looked at.
const CUT: [&str; 2] = ["cut", "řez"];

/// What a sheet has where an answer belongs.
pub(super) const BLANK: &str = "____";

/// An answer rounded to at least this many decimals counts as right.
const MIN_DECIMALS: usize = 2;

/// Sums of probabilities are off by this much; nobody means the difference.
const ROUNDING: f64 = 1e-9;

/// The same for large values, as a part of the value.
const RELATIVE_ROUNDING: f64 = 1e-12;

/// A number as it was typed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Number {
    value: f64,
    decimals: usize,
}

/// An answer about a node's value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum StatedValue {
    /// The node was never looked at.
    Cut,
    /// The node was left with this.
    Left(Number, Bound),
}

/// An answer about a node's window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum StatedWindow {
    /// The node was never looked at.
    Cut,
    /// The node was entered with this.
    Entered { alpha: Number, beta: Number },
}

/// Whether nothing was filled in.
pub(super) fn is_blank(text: &str) -> bool {
    // A name may contain the blank, so nothing else may stand beside it.
    text.is_empty() || text.contains(BLANK) && text.chars().all(|c| "_[], ".contains(c))
}

impl Number {
    fn read(text: &str) -> Option<Number> {
        let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
        if matches!(unsigned, "inf" | "infinity" | "∞") {
            let value = if text.starts_with('-') { f64::NEG_INFINITY } else { f64::INFINITY };
            return Some(Number { value, decimals: 0 });
        }
        let decimals = text.split_once('.').map_or(0, |(_, digits)| digits.len());
        Some(Number { value: read_number(text)?, decimals })
    }

    /// Reads `36`, or `3 x 12`.
    pub(super) fn read_product(text: &str) -> Option<Number> {
        let mut factors = text.split(['x', '*', '×', '·']).map(|factor| Number::read(factor.trim()));
        let first = factors.next()??;
        factors.try_fold(first, |product, factor| {
            let factor = factor?;
            Some(Number {
                value: product.value * factor.value,
                decimals: product.decimals.max(factor.decimals),
            })
        })
    }

    /// Whether this is `truth`, or `truth` rounded to the decimals that were typed.
    pub(super) fn is(self, truth: f64) -> bool {
        if self.value.is_infinite() || truth.is_infinite() {
            return self.value == truth;
        }
        let exact = ROUNDING.max(RELATIVE_ROUNDING * truth.abs());
        let rounded = match self.decimals {
            MIN_DECIMALS.. => 0.5 * 0.1_f64.powi(self.decimals as i32),
            _ => 0.0,
        };
        (self.value - truth).abs() <= exact + rounded
    }
}

impl StatedValue {
    /// Reads `3`, `<= 3`, `>= 3` or `cut`.
    pub(super) fn read(text: &str) -> Option<StatedValue> {
        if CUT.contains(&text) {
            return Some(StatedValue::Cut);
        }
        let (bound, number) = split_bound(text);
        Number::read(number.trim()).map(|number| StatedValue::Left(number, bound))
    }
}

fn split_bound(text: &str) -> (Bound, &str) {
    let signs = [("<=", Bound::Upper), ("≤", Bound::Upper), (">=", Bound::Lower), ("≥", Bound::Lower)];
    let signed = |(sign, bound)| Some((bound, text.strip_prefix(sign)?));
    signs.into_iter().find_map(signed).unwrap_or((Bound::Exact, text))
}

impl StatedWindow {
    /// Reads `[3, inf]`, with or without the brackets and the comma, or `cut`.
    pub(super) fn read(text: &str) -> Option<StatedWindow> {
        if CUT.contains(&text) {
            return Some(StatedWindow::Cut);
        }
        let inside = text.trim_start_matches(['[', '(']).trim_end_matches([']', ')']);
        let mut numbers = inside.split([',', ' ', '\t']).filter(|part| !part.is_empty()).map(Number::read);
        match (numbers.next(), numbers.next(), numbers.next()) {
            (Some(Some(alpha)), Some(Some(beta)), None) => Some(StatedWindow::Entered { alpha, beta }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_may_be_rounded_to_two_decimals() {
        let check = |text, truth, right| assert_eq!(Number::read(text).unwrap().is(truth), right, "{text}");
        check("3", 3.0, true);
        check("3", 3.000_000_000_000_1, true);
        check("3", 2.5, false);
        check("2.3", 7.0 / 3.0, false);
        check("2.33", 7.0 / 3.0, true);
        check("2.34", 7.0 / 3.0, false);
        check("7/3", 7.0 / 3.0, true);
        check("-0.67", -2.0 / 3.0, true);
        check("inf", f64::INFINITY, true);
        check("+∞", f64::INFINITY, true);
        check("-inf", f64::INFINITY, false);
        check("9", f64::INFINITY, false);
    }

    #[test]
    fn blanks_are_told_from_names() {
        let check = |text, blank| assert_eq!(is_blank(text), blank, "{text}");
        check("", true);
        check("____", true);
        check("[____, ____]", true);
        check("[3, ____]", false);
        check("n____", false);
        check("_", false);
    }

    #[test]
    fn values_may_be_bounds() {
        let three = Number { value: 3.0, decimals: 0 };
        let check = |text, value| assert_eq!(StatedValue::read(text), value, "{text}");
        check("3", Some(StatedValue::Left(three, Bound::Exact)));
        check("<= 3", Some(StatedValue::Left(three, Bound::Upper)));
        check("≥3", Some(StatedValue::Left(three, Bound::Lower)));
        check("cut", Some(StatedValue::Cut));
        check("< 3", None);
        check("three", None);
        check("nan", None);
        check("1e999999999999", None);
    }

    #[test]
    fn windows_are_two_numbers() {
        let check = |text, good| assert_eq!(StatedWindow::read(text).is_some(), good, "{text}");
        check("[3, inf]", true);
        check("-inf 5", true);
        check("(-∞,5)", true);
        check("cut", true);
        check("[3]", false);
        check("[3, 4, 5]", false);
        check("[a, b]", false);
        check("", false);
    }
}
