//! The games the page offers: what each can be set up with, and how its positions are edited.
//!
//! Each game has one file with its entry. The page learns everything about a game from here.

mod chess;
mod draughts;
mod explicit;
mod mnk;
pub mod options;
mod pacman;
mod reversi;

use crate::place::Place;
use crate::reply::Refusal;
use options::{Choice, Given, OptionEntry};
use serde::Serialize;
use std::path::Path;
use workbench::GameChoice;

/// One game as the page offers it.
#[derive(Clone, Serialize)]
pub struct GameEntry {
    /// The name used in requests.
    pub name: &'static str,
    /// The name people use.
    pub title: &'static str,
    /// A sentence.
    pub about: &'static str,
    /// What it can be set up with.
    pub options: Vec<OptionEntry>,
    /// How its positions are edited; none for a game without a board.
    pub editor: Option<Editor>,
    /// Leaf rules of textbook searches.
    pub rules: &'static [&'static str],
    /// Algorithms that make sense.
    pub algorithms: &'static [&'static str],
    /// What a value counts: who is `ahead` by how much, or the `score` one side has.
    pub values: &'static str,
    /// Who usually moves for MAX and for MIN: `human`, `random`, or `level1` to `level9`.
    pub players: [&'static str; 2],
    /// How the game is put on the bench.
    #[serde(skip)]
    pub choice: fn(&Given<'_>) -> Result<GameChoice, Refusal>,
}

/// How the text of a position is made from what stands on the board.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Style {
    /// Rows from the top, joined by `/`, runs of empty cells as numbers, then the side to move.
    Rows,
    /// The same with chess pieces, followed by castling rights and counters.
    Fen,
    /// Squares by number, as in `W:W18,K24:B1`.
    Pdn,
}

/// What the set-up editor needs to know.
#[derive(Clone, Serialize)]
pub struct Editor {
    /// How the text is made.
    pub style: Style,
    /// The pieces, as they stand in a board's cells.
    pub pieces: &'static [&'static str],
    /// The letter of each side in the text.
    pub turns: [&'static str; 2],
}

/// Something to look at, one click away.
#[derive(Clone, Serialize)]
pub struct Example {
    /// A few words.
    pub title: &'static str,
    /// A sentence that says what to look for.
    pub about: &'static str,
    /// The position.
    pub place: Place,
    /// The search, as a request names it.
    pub search: serde_json::Value,
    /// A search to compare it with at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rival: Option<serde_json::Value>,
}

/// Every game, in the order it is offered.
pub fn all() -> Vec<GameEntry> {
    vec![
        mnk::entry(),
        draughts::entry(),
        chess::entry(),
        reversi::entry(),
        pacman::entry(),
        explicit::entry(),
    ]
}

/// Everything to look at; the simplest first.
pub fn examples() -> Vec<Example> {
    let lists = [
        explicit::examples(),
        mnk::examples(),
        draughts::examples(),
        chess::examples(),
        reversi::examples(),
        pacman::examples(),
    ];
    lists.concat()
}

/// A position for the first minute with the page: small enough to be followed, and a real game.
pub fn first() -> Example {
    mnk::first()
}

/// The game of this name with these options, ready for the bench.
pub fn choose(name: &str, options: &Choice, data: Option<&Path>) -> Result<GameChoice, Refusal> {
    let games = all();
    let Some(game) = games.iter().find(|game| game.name == name) else {
        let known: Vec<&str> = games.iter().map(|game| game.name).collect();
        let name: String = name.chars().take(60).collect();
        return Err(Refusal::bad(format!("unknown game '{name}': expected {}", known.join(", "))));
    };
    let given = Given::check(&game.options, options, data)?;
    (game.choice)(&given)
}
