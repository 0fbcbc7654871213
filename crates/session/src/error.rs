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
    /// What the session does not know says why: a game's set-up, its tables, a file, an exercise.
    #[error(transparent)]
    Outside(Box<dyn std::error::Error + Send + Sync>),
    /// A game of a file that cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A tree by its moves that is none.
    #[error(transparent)]
    Tree(#[from] TreeFault),
    /// A sample of a game with a move that the game does not have.
    #[error("sample {game}: there is no move {place} at ply {ply}")]
    Sample {
        /// Which sample.
        game: u32,
        /// Its move, by the place among the legal ones.
        place: u8,
        /// Where.
        ply: usize,
    },
    /// A search that looks at no move.
    #[error("beam 0 is too narrow: expected at least 1")]
    NoBeam,
    /// A count that was stopped.
    #[error("the count was stopped")]
    CountStopped,
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
    /// A number above what is allowed.
    #[error("{what} {asked} is too much: expected at most {most}")]
    TooMuch {
        /// What there is too much of.
        what: &'static str,
        /// The number.
        asked: u64,
        /// The largest that is allowed.
        most: u64,
    },
    /// A number below what is allowed.
    #[error("{what} {asked} is too little: expected at least {least}")]
    TooLittle {
        /// What there is too little of.
        what: &'static str,
        /// The number.
        asked: u64,
        /// The smallest that is allowed.
        least: u64,
    },
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
    /// A game record longer than any real one.
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

/// Why there is no game of a number in a text.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// There is none at all.
    #[error("there is no game in it")]
    Nothing,
    /// There are fewer.
    #[error("bad game '{number}': expected 1 to {count}")]
    Number {
        /// The number asked for.
        number: usize,
        /// Games there are.
        count: usize,
    },
    /// Its notation is broken: the reader of the notation says where.
    #[error(transparent)]
    Unreadable(#[from] Box<dyn std::error::Error + Send + Sync>),
}

/// What is wrong with the shape of a tree.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TreeFault {
    /// Not one move a node.
    #[error("{moves} moves for {nodes} nodes: expected one a node")]
    Moves {
        /// Moves given.
        moves: usize,
        /// Nodes given.
        nodes: usize,
    },
    /// A parent that does not come before its child.
    #[error("bad parent '{parent}' of node {node}: expected an earlier node, 0 for the root")]
    Parent {
        /// The parent given.
        parent: u32,
        /// Its child.
        node: usize,
    },
}

impl SessionError {
    /// What the session does not know says why.
    pub fn outside(error: impl std::error::Error + Send + Sync + 'static) -> Self {
        SessionError::Outside(Box::new(error))
    }

    /// A name that is not among those known.
    pub fn unknown(what: &'static str, name: &str, known: &[&str]) -> Self {
        SessionError::Unknown { what, name: quoted(name, MAX_QUOTED), expected: known.join(", ") }
    }

    /// A refused settings file; the reason may quote anything that is in it.
    pub(crate) fn settings(name: &str, reason: &str) -> Self {
        SessionError::Settings { name: name.into(), reason: quoted(reason, MAX_REASON) }
    }
}
