//! What can go wrong with a request: one line that names the offending text and what was expected.

use search::evaluate::UnknownTerm;
use search::pvs::UnknownTechnique;
use search::{NotationError, quoted};

/// Longer names are cut.
const MAX_QUOTED: usize = 60;
/// Longer reasons are cut: some list all terms there are.
const MAX_REASON: usize = 1000;

/// A request that cannot be carried out.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// A position or move that cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A move after the first that cannot be read.
    #[error("move {number}: {error}")]
    Move {
        /// Counted from 1.
        number: usize,
        /// What is wrong with it.
        error: NotationError,
    },
    /// A game, board or tree that cannot be opened.
    #[error("{0}")]
    Game(String),
    /// An option with a value that it cannot have.
    #[error("bad {name} '{given}': expected {expected}")]
    Option {
        /// The option.
        name: String,
        /// What was given.
        given: String,
        /// What would have been right.
        expected: String,
    },
    /// A name that is not on a list.
    #[error("unknown {what} '{name}': expected {expected}")]
    Unknown {
        /// What was named.
        what: &'static str,
        /// The offending name.
        name: String,
        /// The names there are.
        expected: String,
    },
    /// A value-function file that cannot be used.
    #[error("value function {name}: {reason}")]
    Settings {
        /// The file's name.
        name: String,
        /// What is wrong with it.
        reason: String,
    },
    /// Something a user wrote that was refused or stopped; the text names the file and the place.
    #[error("{0}")]
    Script(String),
    /// A weight for a term that does not exist.
    #[error(transparent)]
    Term(#[from] UnknownTerm),
    /// A technique that does not exist.
    #[error(transparent)]
    Technique(#[from] UnknownTechnique),
    /// Something this game does not have.
    #[error("{game} has no {what}: {instead}")]
    Missing {
        /// The game.
        game: String,
        /// What was asked for.
        what: &'static str,
        /// What to do instead.
        instead: String,
    },
    /// The search was stopped before it had an answer.
    #[error("stopped after {nodes} nodes without an answer: give a smaller depth, or more nodes or time")]
    Stopped {
        /// Nodes visited.
        nodes: u64,
    },
    /// A game record longer than anybody plays.
    #[error("a record of {moves} moves is too long: expected at most {most}")]
    TooManyMoves {
        /// Moves given.
        moves: usize,
        /// Moves taken.
        most: usize,
    },
    /// There is nothing to search.
    #[error("the game is over in '{position}': {outcome}")]
    Over {
        /// The position.
        position: String,
        /// How it ended.
        outcome: String,
    },
}

impl From<script::Failure> for SessionError {
    fn from(failure: script::Failure) -> Self {
        SessionError::Script(failure.to_string())
    }
}

impl SessionError {
    /// A name that is not among those known.
    pub fn unknown(what: &'static str, name: &str, known: &[&str]) -> Self {
        SessionError::Unknown { what, name: quoted(name, MAX_QUOTED), expected: known.join(", ") }
    }

    /// A refused settings file; the reason may quote anything that is in it.
    pub(crate) fn settings(name: &str, reason: &str) -> Self {
        SessionError::Settings { name: name.into(), reason: quoted(reason, MAX_REASON) }
    }
}
