//! Why a match cannot be played.

/// Texts quoted in messages are cut.
const MAX_QUOTED: usize = 60;

/// A match that cannot begin or go on.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// A player's description that cannot be read.
    #[error("bad player '{text}': {reason}")]
    Player {
        /// The offending text.
        text: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A rule of the match that cannot be read.
    #[error("bad {what} '{text}': expected {expected}")]
    Rule {
        /// Which rule.
        what: &'static str,
        /// The offending text.
        text: String,
        /// What was expected.
        expected: &'static str,
    },
    /// An engine that cannot be used.
    #[error("engine '{name}': {fault}")]
    Engine {
        /// Its command.
        name: String,
        /// What is wrong with it.
        fault: protocol::client::EngineFault,
    },
    /// Openings that cannot be used.
    #[error("openings '{name}': {reason}")]
    Openings {
        /// The file or source.
        name: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A record of games that cannot be continued.
    #[error("games '{name}': {reason}")]
    Games {
        /// The file.
        name: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A request the game cannot carry out.
    #[error(transparent)]
    Bench(#[from] session::SessionError),
    /// A file that cannot be read or written.
    #[error(transparent)]
    File(#[from] files::FileError),
    /// The match was stopped.
    #[error("stopped")]
    Stopped,
}

impl ArenaError {
    /// Refuses the text of a rule.
    pub(crate) fn rule(what: &'static str, text: &str, expected: &'static str) -> ArenaError {
        ArenaError::Rule { what, text: search::quoted(text, MAX_QUOTED), expected }
    }
}
