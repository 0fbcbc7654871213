//! The secret in the address that the studio prints: a client that knows it may use the studio.
//!
//! Other people of the same machine can reach a loopback address too, but they cannot read what was printed.

use std::fmt::{self, Display};
use std::hint::black_box;
use std::io;

/// Random bytes of a token: 128 bits are beyond guessing.
const BYTES: usize = 16;

/// The secret that lets a client use the studio.
#[derive(Clone)]
pub struct AccessToken(String);

impl AccessToken {
    /// A new one, from the system's own source of randomness.
    pub fn random() -> io::Result<AccessToken> {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        Ok(AccessToken(bytes.iter().map(|byte| format!("{byte:02x}")).collect()))
    }

    /// Whether this is the token. It takes as long for a wrong text as for a nearly right one, so that no client finds the
    /// token letter by letter with a watch.
    #[doc(hidden)]
    pub fn is(&self, given: &str) -> bool {
        let (known, given) = (self.0.as_bytes(), given.as_bytes());
        if known.len() != given.len() {
            return false;
        }
        let difference = known.iter().zip(given).fold(0, |seen, (a, b)| black_box(seen | (a ^ b)));
        difference == 0
    }
}

impl Display for AccessToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A secret does not belong into a log.
impl fmt::Debug for AccessToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}
