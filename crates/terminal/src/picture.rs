//! The board as the person sees it: turned round on request, with figures where the terminal has them.

use draw::Charset;
use draw::board::{Labels, coloured, text};
use session::{Cell, Grid, MoveView, PieceSet, Side};

/// Which side is at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Facing {
    /// As the game draws its board.
    Usual,
    /// From the other side.
    Turned,
}

impl Facing {
    pub(crate) fn other(self) -> Facing {
        match self {
            Facing::Usual => Facing::Turned,
            Facing::Turned => Facing::Usual,
        }
    }
}

/// Whether boards are written in colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// In colour, for a terminal that shows it.
    Coloured,
    /// Letters and figures only.
    Plain,
}

/// How a board is written.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub charset: Charset,
    pub facing: Facing,
    pub ink: Ink,
}

/// The board with the last move marked.
pub(crate) fn picture(grid: Grid, last: Option<&MoveView>, look: Look) -> String {
    let grid = marked(grid, last);
    let grid = if look.facing == Facing::Turned { turned(grid) } else { grid };
    let grid = if look.charset == Charset::Unicode { with_figures(grid, look.ink) } else { grid };
    match look.ink {
        Ink::Coloured => coloured(&grid, look.charset, Labels::Shown),
        Ink::Plain => text(&grid, look.charset, Labels::Shown),
    }
}

fn marked(grid: Grid, last: Option<&MoveView>) -> Grid {
    let mut grid = grid;
    let ends = last.map_or([None, None], |last| [last.from, last.to]);
    for cell in ends.into_iter().flatten() {
        if let Some(cell) = grid.cells.get_mut(cell) {
            cell.marked = true;
        }
    }
    grid
}

/// The same board seen from the other side.
fn turned(grid: Grid) -> Grid {
    let mut grid = grid;
    grid.cells.reverse();
    grid.column_names.reverse();
    grid.row_names.reverse();
    grid
}

/// Letters that stand for chessmen or draughtsmen become figures.
fn with_figures(grid: Grid, ink: Ink) -> Grid {
    let mut grid = grid;
    let figure: fn(&Cell, Ink) -> Option<char> = match grid.pieces {
        PieceSet::Chess => chessman,
        PieceSet::Draughts => draughtsman,
        _ => return grid,
    };
    for cell in &mut grid.cells {
        cell.piece = figure(cell, ink).unwrap_or(cell.piece);
    }
    grid
}

/// Colour tells the sides apart, and full figures are easier to see.
fn chessman(cell: &Cell, ink: Ink) -> Option<char> {
    let kind = "KQRBNP".find(cell.piece.to_ascii_uppercase())?;
    let figures = match (cell.owner?, ink) {
        (Side::Max, Ink::Plain) => ['♔', '♕', '♖', '♗', '♘', '♙'],
        _ => ['♚', '♛', '♜', '♝', '♞', '♟'],
    };
    Some(figures[kind])
}

fn draughtsman(cell: &Cell, ink: Ink) -> Option<char> {
    match (cell.piece, ink) {
        ('w', Ink::Plain) => Some('⛀'),
        ('W', Ink::Plain) => Some('⛁'),
        ('w' | 'b', _) => Some('⛂'),
        ('W' | 'B', _) => Some('⛃'),
        _ => None,
    }
}
