//! Ctrl-C stops a search cleanly; a second one ends the program.

use crate::caged;
use session::StopFlag;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// Raised by Ctrl-C, for long work that is not a search.
static RAISED: AtomicBool = AtomicBool::new(false);

/// A flag that Ctrl-C raises.
pub fn stop_flag() -> StopFlag {
    static FLAG: OnceLock<StopFlag> = OnceLock::new();
    FLAG.get_or_init(listen).clone()
}

/// The same as a plain atomic.
pub fn raised() -> &'static AtomicBool {
    stop_flag();
    &RAISED
}

/// Whether Ctrl-C was pressed.
pub fn was_raised() -> bool {
    RAISED.load(Ordering::Relaxed)
}

fn listen() -> StopFlag {
    let flag = StopFlag::default();
    let told = flag.clone();
    let handled = ctrlc::set_handler(move || {
        if caged::is_echo() {
            return;
        }
        if RAISED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        told.raise();
    });
    // Without a handler Ctrl-C ends the program at once, which is no worse than before.
    let _ = handled;
    flag
}
