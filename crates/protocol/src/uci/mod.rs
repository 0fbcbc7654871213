//! UCI, the protocol between chess programs and their front ends.
//!
//! [`UciCommand`] reads a line, [`UciDialogue`] decides what is to be done, an engine does it in a session of the game, [`Info`]
//! writes what was found, and [`run`] connects them to an input and an output.

mod aids;
mod bench;
mod command;
mod dialogue;
mod engine;
mod info;
mod options;
mod settings;

pub use bench::bench_line;
pub use command::{Go, UciCommand};
pub use dialogue::{UciDialogue, UciTask};
pub use info::{Info, LineScore, Sure};
pub use options::{OptionKind, SettingError, offered};
pub use settings::UciSettings;

use crate::runner;
use engine::UciEngine;
use session::{Description, Options, SessionError};
use std::io::{BufRead, Write};

/// Plays a game by UCI until told to quit or the input ends. The game is one that knows the notation `uci`.
pub fn run(
    game: &'static Description,
    options: Options,
    input: impl BufRead,
    output: impl Write + Send,
) -> Result<(), SessionError> {
    let engine = UciEngine::new(game, options)?;
    runner::run(UciDialogue::of(game), engine, input, output);
    Ok(())
}
