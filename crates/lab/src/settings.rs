//! Value functions with other weights, as the text of a settings file.

use crate::error::LabError;
use session::{At, EvalChoice, Playable, SessionError};
use toml::Table;

/// The names and weights of a value function's terms.
pub type Weights = Vec<(String, f64)>;

/// The terms of a value function with their weights, as the position shows them.
pub fn weights_of(bench: &dyn Playable, at: &At, eval: &EvalChoice) -> Result<Weights, LabError> {
    let terms = bench.eval(at, eval)?.terms;
    Ok(terms.into_iter().map(|share| (share.name, share.weight)).collect())
}

/// The same value function with these weights for the terms named.
pub fn with_weights(
    bench: &dyn Playable,
    eval: &EvalChoice,
    weights: &[(String, f64)],
) -> Result<EvalChoice, LabError> {
    let usual = bench.description().values.presets.first().map_or("", |preset| preset.0);
    Ok(EvalChoice::File { name: "these weights".into(), text: settings_text(usual, eval, weights)? })
}

/// A settings file for the value function with these weights; `usual` is the preset meant when none is named.
pub fn settings_text(usual: &str, eval: &EvalChoice, weights: &[(String, f64)]) -> Result<String, LabError> {
    let mut settings = base(usual, eval)?;
    let entry = settings.entry("weights").or_insert_with(|| Table::new().into());
    let Some(table) = entry.as_table_mut() else {
        let reason = "bad 'weights': expected a table of numbers".into();
        return Err(SessionError::Settings { name: "settings".into(), reason }.into());
    };
    for (name, weight) in weights {
        table.insert(name.clone(), (*weight).into());
    }
    Ok(settings.to_string())
}

/// The settings a choice stands for.
fn base(usual: &str, eval: &EvalChoice) -> Result<Table, LabError> {
    let preset = match eval {
        EvalChoice::Usual => usual,
        EvalChoice::Preset(name) => name,
        EvalChoice::Weighted { preset, weights } => {
            let preset = preset.as_deref().unwrap_or(usual).into();
            let weights: Table =
                weights.iter().map(|(name, weight)| (name.clone(), (*weight).into())).collect();
            return Ok(Table::from_iter([("preset".into(), preset), ("weights".into(), weights.into())]));
        }
        EvalChoice::Script { name, text, weights } => {
            let weights: Table =
                weights.iter().map(|(name, weight)| (name.clone(), (*weight).into())).collect();
            return Ok(Table::from_iter([
                ("script_name".into(), name.as_str().into()),
                ("script".into(), text.as_str().into()),
                ("weights".into(), weights.into()),
            ]));
        }
        EvalChoice::Net { name, .. } => name,
        EvalChoice::File { name, text } => {
            let refuse = |error: toml::de::Error| error.message().replace('\n', ", ");
            let parsed = text.parse::<Table>().map_err(refuse);
            return parsed.map_err(|reason| SessionError::Settings { name: name.clone(), reason }.into());
        }
    };
    Ok(Table::from_iter([("preset".into(), preset.into())]))
}
