//! Where scripts may run: in a cage, whose parent watches their memory; nowhere in the program that starts cages; alone in a library or a test.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// What one script may take alone, where no parent watches: its interpreter refuses more.
pub(crate) const ALONE_MIB: usize = 256;

const ALONE: u8 = 0;
const FORBIDDEN: u8 = 1;
const CAGED: u8 = 2;

static PLACE: AtomicU8 = AtomicU8::new(ALONE);

/// From now on this process runs no script: it starts cages that do.
pub fn forbid() {
    PLACE.store(FORBIDDEN, Relaxed);
}

/// This process is a cage: its parent watches how much memory it takes, and a watchdog calls `end` with one line when one step of a script
/// does not end.
pub fn enter_cage(end: fn(&str) -> !) {
    PLACE.store(CAGED, Relaxed);
    crate::watchdog::start(end);
}

/// Whether scripts are refused here.
pub fn is_forbidden() -> bool {
    PLACE.load(Relaxed) == FORBIDDEN
}

pub(crate) fn is_caged() -> bool {
    PLACE.load(Relaxed) == CAGED
}
