//! A game in the words of a protocol: moves are added as they are made.

use chess::{Castling, Chess, show_coordinates};
use draughts::Draughts;
use protocol::hub::notation;
use search::{Game, Notation, NotationError};

/// Chess moves as UCI writes them.
#[derive(Default)]
pub(crate) struct ChessRecord {
    state: Option<chess::State>,
    castling: Castling,
    pub moves: Vec<String>,
}

impl ChessRecord {
    /// Adds the moves made since the last time.
    pub fn follow(&mut self, start: Option<&str>, moves: &[String]) -> Result<(), NotationError> {
        let chess = Chess::default();
        let mut state = match (self.state.take(), start) {
            (Some(state), _) => state,
            (None, Some(text)) => {
                let state = chess.parse_state(text)?;
                self.castling = Castling::of(&state);
                state
            }
            (None, None) => chess.start(),
        };
        for text in &moves[self.moves.len()..] {
            let m = chess.parse_move(&state, text)?;
            self.moves.push(show_coordinates(&state, m, self.castling));
            state = chess.play(&state, m);
        }
        self.state = Some(state);
        Ok(())
    }
}

/// A game of draughts as Hub writes it.
#[derive(Default)]
pub(crate) struct DraughtsRecord {
    state: Option<draughts::State>,
    /// The position before the first move.
    pub position: String,
    pub moves: Vec<String>,
}

impl DraughtsRecord {
    /// Adds the moves made since the last time.
    pub fn follow(&mut self, start: Option<&str>, moves: &[String]) -> Result<(), NotationError> {
        let mut state = match (self.state, start) {
            (Some(state), _) => state,
            (None, Some(text)) => Draughts.parse_state(text)?,
            (None, None) => Draughts.start(),
        };
        if self.state.is_none() {
            self.position = notation::show_position(&state);
        }
        for text in &moves[self.moves.len()..] {
            let m = Draughts.parse_move(&state, text)?;
            self.moves.push(notation::show_move(m));
            state = Draughts.play(&state, m);
        }
        self.state = Some(state);
        Ok(())
    }

    /// An engine's move as our own notation writes it; one that is not legal stays as it is.
    pub fn read(&self, text: &str) -> String {
        let own = |state: &draughts::State| {
            let m = notation::parse_move(state, text).ok()?;
            Some(Draughts.show_move(state, m))
        };
        self.state.as_ref().and_then(own).unwrap_or_else(|| text.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_added_as_they_are_made() {
        let moves = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "O-O"].map(String::from);
        let mut record = ChessRecord::default();
        record.follow(None, &moves[..3]).unwrap();
        record.follow(None, &moves).unwrap();
        assert_eq!(record.moves.join(" "), "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 e1g1");
        let moves = ["11-15", "22-18", "15x22"].map(String::from);
        let mut record = DraughtsRecord::default();
        record.follow(None, &moves[..2]).unwrap();
        assert_eq!((record.read("15x22x18"), record.read("1-2")), ("15x22".into(), "1-2".into()));
        record.follow(None, &moves).unwrap();
        assert_eq!(record.moves.join(" "), "11-15 22-18 15x22x18");
        assert_eq!(record.position, "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww");
    }
}
