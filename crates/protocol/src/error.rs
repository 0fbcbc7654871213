//! What an engine that speaks a protocol cannot do.

use session::SessionError;

/// Why a request of a front end is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum EngineError {
    /// There is nothing to think about.
    #[error("no position: the last one was refused")]
    NoPosition,
    /// A count was stopped.
    #[error("perft stopped")]
    PerftStopped,
    /// A bench was stopped.
    #[error("bench stopped after {nodes} nodes")]
    BenchStopped {
        /// Nodes visited.
        nodes: u64,
    },
}

impl From<EngineError> for SessionError {
    fn from(error: EngineError) -> Self {
        SessionError::outside(error)
    }
}
