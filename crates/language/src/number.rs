//! Numbers as each language writes them.

use crate::language::Language;

impl Language {
    /// The digits of a number with the marks of the language: 0.5 is 0,5 in Czech, which also has a true minus sign.
    pub fn written(self, digits: &str) -> String {
        match self {
            Language::English => digits.into(),
            Language::Czech => digits.replace('.', ",").replace('-', "−"),
        }
    }

    /// A count with its thousands apart.
    pub fn count(self, n: u64) -> String {
        let between = match self {
            Language::English => ',',
            Language::Czech => '\u{a0}',
        };
        let digits = n.to_string();
        let mut text = String::with_capacity(digits.len() * 4 / 3);
        for (position, digit) in digits.chars().enumerate() {
            if position > 0 && (digits.len() - position).is_multiple_of(3) {
                text.push(between);
            }
            text.push(digit);
        }
        text
    }

    /// What stands between two numbers: where a comma belongs to the number, it cannot part them.
    pub const fn between(self) -> &'static str {
        match self {
            Language::English => ", ",
            Language::Czech => "; ",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn czech_has_a_comma_and_spaces() {
        assert_eq!(Language::Czech.written("-0.25"), "−0,25");
        assert_eq!(Language::English.written("-0.25"), "-0.25");
        assert_eq!(Language::Czech.count(1_234_567), "1\u{a0}234\u{a0}567");
        assert_eq!(Language::English.count(1_234_567), "1,234,567");
    }
}
