//! Ends a cage in which one step of a script does not end. The interpreter looks at the clock between steps; what happens inside one, such as joining a
//! list of 2^40 items, nothing inside the process can interrupt.

use crate::limits::Deadline;
use std::sync::{Mutex, PoisonError, Weak};
use std::time::Duration;

/// Between two looks.
const PAUSE: Duration = Duration::from_millis(50);

/// A call may exceed its limit by this much before the process ends: the interpreter's own checks come first, because they can name the place.
const GRACE: Duration = Duration::from_millis(400);

/// The calls of all interpreters.
static WATCHED: Mutex<Vec<Weak<Deadline>>> = Mutex::new(Vec::new());

/// Watches the calls of an interpreter as long as it lives.
pub(crate) fn watch(deadline: Weak<Deadline>) {
    let mut watched = WATCHED.lock().unwrap_or_else(PoisonError::into_inner);
    watched.retain(|known| known.strong_count() > 0);
    watched.push(deadline);
}

/// A call that was running at the last look, and how much processor time its thread had used by then.
struct RunningCall {
    call: Weak<Deadline>,
    since: u64,
    used: u64,
}

/// Begins to look; `end` gets the reason why the process has to end.
pub(crate) fn start(end: fn(&str) -> !) {
    std::thread::spawn(move || {
        let mut seen = Vec::new();
        loop {
            std::thread::sleep(PAUSE);
            if let Some(line) = seen.iter().find_map(complain) {
                end(&line);
            }
            seen.retain(is_running);
            let mut running = find_running();
            running.retain(|one| !seen.iter().any(|known| is_same(known, one)));
            seen.extend(running);
        }
    });
}

fn find_running() -> Vec<RunningCall> {
    let watched = WATCHED.lock().unwrap_or_else(PoisonError::into_inner);
    let see = |call: &Weak<Deadline>| {
        let deadline = call.upgrade()?;
        Some(RunningCall {
            call: call.clone(),
            since: deadline.running_since()?,
            used: deadline.used_by_thread(),
        })
    };
    watched.iter().filter_map(see).collect()
}

fn is_same(one: &RunningCall, other: &RunningCall) -> bool {
    one.since == other.since && one.call.ptr_eq(&other.call)
}

fn is_running(seen: &RunningCall) -> bool {
    seen.call.upgrade().is_some_and(|deadline| deadline.running_since() == Some(seen.since))
}

/// The error of a call that still runs and has taken too long since it was first seen.
fn complain(seen: &RunningCall) -> Option<String> {
    let deadline = seen.call.upgrade()?;
    let taken = deadline.used_by_thread().saturating_sub(seen.used);
    let is_too_long = taken > deadline.allowed() + GRACE.as_nanos() as u64;
    (is_too_long && is_running(seen)).then(|| deadline.complaint())
}
