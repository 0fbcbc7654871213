//! The sentence of a finding with its figures, in words: few digits, as the page has it.

use super::finding::{Figure, Finding};
use session::{Language, MessageValue};

/// Digits of a fraction, and of one above a hundred.
const DIGITS: i32 = 3;
const MORE_DIGITS: i32 = 4;
/// Decimals of a fraction below one, but for small numbers whose digits all count.
const DECIMALS: usize = 2;
const SMALL: [&str; 3] = ["before", "after", "error"];
/// Results, which have a word of their own.
const RESULTS: [(&str, &str); 2] = [("won", "lab-word-won"), ("not-won", "lab-word-not-won")];

impl Finding {
    /// Sums it up in a sentence.
    pub fn say(&self, language: Language) -> String {
        let said = self.figures.iter().map(|(name, figure)| (*name, said(language, name, figure)));
        language.say(&format!("lab-found-{}", self.sentence), said)
    }
}

fn said<'a>(language: Language, name: &str, figure: &'a Figure) -> MessageValue<'a> {
    match figure {
        Figure::Number(number) if number.abs() < 1.0 && !SMALL.contains(&name) => {
            fraction(language, &format!("{number:.DECIMALS$}"))
        }
        Figure::Number(number) => spoken(language, *number),
        Figure::Word(word) => match RESULTS.iter().find(|(result, _)| result == word) {
            Some((_, name)) => language.word(name).into(),
            None => word.into(),
        },
    }
}

/// A small count chooses a plural; a larger one has its thousands apart.
fn spoken(language: Language, number: f64) -> MessageValue<'static> {
    if number.fract() == 0.0 && number >= 0.0 {
        let count = number as u64;
        return if count < 1000 { count.into() } else { language.count(count).into() };
    }
    let digits = if number.abs() >= 100.0 { MORE_DIGITS } else { DIGITS };
    let before_point = number.abs().log10().floor() as i32 + 1;
    let decimals = (digits - before_point).max(0) as usize;
    fraction(language, &format!("{number:.decimals$}"))
}

/// Without zeros at its end.
fn fraction(language: Language, digits: &str) -> MessageValue<'static> {
    let short =
        if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { digits };
    language.written(if short == "-0" { "0" } else { short }).into()
}
