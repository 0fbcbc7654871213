//! A book written by hand: lines of moves with a weight and a name, and the names of the positions they end in.
//!
//! `e4 e5 Nf3 Nc6 Bb5 | 20 | Ruy Lopez`. Every line adds its weight to each of its moves, so a move weighs as much as
//! the lines through it together; a weight of 0 only gives a name. What follows `#` is not read.

use super::positions::{Book, BookMove};
use super::{ChessBook, key};
use crate::rules::{Chess, State};
use search::{Game, Notation, NotationError};
use std::collections::HashMap;

/// Between the parts of a line.
const SEPARATOR: char = '|';
/// Longer lines are no openings.
const MAX_PLIES: usize = 100;
/// Longer names are cut.
const MAX_NAME: usize = 120;

/// The names of positions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PositionNames(HashMap<u64, String>);

impl PositionNames {
    /// What a position is called.
    pub fn of(&self, state: &State) -> Option<&str> {
        self.0.get(&key(state)).map(String::as_str)
    }

    /// How many positions have a name.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether none has.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {error}")]
pub struct LineError {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub error: NotationError,
}

/// Reads a book from its lines, with the names they give.
pub fn read_lines(text: &str) -> Result<(ChessBook, PositionNames), LineError> {
    let mut entries = Vec::new();
    let mut names = PositionNames::default();
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if !line.is_empty() {
            let added = add(line, &mut entries, &mut names);
            added.map_err(|error| LineError { line: index + 1, error })?;
        }
    }
    Ok((ChessBook::new(Book::new(entries)), names))
}

fn add(
    line: &str,
    entries: &mut Vec<(u64, BookMove)>,
    names: &mut PositionNames,
) -> Result<(), NotationError> {
    let mut parts = line.split(SEPARATOR).map(str::trim);
    let (moves, weight, name) =
        (parts.next().unwrap_or_default(), parts.next(), parts.next().unwrap_or_default());
    if parts.next().is_some() {
        return Err(NotationError::new("book line", line, "moves | weight | name"));
    }
    let weight = weight.ok_or_else(|| NotationError::new("book line", line, "moves | weight | name"))?;
    let weight: u16 = weight.parse().map_err(|_| NotationError::new("weight", weight, "0 to 65535"))?;
    let chess = Chess::default();
    let mut state = chess.start();
    for (ply, text) in moves.split_whitespace().enumerate() {
        if ply == MAX_PLIES {
            return Err(NotationError::new("book line", line, format!("at most {MAX_PLIES} moves")));
        }
        let m = chess.parse_move(&state, text)?;
        if weight > 0 {
            entries.push((key(&state), BookMove { code: chess.code(m), weight }));
        }
        state = chess.play(&state, m);
    }
    if !name.is_empty() {
        names.0.insert(key(&state), name.chars().filter(|c| !c.is_control()).take(MAX_NAME).collect());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_error(text: &str, expected: &str) {
        assert_eq!(read_lines(text).unwrap_err().to_string(), expected);
    }

    #[test]
    fn lines_add_up() {
        let text = "# ours\ne4 e5 | 3 | Open\ne4 c5 | 2 | Sicilian # half\n\nd4 | 0 | Queen's Pawn\n";
        let (book, names) = read_lines(text).unwrap();
        let chess = Chess::default();
        let start = chess.start();
        let shown = |state: &State| -> Vec<(String, u16)> {
            book.moves(state).iter().map(|&(m, weight)| (chess.show_move(state, m), weight)).collect()
        };
        assert_eq!(shown(&start), [("e4".to_string(), 5)]);
        let king_pawn = chess.play(&start, chess.parse_move(&start, "e4").unwrap());
        assert_eq!(shown(&king_pawn), [("e5".to_string(), 3), ("c5".to_string(), 2)]);
        let queen_pawn = chess.play(&start, chess.parse_move(&start, "d4").unwrap());
        assert_eq!(
            (names.of(&queen_pawn), names.of(&king_pawn), names.len()),
            (Some("Queen's Pawn"), None, 3)
        );
    }

    #[test]
    fn bad_lines_are_named() {
        check_error(
            "e4 | 1\ne4 Ke3 | 1",
            "line 2: bad move 'Ke3': expected a legal move such as Nf3, e2e4 or e2 e4",
        );
        check_error("e4", "line 1: bad book line 'e4': expected moves | weight | name");
        check_error(
            "e4 | 1 | a | b",
            "line 1: bad book line 'e4 | 1 | a | b': expected moves | weight | name",
        );
        check_error("e4 | many | a", "line 1: bad weight 'many': expected 0 to 65535");
        check_error("e4 | -1", "line 1: bad weight '-1': expected 0 to 65535");
    }
}
