//! Which program this is.

/// The version of the workspace.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The commit it was built from, with a word if the sources were changed since; the build script says it.
pub const COMMIT: &str = env!("PLYWOOD_COMMIT");
/// Both, as `--version` prints them.
pub const WITH_COMMIT: &str = concat!(env!("CARGO_PKG_VERSION"), " (", env!("PLYWOOD_COMMIT"), ")");
