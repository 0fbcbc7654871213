//! `plywood lab`: experiments.

use crate::args::{Lab, LabCompare, LabSimulate, LabTruth, Limit, Value};
use crate::{interrupt, output, setup};
use indicatif::ProgressBar;
use lab::truth::{Follow, Solution, TrialRequest, attacker, every_defence, trial};
use lab::{Player, SimulationRequest, Table, compare, simulate};
use serde::Serialize;
use std::io::IsTerminal;
use std::path::Path;
use workbench::{EvalChoice, SearchRequest};

/// A position met this often is a draw.
const REPETITIONS: usize = 3;
/// How many of the worst games are listed.
const WORST: usize = 10;

pub fn run(args: &Lab) -> anyhow::Result<()> {
    match args {
        Lab::Compare(args) => compared(args),
        Lab::Simulate(args) => simulated(args),
        Lab::Truth(args) => truth(args),
    }
}

fn compared(args: &LabCompare) -> anyhow::Result<()> {
    let bench = setup::bench(&args.place)?;
    let request = request(&args.value, &args.limit)?;
    let stop = interrupt::stop_flag();
    let found = compare(bench.as_ref(), &setup::at(&args.place), &request, bench.variants(), &stop)?;
    if args.print.json {
        return output::json(&found);
    }
    tell(&found.table(), args.csv.as_deref())
}

fn request(value: &Value, limit: &Limit) -> anyhow::Result<SearchRequest> {
    Ok(SearchRequest {
        depth: limit.depth.unwrap_or_default(),
        nodes: limit.nodes,
        time: limit.time,
        eval: setup::eval(value)?,
        ..SearchRequest::default()
    })
}

fn simulated(args: &LabSimulate) -> anyhow::Result<()> {
    let bench = setup::bench(&args.place)?;
    let variant = setup::variant(bench.as_ref(), &args.variant)?;
    let max = variant.apply(request(&args.value, &args.limit)?);
    let min = match &args.eval_min {
        Some(eval) => {
            let value = Value { eval: Some(eval.clone()) };
            SearchRequest { eval: setup::eval(&value)?, ..max.clone() }
        }
        None => max.clone(),
    };
    let request = SimulationRequest {
        players: [Player::Search(Box::new(max)), Player::Search(Box::new(min))],
        static_eval: EvalChoice::Preset(args.shown.clone()),
        max_plies: args.max_plies,
        repetitions: REPETITIONS,
    };
    let played = simulate(bench.as_ref(), &setup::at(&args.place), &request, &interrupt::stop_flag())?;
    if args.print.json {
        return output::json(&played);
    }
    tell(&played.table(), args.csv.as_deref())?;
    output::say(&format!("{} after {} plies\n", played.result, played.plies.len()))
}

fn tell(table: &Table, csv: Option<&Path>) -> anyhow::Result<()> {
    if let Some(file) = csv {
        files::write_whole(file, table.csv().as_bytes())?;
    }
    output::say(&table.text())
}

#[derive(Serialize)]
struct TruthView {
    #[serde(flatten)]
    trial: lab::truth::Trial,
    every_defence: Option<lab::truth::EveryDefence>,
}

fn truth(args: &LabTruth) -> anyhow::Result<()> {
    let bar = if std::io::stderr().is_terminal() { ProgressBar::new(0) } else { ProgressBar::hidden() };
    let progress = |done: u64, total: u64| {
        bar.set_length(total);
        bar.set_position(done);
    };
    let follow = Follow { stop: interrupt::raised(), progress: &progress };
    let solution = Solution::of(args.class.parse()?, follow)?;
    let player = attacker(&args.eval, &[], &args.variant, args.depth)?;
    let request =
        TrialRequest { max_plies: args.max_plies, sample: args.sample, seed: args.seed, worst: WORST };
    let trial = trial(&solution, &player, &request, follow)?;
    let all = if args.every_defence { Some(every_defence(&solution, &player, follow)?) } else { None };
    bar.finish_and_clear();
    let view = TruthView { trial, every_defence: all };
    if args.print.json {
        return output::json(&view);
    }
    output::say(&told(&view, args))
}

fn told(view: &TruthView, args: &LabTruth) -> String {
    let trial = &view.trial;
    let share = trial.won as f64 / trial.positions.max(1) as f64 * 100.0;
    let mut out = format!(
        "{}: {} at depth {} wins {} of {} won positions ({share:.1} %), throws {} away, leaves {} undecided\n\
         {:.2} plies over the shortest way on average\n\n{}",
        args.class,
        args.eval,
        args.depth,
        output::count(trial.won as u64),
        output::count(trial.positions as u64),
        trial.thrown_away,
        output::count(trial.timeouts as u64),
        trial.mean_extra_plies,
        trial.worst_table().text(),
    );
    if let Some(all) = &view.every_defence {
        out.push_str(&format!(
            "\nagainst every defence: {} of {} won, the longest in {} plies\n",
            output::count(all.won as u64),
            output::count(all.positions as u64),
            all.longest
        ));
    }
    out
}
