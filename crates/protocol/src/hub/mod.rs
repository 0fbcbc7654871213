//! Hub, the protocol between draughts programs and their front ends, version 2, for English draughts.
//!
//! [`HubLine`] reads and writes a line, [`HubDialogue`] decides what is to be done, an engine does it in a session of the game, and
//! [`run`] connects them to an input and an output.

mod dialogue;
mod engine;
mod error;
mod level;
mod line;

pub use dialogue::{HubDialogue, HubSettings, HubTask, Mode};
pub use error::HubError;
pub use level::HubLevel;
pub use line::{Argument, HubLine};

use crate::runner;
use engine::HubEngine;
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
    let engine = HubEngine::new(game, eval)?;
    runner::run(HubDialogue::default(), engine, input, output);
    Ok(())
}
