//! Value functions: what a state is worth to Pacman, as sums of named terms.

mod better;
mod hunt;
mod measure;
mod reflex;
mod refuge;
mod thrill;
mod tour;

use crate::rules::Pacman;
use search::Outcome;
use search::Term;
use search::evaluate::WeightedSum;
use search::score::Ply;

/// A value function of this game.
pub type Value = WeightedSum<Pacman>;

/// The value functions there are, by name.
pub const PRESETS: [&str; 5] = ["score", "reflex", "thrill", "better", "hunt"];

/// There is no value function of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown value function '{0}': expected one of {list}", list = PRESETS.join(", "))]
pub struct UnknownPreset(pub String);

/// The value function of this name.
pub fn preset(name: &str) -> Result<Value, UnknownPreset> {
    match name {
        "score" => Ok(score()),
        "reflex" => Ok(reflex::reflex()),
        "thrill" => Ok(thrill::thrill()),
        "better" => Ok(better::better()),
        "hunt" => Ok(hunt::hunt()),
        _ => Err(UnknownPreset(name.into())),
    }
}

/// The game's own score and nothing else.
pub fn score() -> Value {
    WeightedSum::new(vec![term("score", 1.0, measure::score)]).with_terminal(points)
}

/// A finished game is worth its points.
fn points(outcome: Outcome, _: Ply) -> f64 {
    outcome.points
}

fn term(name: &'static str, weight: f64, measure: search::evaluate::Measure<Pacman>) -> Term<Pacman> {
    Term { name, weight, measure }
}
