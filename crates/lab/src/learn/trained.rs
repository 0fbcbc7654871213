//! A training in words and as data: the same from the page and the command line.

use super::curve::EpochFigures;
use net::TrainingRecipe;
use serde::Serialize;
use session::Language;

/// Positions between two changes of the weights, and how far weights move at first, for nets that learn little in a minute.
pub const STUDENT_BATCH: usize = 256;
/// The same: how far.
pub const STUDENT_RATE: f64 = 0.005;

/// What became of a training.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Trained {
    /// What the net is called.
    pub game: String,
    /// How it was made, in words.
    pub recipe: String,
    /// Positions learned from.
    pub positions: usize,
    /// Positions kept apart.
    pub apart: usize,
    /// What a score is divided by to become the logarithm of odds.
    pub scale: i32,
    /// What every epoch came to.
    pub epochs: Vec<EpochFigures>,
}

/// How a net is made, in words, which are kept in the net: from what, and by which numbers.
pub fn recipe_words(source: &str, recipe: &TrainingRecipe, positions: usize) -> String {
    format!(
        "{source}{} positions, hidden {}, {} epochs, batch {}, rate {}, result share {}, scale {}, seed {}",
        Language::English.count(positions as u64),
        recipe.hidden,
        recipe.epochs,
        recipe.batch,
        recipe.rate,
        recipe.result_share,
        recipe.scale,
        recipe.seed
    )
}
