//! The board as the person sees it: turned round on request, with figures where the terminal has them.

use draw::Charset;
use draw::board::{Labels, text};
use session::{Cell, Grid, PieceSet, Side};

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

pub(crate) fn picture(grid: Grid, charset: Charset, facing: Facing) -> String {
    let grid = if facing == Facing::Turned { turned(grid) } else { grid };
    let grid = if charset == Charset::Unicode { with_figures(grid) } else { grid };
    text(&grid, charset, Labels::Shown)
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
fn with_figures(grid: Grid) -> Grid {
    let mut grid = grid;
    let figure: fn(&Cell) -> Option<char> = match grid.pieces {
        PieceSet::Chess => chessman,
        PieceSet::Draughts => draughtsman,
        _ => return grid,
    };
    for cell in &mut grid.cells {
        cell.piece = figure(cell).unwrap_or(cell.piece);
    }
    grid
}

fn chessman(cell: &Cell) -> Option<char> {
    let kind = "KQRBNP".find(cell.piece.to_ascii_uppercase())?;
    let figures = match cell.owner? {
        Side::Max => ['♔', '♕', '♖', '♗', '♘', '♙'],
        Side::Min => ['♚', '♛', '♜', '♝', '♞', '♟'],
    };
    Some(figures[kind])
}

fn draughtsman(cell: &Cell) -> Option<char> {
    match cell.piece {
        'w' => Some('⛀'),
        'W' => Some('⛁'),
        'b' => Some('⛂'),
        'B' => Some('⛃'),
        _ => None,
    }
}
