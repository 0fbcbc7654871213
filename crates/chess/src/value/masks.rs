//! Sets of squares that never change, and steps of whole sets, seen by a colour.

use cozy_chess::{BitBoard, Color, File, Rank, Square, get_pawn_attacks};

const NOT_A: u64 = !File::A.bitboard().0;
const NOT_H: u64 = !File::H.bitboard().0;

/// The files c to f.
pub(super) const CENTRE_FILES: BitBoard =
    BitBoard(File::C.bitboard().0 | File::D.bitboard().0 | File::E.bitboard().0 | File::F.bitboard().0);

/// The four central squares.
pub(super) const CENTRE: BitBoard = BitBoard(
    (File::D.bitboard().0 | File::E.bitboard().0) & (Rank::Fourth.bitboard().0 | Rank::Fifth.bitboard().0),
);

/// Every square one rank further.
#[inline(always)]
pub(super) const fn forward(color: Color, squares: BitBoard) -> BitBoard {
    match color {
        Color::White => BitBoard(squares.0 << 8),
        Color::Black => BitBoard(squares.0 >> 8),
    }
}

/// Every square one rank back.
#[inline(always)]
pub(super) const fn backward(color: Color, squares: BitBoard) -> BitBoard {
    match color {
        Color::White => BitBoard(squares.0 >> 8),
        Color::Black => BitBoard(squares.0 << 8),
    }
}

/// What pawns on these squares attack.
#[inline(always)]
pub(super) const fn pawn_attacks(color: Color, pawns: BitBoard) -> BitBoard {
    let (left, right) = pawn_attacks_by_side(color, pawns);
    BitBoard(left.0 | right.0)
}

/// The same towards the a-file and towards the h-file.
#[inline(always)]
pub(super) const fn pawn_attacks_by_side(color: Color, pawns: BitBoard) -> (BitBoard, BitBoard) {
    let ahead = forward(color, pawns).0;
    (BitBoard((ahead & NOT_A) >> 1), BitBoard((ahead & NOT_H) << 1))
}

/// All squares before these on their files.
#[inline(always)]
pub(super) const fn ahead(color: Color, squares: BitBoard) -> BitBoard {
    let s = squares.0;
    match color {
        Color::White => {
            let s = s << 8;
            let s = s | s << 8;
            let s = s | s << 16;
            BitBoard(s | s << 32)
        }
        Color::Black => {
            let s = s >> 8;
            let s = s | s >> 8;
            let s = s | s >> 16;
            BitBoard(s | s >> 32)
        }
    }
}

/// These squares and their neighbours on the rank.
#[inline(always)]
pub(super) const fn widened(squares: BitBoard) -> BitBoard {
    BitBoard(squares.0 | (squares.0 & NOT_A) >> 1 | (squares.0 & NOT_H) << 1)
}

/// The neighbours on the rank.
#[inline(always)]
pub(super) const fn beside(square: Square) -> BitBoard {
    let s = square.bitboard().0;
    BitBoard((s & NOT_A) >> 1 | (s & NOT_H) << 1)
}

/// Where pawns of a colour stand that defend this square.
#[inline(always)]
pub(super) fn defending_pawns(color: Color, square: Square) -> BitBoard {
    get_pawn_attacks(square, !color)
}

/// The rank seen by a colour, from 0.
#[inline(always)]
pub(super) const fn rank_of(color: Color, square: Square) -> usize {
    square.rank().relative_to(color) as usize
}

/// King's moves from one square to another on an empty board.
#[inline(always)]
pub(super) fn distance(a: Square, b: Square) -> i32 {
    DISTANCES[a as usize][b as usize].into()
}

static DISTANCES: [[u8; Square::NUM]; Square::NUM] = distances();

const fn distances() -> [[u8; Square::NUM]; Square::NUM] {
    const FILES: usize = 8;
    let mut table = [[0; Square::NUM]; Square::NUM];
    let mut pair = 0;
    while pair < Square::NUM * Square::NUM {
        let (a, b) = (pair / Square::NUM, pair % Square::NUM);
        let files = (a % FILES).abs_diff(b % FILES);
        let ranks = (a / FILES).abs_diff(b / FILES);
        table[a][b] = if files > ranks { files as u8 } else { ranks as u8 };
        pair += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(squares: &[Square]) -> BitBoard {
        squares.iter().copied().collect()
    }

    #[test]
    fn steps_go_the_way_of_the_colour() {
        let e4 = Square::E4.bitboard();
        assert_eq!(forward(Color::White, e4), set(&[Square::E5]));
        assert_eq!(forward(Color::Black, e4), set(&[Square::E3]));
        assert_eq!(backward(Color::Black, e4), set(&[Square::E5]));
        assert_eq!(ahead(Color::White, e4), set(&[Square::E5, Square::E6, Square::E7, Square::E8]));
        assert_eq!(ahead(Color::Black, e4), set(&[Square::E3, Square::E2, Square::E1]));
        assert_eq!(
            pawn_attacks(Color::White, set(&[Square::A2, Square::H2])),
            set(&[Square::B3, Square::G3])
        );
        assert_eq!(pawn_attacks(Color::Black, e4), set(&[Square::D3, Square::F3]));
        assert_eq!(widened(set(&[Square::H1])), set(&[Square::G1, Square::H1]));
        assert_eq!(beside(Square::A1), set(&[Square::B1]));
        assert_eq!(rank_of(Color::Black, Square::E7), 1);
        assert_eq!(distance(Square::A1, Square::H3), 7);
        assert_eq!(CENTRE.len(), 4);
        assert_eq!(CENTRE_FILES.len(), 32);
    }
}
