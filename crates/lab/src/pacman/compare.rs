//! The agents side by side: what each decides in a position, and how its games end.

use super::{Count, Games, Value};
use crate::error::LabError;
use crate::follow::Follow;
use crate::table::{Table, short};
use pacman::{Interval, Method, State};
use search::Stopped;
use search::{Notation, Silent};
use serde::Serialize;
use std::sync::atomic::Ordering;

/// The agents side by side.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AgentTrials {
    /// The position of the decisions, as text.
    pub position: String,
    /// Rounds they look ahead.
    pub depth: u32,
    /// One row an agent.
    pub rows: Vec<AgentTrial>,
}

/// What one agent decided, and how its games ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AgentTrial {
    /// The agent.
    pub agent: &'static str,
    /// The same, as every comparison calls its rows.
    pub variant: &'static str,
    /// Whether value and move are those of minimax.
    pub agrees: bool,
    /// The part of minimax's nodes that it did not need.
    pub saving: f64,
    /// How long it took to decide.
    pub time_ms: f64,
    /// What it thinks the position is worth to Pacman.
    pub value: f64,
    /// The move it chooses.
    pub best: Option<String>,
    /// Nodes it looked at.
    pub nodes: u64,
    /// Games it played from the start.
    pub games: usize,
    /// Games it won.
    pub wins: usize,
    /// The share of games won.
    pub win_rate: f64,
    /// Where the true share lies, in 95 of 100 cases.
    pub win_interval: Interval,
    /// Its mean score.
    pub mean: f64,
    /// Where the true mean lies, in 95 of 100 cases.
    pub mean_interval: Interval,
    /// How long its games were, in Pacman's moves, on average.
    pub mean_moves: f64,
}

/// Milliseconds since some moment: this crate reads no clock itself.
pub type Milliseconds<'a> = &'a dyn Fn() -> f64;

/// Lets every agent decide at the start of the games, and play all of them.
pub fn compare_agents(
    games: &Games,
    value: &Value,
    clock: Milliseconds<'_>,
    follow: Follow<'_>,
) -> Result<AgentTrials, LabError> {
    let count = Count::of(Method::ALL.len() as u64 * games.count, follow);
    let rows = Method::ALL.into_iter().map(|method| trial(games, method, value, (clock, &count)));
    let mut rows: Vec<AgentTrial> = rows.collect::<Result<_, _>>()?;
    hold_against_minimax(&mut rows);
    let game = games.setting(Method::Minimax, value.clone()).game;
    Ok(AgentTrials { position: game.show_state(&game.start()), depth: games.depth, rows })
}

/// Fills in what every agent has in common with minimax.
fn hold_against_minimax(rows: &mut [AgentTrial]) {
    let Some(minimax) = rows.iter().find(|row| row.agent == Method::Minimax.name()).cloned() else { return };
    for row in rows {
        row.agrees = (row.value, &row.best) == (minimax.value, &minimax.best);
        row.saving = 1.0 - row.nodes as f64 / minimax.nodes.max(1) as f64;
    }
}

fn trial(
    games: &Games,
    method: Method,
    value: &Value,
    (clock, count): (Milliseconds<'_>, &Count<'_>),
) -> Result<AgentTrial, LabError> {
    let setting = games.setting(method, value.clone());
    let start: State = setting.game.start();
    let stop = |_| count.follow.stop.load(Ordering::Relaxed);
    let began = clock();
    let answer = setting.pacman.think(&setting.game, &start, &mut Silent, &stop);
    let time_ms = clock() - began;
    let answer = answer.map_err(|Stopped| LabError::Stopped)?;
    let (summary, mean_moves) = games.play(method, value.clone(), count)?;
    Ok(AgentTrial {
        agent: method.name(),
        variant: method.name(),
        agrees: false,
        saving: 0.0,
        time_ms,
        value: answer.value,
        best: answer.best.first().map(|m| m.name().into()),
        nodes: answer.counts.nodes,
        games: summary.games,
        wins: summary.wins,
        win_rate: summary.win_rate,
        win_interval: summary.win_interval,
        mean: summary.mean,
        mean_interval: summary.mean_interval,
        mean_moves,
    })
}

impl AgentTrials {
    /// The rows as words.
    pub fn table(&self) -> Table {
        let headings =
            ["agent", "value", "move", "nodes", "games", "won", "95 %", "mean score", "95 %", "moves"];
        let mut table = Table::new(&headings);
        table.rows = self.rows.iter().map(words).collect();
        table
    }
}

fn words(row: &AgentTrial) -> Vec<String> {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    vec![
        row.agent.into(),
        short(row.value),
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
