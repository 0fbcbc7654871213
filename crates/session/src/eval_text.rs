//! A value function in one word of a command line: a preset, and weights that differ from it.

use crate::choices::EvalChoice;
use crate::error::SessionError;
use std::collections::BTreeMap;

const EXPECTED: &str = "a preset, or PRESET:TERM=WEIGHT with as many terms as you like";

/// Stands for the value function of a search by default.
pub const USUAL_EVAL: &str = "usual";

impl EvalChoice {
    /// Reads `runs` or `runs:twos=12:threes=40`; without a preset, as in `:twos=12`, and by
    /// the word `usual`, the usual one is meant.
    pub fn parse(text: &str) -> Result<EvalChoice, SessionError> {
        let bad = || SessionError::Option {
            name: "value function".into(),
            given: search::quoted(text, 60),
            expected: EXPECTED.into(),
        };
        let mut parts = text.split(':');
        let preset = parts.next().unwrap_or_default();
        let weight = |part: &str| {
            let (term, weight) = part.split_once('=')?;
            let weight = weight.parse::<f64>().ok().filter(|weight| weight.is_finite())?;
            Some((term.to_string(), weight))
        };
        let weights: Option<BTreeMap<String, f64>> = parts.map(weight).collect();
        let preset = (!preset.is_empty()).then(|| preset.to_string());
        match (preset, weights.ok_or_else(bad)?) {
            (preset, weights) if !weights.is_empty() => Ok(EvalChoice::Weighted { preset, weights }),
            (Some(preset), _) if preset == USUAL_EVAL => Ok(EvalChoice::Usual),
            (Some(preset), _) => Ok(EvalChoice::Preset(preset)),
            (None, _) => Err(bad()),
        }
    }

    /// What [`EvalChoice::parse`] reads; none for the usual one, which needs no word, and for a file, which has a name of its own.
    pub fn text(&self) -> Option<String> {
        match self {
            EvalChoice::Usual
            | EvalChoice::File { .. }
            | EvalChoice::Script { .. }
            | EvalChoice::Net { .. } => None,
            EvalChoice::Preset(name) => Some(name.clone()),
            EvalChoice::Weighted { preset, weights } => {
                let weights = weights.iter().map(|(term, weight)| format!(":{term}={weight}"));
                Some(preset.clone().unwrap_or_default() + &weights.collect::<String>())
            }
        }
    }
}
