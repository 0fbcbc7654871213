//! `plywood lab compare|ablate|tune pacman`: experiments judged by many games.

use crate::args::{LabAblate, LabCompare, LabTune, Limit, PacmanTrial, Place, Value};
use crate::commands::pacman::setting;
use crate::progress::watched;
use crate::{output, setup};
use anyhow::{Context, bail};
use lab::pacman::{
    AgentTrials, Games, TuneSettings, TunedWeights, Verdict, ablate_terms, compare_agents, preset_of,
    tune_weights,
};
use pacman::Pacman;
use pacman::kit::{USUAL_LAYOUT, chosen_value};
use search::ValueFunction;
use session::{DepthLimit, EvalChoice};
use std::sync::Arc;
use std::time::Instant;

/// Rounds that are enough to see the trap close.
const COMPARED_DEPTH: u32 = 3;
/// Rounds of the course's last question, and a maze with room enough to judge a value function.
const JUDGED_DEPTH: u32 = 2;
const JUDGED_LAYOUT: &str = "rooms";
/// The value function of the trap: only then is giving up at once the best for minimax.
const COMPARED_PRESET: &str = "score";
/// The value function of an experiment with value functions.
const JUDGED_PRESET: &str = "better";

/// Games in each series of a climb, and changes tried, unless said otherwise.
const TUNED_GAMES: usize = 100;
const TUNED_STEPS: usize = 40;

/// The agents side by side, by default in a trap.
pub fn compare(args: &LabCompare) -> anyhow::Result<()> {
    let games = trial_games(&args.place, &args.limit, &args.trial, (USUAL_LAYOUT, COMPARED_DEPTH))?;
    let eval = named_eval(&args.value, COMPARED_PRESET)?;
    let value: Arc<dyn ValueFunction<Pacman>> = Arc::from(chosen_value(&eval)?);
    let began = Instant::now();
    let clock = || began.elapsed().as_secs_f64() * 1000.0;
    let found = watched(|follow| compare_agents(&games, &value, &clock, follow))?;
    super::write_csv(&found.table(), args.csv.as_deref())?;
    match args.print.json {
        true => output::json(&found),
        false => output::say(&format!("{}{}", heading(args, &eval, &found), found.table().text())),
    }
}

fn heading(args: &LabCompare, eval: &EvalChoice, found: &AgentTrials) -> String {
    format!(
        "{}: decisions at the start with depth {}, value function {}; then {} games each, seeds from {}\n\n",
        args.place.said("layout").unwrap_or(USUAL_LAYOUT),
        found.depth,
        name(eval, COMPARED_PRESET),
        args.trial.games,
        args.trial.seed
    )
}

/// What each term of a value function is good for.
pub fn ablate(args: &LabAblate) -> anyhow::Result<()> {
    let games = trial_games(&args.place, &args.limit, &args.trial, (JUDGED_LAYOUT, JUDGED_DEPTH))?;
    let eval = named_eval(&args.value, JUDGED_PRESET)?;
    chosen_value(&eval)?;
    let make = || chosen_value(&eval).expect("it was made before");
    let found = watched(|follow| ablate_terms(&games, &make, follow))?;
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
pub fn tune(args: &LabTune) -> anyhow::Result<()> {
    let maze = &args.maze;
    let games = Games {
        layout: setting::layout(&maze.layout, maze.ghosts)?,
        ghost: setting::ghost(maze.ghost),
        depth: maze.depth.unwrap_or(JUDGED_DEPTH),
        count: args.games.unwrap_or(TUNED_GAMES) as u64,
        seed: args.seed,
    };
    let eval = named_eval(&args.value, JUDGED_PRESET)?;
    chosen_value(&eval)?;
    let make = || chosen_value(&eval).expect("it was made before");
    let steps = args.steps.unwrap_or(TUNED_STEPS) as u64;
    let settings = TuneSettings { steps, seed: args.seed, fixed: vec!["score".into()] };
    let found = watched(|follow| tune_weights(&games, &make, &settings, follow))?;
    let file = found.toml(&preset(&eval));
    if let Some(path) = &args.out {
        files::write_whole(path, file.as_bytes())?;
    }
    if args.print.json {
        return output::json(&found);
    }
    let shown = if args.out.is_none() { format!("\n{file}") } else { String::new() };
    output::say(&format!("{}\n{}{shown}", found.table().text(), verdict(&found)))
}

fn verdict(found: &TunedWeights) -> String {
    let told = |words: &str, verdict: Verdict| {
        format!("{words}: {} of {} won, mean {:.1}\n", verdict.wins, verdict.games, verdict.mean)
    };
    format!("{}{}", told("before", found.before), told("after ", found.after))
}

fn trial_games(
    place: &Place,
    limit: &Limit,
    trial: &PacmanTrial,
    (usual_layout, usual_depth): (&str, u32),
) -> anyhow::Result<Games> {
    if place.position.is_some() || !place.moves.is_empty() {
        bail!("--position and --moves cannot be used here: expected a layout, where every game starts");
    }
    let depth = match limit.depth {
        None | Some(DepthLimit::Usual) => usual_depth,
        Some(DepthLimit::Plies(rounds)) => rounds,
        Some(DepthLimit::End) => bail!("bad depth 'end': expected a number of rounds"),
    };
    Ok(Games {
        layout: setting::layout(place.said("layout").unwrap_or(usual_layout), ghosts(place)?)?,
        ghost: setting::ghost(trial.ghost),
        depth,
        count: trial.games,
        seed: trial.seed,
    })
}

/// How many ghosts play, if it is said.
fn ghosts(place: &Place) -> anyhow::Result<Option<usize>> {
    let ghosts = place.said("ghosts");
    let refuse = || format!("bad ghosts '{}': expected a whole number", ghosts.unwrap_or_default());
    ghosts.map(|ghosts| ghosts.parse().with_context(refuse)).transpose()
}

/// The value function of an experiment: the one named, or the one its lesson is about.
fn named_eval(value: &Value, usual: &str) -> anyhow::Result<EvalChoice> {
    match &value.eval {
        None => Ok(EvalChoice::Preset(usual.into())),
        Some(_) => setup::eval(value),
    }
}

fn name(eval: &EvalChoice, usual: &str) -> String {
    match eval {
        EvalChoice::Usual => usual.into(),
        EvalChoice::Preset(name) | EvalChoice::File { name, .. } => name.clone(),
    }
}

/// The preset a value function starts from.
fn preset(eval: &EvalChoice) -> String {
    match eval {
        EvalChoice::File { text, .. } => preset_of(text).unwrap_or_default(),
        chosen => name(chosen, JUDGED_PRESET),
    }
}
