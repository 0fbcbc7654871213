//! Boards as plain data: cells with pieces on them, and where a move goes.

use crate::shapes::{self, SideShape};
use search::{Notation, Side};
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

/// A game whose positions can be shown as cells. Every default says that it has no board.
pub trait BoardNotation: Notation {
    /// The position as a picture made of cells.
    fn board(&self, _state: &Self::State) -> Option<Grid> {
        None
    }

    /// Where a move of `state` goes on its board; none for a pass.
    fn locate_move(&self, _state: &Self::State, _m: Self::Move) -> Option<Way> {
        None
    }

    /// The cell of a piece that is attacked and must not be lost, in games that have one.
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
    #[serde(serialize_with = "shapes::optional")]
    #[schema(value_type = Option<SideShape>, required = true)]
    pub owner: Option<Side>,
    /// The cell's own name or number; empty when it has none.
    pub label: String,
    /// Part of the last move or of a winning line.
    pub marked: bool,
}

/// What the characters of a board's pieces stand for, so that a reader need not guess the game from letters.
#[derive(PartialEq, Eq, Debug)]
pub struct PieceSet {
    /// Its name.
    pub name: &'static str,
    /// What the pieces look like, as JSON: a shape for each character, painted part by part in a square of 100 by 100; empty where
    /// letters stand for them.
    pub drawings: &'static str,
    /// Characters that show the pieces on a terminal; pieces without one are shown by their letters.
    pub figures: &'static [PieceFigure],
    /// How the letters of the pieces are read.
    pub lettering: Lettering,
    /// How the squares of a checkered board are known.
    pub squares: SquareNaming,
}

impl PieceSet {
    /// Pieces that are shown by their letters.
    pub const LETTERS: PieceSet = PieceSet::plain("letters", "");

    /// Pieces of which nothing more is known than their drawings.
    pub const fn plain(name: &'static str, drawings: &'static str) -> PieceSet {
        PieceSet { name, drawings, figures: &[], lettering: Lettering::Fixed, squares: SquareNaming::Named }
    }
}

impl Serialize for PieceSet {
    /// The set is written by its name.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name)
    }
}

/// The character of a piece on a terminal.
#[derive(PartialEq, Eq, Debug)]
pub struct PieceFigure {
    /// The piece, as it stands in a cell.
    pub piece: char,
    /// Its figure without colours: an outline for the lighter side.
    pub plain: char,
    /// Its figure where colours tell the sides apart: a full one, which is easier to see.
    pub coloured: char,
}

/// How the letters of pieces are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lettering {
    /// They are the same in all languages.
    Fixed,
    /// Each language has letters of its own ([`crate::Letters`]).
    Translated,
}

/// How the squares of a checkered board are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SquareNaming {
    /// By the names of their rows and columns.
    Named,
    /// By numbers: only dark squares are played on, and the pieces of MIN are red.
    Numbered,
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
    #[schema(value_type = String)]
    pub pieces: &'static PieceSet,
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
