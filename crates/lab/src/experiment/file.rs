//! An experiment as a file: TOML with the keys of its JSON, to be kept and run again.

use super::Experiment;
use super::table::{ExperimentSpec, KIND};
use crate::LabError;
use serde::Serialize;
use serde_json::Value;

/// An experiment and what its file says.
pub struct WrittenExperiment {
    /// Its keys.
    pub keys: Value,
    /// What they ask for.
    pub experiment: Box<dyn Experiment>,
}

impl WrittenExperiment {
    /// Reads the text of a file; an error names the file and the key.
    pub fn read(specs: &[ExperimentSpec], file: &str, text: &str) -> Result<WrittenExperiment, LabError> {
        let keys: Value = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
            LabError::refused(format!("{file}, line {line}: {}", error.message()))
        })?;
        let experiment = ExperimentSpec::read(specs, &keys)
            .map_err(|error| LabError::refused(format!("{file}: {error}")))?;
        Ok(WrittenExperiment { keys, experiment })
    }
}

/// The text of a file with an experiment of this kind.
pub fn experiment_text(kind: &str, asked: &impl Serialize) -> Result<String, LabError> {
    let refused = |why: &dyn std::fmt::Display| LabError::refused(format!("no experiment file: {why}"));
    let keys = serde_json::to_value(asked).map_err(|error| refused(&error))?;
    let text = toml::to_string(&without_nulls(keys)).map_err(|error| refused(&error))?;
    Ok(format!("{KIND} = \"{kind}\"\n{text}"))
}

/// A missing key says the same as null, which TOML does not have.
fn without_nulls(value: Value) -> Value {
    match value {
        Value::Object(keys) => {
            let said = keys.into_iter().filter(|(_, value)| !value.is_null());
            Value::Object(said.map(|(key, value)| (key, without_nulls(value))).collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(without_nulls).collect()),
        other => other,
    }
}
