//! The board as the person sees it: turned round on request, with figures where the terminal has them.

use draw::Charset;
use draw::board::{CellLabels, coloured, text};
use session::{Grid, Lettering, Letters, MoveView};

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
pub(crate) struct BoardStyle {
    pub charset: Charset,
    pub facing: Facing,
    pub ink: Ink,
    pub letters: Letters,
}

/// The board with the last move marked.
pub(crate) fn picture(grid: Grid, last: Option<&MoveView>, look: BoardStyle) -> String {
    let grid = marked(grid, last);
    let grid = if look.facing == Facing::Turned { turned(grid) } else { grid };
    let grid = match look.charset {
        Charset::Unicode => with_figures(grid, look.ink),
        Charset::Ascii => with_letters(grid, look.letters),
    };
    match look.ink {
        Ink::Coloured => coloured(&grid, look.charset, CellLabels::Shown),
        Ink::Plain => text(&grid, look.charset, CellLabels::Shown),
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

/// Pieces by the letters of the person's language.
fn with_letters(grid: Grid, letters: Letters) -> Grid {
    let mut grid = grid;
    if grid.pieces.lettering == Lettering::Translated {
        grid.cells.iter_mut().for_each(|cell| cell.piece = letters.piece(cell.piece));
    }
    grid
}

/// Letters that stand for pieces become figures.
fn with_figures(grid: Grid, ink: Ink) -> Grid {
    let mut grid = grid;
    for cell in &mut grid.cells {
        let Some(figure) = grid.pieces.figures.iter().find(|figure| figure.piece == cell.piece) else {
            continue;
        };
        cell.piece = match ink {
            Ink::Plain => figure.plain,
            Ink::Coloured => figure.coloured,
        };
    }
    grid
}
