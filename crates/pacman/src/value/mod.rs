//! Value functions: what a state is worth to Pacman, as sums of named terms.

mod better;
mod hunt;
mod measure;
mod reflex;
mod refuge;
mod thrill;
mod tour;

pub(crate) use measure::nearest_food;

use crate::rules::Pacman;
use search::Outcome;
use search::Term;
use search::evaluate::WeightedSum;
use search::score::Ply;

/// A value function of this game.
pub type PacmanValue = WeightedSum<Pacman>;

/// Every value function by name, and what it looks at; the first is the usual one.
pub const PRESETS: &[(&str, &str)] = &[
    (
        "better",
        "ours: the points still to come, by true maze distances, less the moves and the danger on the way",
    ),
    ("score", "the game's own score and nothing else, as the course's searches use it"),
    ("reflex", "for one move ahead: the nearest food, and away from ghosts that are too near"),
    ("thrill", "the source's: penalties for what is still there, and ambushes with capsules"),
    ("zeno", "the source's failure: pay for nearness to food and Pac-Man stands beside the dot for ever"),
    ("hunt", "for ghosts that look ahead: how near they are"),
];

/// There is no value function of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown value function '{0}': expected one of {list}", list = PRESETS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", "))]
pub struct UnknownPreset(pub String);

/// The value function of this name.
pub fn preset(name: &str) -> Result<PacmanValue, UnknownPreset> {
    match name {
        "score" => Ok(score()),
        "reflex" => Ok(reflex::reflex()),
        "thrill" => Ok(thrill::thrill()),
        "zeno" => Ok(reflex::zeno()),
        "better" => Ok(better::better()),
        "hunt" => Ok(hunt::hunt()),
        _ => Err(UnknownPreset(name.into())),
    }
}

/// The game's own score and nothing else.
pub fn score() -> PacmanValue {
    WeightedSum::new(vec![score_term()]).with_terminal(points)
}

/// A finished game is worth its points.
fn points(outcome: Outcome, _: Ply) -> f64 {
    outcome.points
}

/// The game's own score, which every value function begins with.
fn score_term() -> Term<Pacman> {
    term("score", 1.0, "the score so far", measure::score)
}

fn term(
    name: &'static str,
    weight: f64,
    about: &'static str,
    measure: search::evaluate::Measure<Pacman>,
) -> Term<Pacman> {
    Term { name, weight, about, measure }
}
