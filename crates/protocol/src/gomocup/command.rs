//! A line of the protocol as a command.

use super::board::StoneOwner;

/// What the manager says. Places are column and row, from 0 at the upper left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ManagerCommand {
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
    Stone(usize, usize, StoneOwner),
    /// A stone of an opening with swaps.
    Place(usize, usize),
    /// A cell of a board that is closed to both sides.
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

impl ManagerCommand {
    /// Reads a line.
    pub fn parse(line: &str) -> ManagerCommand {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let numbers = numbers(rest);
        let place = |make: fn(usize, usize) -> ManagerCommand| match numbers.as_deref() {
            Some(&[x, y]) => make(x, y),
            _ => ManagerCommand::Bad("expected a column and a row, such as 7,7"),
        };
        match word.to_ascii_uppercase().as_str() {
            "" => ManagerCommand::Nothing,
            "START" => match numbers.as_deref() {
                Some(&[size]) => ManagerCommand::Start(size, size),
                _ => ManagerCommand::Bad("expected a size, such as START 15"),
            },
            "RECTSTART" => place(ManagerCommand::Start),
            "RESTART" => ManagerCommand::Restart,
            "BEGIN" => ManagerCommand::Begin,
            "TURN" => place(ManagerCommand::Turn),
            "PLAY" => place(ManagerCommand::Play),
            "TAKEBACK" => place(ManagerCommand::TakeBack),
            "BOARD" => ManagerCommand::Board,
            "SWAP2BOARD" => ManagerCommand::Swap2Board,
            "DONE" => ManagerCommand::Done,
            "INFO" => {
                let (name, value) = rest.trim().split_once(char::is_whitespace).unwrap_or((rest.trim(), ""));
                ManagerCommand::Info(name.to_ascii_lowercase(), value.trim().into())
            }
            "ABOUT" => ManagerCommand::About,
            "END" => ManagerCommand::End,
            _ => stone(line),
        }
    }
}

fn numbers(text: &str) -> Option<Vec<usize>> {
    text.split(',').map(|word| word.trim().parse().ok()).collect()
}

fn stone(line: &str) -> ManagerCommand {
    match numbers(line).as_deref() {
        Some(&[x, y, 1]) => ManagerCommand::Stone(x, y, StoneOwner::Own),
        Some(&[x, y, 2]) => ManagerCommand::Stone(x, y, StoneOwner::Opponent),
        Some(&[x, y, 3]) => ManagerCommand::Blocked(x, y),
        Some(&[x, y]) => ManagerCommand::Place(x, y),
        _ => ManagerCommand::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn lines_become_commands() {
        for (line, command) in [
            ("START 15\r\n", ManagerCommand::Start(15, 15)),
            ("rectstart 10,8", ManagerCommand::Start(10, 8)),
            ("TURN 3, 4", ManagerCommand::Turn(3, 4)),
            ("3,4,2", ManagerCommand::Stone(3, 4, StoneOwner::Opponent)),
            ("3,4,3", ManagerCommand::Blocked(3, 4)),
            ("3,4", ManagerCommand::Place(3, 4)),
            ("play 3,4", ManagerCommand::Play(3, 4)),
            ("SWAP2BOARD", ManagerCommand::Swap2Board),
            ("INFO timeout_turn 500", ManagerCommand::Info("timeout_turn".into(), "500".into())),
            ("INFO", ManagerCommand::Info(String::new(), String::new())),
            ("", ManagerCommand::Nothing),
            ("TURN x", ManagerCommand::Bad("expected a column and a row, such as 7,7")),
            ("START", ManagerCommand::Bad("expected a size, such as START 15")),
            ("3,4,9", ManagerCommand::Unknown),
            ("DANCE", ManagerCommand::Unknown),
        ] {
            assert_eq!(ManagerCommand::parse(line), command, "{line}");
        }
    }

    proptest! {
        #[test]
        fn anything_can_be_read(line in "\\PC{0,80}") {
            ManagerCommand::parse(&line);
        }
    }
}
