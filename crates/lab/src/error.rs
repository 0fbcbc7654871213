//! What can go wrong with an experiment.

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
    /// Nobody knows the exact value of a position.
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
    /// The caller asked to stop.
    #[error("stopped before the experiment was finished")]
    Stopped,
}
