//! Numbers in lessons: as people type them, and as each language writes them.

use language::Language;

/// Two numbers this close are the same: two decimals are enough.
const CLOSE: f64 = 0.005;

/// The number that a fact of a lesson is, if it is one.
pub(super) fn typed_number(text: &str) -> Option<f64> {
    text.parse::<f64>().ok().filter(|number| number.is_finite())
}

/// The number that a pupil typed: thousands may stand apart, and Czech has a comma for decimals.
pub(super) fn pupils_number(text: &str, language: Language) -> Option<f64> {
    let plain: String = text
        .chars()
        .filter(|c| !c.is_whitespace() && *c != '\u{a0}')
        .map(|c| if c == '−' { '-' } else { c })
        .collect();
    let plain = match language {
        Language::Czech => plain.replace(',', "."),
        Language::English => plain.replace(',', ""),
    };
    typed_number(&plain)
}

/// Whether an answer is near enough to a number.
pub(super) fn is_close(answer: f64, right: f64) -> bool {
    (answer - right).abs() < if right.fract() == 0.0 { f64::EPSILON.max(1e-9) } else { CLOSE + 1e-9 }
}

/// What a lesson states, as a language writes it: thousands apart, decimals with the language's mark.
pub fn stated(answer: &str, language: Language) -> String {
    match (answer.parse::<u64>(), typed_number(answer)) {
        (Ok(count), _) => language.count(count),
        (_, Some(_)) => language.written(answer),
        _ => answer.into(),
    }
}
