//! `plywood lab ablate|tune` of a game that is played for a score: experiments judged by series of games.

use crate::args::{GhostKind, LabAblate, LabTune, Place, Value};
use crate::progress::watched;
use crate::{output, setup};
use anyhow::bail;
use clap::ValueEnum;
use lab::tune::{SeriesClimb, TunedSeries, Verdict, tune_by_series};
use lab::{ablate_series, settings_text};
use session::{DepthLimit, EvalChoice, Playable, Scored, SeriesRequest};

/// Games in each series of a climb, and changes tried, unless said otherwise.
const TUNED_GAMES: usize = 100;
const TUNED_STEPS: usize = 40;

/// What each term of a value function is good for.
pub fn ablate(args: &LabAblate, scored: &Scored) -> anyhow::Result<()> {
    from_start(&args.place)?;
    let bench = open(&args.place, scored)?;
    let eval = named_eval(&args.value, scored.eval)?;
    let games = SeriesRequest {
        others: others(args.trial.ghost),
        depth: rounds(args.limit.depth)?.unwrap_or(scored.depth),
        games: args.trial.games,
        seed: args.trial.seed,
    };
    let found = watched(|follow| ablate_series(bench.as_ref(), &eval, &games, follow, &mut |_, _| {}))?;
    if let Some(file) = &args.chart {
        files::write_whole(file, found.chart().as_bytes())?;
    }
    super::write_csv(&found.table(), args.csv.as_deref())?;
    match args.print.json {
        true => output::json(&found),
        false => output::say(&found.table().text()),
    }
}

/// Better weights by playing.
pub fn tune(args: &LabTune, scored: &Scored) -> anyhow::Result<()> {
    let bench = open(&args.place, scored)?;
    let eval = named_eval(&args.value, scored.eval)?;
    let games = SeriesRequest {
        others: others(args.maze.ghost),
        depth: args.maze.depth.unwrap_or(scored.depth),
        games: args.games.unwrap_or(TUNED_GAMES) as u64,
        seed: args.seed,
    };
    let fixed = scored.fixed.iter().map(ToString::to_string).collect();
    let request = SeriesClimb { games, steps: args.steps.unwrap_or(TUNED_STEPS) as u64, fixed };
    let found = watched(|follow| tune_by_series(bench.as_ref(), &eval, &request, follow, &mut |_| {}))?;
    let file = settings_text(scored.eval, &eval, &found.weights)?;
    if let Some(path) = &args.out {
        files::write_whole(path, file.as_bytes())?;
    }
    if args.print.json {
        return output::json(&found);
    }
    let shown = if args.out.is_none() { format!("\n{file}") } else { String::new() };
    output::say(&format!("{}\n{}{shown}", found.table().text(), verdict(&found)))
}

fn verdict(found: &TunedSeries) -> String {
    let told = |words: &str, verdict: Option<Verdict>| match verdict {
        Some(verdict) => {
            format!("{words}: {} of {} won, mean {:.1}\n", verdict.wins, verdict.games, verdict.mean)
        }
        None => String::new(),
    };
    let stopped = if found.stopped { "stopped early: these are the best weights so far\n" } else { "" };
    format!("{stopped}{}{}", told("before", found.before), told("after ", found.after))
}

/// The game, set up as its series are where nobody says otherwise.
fn open(place: &Place, scored: &Scored) -> anyhow::Result<Box<dyn Playable>> {
    let mut options = setup::options(place)?;
    for (name, setting) in scored.options {
        options.settings.entry((*name).into()).or_insert_with(|| setting.clone());
    }
    Ok(place.game.open(&options)?)
}

fn others(ghost: GhostKind) -> String {
    ghost.to_possible_value().map_or_else(String::new, |value| value.get_name().into())
}

/// Refuses a position: every game of a series starts at the beginning.
pub fn from_start(place: &Place) -> anyhow::Result<()> {
    if place.position.is_some() || !place.moves.is_empty() {
        bail!("--position and --moves cannot be used here: expected a layout, where every game starts");
    }
    Ok(())
}

/// How many rounds are looked ahead, if it is said.
pub fn rounds(depth: Option<DepthLimit>) -> anyhow::Result<Option<u32>> {
    match depth {
        None | Some(DepthLimit::Usual) => Ok(None),
        Some(DepthLimit::Plies(rounds)) => Ok(Some(rounds)),
        Some(DepthLimit::End) => bail!("bad depth 'end': expected a number of rounds"),
    }
}

/// The value function of an experiment: the one named, or the one its lesson is about.
pub fn named_eval(value: &Value, usual: &str) -> anyhow::Result<EvalChoice> {
    match &value.eval {
        None => Ok(EvalChoice::Preset(usual.into())),
        Some(_) => setup::eval(value),
    }
}
