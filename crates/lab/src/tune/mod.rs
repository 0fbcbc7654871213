//! Better weights for a draughts value function, found against the truth.
//!
//! A textbook search of fixed depth is a fixed number of sweeps over the graph of a class: the value of every
//! position at depth `d` follows from those at depth `d - 1`. [`Graph`] does that for all positions at once,
//! thousands of times faster than searching each; then it solves what Red can do against the moves found.
//! Weights are judged by how many positions are won against every defence, also when they are shaken.

mod climb;
mod fit;
mod graph;
mod leaves;
mod shake;
mod sweep;

pub use climb::{Start, TuneRequest, Tuned, tune};
pub use graph::Graph;
pub use shake::{ShakeRequest, Shaken, shake};
