//! Hand-made trees: lecture examples and whatever is typed.

use super::options::{Kind, OptionEntry, Sample};
use super::{Example, GameEntry};
use crate::place::Place;
use explicit::{EXAMPLES, example};
use serde_json::json;
use workbench::GameChoice;

pub fn entry() -> GameEntry {
    let sample = |&(name, about): &(&'static str, &'static str)| {
        example(name).map(|text| Sample { name, about, text })
    };
    let samples: Vec<Sample> = EXAMPLES.iter().filter_map(sample).collect();
    let default = samples.first().map_or("(max 1)", |sample| sample.text);
    let about = "One node a line, indented below its parent: max, min or chance; leaves are numbers.";
    GameEntry {
        name: "explicit",
        title: "Lecture tree",
        about: "A tree written by hand: MAX, MIN and chance nodes, with numbers at the leaves.",
        options: vec![OptionEntry {
            name: "text",
            title: "The tree",
            kind: Kind::Text { default, samples, about },
        }],
        editor: None,
        rules: &[],
        algorithms: &["minimax", "alphabeta", "expectimax"],
        values: "ahead",
        players: ["human", "human"],
        choice: |given| Ok(GameChoice::Explicit { text: given.text("text")? }),
    }
}

pub fn examples() -> Vec<Example> {
    let place = |name: &str| {
        let text = example(name).unwrap_or_default();
        Place { options: [("text".into(), text.into())].into(), ..Place::of("explicit") }
    };
    vec![
        Example {
            title: "A lecture tree",
            about: "Four plies and 16 leaves. Play the search step by step and watch alpha and beta close in.",
            place: place("deep-cuts"),
            search: json!({ "algorithm": "alphabeta", "depth": "end" }),
            rival: None,
        },
        Example {
            title: "A gamble",
            about: "With chance nodes the safe move and the good move differ.",
            place: place("gamble"),
            search: json!({ "algorithm": "expectimax", "depth": "end" }),
            rival: None,
        },
    ]
}
