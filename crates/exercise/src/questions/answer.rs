//! What a student may type: numbers, bounds, windows and the word for nodes never looked at.

use explicit::read_number;
use search::Bound;

/// Stands for every answer about a node that was never looked at.
pub(super) const CUT: [&str; 2] = ["cut", "řez"];

/// What a sheet has where an answer belongs.
pub(super) const BLANK: &str = "____";

/// An answer rounded to at least this many decimals counts as right.
const MIN_DECIMALS: usize = 2;

/// Sums of probabilities are off by this much; a smaller difference is no mistake.
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
    text.is_empty() || text.contains(BLANK) && text.chars().all(|c| "_[],; ".contains(c))
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
