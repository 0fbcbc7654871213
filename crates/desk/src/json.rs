//! JSON of one type, or a refusal that says what is wrong with it.

use crate::refusal::Refusal;
use serde::de::DeserializeOwned;

/// An error quotes at most this many characters.
const MAX_QUOTED: usize = 60;

/// Reads JSON of one type.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refusal> {
    serde_json::from_slice(bytes).map_err(|error| {
        let quoted = quote(&String::from_utf8_lossy(bytes), error.line(), error.column());
        Refusal::bad(format!("bad request near '{quoted}': {error}"))
    })
}

/// The text just before a place, clean and short.
pub fn quote(text: &str, line: usize, column: usize) -> String {
    let line = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let end = line.floor_char_boundary(column.max(MAX_QUOTED / 2));
    let before: Vec<char> = line[..end].chars().rev().take(MAX_QUOTED).collect();
    let clean = |c: char| if c.is_control() { ' ' } else { c };
    before.into_iter().rev().map(clean).collect()
}
