//! `plywood net measure`: how well value functions put positions in order.

use super::read_samples;
use crate::args::{NetMeasure, ValueArgs};
use crate::progress::watched;
use crate::{interrupt, output, setup};
use anyhow::ensure;
use lab::learn::{RankRequest, quiet_positions, ranks};
use session::Request;

pub fn run(args: &NetMeasure) -> anyhow::Result<()> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.into()).build()?;
    pool.install(|| measure(args))
}

fn measure(args: &NetMeasure) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    let learning = bench.learning()?;
    let choice = |name: &String| setup::eval(&ValueArgs { eval: Some(name.clone()) });
    let evals = args.evals.iter().map(choice).collect::<Result<Vec<_>, _>>()?;
    evals.iter().try_for_each(|eval| bench.terms(eval).map(drop))?;
    let eval = setup::eval(&ValueArgs { eval: args.deep.clone() })?;
    let deep = Request { nodes: Some(args.nodes), eval, ..Request::thinking() };
    let mut games = Vec::new();
    for file in &args.samples {
        games.extend(read_samples(file, learning.as_ref())?.games);
    }
    let positions = quiet_positions(learning.as_ref(), bench.as_ref(), &games, args.positions)?;
    ensure!(
        positions.len() > 1,
        "{} quiet, undecided positions are too few: expected more games",
        positions.len()
    );
    let request = RankRequest { bench: bench.as_ref(), evals, deep };
    let found = watched(|follow| ranks(&request, &positions, &interrupt::stop_flag(), follow))?;
    if args.print.json {
        return output::json(&found);
    }
    output::say(&format!(
        "{}: {} quiet, undecided positions; deep values by {} with {} nodes\n\n{}",
        found.game,
        output::count(found.positions as u64),
        found.deep_eval,
        output::count(args.nodes),
        found.table().text()
    ))
}
