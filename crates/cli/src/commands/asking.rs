//! Questions asked in the terminal, one line each.

use std::io::{BufRead, Read};

/// A longer line is no answer.
const MAX_LINE: u64 = 4096;

/// The next line; none at the end of the input.
pub fn read_answer(input: &mut impl BufRead) -> std::io::Result<Option<String>> {
    let mut line = Vec::new();
    let read = input.take(MAX_LINE).read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_string()))
}
