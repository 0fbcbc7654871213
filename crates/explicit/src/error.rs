//! What is wrong with a tree file, and where.

use search::NotationError;
use std::fmt;

/// A place in a text, both numbers from 1; columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextPosition {
    /// The line.
    pub line: usize,
    /// The character in that line.
    pub column: usize,
}

/// Text or builder calls that do not make a tree.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct TreeError {
    /// Where in the text; none for trees that were not read from one.
    pub place: Option<TextPosition>,
    /// The offending text and what was expected.
    pub error: NotationError,
}

impl fmt::Display for TreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(TextPosition { line, column }) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        self.error.fmt(f)
    }
}

/// A mistake at a byte offset: becomes a [`TreeError`] once the text is at hand again.
#[derive(Debug)]
pub(crate) struct SyntaxFault {
    at: Option<usize>,
    error: NotationError,
}

impl SyntaxFault {
    /// The mistake is `text`, where `expected` should be.
    pub(crate) fn new(what: &'static str, text: &str, expected: impl Into<String>) -> SyntaxFault {
        SyntaxFault { at: None, error: NotationError::new(what, text, expected) }
    }

    /// The same mistake, found at this byte offset.
    pub(crate) fn at(self, offset: impl Into<Option<usize>>) -> SyntaxFault {
        SyntaxFault { at: offset.into(), ..self }
    }

    /// The error shown to people.
    pub(crate) fn locate(self, text: &str) -> TreeError {
        TreeError { place: self.at.map(|offset| place(text, offset)), error: self.error }
    }
}

fn place(text: &str, offset: usize) -> TextPosition {
    let before = &text[..text.floor_char_boundary(offset)];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = before.matches('\n').count() + 1;
    TextPosition { line, column: before[line_start..].chars().count() + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, offset: usize, line: usize, column: usize) {
        assert_eq!(place(text, offset), TextPosition { line, column });
    }

    #[test]
    fn places_count_lines_and_characters_from_one() {
        check("", 0, 1, 1);
        check("ab\ncd", 4, 2, 2);
        check("äb\n", 2, 1, 2);
        check("äb\n", 1, 1, 1);
        check("ab", 99, 1, 3);
    }

    #[test]
    fn an_error_names_the_place_only_when_there_is_one() {
        let fault = || SyntaxFault::new("value", "x", "a number");
        assert_eq!(fault().locate("").to_string(), "bad value 'x': expected a number");
        let located = fault().at(3).locate("a\nb");
        assert_eq!(located.to_string(), "line 2, column 2: bad value 'x': expected a number");
    }
}
