//! `plywood endgame`: tables of exact values for few pieces.

use crate::args::{Endgame, EndgameProbe, EndgameWork};
use crate::{interrupt, output, setup};
use anyhow::Context;
use draughts::Draughts;
use draughts::endgame::Numbering;
use endgame::{Indexer, Longest, Place, Plan, Progress, Stats, Store, Watch};
use indicatif::{ProgressBar, ProgressStyle};
use search::Notation;
use serde::Serialize;
use std::io::IsTerminal;
use std::sync::atomic::AtomicBool;

pub fn run(args: &Endgame) -> anyhow::Result<()> {
    match args {
        Endgame::Build(work) => on_threads(work, || build(work)),
        Endgame::Stats(work) => stats(work),
        Endgame::Verify(work) => on_threads(work, || verify(work)),
        Endgame::Probe(probe) => self::probe(probe),
    }
}

fn on_threads(work: &EndgameWork, job: impl FnOnce() -> anyhow::Result<()> + Send) -> anyhow::Result<()> {
    let threads = work.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.context("cannot start threads")?.install(job)
}

fn numbering(work: &EndgameWork) -> Numbering {
    Numbering::new(work.pieces as usize)
}

fn store(work: &EndgameWork) -> anyhow::Result<Store> {
    Ok(Store::new(setup::draughts_folder(work.data.as_deref())?))
}

fn build(work: &EndgameWork) -> anyhow::Result<()> {
    let (numbering, store) = (numbering(work), store(work)?);
    let plan = endgame::plan(&numbering, &store, work.pieces)?;
    if !work.print.json {
        output::say(&announced(&plan, &store))?;
    }
    watched(|watch| endgame::build(&numbering, &store, &plan, watch))?;
    stats(work)
}

fn announced(plan: &Plan, store: &Store) -> String {
    format!(
        "{} positions to solve in {} classes, at most {} MiB of memory, tables in {}\n",
        output::count(plan.positions),
        plan.steps.len(),
        plan.memory.div_ceil(1 << 20),
        store.directory().display()
    )
}

fn verify(work: &EndgameWork) -> anyhow::Result<()> {
    let (numbering, store) = (numbering(work), store(work)?);
    let found = watched(|watch| endgame::verify(&numbering, &store, work.pieces, watch))?;
    let shown = |place: Place| Draughts.show_state(&numbering.state(place));
    for example in &found.examples {
        let position = shown(example.place);
        output::say(&format!(
            "wrong: {position} stored {:?}, derived {:?}\n",
            example.stored, example.derived
        ))?;
    }
    output::say(&format!(
        "{} positions verified, {} wrong, {} classes miscounted\n",
        output::count(found.positions),
        output::count(found.wrong),
        found.miscounted.len()
    ))?;
    anyhow::ensure!(found.wrong == 0 && found.miscounted.is_empty(), "the tables are wrong");
    Ok(())
}

/// Runs long work with a progress bar and Ctrl-C.
fn watched<T>(work: impl FnOnce(Watch<'_>) -> T) -> T {
    let stop: &AtomicBool = interrupt::raised();
    let bar = if std::io::stderr().is_terminal() { ProgressBar::new(0) } else { ProgressBar::hidden() };
    let style = ProgressStyle::with_template("{msg:8} {bar:40} {percent:>3} %  {elapsed} so far, {eta} left");
    bar.set_style(style.expect("the template is ours"));
    let progress = |told: Progress| {
        bar.set_length(told.total);
        bar.set_position(told.done);
        bar.set_message(format!("{:?}", told.stage).to_lowercase());
    };
    let result = work(Watch { stop, progress: &progress });
    bar.finish_and_clear();
    result
}

#[derive(Serialize)]
struct TotalView {
    pieces: u32,
    positions: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    longest: Option<u16>,
    example: Option<String>,
}

#[derive(Serialize)]
struct SliceView {
    name: String,
    pieces: u32,
    positions: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    longest: Option<u16>,
    example: Option<String>,
}

#[derive(Serialize)]
struct StatsView {
    totals: Vec<TotalView>,
    slices: Vec<SliceView>,
}

fn stats(work: &EndgameWork) -> anyhow::Result<()> {
    let (numbering, store) = (numbering(work), store(work)?);
    let view = view(&numbering, &endgame::stats(&numbering, &store, work.pieces)?);
    if work.print.json {
        return output::json(&view);
    }
    if view.totals.is_empty() {
        return output::say("no tables yet: plywood endgame build draughts --pieces 4\n");
    }
    output::say(&text(&view))
}

fn view(numbering: &Numbering, stats: &Stats) -> StatsView {
    let shown = |place: Place| Draughts.show_state(&numbering.state(place));
    let totals = stats.totals.iter().map(|total| TotalView {
        pieces: total.pieces,
        positions: total.positions,
        wins: total.wins,
        draws: total.draws,
        losses: total.losses,
        longest: total.longest_win.map(|(plies, _)| plies),
        example: total.longest_win.map(|(_, place)| shown(place)),
    });
    let slices = stats.slices.iter().map(|slice| {
        let place = |longest: Longest| Place { class: slice.class, index: longest.example };
        SliceView {
            name: slice.count.name.clone(),
            pieces: slice.pieces,
            positions: slice.count.positions,
            wins: slice.count.wins,
            draws: slice.count.draws,
            losses: slice.count.losses,
            longest: slice.count.longest_win.map(|longest| longest.plies),
            example: slice.count.longest_win.map(|longest| shown(place(longest))),
        }
    });
    StatsView { totals: totals.collect(), slices: slices.collect() }
}

fn text(view: &StatsView) -> String {
    let mut out =
        String::from("pieces      positions           wins          draws         losses  longest win\n");
    for total in &view.totals {
        let longest = total.longest.map_or(String::new(), |plies| plies.to_string());
        out.push_str(&format!(
            "{:>6} {:>14} {:>14} {:>14} {:>14}  {longest:>4}  {}\n",
            total.pieces,
            output::count(total.positions),
            output::count(total.wins),
            output::count(total.draws),
            output::count(total.losses),
            total.example.as_deref().unwrap_or(""),
        ));
    }
    out
}

#[derive(Serialize)]
struct ProbeView {
    position: String,
    value: String,
    plies: Option<u32>,
    moves: Vec<workbench::SolvedMove>,
}

fn probe(args: &EndgameProbe) -> anyhow::Result<()> {
    let bench = setup::bench(&args.place)?;
    let at = setup::at(&args.place);
    let solved = bench.solve(&at, true, &interrupt::stop_flag())?;
    if args.print.json {
        let (position, value, plies, moves) = (solved.position, solved.value, solved.plies, solved.moves);
        return output::json(&ProbeView { position, value, plies, moves });
    }
    let turn = bench.position(&at)?.turn;
    output::say(&super::solve::text(&solved, &turn))
}
