//! Value functions from settings files: a preset to start from and other weights for its terms.
//!
//! ```toml
//! preset = "runs"
//! [weights]
//! twos = 12
//! ```
//!
//! Chess also takes `slots`, the text of all numbers below the terms, as `plywood lab tune chess` writes it.

use crate::error::SessionError;
use search::{Game, ValueFunction};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A file larger than this is not a settings file.
const MAX_BYTES: usize = 1 << 20;

/// A weight beyond this is a slip, and sums must stay finite.
const MAX_WEIGHT: f64 = 1e12;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    preset: String,
    #[serde(default)]
    slots: Option<String>,
    #[serde(default)]
    weights: BTreeMap<String, f64>,
}

/// Reads a settings file; `preset` makes the value function it starts from.
pub(crate) fn read<G: Game>(
    name: &str,
    text: &str,
    preset: impl Fn(&str) -> Result<Box<dyn ValueFunction<G>>, SessionError>,
) -> Result<Box<dyn ValueFunction<G>>, SessionError> {
    let refuse = |reason: String| SessionError::settings(name, &reason);
    let settings = parse(name, text)?;
    let mut value = preset(&settings.preset).map_err(|error| refuse(error.to_string()))?;
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

/// The settings file of a value function that starts from this preset.
pub(crate) fn write<G: Game>(preset: &str, value: &dyn ValueFunction<G>) -> String {
    if let Some(slots) = value.slots() {
        // A literal string of several lines keeps the tables readable.
        return format!("preset = \"{preset}\"\nslots = '''\n{slots}'''\n");
    }
    let weights: toml::Table =
        value.weights().into_iter().map(|(name, weight)| (name, weight.into())).collect();
    toml::Table::from_iter([("preset".into(), preset.into()), ("weights".into(), weights.into())]).to_string()
}

/// The preset a settings file starts from.
pub(crate) fn preset_of(name: &str, text: &str) -> Result<String, SessionError> {
    parse(name, text).map(|settings| settings.preset)
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
