//! The clock of one search: it runs from the start or from `ponderhit`, and anybody may stop it.

use super::allot::Allotment;
use search::pvs::{Checkpoint, Control, Outlook};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A best move that stays the same needs less time; one that changes needs more. By agreeing depths.
const AGREED_FACTORS: [f64; 6] = [1.6, 1.25, 1.05, 0.9, 0.8, 0.75];
/// A score that falls by this much deserves twice the time, and no more than that.
const FALL_FULL: f64 = 60.0;
/// Effort put into the best move: the usual share, and how strongly more or less of it counts.
const EFFORT_USUAL: f64 = 0.65;
const EFFORT_WEIGHT: f64 = 1.4;
/// A new depth takes longer than all before it together: it is not started after this part of the time.
const START_SHARE: f64 = 0.6;
/// "Not yet": the clock of a pondering search has not been started.
const NOT_STARTED: u64 = u64::MAX;

/// Watches over one search.
#[derive(Debug)]
pub struct Watch {
    began: Instant,
    allotment: OnceLock<Allotment>,
    /// Milliseconds after the beginning at which the own clock started.
    started_ms: AtomicU64,
    stopped: AtomicBool,
}

impl Watch {
    /// A watch whose clock runs at once.
    pub fn start() -> Watch {
        Watch {
            began: Instant::now(),
            allotment: OnceLock::new(),
            started_ms: AtomicU64::new(0),
            stopped: AtomicBool::new(false),
        }
    }

    /// A watch whose clock waits for [`Watch::ponder_hit`].
    pub fn ponder() -> Watch {
        let watch = Watch::start();
        watch.started_ms.store(NOT_STARTED, Ordering::Relaxed);
        watch
    }

    /// Sets the time the search may take; the first word counts.
    pub fn allow(&self, allotment: Allotment) {
        let _ = self.allotment.set(allotment);
    }

    /// The expected move was played: from now on the own clock runs.
    pub fn ponder_hit(&self) {
        let now = self.elapsed_ms();
        let _ = self.started_ms.compare_exchange(NOT_STARTED, now, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Ends the search.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Whether the search is still on the opponent's time.
    pub fn is_pondering(&self) -> bool {
        self.started_ms.load(Ordering::Relaxed) == NOT_STARTED
    }

    /// Milliseconds since the search began.
    pub fn elapsed_ms(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    fn must_stop(&self) -> bool {
        self.is_stopped() || self.used().is_some_and(|(time, used)| used >= Duration::from_millis(time.most))
    }

    fn may_deepen(&self, outlook: &Outlook) -> bool {
        let Some((time, used)) = self.used() else { return true };
        if time.usual == u64::MAX {
            return true;
        }
        used.as_secs_f64() * 1000.0 < time.usual as f64 * patience(outlook) * START_SHARE
    }

    /// Time the own clock has run, if there is a clock and it runs.
    fn used(&self) -> Option<(Allotment, Duration)> {
        let &allotment = self.allotment.get()?;
        let started = self.started_ms.load(Ordering::Relaxed);
        let used = self.began.elapsed().saturating_sub(Duration::from_millis(started));
        (started != NOT_STARTED).then_some((allotment, used))
    }
}

impl Control for Watch {
    fn goes_on(&self, checkpoint: Checkpoint) -> bool {
        match checkpoint {
            Checkpoint::Nodes(_) => !self.must_stop(),
            Checkpoint::Depth(outlook) => self.may_deepen(&outlook),
        }
    }
}

/// How many times the usual time a search of this outlook deserves.
fn patience(outlook: &Outlook) -> f64 {
    let agreed = AGREED_FACTORS[(outlook.agreed as usize).min(AGREED_FACTORS.len() - 1)];
    let fallen = 1.0 + (f64::from(outlook.fallen.0) / FALL_FULL).min(1.0);
    let effort = 1.0 + EFFORT_WEIGHT * (EFFORT_USUAL - f64::from(outlook.effort) / 1000.0);
    agreed * fallen * effort
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::{Depth, Score};

    fn outlook(agreed: u32, fallen: i32, effort: u32) -> Outlook {
        Outlook { finished: Depth(9), agreed, fallen: Score(fallen), effort }
    }

    #[test]
    fn doubt_takes_time() {
        assert!(patience(&outlook(0, 0, 650)) > patience(&outlook(9, 0, 650)));
        assert!(patience(&outlook(3, 50, 650)) > patience(&outlook(3, 0, 650)));
        assert!(patience(&outlook(3, 0, 300)) > patience(&outlook(3, 0, 950)));
        assert!(patience(&outlook(0, 10_000, 0)) < 7.0);
    }

    #[test]
    fn a_pondering_clock_waits() {
        let watch = Watch::ponder();
        watch.allow(Allotment { usual: 0, most: 0 });
        assert!(watch.is_pondering() && !watch.must_stop() && watch.may_deepen(&outlook(9, 0, 999)));
        watch.ponder_hit();
        assert!(!watch.is_pondering() && watch.must_stop() && !watch.may_deepen(&outlook(9, 0, 999)));
        let free = Watch::start();
        assert!(!free.must_stop());
        free.stop();
        assert!(free.must_stop());
    }
}
