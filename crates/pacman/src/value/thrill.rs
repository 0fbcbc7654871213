//! A value function that penalises what exists instead of paying for what is near: a Pacman that is paid for
//! standing next to food never eats it. Capsules are left until a ghost is near enough for an ambush.

use super::measure::{self, dangerous, scared};
use super::{PacmanValue, score_term, term};
use crate::geometry::{HalfPoint, Square};
use crate::rules::Pacman;
use crate::state::State;
use search::evaluate::WeightedSum;
use search::score::Ply;
use search::{Outcome, Side};

/// A dangerous ghost this near to a capsule is worth an ambush.
const AMBUSH_STEPS: f64 = 5.0;
/// A dangerous ghost this near catches Pacman with its next move.
const TOUCH_STEPS: f64 = 1.0;
/// What the end of the game is worth: more than everything else together.
const END_VALUE: f64 = 1e6;

/// Distances are columns plus rows here, walls or not.
pub fn thrill() -> PacmanValue {
    WeightedSum::new(vec![
        score_term(),
        term("food", -20.0, "dots left", measure::food),
        term("food-distance", -1.0, "columns and rows to the nearest dot", food_distance),
        term(
            "capsules",
            -500.0,
            "capsules with no dangerous ghost within five columns and rows",
            |game, state| quiet(game, state).count() as f64,
        ),
        term("capsule-distance", -1.0, "columns and rows to those capsules, all together", |game, state| {
            quiet(game, state).map(|at| from_pacman(state, at)).sum()
        }),
        term(
            "ambushes",
            -800.0,
            "capsules with a dangerous ghost that near: worth an ambush",
            |game, state| ambushes(game, state).count() as f64,
        ),
        term("ambush-distance", -10.0, "columns and rows to those capsules, all together", |game, state| {
            ambushes(game, state).map(|at| from_pacman(state, at)).sum()
        }),
        term("scared", -200.0, "frightened ghosts not eaten yet", |_, state| scared(state).count() as f64),
        term(
            "scared-nearness",
            100.0,
            "1 / (1 + columns and rows) of the frightened ghosts, all together",
            scared_nearness,
        ),
        term("touch", -999_999.0, "1 if a dangerous ghost is one step away", touch),
    ])
    .with_terminal(value_end)
}

fn value_end(outcome: Outcome, _: Ply) -> f64 {
    let end = match outcome.winner {
        Some(Side::Max) => END_VALUE,
        Some(Side::Min) => -END_VALUE,
        None => 0.0,
    };
    outcome.points + end
}

fn steps(a: HalfPoint, b: HalfPoint) -> f64 {
    f64::from(a.manhattan(b)) / 2.0
}

fn from_pacman(state: &State, square: Square) -> f64 {
    steps(state.pacman().point, square.point())
}

fn food_distance(game: &Pacman, state: &State) -> f64 {
    let distances = state.food().map(|dot| from_pacman(state, game.maze().food_square(dot)));
    distances.min_by(f64::total_cmp).unwrap_or(0.0)
}

/// The squares of the capsules left.
fn capsules<'a>(game: &'a Pacman, state: &'a State) -> impl Iterator<Item = Square> + 'a {
    state.capsules().map(|capsule| game.maze().capsule_square(capsule))
}

fn is_ambush(state: &State, capsule: Square) -> bool {
    dangerous(state).any(|ghost| steps(ghost.point, capsule.point()) <= AMBUSH_STEPS)
}

fn ambushes<'a>(game: &'a Pacman, state: &'a State) -> impl Iterator<Item = Square> + 'a {
    capsules(game, state).filter(|&capsule| is_ambush(state, capsule))
}

fn quiet<'a>(game: &'a Pacman, state: &'a State) -> impl Iterator<Item = Square> + 'a {
    capsules(game, state).filter(|&capsule| !is_ambush(state, capsule))
}

fn scared_nearness(_: &Pacman, state: &State) -> f64 {
    scared(state).map(|ghost| 1.0 / (steps(ghost.point, state.pacman().point) + 1.0)).sum()
}

/// 1 when a dangerous ghost is within reach.
fn touch(_: &Pacman, state: &State) -> f64 {
    let near = dangerous(state).any(|ghost| steps(ghost.point, state.pacman().point) <= TOUCH_STEPS);
    f64::from(u8::from(near))
}
