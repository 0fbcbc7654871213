//! Cuts PDN text into tokens, each with its place. A token that cannot be read is an error in its place; the
//! lexer goes on behind it.

use super::PdnError;
use search::NotationError;
use session::annotated::clean;

/// What the text is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PdnToken {
    /// `[Name "value"]`
    Tag(String, String),
    /// `{…}` or `; …`, on one line with single spaces and without braces.
    Comment(String),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$3`, `!`, `?` and their like.
    Nag(u8),
    /// `12.` or `12...`
    Number,
    /// Anything made of digits and separators: a move or a result.
    Word(String),
    /// `*`
    Star,
}

/// A place in the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TextPlace {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl TextPlace {
    /// An error here.
    pub(super) fn error(self, text: &str, expected: impl Into<String>) -> PdnError {
        self.locate(NotationError::new("PDN text", text, expected))
    }

    /// An error of another part of the notation here.
    pub(super) fn locate(self, error: NotationError) -> PdnError {
        PdnError { line: self.line, column: self.column, error }
    }
}

/// The annotation of a move that is marked as the only one.
const FORCED_NAG: u8 = 7;

/// A token or what is wrong, and where it starts.
pub(super) type Lexed = (TextPlace, Result<PdnToken, PdnError>);

/// Reads tokens one by one.
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: TextPlace,
    /// Whether the last token was a word that ended exactly here: a star is then a remark on a move.
    follows_word: bool,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Lexer { rest, place: TextPlace { line: 1, column: 1 }, follows_word: false }
    }

    /// Takes `length` bytes off the text.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        for c in taken.chars() {
            match c {
                '\n' => self.place = TextPlace { line: self.place.line + 1, column: 1 },
                _ => self.place.column += 1,
            }
        }
        self.rest = rest;
        taken
    }

    /// Takes characters as long as they fit.
    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let length = self.rest.find(|c| !fits(c)).unwrap_or(self.rest.len());
        self.take(length)
    }

    /// Takes the rest of the line, without its end.
    fn take_line(&mut self) -> &'a str {
        self.take_while(|c| c != '\n')
    }

    /// Skips white space and lines that start with a percent sign.
    fn skip_blank(&mut self) {
        loop {
            let skipped = self.take_while(char::is_whitespace);
            self.follows_word &= skipped.is_empty();
            let is_escaped = self.place.column == 1 && self.rest.starts_with('%');
            if !is_escaped {
                return;
            }
            self.take_line();
        }
    }

    fn token(&mut self, first: char) -> Result<PdnToken, PdnError> {
        match first {
            '[' => self.tag(),
            '{' => self.braced(),
            ';' => Ok(PdnToken::Comment(clean(&self.take_line()[1..]))),
            '(' => self.single(PdnToken::Open),
            ')' => self.single(PdnToken::Close),
            '$' => self.numeric_nag(),
            '!' | '?' => self.glyph(),
            '*' if self.follows_word => self.single(PdnToken::Nag(FORCED_NAG)),
            '*' => self.single(PdnToken::Star),
            '0'..='9' | '.' => Ok(self.number_or_word()),
            _ => self.strange(),
        }
    }

    fn single(&mut self, token: PdnToken) -> Result<PdnToken, PdnError> {
        self.take(1);
        Ok(token)
    }

    /// Reads `[Name "value"]`; a bad tag ends with its line.
    fn tag(&mut self) -> Result<PdnToken, PdnError> {
        let place = self.place;
        self.take(1);
        self.take_while(is_space);
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        self.take_while(is_space);
        let value = self.rest.starts_with('"').then(|| self.quoted()).flatten();
        self.take_while(is_space);
        match value {
            Some(value) if !name.is_empty() && self.rest.starts_with(']') => {
                self.take(1);
                Ok(PdnToken::Tag(name.into(), value))
            }
            _ => {
                self.take_line();
                Err(place.error(&format!("[{name}"), "a tag such as [Event \"World Title Match\"]"))
            }
        }
    }

    /// Reads a quoted text on one line, in which a backslash protects quotes and backslashes.
    fn quoted(&mut self) -> Option<String> {
        self.take(1);
        let mut value = String::new();
        loop {
            value.push_str(self.take_while(|c| !matches!(c, '"' | '\\' | '\n')));
            match self.rest.chars().next()? {
                '"' => break,
                '\\' => value.push(self.escaped()),
                _ => return None,
            }
        }
        self.take(1);
        Some(clean(&value))
    }

    /// Reads a backslash and what it protects; by itself it is only a backslash.
    fn escaped(&mut self) -> char {
        self.take(1);
        match self.rest.chars().next() {
            Some(protected @ ('"' | '\\')) => {
                self.take(1);
                protected
            }
            _ => '\\',
        }
    }

    /// Reads a comment in braces; one that is not closed before the next tag ends there.
    fn braced(&mut self) -> Result<PdnToken, PdnError> {
        let place = self.place;
        let end = self.comment_end();
        let is_closed = self.rest[end..].starts_with('}');
        let text = self.take(if is_closed { end + 1 } else { end });
        if is_closed {
            return Ok(PdnToken::Comment(clean(&text[1..end])));
        }
        Err(place.error(text, "a comment that is closed by }"))
    }

    /// Where the comment that starts here ends: at its brace, before a line that is a tag, or with the text.
    fn comment_end(&self) -> usize {
        let mut last = ['\0'; 2];
        for (index, c) in self.rest.char_indices() {
            if c == '}' {
                return index;
            }
            if last == ['\n', '['] && c.is_ascii_alphabetic() {
                return index - 1;
            }
            last = [last[1], c];
        }
        self.rest.len()
    }

    fn numeric_nag(&mut self) -> Result<PdnToken, PdnError> {
        let place = self.place;
        self.take(1);
        let digits = self.take_while(|c| c.is_ascii_digit());
        digits.parse().map(PdnToken::Nag).map_err(|_| place.error(&format!("${digits}"), "$0 to $255"))
    }

    fn glyph(&mut self) -> Result<PdnToken, PdnError> {
        let place = self.place;
        let text = self.take_while(|c| c == '!' || c == '?');
        Ok(PdnToken::Nag(match text {
            "!" => 1,
            "?" => 2,
            "!!" => 3,
            "??" => 4,
            "!?" => 5,
            "?!" => 6,
            _ => return Err(place.error(text, "one of ! ? !! ?? !? ?!")),
        }))
    }

    fn number_or_word(&mut self) -> PdnToken {
        let word = self.take_while(|c| c.is_ascii_digit() || matches!(c, '-' | 'x' | 'X' | ':' | '/'));
        let dots = self.take_while(|c| c == '.');
        let is_number = !dots.is_empty() || word.bytes().all(|byte| byte.is_ascii_digit());
        if is_number { PdnToken::Number } else { PdnToken::Word(word.into()) }
    }

    fn strange(&mut self) -> Result<PdnToken, PdnError> {
        let place = self.place;
        let text = self.take_while(|c| !c.is_whitespace() && !matches!(c, '[' | '{' | '(' | ')' | ';'));
        // A character that stops the scan itself must still be taken.
        let text = if text.is_empty() {
            self.take(self.rest.chars().next().map_or(0, char::len_utf8))
        } else {
            text
        };
        Err(place.error(text, "a move, a comment, a variation, a result or a tag"))
    }
}

fn is_space(c: char) -> bool {
    c == ' ' || c == '\t'
}

impl Iterator for Lexer<'_> {
    type Item = Lexed;

    fn next(&mut self) -> Option<Lexed> {
        self.skip_blank();
        let first = self.rest.chars().next()?;
        let place = self.place;
        let token = self.token(first);
        self.follows_word = matches!(token, Ok(PdnToken::Word(_)));
        Some((place, token))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Result<PdnToken, String>> {
        Lexer::new(text).map(|(_, token)| token.map_err(|error| error.to_string())).collect()
    }

    fn word(text: &str) -> Result<PdnToken, String> {
        Ok(PdnToken::Word(text.into()))
    }

    #[test]
    fn text_is_cut_into_tokens() {
        let tag = Ok(PdnToken::Tag("Event".into(), "a \"b\" \\c".into()));
        assert_eq!(tokens("\u{feff}[Event \"a \\\"b\\\" \\\\c\"]"), [tag]);
        assert_eq!(tokens("1.11-15"), [Ok(PdnToken::Number), word("11-15")]);
        assert_eq!(tokens("2 ... 7x3"), [Ok(PdnToken::Number), Ok(PdnToken::Number), word("7x3")]);
        assert_eq!(
            tokens("!?$255)1/2-1/2"),
            [Ok(PdnToken::Nag(5)), Ok(PdnToken::Nag(255)), Ok(PdnToken::Close), word("1/2-1/2")]
        );
    }

    #[test]
    fn comments_are_put_on_one_line() {
        assert_eq!(tokens("{ a\n  b }"), [Ok(PdnToken::Comment("a b".into()))]);
        assert_eq!(
            tokens("; c } d\n%ignored\n("),
            [Ok(PdnToken::Comment("c ) d".into())), Ok(PdnToken::Open)]
        );
    }

    #[test]
    fn a_star_on_a_move_is_a_remark() {
        assert_eq!(tokens("11-15* *"), [word("11-15"), Ok(PdnToken::Nag(FORCED_NAG)), Ok(PdnToken::Star)]);
    }

    #[test]
    fn errors_have_a_place_and_the_lexer_goes_on() {
        let strange = "line 2, column 3: bad PDN text 'abc': expected a move, a comment, a variation, a result or a tag";
        assert_eq!(tokens("1.\n  abc ("), [Ok(PdnToken::Number), Err(strange.into()), Ok(PdnToken::Open)]);
        let open = "line 1, column 1: bad PDN text '{ never ': expected a comment that is closed by }";
        assert_eq!(
            tokens("{ never\n[A \"b\"]"),
            [Err(open.into()), Ok(PdnToken::Tag("A".into(), "b".into()))]
        );
    }
}
