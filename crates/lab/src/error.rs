//! What can go wrong with an experiment.

use arena::ArenaError;
use draw::DrawError;
use session::SessionError;

/// An experiment that cannot be carried out.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// The game refused a request.
    #[error(transparent)]
    Bench(#[from] SessionError),
    /// A class in which there is nothing to win.
    #[error("no position of {0} is won: expected a class with one that is")]
    NothingWon(String),
    /// A game in which chance decides cannot be played out by searches alone.
    #[error("chance decides in this game of {0}: expected one where both sides choose every move")]
    Chance(String),
    /// There is nothing to search.
    #[error("the game is over in '{0}': expected a position with moves")]
    Over(String),
    /// The exact value of a position is unknown.
    #[error("no exact value is known for '{0}': expected a position that can be solved")]
    Unsolved(String),
    /// A line that is no sample.
    #[error(
        "samples {name}, line {line}: bad sample '{text}': expected position;score;result with a result of 0, 0.5 or 1"
    )]
    Samples {
        /// The file's name.
        name: String,
        /// The offending line.
        line: usize,
        /// What it says.
        text: String,
    },
    /// A text that is no part of an experiment, or not of this one.
    #[error("part '{name}': {reason}")]
    Shard {
        /// The file's name.
        name: String,
        /// What is wrong with it.
        reason: String,
    },
    /// Nothing could be kept apart for checking.
    #[error("samples of too few games ({0}): expected 2 or more, for one is kept apart")]
    TooFewGames(usize),
    /// The games have nothing to learn from.
    #[error("the games have no quiet positions to learn from: expected more games")]
    NothingQuiet,
    /// A search that leaves moves out for other reasons than a leaf rule.
    #[error(
        "the weights of this search cannot be shaken: expected minimax or alpha-beta without a beam and strict cut-offs"
    )]
    NotSwept,
    /// An author's notes that do not fit the report.
    #[error(transparent)]
    Notes(search::NotationError),
    /// An experiment that asks for too much, or for what is not there.
    #[error("{0}")]
    Refused(String),
    /// A match that cannot be played.
    #[error(transparent)]
    Match(ArenaError),
    /// A document that cannot be written.
    #[error(transparent)]
    Draw(#[from] DrawError),
    /// The caller asked to stop.
    #[error(
        "stopped before the experiment was finished: nothing of it is kept; the same command begins again"
    )]
    Stopped,
}

impl LabError {
    /// Why an experiment is refused: the offending text and what was expected.
    pub fn refused(why: impl Into<String>) -> LabError {
        LabError::Refused(why.into())
    }

    /// Whether the caller asked to stop.
    pub fn is_stop(&self) -> bool {
        matches!(self, LabError::Stopped | LabError::Bench(SessionError::Stopped { .. }))
    }
}

impl From<ArenaError> for LabError {
    fn from(error: ArenaError) -> LabError {
        match error {
            ArenaError::Stopped => LabError::Stopped,
            ArenaError::Bench(error) => LabError::Bench(error),
            error => LabError::Match(error),
        }
    }
}
