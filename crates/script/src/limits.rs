//! How long a script may run and how much memory it may take.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Limits of one interpreter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How long one call may take.
    pub time: Duration,
    /// How much memory all values together may take, in MiB.
    pub memory_mib: usize,
    /// How long all slow calls of a script may take together: whoever runs them asks rarely whether to go on.
    pub slow_together: Option<Duration>,
}

impl Limits {
    /// A call that takes longer is slow.
    pub const SLOW: Duration = Duration::from_millis(10);
    /// What every call takes off the time of the slow ones.
    pub const EARNED: Duration = Duration::from_millis(5);
}

impl Default for Limits {
    /// A value function takes microseconds: far more than any needs.
    fn default() -> Self {
        Limits {
            time: Duration::from_millis(500),
            memory_mib: 32,
            slow_together: Some(Duration::from_secs(10)),
        }
    }
}

/// When the call that runs now must have ended; the interpreter asks now and then.
pub(crate) struct Deadline {
    begun: Instant,
    /// Nanoseconds after `begun`; 0 when nothing runs.
    until: AtomicU64,
    /// Whether the call wanted a piece of memory that nobody gets.
    wanted_huge: AtomicBool,
}

impl Deadline {
    pub(crate) fn new() -> Deadline {
        Deadline { begun: Instant::now(), until: AtomicU64::new(0), wanted_huge: AtomicBool::new(false) }
    }

    /// A call begins that may take so long.
    pub(crate) fn set(&self, time: Duration) {
        let until = self.begun.elapsed() + time;
        self.until.store(until.as_nanos() as u64, Relaxed);
        self.wanted_huge.store(false, Relaxed);
    }

    /// The call wanted too large a piece of memory.
    pub(crate) fn note_huge(&self) {
        self.wanted_huge.store(true, Relaxed);
    }

    /// Whether it did.
    pub(crate) fn wanted_huge(&self) -> bool {
        self.wanted_huge.load(Relaxed)
    }

    /// Whether the call has taken too long.
    pub(crate) fn is_over(&self) -> bool {
        self.begun.elapsed().as_nanos() as u64 > self.until.load(Relaxed)
    }
}
