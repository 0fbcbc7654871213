//! A line of the protocol as a command.

use super::board::Owner;

/// What the manager says. Places are column and row, from 0 at the upper left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A game on a board of this size: columns, rows.
    Start(usize, usize),
    /// The same again on an empty board.
    Restart,
    /// Make the first move.
    Begin,
    /// The opponent's move; answer it.
    Turn(usize, usize),
    /// Make this move: the manager took a suggestion, or another move instead.
    Play(usize, usize),
    /// Take a move back.
    TakeBack(usize, usize),
    /// Stones follow, one a line, until `DONE`.
    Board,
    /// The stones of an opening with swaps follow, one a line and the first player's first, until `DONE`.
    Swap2Board,
    /// A stone of a board.
    Stone(usize, usize, Owner),
    /// A stone of an opening with swaps.
    Place(usize, usize),
    /// A cell of a board nobody may play on.
    Blocked(usize, usize),
    /// The end of a board; answer it.
    Done,
    /// Something to know: a name and a value.
    Info(String, String),
    /// Tell who you are.
    About,
    /// Leave.
    End,
    /// Nothing.
    Nothing,
    /// A line that cannot be read, and what was expected.
    Bad(&'static str),
    /// A command that is not known.
    Unknown,
}

impl Command {
    /// Reads a line.
    pub fn parse(line: &str) -> Command {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let numbers = numbers(rest);
        let place = |make: fn(usize, usize) -> Command| match numbers.as_deref() {
            Some(&[x, y]) => make(x, y),
            _ => Command::Bad("expected a column and a row, such as 7,7"),
        };
        match word.to_ascii_uppercase().as_str() {
            "" => Command::Nothing,
            "START" => match numbers.as_deref() {
                Some(&[size]) => Command::Start(size, size),
                _ => Command::Bad("expected a size, such as START 15"),
            },
            "RECTSTART" => place(Command::Start),
            "RESTART" => Command::Restart,
            "BEGIN" => Command::Begin,
            "TURN" => place(Command::Turn),
            "PLAY" => place(Command::Play),
            "TAKEBACK" => place(Command::TakeBack),
            "BOARD" => Command::Board,
            "SWAP2BOARD" => Command::Swap2Board,
            "DONE" => Command::Done,
            "INFO" => {
                let (name, value) = rest.trim().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
                Command::Info(name.to_ascii_lowercase(), value.trim().into())
            }
            "ABOUT" => Command::About,
            "END" => Command::End,
            _ => stone(line),
        }
    }
}

fn numbers(text: &str) -> Option<Vec<usize>> {
    text.split(',').map(|word| word.trim().parse().ok()).collect()
}

fn stone(line: &str) -> Command {
    match numbers(line).as_deref() {
        Some(&[x, y, 1]) => Command::Stone(x, y, Owner::Own),
        Some(&[x, y, 2]) => Command::Stone(x, y, Owner::Opponent),
        Some(&[x, y, 3]) => Command::Blocked(x, y),
        Some(&[x, y]) => Command::Place(x, y),
        _ => Command::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn lines_become_commands() {
        for (line, command) in [
            ("START 15\r\n", Command::Start(15, 15)),
            ("rectstart 10,8", Command::Start(10, 8)),
            ("TURN 3, 4", Command::Turn(3, 4)),
            ("3,4,2", Command::Stone(3, 4, Owner::Opponent)),
            ("3,4,3", Command::Blocked(3, 4)),
            ("3,4", Command::Place(3, 4)),
            ("play 3,4", Command::Play(3, 4)),
            ("SWAP2BOARD", Command::Swap2Board),
            ("INFO timeout_turn 500", Command::Info("timeout_turn".into(), "500".into())),
            ("INFO", Command::Info(String::new(), String::new())),
            ("", Command::Nothing),
            ("TURN x", Command::Bad("expected a column and a row, such as 7,7")),
            ("START", Command::Bad("expected a size, such as START 15")),
            ("3,4,9", Command::Unknown),
            ("DANCE", Command::Unknown),
        ] {
            assert_eq!(Command::parse(line), command, "{line}");
        }
    }

    proptest! {
        #[test]
        fn anything_can_be_read(line in "\\PC{0,80}") {
            Command::parse(&line);
        }
    }
}
