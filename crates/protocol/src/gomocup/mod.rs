//! Gomocup, the protocol between programs for five in a row and their managers.
//!
//! [`ManagerCommand`] reads a line, [`GomocupBoard`] holds the stones, [`Brain`] answers, and [`run`] connects it to an input and an
//! output.

mod board;
mod brain;
mod command;
mod error;
mod rule;
mod swap2;

pub use board::{GomocupBoard, StoneOwner};
pub use brain::{Brain, Opener};
pub use command::ManagerCommand;

use crate::runner::{self, Action, Busy, Length, Protocol, TaskWorker};
use session::StopFlag;
use std::io::{BufRead, Write};

/// Talks until told to end or the input ends.
pub fn run(open: Opener, input: impl BufRead, output: impl Write + Send) {
    runner::run(Manager, Brain::new(open), input, output);
}

/// The manager's side: whatever is said is answered in order, but for the end, which is heard during a search.
struct Manager;

impl Protocol for Manager {
    type Task = String;

    fn line(&mut self, line: &str, _: Busy) -> Vec<Action<String>> {
        match ManagerCommand::parse(line) {
            ManagerCommand::End => vec![Action::Stop, Action::Quit],
            _ => vec![Action::Do(line.into())],
        }
    }

    fn too_long(&self) -> String {
        "ERROR line too long".into()
    }

    fn length(_: &String) -> Length {
        Length::Long
    }
}

impl TaskWorker<String> for Brain {
    fn work(&mut self, line: String, stop: &StopFlag, say: &dyn Fn(&str)) {
        self.line(&line, stop).iter().flatten().for_each(|answer| say(answer));
    }
}
