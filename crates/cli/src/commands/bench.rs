//! `plywood bench`: fixed positions, one thread. The node total is a checksum of the search's behaviour.

use crate::{args, output};
use serde::Serialize;
use workbench::{At, GameChoice, StopFlag, ThinkRequest, open};

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
    let totals = vec![mnk()?];
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
    let mut total =
        Total { game: "mnk", positions: MNK.len(), nodes: 0, time_ms: 0.0, nodes_per_second: 0.0 };
    for &(columns, rows, k, position, depth) in MNK {
        let bench = open(&GameChoice::Mnk { columns, rows, k })?;
        let at = At { position: Some(position.into()), moves: Vec::new() };
        let request = ThinkRequest { depth: Some(depth), table_mib: 16, ..ThinkRequest::default() };
        let thought = bench.think(&at, &request, &StopFlag::default(), &mut |_| {})?;
        total.nodes += thought.nodes;
        total.time_ms += thought.time_ms;
    }
    total.nodes_per_second = total.nodes as f64 / total.time_ms * 1000.0;
    Ok(total)
}
