//! How long something takes, also in a browser, where the standard library knows no time.
//!
//! Invariant: it only measures; a caller never learns the day.

use std::time::Duration;

/// Runs from the moment when it was started.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Stopwatch(clock::Moment);

impl Stopwatch {
    /// Starts one.
    pub fn start() -> Stopwatch {
        Stopwatch(clock::now())
    }

    /// The time since then.
    pub fn elapsed(self) -> Duration {
        clock::since(self.0)
    }
}

#[cfg(not(target_family = "wasm"))]
mod clock {
    use std::time::{Duration, Instant};

    pub type Moment = Instant;

    pub fn now() -> Moment {
        Instant::now()
    }

    pub fn since(moment: Moment) -> Duration {
        moment.elapsed()
    }
}

#[cfg(target_family = "wasm")]
pub use clock::keep_time;

#[cfg(target_family = "wasm")]
mod clock {
    use std::sync::OnceLock;
    use std::time::Duration;

    /// Since some moment before all others.
    pub type Moment = Duration;

    static CLOCK: OnceLock<fn() -> Duration> = OnceLock::new();

    /// Brings the clock of the program around us; the first one stays. Without one no time passes.
    pub fn keep_time(clock: fn() -> Duration) {
        let _ = CLOCK.set(clock);
    }

    pub fn now() -> Moment {
        CLOCK.get().map_or(Duration::ZERO, |clock| clock())
    }

    pub fn since(moment: Moment) -> Duration {
        now().saturating_sub(moment)
    }
}

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
