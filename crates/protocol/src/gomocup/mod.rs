//! Gomocup, the protocol between programs for five in a row and their managers.
//!
//! [`Command`] reads a line, [`Board`] holds the stones, [`Brain`] answers, and [`run`] connects it to an input and an
//! output. A manager waits for the answer before it says anything else, so there is one thread.

mod board;
mod brain;
mod command;

pub use board::{Board, Owner};
pub use brain::Brain;
pub use command::Command;

use std::io::{BufRead, Read, Write};

/// Longer lines are cut: no command needs them.
const MAX_LINE: u64 = 1 << 12;

/// Talks until told to end or the input ends.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
    let mut brain = Brain::default();
    loop {
        let mut bytes = Vec::new();
        if input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(());
        }
        match brain.line(&String::from_utf8_lossy(&bytes)) {
            Some(answers) => {
                for answer in answers {
                    writeln!(output, "{answer}")?;
                }
                output.flush()?;
            }
            None => return Ok(()),
        }
    }
}
