//! Chess.

use super::{Editor, Example, GameEntry, Style};
use crate::place::Place;
use serde_json::json;
use workbench::{ChessAids, GameChoice};

/// Mate in two by giving the rook away: few pieces, few moves, a tree that can be read.
const TACTIC: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

pub fn entry() -> GameEntry {
    GameEntry {
        name: "chess",
        title: "Chess",
        about: "Standard chess.",
        options: Vec::new(),
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
            let aids = ChessAids { tables: given.tables("chess"), ..ChessAids::default() };
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
