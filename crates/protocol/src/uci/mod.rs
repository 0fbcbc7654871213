//! UCI, the protocol between chess programs and their front ends.
//!
//! [`Command`] reads a line, [`Dialogue`] decides what is to be done, a desk does it in a session of the game, [`Info`]
//! writes what was found, and [`run`] connects them to an input and an output.

mod aids;
mod bench;
mod command;
mod desk;
mod dialogue;
mod info;
mod options;
mod settings;

pub use bench::bench_line;
pub use command::{Command, Go};
pub use dialogue::{Dialogue, Task};
pub use info::{Info, Judgement, Sure};
pub use options::{OptionKind, SettingError, offered};
pub use settings::Settings;

use crate::runner;
use desk::Desk;
use session::{Description, Options, SessionError};
use std::io::{BufRead, Write};

/// Plays a game by UCI until told to quit or the input ends. The game is one that knows the notation `uci`.
pub fn run(
    game: &'static Description,
    options: Options,
    input: impl BufRead,
    output: impl Write + Send,
) -> Result<(), SessionError> {
    let desk = Desk::new(game, options)?;
    runner::run(Dialogue::of(game), desk, input, output);
    Ok(())
}
