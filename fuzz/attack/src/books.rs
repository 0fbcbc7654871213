//! Opening books: Polyglot files, our own format, lines written by hand.

use crate::{accepted, text};
use chess::Chess;
use chess::book::{Book, BookError, ChessBook, polyglot as polyglot_files, read_lines};
use search::{Game, Notation};

/// A Polyglot file of any game.
pub fn polyglot(bytes: &[u8]) {
    if let Some(book) = accepted(polyglot_files::read(bytes, Some)) {
        check_book(&book);
        let written = polyglot_files::write(&book, |code| code);
        assert_eq!(polyglot_files::read(&written, Some), Ok(book));
    }
}

/// A book of chess in our own format, or in the other one; with the right checksum where only that was wrong.
pub fn plybook(bytes: &[u8]) {
    let mut read = ChessBook::read(bytes);
    if let Err(BookError::Checksum { expected, .. }) = read {
        let contents = &bytes[..bytes.len() - size_of_val(&expected)];
        read = ChessBook::read(&[contents, &expected.to_le_bytes()].concat());
    }
    if let Some(book) = accepted(read) {
        check_chess(&book);
    }
}

/// A book of chess written by hand.
pub fn book_lines(bytes: &[u8]) {
    if let Some((book, names)) = accepted(read_lines(&text(bytes))) {
        check_chess(&book);
        names.of(&Chess::default().start());
    }
}

fn check_chess(book: &ChessBook) {
    assert_eq!(ChessBook::read(&book.write()).as_ref(), Ok(book));
    let start = Chess::default().start();
    let mut legal = Vec::new();
    Chess::default().moves(&start, &mut legal);
    assert!(book.moves(&start).iter().all(|(m, _)| legal.contains(m)));
}

fn check_book(book: &Book) {
    assert_eq!(book.iter().map(|(_, moves)| moves.len()).sum::<usize>(), book.len());
    for (key, moves) in book.iter() {
        assert_eq!(book.moves(key), moves);
    }
}
