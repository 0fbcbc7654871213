//! What helps the engine beyond its search: an opening book, and exact knowledge of endings.

use super::command::Go;
use super::engine::Settings;
use chess::book::ChessBook;
use chess::{Knowledge, Move, State};
use std::path::Path;

/// Larger books are refused.
const MAX_BOOK_BYTES: u64 = 256 << 20;

/// The book and the tables as the settings ask for them.
#[derive(Default)]
pub(super) struct Aids {
    book: Option<ChessBook>,
    knowledge: Knowledge,
}

impl Aids {
    /// With endgame tables of our own.
    pub(super) fn new(knowledge: Knowledge) -> Aids {
        Aids { book: None, knowledge }
    }

    pub(super) fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    /// Takes over settings that have changed; what cannot be opened is left out and named.
    pub(super) fn set(&mut self, old: &Settings, new: &Settings) -> Result<(), String> {
        let mut trouble = Vec::new();
        if (old.own_book, &old.book_file) != (new.own_book, &new.book_file) {
            self.book = None;
            if new.own_book {
                self.book = open_book(&new.book_file).map_err(|error| trouble.push(error)).ok();
            }
        }
        if old.syzygy_path != new.syzygy_path {
            self.knowledge = std::mem::take(&mut self.knowledge).without_syzygy();
            if !new.syzygy_path.is_empty() {
                match self.knowledge.clone().with_syzygy(&new.syzygy_path) {
                    Ok(knowledge) => self.knowledge = knowledge,
                    Err(error) => trouble.push(error.to_string()),
                }
            }
        }
        if trouble.is_empty() { Ok(()) } else { Err(trouble.join("; ")) }
    }

    /// A move of the book, where one may be played at once.
    pub(super) fn book_move(&self, state: &State, go: &Go, chance: f64) -> Option<Move> {
        let plays = !go.infinite && !go.ponder && go.mate.is_none() && go.only.is_empty();
        self.book.as_ref().filter(|_| plays)?.choose(state, chance)
    }
}

/// The built-in book, or the one in a file.
fn open_book(file: &str) -> Result<ChessBook, String> {
    if file.is_empty() {
        return Ok(ChessBook::built_in());
    }
    let bytes = files::read_bytes(Path::new(file), MAX_BOOK_BYTES).map_err(|error| error.to_string())?;
    ChessBook::read(&bytes).map_err(|error| format!("book '{file}': {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Chess;
    use search::Notation;

    #[test]
    fn the_book_answers_where_a_move_is_wanted() {
        let start = Chess::default().start();
        let (off, on) = (Settings::default(), Settings { own_book: true, ..Settings::default() });
        let mut aids = Aids::default();
        assert_eq!(aids.book_move(&start, &Go::default(), 0.5), None);
        aids.set(&off, &on).unwrap();
        assert!(aids.book_move(&start, &Go::default(), 0.5).is_some());
        assert_eq!(aids.book_move(&start, &Go { infinite: true, ..Go::default() }, 0.5), None);
        aids.set(&on, &off).unwrap();
        assert_eq!(aids.book_move(&start, &Go::default(), 0.5), None);
    }

    #[test]
    fn what_is_not_there_is_named() {
        let old = Settings::default();
        let new = Settings {
            own_book: true,
            book_file: "no such book".into(),
            syzygy_path: "no such folder".into(),
            ..Settings::default()
        };
        let error = Aids::default().set(&old, &new).unwrap_err();
        assert!(error.contains("no such book") && error.contains("no such folder"), "{error}");
    }
}
