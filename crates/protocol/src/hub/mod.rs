//! Hub, the protocol between draughts programs and their front ends, version 2, for English draughts.
//!
//! [`Line`] reads and writes a line, [`Dialogue`] decides what is to be done, a desk does it in a session of the game, and
//! [`run`] connects them to an input and an output.

mod desk;
mod dialogue;
mod level;
mod line;

pub use dialogue::{Dialogue, Mode, Settings, Task};
pub use level::Level;
pub use line::{Argument, Line};

use crate::runner;
use desk::Desk;
use session::{EvalChoice, Playable, SessionError};
use std::io::{BufRead, Write};

/// Plays a game by Hub until told to quit or the input ends. The game is one that knows the notation `hub`.
pub fn run(
    game: Box<dyn Playable>,
    input: impl BufRead,
    output: impl Write + Send,
) -> Result<(), SessionError> {
    run_by(game, EvalChoice::Usual, input, output)
}

/// The same by a value function of one's choice.
pub fn run_by(
    game: Box<dyn Playable>,
    eval: EvalChoice,
    input: impl BufRead,
    output: impl Write + Send,
) -> Result<(), SessionError> {
    let desk = Desk::new(game, eval)?;
    runner::run(Dialogue::default(), desk, input, output);
    Ok(())
}
