//! `plywood bench`: fixed positions, one thread. The node total is a checksum of the search's behaviour.

use crate::{args, output};
use anyhow::bail;
use serde::Serialize;
use session::{At, DepthLimit, Description, Options, Request, StopFlag};

const TABLE_MIB: usize = 16;

/// With several threads no search is like the one before: each is timed so many times.
const ROUNDS: usize = 3;
/// A search that one thread ends sooner tells more about starting threads than about searching.
const TOO_SHORT_MS: f64 = 10.0;

/// How much sooner several threads are there.
#[derive(Serialize)]
struct Speedup {
    threads: usize,
    /// Those that are searched long enough.
    positions: usize,
    rounds: usize,
    depth: u32,
    /// Of all positions together, the mean of the rounds.
    one_thread_ms: f64,
    all_threads_ms: f64,
    /// The geometric mean over positions and rounds.
    times_faster: f64,
}

/// One game's total.
#[derive(Serialize)]
struct Total {
    game: &'static str,
    positions: usize,
    nodes: u64,
    time_ms: f64,
    nodes_per_second: f64,
}

pub fn run(args: &args::Bench) -> anyhow::Result<()> {
    if let Some(threads) = args.threads {
        return threaded(args, threads.into());
    }
    let fixed = games::ALL.into_iter().filter(|game| !game.bench.is_empty());
    let totals = fixed.map(measure).collect::<anyhow::Result<Vec<Total>>>()?;
    if args.print.json {
        return output::json(&totals);
    }
    let mut out = String::new();
    for total in &totals {
        let speed = output::speed(total.nodes, total.time_ms);
        out.push_str(&format!("{:<10} {:>12} nodes  {speed}\n", total.game, total.nodes));
    }
    let signature: Vec<String> =
        totals.iter().map(|total| format!("{} {}", total.game, total.nodes)).collect();
    out.push_str(&format!("Bench: {}\n", signature.join(" ")));
    output::say(&out)
}

/// Searches every fixed position of a game to its depth, with one thread and an empty table.
fn measure(game: &'static Description) -> anyhow::Result<Total> {
    let positions = game.bench.len();
    let mut total = Total { game: game.name, positions, nodes: 0, time_ms: 0.0, nodes_per_second: 0.0 };
    for fixed in game.bench {
        let bench = game.open(&Options::of(fixed.options))?;
        let at = At { position: Some(fixed.position.into()), moves: Vec::new() };
        let request = Request {
            depth: DepthLimit::Plies(fixed.depth),
            table_mib: Some(TABLE_MIB),
            ..Request::thinking()
        };
        let thought = bench.think(&at, &request, &StopFlag::default(), &mut |_| {})?;
        total.nodes += thought.nodes;
        total.time_ms += thought.time_ms;
    }
    total.nodes_per_second = total.nodes as f64 / total.time_ms * 1000.0;
    Ok(total)
}

/// Searches the chess positions with one thread and with several, taking turns.
fn threaded(args: &args::Bench, threads: usize) -> anyhow::Result<()> {
    let mut found = Speedup {
        threads,
        positions: 0,
        rounds: ROUNDS,
        depth: args.depth,
        one_thread_ms: 0.0,
        all_threads_ms: 0.0,
        times_faster: 1.0,
    };
    let mut logarithms = 0.0;
    for position in chess::BENCH_POSITIONS {
        let turns = (0..ROUNDS)
            .map(|_| Ok((time_to(args.depth, position, 1)?, time_to(args.depth, position, threads)?)))
            .collect::<anyhow::Result<Vec<(f64, f64)>>>()?;
        if turns.iter().any(|&(one, _)| one < TOO_SHORT_MS) {
            continue;
        }
        found.positions += 1;
        for (one, all) in turns {
            found.one_thread_ms += one / ROUNDS as f64;
            found.all_threads_ms += all / ROUNDS as f64;
            logarithms += (one / all).ln();
        }
    }
    if found.positions == 0 {
        bail!("bad depth {}: expected one at which searches last {TOO_SHORT_MS} ms", args.depth);
    }
    found.times_faster = (logarithms / (found.positions * ROUNDS) as f64).exp();
    if args.print.json {
        return output::json(&found);
    }
    let Speedup { positions, one_thread_ms, all_threads_ms, times_faster, .. } = found;
    output::say(&format!(
        "{positions} chess positions to depth {}, {ROUNDS} times: one thread {one_thread_ms:.0} ms, {threads} threads \
         {all_threads_ms:.0} ms\n{times_faster:.2} times as fast (geometric mean)\n",
        args.depth,
    ))
}

/// Milliseconds to a depth, with an empty table.
fn time_to(depth: u32, position: &str, threads: usize) -> anyhow::Result<f64> {
    let at = At { position: Some(position.into()), moves: Vec::new() };
    let request = Request {
        depth: DepthLimit::Plies(depth),
        table_mib: Some(TABLE_MIB),
        threads,
        ..Request::thinking()
    };
    Ok(games::open("chess", [])?.think(&at, &request, &StopFlag::default(), &mut |_| {})?.time_ms)
}
