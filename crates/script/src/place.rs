//! Where scripts may run: in a cage, and not in the program that starts cages.

use std::sync::atomic::{AtomicBool, Ordering};

static FORBIDDEN: AtomicBool = AtomicBool::new(false);

/// From now on this process runs no script: it starts cages that do.
pub fn forbid() {
    FORBIDDEN.store(true, Ordering::Relaxed);
}

/// This process is a cage.
pub fn enter_cage() {
    FORBIDDEN.store(false, Ordering::Relaxed);
}

/// Whether scripts are refused here.
pub fn is_forbidden() -> bool {
    FORBIDDEN.load(Ordering::Relaxed)
}
