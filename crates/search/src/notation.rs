//! How a game is written: positions, moves and boards as text and plain data.

use crate::game::{Game, Side};
use serde::Serialize;
use utoipa::ToSchema;

/// Text that is not a position or a move of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("bad {what} '{text}': expected {expected}")]
pub struct NotationError {
    /// What was being read: "position", "move", "layout" and the like.
    pub what: &'static str,
    /// The offending text, shortened by [`NotationError::new`] when long.
    pub text: String,
    /// What would have been right.
    pub expected: String,
}

/// Longer offending texts are cut: an error stays one line.
const MAX_QUOTED: usize = 60;

impl NotationError {
    /// An error naming the offending text and what was expected.
    pub fn new(what: &'static str, text: &str, expected: impl Into<String>) -> Self {
        let mut quoted = quoted(text, MAX_QUOTED);
        if text.chars().count() > MAX_QUOTED {
            quoted.push('…');
        }
        // What was expected may quote a part of the text.
        NotationError { what, text: quoted, expected: expected.into().replace(char::is_control, " ") }
    }
}

/// The first characters of a text as an error quotes them: an error is one line, whatever somebody wrote.
pub fn quoted(text: &str, most: usize) -> String {
    text.chars().take(most).map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// A game that can be read and written.
pub trait Notation: Game {
    /// The state a game usually starts from.
    fn start(&self) -> Self::State;

    /// Reads a position.
    fn parse_state(&self, text: &str) -> Result<Self::State, NotationError>;

    /// Writes a position so that [`Notation::parse_state`] reads it back.
    fn show_state(&self, state: &Self::State) -> String;

    /// Reads a legal move of `state`.
    fn parse_move(&self, state: &Self::State, text: &str) -> Result<Self::Move, NotationError>;

    /// The legal moves that an unfinished text may mean, where it is not yet one: promotions, captures with the same ends.
    fn choices(&self, _state: &Self::State, _text: &str) -> Vec<Self::Move> {
        Vec::new()
    }

    /// Writes a move of `state` so that [`Notation::parse_move`] reads it back.
    fn show_move(&self, state: &Self::State, m: Self::Move) -> String;

    /// The position as a picture made of cells; none when the game has no board.
    fn board(&self, _state: &Self::State) -> Option<Grid> {
        None
    }

    /// Where a move of `state` goes on its board; none for a pass, and when the game has no board.
    fn locate_move(&self, _state: &Self::State, _m: Self::Move) -> Option<Way> {
        None
    }

    /// The cell of the king that is in check, in games that have one.
    fn checked_cell(&self, _state: &Self::State) -> Option<usize> {
        None
    }
}

/// Where a move goes: cells of a [`Grid`] by their indexes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where the piece stood; none for a new one.
    pub from: Option<usize>,
    /// Where it stands afterwards.
    pub to: usize,
    /// Where it touches down in between, in order.
    pub via: Vec<usize>,
}

impl Way {
    /// A new piece on a cell.
    pub fn put(to: usize) -> Way {
        Way { from: None, to, via: Vec::new() }
    }

    /// A piece from one cell straight to another.
    pub fn step(from: usize, to: usize) -> Way {
        Way { from: Some(from), to, via: Vec::new() }
    }
}

/// What a cell of a board is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Ground {
    /// A light or plain cell.
    #[default]
    Light,
    /// A dark cell of a checkered board.
    Dark,
    /// A wall.
    Wall,
}

/// One cell of a board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct Cell {
    /// What the cell is made of.
    pub ground: Ground,
    /// The piece on it as one character; a space when empty.
    pub piece: char,
    /// Whose piece it is.
    #[schema(required = true)]
    pub owner: Option<Side>,
    /// The cell's own name or number; empty when it has none.
    pub label: String,
    /// Part of the last move or of a winning line.
    pub marked: bool,
}

/// What the characters of a board's pieces stand for, so that nobody has to guess the game from letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PieceSet {
    /// Themselves.
    #[default]
    Letters,
    /// `X` a cross, `O` a ring.
    Stones,
    /// `X` a dark disc, `O` a light one.
    Discs,
    /// `w` and `b` men, `W` and `B` kings.
    Draughts,
    /// The letters of chessmen, White's large.
    Chess,
    /// `P` Pac-Man, `G` a ghost, `g` a frightened one, `.` food, `o` a capsule.
    Maze,
}

/// A board as rows of cells, top row first, for pictures and text boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Grid {
    /// Cells in a row.
    pub columns: usize,
    /// Row by row from the top, left to right.
    pub cells: Vec<Cell>,
    /// Names of the columns, left to right; empty for none.
    pub column_names: Vec<String>,
    /// Names of the rows, top to bottom; empty for none.
    pub row_names: Vec<String>,
    /// What its pieces are.
    pub pieces: PieceSet,
}

impl Grid {
    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.cells.len() / self.columns.max(1)
    }

    /// The cell in this column and row, both from 0 at the upper left.
    pub fn cell(&self, column: usize, row: usize) -> &Cell {
        &self.cells[row * self.columns + column]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_one_line_whatever_it_quotes() {
        let error = NotationError::new("position", "a\nb", "a square instead of 'b\u{0}\r'");
        assert_eq!(error.to_string(), "bad position 'a b': expected a square instead of 'b  '");
    }
}
