//! Hub, the protocol between draughts programs and their front ends, version 2, for English draughts.
//!
//! [`Line`] reads and writes a line, [`notation`] its positions and moves, [`Dialogue`] decides what is to be done,
//! and [`run`] connects it to an input, an output and the draughts bench, with one thread for thinking.

mod dialogue;
mod level;
mod line;
pub mod notation;
mod runner;

pub use dialogue::{Action, Dialogue, Mode, Settings, Task};
pub use level::Level;
pub use line::{Argument, Line};
pub use runner::run;
