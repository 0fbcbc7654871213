//! One of the 32 dark fields, numbered as in every draughts book.

use std::fmt;

/// Dark fields on the board.
pub const SQUARES: usize = 32;

/// Dark fields in a row.
const PER_ROW: u8 = 4;

/// A dark field, 1 (top row, second column) to 32 (bottom row, seventh column).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square with this number, if there is one.
    pub const fn new(number: u8) -> Option<Square> {
        match number {
            1..=32 => Some(Square(number)),
            _ => None,
        }
    }

    /// The square with this index: its number less one. Indexes wrap at 32.
    pub const fn from_index(index: usize) -> Square {
        Square((index % SQUARES) as u8 + 1)
    }

    /// The dark field in this row and column, both from 1 at the upper left.
    pub const fn at(row: u8, column: u8) -> Option<Square> {
        let on_board = 1 <= row && row <= 8 && 1 <= column && column <= 8;
        if !on_board || (row + column).is_multiple_of(2) {
            return None;
        }
        Square::new((row - 1) * PER_ROW + column.div_ceil(2))
    }

    /// The number people use, 1 to 32.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number less one: 0 to 31.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The row, 1 at the top to 8 at the bottom.
    pub const fn row(self) -> u8 {
        (self.0 - 1) / PER_ROW + 1
    }

    /// The column, 1 at the left to 8 at the right.
    pub const fn column(self) -> u8 {
        // Odd rows start with a light field.
        (self.0 - 1) % PER_ROW * 2 + 1 + self.row() % 2
    }

    /// The square seen from the other end of the board.
    pub const fn rotate(self) -> Square {
        Square(SQUARES as u8 + 1 - self.0)
    }

    /// All squares, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (1..=SQUARES as u8).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(number: u8, row: u8, column: u8) {
        let square = Square::new(number).unwrap();
        assert_eq!((square.row(), square.column()), (row, column), "square {number}");
        assert_eq!(Square::at(row, column), Some(square));
    }

    #[test]
    fn squares_lie_where_the_books_have_them() {
        check(1, 1, 2);
        check(4, 1, 8);
        check(5, 2, 1);
        check(8, 2, 7);
        check(9, 3, 2);
        check(28, 7, 8);
        check(29, 8, 1);
        check(32, 8, 7);
    }

    #[test]
    fn rows_and_columns_name_every_square_once() {
        let fields = (0..=9).flat_map(|row| (0..=9).map(move |column| (row, column)));
        let squares: Vec<Square> = fields.filter_map(|(row, column)| Square::at(row, column)).collect();
        assert_eq!(squares, Square::all().collect::<Vec<_>>());
    }

    #[test]
    fn numbers_off_the_board_are_no_squares() {
        assert_eq!(Square::new(0), None);
        assert_eq!(Square::new(33), None);
    }

    #[test]
    fn rotation_turns_the_board_round() {
        for square in Square::all() {
            let turned = square.rotate();
            assert_eq!((turned.row(), turned.column()), (9 - square.row(), 9 - square.column()));
        }
    }
}
