//! The folder of tables of a process: who of a team writes there.
//!
//! Several processes may share a folder, on one machine or over the network. The process that gets its lock writes there, and leaves a
//! token, a random name. A process that does not get it looks whether the token is one of its own team; otherwise another build is
//! at work there.

use crate::error::ClusterError;
use crate::hello::Hello;
use endgame::{EndgameError, Lock, Store};
use std::path::PathBuf;

/// The file with the token.
const FILE: &str = "build.token";
/// Random bytes of a token.
const BYTES: usize = 16;

/// The folder of a process.
pub(crate) struct Folder {
    lock: Option<Lock>,
    token: String,
    file: PathBuf,
    directory: PathBuf,
}

impl Folder {
    /// Enters the folder of a store.
    pub(crate) fn enter(store: &Store) -> Result<Folder, ClusterError> {
        let lock = match store.lock() {
            Ok(lock) => Some(lock),
            Err(EndgameError::Busy { .. }) => None,
            Err(error) => return Err(error.into()),
        };
        let (token, file) = (random_token(), store.directory().join(FILE));
        if lock.is_some() {
            let failed = |source| EndgameError::Io { action: "write", path: file.clone(), source };
            std::fs::write(&file, &token).map_err(failed)?;
        }
        Ok(Folder { lock, token, file, directory: store.directory().to_path_buf() })
    }

    /// The name of this process in this run.
    pub(crate) fn token(&self) -> &str {
        &self.token
    }

    /// Whether this process writes here.
    pub(crate) fn is_ours(&self) -> bool {
        self.lock.is_some()
    }

    /// Fails unless a process of the team writes here.
    pub(crate) fn check(&self, team: &[&Hello]) -> Result<(), ClusterError> {
        let is_known = |token: &str| team.iter().any(|hello| hello.writes && hello.token == token);
        if self.is_ours() || std::fs::read_to_string(&self.file).is_ok_and(|token| is_known(&token)) {
            return Ok(());
        }
        Err(EndgameError::Busy { path: self.directory.clone() }.into())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.is_ours() {
            // A token that stays behind means nothing to the next run.
            let _ = std::fs::remove_file(&self.file);
        }
    }
}

fn random_token() -> String {
    let mut bytes = [0; BYTES];
    // Without randomness the number of the process will do: it is a name, no secret.
    if getrandom::fill(&mut bytes).is_err() {
        bytes[..4].copy_from_slice(&std::process::id().to_le_bytes());
    }
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
