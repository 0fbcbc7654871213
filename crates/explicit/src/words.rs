//! The words of a tree file: which texts are names, labels and numbers, and what nameless nodes are called.

use crate::error::SyntaxFault;
use crate::limits::{MAX_VALUE, MAX_WORD};
use std::collections::HashSet;

/// Characters that mean something in tree files, answers or lists of names.
const SPECIAL: &str = "()[]{}<>:=,#\"";

/// Separates a label from the child it leads to.
pub(crate) const ARROW: &str = "->";

/// Letters for nodes without a name.
const LETTERS: usize = 26;

/// Whether a character may stand in a name or label.
pub(crate) fn is_word_character(c: char) -> bool {
    !c.is_whitespace() && !c.is_control() && !SPECIAL.contains(c)
}

/// Whether a word is meant as a number: names never start like one.
pub(crate) fn looks_like_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c))
}

/// Reads a decimal number or a fraction such as `1/3`.
pub fn read_number(word: &str) -> Option<f64> {
    let number = match word.split_once('/') {
        Some((above, below)) => read_decimal(above)? / read_decimal(below)?,
        None => read_decimal(word)?,
    };
    number.is_finite().then_some(number)
}

fn read_decimal(word: &str) -> Option<f64> {
    looks_like_number(word).then(|| word.parse().ok()).flatten()
}

/// A value as it is kept: bounded, and never minus zero.
pub(crate) fn check_value(value: f64) -> Result<f64, SyntaxFault> {
    if value.abs() <= MAX_VALUE {
        return Ok(value + 0.0);
    }
    Err(SyntaxFault::new(
        "value",
        &value.to_string(),
        format!("a number between -{MAX_VALUE:e} and {MAX_VALUE:e}"),
    ))
}

/// Refuses names that could not be read back.
pub(crate) fn check_name(name: &str) -> Result<(), SyntaxFault> {
    if is_word(name) && !looks_like_number(name) {
        return Ok(());
    }
    let expected = format!(
        "a word of at most {MAX_WORD} characters that does not start like a number and has no spaces and none of {SPECIAL}"
    );
    Err(SyntaxFault::new("name", name, expected))
}

/// Refuses edge labels that could not be read back.
pub(crate) fn check_label(label: &str) -> Result<(), SyntaxFault> {
    if is_word(label) {
        return Ok(());
    }
    let expected = format!("a word of at most {MAX_WORD} characters without spaces and {SPECIAL}");
    Err(SyntaxFault::new("label", label, expected))
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().count() <= MAX_WORD && text.chars().all(is_word_character)
}

/// Names for nodes without one: A, B, ..., Z, AA, AB, ..., leaving out those in use.
pub(crate) struct FreeNames<'a> {
    used: &'a HashSet<&'a str>,
    next: usize,
}

impl<'a> FreeNames<'a> {
    /// Names that are not among `used`.
    pub(crate) fn new(used: &'a HashSet<&'a str>) -> Self {
        FreeNames { used, next: 0 }
    }

    /// The next free name.
    pub(crate) fn take(&mut self) -> String {
        loop {
            let name = letters(self.next);
            self.next += 1;
            if !self.used.contains(name.as_str()) {
                return name;
            }
        }
    }
}

/// The `index`-th name in the order A to Z, AA to ZZ, AAA and so on.
fn letters(mut index: usize) -> String {
    let mut reversed = Vec::new();
    loop {
        reversed.push(b'A' + (index % LETTERS) as u8);
        if index < LETTERS {
            break;
        }
        index = index / LETTERS - 1;
    }
    reversed.iter().rev().map(|&byte| char::from(byte)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_count_like_the_columns_of_a_spreadsheet() {
        let check = |index, name| assert_eq!(letters(index), name);
        check(0, "A");
        check(25, "Z");
        check(26, "AA");
        check(51, "AZ");
        check(52, "BA");
        check(701, "ZZ");
        check(702, "AAA");
    }

    #[test]
    fn free_names_skip_those_in_use() {
        let used = HashSet::from(["A", "C"]);
        let mut names = FreeNames::new(&used);
        assert_eq!([names.take(), names.take(), names.take()], ["B", "D", "E"]);
    }

    #[test]
    fn numbers_are_decimals_and_fractions() {
        let check = |word, number| assert_eq!(read_number(word), number, "{word}");
        check("3", Some(3.0));
        check("-2.5", Some(-2.5));
        check("+.5", Some(0.5));
        check("1e3", Some(1000.0));
        check("1/4", Some(0.25));
        check("1/0", None);
        check("-inf", None);
        check("inf", None);
        check("1e999", None);
        check("", None);
        check("1/", None);
        check("3x", None);
        check("B", None);
    }

    #[test]
    fn names_must_read_back() {
        let check = |name, good| assert_eq!(check_name(name).is_ok(), good, "{name}");
        check("A", true);
        check("max", true);
        check("left-2", true);
        check("größer'", true);
        check("", false);
        check("3", false);
        check("-x", false);
        check("a b", false);
        check("a->b", false);
        check("a(b", false);
        check("a=b", false);
        check("a\u{a0}b", false);
        check(&"x".repeat(MAX_WORD + 1), false);
    }

    #[test]
    fn labels_may_look_like_numbers() {
        assert!(check_label("3").is_ok());
        assert!(check_label("a,b").is_err());
    }

    #[test]
    fn values_are_bounded_and_have_one_zero() {
        assert!(check_value(-0.0).unwrap().is_sign_positive());
        assert!(check_value(1e16).is_err());
        assert!(check_value(f64::NAN).is_err());
    }
}
