//! What a game can be set up with: declared once, by the game. The command line makes its flags of it, the page its forms,
//! and both are checked here.

use crate::error::SessionError;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use utoipa::ToSchema;

/// Longer values are cut where they are quoted.
const MAX_QUOTED: usize = 60;

/// One thing to choose when a game is set up.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The name in requests and files.
    pub name: &'static str,
    /// The flag on the command line, without its dashes. Numbers with the same flag are given together, as in 5x5.
    pub flag: &'static str,
    /// The name people read.
    pub title: &'static str,
    /// A sentence.
    pub help: &'static str,
    /// What it may be.
    pub kind: Kind,
}

/// What an option may be.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A whole number.
    Number {
        /// At least.
        min: u64,
        /// At most.
        max: u64,
        /// Unless chosen otherwise.
        default: u64,
        /// Whether `random` may stand for any of them.
        draws: bool,
        /// Options of which the largest is never exceeded: a line fits its board.
        at_most: &'static [&'static str],
    },
    /// One of a few words; the first unless chosen otherwise.
    Choice(&'static [Word]),
    /// A text of several lines.
    Text {
        /// Texts to start from; the first unless chosen otherwise.
        samples: fn() -> Vec<Sample>,
        /// The flag that takes the name of a sample; the option's own takes a file.
        sample_flag: &'static str,
        /// How such a text is written.
        about: &'static str,
    },
    /// A file of this machine, or folders separated as in a search path. No request from outside may name one.
    Path {
        /// What is named, for help texts.
        value_name: &'static str,
    },
}

/// A word that can be chosen.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Word {
    /// The word.
    pub name: &'static str,
    /// What it means.
    pub about: &'static str,
}

/// A text to start from.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Sample {
    /// What it is called.
    pub name: &'static str,
    /// A sentence.
    pub about: &'static str,
    /// The text.
    pub text: &'static str,
}

/// The value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(untagged, expecting = "expected a whole number or a text")]
pub enum Setting {
    /// A number.
    Number(u64),
    /// A word, or a text of several lines.
    Text(Cow<'static, str>),
    /// A text with the name of the file or the sample it comes from.
    #[serde(skip)]
    Named {
        /// Where it comes from.
        name: String,
        /// The text.
        text: String,
    },
}

impl Setting {
    /// A text that is there for as long as the program.
    pub const fn text(text: &'static str) -> Setting {
        Setting::Text(Cow::Borrowed(text))
    }
}

impl From<usize> for Setting {
    fn from(number: usize) -> Self {
        Setting::Number(number as u64)
    }
}

impl From<String> for Setting {
    fn from(text: String) -> Self {
        Setting::Text(Cow::Owned(text))
    }
}

impl From<&str> for Setting {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Setting::Number(number) => write!(f, "{number}"),
            Setting::Text(text) => f.write_str(&search::quoted(text, MAX_QUOTED)),
            Setting::Named { name, .. } => f.write_str(name),
        }
    }
}

/// What a game is set up with; the usual where nothing is said.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Values by the names of the options.
    pub settings: BTreeMap<String, Setting>,
    /// The folder with everything a user makes; endgame tables are looked for in it.
    pub data: Option<PathBuf>,
    /// How moves are named.
    pub names: Names,
}

/// How moves are named where a game has two ways; both are always understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Names {
    /// As the game's sources write them.
    #[default]
    Sources,
    /// By the column and the row that are written at the rim of the board.
    Coordinates,
}

impl Options {
    /// The usual, but for these.
    pub fn with<const N: usize>(settings: [(&str, Setting); N]) -> Options {
        let settings = settings.into_iter().map(|(name, setting)| (name.into(), setting)).collect();
        Options { settings, ..Options::default() }
    }

    /// The usual, but for what an example or a fixed position says.
    pub fn of(settings: &[(&str, Setting)]) -> Options {
        let settings = settings.iter().map(|(name, setting)| ((*name).into(), setting.clone())).collect();
        Options { settings, ..Options::default() }
    }

    /// The same with this folder for tables.
    pub fn data(self, data: impl Into<PathBuf>) -> Options {
        Options { data: Some(data.into()), ..self }
    }
}

/// Options that were checked against what the game declares.
pub struct Given<'a> {
    specs: &'static [OptionSpec],
    options: &'a Options,
}

impl<'a> Given<'a> {
    /// Refuses options that do not exist, and values that are not what their option may be.
    pub fn check(specs: &'static [OptionSpec], options: &'a Options) -> Result<Given<'a>, SessionError> {
        for (name, setting) in &options.settings {
            let Some(spec) = specs.iter().find(|spec| spec.name == name) else {
                let known: Vec<&str> = specs.iter().map(|spec| spec.name).collect();
                return Err(SessionError::unknown("option", name, &known));
            };
            spec.check(setting)?;
        }
        Ok(Given { specs, options })
    }

    /// How moves are to be named.
    pub fn names(&self) -> Names {
        self.options.names
    }

    /// A number, as given or the usual one.
    pub fn number(&self, name: &str) -> usize {
        match (self.setting(name), self.spec(name).kind) {
            (Some(&Setting::Number(number)), _) => number as usize,
            (_, Kind::Number { default, .. }) => default as usize,
            _ => unreachable!("{name} is a number"),
        }
    }

    /// Whether an option was given at all.
    pub fn is_given(&self, name: &str) -> bool {
        self.setting(name).is_some()
    }

    /// A word, as given or the usual one.
    pub fn word(&self, name: &str) -> &str {
        match (self.setting(name), self.spec(name).kind) {
            (Some(Setting::Text(word)), _) => word,
            (_, Kind::Choice(words)) => words[0].name,
            _ => unreachable!("{name} is a word"),
        }
    }

    /// A text with the name it goes by, as given or the usual one.
    pub fn text(&self, name: &str) -> (String, String) {
        let Kind::Text { samples, .. } = self.spec(name).kind else { unreachable!("{name} is a text") };
        match self.setting(name) {
            Some(Setting::Named { name, text }) => (name.clone(), text.clone()),
            Some(Setting::Text(text)) => ("own".into(), text.clone().into_owned()),
            _ => samples()
                .first()
                .map_or_else(Default::default, |usual| (usual.name.into(), usual.text.into())),
        }
    }

    /// A file or folders, if some were given.
    pub fn path(&self, name: &str) -> Option<&str> {
        match self.setting(name) {
            Some(Setting::Text(path)) => Some(path),
            _ => None,
        }
    }

    /// The folder of a game's endgame tables, if some were built.
    pub fn tables(&self, game: &str) -> Option<PathBuf> {
        Some(table_folder(self.options.data.as_deref()?, game)).filter(|folder| folder.is_dir())
    }

    fn setting(&self, name: &str) -> Option<&Setting> {
        self.options.settings.get(name)
    }

    fn spec(&self, name: &str) -> &OptionSpec {
        self.specs.iter().find(|spec| spec.name == name).expect("a game asks for its own options")
    }
}

impl OptionSpec {
    /// Whether a value may come from outside this machine.
    pub fn is_public(&self) -> bool {
        !matches!(self.kind, Kind::Path { .. })
    }

    /// Whether the option may be this number.
    pub fn takes(&self, number: u64) -> bool {
        matches!(self.kind, Kind::Number { min, max, .. } if (min..=max).contains(&number))
    }

    /// What the option may be, in words.
    pub fn expected(&self) -> String {
        match self.kind {
            Kind::Number { min, max, draws: false, .. } => format!("a whole number, {min} to {max}"),
            Kind::Number { min, max, draws: true, .. } => format!("{min} to {max}, or random"),
            Kind::Choice(words) => words.iter().map(|word| word.name).collect::<Vec<_>>().join(", "),
            Kind::Text { .. } => "a text".into(),
            Kind::Path { value_name } => value_name.into(),
        }
    }

    /// Refuses what the option cannot be.
    pub fn check(&self, setting: &Setting) -> Result<(), SessionError> {
        let fits = match (self.kind, setting) {
            (Kind::Number { .. }, Setting::Number(number)) => self.takes(*number),
            (Kind::Choice(words), Setting::Text(given)) => words.iter().any(|word| word.name == given),
            (Kind::Text { .. }, Setting::Text(_) | Setting::Named { .. }) => true,
            (Kind::Path { .. }, Setting::Text(_)) => true,
            _ => false,
        };
        if fits { Ok(()) } else { Err(self.refuse(setting)) }
    }

    /// The refusal of a value that the option cannot have.
    pub fn refuse(&self, given: &Setting) -> SessionError {
        SessionError::Option { name: self.name.into(), given: given.to_string(), expected: self.expected() }
    }

    /// What the option is unless chosen otherwise; none for a file.
    pub fn usual(&self) -> Option<Setting> {
        match self.kind {
            Kind::Number { default, .. } => Some(Setting::Number(default)),
            Kind::Choice(words) => words.first().map(|word| Setting::text(word.name)),
            Kind::Text { samples, .. } => samples().first().map(|sample| Setting::text(sample.text)),
            Kind::Path { .. } => None,
        }
    }
}

/// Where the endgame tables of a game are kept.
pub fn table_folder(data: &Path, game: &str) -> PathBuf {
    data.join("endgame").join(game)
}
