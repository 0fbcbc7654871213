//! How long a script may run and how much memory it may take.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// No processor time is known.
const UNKNOWN: u64 = u64::MAX;

/// Limits of one interpreter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How much processor time one call may take: how busy the machine is does not count.
    pub time: Duration,
    /// How much memory all values together may take, in MiB.
    pub memory_mib: usize,
    /// How much processor time all slow calls of a script may take together: whoever runs them asks rarely whether to go on.
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
///
/// What counts is the processor time of the thread, but to ask for that takes longer than to look at the clock, and it is never more. So it
/// is asked for once the clock says that a call is slow, which few are, and what it took until then is not counted.
pub(crate) struct Deadline {
    begun: Instant,
    /// When the call began, in nanoseconds after `begun`, and how long it may take.
    since: AtomicU64,
    allowed: AtomicU64,
    /// The thread's processor time when the call was first seen to be slow.
    slow_since: AtomicU64,
    /// Whether all values together take more memory than they may.
    is_full: AtomicBool,
    /// Whether the call wanted a piece of memory that nobody gets.
    wanted_huge: AtomicBool,
    /// Whether a text has become too long; it may be anywhere, so this is never forgotten.
    has_long_text: AtomicBool,
}

impl Deadline {
    pub(crate) fn new() -> Deadline {
        Deadline {
            begun: Instant::now(),
            since: AtomicU64::new(0),
            allowed: AtomicU64::new(0),
            slow_since: AtomicU64::new(UNKNOWN),
            is_full: AtomicBool::new(false),
            wanted_huge: AtomicBool::new(false),
            has_long_text: AtomicBool::new(false),
        }
    }

    /// A call begins that may take so long.
    pub(crate) fn set(&self, time: Duration) {
        self.since.store(self.begun.elapsed().as_nanos() as u64, Relaxed);
        self.allowed.store(time.as_nanos() as u64, Relaxed);
        self.slow_since.store(UNKNOWN, Relaxed);
        self.is_full.store(false, Relaxed);
        self.wanted_huge.store(false, Relaxed);
    }

    /// All values together take too much memory.
    pub(crate) fn note_full(&self) {
        self.is_full.store(true, Relaxed);
    }

    /// Whether they do.
    pub(crate) fn is_full(&self) -> bool {
        self.is_full.load(Relaxed)
    }

    /// The call wanted too large a piece of memory.
    pub(crate) fn note_huge(&self) {
        self.wanted_huge.store(true, Relaxed);
    }

    /// Whether it did.
    pub(crate) fn wanted_huge(&self) -> bool {
        self.wanted_huge.load(Relaxed)
    }

    /// A text has become too long.
    pub(crate) fn note_long_text(&self) {
        self.has_long_text.store(true, Relaxed);
    }

    /// Whether one has.
    pub(crate) fn has_long_text(&self) -> bool {
        self.has_long_text.load(Relaxed)
    }

    /// Whether the call has to end.
    pub(crate) fn stops(&self) -> bool {
        self.is_full() || self.is_over()
    }

    /// Whether the call has taken too long.
    pub(crate) fn is_over(&self) -> bool {
        let taken = self.begun.elapsed().as_nanos() as u64 - self.since.load(Relaxed);
        if taken < Limits::SLOW.as_nanos() as u64 {
            return false;
        }
        if self.slow_since.load(Relaxed) == UNKNOWN {
            self.slow_since.store(processor_time(self.begun), Relaxed);
        }
        taken > self.allowed.load(Relaxed) && self.slow_time().as_nanos() as u64 > self.allowed.load(Relaxed)
    }

    /// How much processor time the call has taken since it was seen to be slow; none if it is not.
    pub(crate) fn slow_time(&self) -> Duration {
        match self.slow_since.load(Relaxed) {
            UNKNOWN => Duration::ZERO,
            since => Duration::from_nanos(processor_time(self.begun).saturating_sub(since)),
        }
    }
}

/// The processor time of this thread, in nanoseconds.
#[cfg(unix)]
fn processor_time(_: Instant) -> u64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// The time since a moment: the processor time of a thread is not asked for here.
#[cfg(not(unix))]
fn processor_time(begun: Instant) -> u64 {
    begun.elapsed().as_nanos() as u64
}
