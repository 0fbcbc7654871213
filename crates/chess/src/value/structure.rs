//! Pawns and kings: all that depends on nothing else, so that it can be kept from one evaluation to the next.

use super::masks::{ahead, beside, defending_pawns, forward, pawn_attacks, rank_of, widened};
use super::slots::{BACKWARD, DOUBLED, ISOLATED, pawn, shelter};
use super::tally::TermTally;
use cozy_chess::{BitBoard, Board, Color, File, Piece, Square};

/// What the rest of the evaluation wants to know about the pawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Structure {
    /// Passed pawns of both colours.
    pub passed: BitBoard,
    /// Squares each colour's pawns attack or could attack after advancing.
    pub spans: [BitBoard; Color::NUM],
}

/// Reports pawns and kings, and sums up the pawns.
pub(super) fn structure<T: TermTally>(board: &Board, tally: &mut T) -> Structure {
    let mut found = Structure::default();
    for color in Color::ALL {
        let pawns = board.colored_pieces(color, Piece::Pawn);
        found.spans[color as usize] = pawn_attacks(color, pawns | ahead(color, pawns));
    }
    for color in Color::ALL {
        for square in board.colored_pieces(color, Piece::Pawn) {
            if is_passed(board, color, square) {
                found.passed |= square.bitboard();
            }
            one_pawn(board, color, square, tally);
        }
        one_king(board, color, tally);
    }
    found
}

fn is_passed(board: &Board, color: Color, square: Square) -> bool {
    let way = ahead(color, square.bitboard());
    let stoppers = board.colored_pieces(!color, Piece::Pawn) & widened(way);
    stoppers.is_empty() && (board.colored_pieces(color, Piece::Pawn) & way).is_empty()
}

fn one_pawn<T: TermTally>(board: &Board, color: Color, square: Square, tally: &mut T) {
    let own = board.colored_pieces(color, Piece::Pawn);
    let other = board.colored_pieces(!color, Piece::Pawn);
    let rank = rank_of(color, square);
    let way = ahead(color, square.bitboard());
    let opposed = usize::from(!(other & way).is_empty());
    let supporters = own & defending_pawns(color, square);
    let neighbours = own & beside(square);

    tally.add_man(color, Piece::Pawn, square);
    if !(own & way).is_empty() {
        tally.add(color, DOUBLED.at(0), 1);
    }
    if !supporters.is_empty() {
        tally.add(color, pawn::supported(rank), supporters.len() as i32);
    }
    if !neighbours.is_empty() {
        tally.add(color, pawn::phalanx(rank), 1);
    }
    if (own & square.file().adjacent()).is_empty() {
        tally.add(color, ISOLATED.at(opposed), 1);
    } else if supporters.is_empty() && neighbours.is_empty() && is_backward(board, color, square) {
        tally.add(color, BACKWARD.at(opposed), 1);
    }
    if is_passed(board, color, square) {
        tally.add(color, pawn::passed(rank), 1);
    }
}

/// No own pawn beside or behind can help, and the next square is guarded or blocked by a pawn.
fn is_backward(board: &Board, color: Color, square: Square) -> bool {
    let own = board.colored_pieces(color, Piece::Pawn);
    let other = board.colored_pieces(!color, Piece::Pawn);
    let behind = ahead(!color, forward(color, square.bitboard()));
    let helpers = own & widened(behind) & square.file().adjacent();
    let next = forward(color, square.bitboard());
    let guarded = other & (next | pawn_attacks(color, next));
    helpers.is_empty() && !guarded.is_empty()
}

fn one_king<T: TermTally>(board: &Board, color: Color, tally: &mut T) {
    let king = board.king(color);
    tally.add_man(color, Piece::King, king);
    // A king on the edge is sheltered by the files a king one step further in has.
    let centre = (king.file() as usize).clamp(File::B as usize, File::G as usize);
    for file in centre - 1..=centre + 1 {
        one_file(board, color, king, File::index(file), tally);
    }
}

/// The pawns of one file before a king.
fn one_file<T: TermTally>(board: &Board, color: Color, king: Square, file: File, tally: &mut T) {
    let beside_king = Square::new(file, king.rank()).bitboard();
    let front = file.bitboard() & (beside_king | ahead(color, beside_king));
    let own = nearest(color, board.colored_pieces(color, Piece::Pawn) & front);
    let other = nearest(color, board.colored_pieces(!color, Piece::Pawn) & front);
    let edge = (file as usize).min(File::flip(file) as usize);
    let rank = |square: Option<Square>| square.map_or(0, |square| rank_of(color, square));
    tally.add(color, shelter::own(edge, rank(own)), 1);
    let is_blocked = own.is_some_and(|own| rank_of(color, own) + 1 == rank(other));
    if is_blocked {
        tally.add(color, shelter::blocked(rank(other)), 1);
    } else {
        tally.add(color, shelter::storm(edge, rank(other)), 1);
    }
}

/// The square nearest to the own side.
fn nearest(color: Color, squares: BitBoard) -> Option<Square> {
    let without_later = squares & !ahead(color, squares);
    without_later.next_square()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::slots::{CONNECTED, PASSED};
    use crate::value::tally::Trace;

    /// What White has of a slot.
    fn count(fen: &str, slot: usize) -> i16 {
        let mut trace = Trace::new();
        structure(&fen.parse().unwrap(), &mut trace);
        trace.counts()[slot][Color::White as usize]
    }

    #[test]
    fn pawns_are_told_apart() {
        let doubled = "4k3/8/8/8/4P3/4P3/8/4K3 w - - 0 1";
        assert_eq!(count(doubled, DOUBLED.at(0)), 1);
        assert_eq!(count(doubled, ISOLATED.at(0)), 2);
        assert_eq!(count(doubled, pawn::passed(3)), 1);
        let backward = "4k3/8/8/3p4/2P5/1P6/P7/4K3 w - - 0 1";
        assert_eq!(count(backward, BACKWARD.at(0)), 0);
        assert_eq!(count(backward, pawn::supported(3)), 1);
        let left_behind = "4k3/8/8/2p5/3P4/2P1p3/1P6/4K3 w - - 0 1";
        assert_eq!(count(left_behind, BACKWARD.at(0)), 0);
        let stuck = "4k3/8/8/1p6/3P4/8/2P5/4K3 w - - 0 1";
        assert_eq!(count(stuck, BACKWARD.at(0)), 0, "its next square is free");
        let guarded = "4k3/8/8/8/1p1P4/8/2P5/4K3 w - - 0 1";
        assert_eq!(count(guarded, BACKWARD.at(0)), 1);
        let phalanx = "4k3/8/8/8/3PP3/8/8/4K3 w - - 0 1";
        assert_eq!(count(phalanx, CONNECTED.at(3)), 2);
        assert_eq!(count(phalanx, PASSED.at(3)), 2);
        let opposed = "4k3/4p3/8/8/4P3/8/8/4K3 w - - 0 1";
        assert_eq!(count(opposed, ISOLATED.at(1)), 1);
    }

    #[test]
    fn a_king_looks_at_three_files() {
        let castled = "6k1/8/8/6p1/7p/6PP/5P2/6K1 w - - 0 1";
        assert_eq!(count(castled, shelter::own(2, 1)), 1);
        assert_eq!(count(castled, shelter::own(1, 2)), 1);
        assert_eq!(count(castled, shelter::own(0, 2)), 1);
        assert_eq!(count(castled, shelter::blocked(3)), 1);
        assert_eq!(count(castled, shelter::storm(1, 4)), 1);
        assert_eq!(count(castled, shelter::storm(2, 0)), 1);
    }
}
