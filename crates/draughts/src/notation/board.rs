//! The position as a picture made of cells.

use crate::square::Square;
use crate::state::State;
use search::Side;
use session::{Cell, Grid, Ground, Lettering, PieceFigure, PieceSet, SquareNaming};

/// `w` and `b` men, `W` and `B` kings.
static DRAUGHTS: PieceSet = PieceSet {
    drawings: include_str!("../pieces.json"),
    name: "draughts",
    figures: &[figure('w', '⛀', '⛂'), figure('W', '⛁', '⛃'), figure('b', '⛂', '⛂'), figure('B', '⛃', '⛃')],
    lettering: Lettering::Fixed,
    squares: SquareNaming::Numbered,
};

const fn figure(piece: char, plain: char, coloured: char) -> PieceFigure {
    PieceFigure { piece, plain, coloured }
}

/// Rows and columns of the board.
const WIDTH: u8 = 8;

/// The board, top row first: `w b` men and `W B` kings, dark cells labelled with their numbers.
pub(super) fn grid(state: &State) -> Grid {
    let fields = (1..=WIDTH).flat_map(|row| (1..=WIDTH).map(move |column| Square::at(row, column)));
    let cells = fields.map(|square| square.map_or_else(light, |square| dark(state, square))).collect();
    Grid { columns: WIDTH.into(), cells, column_names: Vec::new(), row_names: Vec::new(), pieces: &DRAUGHTS }
}

/// The cell of a square.
pub(super) fn cell(square: Square) -> usize {
    usize::from((square.row() - 1) * WIDTH + square.column() - 1)
}

fn light() -> Cell {
    Cell { ground: Ground::Light, piece: ' ', ..Cell::default() }
}

fn dark(state: &State, square: Square) -> Cell {
    let owner = [Side::Max, Side::Min].into_iter().find(|&side| state.pieces(side).contains(square));
    let piece = match (owner, state.all_kings().contains(square)) {
        (None, _) => ' ',
        (Some(Side::Max), false) => 'w',
        (Some(Side::Max), true) => 'W',
        (Some(Side::Min), false) => 'b',
        (Some(Side::Min), true) => 'B',
    };
    Cell { ground: Ground::Dark, piece, owner, label: square.to_string(), marked: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_has_black_at_the_top() {
        let grid = grid(&State::start());
        assert_eq!((grid.columns, grid.rows()), (8, 8));
        let row = |n: usize| grid.cells[n * 8..][..8].iter().map(|cell| cell.piece).collect::<String>();
        assert_eq!((row(0).as_str(), row(3).as_str(), row(7).as_str()), (" b b b b", "        ", "w w w w "));
        assert_eq!(grid.cell(1, 0).label, "1");
        assert_eq!(grid.cell(6, 7).owner, Some(Side::Max));
        assert_eq!((grid.cell(0, 0).ground, grid.cell(1, 0).ground), (Ground::Light, Ground::Dark));
    }
}
