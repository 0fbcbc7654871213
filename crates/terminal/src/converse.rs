//! The conversation: ask, read a line, answer, let the computer move.

use crate::conversation::{Conversation, SessionReply};
use std::io::{BufRead, Read, Write};

/// A longer line is no move.
const MAX_LINE: u64 = 4096;

/// Plays until the person leaves, the input ends, or the computer has finished its game with itself.
pub fn converse(
    session: &mut Conversation<'_>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> std::io::Result<()> {
    write!(output, "{}", session.greeting())?;
    loop {
        let mut moved = false;
        while session.is_computers_turn() {
            moved = true;
            match session.computer_move() {
                Ok(said) => write!(output, "{said}")?,
                Err(said) => {
                    writeln!(output, "{said}")?;
                    break;
                }
            }
            output.flush()?;
        }
        if moved && session.plays_alone() {
            return Ok(());
        }
        write!(output, "{}", session.prompt())?;
        output.flush()?;
        let Some(line) = read_line(input)? else {
            writeln!(output)?;
            return Ok(());
        };
        match session.answer(&line) {
            SessionReply::Say(said) => write!(output, "{said}")?,
            SessionReply::Leave(said) => return write!(output, "{said}"),
        }
    }
}

/// The next line, whatever bytes it is made of; none at the end of the input.
fn read_line(input: &mut dyn BufRead) -> std::io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = input.take(MAX_LINE).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
