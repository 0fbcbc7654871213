//! The secret in the address that the studio prints: whoever knows it may use the studio.
//!
//! Other people of the same machine can reach a loopback address too, but they cannot read what was printed.

use std::fmt::{self, Display};
use std::hint::black_box;
use std::io;

/// Random bytes of a token: 128 bits are beyond guessing.
const BYTES: usize = 16;

/// A secret that whoever may use the studio knows.
#[derive(Clone)]
pub struct Token(String);

impl Token {
    /// A new one, from the system's own source of randomness.
    pub fn random() -> io::Result<Token> {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        Ok(Token(bytes.iter().map(|byte| format!("{byte:02x}")).collect()))
    }

    /// Whether this is the token. It takes as long for a wrong text as for a nearly right one, so that nobody finds the
    /// token letter by letter with a watch.
    pub(crate) fn is(&self, given: &str) -> bool {
        let (known, given) = (self.0.as_bytes(), given.as_bytes());
        if known.len() != given.len() {
            return false;
        }
        let difference = known.iter().zip(given).fold(0, |seen, (a, b)| black_box(seen | (a ^ b)));
        difference == 0
    }
}

impl Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A secret does not belong into a log.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_itself_and_no_other() {
        let (one, other) = (Token::random().unwrap(), Token::random().unwrap());
        let text = one.to_string();
        assert_eq!(text.len(), 2 * BYTES);
        assert!(one.is(&text) && !other.is(&text));
        assert!(!one.is(&text[1..]) && !one.is("") && !one.is(&text.replace(&text[..1], "x")));
        assert!(!format!("{one:?}").contains(&text));
    }
}
