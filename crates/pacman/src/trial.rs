//! Agents and value functions judged by series of games with known seeds.

use crate::agent::{Ghost, Method, PacmanPlayer};
use crate::layout::Layout;
use crate::play::{MAX_MOVES, Match, MazeGame};
use crate::rules::Pacman;
use crate::series::{ScoreInterval, SeriesSummary, play_each, play_series};
use crate::state::Status;
use search::{Notation, Silent, Stopped, ValueFunction};
use serde::Serialize;
use session::{LongWork, Series};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The games an experiment plays.
#[derive(Clone)]
pub struct TrialGames {
    /// The maze with its ghosts.
    pub layout: Layout,
    /// How every ghost moves.
    pub ghost: Ghost,
    /// Rounds Pacman looks ahead.
    pub depth: u32,
    /// Games in each series.
    pub count: u64,
    /// The first game's seed.
    pub seed: u64,
}

impl TrialGames {
    /// The agents of the games; the search believes what is true about the ghosts where the method asks for it.
    pub fn setting(&self, method: Method, value: Arc<dyn ValueFunction<Pacman>>) -> Match {
        let game = Pacman::new(self.layout.clone(), method.belief(self.ghost.model()));
        let pacman = PacmanPlayer { method, depth: self.depth, value, chooser: None };
        let ghosts = vec![self.ghost.clone(); self.layout.ghosts.len()];
        Match { game, pacman, ghosts, max_moves: MAX_MOVES }
    }

    /// Plays a series: what it shows, and Pacman's moves in a game on average.
    pub fn play(
        &self,
        method: Method,
        value: Arc<dyn ValueFunction<Pacman>>,
        follow: LongWork<'_>,
    ) -> Result<(SeriesSummary, f64), Stopped> {
        let setting = self.setting(method, value);
        let played = SeriesProgress::new(self.count, follow);
        let records = play_series(&setting, self.count, self.seed, follow.stop, &|_| played.one_more())
            .ok_or(Stopped)?;
        let agents = setting.game.maze().agent_count();
        let moves: usize = records.iter().map(|record| record.moves.len().div_ceil(agents)).sum();
        Ok((SeriesSummary::of(&records), moves as f64 / records.len().max(1) as f64))
    }

    /// Plays a series by expectimax and keeps its scores alone, however long the games are.
    pub fn scores(
        &self,
        value: &Arc<dyn ValueFunction<Pacman>>,
        follow: LongWork<'_>,
    ) -> Result<Series, Stopped> {
        let setting = self.setting(Method::Expectimax, Arc::clone(value));
        let played = SeriesProgress::new(self.count, follow);
        let keep = |record: MazeGame| {
            played.one_more();
            (f64::from(record.score), record.status == Status::Won)
        };
        let ended = play_each(&setting, self.count, self.seed, follow.stop, keep).ok_or(Stopped)?;
        let wins = ended.iter().filter(|(_, is_won)| *is_won).count();
        Ok(Series { scores: ended.into_iter().map(|(score, _)| score).collect(), wins })
    }
}

/// The games of a series, counted for the caller that follows it.
struct SeriesProgress<'a> {
    games: u64,
    done: AtomicU64,
    follow: LongWork<'a>,
}

impl<'a> SeriesProgress<'a> {
    fn new(games: u64, follow: LongWork<'a>) -> SeriesProgress<'a> {
        SeriesProgress { games, done: AtomicU64::new(0), follow }
    }

    fn one_more(&self) {
        (self.follow.progress)(self.done.fetch_add(1, Ordering::Relaxed) + 1, self.games);
    }
}

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
    pub win_interval: ScoreInterval,
    /// Its mean score.
    pub mean: f64,
    /// Where the true mean lies, in 95 of 100 cases.
    pub mean_interval: ScoreInterval,
    /// How long its games were, in Pacman's moves, on average.
    pub mean_moves: f64,
}

/// Milliseconds since some moment: this crate reads no clock itself.
pub type Milliseconds<'a> = &'a dyn Fn() -> f64;

/// Lets every agent decide at the start of the games, and play all of them.
pub fn compare_agents(
    games: &TrialGames,
    value: &Arc<dyn ValueFunction<Pacman>>,
    clock: Milliseconds<'_>,
    follow: LongWork<'_>,
) -> Result<AgentTrials, Stopped> {
    let rows = Method::ALL.into_iter().map(|method| trial(games, method, value, clock, follow));
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
    games: &TrialGames,
    method: Method,
    value: &Arc<dyn ValueFunction<Pacman>>,
    clock: Milliseconds<'_>,
    follow: LongWork<'_>,
) -> Result<AgentTrial, Stopped> {
    let setting = games.setting(method, value.clone());
    let began = clock();
    let answer = setting.pacman.think(&setting.game, &setting.game.start(), &mut Silent, follow.stop)?;
    let time_ms = clock() - began;
    let (summary, mean_moves) = games.play(method, value.clone(), follow)?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layouts::built_in;
    use crate::random::PythonRandom;
    use crate::value::preset;
    use search::{Checkpoint, Stop};
    use std::sync::atomic::AtomicU64;

    fn games(count: u64) -> TrialGames {
        TrialGames { layout: built_in("dilemma").unwrap(), ghost: Ghost::Random, depth: 3, count, seed: 0 }
    }

    fn score() -> Arc<dyn ValueFunction<Pacman>> {
        Arc::new(preset("score").unwrap())
    }

    #[test]
    fn in_a_trap_minimax_gives_up_and_expectimax_gambles() {
        let (played, never) = (AtomicU64::new(0), Stop::new());
        let one_more = |_, _| {
            played.fetch_add(1, Ordering::Relaxed);
        };
        let follow = LongWork { stop: &never, progress: &one_more };
        let trials = compare_agents(&games(200), &score(), &|| 0.0, follow).unwrap();
        let row =
            |name: &str| -> AgentTrial { trials.rows.iter().find(|row| row.agent == name).unwrap().clone() };
        // The ghost from below is sure to come: running into it at once costs the fewest points.
        for name in ["minimax", "alphabeta"] {
            let row = row(name);
            assert_eq!((row.value, row.best.as_deref(), row.wins), (-501.0, Some("South"), 0), "{name}");
            assert_eq!((row.mean, row.mean_moves), (-501.0, 1.0));
        }
        // The one above goes away every other time.
        let gambler = row("expectimax");
        assert_eq!((gambler.value, gambler.best.as_deref()), (-252.5, Some("Stop")));
        assert!((70..130).contains(&gambler.wins), "{gambler:?}");
        assert!(row("alphabeta").nodes <= row("minimax").nodes);
        assert_eq!((played.load(Ordering::Relaxed), trials.rows.len()), (800, 4));
    }

    #[test]
    fn a_comparison_can_be_stopped() {
        let raised = Stop::raised();
        let follow = LongWork { stop: &raised, progress: &|_, _| {} };
        assert!(compare_agents(&games(8), &score(), &|| 0.0, follow).is_err());
    }

    #[test]
    fn a_game_ends_within_the_search_for_a_move() {
        let deep = TrialGames { layout: built_in("citadel").unwrap(), depth: 60, ..games(1) };
        let setting = deep.setting(Method::Expectimax, score());
        let asked = AtomicU64::new(0);
        let control = |_: Checkpoint| asked.fetch_add(1, Ordering::Relaxed) < 100;
        assert_eq!(setting.play_until(&mut PythonRandom::new(0), &control), Err(Stopped));
    }
}
