//! Opening books of chess: positions by their Polyglot key, moves by weight.
//!
//! A small book is built in. It was made by this program's own analysis (see `make`), which anybody can repeat.

mod grow;
mod key;
mod make;
mod numbers;

pub use grow::add_game;
pub use key::{key, turn_code};
pub use make::{Recipe, make};

use crate::rules::{Chess, State};
use book::{Book, BookError, compact, polyglot};
use cozy_chess::Move;

/// The name of the game in files.
const GAME: &str = "chess";
/// The book that is built in.
const BUILT_IN: &[u8] = include_bytes!("../../book/default.plybook");

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

    /// A move of a state, each as likely as its weight; `chance` is a random number from 0 up to but not including 1.
    pub fn choose(&self, state: &State, chance: f64) -> Option<Move> {
        let chosen = self.0.choose(key(state), chance)?;
        Chess::default().move_of_code(state, chosen.code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::{Game, Notation};

    #[test]
    fn the_built_in_book_opens_as_the_essay_does() {
        let (book, chess) = (ChessBook::built_in(), Chess::default());
        let start = chess.start();
        let moves: Vec<(String, u16)> =
            book.moves(&start).into_iter().map(|(m, weight)| (chess.show_move(&start, m), weight)).collect();
        let total: u32 = moves.iter().map(|&(_, weight)| u32::from(weight)).sum();
        let share = |name: &str| {
            moves.iter().find(|(m, _)| m == name).map(|&(_, weight)| 100 * u32::from(weight) / total)
        };
        assert_eq!([share("e4"), share("d4"), share("c4")], [Some(30), Some(30), Some(15)], "{moves:?}");
        assert!(book.positions() > 1000 && BUILT_IN.len() < 100_000, "{} bytes", BUILT_IN.len());
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
