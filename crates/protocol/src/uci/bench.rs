//! The bench: fixed positions to a fixed depth, one node total.

use super::command::Go;
use super::dialogue::complaint;
use super::engine::{Engine, Job};
use super::info::per_second;
use chess::BENCH_POSITIONS;
use session::{Clock, StopFlag};

/// Deep enough to use everything the search has, short enough to wait for.
pub const BENCH_DEPTH: u32 = 11;

/// Searches the bench positions one after the other; the last line has nodes and speed, unless it was stopped.
pub(super) fn bench(
    engine: &mut dyn Engine,
    depth: Option<u32>,
    stop: &StopFlag,
    say: &mut dyn FnMut(String),
) {
    let go = Go { depth: Some(depth.unwrap_or(BENCH_DEPTH).max(1)), ..Go::default() };
    let job = Job { go };
    let clock = Clock::start(None, None, stop);
    let mut nodes = 0;
    for fen in BENCH_POSITIONS {
        engine.new_game();
        if let Err(error) = engine.set_position(fen, &[]) {
            say(complaint(&error));
            continue;
        }
        nodes += engine.think(&job, &clock, &mut |_| {}).nodes;
        if stop.is_raised() {
            break;
        }
    }
    let _ = engine.set_position("startpos", &[]);
    if stop.is_raised() {
        return say(complaint(&format!("bench stopped after {nodes} nodes")));
    }
    say(format!("{nodes} nodes {} nps", per_second(nodes, clock.elapsed_ms() as u64)));
}
