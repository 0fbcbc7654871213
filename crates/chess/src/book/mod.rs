//! Opening books of chess: positions by their Polyglot key, moves by weight.
//!
//! A small book is built in. It is made from `book/lines.txt`, main lines written and weighted by hand; a test compares.

mod compact;
mod error;
mod grow;
mod key;
mod lines;
mod make;
mod numbers;
pub mod polyglot;
mod positions;

pub use error::BookError;
pub use grow::Grower;
pub use key::{key, turn_code};
pub use lines::{LineError, PositionNames, read_lines};
pub use make::{BookRecipe, make};
pub use positions::{Book, BookMove};

use crate::rules::{Chess, State};
use cozy_chess::Move;

/// The name of the game in files.
const GAME: &str = "chess";
/// The book that is built in.
const BUILT_IN: &[u8] = include_bytes!("../../book/default.plybook");
/// The lines it is made from.
const LINES: &str = include_str!("../../book/lines.txt");

/// A book of chess.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChessBook(Book);

impl ChessBook {
    /// A book of positions by [`key`] and moves by their code.
    pub fn new(book: Book) -> ChessBook {
        ChessBook(book)
    }

    /// The book that is built in.
    ///
    /// # Panics
    /// Never: a test reads it.
    pub fn built_in() -> ChessBook {
        ChessBook(compact::read(BUILT_IN, GAME).expect("a test reads the built-in book"))
    }

    /// The names of positions the built-in book's lines give.
    ///
    /// # Panics
    /// Never: a test reads them.
    pub fn names() -> PositionNames {
        read_lines(LINES).expect("a test reads the built-in lines").1
    }

    /// Reads a file of the own format, or a Polyglot file.
    pub fn read(bytes: &[u8]) -> Result<ChessBook, BookError> {
        match compact::read(bytes, GAME) {
            Err(BookError::Magic) => polyglot::read(bytes, |code| Some(turn_code(code))).map(ChessBook),
            read => read.map(ChessBook),
        }
    }

    /// Writes the own format.
    pub fn write(&self) -> Vec<u8> {
        compact::write(&self.0, GAME)
    }

    /// Writes a Polyglot file.
    pub fn write_polyglot(&self) -> Vec<u8> {
        polyglot::write(&self.0, turn_code)
    }

    /// How many positions there are.
    pub fn positions(&self) -> usize {
        self.0.positions()
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The legal moves of a state with their weights, the heaviest first; none if the state is not in the book.
    pub fn moves(&self, state: &State) -> Vec<(Move, u16)> {
        let legal = |code| Chess::default().move_of_code(state, code);
        self.0.moves(key(state)).iter().filter_map(|m| Some((legal(m.code)?, m.weight))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::{Game, Notation};

    #[test]
    fn the_built_in_book_is_made_from_its_lines() {
        let (made, names) = read_lines(LINES).unwrap();
        assert_eq!(made.write(), BUILT_IN, "make it again with the command of docs/book.md");
        assert!(made.positions() > 1000 && names.len() > 200, "{} {}", made.positions(), names.len());
    }

    fn shares(moves: &str) -> Vec<(String, u32)> {
        let (book, chess) = (ChessBook::built_in(), Chess::default());
        let play = |state: State, text: &str| chess.play(&state, chess.parse_move(&state, text).unwrap());
        let state = moves.split_whitespace().fold(chess.start(), play);
        let found = book.moves(&state);
        let total: u32 = found.iter().map(|&(_, weight)| u32::from(weight)).sum();
        let share =
            |&(m, weight): &(Move, u16)| (chess.show_move(&state, m), 100 * u32::from(weight) / total);
        found.iter().map(share).collect()
    }

    #[test]
    fn the_first_move_is_as_likely_as_in_the_essay() {
        let share = |(name, weight): (&str, u32)| (name.to_string(), weight);
        let expected = [("d4", 30), ("e4", 30), ("c4", 15), ("Nf3", 13), ("f4", 5), ("b3", 2)].map(share);
        assert_eq!(shares("")[..6], expected);
        assert!(shares("")[6..].iter().all(|(_, share)| *share == 1));
    }

    #[test]
    fn main_lines_are_answered() {
        let answers = |moves: &str| shares(moves).into_iter().map(|(m, _)| m).collect::<Vec<String>>();
        let check =
            |moves: &str, known: &str| assert!(answers(moves).contains(&known.into()), "{moves}: {known}");
        check("e4 e5", "Nf3");
        check("e4 c5", "Nf3");
        check("e4 e5 Nf3 Nc6", "Bb5");
        check("e4 e5 Nf3 Nc6 Bb5", "a6");
        check("e4 e6 d4 d5", "Nc3");
        check("d4 Nf6 c4 g6 Nc3", "Bg7");
        check("d4 d5 c4", "e6");
        check("c4", "e5");
        assert!(!answers("e4 e5").contains(&"h3".to_string()));
    }

    #[test]
    fn every_move_of_the_built_in_book_is_legal() {
        let (book, chess) = (ChessBook::built_in(), Chess::default());
        let mut reached = std::collections::HashSet::new();
        let mut open = vec![chess.start()];
        while let Some(state) = open.pop() {
            if !reached.insert(key(&state)) {
                continue;
            }
            let moves = book.moves(&state);
            assert_eq!(moves.len(), book.0.moves(key(&state)).len());
            open.extend(moves.iter().map(|&(m, _)| chess.play(&state, m)));
        }
        let in_book = reached.iter().filter(|&&key| !book.0.moves(key).is_empty()).count();
        assert_eq!(in_book, book.positions(), "every position is reached from the start");
    }

    #[test]
    fn both_formats_read_back() {
        let book = ChessBook::built_in();
        assert_eq!(ChessBook::read(&book.write()).as_ref(), Ok(&book));
        assert_eq!(ChessBook::read(&book.write_polyglot()).as_ref(), Ok(&book));
        assert!(ChessBook::read(b"seventeen bytes!!").is_err());
    }
}
