//! A board as a list of ten by twelve cells: the border is two ranks deep above and below and one file wide on either
//! side, so that even a knight's step ends in a cell. No step asks whether it left the board: the border stops it.

use super::ray::{LINES, Leap, Stride, coded, decoded, leaps, pawn};
use super::{Chessboard, Owned};
use cozy_chess::{Color, Piece};

/// Cells in a row, border included.
const WIDTH: i8 = 10;
/// The cell of a1.
const FIRST: i8 = 2 * WIDTH + 1;
/// What is in a cell of the border: no man's number.
const BORDER: i8 = i8::MAX;

/// The cells, from below the first rank to above the last.
#[derive(Clone)]
pub(super) struct TenByTwelve([i8; 120]);

fn cell_of(square: u8) -> i8 {
    FIRST + (square % 8) as i8 + WIDTH * (square / 8) as i8
}

fn square(cell: i8) -> u8 {
    let (rank, file) = ((cell - FIRST) / WIDTH, (cell - FIRST) % WIDTH);
    (rank * 8 + file) as u8
}

/// A step by files and ranks as a difference of cells.
const fn difference((files, ranks): Leap) -> i8 {
    files + WIDTH * ranks
}

impl TenByTwelve {
    #[inline]
    fn cell(&self, cell: i8) -> i8 {
        self.0[cell as usize]
    }

    /// Walks along a step and tells every cell up to the first man or the border, with what is in it.
    #[inline]
    fn walk(&self, from: i8, step: Leap, stride: Stride, tell: &mut impl FnMut(i8, i8)) {
        let step = difference(step);
        let mut to = from + step;
        loop {
            let found = self.cell(to);
            if found != BORDER {
                tell(to, found);
            }
            if found != 0 || stride == Stride::Once {
                return;
            }
            to += step;
        }
    }

    fn tell_pawn(&self, from: i8, color: Color, passed: Option<u8>, tell: &mut impl FnMut(u8, u8)) {
        let (ranks, start) = pawn(color);
        let up = WIDTH * ranks;
        if self.cell(from + up) == 0 {
            tell(square(from), square(from + up));
            if square(from) / 8 == start as u8 && self.cell(from + 2 * up) == 0 {
                tell(square(from), square(from + 2 * up));
            }
        }
        for to in [from + up - 1, from + up + 1] {
            let found = self.cell(to);
            if is_of(found, !color) || found == 0 && passed == Some(square(to)) {
                tell(square(from), square(to));
            }
        }
    }
}

/// Whether a cell has a man of this side.
fn is_of(cell: i8, color: Color) -> bool {
    match color {
        Color::White => cell > 0 && cell != BORDER,
        Color::Black => cell < 0,
    }
}

impl Chessboard for TenByTwelve {
    fn empty() -> Self {
        let mut cells = [BORDER; 120];
        (0..64).for_each(|square| cells[cell_of(square) as usize] = 0);
        TenByTwelve(cells)
    }

    fn man(&self, square: u8) -> Option<Owned> {
        decoded(self.cell(cell_of(square)))
    }

    fn put(&mut self, square: u8, man: Option<Owned>) {
        self.0[cell_of(square) as usize] = coded(man);
    }

    fn tell_moves(&self, color: Color, passed: Option<u8>, tell: &mut impl FnMut(u8, u8)) {
        for number in 0..64 {
            let from = cell_of(number);
            let found = self.cell(from);
            let Some((_, piece)) = decoded(found).filter(|_| is_of(found, color)) else { continue };
            if piece == Piece::Pawn {
                self.tell_pawn(from, color, passed, tell);
            }
            let (steps, stride) = leaps(piece);
            for &step in steps {
                self.walk(from, step, stride, &mut |to, found| {
                    if !is_of(found, color) {
                        tell(number, square(to));
                    }
                });
            }
        }
    }

    fn is_attacked(&self, square: u8, by: Color) -> bool {
        let from = cell_of(square);
        let coded = |piece| coded(Some((by, piece)));
        let mut is_found = false;
        for piece in [Piece::Knight, Piece::King] {
            for &step in leaps(piece).0 {
                is_found |= self.cell(from + difference(step)) == coded(piece);
            }
        }
        for (steps, pieces) in LINES {
            let wanted = pieces.map(coded);
            for &step in steps {
                self.walk(from, step, Stride::Far, &mut |_, cell| is_found |= wanted.contains(&cell));
            }
        }
        let below = from - WIDTH * pawn(by).0;
        let is_pawn = |cell| self.cell(cell) == coded(Piece::Pawn);
        is_found || is_pawn(below - 1) || is_pawn(below + 1)
    }
}
