//! Counts positions from the start and compares the speed with the slow rules of the tests:
//! `perft [DEPTH] [distinct|routes]`.

#[path = "../tests/suite/oracle/mod.rs"]
#[allow(dead_code)]
mod oracle;

use draughts::State;
use draughts::perft::{CaptureCounting, perft};
use std::time::Instant;

/// Deep enough to time the slow rules for about a second.
const ORACLE_DEPTH: u32 = 8;

#[allow(clippy::print_stdout)]
fn main() {
    let mut arguments = std::env::args().skip(1);
    let depth = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(10);
    let counting = match arguments.next().as_deref() {
        Some("routes") => CaptureCounting::Routes,
        _ => CaptureCounting::Distinct,
    };
    let start = State::start();
    let fast = speed(|| perft(&start, depth, counting));
    let slow = speed(|| oracle::Position::of(&start).perft(ORACLE_DEPTH, oracle::Position::lines));
    println!("depth {depth} {counting:?}: {} leaves, {:.1} M/s", fast.0, fast.1 / 1e6);
    println!("slow rules, depth {ORACLE_DEPTH}: {} leaves, {:.3} M/s", slow.0, slow.1 / 1e6);
    println!("ratio {:.0}", fast.1 / slow.1);
}

/// A count and how many were counted in a second.
fn speed(count: impl FnOnce() -> u64) -> (u64, f64) {
    let clock = Instant::now();
    let leaves = count();
    (leaves, leaves as f64 / clock.elapsed().as_secs_f64())
}
