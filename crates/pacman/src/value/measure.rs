//! Measurements that several value functions share.

use crate::geometry::Square;
use crate::rules::Pacman;
use crate::state::{Agent, State};

/// Points so far.
pub fn score(_: &Pacman, state: &State) -> f64 {
    f64::from(state.score())
}

/// Dots left.
pub fn food(_: &Pacman, state: &State) -> f64 {
    f64::from(state.food_left)
}

/// The square Pacman is on.
pub fn pacman_square(state: &State) -> Square {
    state.pacman().point.square()
}

/// Steps through the maze from Pacman to the nearest dot; none when there is none he can reach.
pub fn nearest_food(game: &Pacman, state: &State) -> Option<u16> {
    let distances = game.maze().distances();
    let here = distances.from(pacman_square(state));
    let steps = state.food().map(|dot| here[distances.number(game.maze().food_square(dot))]);
    steps.min().filter(|&steps| steps != crate::UNREACHABLE)
}

/// Steps through the maze from Pacman to a ghost; half steps count.
pub fn ghost_steps(game: &Pacman, state: &State, ghost: &Agent) -> f64 {
    f64::from(game.maze().distances().half_steps(ghost.point, pacman_square(state))) / 2.0
}

/// The ghosts that may be eaten.
pub fn scared(state: &State) -> impl Iterator<Item = &Agent> {
    state.ghosts().iter().filter(|ghost| ghost.is_scared())
}

/// The ghosts that are dangerous.
pub fn dangerous(state: &State) -> impl Iterator<Item = &Agent> {
    state.ghosts().iter().filter(|ghost| !ghost.is_scared())
}
