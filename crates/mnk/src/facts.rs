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
                Data::List(game.lines().whole().iter().map(|line| numbered(line)).collect()),
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

fn numbered(line: &[u16]) -> Data {
    Data::List(line.iter().map(|&cell| Data::from(usize::from(cell))).collect())
}

fn owners<const WORDS: usize>(state: &State<WORDS>, cells: usize) -> Vec<f64> {
    let owner = |index: usize| match state.stones(Side::Max).contains(index) {
        true => 1.0,
        false if state.stones(Side::Min).contains(index) => -1.0,
        false => 0.0,
    };
    (0..cells).map(owner).collect()
}
