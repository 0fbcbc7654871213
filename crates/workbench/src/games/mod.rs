//! The games there are: each file puts one game on the bench.

mod chess;
mod course;
mod draughts;
mod explicit;
mod mnk;
mod pacman;
mod reversi;

pub use self::chess::ChessAids;
pub use course::course_tree;
pub use draughts::draughts_value;
pub use pacman::{GhostBelief, pacman_tree, pacman_value};

use crate::error::BenchError;
use crate::face::Workbench;
use std::path::PathBuf;

/// The value functions of every game, each with a sentence; the first of a game is its usual one.
pub const VALUE_FUNCTIONS: [(&str, &[(&str, &str)]); 6] = [
    ("mnk", ::mnk::PRESETS),
    ("chess", ::chess::value::PRESETS),
    ("draughts", &::draughts::value::PRESETS),
    ("reversi", ::reversi::PRESETS),
    ("pacman", ::pacman::value::PRESETS),
    ("explicit", ::explicit::PRESETS),
];

/// Which game, and what it needs to be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameChoice {
    /// An m,n,k game.
    Mnk {
        /// Cells in a row.
        columns: usize,
        /// Number of rows.
        rows: usize,
        /// Stones in a line that win.
        k: usize,
    },
    /// Chess.
    Chess,
    /// Chess with what helps the player.
    ChessWith(ChessAids),
    /// English draughts.
    Draughts {
        /// The folder of endgame tables, if there are any.
        tables: Option<PathBuf>,
    },
    /// Reversi.
    Reversi {
        /// Columns and rows of the board.
        side: usize,
    },
    /// Pac-Man.
    Pacman {
        /// The layout's text.
        layout: String,
        /// How many of its ghosts play; all if not said.
        ghosts: Option<usize>,
        /// What a search believes about them.
        belief: GhostBelief,
    },
    /// A tree written down in a text file.
    Explicit {
        /// The file's text.
        text: String,
    },
}

/// Puts a game on the bench.
pub fn open(choice: &GameChoice) -> Result<Box<dyn Workbench>, BenchError> {
    match choice {
        GameChoice::Mnk { columns, rows, k } => mnk::open(*columns, *rows, *k),
        GameChoice::Chess => chess::open(&ChessAids::default()),
        GameChoice::ChessWith(aids) => chess::open(aids),
        GameChoice::Draughts { tables } => draughts::open(tables.as_deref()),
        GameChoice::Reversi { side } => reversi::open(*side),
        GameChoice::Pacman { layout, ghosts, belief } => pacman::open(layout, *ghosts, *belief),
        GameChoice::Explicit { text } => explicit::open(text),
    }
}
