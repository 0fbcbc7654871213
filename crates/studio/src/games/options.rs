//! What a game can be set up with: entries the page shows, and the values it sends back.

use crate::reply::Refusal;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Options by name, as they were sent.
pub type Choice = BTreeMap<String, Value>;

/// One thing to choose when a game is set up.
#[derive(Clone, Serialize)]
pub struct OptionEntry {
    /// The name used in requests.
    pub name: &'static str,
    /// The name people read.
    pub title: &'static str,
    /// What it may be.
    #[serde(flatten)]
    pub kind: Kind,
}

/// What an option may be.
#[derive(Clone, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Kind {
    /// A whole number.
    Number {
        /// At least.
        min: u64,
        /// At most.
        max: u64,
        /// Unless chosen otherwise.
        default: u64,
    },
    /// A text of several lines, with texts to start from.
    Text {
        /// Unless chosen otherwise.
        default: &'static str,
        /// Names, descriptions and texts.
        samples: Vec<Sample>,
        /// How such a text is written.
        about: &'static str,
    },
    /// One of a few words.
    Choice {
        /// Unless chosen otherwise.
        default: &'static str,
        /// The words there are.
        choices: Vec<Word>,
    },
}

/// A word that can be chosen.
#[derive(Clone, Copy, Serialize)]
pub struct Word {
    /// The word.
    pub name: &'static str,
    /// What it means.
    pub about: &'static str,
}

/// A text to start from.
#[derive(Clone, Serialize)]
pub struct Sample {
    /// What it is called.
    pub name: &'static str,
    /// A sentence.
    pub about: &'static str,
    /// The text.
    pub text: &'static str,
}

/// Options that were checked against their entries.
pub struct Given<'a> {
    entries: &'a [OptionEntry],
    choice: &'a Choice,
    data: Option<&'a Path>,
}

impl<'a> Given<'a> {
    /// Refuses options that do not exist.
    pub fn check(
        entries: &'a [OptionEntry],
        choice: &'a Choice,
        data: Option<&'a Path>,
    ) -> Result<Given<'a>, Refusal> {
        let known: Vec<&str> = entries.iter().map(|entry| entry.name).collect();
        match choice.keys().find(|name| !known.contains(&name.as_str())) {
            None => Ok(Given { entries, choice, data }),
            Some(name) => {
                let name: String = name.chars().take(60).collect();
                Err(Refusal::bad(format!("unknown option '{name}': expected {}", known.join(", "))))
            }
        }
    }

    /// A number, as sent or the usual one.
    pub fn number(&self, name: &str) -> Result<usize, Refusal> {
        let Kind::Number { min, max, default } = self.kind(name) else { unreachable!("{name} is a number") };
        let Some(value) = self.choice.get(name) else { return Ok(*default as usize) };
        let number = value.as_u64().filter(|number| (min..=max).contains(&number));
        number.map(|number| number as usize).ok_or_else(|| {
            Refusal::bad(format!("bad {name} '{}': expected a whole number, {min} to {max}", shown(value)))
        })
    }

    /// A text, as sent or the usual one.
    pub fn text(&self, name: &str) -> Result<String, Refusal> {
        let Kind::Text { default, .. } = self.kind(name) else { unreachable!("{name} is a text") };
        match self.choice.get(name) {
            None => Ok((*default).into()),
            Some(Value::String(text)) => Ok(text.clone()),
            Some(other) => Err(Refusal::bad(format!("bad {name} '{}': expected a text", shown(other)))),
        }
    }

    /// A word, as sent or the usual one.
    pub fn word(&self, name: &str) -> Result<&str, Refusal> {
        let Kind::Choice { default, choices } = self.kind(name) else { unreachable!("{name} is a choice") };
        let Some(value) = self.choice.get(name) else { return Ok(default) };
        let found = choices.iter().find(|word| value.as_str() == Some(word.name));
        found.map(|word| word.name).ok_or_else(|| {
            let known: Vec<&str> = choices.iter().map(|word| word.name).collect();
            Refusal::bad(format!("bad {name} '{}': expected {}", shown(value), known.join(", ")))
        })
    }

    /// The folder of a game's endgame tables, if some were built.
    pub fn tables(&self, game: &str) -> Option<PathBuf> {
        let folder = self.data?.join("endgame").join(game);
        folder.is_dir().then_some(folder)
    }

    fn kind(&self, name: &str) -> &Kind {
        let entry = self.entries.iter().find(|entry| entry.name == name);
        &entry.expect("a game asks for its own options").kind
    }
}

fn shown(value: &Value) -> String {
    value.to_string().chars().take(60).collect()
}
