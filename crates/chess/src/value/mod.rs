//! What a position is worth: named terms, each with a middlegame and an endgame weight, blended by what is left
//! on the board.
//!
//! One walk over the board reports what it finds to a tally (`tally`): the search multiplies by weights at once,
//! tuning and explanations keep the counts. What a slot means is in `slots`, what it is worth in `weights`.

mod attacks;
mod blend;
mod cache;
mod counting;
mod counts;
mod endings;
mod function;
mod masks;
mod numbers;
mod pair;
mod pieces;
mod pressure;
mod slots;
mod source;
mod structure;
mod tally;
mod walk;
mod weights;

use crate::inputs::net_value;
use crate::rules::Chess;
use search::ValueFunction;

pub use function::Tapered;
pub use pair::Pair;
pub use slots::{GROUPS, SLOTS, SlotGroup};
pub use source::source;
pub use walk::PositionJudge;
pub use weights::{SlotWeights, WeightsError};

/// Every value function by name, and what it is; the first is the usual one.
pub const PRESETS: &[(&str, &str)] = &[
    (
        "tapered",
        "ours: named terms with middlegame and endgame numbers, tuned; all but piece values are factors",
    ),
    (
        "net",
        "the player's own: tapered, and what a small network adds to it that learned from games of the player against itself",
    ),
    (
        "source",
        "the source's: piece values and one table for the centre, 0 in the corners to 6 in the middle",
    ),
];

/// The value function of this name.
pub fn preset(name: &str) -> Option<Box<dyn ValueFunction<Chess>>> {
    match name {
        "tapered" => Some(Box::new(Tapered::default())),
        "net" => Some(Box::new(net_value())),
        "source" => Some(Box::new(source())),
        _ => None,
    }
}
