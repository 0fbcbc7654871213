//! Printing results.

use serde::Serialize;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether something was printed.
static SPOKEN: AtomicBool = AtomicBool::new(false);

/// Whether something was printed: the command cannot be run again.
pub fn has_spoken() -> bool {
    SPOKEN.load(Ordering::Relaxed)
}

/// Prints one JSON object.
pub fn json(view: &impl Serialize) -> anyhow::Result<()> {
    let text = serde_json::to_string_pretty(view)?;
    say(&format!("{text}\n"))
}

/// Prints text; a reader that has seen enough is not an error.
pub fn say(text: &str) -> anyhow::Result<()> {
    SPOKEN.store(true, Ordering::Relaxed);
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// A number with commas: 1,903,599.
pub fn count(n: u64) -> String {
    draw::words::count(n)
}

/// Nodes in a second.
pub fn speed(nodes: u64, time_ms: f64) -> String {
    if time_ms < 1.0 {
        return "too fast to measure".into();
    }
    format!("{} nodes/s", count((nodes as f64 / time_ms * 1000.0) as u64))
}
