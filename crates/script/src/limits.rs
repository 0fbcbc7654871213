//! How long a call of a script may take.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use stopwatch::Stopwatch;

/// No call runs, or no processor time is known.
const NONE: u64 = u64::MAX;

/// Limits of one interpreter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScriptLimits {
    /// How much processor time one call may take: how busy the machine is does not count.
    pub time: Duration,
    /// How much processor time all slow calls of a script may take together.
    pub slow_together: Option<Duration>,
}

impl ScriptLimits {
    /// A call that takes longer is slow.
    pub const SLOW: Duration = Duration::from_millis(10);
    /// What every call takes off the time of the slow ones.
    pub const EARNED: Duration = Duration::from_millis(5);
}

impl Default for ScriptLimits {
    /// A value function takes microseconds: far more than any needs.
    fn default() -> Self {
        ScriptLimits { time: Duration::from_millis(500), slow_together: Some(Duration::from_secs(10)) }
    }
}

/// When the call that runs now must have ended; the interpreter asks now and then.
///
/// What counts is the processor time of the thread, but to ask for that takes longer than to look at the clock, and it is never more. So it
/// is asked for once the clock says that a call is slow, which few are, and what it took until then is not counted.
pub(crate) struct Deadline {
    file: String,
    begun: Stopwatch,
    /// When the call began, in nanoseconds after `begun`, and how long it may take.
    since: AtomicU64,
    allowed: AtomicU64,
    /// The thread's processor time when the call was first seen to be slow.
    slow_since: AtomicU64,
    /// The thread the call runs in, for the watchdog.
    thread: AtomicI32,
    /// Whether the call met its limit: then it has failed, whatever the script made of it.
    was_met: AtomicBool,
}

impl Deadline {
    pub(crate) fn new(file: &str) -> Deadline {
        Deadline {
            file: file.into(),
            begun: Stopwatch::start(),
            since: AtomicU64::new(NONE),
            allowed: AtomicU64::new(0),
            slow_since: AtomicU64::new(NONE),
            thread: AtomicI32::new(0),
            was_met: AtomicBool::new(false),
        }
    }

    /// A call begins.
    pub(crate) fn begin(&self, allowed: Duration) {
        self.allowed.store(allowed.as_nanos() as u64, Relaxed);
        self.slow_since.store(NONE, Relaxed);
        self.was_met.store(false, Relaxed);
        self.thread.store(thread_number(), Relaxed);
        self.since.store(self.elapsed(), Relaxed);
    }

    /// The call has ended.
    pub(crate) fn end(&self) {
        self.since.store(NONE, Relaxed);
    }

    /// Whether the call has to end.
    pub(crate) fn stops(&self) -> bool {
        let stops = self.is_over();
        if stops {
            self.was_met.store(true, Relaxed);
        }
        stops
    }

    /// Whether the call had to end.
    pub(crate) fn was_met(&self) -> bool {
        self.was_met.load(Relaxed)
    }

    fn is_over(&self) -> bool {
        let taken = self.taken();
        if taken < ScriptLimits::SLOW.as_nanos() as u64 {
            return false;
        }
        if self.slow_since.load(Relaxed) == NONE {
            self.slow_since.store(processor_time(self.begun), Relaxed);
        }
        let allowed = self.allowed.load(Relaxed);
        taken > allowed && self.slow_time().as_nanos() as u64 > allowed
    }

    /// How much processor time the call has taken since it was seen to be slow; none if it is not.
    pub(crate) fn slow_time(&self) -> Duration {
        match self.slow_since.load(Relaxed) {
            NONE => Duration::ZERO,
            since => Duration::from_nanos(processor_time(self.begun).saturating_sub(since)),
        }
    }

    /// Asked by the watchdog: the call that runs now and has been seen before, by when it began.
    pub(crate) fn running_since(&self) -> Option<u64> {
        Some(self.since.load(Relaxed)).filter(|&since| since != NONE)
    }

    /// Asked by the watchdog: the processor time of the thread that the call runs in, in nanoseconds.
    pub(crate) fn used_by_thread(&self) -> u64 {
        used_by_thread(self.thread.load(Relaxed)).unwrap_or_else(|| self.elapsed())
    }

    /// How much processor time a call may take, in nanoseconds.
    pub(crate) fn allowed(&self) -> u64 {
        self.allowed.load(Relaxed)
    }

    /// The error of a call that met its limit.
    pub(crate) fn limit(&self) -> String {
        let allowed = Duration::from_nanos(self.allowed.load(Relaxed));
        format!("stopped after {} ms of processor time, the limit of one call", allowed.as_millis())
    }

    /// The same with the script's name.
    pub(crate) fn complaint(&self) -> String {
        format!("{}: {}", self.file, self.limit())
    }

    fn taken(&self) -> u64 {
        self.elapsed().saturating_sub(self.since.load(Relaxed))
    }

    fn elapsed(&self) -> u64 {
        self.begun.elapsed().as_nanos() as u64
    }
}

/// The processor time of this thread, in nanoseconds.
#[cfg(unix)]
fn processor_time(_: Stopwatch) -> u64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// The time since a moment: the processor time of a thread is not asked for here.
#[cfg(not(unix))]
fn processor_time(begun: Stopwatch) -> u64 {
    begun.elapsed().as_nanos() as u64
}

/// The system's number of this thread.
#[cfg(target_os = "linux")]
fn thread_number() -> i32 {
    thread_local!(static NUMBER: i32 = rustix::thread::gettid().as_raw_nonzero().get());
    NUMBER.with(|number| *number)
}

#[cfg(not(target_os = "linux"))]
fn thread_number() -> i32 {
    0
}

/// The processor time of a thread of this process, in nanoseconds, where the system tells.
fn used_by_thread(thread: i32) -> Option<u64> {
    let told = std::fs::read_to_string(format!("/proc/self/task/{thread}/schedstat")).ok()?;
    told.split(' ').next()?.parse().ok()
}
