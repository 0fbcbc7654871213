//! Games as text: PDN 3.0, game type 21, read liberally and written strictly.
//!
//! [`read`] gives the games of a file one by one, each by itself good or bad: a broken game does not lose the
//! others. Moves are checked against the rules. Comments, annotations and nested variations are kept;
//! [`write()`] puts them back in one fixed form.

mod lexer;
mod reader;
mod result;
mod writer;

use crate::moves::Move;
use crate::state::State;
use search::NotationError;
use session::annotated;

pub use reader::{PdnReader, read};
pub use result::{PdnResult, Scoring};
pub use writer::write;

/// A whole game.
#[derive(Clone, PartialEq, Debug)]
pub struct PdnGame {
    /// What is known about the game, except result, set-up and game type, which have their own fields.
    pub tags: Vec<Tag>,
    /// The position before the first move.
    pub start: State,
    /// The moves that were played.
    pub line: PdnLine,
    /// How the game ended.
    pub ending: PdnResult,
}

impl PdnGame {
    /// A game with nothing in it yet.
    pub fn new(start: State) -> PdnGame {
        PdnGame { tags: Vec::new(), start, line: PdnLine::default(), ending: PdnResult::Unfinished }
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// The moves of the game itself, without variations.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.line.moves()
    }
}

/// A tag pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// Letters, digits and underscores.
    pub name: String,
    /// Any text on one line.
    pub value: String,
}

/// A line of play with its annotations.
pub type PdnLine = annotated::Line<Move>;

/// A move and its comment.
pub type PdnMove = annotated::Played<Move>;

/// Where a game could not be read, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {error}")]
pub struct PdnError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub error: NotationError,
}
