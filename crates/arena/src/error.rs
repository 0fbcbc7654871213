//! Why a match cannot be played.

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
    /// An engine that cannot be used.
    #[error("engine '{name}': {fault}")]
    Engine {
        /// Its command.
        name: String,
        /// What is wrong with it.
        fault: protocol::client::Fault,
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
    /// Somebody stopped the match.
    #[error("stopped")]
    Stopped,
}
