//! The value function of hunting ghosts: the score, and how far they are from Pacman.

use super::measure::{dangerous, ghost_steps, scared};
use super::{PacmanValue, points, score_term, term};
use crate::rules::Pacman;
use crate::state::State;
use search::evaluate::WeightedSum;

/// Seen by MAX like every value: dangerous ghosts are better far away, frightened ones near.
pub fn hunt() -> PacmanValue {
    WeightedSum::new(vec![
        score_term(),
        term(
            "danger-distance",
            1.0,
            "steps of the dangerous ghosts from Pac-Man, all together",
            danger_distance,
        ),
        term(
            "scared-distance",
            -1.0,
            "steps of the frightened ghosts from Pac-Man, all together",
            scared_distance,
        ),
    ])
    .with_terminal(points)
}

fn danger_distance(game: &Pacman, state: &State) -> f64 {
    dangerous(state).map(|ghost| ghost_steps(game, state, ghost)).sum()
}

fn scared_distance(game: &Pacman, state: &State) -> f64 {
    scared(state).map(|ghost| ghost_steps(game, state, ghost)).sum()
}
