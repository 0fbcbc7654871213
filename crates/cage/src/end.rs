//! How a caged child ended.

use crate::SCRIPT_MIB;
use std::process::ExitStatus;

/// The exit status of a child that ended itself because one step of a script went on for too long.
pub const STOPPED_TIME: i32 = 86;
/// The exit status of a child that finished, but took more memory than it was given.
pub const STOPPED_MEMORY: i32 = 87;

/// How a caged child ended; as a text, one line for the user.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChildEnd {
    /// By itself, with this status.
    Exit(i32),
    /// It took more memory than it was given.
    Memory,
    /// A step of the script did not end.
    Time,
    /// The parent wanted it so.
    Killed,
    /// By a signal: a fault of the interpreter, or another program.
    Signal(i32),
}

impl ChildEnd {
    /// What a status of the system means.
    pub(crate) fn of_status(status: ExitStatus) -> ChildEnd {
        match status.code() {
            Some(STOPPED_TIME) => ChildEnd::Time,
            Some(STOPPED_MEMORY) => ChildEnd::Memory,
            Some(code) => ChildEnd::Exit(code),
            None => ChildEnd::Signal(signal_of(status)),
        }
    }
}

#[cfg(unix)]
fn signal_of(status: ExitStatus) -> i32 {
    std::os::unix::process::ExitStatusExt::signal(&status).unwrap_or_default()
}

#[cfg(not(unix))]
fn signal_of(_: ExitStatus) -> i32 {
    0
}

impl std::fmt::Display for ChildEnd {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ChildEnd::Exit(code) => write!(f, "the script's process ended with status {code}"),
            ChildEnd::Memory => write!(f, "the script took more than {SCRIPT_MIB} MiB and was stopped"),
            ChildEnd::Time => write!(f, "the script went on for longer than it may and was stopped"),
            ChildEnd::Killed => write!(f, "the script was stopped"),
            ChildEnd::Signal(number) => {
                write!(f, "the script broke the interpreter (signal {number}) and was stopped")
            }
        }
    }
}
