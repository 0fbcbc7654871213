//! How positions and moves are written.
//!
//! A position is its squares row by row from the top, `X`, `O` and `-` for an empty one, then a space and the side to
//! move. Rows joined by `/`, with numbers for runs of empty squares, are read as well. A move is a column letter from
//! the left and a row number from the top (`d3`), a pass is `--`.

use crate::discs::each;
use crate::geometry::Geometry;
use crate::rules::{Move, Reversi, Square, State};
use search::{Game, Notation, NotationError, Side};
use session::{BoardNotation, Cell, Grid, Ground, PieceSet, Way};

/// `X` a dark disc, `O` a light one.
static DISCS: PieceSet = PieceSet::plain("discs", include_str!("pieces.json"));

/// How a pass is written.
pub(crate) const PASS: &str = "--";

impl Notation for Reversi {
    fn start(&self) -> State {
        self.set_up(Geometry::middle(self.side()), Side::Max)
    }

    fn parse_state(&self, text: &str) -> Result<State, NotationError> {
        let mut parts = text.split_whitespace();
        let discs = self.parse_squares(parts.next().unwrap_or_default(), text)?;
        let turn = match parts.next() {
            Some("X" | "x") => Side::Max,
            Some("O" | "o") => Side::Min,
            Some(other) => return Err(bad_position(other, "'X' or 'O' to move")),
            None => return Err(bad_position(text, "the side to move, 'X' or 'O', after the squares")),
        };
        match parts.next() {
            Some(rest) => Err(bad_position(rest, "nothing after the side to move")),
            None => Ok(self.set_up(discs, turn)),
        }
    }

    fn show_state(&self, state: &State) -> String {
        let squares: String = self.squares().map(|square| letter(state.owner(square))).collect();
        format!("{squares} {}", letter(Some(state.turn())))
    }

    fn parse_move(&self, state: &State, text: &str) -> Result<Move, NotationError> {
        let name = text.trim();
        let wanted = match name {
            PASS => Some(Move::Pass),
            _ => self.parse_square(name).map(Move::Put),
        };
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        wanted
            .filter(|m| moves.contains(m))
            .ok_or_else(|| NotationError::new("move", text, self.expected_move(state, &moves)))
    }

    fn show_move(&self, _state: &State, m: Move) -> String {
        match m {
            Move::Put(square) => square.to_string(),
            Move::Pass => PASS.into(),
        }
    }
}

impl BoardNotation for Reversi {
    fn board(&self, state: &State) -> Option<Grid> {
        let cell = |square: Square| {
            let owner = state.owner(square);
            let piece = if owner.is_some() { letter(owner) } else { ' ' };
            Cell { ground: Ground::Light, piece, owner, label: String::new(), marked: false }
        };
        Some(Grid {
            columns: self.side(),
            cells: self.squares().map(cell).collect(),
            column_names: ('a'..='h').take(self.side()).map(String::from).collect(),
            row_names: (1..=self.side()).map(|row| row.to_string()).collect(),
            pieces: &DISCS,
        })
    }

    fn locate_move(&self, _state: &State, m: Move) -> Option<Way> {
        match m {
            Move::Put(square) => self.squares().position(|cell| cell == square).map(Way::put),
            Move::Pass => None,
        }
    }
}

impl Reversi {
    /// The squares of the board, row by row.
    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        each(self.geometry.board).map(|index| Square(index as u8))
    }

    /// The square of this name.
    pub(crate) fn parse_square(&self, name: &str) -> Option<Square> {
        let &[column, row] = name.as_bytes() else { return None };
        let column = usize::from(column.to_ascii_lowercase().checked_sub(b'a')?);
        let row = usize::from(row.checked_sub(b'1')?);
        (column < self.side() && row < self.side()).then(|| Square::at(column, row))
    }

    fn parse_squares(&self, squares: &str, text: &str) -> Result<[u64; 2], NotationError> {
        let squares = if squares.contains('/') { self.join_rows(squares)? } else { squares.into() };
        let expected = self.side() * self.side();
        let count = squares.chars().count();
        if count != expected {
            return Err(bad_position(text, format!("{expected} squares of 'X', 'O' or '-', not {count}")));
        }
        let mut discs = [0; 2];
        for (square, letter) in self.squares().zip(squares.chars()) {
            match letter {
                'X' | 'x' => discs[Side::Max as usize] |= 1 << square.index(),
                'O' | 'o' => discs[Side::Min as usize] |= 1 << square.index(),
                '-' | '.' => {}
                _ => {
                    return Err(NotationError::new("square", &letter.to_string(), "'X', 'O' or '-'"));
                }
            }
        }
        Ok(discs)
    }

    /// The squares of rows joined by `/`, one character for each.
    fn join_rows(&self, rows: &str) -> Result<String, NotationError> {
        let spread = |row: &str| -> String {
            let run = |letter: char| (letter, letter.to_digit(10).unwrap_or(0) as usize);
            row.chars().map(run).map(|(c, run)| if run > 0 { "-".repeat(run) } else { c.into() }).collect()
        };
        let mut squares = String::new();
        for row in rows.split('/') {
            let spread = spread(row);
            if spread.chars().count() != self.side() {
                let expected = format!("{} squares of 'X', 'O', '-', or a number of empty ones", self.side());
                return Err(NotationError::new("row", row, expected));
            }
            squares.push_str(&spread);
        }
        Ok(squares)
    }

    fn expected_move(&self, state: &State, moves: &[Move]) -> String {
        let names: Vec<String> = moves.iter().map(|&m| self.show_move(state, m)).collect();
        match moves {
            [] => "none: the game is over".into(),
            [Move::Pass] => format!("{PASS}: no disc can be put, so the turn passes"),
            _ => format!("one of {}", names.join(", ")),
        }
    }
}

/// What stands for a square with a disc of this side, or without one.
fn letter(owner: Option<Side>) -> char {
    match owner {
        Some(Side::Max) => 'X',
        Some(Side::Min) => 'O',
        None => '-',
    }
}

fn bad_position(text: &str, expected: impl Into<String>) -> NotationError {
    NotationError::new("position", text, expected)
}
