//! Value functions from settings files: a preset to start from and other weights for its terms.
//!
//! ```toml
//! preset = "runs"
//! [weights]
//! twos = 12
//! ```
//!
//! In place of a preset it may have `script`, the text of a value function that a user wrote.
//!
//! Chess also takes `slots`, the text of all numbers below the terms, as `plywood lab tune chess` writes it.

use crate::error::SessionError;
use search::{Game, ValueFunction};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A file larger than this is not a settings file.
const MAX_BYTES: usize = 1 << 20;

/// The largest weight: beyond it a weight is surely a typing error, and sums must stay finite.
const MAX_WEIGHT: f64 = 1e12;

/// What a script in a settings file is called where the file says nothing.
const SCRIPT_NAME: &str = "script.js";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    #[serde(default)]
    preset: Option<String>,
    /// The text of a script, in place of a preset, and what it is called.
    #[serde(default)]
    script: Option<String>,
    #[serde(default)]
    script_name: Option<String>,
    #[serde(default)]
    slots: Option<String>,
    #[serde(default)]
    weights: BTreeMap<String, f64>,
}

/// How a value function is made by the name of a preset, and of the name and the text of a script.
pub(crate) struct Makers<P, S> {
    pub preset: P,
    pub script: S,
}

/// Reads a settings file.
pub(crate) fn read<G: Game>(
    name: &str,
    text: &str,
    makers: Makers<
        impl Fn(&str) -> Result<Box<dyn ValueFunction<G>>, SessionError>,
        impl Fn((&str, &str)) -> Result<Box<dyn ValueFunction<G>>, SessionError>,
    >,
) -> Result<Box<dyn ValueFunction<G>>, SessionError> {
    let refuse = |reason: String| SessionError::settings(name, &reason);
    let settings = parse(name, text)?;
    let mut value = match (&settings.preset, &settings.script) {
        (Some(preset), None) => (makers.preset)(preset).map_err(|error| refuse(error.to_string()))?,
        (None, Some(script)) => {
            (makers.script)((settings.script_name.as_deref().unwrap_or(SCRIPT_NAME), script))?
        }
        _ => return Err(refuse("expected either 'preset' or 'script'".into())),
    };
    if let Some(slots) = &settings.slots {
        value.set_slots(slots).map_err(&refuse)?;
    }
    weigh(name, value, &settings.weights)
}

/// The same value function with other weights.
pub(crate) fn weigh<G: Game>(
    name: &str,
    mut value: Box<dyn ValueFunction<G>>,
    weights: &BTreeMap<String, f64>,
) -> Result<Box<dyn ValueFunction<G>>, SessionError> {
    let refuse = |reason: String| SessionError::settings(name, &reason);
    for (term, weight) in weights {
        if !(-MAX_WEIGHT..=MAX_WEIGHT).contains(weight) {
            return Err(refuse(format!(
                "weight of '{term}' is {weight}: expected a number within {MAX_WEIGHT:e}"
            )));
        }
        value.set_weight(term, *weight).map_err(|error| refuse(error.to_string()))?;
    }
    Ok(value)
}

/// What a settings file starts from.
pub(crate) enum Base<'a> {
    Preset(&'a str),
    Script { name: &'a str, text: &'a str },
}

/// The settings file of a value function that starts from a preset or a script.
pub(crate) fn write<G: Game>(base: &Base<'_>, value: &dyn ValueFunction<G>) -> String {
    if let (Some(slots), Base::Preset(preset)) = (value.slots(), base) {
        // A literal string of several lines keeps the tables readable.
        return format!("preset = \"{preset}\"\nslots = '''\n{slots}'''\n");
    }
    let weights: toml::Table =
        value.weights().into_iter().map(|(name, weight)| (name, weight.into())).collect();
    let mut table = toml::Table::from_iter([("weights".into(), weights.into())]);
    match *base {
        Base::Preset(preset) => {
            table.insert("preset".into(), preset.into());
        }
        Base::Script { name, text } => {
            table.insert("script_name".into(), name.into());
            table.insert("script".into(), text.into());
        }
    }
    table.to_string()
}

/// The preset a settings file starts from; none if that is a script.
pub(crate) fn preset_of(name: &str, text: &str) -> Result<Option<String>, SessionError> {
    parse(name, text).map(|settings| settings.preset)
}

/// The script a settings file starts from: its name and its text.
pub(crate) fn script_of(name: &str, text: &str) -> Option<(String, String)> {
    let settings = parse(name, text).ok()?;
    Some((settings.script_name.unwrap_or_else(|| SCRIPT_NAME.into()), settings.script?))
}

fn parse(name: &str, text: &str) -> Result<Settings, SessionError> {
    let refuse = |reason: String| SessionError::settings(name, &reason);
    if text.len() > MAX_BYTES {
        return Err(refuse(format!("{} bytes is too large: expected at most {MAX_BYTES}", text.len())));
    }
    toml::from_str(text).map_err(|error| refuse(one_line(&error, text)))
}

fn one_line(error: &toml::de::Error, text: &str) -> String {
    let message = error.message().replace('\n', ", ");
    match error.span() {
        Some(span) => {
            let before = &text.as_bytes()[..span.start.min(text.len())];
            let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
            format!("line {line}: {message}")
        }
        None => message,
    }
}
