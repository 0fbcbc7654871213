//! A board as a table of eight by eight cells. Easy to read; every step must be asked whether it left the board.

use super::ray::{LINES, Leap, Stride, coded, decoded, leaps, pawn};
use super::{Chessboard, Owned};
use cozy_chess::{Color, Piece};

/// The cells by file, then rank.
#[derive(Clone)]
pub(super) struct EightByEight([[i8; 8]; 8]);

/// A cell's file and rank; those of no cell are allowed.
type CellAt = (i8, i8);

fn at(square: u8) -> CellAt {
    ((square % 8) as i8, (square / 8) as i8)
}

fn square((file, rank): CellAt) -> u8 {
    (rank * 8 + file) as u8
}

impl EightByEight {
    /// The cell there; none outside the board.
    #[inline]
    fn cell(&self, (file, rank): CellAt) -> Option<i8> {
        let is_inside = (0..8).contains(&file) && (0..8).contains(&rank);
        is_inside.then(|| self.0[file as usize][rank as usize])
    }

    /// Walks along a step and tells every cell up to the first man, with what is in it.
    #[inline]
    fn walk(&self, from: CellAt, step: Leap, stride: Stride, tell: &mut impl FnMut(CellAt, i8)) {
        let mut to = (from.0 + step.0, from.1 + step.1);
        while let Some(cell) = self.cell(to) {
            tell(to, cell);
            if cell != 0 || stride == Stride::Once {
                return;
            }
            to = (to.0 + step.0, to.1 + step.1);
        }
    }

    fn tell_pawn(&self, from: CellAt, color: Color, passed: Option<u8>, tell: &mut impl FnMut(u8, u8)) {
        let (up, start) = pawn(color);
        let (one, two) = ((from.0, from.1 + up), (from.0, from.1 + 2 * up));
        if self.cell(one) == Some(0) {
            tell(square(from), square(one));
            if from.1 == start && self.cell(two) == Some(0) {
                tell(square(from), square(two));
            }
        }
        for to in [(from.0 - 1, from.1 + up), (from.0 + 1, from.1 + up)] {
            let Some(cell) = self.cell(to) else { continue };
            if decoded(cell).is_some_and(|(owner, _)| owner != color) || passed == Some(square(to)) {
                tell(square(from), square(to));
            }
        }
    }
}

impl Chessboard for EightByEight {
    fn empty() -> Self {
        EightByEight([[0; 8]; 8])
    }

    fn man(&self, square: u8) -> Option<Owned> {
        let (file, rank) = at(square);
        decoded(self.0[file as usize][rank as usize])
    }

    fn put(&mut self, square: u8, man: Option<Owned>) {
        let (file, rank) = at(square);
        self.0[file as usize][rank as usize] = coded(man);
    }

    fn tell_moves(&self, color: Color, passed: Option<u8>, tell: &mut impl FnMut(u8, u8)) {
        for from in 0..64 {
            let Some((owner, piece)) = self.man(from) else { continue };
            if owner != color {
                continue;
            }
            if piece == Piece::Pawn {
                self.tell_pawn(at(from), color, passed, tell);
            }
            let (steps, stride) = leaps(piece);
            for &step in steps {
                self.walk(at(from), step, stride, &mut |to, cell| {
                    if decoded(cell).is_none_or(|(owner, _)| owner != color) {
                        tell(from, square(to));
                    }
                });
            }
        }
    }

    fn is_attacked(&self, square: u8, by: Color) -> bool {
        let from = at(square);
        let mut found = false;
        for piece in [Piece::Knight, Piece::King] {
            for &step in leaps(piece).0 {
                self.walk(from, step, Stride::Once, &mut |_, cell| {
                    found |= decoded(cell) == Some((by, piece))
                });
            }
        }
        for (steps, pieces) in LINES {
            for &step in steps {
                let is_one =
                    |cell| decoded(cell).is_some_and(|(owner, piece)| owner == by && pieces.contains(&piece));
                self.walk(from, step, Stride::Far, &mut |_, cell| found |= is_one(cell));
            }
        }
        let below = from.1 - pawn(by).0;
        let is_pawn = |file| self.cell((file, below)) == Some(coded(Some((by, Piece::Pawn))));
        found || is_pawn(from.0 - 1) || is_pawn(from.0 + 1)
    }
}
