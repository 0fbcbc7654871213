//! When to stop: a flag that any thread may raise, and the clock of one search.

use crate::time::{Allotment, TimeLeft};
use search::{Checkpoint, Control, Outlook, Stop};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use stopwatch::Stopwatch;

/// A best move that stays the same needs less time; one that changes needs more. By agreeing depths.
const AGREED_FACTORS: [f64; 6] = [1.6, 1.25, 1.05, 0.9, 0.8, 0.75];
/// A score that falls by this much deserves twice the time, and no more than that.
const FALL_FULL: f64 = 60.0;
/// Effort put into the best move: the usual share, and how strongly more or less of it counts.
const EFFORT_USUAL: f64 = 0.65;
const EFFORT_WEIGHT: f64 = 1.4;
/// A new depth takes longer than all before it together: it is not started after this part of the time.
const START_SHARE: f64 = 0.6;

/// A flag that stops a search and shows how far it is; copies share it.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<ClockState>);

#[derive(Debug, Default)]
struct ClockState {
    /// Ends the search.
    stop: Stop,
    /// Ends all work on the answer.
    abandoned: Stop,
    /// Whether the search began on the opponent's time.
    ponders: bool,
    /// When the opponent made the move that was expected.
    hit: OnceLock<Stopwatch>,
    nodes: AtomicU64,
}

impl StopFlag {
    /// A flag for a search on the opponent's time: its clock waits for [`StopFlag::ponder_hit`].
    pub fn pondering() -> StopFlag {
        StopFlag(Arc::new(ClockState { ponders: true, ..ClockState::default() }))
    }

    /// Stops the search that was given a copy.
    pub fn raise(&self) {
        self.0.stop.raise();
    }

    /// The expected move was played: from now on the own clock runs.
    pub fn ponder_hit(&self) {
        let _ = self.0.hit.set(Stopwatch::start());
    }

    /// Whether the search is still on the opponent's time.
    pub fn is_pondering(&self) -> bool {
        self.0.ponders && self.0.hit.get().is_none()
    }

    /// Stops the search, and all work on its answer, which is no longer wanted.
    pub fn abandon(&self) {
        self.0.abandoned.raise();
        self.raise();
    }

    /// Whether the answer is no longer wanted.
    pub fn is_abandoned(&self) -> bool {
        self.0.abandoned.is_raised()
    }

    /// Whether a stop was asked for.
    pub fn is_raised(&self) -> bool {
        self.0.stop.is_raised()
    }

    /// The same for work of many searches, which only asks whether to go on.
    pub fn stop(&self) -> &Stop {
        &self.0.stop
    }

    /// Whether this is the only copy: the work that it could stop is over.
    pub fn is_alone(&self) -> bool {
        Arc::strong_count(&self.0) == 1
    }

    /// Nodes that the search or the count has visited so far, as it said last.
    pub fn nodes(&self) -> u64 {
        self.0.nodes.load(Ordering::Relaxed)
    }

    /// Makes the flag fit for another search.
    pub fn lower(&self) {
        self.0.stop.lower();
        self.0.abandoned.lower();
    }
}

impl Control for StopFlag {
    fn goes_on(&self, _: Checkpoint) -> bool {
        !self.is_raised()
    }
}

/// A running search's clock: stops it at a deadline or when the flag is raised, and starts no depth that is not worth it.
pub struct Clock<'a> {
    started: Stopwatch,
    /// All of it is the search's to use.
    time: Option<Duration>,
    /// The share of a longer clock.
    share: Option<Allotment>,
    flag: &'a StopFlag,
}

impl<'a> Clock<'a> {
    /// A clock that runs from now on, or from the hit of a search on the opponent's time.
    pub fn start(time: Option<Duration>, left: Option<TimeLeft>, flag: &'a StopFlag) -> Self {
        let share = left.map(|left| left.allot());
        Clock { started: Stopwatch::start(), time, share, flag }
    }

    /// Milliseconds so far, to the microsecond.
    pub fn elapsed_ms(&self) -> f64 {
        self.started.elapsed().as_micros() as f64 / 1000.0
    }

    /// Who may stop the search.
    pub fn flag(&self) -> &StopFlag {
        self.flag
    }

    /// Whether the search has to end.
    pub fn is_over(&self) -> bool {
        self.flag.is_raised() || self.used().is_some_and(|used| self.most().is_some_and(|most| used >= most))
    }

    fn most(&self) -> Option<Duration> {
        self.time.into_iter().chain(self.share.map(|share| share.most)).min()
    }

    /// Where all of the time is the search's to use, the next depth always is.
    fn is_worth_deepening(&self, outlook: &Outlook) -> bool {
        let (Some(share), Some(used)) = (self.share, self.used()) else { return true };
        used.as_secs_f64() < share.usual.as_secs_f64() * patience(outlook) * START_SHARE
    }

    /// How long the own clock has run; none on the opponent's time.
    fn used(&self) -> Option<Duration> {
        match self.flag.0.hit.get() {
            _ if self.flag.is_pondering() => None,
            Some(hit) if self.flag.0.ponders => Some(hit.elapsed()),
            _ => Some(self.started.elapsed()),
        }
    }
}

impl Control for Clock<'_> {
    fn goes_on(&self, checkpoint: Checkpoint) -> bool {
        match checkpoint {
            Checkpoint::Nodes(nodes) => {
                self.flag.0.nodes.store(nodes, Ordering::Relaxed);
                !self.is_over()
            }
            Checkpoint::Work => !self.is_over(),
            Checkpoint::Depth(outlook) => self.is_worth_deepening(&outlook),
        }
    }

    fn elapsed(&self) -> Option<Duration> {
        Some(self.started.elapsed())
    }
}

/// How many times the usual time a search of this outlook deserves.
fn patience(outlook: &Outlook) -> f64 {
    let agreed = AGREED_FACTORS[(outlook.agreed as usize).min(AGREED_FACTORS.len() - 1)];
    let fallen = 1.0 + (f64::from(outlook.fallen.0) / FALL_FULL).min(1.0);
    let effort = 1.0 + EFFORT_WEIGHT * (EFFORT_USUAL - f64::from(outlook.effort) / 1000.0);
    agreed * fallen * effort
}
