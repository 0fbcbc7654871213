//! Reading what the other side says, line by line, each of bounded length.

use std::io::{BufRead, Read};

/// What was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum InputLine {
    /// A line; what is not UTF-8 is replaced.
    Line(String),
    /// A line that is too long. It was skipped to its end: half of it may mean something else.
    TooLong,
}

/// The next line of at most this number of bytes; none at the end of the input.
pub(crate) fn hear(input: &mut impl BufRead, most: u64) -> Option<InputLine> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(most).read_until(b'\n', &mut bytes).ok()?;
    if read as u64 == most && !bytes.ends_with(b"\n") {
        skip_line(input)?;
        return Some(InputLine::TooLong);
    }
    (read > 0).then(|| InputLine::Line(String::from_utf8_lossy(&bytes).into_owned()))
}

/// Skips to the end of the line or of the input.
fn skip_line(input: &mut impl BufRead) -> Option<()> {
    loop {
        let seen = input.fill_buf().ok()?;
        let (len, end) = (seen.len(), seen.iter().position(|&byte| byte == b'\n'));
        input.consume(end.map_or(len, |end| end + 1));
        if end.is_some() || len == 0 {
            return Some(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[Option<&str>]) {
        let (mut input, mut heard) = (text.as_bytes(), Vec::new());
        while let Some(next) = hear(&mut input, 8) {
            heard.push(next);
        }
        let expected =
            expected.iter().map(|line| line.map_or(InputLine::TooLong, |line| InputLine::Line(line.into())));
        assert_eq!(heard, expected.collect::<Vec<_>>());
    }

    #[test]
    fn long_lines_are_skipped_whole() {
        check("", &[]);
        check("quit", &[Some("quit")]);
        check("one\ntwo\n", &[Some("one\n"), Some("two\n")]);
        check("1234567\n", &[Some("1234567\n")]);
        check("12345678\nquit\n", &[None, Some("quit\n")]);
        check("xxxxxxxx quit\ngo\n", &[None, Some("go\n")]);
        check("xxxxxxxx without an end", &[None]);
    }
}
