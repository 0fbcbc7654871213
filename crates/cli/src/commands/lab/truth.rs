//! `plywood lab truth`: a value function against the exact solution of a class.

use crate::args::LabTruth;
use crate::progress::watched;
use crate::{output, setup};
use anyhow::Context;
use draw::Charset;
use draw::board::{Labels, text};
use lab::Table;
use lab::truth::{Attacker, EveryDefence, Solution, Trial, TrialRequest, every_defence, trial};
use lab::tune::{Graph, ShakeRequest, Shaken, shake};
use serde::Serialize;
use session::Side;
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
    let class = args.class.parse()?;
    let eval = setup::eval(&args.value)?;
    let player = lab::truth::attacker(&eval, &args.variant, args.depth)?;
    let solution = watched(|follow| Solution::of(class, follow))?;
    let trial = watched(|follow| trial(&solution, &player, &trial_request(args), follow))?;
    let every_defence = match args.every_defence {
        true => Some(watched(|follow| every_defence(&solution, &player, follow))?),
        false => None,
    };
    let shaken = args.shake.map(|draws| shaken(args, &solution, &player, draws)).transpose()?;
    let view = TruthView { trial, every_defence, shaken };
    write_files(args, &view.trial)?;
    if args.print.json {
        return output::json(&view);
    }
    output::say(&told(&view, args))
}

fn trial_request(args: &LabTruth) -> TrialRequest {
    TrialRequest { max_plies: args.max_plies, sample: args.sample, seed: args.seed, worst: args.worst }
}

fn shaken(args: &LabTruth, solution: &Solution, player: &Attacker, draws: usize) -> anyhow::Result<Shaken> {
    let request =
        ShakeRequest { depths: vec![args.depth], draws, seed: args.seed, ..ShakeRequest::default() };
    let rows = watched(|follow| shake(&Graph::new(solution), player.value(), &request, follow))?;
    rows.into_iter().next().context("no depth was searched")
}

/// Writes the heat maps and the games that were not won where files are named.
fn write_files(args: &LabTruth, trial: &Trial) -> anyhow::Result<()> {
    if let Some(file) = &args.heat {
        files::write_whole(&beside(file, "white"), trial.heat_map(Side::Max).as_bytes())?;
        files::write_whole(&beside(file, "red"), trial.heat_map(Side::Min).as_bytes())?;
    }
    if let Some(file) = &args.pdn {
        let white = format!("{} at depth {}", eval_name(args), args.depth);
        files::write_whole(file, trial.pdn(&white).as_bytes())?;
    }
    super::write_csv(&trial.games_table(), args.csv.as_deref())
}

fn eval_name(args: &LabTruth) -> &str {
    args.value.eval.as_deref().unwrap_or(lab::truth::USUAL_EVAL)
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
        args.class,
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
