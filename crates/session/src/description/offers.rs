//! What a game offers to begin with: games of its kind, an editor, examples.

use crate::options::Setting;
use serde::Serialize;
use utoipa::ToSchema;

/// Options that together are a game with a name of its own.
#[derive(Clone, Copy, Debug)]
pub struct NamedSetup {
    /// What it is called in messages.
    pub name: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// The options, by name.
    pub options: &'static [(&'static str, Setting)],
}

/// What a value counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Values {
    /// The side ahead, and by how much.
    Ahead,
    /// The score that one side has.
    Score,
}

/// How the text of a position is made from what stands on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
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
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Editor {
    /// How the text is made.
    pub style: Style,
    /// The pieces, as they stand in a board's cells.
    pub pieces: &'static [&'static str],
    /// The letter of each side in the text.
    #[schema(value_type = (String, String))]
    pub turns: [&'static str; 2],
}

/// Something to look at, one click away.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// A few words.
    pub title: &'static str,
    /// A sentence that says what to look for.
    pub about: &'static str,
    /// What the game is set up with.
    pub options: &'static [(&'static str, Setting)],
    /// The position; none for the game's start.
    pub position: Option<&'static str>,
    /// The search, as a request to the studio writes it.
    pub search: &'static str,
    /// A search to compare it with at once.
    pub rival: Option<&'static str>,
    /// Whether it is the one that a newcomer is led through.
    pub is_tour: bool,
}

impl Example {
    /// One without a rival, in the usual game.
    pub const fn new(title: &'static str, about: &'static str, search: &'static str) -> Example {
        Example { title, about, options: &[], position: None, search, rival: None, is_tour: false }
    }
}
