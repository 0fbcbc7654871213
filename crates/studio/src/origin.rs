//! A site that may show the studio's trees in a frame.

use std::fmt::{self, Display};
use std::str::FromStr;

/// Longer names do not exist.
const LONGEST: usize = 200;

/// Where a page comes from: a scheme, a name and perhaps a port, and nothing else, for it stands in a header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin(String);

/// A text that is no origin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "bad origin '{0}': expected a scheme, a name and perhaps a port, such as https://example.org or http://localhost:8000"
)]
pub struct BadOrigin(String);

impl Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Origin {
    type Err = BadOrigin;

    fn from_str(text: &str) -> Result<Origin, BadOrigin> {
        let bare = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let is_origin = text.len() <= LONGEST && bare.is_some_and(is_name_and_port);
        is_origin.then(|| Origin(text.into())).ok_or_else(|| BadOrigin(search::quoted(text, 60)))
    }
}

fn is_name_and_port(text: &str) -> bool {
    let (name, port) = text.rsplit_once(':').map_or((text, None), |(name, port)| (name, Some(port)));
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
    !name.is_empty()
        && name.chars().all(is_name)
        && port.is_none_or(|port| port.bytes().all(|b| b.is_ascii_digit()) && port.parse::<u16>().is_ok())
}
