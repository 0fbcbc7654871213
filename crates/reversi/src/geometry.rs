//! The squares of a board of some size that mean something: corners, what lies beside them, edges.

use crate::discs::{SQUARES, STRIDE};

/// Columns and rows that a board may have.
pub const SIDES: [usize; 3] = [4, 6, 8];

/// A corner and the squares that give it away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Corner {
    pub corner: u64,
    /// The square beside it on the diagonal.
    pub diagonal: u64,
    /// The two squares beside it on the edges.
    pub edges: u64,
}

/// The squares of a board, as sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Geometry {
    pub board: u64,
    pub corners: [Corner; 4],
    pub all_corners: u64,
    /// The squares without a neighbour on one of the two ways along each axis: rows, columns, both diagonals.
    pub ends: [u64; 4],
    /// The quarters of the board: the last squares of a game are mostly in regions of their own.
    pub quarters: [u64; 4],
}

impl Geometry {
    pub(crate) fn new(side: usize) -> Geometry {
        let last = side - 1;
        let square = |column: usize, row: usize| 1_u64 << (STRIDE * row + column);
        let corner = |(column, row): (usize, usize)| {
            let inside = |at: usize| if at == 0 { 1 } else { at - 1 };
            Corner {
                corner: square(column, row),
                diagonal: square(inside(column), inside(row)),
                edges: square(inside(column), row) | square(column, inside(row)),
            }
        };
        let corners = [(0, 0), (last, 0), (0, last), (last, last)].map(corner);
        let is_end = |at: usize| at == 0 || at == last;
        let set = |holds: &dyn Fn(usize, usize) -> bool| {
            let squares = (0..SQUARES).map(|index| (index % STRIDE, index / STRIDE));
            let inside = squares.filter(|&(column, row)| column < side && row < side && holds(column, row));
            inside.fold(0, |all, (column, row)| all | square(column, row))
        };
        let half = side / 2;
        let quarter = |right, low| set(&|column, row| (column >= half) == right && (row >= half) == low);
        let rows = set(&|column, _| is_end(column));
        let columns = set(&|_, row| is_end(row));
        Geometry {
            board: set(&|_, _| true),
            corners,
            all_corners: corners.iter().fold(0, |all, corner| all | corner.corner),
            ends: [rows, columns, rows | columns, rows | columns],
            quarters: [
                quarter(false, false),
                quarter(true, false),
                quarter(false, true),
                quarter(true, true),
            ],
        }
    }

    /// The middle four squares: those that X has at the start, then O's.
    pub(crate) fn middle(side: usize) -> [u64; 2] {
        let low = side / 2 - 1;
        let square = |column: usize, row: usize| 1_u64 << (STRIDE * row + column);
        let own = square(low + 1, low) | square(low, low + 1);
        [own, square(low, low) | square(low + 1, low + 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_where_they_belong() {
        let usual = Geometry::new(8);
        assert_eq!(usual.board, u64::MAX);
        assert_eq!(usual.all_corners, 0x8100_0000_0000_0081);
        assert_eq!(usual.corners[3].diagonal, 1 << 54);
        assert_eq!(usual.corners[3].edges, 1 << 62 | 1 << 55);
        assert_eq!(usual.ends[0], 0x8181_8181_8181_8181);
        assert_eq!(usual.ends[2].count_ones(), 28);
        assert_eq!(usual.quarters[1], 0xf0f0_f0f0);
        let small = Geometry::new(4);
        assert_eq!(small.quarters, [0x303, 0xc0c, 0x0303_0000, 0x0c0c_0000]);
        assert_eq!(small.board, 0x0f0f_0f0f);
        assert_eq!(small.all_corners, 0x0900_0009);
        assert_eq!(Geometry::middle(4), [1 << 10 | 1 << 17, 1 << 9 | 1 << 18]);
    }
}
