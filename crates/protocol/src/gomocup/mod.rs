//! Gomocup, the protocol between programs for five in a row and their managers.
//!
//! [`Command`] reads a line, [`Board`] holds the stones, [`Brain`] answers, and [`run`] connects it to an input and an
//! output. One thread reads, one thinks, so that a manager who leaves is heard during a search.

mod board;
mod brain;
mod command;
mod rule;
mod swap2;

pub use board::{Board, Owner};
pub use brain::{Brain, Opener};
pub use command::Command;

use crate::hearing::{Heard, hear};
use std::io::{BufRead, Result, Write};
use std::sync::mpsc::{Receiver, Sender, channel};

/// Longer lines are skipped: no command needs them.
const MAX_LINE: u64 = 1 << 12;

/// Talks until told to end or the input ends.
pub fn run(open: Opener, input: impl BufRead, output: impl Write + Send) -> Result<()> {
    let brain = Brain::new(open);
    let stop = brain.stop_flag();
    let (sender, receiver) = channel();
    std::thread::scope(|scope| {
        let answering = scope.spawn(|| answer(brain, receiver, output));
        listen(input, sender);
        // Nobody waits for a move any more: the search ends, and those that were asked for after it are short.
        stop.raise();
        answering.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

/// Passes on what is said until the manager leaves.
fn listen(mut input: impl BufRead, sender: Sender<Heard>) {
    while let Some(heard) = hear(&mut input, MAX_LINE) {
        let is_end = matches!(&heard, Heard::Line(line) if Command::parse(line) == Command::End);
        if is_end || sender.send(heard).is_err() {
            return;
        }
    }
}

fn answer(mut brain: Brain, lines: Receiver<Heard>, mut output: impl Write) -> Result<()> {
    for heard in lines {
        let answers = match heard {
            Heard::Line(line) => brain.line(&line),
            Heard::TooLong => Some(vec!["ERROR line too long".into()]),
        };
        for answer in answers.unwrap_or_default() {
            writeln!(output, "{answer}")?;
        }
        output.flush()?;
    }
    Ok(())
}
