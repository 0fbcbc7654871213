//! Ctrl-C stops a search cleanly; a second one ends the program.

use std::sync::Mutex;
use workbench::StopFlag;

/// A flag that Ctrl-C raises.
pub fn stop_flag() -> StopFlag {
    let flag = StopFlag::default();
    let raised = flag.clone();
    let count = Mutex::new(0);
    let handled = ctrlc::set_handler(move || {
        let mut count = count.lock().expect("nothing panics while it holds this");
        *count += 1;
        if *count > 1 {
            std::process::exit(130);
        }
        raised.raise();
    });
    // Without a handler Ctrl-C ends the program at once, which is no worse than before.
    let _ = handled;
    flag
}
