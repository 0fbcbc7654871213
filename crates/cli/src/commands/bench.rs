//! `plywood bench`: fixed positions, one thread. The node total is a checksum of the search's behaviour.

use crate::{args, output};
use anyhow::bail;
use serde::Serialize;
use workbench::{At, GameChoice, StopFlag, ThinkRequest, Workbench, open};

/// A fixed position: columns, rows, k, rows of the board, depth.
type Fixed = (usize, usize, usize, &'static str, u32);

/// Opening, threats, crowded and large boards.
const MNK: &[Fixed] = &[
    (3, 3, 3, "3/3/3", 9),
    (5, 5, 4, "5/5/5/5/5", 8),
    (5, 5, 4, "5/xxxo1/2o1o/5/5", 12),
    (6, 6, 4, "6/6/2x3/3o2/6/6", 7),
    (7, 7, 5, "7/7/2x4/3ox2/2o4/7/7", 6),
    (15, 15, 5, "15/15/15/15/15/15/7x7/6ox7/7o7/15/15/15/15/15/15", 4),
];

/// The start, a middlegame, an ending and a shot.
const DRAUGHTS: &[(&str, u32)] = &[
    ("B:W21-32:B1-12", 15),
    ("W:W18,21,22,24,27,28,30,31:B3,5,8,9,11,12,14,16", 13),
    ("W:WK10,K14,25:BK1,12,20", 11),
];

/// Positions of Reversi are searched this deep.
const REVERSI_DEPTH: u32 = 10;
/// The usual board.
const REVERSI_SIDE: usize = 8;
/// Chess positions are searched this deep.
const CHESS_DEPTH: u32 = 9;
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
    let totals = vec![mnk()?, draughts()?, chess()?, reversi()?];
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

fn mnk() -> anyhow::Result<Total> {
    let games = MNK.iter().map(|&(columns, rows, k, position, depth)| {
        Ok((open(&GameChoice::Mnk { columns, rows, k })?, position, depth))
    });
    measure("mnk", games.collect::<anyhow::Result<_>>()?)
}

fn draughts() -> anyhow::Result<Total> {
    let games = DRAUGHTS
        .iter()
        .map(|&(position, depth)| Ok((open(&GameChoice::Draughts { tables: None })?, position, depth)));
    measure("draughts", games.collect::<anyhow::Result<_>>()?)
}

fn reversi() -> anyhow::Result<Total> {
    let games = reversi::openings::BENCH
        .iter()
        .map(|&position| Ok((open(&GameChoice::Reversi { side: REVERSI_SIDE })?, position, REVERSI_DEPTH)));
    measure("reversi", games.collect::<anyhow::Result<_>>()?)
}

fn chess() -> anyhow::Result<Total> {
    let games =
        chess::BENCH_POSITIONS.iter().map(|&position| Ok((open(&GameChoice::Chess)?, position, CHESS_DEPTH)));
    measure("chess", games.collect::<anyhow::Result<_>>()?)
}

/// Searches every position on its own bench to its depth, with one thread and an empty table.
fn measure(game: &'static str, positions: Vec<(Box<dyn Workbench>, &str, u32)>) -> anyhow::Result<Total> {
    let mut total = Total { game, positions: positions.len(), nodes: 0, time_ms: 0.0, nodes_per_second: 0.0 };
    for (bench, position, depth) in positions {
        let at = At { position: Some(position.into()), moves: Vec::new() };
        let request =
            ThinkRequest { depth: Some(depth), table_mib: Some(TABLE_MIB), ..ThinkRequest::default() };
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
    let request =
        ThinkRequest { depth: Some(depth), table_mib: Some(TABLE_MIB), threads, ..ThinkRequest::default() };
    Ok(open(&GameChoice::Chess)?.think(&at, &request, &StopFlag::default(), &mut |_| {})?.time_ms)
}
