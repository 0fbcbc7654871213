//! The value function of the console program this crate's subject comes from: material and one table for the centre.

use crate::rules::{Chess, State};
use cozy_chess::{Color, Piece, Square};
use search::evaluate::{Term, WeightedSum};

/// Pawn, knight, bishop, rook, queen, king.
const MATERIAL: [i32; Piece::NUM] = [100, 300, 350, 400, 750, 0];

/// Material and centre, in the source's own numbers.
pub fn source() -> WeightedSum<Chess> {
    WeightedSum::new(vec![
        Term { name: "material", weight: 1.0, measure: material },
        Term { name: "centre", weight: 1.0, measure: centre },
    ])
}

fn material(_: &Chess, state: &State) -> f64 {
    let worth = |color| {
        let of =
            |piece: Piece| MATERIAL[piece as usize] * state.board().colored_pieces(color, piece).len() as i32;
        Piece::ALL.into_iter().map(of).sum::<i32>()
    };
    f64::from(worth(Color::White) - worth(Color::Black))
}

fn centre(_: &Chess, state: &State) -> f64 {
    let points = |color| state.board().colors(color).iter().map(from_edge).sum::<i32>();
    f64::from(points(Color::White) - points(Color::Black))
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
