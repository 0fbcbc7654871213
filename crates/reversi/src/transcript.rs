//! Whole games as one word: `f5d6c3d3c4…`. Passes may be left out or written `--`.

use crate::notation::PASS;
use crate::rules::{Move, Reversi, State};
use search::{Game, Notation, NotationError};

impl Reversi {
    /// Reads the moves of a game that begins in `start`, and adds the passes that were left out.
    pub fn parse_transcript(&self, start: &State, text: &str) -> Result<Vec<Move>, NotationError> {
        let letters: Vec<char> = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        let mut moves = Vec::new();
        let mut state = *start;
        for pair in letters.chunks(2) {
            let name: String = pair.iter().collect();
            if name != PASS && self.must_pass(&state) {
                moves.push(Move::Pass);
                state = self.play(&state, Move::Pass);
            }
            let m = self.parse_move(&state, &name)?;
            moves.push(m);
            state = self.play(&state, m);
        }
        Ok(moves)
    }

    /// Writes the moves of a game, passes left out.
    pub fn show_transcript(&self, moves: &[Move]) -> String {
        let squares = moves.iter().filter_map(|m| match m {
            Move::Put(square) => Some(square.to_string()),
            Move::Pass => None,
        });
        squares.collect()
    }

    /// Whether the side to move can put no disc, but the other side can.
    pub(crate) fn must_pass(&self, state: &State) -> bool {
        state.movable() == 0 && self.outcome(state).is_none()
    }
}
