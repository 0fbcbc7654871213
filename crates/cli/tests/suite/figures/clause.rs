//! What stands around a figure in a document.

use super::output::{PrintedLine, PrintedPlace, words};
use super::token::{NumberToken, tokens};
use std::collections::BTreeSet;

/// The number of words before and after a figure that are beside it.
const NEAR: usize = 3;

/// What stands around a figure.
#[derive(Default)]
pub struct Clause {
    words: BTreeSet<String>,
    numbers: Vec<String>,
    row: Vec<String>,
    name: Option<String>,
    before: Option<String>,
    after: Option<String>,
}

impl Clause {
    /// The words before and after a figure in a sentence or a cell.
    pub fn around(figure: &NumberToken, before: &str, after: &str) -> Clause {
        let last: Vec<&str> = before.split_whitespace().rev().take(NEAR).collect();
        let near = last.into_iter().chain(after.split_whitespace().take(NEAR));
        let mut clause = Clause::default();
        near.for_each(|text| clause.add(figure, text));
        // in a list each figure has its own word
        let item_before = before.rsplit([',', ';', ':', '(']).next().unwrap_or_default();
        let item_after = after.split([',', ';', ':', ')']).next().unwrap_or_default();
        let own: BTreeSet<String> = words(item_before).chain(words(item_after)).collect();
        if !clause.words.is_disjoint(&own) {
            clause.words.retain(|word| own.contains(word));
        }
        clause
    }

    /// The figures that come before and after it in the passage.
    pub fn between(mut self, before: &str, after: &str) -> Clause {
        self.before = tokens(before).pop().map(|token| token.value);
        self.after = tokens(after).into_iter().next().map(|token| token.value);
        self
    }

    /// The same for a cell with this head, in the row with this name.
    pub fn in_row(mut self, figure: &NumberToken, head: &str, row: &str, name: Option<&str>) -> Clause {
        self.add(figure, head);
        self.name = name.map(String::from);
        self.row =
            tokens(row).into_iter().map(|token| token.value).filter(|value| *value != figure.value).collect();
        self
    }

    /// Whether a number of the output is about the same: a word or number beside it, the head of its column, most of its
    /// row, or the figure before or after it in the line above or below.
    pub fn fits(&self, place: &PrintedPlace) -> bool {
        let is_above = |value: &String| place.above.is_some_and(|line| line.has(value));
        let is_below = |value: &String| place.below.is_some_and(|line| line.has(value));
        let row = self.row.iter().filter(|value| place.line.has(value)).count();
        place.words().any(|word| self.words.contains(word))
            || self.numbers.iter().any(|value| place.line.has(value))
            || (self.row.len() > 1 && 2 * row >= self.row.len())
            || self.before.as_ref().is_some_and(is_above)
            || self.after.as_ref().is_some_and(is_below)
    }

    /// Whether a line of output is the row in which the figure stands: it has most of its other numbers.
    pub fn is_row(&self, line: &PrintedLine) -> bool {
        let found = self.row.iter().filter(|value| line.has(value)).count();
        self.row.len() > 1 && 2 * found > self.row.len()
    }

    /// Whether a line of output begins with the name of the row.
    pub fn is_named(&self, line: &PrintedLine) -> bool {
        self.name.as_ref().is_some_and(|name| line.begins(name))
    }

    fn add(&mut self, figure: &NumberToken, text: &str) {
        let numbers = tokens(text).into_iter().map(|token| token.value);
        self.numbers.extend(numbers.filter(|value| *value != figure.value));
        self.words.extend(words(text));
    }
}

#[test]
fn a_small_number_needs_company() {
    let output = super::output::Output::new("move  nodes\n14-9     13\n1-5      16\n");
    let found = |text: &str| {
        let figure = tokens(text).remove(0);
        let (before, after) = (&text[..figure.place.start], &text[figure.place.end..]);
        let clause = Clause::around(&figure, before, after).between(before, after);
        output.places(&figure.value).any(|place| clause.fits(&place))
    };
    assert!(
        found("13 nodes")
            && found("13 (14-9)")
            && found("13, then no more than 16")
            && found("the nodes are 13")
    );
    assert!(!found("13 wishes") && !found("14 nodes") && !found("13 are not quite all nodes"));
}
