//! What a command prints: numbers, and the words that say what they count.

use super::token::{NumberToken, tokens};
use std::collections::BTreeSet;
use std::ops::Range;

/// Words that are in every sentence.
const COMMON: [&str; 34] = [
    "and", "are", "but", "for", "from", "has", "have", "its", "not", "one", "only", "other", "out", "that",
    "the", "their", "them", "then", "there", "they", "this", "two", "was", "were", "what", "when", "where",
    "which", "who", "with", "without", "plywood", "https", "www",
];

/// Units of times and speeds.
const TIMES: [&str; 6] = ["ms", "s", "µs", "nodes/s", "min", "time"];

/// Lines of output.
pub struct Output {
    lines: Vec<PrintedLine>,
}

/// A line of output.
pub struct PrintedLine {
    numbers: Vec<PrintedNumber>,
    words: BTreeSet<String>,
    text: String,
}

/// A number and the head of its column.
struct PrintedNumber {
    value: String,
    heads: BTreeSet<String>,
}

/// A number where it stands.
pub struct PrintedPlace<'a> {
    /// Its line.
    pub line: &'a PrintedLine,
    /// The line above.
    pub above: Option<&'a PrintedLine>,
    /// The line below.
    pub below: Option<&'a PrintedLine>,
    number: &'a PrintedNumber,
}

impl Output {
    /// Lines between two empty ones are a table, whose first line has the heads of the columns.
    pub fn new(text: &str) -> Output {
        let mut heads = "";
        let mut lines = Vec::new();
        for line in text.lines() {
            heads = if line.trim().is_empty() || heads.is_empty() { line } else { heads };
            lines.push(PrintedLine::new(line, heads));
        }
        Output { lines }
    }

    /// Where a number stands.
    pub fn places<'a>(&'a self, value: &'a str) -> impl Iterator<Item = PrintedPlace<'a>> + 'a {
        self.lines.iter().enumerate().flat_map(move |(index, line)| {
            let above = index.checked_sub(1).map(|index| &self.lines[index]);
            let below = self.lines.get(index + 1);
            let numbers = line.numbers.iter().filter(move |number| number.value == value);
            numbers.map(move |number| PrintedPlace { line, above, below, number })
        })
    }

    /// Its lines.
    pub fn lines(&self) -> impl Iterator<Item = &PrintedLine> {
        self.lines.iter()
    }

    /// Whether a line has the words of this text and these numbers in this order.
    pub fn has_line(&self, values: &[&str], text: &str) -> bool {
        self.lines.iter().any(|line| {
            let mut numbers = line.numbers.iter();
            let has_words = words(text).all(|word| line.words.contains(&word));
            has_words && values.iter().all(|value| numbers.any(|number| number.value == *value))
        })
    }

    /// Whether this piece stands in a line, spaces aside.
    pub fn shows(&self, piece: &str) -> bool {
        self.lines.iter().any(|line| line.text.contains(&plain(piece)))
    }
}

impl PrintedLine {
    fn new(text: &str, heads: &str) -> PrintedLine {
        let head = |place: Range<usize>| {
            let columns =
                columns(heads).filter(|column| column.start <= place.end && place.start <= column.end);
            columns.flat_map(|column| words(&heads[column])).collect()
        };
        let is_kept = |token: &NumberToken| !is_time(text, token, heads);
        let numbers = tokens(text)
            .into_iter()
            .filter(is_kept)
            .map(|token| PrintedNumber { value: token.value, heads: head(token.place) });
        PrintedLine { numbers: numbers.collect(), words: words(text).collect(), text: plain(text) }
    }

    /// Whether it begins with this name.
    pub fn begins(&self, name: &str) -> bool {
        self.text.split(' ').next() == Some(name)
    }

    /// Whether this number stands in it.
    pub fn has(&self, value: &str) -> bool {
        self.numbers.iter().any(|number| number.value == value)
    }
}

impl PrintedPlace<'_> {
    /// The words of the line and of the head of the column.
    pub fn words(&self) -> impl Iterator<Item = &String> {
        self.line.words.iter().chain(&self.number.heads)
    }
}

/// Whether a number is a time or a speed: it differs from run to run, and so proves nothing.
fn is_time(text: &str, token: &NumberToken, heads: &str) -> bool {
    let after = text[token.place.end..].trim_start();
    let unit = after.split(|c: char| !(c.is_alphanumeric() || c == '/')).next().unwrap_or_default();
    let mut above =
        columns(heads).filter(|head| head.start <= token.place.end && token.place.start <= head.end);
    let is_name = after[unit.len()..].starts_with('=');
    (TIMES.contains(&unit) && !is_name) || above.any(|head| TIMES.contains(&&heads[head]))
}

/// The heads of a table: what two spaces part.
fn columns(heads: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut at = 0;
    heads.split("  ").filter_map(move |part| {
        let from = at + part.len() - part.trim_start().len();
        at += part.len() + 2;
        (!part.trim().is_empty()).then(|| from..from + part.trim().len())
    })
}

/// The words of a text that say something, without the ending of the plural.
pub fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    let parts = text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() > 2);
    let words = parts.filter(|word| word.chars().all(char::is_alphabetic)).map(str::to_lowercase);
    words.filter(|word| !COMMON.contains(&word.as_str())).map(|word| match word.len() {
        0..=3 => word,
        _ => word.trim_end_matches('s').to_string(),
    })
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
