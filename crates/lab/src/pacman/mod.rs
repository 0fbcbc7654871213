//! Experiments with Pac-Man's agents and value functions, judged by games with known seeds.
//!
//! [`compare_agents`] puts the agents side by side, [`ablate_terms`] switches the terms of a value function off,
//! and [`tune_weights`] climbs to better weights.

mod ablate;
mod compare;
mod tune;

pub use ablate::{TermTrial, TermTrials, ablate_terms};
pub use compare::{AgentTrial, AgentTrials, Milliseconds, compare_agents};
pub use tune::{TuneSettings, TuneStep, TunedWeights, Verdict, preset_of, tune_weights};

use crate::error::LabError;
use crate::follow::Follow;
use crate::settings::Weights;
use pacman::{Ghost, Layout, MAX_MOVES, Match, Method, Pacman, Player, Summary, play_series};
use search::ValueFunction;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A value function of Pac-Man.
pub type Value = Arc<dyn ValueFunction<Pacman>>;

/// Makes a value function whose weights may be changed.
pub type MakeValue<'a> = &'a dyn Fn() -> Box<dyn ValueFunction<Pacman>>;

/// The games an experiment plays.
#[derive(Clone)]
pub struct Games {
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

/// The games of an experiment, counted for whoever follows it.
struct Count<'a> {
    follow: Follow<'a>,
    total: u64,
    played: AtomicU64,
}

impl<'a> Count<'a> {
    fn of(total: u64, follow: Follow<'a>) -> Count<'a> {
        Count { follow, total, played: AtomicU64::new(0) }
    }

    fn one_more(&self) {
        let played = self.played.fetch_add(1, Ordering::Relaxed) + 1;
        (self.follow.progress)(played, self.total);
    }
}

impl Games {
    /// The agents of the games; the search believes what is true about the ghosts where the method asks for it.
    pub fn setting(&self, method: Method, value: Value) -> Match {
        let game = Pacman::new(self.layout.clone(), method.belief(self.ghost.model()));
        let pacman = Player { method, depth: self.depth, value };
        let ghosts = vec![self.ghost.clone(); self.layout.ghosts.len()];
        Match { game, pacman, ghosts, max_moves: MAX_MOVES }
    }

    /// Plays a series: what it shows, and Pacman's moves in a game on average.
    fn play(&self, method: Method, value: Value, count: &Count<'_>) -> Result<(Summary, f64), LabError> {
        let setting = self.setting(method, value);
        let records = play_series(&setting, self.count, self.seed, count.follow.stop, &|_| count.one_more());
        let records = records.ok_or(LabError::Stopped)?;
        let agents = setting.game.maze().agent_count();
        let moves: usize = records.iter().map(|record| record.moves.len().div_ceil(agents)).sum();
        Ok((Summary::of(&records), moves as f64 / records.len().max(1) as f64))
    }
}

/// A value function with these weights.
fn weighted(make: MakeValue<'_>, weights: &Weights) -> Value {
    let mut value = make();
    for (name, weight) in weights {
        value.set_weight(name, *weight).expect("the weights are the function's own");
    }
    Arc::from(value)
}
