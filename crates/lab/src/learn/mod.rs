//! Nets that learn, and how right they are as they do: positions to learn from ([`Material`]), won positions of a class that is solved
//! as a whole ([`TruthCheck`]), and what every epoch came to ([`LearningCurve`]); and how well value functions put positions in order ([`ranks`]).

mod curve;
mod material;
mod ranks;
mod trained;
mod training;
mod truth_check;

pub use curve::{EpochFigures, LearningCurve};
pub use material::{ENDING_SCALE, Material, Wanted, own_games, tuning_samples};
pub use ranks::{RankRequest, RankRow, Ranks, quiet_positions, ranks};
pub use trained::{STUDENT_BATCH, STUDENT_RATE, Trained};
pub use training::{NetLesson, Training};
pub use truth_check::{TruthCheck, WonCount};
