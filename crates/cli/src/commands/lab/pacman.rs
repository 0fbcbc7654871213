//! `plywood lab compare|ablate|tune pacman`: experiments judged by many games.

use crate::args::{LabAblate, LabCompare, LabTune, Limit, PacmanTrial, Place, Value};
use crate::commands::pacman::setting;
use crate::progress::watched;
use crate::{output, setup};
use anyhow::{Context, bail};
use lab::tune::{SeriesClimb, TunedSeries, Verdict, tune_by_series};
use lab::{LabError, LongWork, PlaySeries, Series, Table, ablate_series, settings_text};
use pacman::kit::{USUAL_LAYOUT, chosen_value};
use pacman::{AgentTrial, AgentTrials, Counted, Games, Method, Pacman, compare_agents};
use search::ValueFunction;
use session::{DepthLimit, EvalChoice};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
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
    let value: Arc<dyn ValueFunction<Pacman>> = Arc::from(chosen_value(&eval, &games.layout)?);
    let began = Instant::now();
    let clock = || began.elapsed().as_secs_f64() * 1000.0;
    let found = watched(|follow| compared(&games, &value, &clock, follow))?;
    let table = agent_table(&found);
    super::write_csv(&table, args.csv.as_deref())?;
    match args.print.json {
        true => output::json(&found),
        false => output::say(&format!("{}{}", heading(args, &eval, &found), table.text())),
    }
}

fn compared(
    games: &Games,
    value: &Arc<dyn ValueFunction<Pacman>>,
    clock: &dyn Fn() -> f64,
    follow: LongWork<'_>,
) -> Result<AgentTrials, LabError> {
    let (played, total) = (AtomicU64::new(0), Method::ALL.len() as u64 * games.count);
    let one_more = || (follow.progress)(played.fetch_add(1, Ordering::Relaxed) + 1, total);
    let counted = Counted { stop: follow.stop, one_more: &one_more };
    compare_agents(games, value, clock, counted).map_err(|_| LabError::Stopped)
}

fn agent_table(found: &AgentTrials) -> Table {
    let headings = ["agent", "value", "move", "nodes", "games", "won", "95 %", "mean score", "95 %", "moves"];
    let mut table = Table::new(&headings);
    table.rows = found.rows.iter().map(agent_words).collect();
    table
}

fn agent_words(row: &AgentTrial) -> Vec<String> {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    vec![
        row.agent.into(),
        lab::short(row.value),
        row.best.clone().unwrap_or_default(),
        row.nodes.to_string(),
        row.games.to_string(),
        format!("{} %", percent(row.win_rate)),
        format!("{} to {}", percent(row.win_interval.low), percent(row.win_interval.high)),
        format!("{:.1}", row.mean),
        format!("{:.1} to {:.1}", row.mean_interval.low, row.mean_interval.high),
        format!("{:.1}", row.mean_moves),
    ]
}

/// Series of games in which Pacman plays by expectimax.
struct Maze<'a> {
    games: Games,
    stop: &'a AtomicBool,
}

impl PlaySeries for Maze<'_> {
    fn games(&self) -> u64 {
        self.games.count
    }

    fn play(
        &self,
        eval: &EvalChoice,
        seed: u64,
        one_more: &(dyn Fn() + Sync),
    ) -> Result<Option<Series>, LabError> {
        let games = Games { seed, ..self.games.clone() };
        let counted = Counted { stop: self.stop, one_more };
        let played = games.play(Method::Expectimax, Arc::from(chosen_value(eval, &games.layout)?), counted);
        Ok(played.ok().map(|(summary, _)| Series {
            scores: summary.scores.iter().copied().map(f64::from).collect(),
            wins: summary.wins,
        }))
    }
}

fn heading(args: &LabCompare, eval: &EvalChoice, found: &AgentTrials) -> String {
    format!(
        "{}: decisions at the start with depth {}, value function {}; then {} games each, seeds from {}\n\n",
        args.place.said("layout").unwrap_or(USUAL_LAYOUT),
        found.depth,
        eval.name(COMPARED_PRESET),
        args.trial.games,
        args.trial.seed
    )
}

/// What each term of a value function is good for.
pub fn ablate(args: &LabAblate) -> anyhow::Result<()> {
    let games = trial_games(&args.place, &args.limit, &args.trial, (JUDGED_LAYOUT, JUDGED_DEPTH))?;
    let eval = named_eval(&args.value, JUDGED_PRESET)?;
    let (bench, seed) = (games::open("pacman", [])?, games.seed);
    let found = watched(|follow| {
        ablate_series(bench.as_ref(), &eval, (&Maze { games, stop: follow.stop }, seed), follow)
    })?;
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
        layout: setting::layout(args.place.said("layout").unwrap_or(JUDGED_LAYOUT), ghosts(&args.place)?)?,
        ghost: setting::ghost(maze.ghost),
        depth: maze.depth.unwrap_or(JUDGED_DEPTH),
        count: args.games.unwrap_or(TUNED_GAMES) as u64,
        seed: args.seed,
    };
    let eval = named_eval(&args.value, JUDGED_PRESET)?;
    let bench = games::open("pacman", [])?;
    let steps = args.steps.unwrap_or(TUNED_STEPS) as u64;
    let request = SeriesClimb { steps, seed: args.seed, fixed: vec!["score".into()] };
    let found = watched(|follow| {
        let player = Maze { games, stop: follow.stop };
        tune_by_series(bench.as_ref(), &eval, &player, &request, follow)
    })?;
    let file = settings_text(JUDGED_PRESET, &eval, &found.weights)?;
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
