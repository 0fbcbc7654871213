//! Values in words: "win in 5 plies", "mate in 3", "-3", "O wins".

use crate::value::Value;
use search::{Bound, Outcome, Side};
use serde::Serialize;
use utoipa::ToSchema;

/// How the people of a game count the way to a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Counted {
    /// In plies.
    #[default]
    Plies,
    /// In moves of the winner, to mate.
    Moves,
    /// Never: values are points, however large.
    Never,
}

impl Counted {
    /// A counted win or loss for MAX: "win in 5" plies, "mated in 2" moves; none for any other value.
    pub fn win(self, value: Value) -> Option<String> {
        let (plies, [word, mates]) = match value {
            Value::Win(plies) => (plies, ["win", "mate"]),
            Value::Loss(plies) => (plies, ["loss", "mated"]),
            Value::Points(_) => return None,
        };
        Some(match self {
            Counted::Moves => format!("{mates} in {}", moves(plies)),
            Counted::Plies | Counted::Never => format!("{word} in {plies}"),
        })
    }
}

/// How the people of a game speak about values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Idiom {
    /// The names of MAX and MIN.
    pub sides: [&'static str; 2],
    /// Other names of the sides, in small letters.
    pub also: &'static [(&'static str, Side)],
    /// How they count.
    pub counted: Counted,
    /// A value of this size is a win, however long it takes.
    pub sure: Option<f64>,
}

impl Idiom {
    /// That of a game without words of its own.
    pub const fn plain(sides: [&'static str; 2]) -> Idiom {
        Idiom { sides, also: &[], counted: Counted::Plies, sure: None }
    }

    /// The side of this name, in large or small letters.
    pub fn side(&self, name: &str) -> Option<Side> {
        let name = name.trim().to_lowercase();
        let [max, min] = self.sides.map(str::to_lowercase);
        let own = [(max.as_str(), Side::Max), (min.as_str(), Side::Min)];
        own.iter().chain(self.also).find(|(known, _)| *known == name).map(|&(_, side)| side)
    }

    /// What a search's number means here.
    pub fn meaning(&self, number: f64) -> Value {
        Value::of(number, self.counted)
    }

    /// A value for MAX as short text: "win in 5" plies, "mated in 2" moves, or the number.
    pub fn value(&self, value: Value) -> String {
        // A win without a distance keeps the number that its value function gives it.
        self.counted.win(value).unwrap_or_else(|| number_text(value.number()))
    }

    /// A search's number as short text.
    pub fn number(&self, number: f64) -> String {
        self.value(self.meaning(number))
    }

    /// A value with what it says about the true one: "≥ 3", "≤ -1", "7".
    pub fn bounded(&self, value: Value, bound: Bound) -> String {
        match bound {
            Bound::Exact => self.value(value),
            Bound::Lower => format!("≥ {}", self.value(value)),
            Bound::Upper => format!("≤ {}", self.value(value)),
        }
    }

    /// An exact value for one side: "win in 5 plies", "mated in 2", "draw".
    pub fn exact(&self, word: &str, plies: Option<u32>) -> String {
        match (plies, self.counted, word) {
            (None, ..) => word.into(),
            (Some(plies), Counted::Moves, "win") => format!("mate in {}", moves(plies)),
            (Some(plies), Counted::Moves, _) => format!("mated in {}", moves(plies)),
            (Some(plies), ..) => format!("{word} in {}", count(plies)),
        }
    }

    /// A value as a sentence about the two sides: "White mates in 2", "Ghosts are better by 127".
    pub fn verdict(&self, value: Value) -> String {
        let [max, min] = self.sides;
        let side = if value.number() > 0.0 { max } else { min };
        match value {
            Value::Win(plies) | Value::Loss(plies) if self.counted == Counted::Moves => {
                format!("{side} {} in {}", agreeing(side, "mates", "mate"), moves(plies))
            }
            Value::Win(plies) | Value::Loss(plies) => format!("{} in {}", wins(side), count(plies)),
            Value::Points(points) if self.sure == Some(points.abs()) => wins(side),
            Value::Points(0.0) => "even".into(),
            Value::Points(points) => {
                format!("{side} {} better by {}", agreeing(side, "is", "are"), number_text(points.abs()))
            }
        }
    }
}

/// A number as short text: "-3", "0.125".
pub fn number_text(value: f64) -> String {
    if !value.is_finite() {
        return if value > 0.0 { "∞".into() } else { "-∞".into() };
    }
    if value.fract() == 0.0 { format!("{value:.0}") } else { format!("{value:.3}") }
}

/// Moves of the winner in so many plies.
fn moves(plies: u32) -> u32 {
    plies.div_ceil(2)
}

fn count(plies: u32) -> String {
    if plies == 1 { "1 ply".into() } else { format!("{plies} plies") }
}

fn wins(side: &str) -> String {
    format!("{side} {}", agreeing(side, "wins", "win"))
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
        Some(winner) => wins(winner),
        None if outcome.points != 0.0 => format!("{} points", number_text(outcome.points)),
        None => "draw".into(),
    }
}
