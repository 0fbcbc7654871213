//! What scripts can ask about a position of draughts.

use crate::square::Square;
use crate::squares::Squares;
use crate::state::State;
use crate::value::{Metric, eccentricity};
use session::{Constant, Data, Fact, Lexicon};

/// The largest number of a square.
const LAST: u8 = 32;

/// Pieces, captures and mobility; rows, columns and distances.
pub fn facts() -> Lexicon<State> {
    Lexicon {
        bare: |state| State { reversible: 0, ..*state },
        facts: vec![
            Fact::new(
                ("men", "side"),
                "the squares of a side's men",
                "p.men(MAX)",
                |state: &State, given| Ok(numbers(state.men(given.side(0)?))),
            ),
            Fact::new(
                ("kings", "side"),
                "the squares of a side's kings",
                "p.kings(MIN)",
                |state: &State, given| Ok(numbers(state.kings(given.side(0)?))),
            ),
            Fact::new(
                ("pieces", "side"),
                "the squares of a side's men and kings",
                "p.pieces(MAX).length",
                |state: &State, given| Ok(numbers(state.pieces(given.side(0)?))),
            ),
            Fact::new(
                ("mobility", "side"),
                "how many legal moves a side would have if it were to move",
                "p.mobility(MIN)",
                |state: &State, given| Ok(state.count_moves(given.side(0)?)),
            ),
            Fact::new(
                ("canCapture", "side"),
                "whether a side could capture if it were to move",
                "p.canCapture(MAX)",
                |state: &State, given| Ok(state.has_capture(given.side(0)?)),
            ),
        ],
        constants: vec![
            constant("ROW", "the row of each square, 1 at the top to 8", "ROW[10]", by_square(|a| a.row())),
            constant(
                "COLUMN",
                "the column of each square, 1 at the left to 8",
                "COLUMN[10]",
                by_square(|a| a.column()),
            ),
            constant(
                "STEPS",
                "a king's steps from one square to another on an empty board",
                "STEPS[1][10]",
                by_pair(Metric::Chebyshev),
            ),
            constant(
                "DISTANCE",
                "rows and columns from one square to another",
                "DISTANCE[1][10]",
                by_pair(Metric::Manhattan),
            ),
            constant(
                "FROM_MIDDLE",
                "rows and columns of each square from the middle of the board",
                "FROM_MIDDLE[4]",
                by_square(eccentricity),
            ),
            Constant {
                name: "NEIGHBOURS",
                about: "the squares one step from each",
                example: "NEIGHBOURS[10]",
                data: by(|square| numbers(Squares::of(square).neighbours())),
            },
        ],
    }
}

fn constant(name: &'static str, about: &'static str, example: &'static str, data: Data) -> Constant {
    Constant { name, about, example, data }
}

fn numbers(squares: Squares) -> Data {
    Data::numbers(squares.into_iter().map(Square::number))
}

/// A table by the number of the square; there is no square 0.
fn by(look: impl Fn(Square) -> Data) -> Data {
    let square = |number: u8| Square::new(number).map_or(Data::Nothing, &look);
    Data::List((0..=LAST).map(square).collect())
}

fn by_square(look: impl Fn(Square) -> u8) -> Data {
    by(|square| u32::from(look(square)).into())
}

fn by_pair(metric: Metric) -> Data {
    by(|from| by_square(|to| metric.between(from, to)))
}
