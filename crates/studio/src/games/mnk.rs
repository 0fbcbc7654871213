//! m,n,k games: stones in a line.

use super::options::{Kind, OptionEntry};
use super::{Editor, Example, GameEntry, Style};
use crate::place::Place;
use serde_json::json;
use workbench::GameChoice;

/// The position the source's program could not handle: the natural cell, 13, loses, and only 16 holds.
const THREAT: &str = "5/xxxo1/2o1o/5/5 x";

/// The longest side of a board.
const LONGEST: u64 = 20;

pub fn entry() -> GameEntry {
    let number = |name, title, min, max, default| OptionEntry {
        name,
        title,
        kind: Kind::Number { min, max, default },
    };
    GameEntry {
        name: "mnk",
        title: "Stones in a line",
        about: "Put stones in turn; a line of k wins. Tic-tac-toe, piškvorky, five in a row.",
        options: vec![
            number("columns", "Columns", 1, LONGEST, 5),
            number("rows", "Rows", 1, LONGEST, 5),
            number("k", "In a line", 1, LONGEST, 4),
        ],
        editor: Some(Editor { style: Style::Rows, pieces: &["X", "O"], turns: ["x", "o"] }),
        rules: &[],
        algorithms: &["minimax", "alphabeta", "pvs"],
        values: "ahead",
        players: ["human", "level4"],
        choice: |given| {
            let (columns, rows, k) = (given.number("columns")?, given.number("rows")?, given.number("k")?);
            Ok(GameChoice::Mnk { columns, rows, k })
        },
    }
}

pub fn examples() -> Vec<Example> {
    let threat = Place { position: Some(THREAT.into()), ..Place::of("mnk") };
    vec![
        Example {
            title: "A threat on 5 x 5",
            about: "X to move, and every cell but one loses. Four plies ahead alpha-beta finds it; two plies ahead it falls for 13.",
            place: threat.clone(),
            search: json!({ "algorithm": "alphabeta", "depth": 4, "eval": { "preset": "runs" } }),
            rival: None,
        },
        Example {
            title: "What order is worth",
            about: "The same search twice, side by side. Good moves first: a third of the nodes, the same answer.",
            place: threat,
            search: json!({ "algorithm": "alphabeta", "depth": 2 }),
            rival: Some(json!({ "algorithm": "alphabeta", "depth": 2, "order": true })),
        },
    ]
}

/// O is about to fill the last column: one move holds the draw, and the moves after it are cut off at once.
pub fn first() -> Example {
    let side = |name: &str| (String::from(name), 3.into());
    let options = [side("columns"), side("rows"), side("k")].into();
    Example {
        title: "The first minute",
        about: "Tic-tac-toe, five cells left. Six steps from the position to what alpha-beta leaves out, and why.",
        place: Place { options, position: Some("x1o/1x1/2o x".into()), ..Place::of("mnk") },
        search: json!({ "algorithm": "alphabeta", "depth": "end" }),
        rival: Some(json!({ "algorithm": "minimax", "depth": "end" })),
    }
}
