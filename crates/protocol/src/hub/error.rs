//! What is wrong with a line of a front end.

/// Why a line is answered with an error.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HubError {
    /// There is no such command.
    #[error("unknown command '{0}'")]
    Command(String),
    /// There is no such variant of draughts.
    #[error("unknown variant '{0}': expected english")]
    Variant(String),
    /// There is no such parameter.
    #[error("unknown parameter '{0}': expected variant, threads, hash or eval")]
    Parameter(String),
    /// A parameter out of bounds.
    #[error("bad value '{value}' for {name}: expected a number from 1 to {most}")]
    Value {
        /// The parameter.
        name: String,
        /// What was given.
        value: String,
        /// The largest.
        most: usize,
    },
    /// `go` without what to do.
    #[error("no mode: expected go think, go ponder or go analyze")]
    Mode,
    /// A limit that is no number.
    #[error("bad {name} '{given}': expected {expected}")]
    Limit {
        /// Which limit.
        name: String,
        /// What was given.
        given: String,
        /// What would have been right.
        expected: &'static str,
    },
}
