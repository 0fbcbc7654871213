//! Value functions: the sources' presets, by name.

mod basic;
mod chase;
mod complete;
mod general;
mod geometry;
mod random;
mod study;
mod weighted;

use crate::inputs::net_value;
use crate::rules::Draughts;
use crate::tactics::PlayingValue;
use search::{Outcome, Ply, Side, ValueFunction};

pub use basic::{aggressive, defensive, material};
pub use chase::chase;
pub use complete::{CompleteValue, complete};
pub use general::{GeneralValue, general};
pub use geometry::{Metric, eccentricity};
pub use random::RandomMaterial;
pub use study::{StudyValue, chebyshev, perfect, published, published_early};

/// What a won game is worth to the presets, however long it takes.
pub const STUDY_WIN: f64 = 99_999.0;

/// A preset: its name and what it is.
pub type PresetSpec = (&'static str, &'static str);

/// Every preset; the first is the usual one.
pub const PRESETS: [PresetSpec; 14] = [
    ("complete", "playing while there are men, general (a man as 100) once only kings are left"),
    ("playing", "set by hand: men, kings, structure, mobility, tapered from opening to ending"),
    ("general", "a hunt by principles that wins two kings against one from anywhere"),
    ("material", "the source's simplest: men 100, kings 300"),
    ("simple", "the same as material, under the source's name"),
    ("aggressive", "the source's: material, advanced men, middle columns"),
    ("defensive", "the source's: material, back row, side columns"),
    ("random", "the source's: material and seeded noise"),
    ("chase", "the source's first general function: material, a few squares, and kings that hunt kings"),
    ("perfect", "the source's study of two kings against one, as its documents state it"),
    ("published", "perfect with the unstated term that reproduces the published runs"),
    ("published-early", "published before the exception for Red in the corner: huddle_cornered -600"),
    ("chebyshev", "published with king's steps as the distances to Red and from square 1"),
    ("net", "the player's own: a small network that learned from games of the player against itself"),
];

/// The preset with this name; the seed only matters to `random`.
pub fn preset(name: &str, seed: u64) -> Option<Box<dyn ValueFunction<Draughts>>> {
    Some(match name {
        "complete" => Box::new(complete()),
        "material" | "simple" => Box::new(material()),
        "aggressive" => Box::new(aggressive()),
        "defensive" => Box::new(defensive()),
        "random" => Box::new(RandomMaterial::new(seed)),
        "chase" => Box::new(chase()),
        "perfect" => Box::new(perfect()),
        "published" => Box::new(published()),
        "published-early" => Box::new(published_early()),
        "chebyshev" => Box::new(chebyshev()),
        "general" => Box::new(general()),
        "playing" => Box::new(PlayingValue::default()),
        "net" => Box::new(net_value()),
        _ => return None,
    })
}

/// The sources' value of a finished game.
fn study_end(outcome: Outcome, _: Ply) -> f64 {
    match outcome.winner {
        Some(Side::Max) => STUDY_WIN,
        Some(Side::Min) => -STUDY_WIN,
        None => 0.0,
    }
}
