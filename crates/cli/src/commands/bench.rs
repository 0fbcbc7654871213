//! `plywood bench`: fixed positions, one thread. The node total is a checksum of the search's behaviour. With `--threads`, how
//! much sooner several threads are there.

use crate::{args, output};
use anyhow::bail;
use serde::Serialize;
use session::{At, BenchPosition, DepthLimit, Description, Options, PlayingSettings, Request, StopFlag};

const TABLE_MIB: usize = 16;

/// With several threads no search is like the one before: each is timed this number of times.
const ROUNDS: usize = 3;
/// A search that one thread ends sooner tells more about starting threads than about searching.
const TOO_SHORT_MS: f64 = 10.0;
/// Unless a depth is given, searches are so long, and no deeper than this.
const MANY_NODES: u64 = 1_000_000;
const DEEPEST: u32 = 40;

/// How much sooner several threads are there.
#[derive(Serialize)]
struct Speedup {
    game: &'static str,
    threads: usize,
    /// Those that are searched long enough.
    positions: usize,
    rounds: usize,
    /// The depth, where it is the same everywhere.
    depth: Option<u32>,
    /// Of all positions together, the mean of the rounds.
    one_thread_ms: f64,
    all_threads_ms: f64,
    /// The geometric mean over positions and rounds.
    times_faster: f64,
    /// Nodes of all threads, one thread's as one; the geometric mean.
    times_nodes: f64,
}

/// A search to a fixed depth.
struct TimedSearch {
    ms: f64,
    nodes: u64,
}

/// One game's total.
#[derive(Serialize)]
struct GameTotal {
    game: &'static str,
    positions: usize,
    nodes: u64,
    time_ms: f64,
    nodes_per_second: f64,
}

pub fn run(args: &args::BenchArgs) -> anyhow::Result<()> {
    if let Some(threads) = args.threads {
        return threaded(args, threads.into());
    }
    let totals = wanted(args).map(measure).collect::<anyhow::Result<Vec<GameTotal>>>()?;
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

/// The games that have fixed positions, or the one that is named.
fn wanted(args: &args::BenchArgs) -> impl Iterator<Item = &'static Description> {
    let only = args.game;
    let fixed = games::ALL.into_iter().filter(|game| !game.lab.bench.is_empty());
    fixed.filter(move |game| only.is_none_or(|only| only.name == game.name))
}

/// Searches every fixed position of a game to its depth, with one thread and an empty table.
fn measure(game: &'static Description) -> anyhow::Result<GameTotal> {
    let positions = game.lab.bench.len();
    let mut total = GameTotal { game: game.name, positions, nodes: 0, time_ms: 0.0, nodes_per_second: 0.0 };
    for fixed in game.lab.bench {
        let taken = search(game, fixed, fixed.depth, 1)?;
        total.nodes += taken.nodes;
        total.time_ms += taken.ms;
    }
    total.nodes_per_second = total.nodes as f64 / total.time_ms * 1000.0;
    Ok(total)
}

/// Searches the fixed positions with one thread and with several, taking turns.
fn threaded(args: &args::BenchArgs, threads: usize) -> anyhow::Result<()> {
    let mut all = Vec::new();
    for game in wanted(args) {
        let found = speedup(game, args.depth, threads)?;
        if !args.print.json {
            output::say(&found.line())?;
        }
        all.push(found);
    }
    if args.print.json { output::json(&all) } else { Ok(()) }
}

fn speedup(game: &'static Description, depth: Option<u32>, threads: usize) -> anyhow::Result<Speedup> {
    let (mut positions, mut one_thread_ms, mut all_threads_ms) = (0, 0.0, 0.0);
    let (mut faster, mut nodes) = (0.0, 0.0);
    for fixed in game.lab.bench {
        let Some(depth) = depth.map_or_else(|| long_enough(game, fixed), |depth| Ok(Some(depth)))? else {
            continue;
        };
        let turns = (0..ROUNDS)
            .map(|_| Ok((search(game, fixed, depth, 1)?, search(game, fixed, depth, threads)?)))
            .collect::<anyhow::Result<Vec<(TimedSearch, TimedSearch)>>>()?;
        if turns.iter().any(|(one, _)| one.ms < TOO_SHORT_MS) {
            continue;
        }
        positions += 1;
        for (one, all) in turns {
            one_thread_ms += one.ms / ROUNDS as f64;
            all_threads_ms += all.ms / ROUNDS as f64;
            faster += (one.ms / all.ms).ln();
            nodes += (all.nodes as f64 / one.nodes as f64).ln();
        }
    }
    if positions == 0 {
        let depth = depth.unwrap_or_default();
        bail!("bad depth {depth}: expected one at which searches of {} last {TOO_SHORT_MS} ms", game.name);
    }
    let mean = |sum: f64| (sum / (positions * ROUNDS) as f64).exp();
    let (times_faster, times_nodes) = (mean(faster), mean(nodes));
    let (game, rounds) = (game.name, ROUNDS);
    Ok(Speedup {
        game,
        threads,
        positions,
        rounds,
        depth,
        one_thread_ms,
        all_threads_ms,
        times_faster,
        times_nodes,
    })
}

impl Speedup {
    fn line(&self) -> String {
        let Speedup { game, threads, positions, rounds, depth, one_thread_ms, all_threads_ms, .. } = self;
        let depth = depth.map_or(String::new(), |depth| format!(" to depth {depth}"));
        format!(
            "{game:<10} {positions} positions{depth}, {rounds} times: one thread {one_thread_ms:.0} ms, {threads} threads \
             {all_threads_ms:.0} ms, {:.2} times as fast with {:.2} times the nodes (geometric means)\n",
            self.times_faster, self.times_nodes
        )
    }
}

/// The first depth for which one thread needs enough nodes for its time to be measured; none if the game is over before.
fn long_enough(game: &'static Description, fixed: &BenchPosition) -> anyhow::Result<Option<u32>> {
    for depth in fixed.depth..DEEPEST {
        let taken = search(game, fixed, depth, 1)?;
        if taken.nodes >= MANY_NODES {
            return Ok(Some(depth));
        }
    }
    Ok(None)
}

/// A search to a depth, with an empty table.
fn search(
    game: &'static Description,
    fixed: &BenchPosition,
    depth: u32,
    threads: usize,
) -> anyhow::Result<TimedSearch> {
    let bench = game.open(&Options::of(fixed.options))?;
    let at = At { position: Some(fixed.position.into()), moves: Vec::new() };
    let depth = DepthLimit::Plies(depth);
    let request = Request {
        depth,
        playing: PlayingSettings { table_mib: Some(TABLE_MIB), threads, ..Request::thinking().playing },
        ..Request::thinking()
    };
    let thought = bench.think(&at, &request, &StopFlag::default(), &mut |_| {})?;
    Ok(TimedSearch { ms: thought.time_ms, nodes: thought.nodes })
}
