//! Requests as JSON: what a page, an example and an experiment may ask for.

use net::{InputLayout, Trainer, TrainingRecipe, TrainingSet};
use serde_json::json;
use session::{Algorithm, DepthLimit, EvalChoice};
use std::collections::BTreeMap;
use std::sync::Arc;

fn weights() -> BTreeMap<String, f64> {
    BTreeMap::from([("twos".into(), 12.0), ("threes".into(), -0.5)])
}

/// A net with the weights that a training begins with.
fn net() -> EvalChoice {
    let recipe =
        TrainingRecipe { hidden: 16, epochs: 1, batch: 1, rate: 0.0, result_share: 0.0, scale: 400, seed: 1 };
    let positions = TrainingSet::new(InputLayout { words: 2, bits: 9, phases: 1 });
    let net = Arc::new(Trainer::new(&positions, recipe).net("noughts", "for a test"));
    EvalChoice::Net { name: "small.net".into(), net }
}

#[test]
fn value_functions_are_read_as_they_were_written() {
    let script = EvalChoice::Script { name: "mine.js".into(), text: "term()".into(), weights: weights() };
    for choice in [
        EvalChoice::Usual,
        EvalChoice::Preset("runs".into()),
        EvalChoice::Weighted { preset: Some("runs".into()), weights: weights() },
        EvalChoice::Weighted { preset: None, weights: weights() },
        script,
        net(),
        EvalChoice::File { name: "mine.toml".into(), text: "preset = \"runs\"".into() },
    ] {
        let json = serde_json::to_value(&choice).unwrap();
        assert_eq!(serde_json::from_value::<EvalChoice>(json.clone()).unwrap(), choice, "{json}");
    }
}

#[test]
fn two_value_functions_at_once_are_refused() {
    for (json, expected) in [
        (json!({ "preset": "runs", "script": "x" }), "both 'preset' and 'script': expected one of them"),
        (json!({ "preset": "runs", "net": "AAAA" }), "a 'net' and something else: expected a net alone"),
        (json!({ "net": "AAAA", "weights": { "twos": 1 } }), "expected a net alone"),
        (json!({ "settings": "", "script": "x" }), "'settings' and something else: expected settings alone"),
        (json!({ "net": "no base 64!" }), "'mine.net' is not in base 64"),
        (json!({ "net": "AAAA" }), "not a net: expected a file that 'plywood net train' has written"),
        (json!({ "preste": "runs" }), "unknown field `preste`"),
        (json!({ "weights": { "twos": "many" } }), "invalid type: string \"many\", expected f64"),
    ] {
        let error = serde_json::from_value::<EvalChoice>(json).expect_err(expected).to_string();
        assert!(error.contains(expected) && !error.contains('\n'), "{error}");
    }
}

#[test]
fn algorithms_go_by_their_names() {
    for algorithm in Algorithm::all() {
        let name = algorithm.name();
        assert_eq!(serde_json::to_value(algorithm).unwrap(), json!(name));
        assert_eq!(serde_json::from_value::<Algorithm>(json!(name)).unwrap(), algorithm);
        assert_eq!(name.parse::<Algorithm>(), Ok(algorithm));
    }
    assert_eq!("alpha-beta".parse(), Ok(Algorithm::ALPHABETA), "as people write it");
    let error = serde_json::from_value::<Algorithm>(json!("best")).unwrap_err().to_string();
    let expected = format!("unknown algorithm 'best': expected {}", Algorithm::names());
    assert_eq!(error, expected);
    assert!(expected.contains("minimax, ") && expected.ends_with(" or pvs"), "{expected}");
}

#[test]
fn depths_are_plies_or_the_end() {
    let read = |json| serde_json::from_value::<DepthLimit>(json).map_err(|error| error.to_string());
    assert_eq!(read(json!(null)), Ok(DepthLimit::Usual));
    assert_eq!(read(json!(4)), Ok(DepthLimit::Plies(4)));
    assert_eq!(read(json!("end")), Ok(DepthLimit::End));
    for wrong in [json!(-1), json!(1.5), json!("all"), json!([4])] {
        assert!(read(wrong).unwrap_err().starts_with("expected a number of plies, or \"end\""));
    }
}
