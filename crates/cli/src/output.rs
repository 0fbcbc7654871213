//! Printing results. Names come from scripts, files and engines: what is printed has none of their control characters.

use serde::Serialize;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// Stands for a character that would steer the terminal.
const REPLACEMENT: char = '\u{fffd}';

/// Whether something was printed.
static SPOKEN: AtomicBool = AtomicBool::new(false);

/// Whether something was printed: the command cannot be run again.
pub fn has_spoken() -> bool {
    SPOKEN.load(Ordering::Relaxed)
}

/// Prints one JSON object.
pub fn json(view: &impl Serialize) -> anyhow::Result<()> {
    json_text(&serde_json::to_string_pretty(view)?)
}

/// Prints what is JSON already.
pub fn json_text(json: &str) -> anyhow::Result<()> {
    say(&format!("{}\n", escape(json)))
}

/// Prints text; a reader that has seen enough is not an error.
pub fn say(text: &str) -> anyhow::Result<()> {
    print(text, Colours::No)
}

/// Prints a picture with colours of its own: the names in it are clean already.
pub fn say_coloured(text: &str) -> anyhow::Result<()> {
    print(text, Colours::Yes)
}

fn print(text: &str, colours: Colours) -> anyhow::Result<()> {
    SPOKEN.store(true, Ordering::Relaxed);
    Ok(write_now(&mut io::stdout().lock(), &clean(text, colours))?)
}

/// Tells on standard error what is no result; ignores write errors: the reader has gone.
pub fn tell(text: &str) {
    let _ = write_now(&mut io::stderr().lock(), &clean(text, Colours::No));
}

/// Writes on standard error over the line before.
pub fn tell_again(line: &str) {
    let _ = write_now(&mut io::stderr().lock(), &format!("\r\x1b[K{}", clean(line, Colours::No)));
}

fn write_now(out: &mut impl Write, text: &str) -> io::Result<()> {
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Cleans what is written through it, and lets colours pass.
pub struct CleanWriter<W>(pub W);

impl<W: Write> Write for CleanWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write_all(clean(&String::from_utf8_lossy(bytes), Colours::Yes).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Whether the sequences that change colours are ours.
#[derive(Clone, Copy, PartialEq)]
enum Colours {
    Yes,
    No,
}

/// A text in which no character steers the terminal; as many characters as before, so that columns stay.
fn clean(text: &str, colours: Colours) -> String {
    let mut cleaned = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        let colour = if colours == Colours::Yes && c == '\x1b' { colour_sequence(rest.as_str()) } else { "" };
        if !colour.is_empty() {
            cleaned.push(c);
            cleaned.push_str(colour);
            rest = rest.as_str()[colour.len()..].chars();
        } else {
            cleaned.push(if steers(c) { REPLACEMENT } else { c });
        }
    }
    cleaned
}

/// What follows an escape character and changes colours; nothing if it does anything else.
fn colour_sequence(text: &str) -> &str {
    let is_number = |c: char| c.is_ascii_digit() || c == ';';
    let end = text.strip_prefix('[').map(|numbers| numbers.trim_start_matches(is_number));
    match end {
        Some(end) if end.starts_with('m') => &text[..=text.len() - end.len()],
        _ => "",
    }
}

/// Whether a terminal would obey a character: control characters, and those that change the direction of others.
fn steers(c: char) -> bool {
    let is_layout = matches!(c, '\n' | '\t');
    let turns =
        matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' | '\u{61c}');
    (c.is_control() && !is_layout) || turns
}

/// JSON with the same data, in which characters that steer a terminal are written as numbers.
fn escape(json: &str) -> String {
    let mut escaped = String::with_capacity(json.len());
    for c in json.chars() {
        match steers(c) {
            true => escaped.push_str(&format!("\\u{:04x}", u32::from(c))),
            false => escaped.push(c),
        }
    }
    escaped
}

/// A number with commas: 1,903,599.
pub fn count(n: u64) -> String {
    draw::words::count(n)
}

/// Nodes in a second.
pub fn speed(nodes: u64, time_ms: f64) -> String {
    if time_ms < 1.0 {
        return "too fast to measure".into();
    }
    format!("{} nodes/s", count((nodes as f64 / time_ms * 1000.0) as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, plain: &str, coloured: &str) {
        assert_eq!(clean(text, Colours::No), plain, "{text:?}");
        assert_eq!(clean(text, Colours::Yes), coloured, "{text:?}");
    }

    #[test]
    fn nothing_that_is_printed_steers_the_terminal() {
        check("plain\n\ttext ✓ é", "plain\n\ttext ✓ é", "plain\n\ttext ✓ é");
        check("\x1b[1;34mX\x1b[0m", "�[1;34mX�[0m", "\x1b[1;34mX\x1b[0m");
        check("\x1b[2J", "�[2J", "�[2J");
        check("\x1b]0;title\x07", "�]0;title�", "�]0;title�");
        check("\x1b[31", "�[31", "�[31");
        check("\x1b", "�", "�");
        check("\r\u{9b}31m\u{7f}\0", "��31m��", "��31m��");
        check("a\u{202e}b\u{2066}c", "a�b�c", "a�b�c");
    }

    #[test]
    fn json_keeps_its_data_and_steers_no_terminal() {
        let data = "\x1b[2J \u{9b} \u{7f} \u{202e} é";
        let json = escape(&serde_json::to_string_pretty(&[data]).unwrap());
        assert!(!json.contains(steers), "{json:?}");
        assert_eq!(serde_json::from_str::<[String; 1]>(&json).unwrap(), [data]);
    }
}
