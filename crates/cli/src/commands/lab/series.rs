//! `plywood lab ablate|tune` of a game that is played for a score: experiments judged by series of games.

use crate::args::{GhostKind, LabAblate, LabTune, Limit, PlaceArgs, ValueArgs};
use crate::progress::carried;
use crate::{output, setup};
use anyhow::bail;
use clap::ValueEnum;
use lab::tune::{SeriesVerdict, TunedSeries};
use lab::{JudgedBy, SeriesAsk, TunedBy, settings_text};
use serde_json::json;
use session::{DepthLimit, EvalChoice, ReachedPlace, Request, Scored};

/// Games in each series of a climb, unless said otherwise.
const TUNED_GAMES: u64 = 100;

/// What each term of a value function is good for.
pub fn ablate(args: &LabAblate, scored: &Scored) -> anyhow::Result<()> {
    from_start(&args.place)?;
    let reached = reach(&args.place, scored)?;
    let search = Request { eval: setup::eval(&args.value)?, ..Request::default() };
    let trial = &args.trial;
    let series =
        SeriesAsk { others: Some(others(trial.ghost)), depth: rounds(&args.limit)?, games: trial.games };
    let place = setup::place(&reached);
    let rest = json!({ "place": place, "search": search, "by": JudgedBy::Series, "series": series });
    let ask = args.ask.ask(rest)?;
    super::keep(&args.save, "ablation", &ask)?;
    let found = carried(|caller| ask.play_series(&reached, caller, &mut |_| {}))?;
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
    let reached = reach(&args.place, scored)?;
    let ask = super::tune::asked(args, &reached, TunedBy::Series)?;
    super::keep(&args.save, "tuning", &ask)?;
    let found = carried(|caller| ask.climb_series(&reached, caller, &mut |_| {}))?;
    let file = settings_text(scored.eval, &ask.eval(&reached)?, &found.weights)?;
    if let Some(path) = &args.out {
        files::write_whole(path, file.as_bytes())?;
    }
    if args.print.json {
        return output::json(&found);
    }
    let shown = if args.out.is_none() { format!("\n{file}") } else { String::new() };
    output::say(&format!("{}\n{}{shown}", found.table().text(), verdict(&found)))
}

/// The games of each series of a climb.
pub fn tuned(args: &LabTune) -> SeriesAsk {
    let games = args.ask.said("games").unwrap_or(TUNED_GAMES);
    SeriesAsk { others: Some(others(args.maze.ghost)), depth: args.maze.depth, games }
}

fn verdict(found: &TunedSeries) -> String {
    let told = |words: &str, verdict: Option<SeriesVerdict>| match verdict {
        Some(verdict) => {
            format!("{words}: {} of {} won, mean {:.1}\n", verdict.wins, verdict.games, verdict.mean)
        }
        None => String::new(),
    };
    let stopped = if found.stopped { "stopped early: these are the best weights so far\n" } else { "" };
    format!("{stopped}{}{}", told("before", found.before), told("after ", found.after))
}

/// The game, set up as its series are by default.
fn reach(place: &PlaceArgs, scored: &Scored) -> anyhow::Result<ReachedPlace> {
    let mut options = setup::options(place)?;
    for (name, setting) in scored.options {
        options.settings.entry((*name).into()).or_insert_with(|| setting.clone());
    }
    setup::reach_with(place, options)
}

fn others(ghost: GhostKind) -> String {
    ghost.to_possible_value().map_or_else(String::new, |value| value.get_name().into())
}

/// Refuses a position: every game of a series starts at the beginning.
pub fn from_start(place: &PlaceArgs) -> anyhow::Result<()> {
    if place.position.is_some() || !place.moves.is_empty() {
        bail!("--position and --moves cannot be used here: expected a layout, where every game starts");
    }
    Ok(())
}

/// How many rounds are looked ahead, if it is said.
pub fn rounds(limit: &Limit) -> anyhow::Result<Option<u32>> {
    match limit.apply(Request::default())?.depth {
        DepthLimit::Usual => Ok(None),
        DepthLimit::Plies(rounds) => Ok(Some(rounds)),
        DepthLimit::End => bail!("bad depth 'end': expected a number of rounds"),
    }
}

/// The value function of an experiment: the one named, or the one its lesson is about.
pub fn named_eval(value: &ValueArgs, usual: &str) -> anyhow::Result<EvalChoice> {
    match &value.eval {
        None => Ok(EvalChoice::Preset(usual.into())),
        Some(_) => setup::eval(value),
    }
}
