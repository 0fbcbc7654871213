//! Gomocup, the protocol between programs for five in a row and their managers.
//!
//! [`Command`] reads a line, [`Board`] holds the stones, [`Brain`] answers, and [`run`] connects it to an input and an
//! output. A manager waits for the answer before it says anything else, so there is one thread.

mod board;
mod brain;
mod command;
mod rule;
mod swap2;

pub use board::{Board, Owner};
pub use brain::Brain;
pub use command::Command;

use crate::hearing::{Heard, hear};
use std::io::{BufRead, Write};

/// Longer lines are skipped: no command needs them.
const MAX_LINE: u64 = 1 << 12;

/// Talks until told to end or the input ends.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
    let mut brain = Brain::default();
    while let Some(heard) = hear(&mut input, MAX_LINE) {
        let answers = match heard {
            Heard::Line(line) => brain.line(&line),
            Heard::TooLong => Some(vec!["ERROR line too long".into()]),
        };
        let Some(answers) = answers else { break };
        for answer in answers {
            writeln!(output, "{answer}")?;
        }
        output.flush()?;
    }
    Ok(())
}
