//! Values in words: "win in 5", "-3", "O wins".

use search::{Bound, Outcome, Score};

/// A value as short text: "win in 5", "loss in 4" (for MAX, in plies from the root), or the number.
pub fn value_text(value: f64) -> String {
    let win = f64::from(Score::WIN.0);
    if !value.is_finite() {
        return if value > 0.0 { "∞".into() } else { "-∞".into() };
    }
    if value.abs() >= f64::from(Score::COUNTED_WIN.0) && value.abs() <= win {
        let plies = win - value.abs();
        return format!("{} in {plies}", if value > 0.0 { "win" } else { "loss" });
    }
    if value.fract() == 0.0 { format!("{value:.0}") } else { format!("{value:.3}") }
}

/// The longest line anybody reads.
const LINE_MAX: usize = 2000;

/// A message that may quote a user's text, as one line of bounded length.
pub fn one_line(message: &str) -> String {
    let words = message.split(|c: char| c.is_control() || c.is_whitespace()).filter(|word| !word.is_empty());
    let line = words.collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(LINE_MAX) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

/// A value with what it says about the true one: "≥ 3", "≤ -1", "7".
pub fn bounded_text(value: f64, bound: Bound) -> String {
    match bound {
        Bound::Exact => value_text(value),
        Bound::Lower => format!("≥ {}", value_text(value)),
        Bound::Upper => format!("≤ {}", value_text(value)),
    }
}

/// A value as a sentence about the two sides.
pub fn verdict(value: f64, sides: [&str; 2]) -> String {
    let win = f64::from(Score::WIN.0);
    let [max, min] = sides;
    if value.abs() >= f64::from(Score::COUNTED_WIN.0) && value.abs() <= win {
        let plies = win - value.abs();
        let winner = if value > 0.0 { max } else { min };
        let unit = if plies == 1.0 { "ply" } else { "plies" };
        return format!("{winner} {} in {plies} {unit}", agreeing(winner, "wins", "win"));
    }
    if value == 0.0 {
        return "even".into();
    }
    let better = if value > 0.0 { max } else { min };
    format!("{better} {} better by {}", agreeing(better, "is", "are"), value_text(value.abs()))
}

/// The form of a verb that goes with a side: "White is", "Ghosts are".
pub(crate) fn agreeing<'a>(side: &str, one: &'a str, many: &'a str) -> &'a str {
    if side.ends_with('s') { many } else { one }
}

/// How a game ended and why, where there is a word for it.
pub(crate) fn ending_text(outcome: Outcome, why: Option<&str>, sides: [&str; 2]) -> String {
    let outcome = outcome_text(outcome, sides);
    why.map_or(outcome.clone(), |why| format!("{outcome} by {why}"))
}

/// How a game ended, in words.
pub(crate) fn outcome_text(outcome: Outcome, sides: [&str; 2]) -> String {
    match outcome.winner.map(|winner| sides[winner as usize]) {
        Some(winner) => format!("{winner} {}", agreeing(winner, "wins", "win")),
        None if outcome.points != 0.0 => format!("{} points", value_text(outcome.points)),
        None => "draw".into(),
    }
}
