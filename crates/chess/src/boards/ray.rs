//! How the men move on a board of cells: steps by file and rank, made once or again and again.

use cozy_chess::{Color, Piece};

/// A step by files to the right and ranks up.
pub(super) type Leap = (i8, i8);

const STRAIGHT: [Leap; 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
const DIAGONAL: [Leap; 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];
const AROUND: [Leap; 8] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];
const KNIGHT: [Leap; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// How often a man may repeat its step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stride {
    Once,
    Far,
}

/// The steps of a man that is no pawn.
pub(super) const fn leaps(piece: Piece) -> (&'static [Leap], Stride) {
    match piece {
        Piece::Knight => (&KNIGHT, Stride::Once),
        Piece::Bishop => (&DIAGONAL, Stride::Far),
        Piece::Rook => (&STRAIGHT, Stride::Far),
        Piece::Queen => (&AROUND, Stride::Far),
        Piece::King => (&AROUND, Stride::Once),
        Piece::Pawn => (&[], Stride::Once),
    }
}

/// What attacks along such steps.
pub(super) const LINES: [(&[Leap], [Piece; 2]); 2] =
    [(&STRAIGHT, [Piece::Rook, Piece::Queen]), (&DIAGONAL, [Piece::Bishop, Piece::Queen])];

/// The rank a pawn's step goes up, and the rank from which it may go two.
pub(super) const fn pawn(color: Color) -> (i8, i8) {
    match color {
        Color::White => (1, 1),
        Color::Black => (-1, 6),
    }
}

/// A cell: a positive number for a man of White, a negative one for Black's, 0 for none.
pub(super) fn coded(man: Option<(Color, Piece)>) -> i8 {
    match man {
        Some((Color::White, piece)) => piece as i8 + 1,
        Some((Color::Black, piece)) => -(piece as i8 + 1),
        None => 0,
    }
}

/// The man of a cell.
pub(super) fn decoded(cell: i8) -> Option<(Color, Piece)> {
    let color = if cell > 0 { Color::White } else { Color::Black };
    (cell != 0).then(|| (color, Piece::index(usize::from(cell.unsigned_abs()) - 1)))
}
