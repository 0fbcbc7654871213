//! Cutting tree text into words and signs.

use crate::words::{ARROW, is_word_character};

/// A word or a sign of tree text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TreeToken<'a> {
    /// A name, a label, a number or a kind.
    Word(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `[`
    BracketOpen,
    /// `]`
    BracketClose,
    /// `:`
    Colon,
    /// `=`
    Equals,
    /// `->`
    Arrow,
    /// A character that may not stand here.
    Stray(char),
    /// Nothing is left.
    End,
}

impl TreeToken<'_> {
    /// The token as an error quotes it.
    pub(super) fn quote(self) -> String {
        match self {
            TreeToken::Word(word) => word.into(),
            TreeToken::Open => "(".into(),
            TreeToken::Close => ")".into(),
            TreeToken::BracketOpen => "[".into(),
            TreeToken::BracketClose => "]".into(),
            TreeToken::Colon => ":".into(),
            TreeToken::Equals => "=".into(),
            TreeToken::Arrow => ARROW.into(),
            TreeToken::Stray(c) => c.into(),
            TreeToken::End => "end".into(),
        }
    }
}

/// A place in tree text from which tokens are taken. A copy looks ahead without moving the original.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    /// Where `text` starts in the file.
    base: usize,
    /// Where the next token starts in `text`; spaces and comments are already behind.
    position: usize,
}

impl<'a> Cursor<'a> {
    /// At the start of a text that itself starts at `base` of the file.
    pub(super) fn new(text: &'a str, base: usize) -> Self {
        let mut cursor = Cursor { text, base, position: 0 };
        cursor.skip_gap();
        cursor
    }

    /// Where the next token starts in the file.
    pub(super) fn offset(&self) -> usize {
        self.base + self.position
    }

    /// The next token, left where it is.
    pub(super) fn peek(mut self) -> TreeToken<'a> {
        self.take()
    }

    /// The token after the next.
    pub(super) fn peek_second(mut self) -> TreeToken<'a> {
        self.take();
        self.take()
    }

    /// Takes the next token.
    pub(super) fn take(&mut self) -> TreeToken<'a> {
        let (token, length) = scan(&self.text[self.position..]);
        self.position += length;
        self.skip_gap();
        token
    }

    fn skip_gap(&mut self) {
        loop {
            let rest = &self.text[self.position..];
            let word = rest.trim_start();
            self.position += rest.len() - word.len();
            if !word.starts_with('#') {
                return;
            }
            self.position += word.find('\n').unwrap_or(word.len());
        }
    }
}

/// The token at the start of a text, and its length in bytes.
fn scan(text: &str) -> (TreeToken<'_>, usize) {
    if text.starts_with(ARROW) {
        return (TreeToken::Arrow, ARROW.len());
    }
    let Some(first) = text.chars().next() else { return (TreeToken::End, 0) };
    if is_word_character(first) {
        let word = word(text);
        return (TreeToken::Word(word), word.len());
    }
    let sign = match first {
        '(' => TreeToken::Open,
        ')' => TreeToken::Close,
        '[' => TreeToken::BracketOpen,
        ']' => TreeToken::BracketClose,
        ':' => TreeToken::Colon,
        '=' => TreeToken::Equals,
        other => TreeToken::Stray(other),
    };
    (sign, first.len_utf8())
}

/// The word at the start of a text: up to a sign, a space or an arrow.
fn word(text: &str) -> &str {
    let end = text.find(|c| !is_word_character(c)).unwrap_or(text.len());
    // The first half of an arrow could also end a word.
    let arrow = text[..end].ends_with('-') && text[end..].starts_with('>');
    if arrow { &text[..end - 1] } else { &text[..end] }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, quotes: &str) {
        let mut cursor = Cursor::new(text, 0);
        let mut found = Vec::new();
        while cursor.peek() != TreeToken::End {
            found.push(cursor.take().quote());
        }
        assert_eq!(found.join(" "), quotes, "{text}");
    }

    #[test]
    fn text_is_cut_into_words_and_signs() {
        check("", "");
        check("(max A 3)", "( max A 3 )");
        check("left->1/2:(min x=-3)", "left -> 1/2 : ( min x = -3 )");
        check("a-->b>-c", "a- -> b > -c");
        check("-->-", "- -> -");
        check("max [2] # note\n 3", "max [ 2 ] 3");
        check("# only", "");
        check("é=\"", "é = \"");
        check("x#y\nz", "x z");
    }
}
