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

pub use reader::{Reader, read};
pub use result::{Ending, Scoring};
pub use writer::write;

/// A whole game.
#[derive(Clone, PartialEq, Debug)]
pub struct PdnGame {
    /// What is known about the game, except result, set-up and game type, which have their own fields.
    pub tags: Vec<Tag>,
    /// The position before the first move.
    pub start: State,
    /// The moves that were played.
    pub line: Line,
    /// How the game ended.
    pub ending: Ending,
}

impl PdnGame {
    /// A game with nothing in it yet.
    pub fn new(start: State) -> PdnGame {
        PdnGame { tags: Vec::new(), start, line: Line::default(), ending: Ending::Unfinished }
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// The moves of the game itself, without variations.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.line.plies.iter().map(|played| played.m)
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
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Line {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub plies: Vec<Played>,
}

/// A move and what was said about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The move.
    pub m: Move,
    /// Numeric annotations: 1 is good, 2 poor, 3 very good, 4 very poor, 5 speculative, 6 questionable.
    pub nags: Vec<u8>,
    /// Comments after the move.
    pub comments: Vec<String>,
    /// What could have been played instead of the move.
    pub variations: Vec<Line>,
}

impl Played {
    /// A move without annotations.
    pub fn new(m: Move) -> Played {
        Played { m, nags: Vec::new(), comments: Vec::new(), variations: Vec::new() }
    }
}

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
