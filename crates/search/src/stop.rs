//! The one flag that ends work.

use crate::control::{Checkpoint, Control};
use std::sync::atomic::{AtomicBool, Ordering};

/// Ends work: its caller raises it from any thread, the work looks at it now and then. It is the control of a search that
/// has no other limit.
#[derive(Debug, Default)]
pub struct Stop(AtomicBool);

impl Stop {
    /// One that is not raised.
    pub const fn new() -> Stop {
        Stop(AtomicBool::new(false))
    }

    /// One that is raised already.
    pub const fn raised() -> Stop {
        Stop(AtomicBool::new(true))
    }

    /// Asks the work to end.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Makes it fit for further work.
    pub fn lower(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether the work is to end.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Control for Stop {
    fn goes_on(&self, _: Checkpoint) -> bool {
        !self.is_raised()
    }
}
