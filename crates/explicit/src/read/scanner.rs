//! The pieces of JSON text: signs, strings and numbers.

use crate::error::SyntaxFault;

/// How many characters at a mistake are quoted.
const QUOTED: usize = 24;

/// A place in JSON text from which pieces are taken.
pub(super) struct Scanner<'a> {
    text: &'a str,
    /// Where the next piece starts; spaces are already behind.
    position: usize,
}

impl<'a> Scanner<'a> {
    /// At the start of a text.
    pub(super) fn new(text: &'a str) -> Self {
        let mut scanner = Scanner { text, position: 0 };
        scanner.skip(0);
        scanner
    }

    /// Where the next piece starts.
    pub(super) fn offset(&self) -> usize {
        self.position
    }

    /// Whether nothing is left.
    pub(super) fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// Takes a sign if it comes next.
    pub(super) fn accept(&mut self, sign: char) -> bool {
        let found = self.rest().starts_with(sign);
        if found {
            self.skip(sign.len_utf8());
        }
        found
    }

    /// Takes a string and decodes it.
    pub(super) fn string(&mut self, expected: &str) -> Result<String, SyntaxFault> {
        let length = string_length(self.rest()).ok_or_else(|| self.unexpected(expected))?;
        let string = serde_json::from_str(&self.rest()[..length]).map_err(|_| self.unexpected(expected))?;
        self.skip(length);
        Ok(string)
    }

    /// Takes a number.
    pub(super) fn number(&mut self, expected: &str) -> Result<f64, SyntaxFault> {
        let is_part = |c: char| c.is_ascii_digit() || "+-.eE".contains(c);
        let length = self.rest().find(|c| !is_part(c)).unwrap_or(self.rest().len());
        let number = self.rest()[..length].parse().ok().filter(|number: &f64| number.is_finite());
        let number = number.ok_or_else(|| self.unexpected(expected))?;
        self.skip(length);
        Ok(number)
    }

    /// The next piece is not what it should be.
    pub(super) fn unexpected(&self, expected: &str) -> SyntaxFault {
        self.unexpected_at(self.position, expected)
    }

    /// A piece that was already taken is not what it should be.
    pub(super) fn unexpected_at(&self, offset: usize, expected: &str) -> SyntaxFault {
        let rest = &self.text[offset..];
        let quoted: String = rest.chars().take(QUOTED).take_while(|&c| c != '\n').collect();
        let shown = if rest.is_empty() { "end" } else { quoted.trim_end() };
        SyntaxFault::new("JSON", shown, expected).at(offset)
    }

    fn rest(&self) -> &'a str {
        &self.text[self.position..]
    }

    /// Goes past `length` bytes and the spaces behind them.
    fn skip(&mut self, length: usize) {
        self.position += length;
        self.position += self.rest().len() - self.rest().trim_start_matches([' ', '\t', '\r', '\n']).len();
    }
}

/// The length of the string at the start of a text, quotes included.
fn string_length(text: &str) -> Option<usize> {
    let mut bytes = text.bytes().enumerate();
    bytes.next().filter(|&(_, first)| first == b'"')?;
    while let Some((index, byte)) = bytes.next() {
        match byte {
            b'"' => return Some(index + 1),
            b'\\' => bytes.next().map(|_| ())?,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_end_at_their_quote() {
        let check = |text, length| assert_eq!(string_length(text), length, "{text}");
        check(r#""ab" c"#, Some(4));
        check(r#""a\"b""#, Some(6));
        check(r#""a\\""#, Some(5));
        check(r#""a"#, None);
        check(r#""a\"#, None);
        check("a", None);
        check("", None);
    }

    #[test]
    fn strings_are_decoded() {
        let mut scanner = Scanner::new(" \"a\\u00e9\" 2.5e1]");
        assert_eq!(scanner.string("a string").unwrap(), "aé");
        assert_eq!(scanner.number("a number").unwrap(), 25.0);
        assert!(scanner.accept(']') && scanner.is_at_end());
    }
}
