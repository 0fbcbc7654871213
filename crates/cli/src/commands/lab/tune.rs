//! `plywood lab tune`: better weights for a value function.

use crate::args::{LabTune, TuneBy, TuneStart};
use crate::progress::watched;
use crate::{output, setup};
use anyhow::Context;
use draughts::tactics::Weights as Playing;
use lab::tune::{Fitted, GamesRequest, Graph, ShakeRequest, Start, TuneRequest, Tuned};
use lab::tune::{fit_results, samples, tune};
use lab::{Table, Weights, settings_text};
use session::EvalChoice;

/// Games and steps unless said otherwise.
const GAMES: usize = 2000;
const STEPS: usize = 500;
const EPOCHS: usize = 400;

/// The value function of the player.
const PLAYING: &str = "playing";

pub fn run(args: &LabTune) -> anyhow::Result<()> {
    match args.by {
        TuneBy::Truth => by_truth(args),
        TuneBy::Games => by_games(args),
    }
}

fn by_truth(args: &LabTune) -> anyhow::Result<()> {
    let bench = games::open("draughts", [])?;
    let study = bench.description().study.context("draughts has a study")?;
    let eval = match setup::eval(&args.value)? {
        EvalChoice::Usual => EvalChoice::Preset(study.played.into()),
        named => named,
    };
    let measure = bench.measure(&eval, &bench.variant(study.variant)?.rules)?;
    let class = watched(|follow| bench.class(args.class.as_deref().unwrap_or(study.class), follow))?;
    let graph = watched(|follow| Graph::new(bench.as_ref(), class.as_ref(), measure.as_ref(), follow))?;
    let found = watched(|follow| tune(&graph, measure.as_ref(), &request(args), follow))?;
    keep(args, study.played, &eval, &found.weights)?;
    if args.print.json {
        return output::json(&found);
    }
    output::say(&changes(&measure.numbers(), &found.weights))?;
    output::say(&climbed(&found))?;
    show(args, study.played, &eval, &found.weights)
}

fn request(args: &LabTune) -> TuneRequest {
    TuneRequest {
        start: match args.start {
            TuneStart::Given => Start::Given,
            TuneStart::Fitted => Start::Fitted,
        },
        steps: args.steps.unwrap_or(STEPS),
        shake: ShakeRequest {
            depths: args.depths.clone(),
            draws: args.draws,
            seed: args.seed,
            ..ShakeRequest::default()
        },
    }
}

fn climbed(found: &Tuned) -> String {
    let stopped = if found.stopped { "stopped early; " } else { "" };
    format!(
        "\n{stopped}{} of {} steps kept ({} better, {} as good); \
         positions not won, mean over depths and draws: {:.1} before, {:.1} after\n",
        found.kept,
        found.tried,
        found.better,
        found.kept - found.better,
        found.lost_before,
        found.lost_after
    )
}

fn by_games(args: &LabTune) -> anyhow::Result<()> {
    let eval = match setup::eval(&args.value)? {
        EvalChoice::Usual => EvalChoice::Preset(PLAYING.into()),
        named => named,
    };
    let value = draughts::kit::chosen_value(&eval)?;
    let games = GamesRequest { games: args.games.unwrap_or(GAMES), nodes: args.nodes, seed: args.seed };
    let samples = watched(|follow| samples(&Playing::default(), &games, follow))?;
    let found = fit_results(value.as_ref(), &samples, args.epochs.unwrap_or(EPOCHS));
    keep(args, PLAYING, &eval, &found.weights)?;
    if args.print.json {
        return output::json(&found);
    }
    output::say(&changes(&value.weights(), &found.weights))?;
    output::say(&fitted(args, &found))?;
    show(args, PLAYING, &eval, &found.weights)
}

fn fitted(args: &LabTune, found: &Fitted) -> String {
    format!(
        "\n{} quiet positions of {} games, {} of them in whole games kept apart; \
         error there: {:.4} bits before, {:.4} after\n",
        output::count((found.positions + found.checked) as u64),
        output::count(args.games.unwrap_or(GAMES) as u64),
        output::count(found.checked as u64),
        found.error_before,
        found.error_after
    )
}

/// The weights before and after.
fn changes(before: &Weights, after: &Weights) -> String {
    let mut table = Table::new(&["term", "before", "after"]);
    let row = |((name, before), (_, after)): (&(String, f64), &(String, f64))| {
        vec![name.clone(), before.to_string(), format!("{after:.3}")]
    };
    table.rows = before.iter().zip(after).map(row).collect();
    table.text()
}

/// Writes the settings file where one is named.
fn keep(args: &LabTune, usual: &str, eval: &EvalChoice, weights: &Weights) -> anyhow::Result<()> {
    match &args.out {
        Some(file) => Ok(files::write_whole(file, settings_text(usual, eval, weights)?.as_bytes())?),
        None => Ok(()),
    }
}

/// Says where the settings went, or shows them.
fn show(args: &LabTune, usual: &str, eval: &EvalChoice, weights: &Weights) -> anyhow::Result<()> {
    match &args.out {
        Some(file) => output::say(&format!("\nwrote {}\n", file.display())),
        None => output::say(&format!("\n{}", settings_text(usual, eval, weights)?)),
    }
}
