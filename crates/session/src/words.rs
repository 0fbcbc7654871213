//! Values in words: "win in 5 plies", "mate in 3", "-3", "O wins".

use crate::choices::Algorithm;
use crate::letters::Letters;
use crate::value::Value;
use language::{Dictionary, Language, MessageValue};
use search::{Bound, Outcome, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Stands for a value of which nothing is known.
const UNKNOWN: &str = "?";

/// How the people of a game count the way to a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
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

/// What stands where a branch of a game's tree ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Ends {
    /// The end of a game.
    #[default]
    Game,
    /// A number that was written there.
    Leaf,
}

/// How values are said: how wins are counted, and in which language.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Manner {
    /// How wins are counted.
    pub counted: Counted,
    /// A value of this size is a win, however long it takes.
    pub sure: Option<f64>,
    /// The language.
    pub language: Language,
}

/// In English.
impl From<Counted> for Manner {
    fn from(counted: Counted) -> Manner {
        Manner { counted, ..Manner::default() }
    }
}

impl Manner {
    /// A win or a loss for MAX: "win in 5" plies, "mated in 2" moves, "win" without a distance; none for any other value.
    pub fn win(self, value: Value) -> Option<String> {
        let (plies, [word, mates]) = match value {
            Value::Win(plies) => (plies, ["win-in", "mate-in"]),
            Value::Loss(plies) => (plies, ["loss-in", "mated-in"]),
            Value::Points(points) => return self.sure_win(points),
        };
        Some(match self.counted {
            Counted::Moves => self.language.say(mates, [("moves", moves(plies).into())]),
            Counted::Plies | Counted::Never => self.language.say(word, [("plies", plies.into())]),
        })
    }

    /// A win or a loss that is as good however long it takes.
    fn sure_win(self, points: f64) -> Option<String> {
        let word = if points > 0.0 { "exact-win" } else { "exact-loss" };
        (self.sure == Some(points.abs())).then(|| self.language.word(word).into())
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
    /// The language they speak.
    pub language: Language,
    /// The letters they write pieces with.
    pub letters: Letters,
    /// What they call the end of a branch.
    pub ends: Ends,
    /// The game's own words in this language.
    pub own: Option<&'static Dictionary>,
}

impl Idiom {
    /// That of a game without words of its own.
    pub const fn plain(sides: [&'static str; 2]) -> Idiom {
        let (counted, language, letters) = (Counted::Plies, Language::English, Letters::ENGLISH);
        Idiom { sides, also: &[], counted, sure: None, language, letters, ends: Ends::Game, own: None }
    }

    /// The same in another language, with the names that the game's own words give the sides.
    pub fn in_language(self, language: Language, own: &'static Dictionary) -> Idiom {
        let [max, min] = self.sides;
        let side = |name: &str, english| own.text(language, name).unwrap_or(english);
        let letters = Letters::of(own.text(language, "letters").unwrap_or_default());
        let sides = [side("side-max", max), side("side-min", min)];
        Idiom { language, sides, letters, own: Some(own), ..self }
    }

    /// What a leaf rule is called.
    pub(crate) fn rule<'a>(&self, name: &'a str) -> &'a str {
        self.own.and_then(|own| own.text(self.language, &format!("rule-name-{name}"))).unwrap_or(name)
    }

    /// How values are said.
    pub fn manner(&self) -> Manner {
        Manner { counted: self.counted, sure: self.sure, language: self.language }
    }

    /// A sentence that begins with a name begins with a capital.
    pub fn sentence(&self, words: String) -> String {
        let mut rest = words.chars();
        match (self.language, rest.next()) {
            (Language::Czech, Some(first)) if first.is_lowercase() => {
                first.to_uppercase().chain(rest).collect()
            }
            _ => words,
        }
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

    /// A value for MAX as short text: "win in 5" plies, "mated in 2" moves, "win", or the number.
    pub fn value(&self, value: Value) -> String {
        if value.number().is_nan() {
            return UNKNOWN.into();
        }
        self.manner().win(value).unwrap_or_else(|| self.language.written(&rounded_text(value.number())))
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
        let said = |name: &str, plies: u32| {
            self.language.say(name, [("plies", plies.into()), ("moves", moves(plies).into())])
        };
        match (plies, self.counted, word) {
            (Some(plies), Counted::Moves, "win") => said("mate-in", plies),
            (Some(plies), Counted::Moves, _) => said("mated-in", plies),
            (Some(plies), _, "win") => said("exact-win-in", plies),
            (Some(plies), _, "loss") => said("exact-loss-in", plies),
            (_, _, word) => self.language.word(&format!("exact-{word}")).into(),
        }
    }

    /// A value as a sentence about the two sides: "White mates in 2", "Red is better by 127", "-3 for MAX".
    pub fn verdict(&self, value: Value) -> String {
        let side = self.sides[usize::from(value.number() <= 0.0)];
        match value {
            Value::Win(plies) | Value::Loss(plies) if self.counted == Counted::Moves => {
                self.about(side, "verdict-mates", ("moves", moves(plies).into()))
            }
            Value::Win(plies) | Value::Loss(plies) => {
                self.about(side, "verdict-wins-in", ("plies", plies.into()))
            }
            Value::Points(points) if self.sure == Some(points.abs()) => self.wins(side),
            // where values are never wins they are no leads either: a score, or numbers written by hand at the leaves
            Value::Points(_) if self.counted == Counted::Never => {
                let said = [("points", self.value(value).into()), ("side", self.sides[0].into())];
                self.language.say("verdict-points", said)
            }
            Value::Points(0.0) => self.language.word("verdict-even").into(),
            Value::Points(points) => {
                let points = self.language.written(&rounded_text(points.abs()));
                self.about(side, "verdict-better", ("points", points.into()))
            }
        }
    }

    /// That a side wins.
    pub(crate) fn wins(&self, side: &str) -> String {
        self.language.say("verdict-wins", [("side", side.into()), ("number", self.grammar(side).into())])
    }

    fn about(&self, side: &str, name: &str, more: (&str, MessageValue<'_>)) -> String {
        self.language.say(name, [("side", side.into()), ("number", self.grammar(side).into()), more])
    }

    /// The grammatical number of a side: "White is", "Ghosts are".
    pub fn grammar(&self, side: &str) -> &'static str {
        let plural = match self.language {
            Language::English => "s",
            Language::Czech => "ové",
        };
        if side.ends_with(plural) { "several" } else { "single" }
    }

    /// How a game ended and why, where there is a word for it.
    pub(crate) fn ending(&self, outcome: Outcome, why: Option<&str>) -> String {
        let outcome = self.outcome(outcome);
        match why {
            Some(why) => self.language.say("ending-by", [("outcome", outcome.into()), ("why", why.into())]),
            None => outcome,
        }
    }

    /// How a game ended, in words.
    pub(crate) fn outcome(&self, outcome: Outcome) -> String {
        match outcome.winner.map(|winner| self.sides[winner as usize]) {
            Some(winner) => self.wins(winner),
            None if outcome.points != 0.0 => {
                let points = self.language.written(&number_text(outcome.points));
                self.language.say("outcome-points", [("points", points.into())])
            }
            None => self.language.word("outcome-draw").into(),
        }
    }
}

/// What people call the search of this name: alpha-beta, the playing search; the name itself where there is no such word.
pub fn search_word(name: &str, language: Language) -> String {
    match name.parse::<Algorithm>() {
        Ok(algorithm) => {
            let known = format!("algorithm-{}", algorithm.name());
            language.known(&known).unwrap_or(algorithm.name()).into()
        }
        Err(_) => name.into(),
    }
}

/// A number as short text, without zeros at the end: "-3", "0.125", "5.5".
pub fn number_text(value: f64) -> String {
    if !value.is_finite() {
        return if value > 0.0 { "∞".into() } else { "-∞".into() };
    }
    let text = format!("{value:.3}");
    let short = text.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".into() } else { short.into() }
}

/// A value as everything that is read shows it: whole from 100 on, one decimal from 10 on, two below.
pub fn rounded_text(value: f64) -> String {
    let grain = match value.abs() {
        100.0.. => 1.0,
        10.0.. => 10.0,
        _ => 100.0,
    };
    number_text((value * grain).round() / grain)
}

/// Moves of the winner in this number of plies.
fn moves(plies: u32) -> u32 {
    plies.div_ceil(2)
}

/// The longest line that a reader follows.
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
