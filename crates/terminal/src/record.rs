//! A game in progress as a file: which game, from which position, which moves.

use files::FileError;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// A larger file is not a saved game.
pub(crate) const MAX_BYTES: u64 = 1 << 24;

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The game with its settings, such as "mnk 5x5 k4".
    pub game: String,
    /// The position it started from; the game's own start if missing.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub position: Option<String>,
    /// The moves played.
    pub moves: Vec<String>,
}

/// A game that cannot be saved or loaded.
#[derive(Debug, thiserror::Error)]
pub enum RecordFileError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file is not a saved game.
    #[error("'{file}' is not a saved game: {reason}")]
    Format {
        /// The file.
        file: String,
        /// What is wrong.
        reason: String,
    },
    /// The file belongs to another game.
    #[error("'{file}' is a game of {found}: expected {expected}")]
    OtherGame {
        /// The file.
        file: String,
        /// What it holds.
        found: String,
        /// What is being played.
        expected: String,
    },
}

impl Record {
    /// Writes the file whole or not at all.
    pub fn save(&self, file: &str) -> Result<(), RecordFileError> {
        let text = toml::to_string(self).expect("a record is plain data");
        Ok(files::write_whole(Path::new(file), text.as_bytes())?)
    }

    /// Reads a file saved from the same game.
    pub fn load(file: &str, game: &str) -> Result<Record, RecordFileError> {
        let text = files::read_text(Path::new(file), MAX_BYTES)?;
        let refuse = |reason: String| RecordFileError::Format { file: file.into(), reason };
        let record: Record = toml::from_str(&text).map_err(|e| refuse(e.message().replace('\n', ", ")))?;
        if record.game != game {
            let (found, expected) = (record.game, game.into());
            return Err(RecordFileError::OtherGame { file: file.into(), found, expected });
        }
        Ok(record)
    }
}
