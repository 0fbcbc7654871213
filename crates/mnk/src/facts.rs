//! What scripts can ask about a position of an m,n,k game.

use crate::bits::Bits;
use crate::rules::{Mnk, State};
use search::Side;
use session::{Constant, Data, Fact, Lexicon};

/// Stones and cells; windows and lines.
pub(crate) fn facts<const WORDS: usize>(game: &Mnk<WORDS>) -> Lexicon<State<WORDS>> {
    let cells = game.cells();
    Lexicon {
        facts: vec![
            Fact::new(
                ("stones", "side"),
                "the cells of a side's stones, row by row from 0 at the upper left",
                "p.stones(MAX)",
                |state: &State<WORDS>, given| Ok(numbers(state.stones(given.side(0)?))),
            ),
            Fact::new(
                ("cells", ""),
                "whose stone is on each cell: MAX, MIN or 0",
                "p.cells().filter(c => c === 0).length",
                move |state: &State<WORDS>, _| Ok(owners(state, cells)),
            ),
        ],
        constants: vec![
            constant("COLUMNS", "how many columns the board has", "COLUMNS", game.columns().into()),
            constant("ROWS", "how many rows it has", "ROWS", game.rows().into()),
            constant("K", "how many in a row win", "K", game.k().into()),
            constant(
                "WINDOWS",
                "every window of K cells in a row: the cells of each",
                "WINDOWS[0]",
                Data::List(game.lines().windows().iter().map(numbers).collect()),
            ),
            constant(
                "LINES",
                "every row, column and diagonal of at least K cells: the cells of each",
                "LINES.length",
                Data::List(lines(game.columns(), game.rows(), game.k())),
            ),
        ],
        ..Lexicon::default()
    }
}

fn constant(name: &'static str, about: &'static str, example: &'static str, data: Data) -> Constant {
    Constant { name, about, example, data }
}

fn numbers<const WORDS: usize>(set: &Bits<WORDS>) -> Data {
    Data::List(set.iter().map(Data::from).collect())
}

fn owners<const WORDS: usize>(state: &State<WORDS>, cells: usize) -> Vec<f64> {
    let owner = |index: usize| match state.stones(Side::Max).contains(index) {
        true => 1.0,
        false if state.stones(Side::Min).contains(index) => -1.0,
        false => 0.0,
    };
    (0..cells).map(owner).collect()
}

/// Rows, columns and both kinds of diagonals that have room for `k`.
fn lines(columns: usize, rows: usize, k: usize) -> Vec<Data> {
    let mut lines = Vec::new();
    let mut add = |start: (usize, usize), (down, right): (isize, isize)| {
        let mut cells = Vec::new();
        let (mut row, mut column) = start;
        while row < rows && column < columns {
            cells.push(row * columns + column);
            row = row.wrapping_add_signed(down);
            column = column.wrapping_add_signed(right);
        }
        if cells.len() >= k {
            lines.push(Data::from(cells));
        }
    };
    (0..rows).for_each(|row| add((row, 0), (0, 1)));
    (0..columns).for_each(|column| add((0, column), (1, 0)));
    let rim = || (0..columns).map(|column| (0, column)).chain((1..rows).map(|row| (row, 0)));
    rim().for_each(|start| add(start, (1, 1)));
    let other_rim = (0..columns).map(|column| (0, column)).chain((1..rows).map(|row| (row, columns - 1)));
    other_rim.for_each(|start| add(start, (1, -1)));
    lines
}
