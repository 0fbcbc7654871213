//! Finding better weights: positions from games the engine plays against itself, and a fit of the weights to how
//! those games ended.
//!
//! [`play_game`] plays one game and keeps its quiet positions; [`Sample`] is one of them as a line of text;
//! [`Fit`] moves the weights so that the evaluation, squeezed into 0 to 1, predicts the results (Texel's method);
//! [`duel`] shows whether they play better. `plywood lab tune chess` does all of it; the recipe is in `docs/TUNING.md`.

mod duel;
mod fit;
mod sample;
mod self_play;
mod terms;

pub use duel::{Duellist, duel};
pub use fit::{Fit, FitSettings};
pub use sample::{Sample, SampleError};
pub use self_play::{Game as PlayedGame, PlaySettings, play_game};
