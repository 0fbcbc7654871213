//! Distances between squares, looked up.

use crate::square::{SQUARES, Square};

type SquareTable = [[u8; SQUARES]; SQUARES];

const fn distances(combine: Combine) -> SquareTable {
    let mut table = [[0; SQUARES]; SQUARES];
    let mut i = 0;
    while i < SQUARES * SQUARES {
        let (a, b) = (Square::from_index(i / SQUARES), Square::from_index(i % SQUARES));
        let rows = a.row().abs_diff(b.row());
        let columns = a.column().abs_diff(b.column());
        table[i / SQUARES][i % SQUARES] = match combine {
            Combine::Sum => rows + columns,
            Combine::Larger if rows > columns => rows,
            Combine::Larger => columns,
        };
        i += 1;
    }
    table
}

enum Combine {
    Sum,
    Larger,
}

static MANHATTAN: SquareTable = distances(Combine::Sum);
static CHEBYSHEV: SquareTable = distances(Combine::Larger);

/// How two squares' distance is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metric {
    /// Rows and columns between them together.
    Manhattan,
    /// Rows or columns between them, whichever are more: the steps of a king on an empty board.
    Chebyshev,
}

impl Metric {
    /// The distance between two squares.
    #[inline]
    pub fn between(self, a: Square, b: Square) -> u8 {
        match self {
            Metric::Manhattan => MANHATTAN[a.index()][b.index()],
            Metric::Chebyshev => CHEBYSHEV[a.index()][b.index()],
        }
    }
}

/// Rows and columns from the middle of the board together: 1 in the centre, 6 or 7 in the corners.
#[inline]
pub fn eccentricity(square: Square) -> u8 {
    let from_middle = |n: u8| if n > 4 { n - 4 } else { 5 - n };
    from_middle(square.row()) + from_middle(square.column()) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(a: u8, b: u8, manhattan: u8, chebyshev: u8) {
        let (a, b) = (Square::new(a).unwrap(), Square::new(b).unwrap());
        for (a, b) in [(a, b), (b, a)] {
            assert_eq!(Metric::Manhattan.between(a, b), manhattan);
            assert_eq!(Metric::Chebyshev.between(a, b), chebyshev);
        }
    }

    #[test]
    fn distances_count_rows_and_columns() {
        check(1, 1, 0, 0);
        check(1, 9, 2, 2);
        check(1, 10, 4, 2);
        check(4, 29, 14, 7);
        check(1, 32, 12, 7);
    }

    #[test]
    fn eccentricity_is_counted_from_the_middle() {
        for square in Square::all() {
            let exact = (f64::from(square.row()) - 4.5).abs() + (f64::from(square.column()) - 4.5).abs();
            assert_eq!(f64::from(eccentricity(square)), exact, "{square}");
        }
    }
}
