//! Chess.

use super::options::{Kind, OptionEntry};
use super::{Editor, Example, GameEntry, Style};
use crate::place::Place;
use serde_json::json;
use workbench::{ChessAids, GameChoice};

/// The largest number of a Chess960 start, and that of the usual one.
const LAST_START: u64 = 959;
const USUAL_START: u64 = 518;

/// Mate in two by giving the rook away: few pieces, few moves, a tree that can be read.
const TACTIC: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

pub fn entry() -> GameEntry {
    GameEntry {
        name: "chess",
        title: "Chess",
        about: "Standard chess, or one of the 960 starts of Chess960; 518 is the usual one.",
        options: vec![OptionEntry {
            name: "start",
            title: "Chess960 start",
            kind: Kind::Number { min: 0, max: LAST_START, default: USUAL_START },
        }],
        editor: Some(Editor {
            style: Style::Fen,
            pieces: &["K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p"],
            turns: ["w", "b"],
        }),
        rules: &[],
        algorithms: &["minimax", "alphabeta", "pvs"],
        values: "ahead",
        players: ["human", "level4"],
        choice: |given| {
            let start = Some(given.number("start")? as u16);
            let aids = ChessAids { tables: given.tables("chess"), start, ..ChessAids::default() };
            Ok(GameChoice::ChessWith(aids))
        },
    }
}

pub fn examples() -> Vec<Example> {
    vec![Example {
        title: "A chess tactic",
        about: "White gives the rook away and mates next move. Every other first move is cut off early: see why.",
        place: Place { position: Some(TACTIC.into()), ..Place::of("chess") },
        search: json!({ "algorithm": "alphabeta", "depth": 4, "order": true }),
        rival: None,
    }]
}
