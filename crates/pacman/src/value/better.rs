//! Our value function: what the game will have brought in the end, estimated from true distances in the maze.

use super::measure::{self, dangerous, ghost_steps, pacman_square, scared};
use super::refuge::{cornered, onward};
use super::tour::tour;
use super::{PacmanValue, points, score_term, term};
use crate::geometry::Square;
use crate::rules::Pacman;
use crate::state::{Agent, State};
use search::evaluate::WeightedSum;

/// A ghost further away than this does not matter yet.
const DANGER_STEPS: f64 = 6.0;

/// The score so far and the points still to come, less the moves they take and the danger on the way.
pub fn better() -> PacmanValue {
    WeightedSum::new(vec![
        score_term(),
        term("alive", 500.0, "1, as long as the game goes on: what winning will bring", |_, _| 1.0),
        term("food", 4.0, "dots left", measure::food),
        term("tour", -2.0, "steps to the nearest dot or capsule and of the shortest net that joins them all", tour),
        term("capsules", 100.0, "capsules that can still be eaten, times the ghosts", |game, state| (useful_capsules(game, state) * state.ghosts().len()) as f64),
        term("prey", 200.0, "frightened ghosts that Pac-Man can reach in time", |game, state| prey(game, state).count() as f64),
        term("prey-distance", -4.0, "steps to those ghosts, all together", |game, state| {
            prey(game, state).map(|ghost| ghost_steps(game, state, ghost)).sum()
        }),
        term("rescue", 100.0, "capsules that can still be eaten, times the ordered pairs of ghosts", |game, state| (useful_capsules(game, state) * pairs(state)) as f64),
        term("relief", 100.0, "prey, times the ghosts but one", |game, state| (prey(game, state).count() * others(state)) as f64),
        term("danger", -25.0, "1 / square of the moves each dangerous ghost within six needs to Pac-Man", danger),
        term("cornered", -1000.0, "square of the part that is missing of ten squares which Pac-Man reaches before every dangerous ghost", cornered),
    ])
    .with_terminal(points)
}

/// Capsules that can still be eaten: one behind the last dot cannot, for that dot ends the game.
fn useful_capsules(game: &Pacman, state: &State) -> usize {
    let squares = state.capsules().map(|capsule| game.maze().capsule_square(capsule));
    squares.filter(|&capsule| !is_behind_the_last_dot(game, state, capsule)).count()
}

fn is_behind_the_last_dot(game: &Pacman, state: &State, square: Square) -> bool {
    let (distances, here) = (game.maze().distances(), pacman_square(state));
    let through =
        |dot: Square| u32::from(distances.between(here, dot)) + u32::from(distances.between(dot, square));
    let mut dots = state.food().map(|dot| game.maze().food_square(dot));
    state.food_left() == 1 && dots.any(|dot| through(dot) == u32::from(distances.between(here, square)))
}

/// Ghosts beside one: a single ghost can be led round in circles, two close a corridor from both ends. Then a
/// capsule is a way out, and a ghost that was eaten has to come all the way back.
fn others(state: &State) -> usize {
    state.ghosts().len().saturating_sub(1)
}

/// Ordered pairs of ghosts, each of which can close a corridor.
fn pairs(state: &State) -> usize {
    state.ghosts().len() * others(state)
}

/// The frightened ghosts that Pacman can reach in time.
fn prey<'a>(game: &'a Pacman, state: &'a State) -> impl Iterator<Item = &'a Agent> + 'a {
    scared(state).filter(|ghost| ghost_steps(game, state, ghost) < f64::from(ghost.timer))
}

/// How near the dangerous ghosts are: 1 for one that can catch Pacman with its next move, less by the square of
/// the moves it needs.
fn danger(game: &Pacman, state: &State) -> f64 {
    let moves = dangerous(state).map(|ghost| moves_to_pacman(game, state, ghost));
    moves.filter(|&moves| moves <= DANGER_STEPS).map(|moves| 1.0 / (moves * moves).max(1.0)).sum()
}

/// Moves a ghost needs to reach Pacman; it does not turn round where it can go on.
fn moves_to_pacman(game: &Pacman, state: &State, ghost: &Agent) -> f64 {
    let (at, here) = (ghost.point.square(), pacman_square(state));
    let distances = game.maze().distances();
    let steps = onward(game, ghost).iter().map(|m| distances.between(at.step(m), here));
    match steps.min() {
        _ if at == here => 0.0,
        Some(steps) => f64::from(steps) + 1.0,
        None => f64::INFINITY,
    }
}
