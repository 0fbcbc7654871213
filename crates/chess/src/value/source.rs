//! The value function of the console program this crate's subject comes from: material and one table for the centre.

use crate::rules::{Chess, State};
use cozy_chess::{Color, Piece, Square};
use search::evaluate::{Measure, Term, WeightedSum};

/// Material and centre, in the source's own numbers: one weight for each kind of man, one for each entry of the table.
pub fn source() -> WeightedSum<Chess> {
    WeightedSum::new(vec![
        term("pawn", 100.0, "White's pawns less Black's", |_, state| men(state, Piece::Pawn)),
        term("knight", 300.0, "White's knights less Black's", |_, state| men(state, Piece::Knight)),
        term("bishop", 350.0, "White's bishops less Black's", |_, state| men(state, Piece::Bishop)),
        term("rook", 400.0, "White's rooks less Black's", |_, state| men(state, Piece::Rook)),
        term("queen", 750.0, "White's queens less Black's", |_, state| men(state, Piece::Queen)),
        term("centre-1", 1.0, "men one step from the nearest edges, ranks and files together", |_, state| {
            ring(state, 1)
        }),
        term("centre-2", 2.0, "men two steps from them", |_, state| ring(state, 2)),
        term("centre-3", 3.0, "men three steps from them", |_, state| ring(state, 3)),
        term("centre-4", 4.0, "men four steps from them", |_, state| ring(state, 4)),
        term("centre-5", 5.0, "men five steps from them", |_, state| ring(state, 5)),
        term("centre-6", 6.0, "men six steps from them: d4, e4, d5 and e5", |_, state| ring(state, 6)),
    ])
}

fn term(name: &'static str, weight: f64, about: &'static str, measure: Measure<Chess>) -> Term<Chess> {
    Term { name, weight, about, measure }
}

/// White's count of something less Black's.
fn difference(count: impl Fn(Color) -> usize) -> f64 {
    count(Color::White) as f64 - count(Color::Black) as f64
}

fn men(state: &State, piece: Piece) -> f64 {
    difference(|color| state.board().colored_pieces(color, piece).len() as usize)
}

/// Men of all kinds at this number of steps from the edges.
fn ring(state: &State, steps: i32) -> f64 {
    difference(|color| {
        state.board().colors(color).iter().filter(|&square| from_edge(square) == steps).count()
    })
}

/// 0 in the corners to 6 in the middle: steps from the nearest edge, along ranks and files together.
fn from_edge(square: Square) -> i32 {
    let steps = |index: i32| index.min(7 - index);
    steps(square.file() as i32) + steps(square.rank() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::{Notation, ValueFunction};

    fn check(fen: &str, expected: f64) {
        let chess = Chess::default();
        assert_eq!(source().value(&chess, &chess.parse_state(fen).unwrap()), expected, "{fen}");
    }

    #[test]
    fn the_source_counts_material_and_centre() {
        check("start", 0.0);
        check("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 750.0 + 3.0);
        check("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", 2.0);
    }
}
