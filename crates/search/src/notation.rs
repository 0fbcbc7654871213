//! How a game is written: positions and moves as text.

use crate::game::Game;

/// Text that is not a position or a move of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("bad {what} '{text}': expected {expected}")]
pub struct NotationError {
    /// What was being read: "position", "move", "layout" and the like.
    pub what: &'static str,
    /// The offending text, shortened by [`NotationError::new`] when long.
    pub text: String,
    /// What would have been right.
    pub expected: String,
}

/// Longer offending texts are cut: an error stays one line.
const MAX_QUOTED: usize = 60;

impl NotationError {
    /// An error naming the offending text and what was expected.
    pub fn new(what: &'static str, text: &str, expected: impl Into<String>) -> Self {
        let mut quoted = quoted(text, MAX_QUOTED);
        if text.chars().count() > MAX_QUOTED {
            quoted.push('…');
        }
        // What was expected may quote a part of the text.
        NotationError { what, text: quoted, expected: expected.into().replace(char::is_control, " ") }
    }
}

/// The first characters of a text as an error quotes them: an error is one line, whatever the text.
pub fn quoted(text: &str, most: usize) -> String {
    text.chars().take(most).map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// A game that can be read and written.
pub trait Notation: Game {
    /// The state a game usually starts from.
    fn start(&self) -> Self::State;

    /// Reads a position.
    fn parse_state(&self, text: &str) -> Result<Self::State, NotationError>;

    /// Writes a position so that [`Notation::parse_state`] reads it back.
    fn show_state(&self, state: &Self::State) -> String;

    /// Reads a legal move of `state`.
    fn parse_move(&self, state: &Self::State, text: &str) -> Result<Self::Move, NotationError>;

    /// The legal moves that an unfinished text may mean, where it is not yet one: promotions, captures with the same ends.
    fn choices(&self, _state: &Self::State, _text: &str) -> Vec<Self::Move> {
        Vec::new()
    }

    /// Writes a move of `state` so that [`Notation::parse_move`] reads it back.
    fn show_move(&self, state: &Self::State, m: Self::Move) -> String;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_one_line_whatever_it_quotes() {
        let error = NotationError::new("position", "a\nb", "a square instead of 'b\u{0}\r'");
        assert_eq!(error.to_string(), "bad position 'a b': expected a square instead of 'b  '");
    }
}
