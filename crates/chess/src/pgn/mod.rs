//! Games as text: PGN, read liberally and written in the strict export format.
//!
//! [`read`] gives the games of a file one by one, each by itself good or bad: a broken game does not lose the
//! others. Moves are checked against the rules, and a word that is none is named. Comments, annotations and nested
//! variations are kept;
//! [`write()`] puts them back in one fixed form.

mod marks;
mod read;
mod write;

use crate::rules::State;
use cozy_chess::Move;
use search::{NotationError, Side};
use session::annotated;

pub use read::{PgnReader, read};
pub use write::write;

/// A line of play with its annotations.
pub type PgnLine = annotated::Line<Move>;

/// A move and its comment.
pub type PgnMove = annotated::Played<Move>;

/// A whole game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnGame {
    /// What is known about the game, except result and set-up, which have their own fields.
    pub tags: Vec<(String, String)>,
    /// The position before the first move.
    pub start: State,
    /// The moves that were played, with their comments.
    pub line: PgnLine,
    /// How the game ended.
    pub ending: PgnResult,
}

impl PgnGame {
    /// A game with nothing in it yet.
    pub fn new(start: State) -> PgnGame {
        PgnGame { tags: Vec::new(), start, line: PgnLine::default(), ending: PgnResult::Unfinished }
    }

    /// The moves of the game itself, without variations.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.line.moves()
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PgnResult {
    /// One side won.
    Won(Side),
    /// A draw.
    Drawn,
    /// The game went on, or the result is not known.
    Unfinished,
}

impl PgnResult {
    /// The result as it is written.
    pub const fn show(self) -> &'static str {
        match self {
            PgnResult::Won(Side::Max) => "1-0",
            PgnResult::Won(Side::Min) => "0-1",
            PgnResult::Drawn => "1/2-1/2",
            PgnResult::Unfinished => "*",
        }
    }

    fn parse(text: &str) -> PgnResult {
        match text {
            "1-0" => PgnResult::Won(Side::Max),
            "0-1" => PgnResult::Won(Side::Min),
            "1/2-1/2" => PgnResult::Drawn,
            _ => PgnResult::Unfinished,
        }
    }
}

/// Why a game could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PgnError {
    /// A position or move that cannot be.
    #[error("game {game}, {place}: {error}")]
    Notation {
        /// The game's number in its file, from 1.
        game: usize,
        /// Where in the game, such as "move 12" or "tag FEN".
        place: String,
        /// What is wrong there.
        error: NotationError,
    },
    /// A game longer than any real one.
    #[error("game {game}: expected at most {most} moves of both sides")]
    TooLong {
        /// The game's number.
        game: usize,
        /// The most that is taken.
        most: usize,
    },
    /// The text itself is broken.
    #[error("game {game}: {reason}")]
    Text {
        /// The game's number.
        game: usize,
        /// What is wrong.
        reason: String,
    },
}
