//! The bench: fixed positions to a fixed depth, one node total.

use super::clock::Watch;
use super::command::Go;
use super::dialogue::complaint;
use super::engine::{Engine, Job};
use super::info::per_second;
use chess::BENCH_POSITIONS;

/// Deep enough to use everything the search has, short enough to wait for.
pub const BENCH_DEPTH: u32 = 11;

/// Searches the bench positions one after the other; the last line has nodes and speed, unless the watch says stop.
pub(super) fn bench(engine: &mut dyn Engine, depth: Option<u32>, watch: &Watch, say: &mut dyn FnMut(String)) {
    let go = Go { depth: Some(depth.unwrap_or(BENCH_DEPTH).max(1)), ..Go::default() };
    let job = Job { go };
    let mut nodes = 0;
    for fen in BENCH_POSITIONS {
        engine.new_game();
        if let Err(error) = engine.set_position(fen, &[]) {
            say(complaint(&error));
            continue;
        }
        nodes += engine.think(&job, watch, &mut |_| {}).nodes;
        if watch.is_stopped() {
            break;
        }
    }
    let _ = engine.set_position("startpos", &[]);
    if watch.is_stopped() {
        return say(complaint(&format!("bench stopped after {nodes} nodes")));
    }
    say(format!("{nodes} nodes {} nps", per_second(nodes, watch.elapsed_ms())));
}
