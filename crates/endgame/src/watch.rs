//! How a caller follows and ends long work.

use crate::indexer::ClassId;
use search::{Stop, Stopped};
use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};

/// Progress is reported whenever this many more positions are done: often enough for a bar that moves.
const REPORT_EVERY: u64 = 1 << 20;

/// What is being done to a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BuildStage {
    /// Finding out who wins.
    Solve,
    /// Compressing the result.
    Pack,
    /// Checking every position against its successors.
    Verify,
}

/// How far long work is. The time left follows from the part done and the caller's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkProgress {
    /// The class being worked on.
    pub class: ClassId,
    /// What is being done to it.
    pub stage: BuildStage,
    /// Units of work done, all classes together; one unit is one position in one stage.
    pub done: u64,
    /// Units of work in all.
    pub total: u64,
}

/// How the caller follows and ends long work.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Raised to end the work soon.
    pub stop: &'a Stop,
    /// Told now and then how far the work is, from any thread.
    pub progress: &'a (dyn Fn(WorkProgress) + Sync),
}

impl Watch<'_> {
    /// Ends the work when the caller asks for it.
    pub fn check(&self) -> Result<(), Stopped> {
        if self.stop.is_raised() { Err(Stopped) } else { Ok(()) }
    }
}

/// Counts what is done, for all classes of one call.
pub struct WorkCounter<'a> {
    watch: Watch<'a>,
    total: u64,
    done: AtomicU64,
}

impl<'a> WorkCounter<'a> {
    /// A counter for this number of units of work.
    pub fn new(watch: Watch<'a>, total: u64) -> WorkCounter<'a> {
        WorkCounter { watch, total, done: AtomicU64::new(0) }
    }

    /// One stage of one class.
    pub fn job(&'a self, class: ClassId, stage: BuildStage) -> StageJob<'a> {
        StageJob { counter: self, class, stage }
    }
}

/// One stage of one class, to be worked on by many threads.
#[derive(Clone, Copy)]
pub struct StageJob<'a> {
    counter: &'a WorkCounter<'a>,
    /// The class.
    pub class: ClassId,
    stage: BuildStage,
}

impl StageJob<'_> {
    /// This number of further positions is done.
    pub fn add(&self, positions: u64) {
        let before = self.counter.done.fetch_add(positions, Ordering::Relaxed);
        let (done, total) = (before + positions, self.counter.total);
        if before / REPORT_EVERY != done / REPORT_EVERY || done == total {
            (self.counter.watch.progress)(WorkProgress { class: self.class, stage: self.stage, done, total });
        }
    }

    /// Ends the work when the caller asks for it.
    pub fn check(&self) -> Result<(), Stopped> {
        self.counter.watch.check()
    }

    /// How the caller follows it.
    pub fn watch(&self) -> Watch<'_> {
        self.counter.watch
    }
}
