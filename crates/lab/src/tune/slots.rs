//! The weights of the chess evaluation in settings files: all slots as text, so that a file stands for itself.

use crate::error::LabError;
use chess::value::Weights;
use serde::{Deserialize, Serialize};
use session::EvalChoice;

/// The preset whose slots are tuned.
const PRESET: &str = "tapered";

/// A settings file with slots.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    preset: String,
    slots: String,
}

/// The weights that a value function of chess starts from: the engine's own, or those of a file with slots.
pub fn chess_weights(eval: &EvalChoice) -> Result<Weights, LabError> {
    match eval {
        EvalChoice::Usual => Ok(Weights::tuned()),
        EvalChoice::Preset(name) if name == PRESET => Ok(Weights::tuned()),
        EvalChoice::Preset(_) | EvalChoice::Weighted { .. } => Err(LabError::Unknown {
            what: "value function with slots",
            name: eval.name(PRESET),
            expected: format!("{PRESET}, or a file that 'lab tune chess' wrote"),
        }),
        EvalChoice::File { name, text } => {
            let refuse = |reason: String| LabError::Settings { name: name.clone(), reason };
            let one_line = |error: toml::de::Error| error.message().replace('\n', ", ");
            let settings: Settings = toml::from_str(text).map_err(one_line).map_err(refuse)?;
            Weights::parse(&settings.slots).map_err(|error| refuse(error.to_string()))
        }
    }
}

/// A settings file with these weights.
pub fn chess_settings(weights: &Weights) -> String {
    // A literal string of several lines keeps the tables readable.
    format!("preset = \"{PRESET}\"\nslots = '''\n{}'''\n", weights.show())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> EvalChoice {
        EvalChoice::File { name: "mine.toml".into(), text: text.into() }
    }

    #[test]
    fn weights_read_back_from_their_file() {
        let mut weights = Weights::tuned();
        weights.set_pair(3, 444.0, -5.0);
        assert_eq!(chess_weights(&file(&chess_settings(&weights))).unwrap(), weights);
    }

    #[test]
    fn a_session_reads_the_same_file() {
        let bench = games::open("chess", []).unwrap();
        let at = session::At { position: Some("4k3/8/8/8/8/8/8/3QK3 w - - 0 1".into()), moves: Vec::new() };
        let value = |eval: &EvalChoice| bench.eval(&at, eval).unwrap().value;
        let mut weights = Weights::tuned();
        assert_eq!(value(&file(&chess_settings(&weights))), value(&EvalChoice::Usual));
        let queen = weights.pair(4);
        weights.set_pair(4, f64::from(queen.middle()) + 100.0, f64::from(queen.end()) + 100.0);
        assert!(value(&file(&chess_settings(&weights))) > value(&EvalChoice::Usual));
    }

    #[test]
    fn other_files_are_refused() {
        let error = |eval: EvalChoice| chess_weights(&eval).unwrap_err().to_string();
        assert!(error(EvalChoice::Preset("source".into())).contains("'source': expected tapered"));
        assert!(
            error(file("preset = 'tapered'")).starts_with("value function mine.toml: missing field `slots`")
        );
        assert!(error(file("preset = 'tapered'\nslots = 'magic 1/2'")).contains("unknown term 'magic'"));
    }
}
