//! A child process of our own program that runs scripts: watched from outside, without rights that it does not need.
//!
//! The parent's side is [`Cage`]: it starts the child, watches its memory, ends it and says how it ended. The child's side is
//! [`enter`]: it gives up files, network and processes before any text of a user is read.
//!
//! Invariant: knows no game, no script and no session.

mod end;
mod trial;
mod walls;
mod watch;

#[cfg(target_os = "linux")]
mod calls;
#[cfg(unix)]
mod status;

pub use end::{ChildEnd, STOPPED_MEMORY, STOPPED_TIME};
pub use trial::{Attempt, TrialTargets, attempt_all};
pub use walls::{Confinement, enter, is_inside, is_over_limit, peak_mib, walls};
pub use watch::{Cage, Pipes, Room, keep_descriptors};

/// What a script may take beside what its request was granted, in MiB.
pub const SCRIPT_MIB: u64 = 256;

/// Whether this system can run a script in a process of its own under limits of memory and time.
pub fn is_possible() -> bool {
    cfg!(unix)
}

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
