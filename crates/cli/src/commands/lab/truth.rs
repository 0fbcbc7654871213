//! `plywood lab truth`: a value function against the exact solution of a class.

use crate::args::{LabTruth, Studied};
use crate::progress::watched;
use crate::{output, setup};
use anyhow::Context;
use draw::Charset;
use draw::board::{Labels, text};
use lab::Table;
use lab::truth::{Attack, Defence, EveryDefence, Reach, Sample, Trial};
use lab::tune::{Graph, ShakeRequest, Shaken, shake};
use serde::Serialize;
use session::{DepthLimit, EvalChoice, Options, Playable, Request, Side, SolvedClass};
use std::path::{Path, PathBuf};

/// How many of the worst positions are shown as boards.
const BOARDS: usize = 3;

#[derive(Serialize)]
struct TruthView {
    #[serde(flatten)]
    trial: Trial,
    every_defence: Option<EveryDefence>,
    shaken: Option<Shaken>,
}

pub fn run(args: &LabTruth) -> anyhow::Result<()> {
    let Studied { game, study } = args.studied;
    let bench = game.open(&Options::default())?;
    let eval = match setup::eval(&args.value)? {
        EvalChoice::Usual => EvalChoice::Preset(study.played.into()),
        named => named,
    };
    let name = args.class.as_deref().unwrap_or(study.class);
    let depth = DepthLimit::Plies(args.depth);
    let request = Request { depth, eval: eval.clone(), ..Request::default() };
    let search = bench.variant(args.variant.as_deref().unwrap_or(study.variant))?.apply(request);
    bench.terms(&eval)?;
    let class = watched(|follow| bench.class(name, follow))?;
    let attack = Attack { bench: bench.as_ref(), class: class.as_ref(), search: &search };
    let sample = Sample { size: args.sample, seed: args.seed };
    let followed =
        if args.every_defence && args.sample.is_none() { Defence::Every } else { Defence::Longest };
    let reach = watched(|follow| Reach::of(&attack, sample, followed, follow))?;
    let every_defence = match (args.every_defence, followed) {
        (false, _) => None,
        (true, Defence::Every) => Some(reach.every_defence()),
        // All positions of the class count, whatever is drawn for the games.
        (true, Defence::Longest) => {
            let all = watched(|follow| Reach::of(&attack, Sample::default(), Defence::Every, follow))?;
            Some(all.every_defence())
        }
    };
    let trial = reach.trial(bench.as_ref(), usize::from(args.max_plies), args.worst)?;
    let shaken = args.shake.map(|draws| shaken(args, bench.as_ref(), (class.as_ref(), &eval), draws));
    let view = TruthView { trial, every_defence, shaken: shaken.transpose()? };
    write_files(args, bench.as_ref(), &reach, &view.trial)?;
    if args.print.json {
        return output::json(&view);
    }
    output::say(&told(&view, args))
}

/// The fast sweeps search as the study does.
fn shaken(
    args: &LabTruth,
    bench: &dyn Playable,
    (class, eval): (&dyn SolvedClass, &EvalChoice),
    draws: usize,
) -> anyhow::Result<Shaken> {
    let request =
        ShakeRequest { depths: vec![args.depth], draws, seed: args.seed, ..ShakeRequest::default() };
    let measure = bench.measure(eval, &bench.variant(args.studied.study.variant)?.rules)?;
    let graph = watched(|follow| Graph::new(bench, class, measure.as_ref(), follow))?;
    let rows = watched(|follow| shake(&graph, measure.as_ref(), &request, follow))?;
    rows.into_iter().next().context("no depth was searched")
}

/// Writes the heat maps and the games that were not won where files are named.
fn write_files(args: &LabTruth, bench: &dyn Playable, reach: &Reach, trial: &Trial) -> anyhow::Result<()> {
    if let Some(file) = &args.heat {
        for (side, name) in [Side::Max, Side::Min].into_iter().zip(bench.sides()) {
            let map =
                trial.heat_map(side).with_context(|| format!("{} has no board to draw", bench.name()))?;
            files::write_whole(&beside(file, &name.to_lowercase()), map.as_bytes())?;
        }
    }
    if let Some(file) = &args.pdn {
        let attacker = format!("{} at depth {}", eval_name(args), args.depth);
        files::write_whole(file, reach.records(bench, trial, &attacker)?.as_bytes())?;
    }
    match &args.csv {
        Some(_) => super::write_csv(&reach.games_table(trial), args.csv.as_deref()),
        None => Ok(()),
    }
}

fn eval_name(args: &LabTruth) -> &str {
    args.value.eval.as_deref().unwrap_or(args.studied.study.played)
}

/// The file's name with a word before its ending: heat.svg becomes heat-red.svg.
fn beside(file: &Path, word: &str) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let ending = file.extension().map_or("svg".into(), |ending| ending.to_string_lossy());
    file.with_file_name(format!("{stem}-{word}.{ending}"))
}

fn told(view: &TruthView, args: &LabTruth) -> String {
    let trial = &view.trial;
    let mut out = format!(
        "{}: {} at depth {} wins {} of {} won positions ({:.1} %), throws {} away, leaves {} undecided\n\
         {:.2} plies over the shortest way on average\n",
        trial.class,
        eval_name(args),
        args.depth,
        output::count(trial.won as u64),
        output::count(trial.positions as u64),
        100.0 * trial.share,
        trial.thrown_away,
        output::count(trial.timeouts as u64),
        trial.mean_extra_plies,
    );
    out.push_str(&view.every_defence.map_or_else(String::new, every_defence_told));
    out.push_str(&view.shaken.as_ref().map_or_else(String::new, shaken_told));
    out.push_str(&worst_told(trial));
    out
}

fn every_defence_told(all: EveryDefence) -> String {
    format!(
        "against every defence: {} of {} won, the longest in {} plies\n",
        output::count(all.won as u64),
        output::count(all.positions as u64),
        all.longest
    )
}

/// The fast sweeps search with the study's loss rule, so they say it.
fn shaken_told(shaken: &Shaken) -> String {
    let share = |won: f64| 100.0 * won / shaken.positions.max(1) as f64;
    format!(
        "every weight moved by up to 10 %, variant study, every defence: the worst of {} draws wins {} ({:.2} %), \
         the mean {:.0} ({:.2} %); {} draws win at least 99 %\n",
        shaken.draws,
        output::count(shaken.worst as u64),
        share(shaken.worst as f64),
        shaken.mean,
        share(shaken.mean),
        shaken.steady_draws,
    )
}

fn worst_told(trial: &Trial) -> String {
    let table: Table = trial.worst_table();
    let mut out = format!("\n{}", table.text());
    for game in trial.worst.iter().take(BOARDS) {
        if let Some(board) = &game.board {
            out.push_str(&format!("\n{}\n{}", game.position, text(board, Charset::Unicode, Labels::Shown)));
        }
    }
    out
}
