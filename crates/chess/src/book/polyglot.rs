//! Polyglot books: records of 16 bytes, sorted by key, all numbers with the high byte first.
//!
//! A record is key (8 bytes), move (2), weight (2) and a field for learning (4), which is written as 0 and ignored.

use super::error::BookError;
use super::positions::{Book, BookMove};

const RECORD: usize = 16;

/// Reads a Polyglot file; `code` turns its move into the game's code, or drops it.
pub fn read(bytes: &[u8], code: impl Fn(u16) -> Option<u16>) -> Result<Book, BookError> {
    let records = bytes.chunks_exact(RECORD);
    if !records.remainder().is_empty() {
        return Err(BookError::Records(bytes.len()));
    }
    let entry = |record: &[u8]| {
        let number =
            |from: usize, to: usize| record[from..to].iter().fold(0, |n: u64, &b| n << 8 | u64::from(b));
        let m = BookMove { code: code(number(8, 10) as u16)?, weight: number(10, 12) as u16 };
        Some((number(0, 8), m))
    };
    Ok(Book::new(records.filter_map(entry)))
}

/// Writes a Polyglot file; `code` turns the game's code into its move.
pub fn write(book: &Book, code: impl Fn(u16) -> u16) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(book.len() * RECORD);
    for (key, moves) in book.iter() {
        for m in moves {
            bytes.extend(key.to_be_bytes());
            bytes.extend(code(m.code).to_be_bytes());
            bytes.extend(m.weight.to_be_bytes());
            bytes.extend([0; 4]);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn records_are_read() {
        let mut bytes = Vec::new();
        bytes.extend([0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 0, 5, 9, 9, 9, 9]);
        let book = read(&bytes, Some).unwrap();
        assert_eq!(book.moves(0x0102), [BookMove { code: 0x0304, weight: 5 }]);
        assert_eq!(read(&bytes[1..], Some), Err(BookError::Records(15)));
        assert!(read(&bytes, |_| None).unwrap().is_empty());
    }

    proptest! {
        #[test]
        fn books_read_back(entries: Vec<(u64, u16, u16)>) {
            let book = Book::new(entries.iter().map(|&(key, code, weight)| (key, BookMove { code, weight })));
            prop_assert_eq!(read(&write(&book, |code| !code), |code| Some(!code)), Ok(book));
        }

        #[test]
        fn no_bytes_break_the_reader(bytes: Vec<u8>) {
            let _ = read(&bytes, Some);
        }
    }
}
