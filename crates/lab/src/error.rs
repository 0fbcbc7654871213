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
    /// A value function or variant that does not exist.
    #[error("unknown {what} '{name}': expected {expected}")]
    Unknown {
        /// What was named.
        what: &'static str,
        /// The offending name.
        name: String,
        /// The names there are.
        expected: String,
    },
    /// A settings file that cannot be used.
    #[error("value function {name}: {reason}")]
    Settings {
        /// The file's name.
        name: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A game in which chance decides cannot be played out by searches alone.
    #[error("chance decides in this game of {0}: expected one where both sides choose every move")]
    Chance(String),
    /// There is nothing to search.
    #[error("the game is over in '{0}': expected a position with moves")]
    Over(String),
    /// Nobody knows the exact value of a position.
    #[error("no exact value is known for '{0}': expected a position that can be solved")]
    Unsolved(String),
    /// A file of samples that cannot be used.
    #[error("samples {name}, line {line}: {reason}")]
    Samples {
        /// The file's name.
        name: String,
        /// The offending line.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// The caller asked to stop.
    #[error("stopped before the experiment was finished")]
    Stopped,
}
