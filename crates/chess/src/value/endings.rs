//! Endings in which the sum is misleading: bare kings to be driven, material that does not win.

use super::masks::distance;
use super::slots::mop_up;
use super::tally::TermTally;
use cozy_chess::{BitBoard, Board, Color, File, Piece, Rank, Square};

/// The whole endgame score counts.
pub(super) const FULL_SCALE: i32 = 64;
/// A small plus without pawns: hardly ever won.
const NO_PAWNS: i32 = 8;
/// One pawn left: the defender may give a piece for it.
const ONE_PAWN: i32 = 44;
/// Bishops of opposite colour and nothing else.
const OPPOSITE_BISHOPS: i32 = 24;
/// Each passed or extra pawn helps there.
const OPPOSITE_BISHOPS_PAWN: i32 = 3;
/// Bishops of opposite colour with other pieces.
const OPPOSITE_WITH_OTHERS: i32 = 52;
/// The bishop does not control the corner where its rook pawn promotes.
const WRONG_CORNER: i32 = 4;
/// The bare king must reach the corner this quickly.
const CORNER_REACH: i32 = 2;

/// Rough values for telling whether a plus is more than a minor piece.
const PIECE_UNITS: [i32; Piece::NUM] = [0, 3, 3, 5, 9, 0];
/// More than a minor piece ahead can win without pawns.
const MINOR_UNITS: i32 = 3;

/// The largest distance between kings.
const LONGEST_WAY: i32 = 7;

/// Reports how well a bare king is being driven.
pub(super) fn drive_bare_king<T: TermTally>(board: &Board, tally: &mut T) {
    for color in Color::ALL {
        let bare = board.colors(!color).len() == 1;
        if !bare || !board.colored_pieces(color, Piece::Pawn).is_empty() {
            continue;
        }
        let king = board.king(!color);
        tally.add(color, mop_up::KINGS, LONGEST_WAY - distance(king, board.king(color)));
        let bishops = board.colored_pieces(color, Piece::Bishop);
        let knights = board.colored_pieces(color, Piece::Knight);
        let heavy = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
        match bishops.next_square() {
            Some(bishop) if bishops.len() == 1 && knights.len() == 1 && heavy.is_empty() => {
                tally.add(color, mop_up::CORNER, LONGEST_WAY - corner_distance(king, bishop));
            }
            _ => tally.add(color, mop_up::EDGE, from_centre(king)),
        }
    }
}

/// Steps from the four central squares, along ranks and files together.
fn from_centre(square: Square) -> i32 {
    let off = |index: i32| (3 - index).max(index - 4);
    off(square.file() as i32) + off(square.rank() as i32)
}

/// Steps to the nearer of the two corners of a bishop's colour.
fn corner_distance(king: Square, bishop: Square) -> i32 {
    let corners =
        if BitBoard::LIGHT_SQUARES.has(bishop) { [Square::A8, Square::H1] } else { [Square::A1, Square::H8] };
    corners.map(|corner| distance(king, corner)).into_iter().min().unwrap_or(0)
}

/// How much of its endgame plus `strong` can hope to use, of [`FULL_SCALE`].
pub(super) fn scale(board: &Board, strong: Color) -> i32 {
    let pawns = board.colored_pieces(strong, Piece::Pawn).len();
    if pawns <= 1 {
        let plus = units(board, strong) - units(board, !strong);
        if pawns == 0 {
            return if plus <= MINOR_UNITS && !is_bare(board, !strong) { NO_PAWNS } else { FULL_SCALE };
        }
        if plus <= MINOR_UNITS && units(board, !strong) > 0 {
            return ONE_PAWN;
        }
    }
    if has_wrong_corner(board, strong) {
        return WRONG_CORNER;
    }
    if has_opposite_bishops(board) {
        let alone = units(board, strong) == MINOR_UNITS && units(board, !strong) == MINOR_UNITS;
        let extra = OPPOSITE_BISHOPS_PAWN * pawns as i32;
        return if alone { OPPOSITE_BISHOPS + extra } else { OPPOSITE_WITH_OTHERS };
    }
    FULL_SCALE
}

fn is_bare(board: &Board, color: Color) -> bool {
    board.colors(color).len() == 1
}

fn units(board: &Board, color: Color) -> i32 {
    let of = |piece: Piece| PIECE_UNITS[piece as usize] * board.colored_pieces(color, piece).len() as i32;
    Piece::ALL.into_iter().map(of).sum()
}

fn has_opposite_bishops(board: &Board) -> bool {
    let bishops = board.pieces(Piece::Bishop);
    let one_each = Color::ALL.into_iter().all(|color| (bishops & board.colors(color)).len() == 1);
    one_each && (bishops & BitBoard::LIGHT_SQUARES).len() == 1
}

/// Only rook pawns of one file and a bishop of the wrong colour, and the bare king is near the corner.
fn has_wrong_corner(board: &Board, strong: Color) -> bool {
    if !is_bare(board, !strong) {
        return false;
    }
    let bishops = board.colored_pieces(strong, Piece::Bishop);
    let pawns = board.colored_pieces(strong, Piece::Pawn);
    let only_bishops = board.colors(strong) == bishops | pawns | board.colored_pieces(strong, Piece::King);
    let file = [File::A, File::H].into_iter().find(|file| pawns.is_subset(file.bitboard()));
    let Some(file) = file.filter(|_| only_bishops && !bishops.is_empty()) else { return false };
    let corner = Square::new(file, Rank::Eighth.relative_to(strong));
    let same_colour = [BitBoard::LIGHT_SQUARES, BitBoard::DARK_SQUARES]
        .into_iter()
        .any(|squares| squares.has(corner) && !squares.is_disjoint(bishops));
    !same_colour && distance(board.king(!strong), corner) <= CORNER_REACH
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fen: &str, expected: i32) {
        assert_eq!(scale(&fen.parse().unwrap(), Color::White), expected, "{fen}");
    }

    #[test]
    fn some_endings_are_scaled_down() {
        check("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", FULL_SCALE);
        check("4kb2/8/8/8/8/8/8/R3K3 w - - 0 1", NO_PAWNS);
        check("4kb2/8/8/8/8/8/8/Q3K3 w - - 0 1", FULL_SCALE);
        check("4kb2/8/8/8/8/P7/8/B3K3 w - - 0 1", ONE_PAWN);
        check("4kb2/8/8/8/8/PP6/8/2B1K3 w - - 0 1", FULL_SCALE);
        check("4kb2/8/8/8/8/PP6/8/3BK3 w - - 0 1", OPPOSITE_BISHOPS + 2 * OPPOSITE_BISHOPS_PAWN);
        check("k7/8/8/8/8/P7/8/2B1K3 w - - 0 1", WRONG_CORNER);
        check("k7/8/8/8/8/P7/8/3BK3 w - - 0 1", FULL_SCALE);
        check("7k/8/8/8/8/P7/8/2B1K3 w - - 0 1", FULL_SCALE);
    }

    #[test]
    fn corners_and_edges_are_measured() {
        assert_eq!(from_centre(Square::A1), 6);
        assert_eq!(from_centre(Square::E4), 0);
        assert_eq!(corner_distance(Square::B7, Square::H1), 1);
        assert_eq!(corner_distance(Square::B7, Square::A1), 6);
    }
}
