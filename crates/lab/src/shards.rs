//! Experiments in parts: the text in which a part is kept, and parts put side by side.
//!
//! A part begins with lines that say what it is a part of (`# plywood truth, part 2 of 8`, then `# name: value` for every
//! setting of the whole run); what it found follows, a line each. Parts belong together when all settings are the same.

use crate::error::LabError;
use session::{EvalChoice, Shard};

/// What the parts are of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PartKind {
    /// Games of a value function against the truth.
    Truth,
    /// Games of a player against itself, to learn from.
    Samples,
    /// Climbs to better weights.
    Climbs,
}

const KINDS: [(PartKind, &str); 3] =
    [(PartKind::Truth, "truth"), (PartKind::Samples, "samples"), (PartKind::Climbs, "climbs")];

impl PartKind {
    fn word(self) -> &'static str {
        KINDS.into_iter().find(|(kind, _)| *kind == self).expect("every kind has a word").1
    }

    /// What a text says it is a part of; none if it is no part of an experiment.
    pub fn of(text: &str) -> Option<PartKind> {
        let word = text.strip_prefix("# plywood ")?.split_once(", part ")?.0;
        KINDS.into_iter().find(|(_, known)| *known == word).map(|(kind, _)| kind)
    }
}

/// The settings of a whole run, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RunSettings(Vec<(String, String)>);

impl RunSettings {
    /// Adds one.
    pub fn set(mut self, name: &str, value: impl ToString) -> RunSettings {
        self.0.push((name.into(), value.to_string()));
        self
    }

    /// Adds the text of a value function that is a file.
    pub fn with_file(self, eval: &EvalChoice) -> RunSettings {
        match eval {
            EvalChoice::File { text, .. } | EvalChoice::Script { text, .. } => self.set("eval-file", text),
            _ => self,
        }
    }

    /// One by its name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// The record of a part.
#[derive(Clone, Copy)]
pub struct PartText<'a> {
    /// The file's name.
    pub file: &'a str,
    /// What is in it.
    pub text: &'a str,
}

impl PartText<'_> {
    pub(crate) fn refuse(&self, reason: impl Into<String>) -> LabError {
        LabError::Shard { name: self.file.into(), reason: reason.into() }
    }

    pub(crate) fn bad_line(&self, (number, line): (usize, &str), expected: &str) -> LabError {
        self.refuse(format!("line {number}: bad line '{}': expected {expected}", search::quoted(line, 80)))
    }
}

/// A part with its heading taken off.
pub(crate) struct ReadPart<'a> {
    pub source: PartText<'a>,
    pub shard: Shard,
    pub settings: RunSettings,
    /// What it found: the lines, with their numbers in the file.
    pub lines: Vec<(usize, &'a str)>,
}

/// A part as text.
pub(crate) fn show(kind: PartKind, shard: Shard, settings: &RunSettings, found: &str) -> String {
    let mut text = format!("# plywood {}, part {shard}\n", kind.word());
    settings.0.iter().for_each(|(name, value)| text.push_str(&format!("# {name}: {}\n", on_one_line(value))));
    text + found
}

impl<'a> ReadPart<'a> {
    fn read(kind: PartKind, source: PartText<'a>) -> Result<ReadPart<'a>, LabError> {
        let mut lines = source.text.lines().enumerate().map(|(index, line)| (index + 1, line)).peekable();
        let first = lines.next().and_then(|(_, line)| line.strip_prefix("# plywood "));
        let part = first.and_then(|line| line.split_once(", part ")).filter(|(word, _)| *word == kind.word());
        let shard = part.and_then(|(_, part)| Shard::parse(&part.replace(" of ", "/")).ok());
        let expected = || {
            source
                .refuse(format!("expected a part that begins with '# plywood {}, part 1 of 8'", kind.word()))
        };
        let shard = shard.ok_or_else(expected)?;
        let mut settings = RunSettings::default();
        while let Some((name, value)) = lines.peek().and_then(|(_, line)| setting(line)) {
            settings = settings.set(name, from_one_line(value));
            lines.next();
        }
        Ok(ReadPart { source, shard, settings, lines: lines.collect() })
    }

    /// A setting of the whole run.
    pub fn setting<T: std::str::FromStr>(&self, name: &str) -> Result<T, LabError> {
        let value = self.settings.get(name).and_then(|value| value.parse().ok());
        value
            .ok_or_else(|| self.source.refuse(format!("no good value of '{name}': expected '# {name}: ...'")))
    }
}

fn setting(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("# ")?.split_once(": ")
}

/// A settings file among the settings has many lines.
fn on_one_line(value: &str) -> String {
    value.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r")
}

fn from_one_line(value: &str) -> String {
    let mut text = String::new();
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        text.push(match letter {
            '\\' => match letters.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                other => other.unwrap_or('\\'),
            },
            _ => letter,
        });
    }
    text
}

/// Reads the parts of one run; parts of different runs, and a part that is there twice, are refused.
pub(crate) fn read_parts<'a>(kind: PartKind, texts: &[PartText<'a>]) -> Result<Vec<ReadPart<'a>>, LabError> {
    let mut parts: Vec<ReadPart<'a>> = Vec::new();
    for &source in texts {
        let part = ReadPart::read(kind, source)?;
        let first = parts.first().unwrap_or(&part);
        if let Some((name, value, other)) = differing(&first.settings, &part.settings) {
            let file = first.source.file;
            return Err(source.refuse(format!("{name} is '{value}': expected '{other}' as in '{file}'")));
        }
        if part.shard.of() != first.shard.of() {
            return Err(source.refuse(format!("part {}: expected one of {}", part.shard, first.shard.of())));
        }
        if parts.iter().any(|other| other.shard == part.shard) {
            return Err(
                source.refuse(format!("part {} is there twice: expected every part once", part.shard))
            );
        }
        parts.push(part);
    }
    if parts.is_empty() {
        return Err(LabError::Shard { name: String::new(), reason: "expected at least one part".into() });
    }
    Ok(parts)
}

/// The first setting in which two runs differ: its name, what it is and what it should be.
fn differing(expected: &RunSettings, found: &RunSettings) -> Option<(String, String, String)> {
    let names = expected.0.iter().chain(&found.0).map(|(name, _)| name);
    let said =
        |settings: &RunSettings, name: &str| search::quoted(settings.get(name).unwrap_or("not said"), 60);
    let mut differing = names.filter(|name| expected.get(name) != found.get(name));
    differing.next().map(|name| (name.clone(), said(found, name), said(expected, name)))
}
