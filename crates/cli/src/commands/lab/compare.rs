//! `plywood lab compare`: searches, value functions or depths side by side.

use crate::args::{Depths, LabCompare, ValueArgs};
use crate::progress::carried;
use crate::{output, setup};
use anyhow::{Context, bail};
use lab::{
    ComparedSearches, Comparison, ComparisonAsk, DepthsAsk, EvalTable, EvalsAsk, Experiment,
    ExperimentLimits, SearchTrials, SearchTrialsAsk,
};
use session::words::search_word;
use session::{EvalChoice, Request};
use std::path::Path;

/// The variants of a study, or the textbook searches, the variants and the techniques of the playing search.
pub fn searches(args: &LabCompare) -> anyhow::Result<()> {
    if args.search.variant.is_some() || args.search.algorithm.is_some() || is_restricted(args) {
        bail!(
            "all searches are compared here: expected --variant, --algorithm, --only and --without with --evals or --depths"
        );
    }
    let reached = super::reach(&args.place)?;
    let eval = super::eval(&args.place, &args.value, |study| study.compared)?;
    let among = args.techniques.then_some(ComparedSearches::Searches);
    let ask = ComparisonAsk { place: setup::place(&reached), search: Request { eval, ..base(args)? }, among };
    super::keep(&args.save, "comparison", &ask)?;
    let found = carried(|caller| ask.compare(&reached, caller))?;
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    output::say(&format!("{}, value function {}\n\n", found.position, found.eval))?;
    super::tell(&found.table(), args.csv.as_deref())?;
    output::say(&idle_told(&found))
}

/// Any list of searches, by value functions, depths and budgets.
pub fn trials(args: &LabCompare) -> anyhow::Result<()> {
    let reached = super::reach(&args.place)?;
    let named = args.evals.iter().map(|name| setup::eval(&ValueArgs { eval: Some(name.clone()) }));
    let eval = super::eval(&args.place, &args.value, |study| study.compared)?;
    let ask = SearchTrialsAsk {
        place: setup::place(&reached),
        search: Request { eval, ..base(args)? },
        searches: args.searches.clone(),
        evals: named.collect::<Result<_, _>>()?,
        depths: args.at_depths.clone(),
        nodes: args.at_nodes.clone(),
        times_ms: args.at_times.iter().map(|time| time.as_millis() as u64).collect(),
    };
    ask.check(&ExperimentLimits::WIDEST)?;
    super::keep(&args.save, "searches", &ask)?;
    let found = carried(|caller| ask.compare(&reached, caller))?;
    write_charts(&found, args.chart.as_deref())?;
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    let truth = found
        .truth
        .as_ref()
        .map_or_else(String::new, |truth| format!("; the truth: {truth} with {}", found.right.join(" ")));
    output::say(&format!("{}{truth}\n\n", found.position))?;
    super::tell(&found.table(), args.csv.as_deref())
}

/// Writes the charts where a file is named: one into it, several beside each other.
fn write_charts(found: &SearchTrials, file: Option<&Path>) -> anyhow::Result<()> {
    let (Some(file), charts) = (file, found.charts()) else { return Ok(()) };
    for chart in &charts {
        let file = match (charts.len(), file.file_stem()) {
            (2.., Some(stem)) => {
                file.with_file_name(format!("{}-{}.svg", stem.to_string_lossy(), chart.name))
            }
            _ => file.to_path_buf(),
        };
        let title = format!("{} {}: {}", found.game, found.position, chart.name.replace('-', " "));
        files::write_whole(&file, chart.lines_picture(&title).as_bytes())?;
    }
    Ok(())
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
    args.search.playing.says("only") || args.search.playing.says("without")
}

fn base(args: &LabCompare) -> anyhow::Result<Request> {
    Ok(args.search.playing.apply(args.limit.apply(Request::default())?)?)
}

/// One depth after the other.
pub fn depths(args: &LabCompare) -> anyhow::Result<()> {
    let reached = super::reach(&args.place)?;
    let bench = reached.bench.as_ref();
    let eval = super::eval(&args.place, &args.value, |study| study.played)?;
    let search = super::request(bench, eval, &args.limit, &args.search)?;
    let Depths { first, last } = args.depths.context("expected --depths")?;
    let ask = DepthsAsk { place: setup::place(&reached), search, first, last };
    super::keep(&args.save, "depths", &ask)?;
    let found = carried(|caller| ask.sweep(&reached, caller, &mut |_| {}))?;
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
    let reached = super::reach(&args.place)?;
    let named = args.evals.iter().map(|name| setup::eval(&ValueArgs { eval: Some(name.clone()) }));
    let ask = EvalsAsk {
        place: setup::place(&reached),
        search: super::request(reached.bench.as_ref(), EvalChoice::Usual, &args.limit, &args.search)?,
        evals: named.collect::<Result<_, _>>()?,
        solve: true,
        truth: args.truth,
    };
    super::keep(&args.save, "evals", &ask)?;
    let found = carried(|caller| ask.compare(&reached, caller))?;
    if args.print.json {
        super::write_csv(&found.table(), args.csv.as_deref())?;
        return output::json(&found);
    }
    output::say(&heading(&found))?;
    super::tell(&found.table(), args.csv.as_deref())
}

fn heading(found: &EvalTable) -> String {
    let depth = found.depth.map_or("to the end".into(), |depth| format!("depth {depth}"));
    let truth = found.truth.as_ref().map_or_else(String::new, |truth| format!("; the truth: {truth}"));
    format!("{}, {depth}{truth}\n\n", found.position)
}
