//! How positions and moves are written.
//!
//! A position is its rows from the top joined by `/`, with `x`, `o` and `.`, where a number stands for that many
//! empty cells, then a space and the side to move: `5/xxxo1/2o1o/5/5 x`. The side may be left out where the
//! number of stones tells it. A move is the index of a cell (`12`), as the sources write it, or a column letter from
//! the left and a row number from the bottom, as in chess (`c3`).

use crate::bits::Bits;
use crate::rules::{Mnk, Square, State};
use search::{Game, Notation, NotationError, Outcome, Side};
use session::options::Names;
use session::{BoardNotation, Cell, Grid, Ground, PieceSet, Way};

/// `X` a cross, `O` a ring.
static STONES: PieceSet = PieceSet::plain("stones", include_str!("pieces.json"));

impl<const WORDS: usize> Notation for Mnk<WORDS> {
    fn start(&self) -> State<WORDS> {
        self.set_up([Bits::EMPTY; 2], Side::Max).expect("an empty board has no line")
    }

    fn parse_state(&self, text: &str) -> Result<State<WORDS>, NotationError> {
        let mut parts = text.split_whitespace();
        let stones = self.parse_rows(parts.next().unwrap_or_default(), text)?;
        let turn = parse_turn(parts.next(), &stones, text)?;
        if let Some(rest) = parts.next() {
            return Err(bad_position(rest, "nothing after the side to move"));
        }
        let state =
            self.set_up(stones, turn).ok_or_else(|| bad_position(text, "at most one side with a line"))?;
        match state.winner() {
            Some(side) if side == turn => Err(bad_position(text, "no move after the winning one")),
            _ => Ok(state),
        }
    }

    fn show_state(&self, state: &State<WORDS>) -> String {
        let rows: Vec<String> = (0..self.rows()).map(|row| self.show_row(state, row)).collect();
        format!("{} {}", rows.join("/"), letter(self.turn(state)))
    }

    fn parse_move(&self, state: &State<WORDS>, text: &str) -> Result<Square, NotationError> {
        let expected = || {
            let corner = self.coordinates(Square(0));
            let last = self.cells() - 1;
            format!("the number of an empty cell, 0 to {last}, or its coordinates such as {corner}")
        };
        if self.outcome(state).is_some() {
            return Err(NotationError::new("move", text, "none: the game is over"));
        }
        let name = text.trim();
        let square = parse_index(name).or_else(|| self.parse_coordinates(name));
        square
            .filter(|square| square.index() < self.cells() && state.owner(*square).is_none())
            .ok_or_else(|| NotationError::new("move", text, expected()))
    }

    fn show_move(&self, _state: &State<WORDS>, m: Square) -> String {
        match self.names() {
            Names::Sources => m.to_string(),
            Names::Coordinates => self.coordinates(m),
        }
    }
}

impl<const WORDS: usize> BoardNotation for Mnk<WORDS> {
    fn board(&self, state: &State<WORDS>) -> Option<Grid> {
        let marked = self.winning_cells(state);
        let cell = |index: usize| {
            let owner = state.owner(Square(index as u16));
            Cell {
                ground: Ground::Light,
                piece: owner.map_or(' ', |side| letter(side).to_ascii_uppercase()),
                owner,
                label: index.to_string(),
                marked: marked.contains(index),
            }
        };
        Some(Grid {
            columns: self.columns(),
            cells: (0..self.cells()).map(cell).collect(),
            column_names: (0..self.columns()).map(|column| column_letter(column).to_string()).collect(),
            row_names: (1..=self.rows()).rev().map(|row| row.to_string()).collect(),
            pieces: &STONES,
        })
    }

    fn locate_move(&self, _state: &State<WORDS>, m: Square) -> Option<Way> {
        Some(Way::put(m.index()))
    }
}

impl<const WORDS: usize> Mnk<WORDS> {
    /// A cell as column letter and row number, the lower left one being `a1`.
    pub fn coordinates(&self, square: Square) -> String {
        let (row, column) = (square.index() / self.columns(), square.index() % self.columns());
        format!("{}{}", column_letter(column), self.rows() - row)
    }

    fn parse_rows(&self, board: &str, text: &str) -> Result<[Bits<WORDS>; 2], NotationError> {
        let count = board.split('/').count();
        if count != self.rows() {
            return Err(bad_position(text, format!("{} rows joined by '/', not {count}", self.rows())));
        }
        let mut stones = [Bits::EMPTY; 2];
        for (number, row) in board.split('/').enumerate() {
            let mut column = 0;
            for item in Items(row) {
                let (owner, width) = item.ok_or_else(|| bad_row(row, self.columns()))?;
                if column + width > self.columns() {
                    return Err(bad_row(row, self.columns()));
                }
                if let Some(side) = owner {
                    stones[side as usize].insert(number * self.columns() + column);
                }
                column += width;
            }
            if column != self.columns() {
                return Err(bad_row(row, self.columns()));
            }
        }
        Ok(stones)
    }

    fn show_row(&self, state: &State<WORDS>, row: usize) -> String {
        let mut text = String::new();
        let mut empty = 0;
        for column in 0..self.columns() {
            match state.owner(Square((row * self.columns() + column) as u16)) {
                Some(side) => {
                    push_run(&mut text, empty);
                    text.push(letter(side));
                    empty = 0;
                }
                None => empty += 1,
            }
        }
        push_run(&mut text, empty);
        text
    }

    fn parse_coordinates(&self, name: &str) -> Option<Square> {
        let column = name.chars().next().filter(char::is_ascii_alphabetic)?;
        let column = usize::from(column.to_ascii_lowercase() as u8 - b'a');
        let row = parse_index(&name[1..])?.index();
        let on_board = column < self.columns() && (1..=self.rows()).contains(&row);
        on_board.then(|| Square(((self.rows() - row) * self.columns() + column) as u16))
    }

    /// The cells of every line the winner has.
    fn winning_cells(&self, state: &State<WORDS>) -> Bits<WORDS> {
        let Some(Outcome { winner: Some(side), .. }) = self.outcome(state) else { return Bits::EMPTY };
        let own = state.stones(side);
        let lines = self.lines().windows().iter().filter(|window| window.is_within(own));
        lines.fold(Bits::EMPTY, |cells, window| cells | *window)
    }
}

/// The parts of a row: a stone or a run of empty cells with its width; none for anything else.
struct Items<'a>(&'a str);

impl Iterator for Items<'_> {
    type Item = Option<(Option<Side>, usize)>;

    fn next(&mut self) -> Option<Self::Item> {
        let first = self.0.chars().next()?;
        let digits = self.0.len() - self.0.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (item, rest) = self.0.split_at(digits.max(first.len_utf8()));
        self.0 = rest;
        Some(match first {
            'x' | 'X' => Some((Some(Side::Max), 1)),
            'o' | 'O' => Some((Some(Side::Min), 1)),
            '.' => Some((None, 1)),
            // A number too long for a small integer, or no number at all, is nothing we know.
            _ => item.parse::<u8>().ok().filter(|&run| run > 0).map(|run| (None, usize::from(run))),
        })
    }
}

/// The side to move: as written, else as the number of stones tells.
fn parse_turn<const WORDS: usize>(
    written: Option<&str>,
    stones: &[Bits<WORDS>; 2],
    text: &str,
) -> Result<Side, NotationError> {
    let [x, o] = stones.map(|own| own.count());
    let turn = match written {
        Some("x" | "X") => Side::Max,
        Some("o" | "O") => Side::Min,
        Some(other) => return Err(bad_position(other, "'x' or 'o' to move")),
        None if x == o => Side::Max,
        None if x == o + 1 => Side::Min,
        None => return Err(bad_position(text, "the side to move, 'x' or 'o', after the rows")),
    };
    let (mover, other) = if turn == Side::Max { (x, o) } else { (o, x) };
    if mover == other || mover + 1 == other {
        return Ok(turn);
    }
    let expected =
        format!("as many stones of each side, or one less of the side to move, not {x} x and {o} o");
    Err(bad_position(text, expected))
}

fn parse_index(name: &str) -> Option<Square> {
    // `parse` alone would let a sign pass.
    let is_number = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| name.parse().ok())?.map(Square)
}

fn push_run(text: &mut String, empty: usize) {
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
}

fn letter(side: Side) -> char {
    match side {
        Side::Max => 'x',
        Side::Min => 'o',
    }
}

fn column_letter(column: usize) -> char {
    char::from(b'a' + column as u8)
}

fn bad_position(text: &str, expected: impl Into<String>) -> NotationError {
    NotationError::new("position", text, expected)
}

fn bad_row(row: &str, columns: usize) -> NotationError {
    let expected = format!("{columns} cells of 'x', 'o', '.', or a number of empty cells");
    NotationError::new("row", row, expected)
}
