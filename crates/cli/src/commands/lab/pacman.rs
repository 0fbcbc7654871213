//! `plywood lab compare pacman`: the agents side by side, judged by many games.

use super::series::{named_eval, rounds};
use crate::args::LabCompare;
use crate::commands::pacman::setting;
use crate::output;
use crate::progress::watched;
use anyhow::{Context, bail};
use lab::{LabError, LongWork, ResultTable};
use pacman::kit::{USUAL_LAYOUT, chosen_value};
use pacman::{AgentTrial, AgentTrials, Method, Pacman, TrialGames, compare_agents};
use search::ValueFunction;
use session::EvalChoice;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Rounds that are enough to see the trap close.
const COMPARED_DEPTH: u32 = 3;
/// The value function of the trap: only then is giving up at once the best for minimax.
const COMPARED_PRESET: &str = "score";

/// The agents side by side, by default in a trap.
pub fn compare(args: &LabCompare) -> anyhow::Result<()> {
    let games = trial_games(args)?;
    let eval = named_eval(&args.value, COMPARED_PRESET)?;
    let value: Arc<dyn ValueFunction<Pacman>> = Arc::from(chosen_value(&eval, &games.layout)?);
    let began = Instant::now();
    let clock = || began.elapsed().as_secs_f64() * 1000.0;
    let found = watched(|follow| compared(&games, &value, &clock, follow));
    if let Some(failure) = value.failure() {
        bail!(failure);
    }
    let found = found?;
    let table = agent_table(&found);
    super::write_csv(&table, args.csv.as_deref())?;
    match args.print.json {
        true => output::json(&found),
        false => output::say(&format!("{}{}", heading(args, &eval, &found), table.text())),
    }
}

fn compared(
    games: &TrialGames,
    value: &Arc<dyn ValueFunction<Pacman>>,
    clock: &dyn Fn() -> f64,
    follow: LongWork<'_>,
) -> Result<AgentTrials, LabError> {
    let (played, total) = (AtomicU64::new(0), Method::ALL.len() as u64 * games.count);
    let one_more = |_, _| (follow.progress)(played.fetch_add(1, Ordering::Relaxed) + 1, total);
    let follow = LongWork { progress: &one_more, ..follow };
    compare_agents(games, value, clock, follow).map_err(|_| LabError::Stopped)
}

fn agent_table(found: &AgentTrials) -> ResultTable {
    let headings = ["agent", "value", "move", "nodes", "games", "won", "95 %", "mean score", "95 %", "moves"];
    let mut table = ResultTable::new(&headings);
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

fn heading(args: &LabCompare, eval: &EvalChoice, found: &AgentTrials) -> String {
    format!(
        "{}: decisions at the start with depth {}, value function {}; then {} games each, seeds from {}\n\n",
        args.place.said("layout").unwrap_or(USUAL_LAYOUT),
        found.depth,
        eval.name(COMPARED_PRESET),
        args.trial.games,
        args.seed
    )
}

fn trial_games(args: &LabCompare) -> anyhow::Result<TrialGames> {
    let place = &args.place;
    super::series::from_start(place)?;
    let ghosts = place.said("ghosts");
    let refuse = || format!("bad ghosts '{}': expected a whole number", ghosts.unwrap_or_default());
    let ghosts = ghosts.map(|ghosts| ghosts.parse().with_context(refuse)).transpose()?;
    Ok(TrialGames {
        layout: setting::layout(place.said("layout").unwrap_or(USUAL_LAYOUT), ghosts)?,
        ghost: setting::ghost(args.trial.ghost),
        depth: rounds(&args.limit)?.unwrap_or(COMPARED_DEPTH),
        count: args.trial.games,
        seed: args.seed,
    })
}
