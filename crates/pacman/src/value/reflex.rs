//! The value function of the agent that looks only one move ahead.

use super::measure::{dangerous, ghost_steps, nearest_food, scared};
use super::{PacmanValue, points, score_term, term};
use crate::rules::Pacman;
use crate::state::State;
use search::evaluate::WeightedSum;

/// A dangerous ghost nearer than this may catch Pacman with its next move.
const DANGER_STEPS: f64 = 2.0;

/// What nearness to food is worth: less than the ten points of a dot, or standing beside it would pay better.
const NEARNESS: f64 = 1.0;

/// More than a dot: the one that is eaten takes its nearness with it.
const ZENO_NEARNESS: f64 = 50.0;

/// Food near, dangerous ghosts not too near, frightened ghosts perhaps.
pub fn reflex() -> PacmanValue {
    with_nearness(NEARNESS)
}

/// The same, but eating does not pay.
pub fn zeno() -> PacmanValue {
    with_nearness(ZENO_NEARNESS)
}

fn with_nearness(nearness: f64) -> PacmanValue {
    WeightedSum::new(vec![
        score_term(),
        term("food-nearness", nearness, "1 / steps of the nearest food by maze distance", food_nearness),
        term("danger", -500.0, "dangerous ghosts that may catch Pac-Man with their next move", danger),
        term(
            "scared-nearness",
            2.0,
            "1 / (1 + steps) of the frightened ghosts, all together",
            scared_nearness,
        ),
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
