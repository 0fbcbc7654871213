//! Numbers and moves in a text, as documents and programs write them.

use std::ops::Range;

/// Boards are called by their sizes: such a word is a name.
const BOARDS: [&str; 2] = ["10x12", "8x10"];

/// A number, or a move made of numbers, in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberToken {
    /// Without the marks between thousands.
    pub value: String,
    /// Where it stands, in bytes.
    pub place: Range<usize>,
}

impl NumberToken {
    /// Whether it has three digits or more.
    pub fn is_long(&self) -> bool {
        self.value.chars().filter(char::is_ascii_digit).count() >= 3
    }

    /// Whether it is so unlike other numbers that the same one elsewhere is no chance.
    pub fn is_distinctive(&self) -> bool {
        self.value.chars().filter(char::is_ascii_digit).count() >= 5
    }
}

/// All numbers and moves of a text. Digits that touch a letter belong to a name (`e4`, `2Kv1K`), and those beside a
/// power or a product to a formula.
pub fn tokens(text: &str) -> Vec<NumberToken> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if !bytes[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let end = end_of_number(text, at);
        if is_number(text, at, end)
            && let Some(value) = value_of(text, at, end)
        {
            found.push(NumberToken { value, place: at..end });
        }
        at = end;
    }
    found
}

/// Where the digits end that begin here, with the signs that stand between digits.
fn end_of_number(text: &str, from: usize) -> usize {
    let bytes = text.as_bytes();
    let mut end = from;
    while end < bytes.len() {
        let is_joined = b".,-x".contains(&bytes[end]) && bytes.get(end + 1).is_some_and(u8::is_ascii_digit);
        if !bytes[end].is_ascii_digit() && !is_joined {
            break;
        }
        end += 1;
    }
    end
}

/// Whether it stands by itself.
fn is_number(text: &str, from: usize, end: usize) -> bool {
    let before = text[..from].chars().next_back();
    let after = text[end..].chars().next();
    let belongs = |c: char| c.is_alphabetic() || "_^·²³⁴⁵⁶⁷⁸⁹₁₂".contains(c);
    !before.is_some_and(belongs) && !after.is_some_and(belongs)
}

/// The value without the marks between thousands; none for the size of a board or a number with several points.
fn value_of(text: &str, from: usize, end: usize) -> Option<String> {
    let plain = text[from..end].replace(',', "");
    let is_size = plain.split_once('x').is_some_and(|(one, other)| one == other);
    if is_size || BOARDS.contains(&plain.as_str()) || plain.matches('.').count() > 1 {
        return None;
    }
    let plain = if plain.contains('.') {
        plain.trim_end_matches('0').trim_end_matches('.').to_string()
    } else {
        plain
    };
    Some(if is_negative(text, from) { format!("-{plain}") } else { plain })
}

fn is_negative(text: &str, from: usize) -> bool {
    let mut before = text[..from].chars().rev();
    before.next() == Some('-') && before.next().is_none_or(|c| !c.is_alphanumeric() && c != '-')
}

#[test]
fn numbers_are_read_as_documents_write_them() {
    let read = |text: &str| tokens(text).into_iter().map(|token| token.value).collect::<Vec<_>>();
    assert_eq!(read("549,946 nodes, 53.20 % and #10 (2-7), 7.0."), ["549946", "53.2", "10", "2-7", "7"]);
    assert_eq!(
        read("worth -51; `≤ -253`, +402 ± 105, 3, 2 and 1x10x17"),
        ["-51", "-253", "402", "105", "3", "2", "1x10x17"]
    );
    assert_eq!(read("e4 2Kv1K 5x5 b^2 2·64⁴ 64² 9.6.2"), Vec::<String>::new());
}
