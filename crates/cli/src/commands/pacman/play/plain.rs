//! The game as plain text, for pipes and scripts: every round's board, a person's moves read as words.

use super::frame;
use crate::{interrupt, output};
use pacman::{Move, Pilot, WatchedGame, board_rows};
use search::Checkpoint;
use search::Notation;
use std::io::BufRead;
use terminal::show::Driver;

pub fn run(session: &mut WatchedGame, driver: Driver) -> anyhow::Result<()> {
    let control = |_: Checkpoint| !interrupt::was_raised();
    let mut words = TypedWords::default();
    output::say(&render_game(session))?;
    while !session.is_over() && !interrupt::was_raised() {
        let pilot = match driver {
            Driver::Agent(_) => Pilot::Agent,
            Driver::Person | Driver::HastyPerson(_) => match words.next_move(session)? {
                Some(m) => Pilot::Person(m),
                None => break,
            },
        };
        if session.forward(pilot, &control).is_err() {
            break;
        }
        output::say(&render_game(session))?;
    }
    output::say(&format!("{}\n", frame::verdict(session)))
}

/// The state that is looked at.
pub fn render_game(session: &WatchedGame) -> String {
    let rows = board_rows(session.game(), session.state()).join("\n");
    format!("{}\n{rows}\n\n", frame::status(session))
}

/// The words a person types.
#[derive(Default)]
struct TypedWords {
    waiting: std::collections::VecDeque<String>,
}

impl TypedWords {
    /// The next word that is a legal move; none when the input ends. Others are answered with what is expected.
    fn next_move(&mut self, session: &WatchedGame) -> anyhow::Result<Option<Move>> {
        loop {
            let Some(word) = self.next_word()? else { return Ok(None) };
            if matches!(word.as_str(), "quit" | "exit") {
                return Ok(None);
            }
            match session.game().parse_move(session.state(), &word) {
                Ok(m) => return Ok(Some(m)),
                Err(error) => output::say(&format!("{error}\n"))?,
            }
        }
    }

    fn next_word(&mut self) -> anyhow::Result<Option<String>> {
        while self.waiting.is_empty() {
            let mut line = String::new();
            if std::io::stdin().lock().read_line(&mut line)? == 0 {
                return Ok(None);
            }
            self.waiting.extend(line.split_whitespace().map(String::from));
        }
        Ok(self.waiting.pop_front())
    }
}
