//! English draughts.

use super::{Editor, Example, GameEntry, Style};
use crate::place::Place;
use serde_json::json;
use workbench::GameChoice;

/// The endgame the sources study: two white kings hunt a red one.
const STUDY: &str = "W:WK10,K14:BK1";

pub fn entry() -> GameEntry {
    GameEntry {
        name: "draughts",
        title: "Draughts",
        about: "English draughts on 32 squares; captures are compulsory.",
        options: Vec::new(),
        editor: Some(Editor { style: Style::Pdn, pieces: &["w", "W", "b", "B"], turns: ["W", "B"] }),
        rules: &["loss", "retreat"],
        algorithms: &["minimax", "alphabeta", "pvs"],
        values: "ahead",
        players: ["level5", "human"],
        choice: |given| Ok(GameChoice::Draughts { tables: given.tables("draughts") }),
    }
}

pub fn examples() -> Vec<Example> {
    let study = Place { position: Some(STUDY.into()), ..Place::of("draughts") };
    let clever =
        json!({ "algorithm": "alphabeta", "depth": 6, "order": true, "eval": { "preset": "chebyshev" } });
    let mut human = clever.clone();
    human["beam"] = 2.into();
    human["rules"] = json!(["loss", "retreat"]);
    vec![
        Example {
            title: "Two kings against one",
            about: "The draughts study: White hunts a red king. Turn the weights of the value function and watch the tree.",
            place: study.clone(),
            search: clever.clone(),
            rival: None,
        },
        Example {
            title: "A shortcut that fails",
            about: "Thinking like a human: two moves each, no losses, no retreats. 13 nodes instead of 595, and it blunders.",
            place: study,
            search: clever,
            rival: Some(human),
        },
    ]
}
