//! `plywood lab compare`: searches, value functions or depths side by side.

use super::truth_of::Truth;
use crate::args::{LabCompare, Value};
use crate::progress::watched;
use crate::{interrupt, output, setup};
use anyhow::{Context, bail};
use lab::truth::{Attack, Defence, Reach, Sample};
use lab::{Comparison, EvalTable, Oracle, WonShare};
use session::words::search_word;
use session::{At, DepthLimit, EvalChoice, Playable, Request};

/// Games against the truth are stopped after this many plies.
const MAX_PLIES: usize = 100;
/// Positions of a board with more cells are not solved on the way.
const SOLVED_CELLS: usize = 25;

/// The variants of a game, or the textbook searches and the techniques of the playing search.
pub fn searches(args: &LabCompare) -> anyhow::Result<()> {
    if args.search.variant.is_some() || args.search.algorithm.is_some() || is_restricted(args) {
        bail!(
            "all searches are compared here: expected --variant, --algorithm, --only and --without with --evals or --depths"
        );
    }
    let bench = setup::open(&args.place)?;
    let eval = super::eval(&args.place, &args.value, |study| study.compared)?;
    let request = Request { eval, ..base(args) };
    let candidates = match bench.variants().is_empty() || args.techniques {
        true => lab::searches(bench.as_ref(), &request),
        false => lab::variants(bench.as_ref(), &request),
    };
    let at = super::at(&args.place);
    let found = watched(|follow| {
        let mut tell = |done: usize, total: usize| (follow.progress)(done as u64, total as u64);
        lab::compare(bench.as_ref(), &at, &candidates, &interrupt::stop_flag(), &mut tell)
    })?;
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    output::say(&format!("{}, value function {}\n\n", found.position, found.eval))?;
    super::tell(&found.table(), args.csv.as_deref())?;
    output::say(&idle_told(&found))
}

/// The techniques without a row of their own.
fn idle_told(found: &Comparison) -> String {
    let [adding, without, with] = found.idle();
    let line = |names: Vec<&str>, what: &str| match names.is_empty() {
        true => String::new(),
        false => format!("\n{what} changes nothing here: {}\n", names.join(", ")),
    };
    line(adding, "adding") + &line(without, "leaving out") + &line(with, "switching on")
}

fn is_restricted(args: &LabCompare) -> bool {
    !args.search.playing.only.is_empty() || !args.search.playing.without.is_empty()
}

fn base(args: &LabCompare) -> Request {
    Request {
        depth: args.limit.depth.unwrap_or(DepthLimit::Usual),
        nodes: args.limit.nodes,
        time: args.limit.time,
        threads: usize::from(args.search.playing.threads),
        ..Request::default()
    }
}

/// One depth after the other.
pub fn depths(args: &LabCompare) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    let eval = super::eval(&args.place, &args.value, |study| study.played)?;
    let request = super::request(bench.as_ref(), eval, &args.limit, &args.search)?;
    let depths = args.depths.context("expected --depths")?;
    let at = super::at(&args.place);
    let stop = interrupt::stop_flag();
    let found = lab::sweep(bench.as_ref(), &at, &request, depths.first..=depths.last, &stop, &mut |_| {})?;
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    let named = || search_word(&found.algorithm, bench.language());
    let search = args.search.variant.clone().unwrap_or_else(named);
    output::say(&format!("{}, value function {}, {search}\n\n", found.position, found.eval))?;
    super::tell(&found.table(), args.csv.as_deref())?;
    match found.reasons() {
        none if none.is_empty() => output::say("\nthe choice never changes\n"),
        reasons => output::say(&format!("\n{reasons}")),
    }
}

/// Value functions side by side.
pub fn evals(args: &LabCompare) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    let (at, stop) = (super::at(&args.place), interrupt::stop_flag());
    let choices = choices(args, bench.as_ref())?;
    let truth = known_truth(args, bench.as_ref(), &at, &stop)?;
    let oracle: Option<&dyn Oracle> = truth.as_ref().map(Truth::oracle);
    let mut found = lab::evals(bench.as_ref(), &at, &choices, oracle, &stop)?;
    if args.truth {
        let Some(Truth::Class(class)) = &truth else {
            bail!("--truth plays a class of kings against kings: expected draughts and such a position")
        };
        refuse_end(args)?;
        for (row, (_, search)) in found.rows.iter_mut().zip(&choices) {
            let attack = Attack { bench: bench.as_ref(), class: class.as_ref(), search, stop: &stop };
            let reach = watched(|follow| Reach::of(&attack, Sample::default(), Defence::Longest, follow))?;
            let trial = reach.trial(bench.as_ref(), MAX_PLIES, 0)?;
            row.won = Some(WonShare { positions: trial.positions, won: trial.won, share: trial.share });
        }
    }
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    output::say(&heading(&found))?;
    super::tell(&found.table(), args.csv.as_deref())
}

/// Each value function with its search.
fn choices(args: &LabCompare, bench: &dyn Playable) -> anyhow::Result<Vec<(EvalChoice, Request)>> {
    let choice = |name: &String| {
        let eval = setup::eval(&Value { eval: Some(name.clone()) })?;
        Ok((eval.clone(), super::request(bench, eval, &args.limit, &args.search)?))
    };
    args.evals.iter().map(choice).collect()
}

/// Who knows the position, if it takes little time to find out.
fn known_truth<'a>(
    args: &LabCompare,
    bench: &'a dyn Playable,
    at: &At,
    stop: &'a session::StopFlag,
) -> anyhow::Result<Option<Truth<'a>>> {
    let cells = bench.position(at)?.board.map_or(0, |board| board.cells.len());
    match args.place.game.can_solve {
        true if args.place.is("mnk") && cells > SOLVED_CELLS => Ok(None),
        false => Ok(None),
        true => Ok(Truth::needed(bench, at, stop).ok()),
    }
}

/// Endings without an end cannot be searched to it.
fn refuse_end(args: &LabCompare) -> anyhow::Result<()> {
    match args.limit.depth {
        Some(DepthLimit::End) => bail!("bad depth 'end': expected a number of plies with --truth"),
        _ => Ok(()),
    }
}

fn heading(found: &EvalTable) -> String {
    let depth = found.depth.map_or("to the end".into(), |depth| format!("depth {depth}"));
    let truth = found.truth.as_ref().map_or_else(String::new, |truth| format!("; the truth: {truth}"));
    format!("{}, {depth}{truth}\n\n", found.position)
}
