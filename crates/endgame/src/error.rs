//! Errors of tables: files that fail, and a request to stop.

use search::Stopped;
use std::io;
use std::path::{Path, PathBuf};

/// Longer reasons are cut: an error stays one line.
const MAX_REASON: usize = 160;

/// Why tables cannot be built, read or used.
#[derive(Debug, thiserror::Error)]
pub enum EndgameError {
    /// The operating system refused something.
    #[error("cannot {action} {}: {source}", path.display())]
    Io {
        /// What was tried.
        action: &'static str,
        /// With which file or directory.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The file is something else than the table it should be.
    #[error("{} is not the table wanted: {reason}", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// What it is instead.
        reason: String,
    },
    /// The file was a table once.
    #[error("{} is damaged: {reason}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// How that shows.
        reason: String,
    },
    /// A class that is needed has not been built.
    #[error("no table of {class} in {}: build it first", path.display())]
    Missing {
        /// The class.
        class: String,
        /// Where its file should be.
        path: PathBuf,
    },
    /// Another process builds here.
    #[error("another build is at work in {}", path.display())]
    Busy {
        /// The directory.
        path: PathBuf,
    },
    /// The caller asked to stop.
    #[error("stopped")]
    Stopped(#[from] Stopped),
}

impl EndgameError {
    /// An error of the operating system, for use with `map_err`.
    pub(crate) fn io(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> EndgameError {
        let path = path.to_path_buf();
        move |source| EndgameError::Io { action, path, source }
    }

    /// A file that is something else. The reason may quote it, so it is made one short line.
    pub(crate) fn foreign(path: &Path, reason: &str) -> EndgameError {
        let clean = |c: char| if c.is_control() { ' ' } else { c };
        let reason = reason.chars().take(MAX_REASON).map(clean).collect();
        EndgameError::Foreign { path: path.to_path_buf(), reason }
    }

    /// A file that is broken.
    pub(crate) fn damaged(path: &Path, reason: impl Into<String>) -> EndgameError {
        EndgameError::Damaged { path: path.to_path_buf(), reason: reason.into() }
    }
}
