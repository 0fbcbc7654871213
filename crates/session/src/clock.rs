//! When to stop: a flag anybody may raise, and a clock.

use search::pvs::{Checkpoint, Control};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// A flag that stops a search and shows how far it is; copies share it.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    is_raised: AtomicBool,
    is_abandoned: AtomicBool,
    /// When it raises itself.
    deadline: OnceLock<Instant>,
    nodes: AtomicU64,
}

impl StopFlag {
    /// Stops the search that was given a copy.
    pub fn raise(&self) {
        self.0.is_raised.store(true, Ordering::Relaxed);
    }

    /// Stops the search when this time is over; the first word counts.
    pub fn raise_after(&self, time: Duration) {
        let _ = self.0.deadline.set(Instant::now() + time);
    }

    /// Stops the search, and whatever would be made of its answer: nobody waits for it.
    pub fn abandon(&self) {
        self.0.is_abandoned.store(true, Ordering::Relaxed);
        self.raise();
    }

    /// Whether nobody waits for an answer any more.
    pub fn is_abandoned(&self) -> bool {
        self.0.is_abandoned.load(Ordering::Relaxed)
    }

    /// Whether somebody asked to stop.
    pub fn is_raised(&self) -> bool {
        self.0.is_raised.load(Ordering::Relaxed)
            || self.0.deadline.get().is_some_and(|&deadline| Instant::now() >= deadline)
    }

    /// Nodes the playing search has visited so far, as it said last.
    pub fn nodes(&self) -> u64 {
        self.0.nodes.load(Ordering::Relaxed)
    }

    /// Makes the flag fit for another search.
    pub fn lower(&self) {
        self.0.is_raised.store(false, Ordering::Relaxed);
        self.0.is_abandoned.store(false, Ordering::Relaxed);
    }
}

/// A running search's clock: stops it at a deadline or when the flag is raised.
pub(crate) struct Clock<'a> {
    started: Instant,
    time: Option<Duration>,
    flag: &'a StopFlag,
}

impl<'a> Clock<'a> {
    pub(crate) fn start(time: Option<Duration>, flag: &'a StopFlag) -> Self {
        Clock { started: Instant::now(), time, flag }
    }

    /// Milliseconds so far, to the microsecond.
    pub(crate) fn elapsed_ms(&self) -> f64 {
        self.started.elapsed().as_micros() as f64 / 1000.0
    }

    pub(crate) fn is_over(&self) -> bool {
        self.flag.is_raised() || self.time.is_some_and(|time| self.started.elapsed() >= time)
    }
}

impl Control for Clock<'_> {
    fn goes_on(&self, checkpoint: Checkpoint) -> bool {
        let Checkpoint::Nodes(nodes) = checkpoint else { return true };
        self.flag.0.nodes.store(nodes, Ordering::Relaxed);
        !self.is_over()
    }
}
