//! What can go wrong with an experiment.

use workbench::BenchError;

/// An experiment that cannot be carried out.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// The workbench refused a request.
    #[error(transparent)]
    Bench(#[from] BenchError),
    /// Text that names no class of kings.
    #[error(
        "bad class '{0}': expected kings against kings such as 2Kv1K, at most 5 in all, the larger army first"
    )]
    Class(String),
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
    /// The caller asked to stop.
    #[error("stopped before the experiment was finished")]
    Stopped,
}

impl From<endgame::Stopped> for LabError {
    fn from(_: endgame::Stopped) -> LabError {
        LabError::Stopped
    }
}
