//! Reversi: discs that turn.

use super::options::{Kind, OptionEntry, Word};
use super::{Editor, Example, GameEntry, Style};
use crate::place::Place;
use serde_json::json;
use workbench::GameChoice;

/// A published ending: of the eight moves for X only g8 wins by 18.
const ENDING: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

/// The boards there are, the usual one first.
const BOARDS: [(Word, usize); 3] = [
    (Word { name: "8x8", about: "the usual board" }, 8),
    (Word { name: "6x6", about: "a shorter game" }, 6),
    (Word { name: "4x4", about: "small enough to be searched to its end" }, 4),
];

pub fn entry() -> GameEntry {
    GameEntry {
        name: "reversi",
        title: "Reversi",
        about: "Put a disc so that lines of the opponent's discs are turned; most discs win. Also called Othello.",
        options: vec![OptionEntry {
            name: "board",
            title: "Board",
            kind: Kind::Choice { default: BOARDS[0].0.name, choices: BOARDS.map(|(word, _)| word).to_vec() },
        }],
        editor: Some(Editor { style: Style::Rows, pieces: &["X", "O"], turns: ["x", "o"] }),
        rules: &[],
        algorithms: &["minimax", "alphabeta", "pvs"],
        values: "ahead",
        players: ["human", "level4"],
        choice: |given| {
            let name = given.word("board")?;
            let board = BOARDS.iter().find(|(word, _)| word.name == name);
            Ok(GameChoice::Reversi { side: board.map_or(BOARDS[0].1, |&(_, side)| side) })
        },
    }
}

pub fn examples() -> Vec<Example> {
    vec![Example {
        title: "An ending in Reversi",
        about: "Fourteen squares are empty, few enough for the exact value of every move: g8 wins by 18, the corner h1 by 12.",
        place: Place { position: Some(ENDING.into()), ..Place::of("reversi") },
        search: json!({ "algorithm": "alphabeta", "depth": 4 }),
        rival: None,
    }]
}
