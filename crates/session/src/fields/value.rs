//! The kinds of value that a field takes, and how they are written as text.

use crate::bounds;
use crate::choices::{AgentScript, Algorithm, DepthLimit, EvalChoice, UnknownAlgorithm};
use crate::error::SessionError;
use search::margins::UnknownMargins;
use search::pvs::UnknownTechnique;
use search::textbook::UnknownGoal;
use std::time::Duration;

/// A larger file of settings or a script is not one of ours.
const MAX_TEXT_BYTES: u64 = 8 << 20;

/// What a field takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum FieldKind {
    /// On or off.
    Switch,
    /// A number within these bounds.
    Number {
        /// The smallest.
        least: u64,
        /// The largest.
        most: u64,
    },
    /// A number with a decimal point, within these bounds.
    Decimal {
        /// The smallest.
        least: f64,
        /// The largest.
        most: f64,
    },
    /// A number of plies, or the whole game.
    Depth,
    /// A time; a number of milliseconds in JSON.
    Time,
    /// The name of an algorithm.
    Algorithm,
    /// A word.
    Word,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Names.
    Names,
    /// A value function.
    Eval,
    /// A script that chooses moves.
    Agent,
}

/// A value given for a field.
#[derive(Clone, PartialEq, Debug)]
pub enum FieldValue {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(u64),
    /// A number with a decimal point.
    Decimal(f64),
    /// A time.
    Time(Duration),
    /// How deep.
    Depth(DepthLimit),
    /// Which search.
    Algorithm(Algorithm),
    /// A word.
    Word(String),
    /// Names.
    Names(Vec<String>),
    /// A value function.
    Eval(EvalChoice),
    /// A script that chooses moves.
    Agent(AgentScript),
}

/// What is wrong with a value given for a field.
#[derive(Debug, thiserror::Error)]
pub enum FieldError {
    /// A number, a time or a switch that is none, or out of bounds.
    #[error("expected {0}")]
    Expected(String),
    /// There is no such algorithm.
    #[error(transparent)]
    Algorithm(#[from] UnknownAlgorithm),
    /// There is no such technique.
    #[error(transparent)]
    Technique(#[from] UnknownTechnique),
    /// There is no such goal.
    #[error(transparent)]
    Goal(#[from] UnknownGoal),
    /// There are no such margins.
    #[error(transparent)]
    Margins(#[from] UnknownMargins),
    /// No value function.
    #[error(transparent)]
    Eval(#[from] SessionError),
    /// A file could not be read.
    #[error("{0}")]
    File(String),
    /// A limit that a search without an answer on the way cannot keep.
    #[error("a textbook search has no answer before it is finished: expected depth alone")]
    NoAnswerInTime,
}

impl FieldError {
    fn expected(text: impl Into<String>) -> FieldError {
        FieldError::Expected(text.into())
    }
}

/// Reads a file of at most this many bytes, or gives the reason why not.
pub type FileReader<'a> = &'a dyn Fn(&str, u64) -> Result<Vec<u8>, String>;

/// How fields are written in a text.
#[derive(Clone, Copy)]
pub struct TextForm<'a> {
    /// What stands between names.
    pub joint: char,
    /// Reads value functions and agents that are files.
    pub file: FileReader<'a>,
}

impl FieldKind {
    /// What a text says.
    pub fn read(self, text: &str, form: &TextForm<'_>) -> Result<FieldValue, FieldError> {
        Ok(match self {
            FieldKind::Switch => FieldValue::Switch(read_switch(text)?),
            FieldKind::Number { least, most } => FieldValue::Number(read_number(text, least, most)?),
            FieldKind::Decimal { least, most } => FieldValue::Decimal(read_decimal(text, least, most)?),
            FieldKind::Depth => FieldValue::Depth(read_depth(text)?),
            FieldKind::Time => FieldValue::Time(read_time(text)?),
            FieldKind::Algorithm => FieldValue::Algorithm(text.parse()?),
            FieldKind::Word => FieldValue::Word(text.into()),
            FieldKind::Choice(words) if words.contains(&text) => FieldValue::Word(text.into()),
            FieldKind::Choice(words) => return Err(FieldError::expected(one_of(words))),
            FieldKind::Names => FieldValue::Names(text.split(form.joint).map(String::from).collect()),
            FieldKind::Eval => FieldValue::Eval(EvalChoice::read(text, form.file)?),
            FieldKind::Agent => {
                FieldValue::Agent(AgentScript { name: text.into(), text: read_text(text, form.file)? })
            }
        })
    }
}

impl FieldValue {
    /// What [`FieldKind::read`] reads, with names joined so; none for what stands in a file.
    pub fn text(&self, joint: &str) -> Option<String> {
        match self {
            FieldValue::Switch(is_on) => Some(if *is_on { "yes" } else { "no" }.into()),
            FieldValue::Number(number) => Some(number.to_string()),
            FieldValue::Decimal(number) => Some(number.to_string()),
            FieldValue::Time(time) => Some(format!("{}ms", time.as_millis())),
            FieldValue::Depth(DepthLimit::Plies(plies)) => Some(plies.to_string()),
            FieldValue::Depth(DepthLimit::End) => Some("end".into()),
            FieldValue::Depth(DepthLimit::Usual) | FieldValue::Agent(_) => None,
            FieldValue::Algorithm(algorithm) => Some(algorithm.name().into()),
            FieldValue::Word(word) => Some(word.clone()),
            FieldValue::Names(names) => Some(names.join(joint)),
            FieldValue::Eval(eval) => eval.text(),
        }
    }
}

impl EvalChoice {
    /// Reads a value function as a command line names it: a file if it looks like one, else a preset, with other weights if it
    /// names some.
    pub fn read(text: &str, file: FileReader<'_>) -> Result<EvalChoice, FieldError> {
        if text.ends_with(EvalChoice::NET_ENDING) {
            let bytes = file(text, EvalChoice::MAX_NET_BYTES).map_err(FieldError::File)?;
            return Ok(EvalChoice::net(text, &bytes)?);
        }
        match EvalChoice::is_file(text) {
            true => Ok(EvalChoice::of_file(text, read_text(text, file)?)),
            false => Ok(EvalChoice::parse(text)?),
        }
    }
}

/// These words, the last after "or".
pub(crate) fn one_of(words: &[&str]) -> String {
    match words {
        [before @ .., last] if !before.is_empty() => format!("{} or {last}", before.join(", ")),
        words => words.concat(),
    }
}

fn read_switch(text: &str) -> Result<bool, FieldError> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(FieldError::expected("yes or no")),
    }
}

fn read_number(text: &str, least: u64, most: u64) -> Result<u64, FieldError> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| FieldError::expected(format!("a number from {least} to {most}")))
}

fn read_decimal(text: &str, least: f64, most: f64) -> Result<f64, FieldError> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| FieldError::expected(format!("a number from {least} to {most}")))
}

fn read_depth(text: &str) -> Result<DepthLimit, FieldError> {
    match text {
        "end" => Ok(DepthLimit::End),
        _ => match text.parse() {
            Ok(plies) => Ok(DepthLimit::Plies(plies)),
            Err(_) => Err(FieldError::expected("a number of plies, or 'end'")),
        },
    }
}

/// Reads a time such as `500ms`, `10s` or `2m`.
pub fn read_time(text: &str) -> Result<Duration, FieldError> {
    let expected = || FieldError::expected("a time such as 500ms, 10s or 2m");
    let digits = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(expected)?;
    let number: u64 = text[..digits].parse().map_err(|_| expected())?;
    let time = match &text[digits..] {
        "ms" => Duration::from_millis(number),
        "s" => Duration::from_secs(number),
        "m" => Duration::from_secs(number.checked_mul(60).ok_or_else(expected)?),
        _ => return Err(expected()),
    };
    if time > Duration::from_secs(bounds::SECONDS) {
        return Err(FieldError::expected("at most a year"));
    }
    Ok(time)
}

fn read_text(name: &str, file: FileReader<'_>) -> Result<String, FieldError> {
    let bytes = file(name, MAX_TEXT_BYTES).map_err(FieldError::File)?;
    let no_text = || FieldError::File(format!("cannot read '{name}': not UTF-8 text"));
    String::from_utf8(bytes).map_err(|_| no_text())
}
