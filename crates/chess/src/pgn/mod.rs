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
use search::{NotationError, Side, annotated};

pub use read::{Reader, read};
pub use write::write;

/// A line of play with its annotations.
pub type Line = annotated::Line<Move>;

/// A move and what was said about it.
pub type Played = annotated::Played<Move>;

/// A whole game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnGame {
    /// What is known about the game, except result and set-up, which have their own fields.
    pub tags: Vec<(String, String)>,
    /// The position before the first move.
    pub start: State,
    /// The moves that were played, with what was said about them.
    pub line: Line,
    /// How the game ended.
    pub ending: Ending,
}

impl PgnGame {
    /// A game with nothing in it yet.
    pub fn new(start: State) -> PgnGame {
        PgnGame { tags: Vec::new(), start, line: Line::default(), ending: Ending::Unfinished }
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
pub enum Ending {
    /// One side won.
    Won(Side),
    /// Nobody won.
    Drawn,
    /// The game went on, or nobody knows.
    Unfinished,
}

impl Ending {
    /// The result as it is written.
    pub const fn show(self) -> &'static str {
        match self {
            Ending::Won(Side::Max) => "1-0",
            Ending::Won(Side::Min) => "0-1",
            Ending::Drawn => "1/2-1/2",
            Ending::Unfinished => "*",
        }
    }

    fn parse(text: &str) -> Ending {
        match text {
            "1-0" => Ending::Won(Side::Max),
            "0-1" => Ending::Won(Side::Min),
            "1/2-1/2" => Ending::Drawn,
            _ => Ending::Unfinished,
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
    /// A game longer than anybody plays.
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
