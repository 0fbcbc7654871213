//! What can go wrong between several processes.

use endgame::{EndgameError, Stopped};
use std::path::PathBuf;

/// A process of a run, as people know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peer {
    /// Its number: its line in the host file, counted from 0.
    pub process: usize,
    /// Its address there.
    pub address: String,
}

impl std::fmt::Display for Peer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "process {} ({})", self.process, self.address)
    }
}

/// Why tables cannot be built together.
#[derive(Debug, thiserror::Error)]
pub enum ClusterError {
    /// The host file cannot be used.
    #[error("bad host file {}: {reason}", path.display())]
    Hosts {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The host file cannot be read.
    #[error(transparent)]
    File(#[from] files::FileError),
    /// There is no such process.
    #[error("bad process '{process}': expected 0 to {last}, the lines of the host file counted from 0")]
    Process {
        /// What was asked for.
        process: usize,
        /// The last there is.
        last: usize,
    },
    /// The address of this process is not free, or not one of this machine.
    #[error("cannot listen on {address}, the address of process {process} in the host file: {source}")]
    Listen {
        /// The address.
        address: String,
        /// The number of this process.
        process: usize,
        /// What the system said.
        source: std::io::Error,
    },
    /// Another process does not fit.
    #[error("{peer} does not fit: {reason}")]
    Misfit {
        /// The process.
        peer: Peer,
        /// What differs.
        reason: String,
    },
    /// Another process has gone.
    #[error("{peer} is gone: start all processes again, and the build goes on after the last finished class")]
    Gone {
        /// The process.
        peer: Peer,
    },
    /// Another process has ended the run.
    #[error("{peer} has ended the run: {reason}")]
    Ended {
        /// The process.
        peer: Peer,
        /// What it said.
        reason: String,
    },
    /// A class is too large for so few workers.
    #[error(
        "{class} has {positions} positions, more than {workers} workers can hold: expected at least {needed} workers"
    )]
    TooLarge {
        /// The class.
        class: String,
        /// Its positions.
        positions: u64,
        /// The workers there are.
        workers: usize,
        /// The workers it takes.
        needed: u64,
    },
    /// A game whose moves cannot be taken back.
    #[error("{class} cannot be built by several workers: its moves cannot be taken back")]
    OneWay {
        /// The class.
        class: String,
    },
    /// A worker of this process has panicked; the panic itself has said more.
    #[error("a worker has failed, which is a fault of the program")]
    Failed,
    /// Something about the tables.
    #[error(transparent)]
    Endgame(#[from] EndgameError),
}

impl From<Stopped> for ClusterError {
    fn from(stopped: Stopped) -> ClusterError {
        EndgameError::from(stopped).into()
    }
}

impl ClusterError {
    /// Whether the run was cut short: to start it again is all there is to do. Everything else is wrong as it was asked.
    pub fn is_interruption(&self) -> bool {
        let disk = matches!(self, ClusterError::Endgame(EndgameError::Io { .. } | EndgameError::Stopped(_)));
        disk || matches!(self, ClusterError::Gone { .. } | ClusterError::Ended { .. } | ClusterError::Failed)
    }
}
