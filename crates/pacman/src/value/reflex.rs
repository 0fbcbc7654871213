//! The value function of the agent that looks only one move ahead.

use super::measure::{self, dangerous, ghost_steps, nearest_food, scared};
use super::{Value, points, term};
use crate::rules::Pacman;
use crate::state::State;
use search::evaluate::WeightedSum;

/// A dangerous ghost nearer than this may catch Pacman with its next move.
const DANGER_STEPS: f64 = 2.0;

/// Food near, dangerous ghosts not too near, frightened ghosts perhaps.
pub fn reflex() -> Value {
    WeightedSum::new(vec![
        term("score", 1.0, measure::score),
        term("food-nearness", 1.0, food_nearness),
        term("danger", -500.0, danger),
        term("scared-nearness", 2.0, scared_nearness),
    ])
    .with_terminal(points)
}

/// 1 for food next to Pacman, 1/2 for food two steps away, and so on.
fn food_nearness(game: &Pacman, state: &State) -> f64 {
    nearest_food(game, state).map_or(0.0, |steps| 1.0 / f64::from(steps.max(1)))
}

/// Dangerous ghosts that are too near.
fn danger(game: &Pacman, state: &State) -> f64 {
    dangerous(state).filter(|ghost| ghost_steps(game, state, ghost) < DANGER_STEPS).count() as f64
}

/// The nearness of all frightened ghosts.
fn scared_nearness(game: &Pacman, state: &State) -> f64 {
    scared(state).map(|ghost| 1.0 / (ghost_steps(game, state, ghost) + 1.0)).sum()
}
