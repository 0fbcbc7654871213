//! The other side of the protocols: driving engines that run as programs of their own.
//!
//! A client is strict. Every wait has a limit; a program that dies, hangs or talks nonsense is an [`EngineFault`] that
//! names what happened; and no program outlives its client.

mod hub;
mod process;
mod uci;

pub use hub::HubClient;
pub use process::Process;
pub use uci::{UciClient, UciOption};

use std::time::Duration;

/// What went wrong with an engine.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EngineFault {
    /// The program could not be started.
    #[error("cannot start '{command}': {reason}")]
    Start {
        /// What was to be started.
        command: String,
        /// What the system said.
        reason: String,
    },
    /// The program ended or closed its output.
    #[error("crashed while {0}")]
    Crashed(&'static str),
    /// No answer came within the limit.
    #[error("hung while {0}")]
    Hung(&'static str),
    /// The engine has no option of this name.
    #[error("unknown option '{name}': expected one of {}", known.join(", "))]
    Option {
        /// The offending name.
        name: String,
        /// The names there are.
        known: Vec<String>,
    },
    /// The whole match was stopped.
    #[error("stopped")]
    Stopped,
}

/// What an engine is allowed for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Allowance {
    /// Deepest iteration.
    pub depth: Option<u32>,
    /// Most nodes.
    pub nodes: Option<u64>,
    /// This long for the move.
    pub move_time: Option<Duration>,
    /// Time left, White's and Black's, and what each gains with a move.
    pub clocks: Option<([Duration; 2], Duration)>,
}

/// An engine's move and what it said about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EngineReply {
    /// The move as the engine wrote it; empty if it named none.
    pub m: String,
    /// Its score for the side to move; wins count down from [`EngineReply::WIN`] by the ply.
    pub score: Option<i32>,
    /// The depth it reached.
    pub depth: Option<u32>,
    /// Nodes it searched.
    pub nodes: Option<u64>,
    /// From the question to the answer, as measured here.
    pub spent: Duration,
}

impl EngineReply {
    /// The score of a win on the spot.
    pub const WIN: i32 = 1_000_000;

    /// The score of a win or loss that many moves away.
    pub fn mate_score(moves: i32) -> i32 {
        let plies = moves.saturating_abs().saturating_mul(2).min(10_000);
        let score = EngineReply::WIN - plies + i32::from(moves > 0);
        if moves > 0 { score } else { -score }
    }
}
