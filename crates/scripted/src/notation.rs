//! How a user's game is written: by its own `text` and `read`, else as JSON; its board as a grid.

use crate::game::{MoveNumber, Scripted};
use crate::state::{State, StateMoves};
use search::{Notation, NotationError, Side};
use serde_json::Value;
use session::{BoardNotation, Cell, Grid, PieceSet, Way};

/// Larger boards are not drawn.
const MAX_CELLS: usize = 1024;

impl<const CHANCE: bool> Notation for Scripted<CHANCE> {
    fn start(&self) -> State {
        self.state("start", &[]).unwrap_or_else(|failure| {
            self.fail(&failure);
            State::over()
        })
    }

    fn parse_state(&self, text: &str) -> Result<State, NotationError> {
        let bad = |expected: String| NotationError::new("position", text, expected);
        let state = match self.has("read") {
            true => {
                let json = Value::from(text).to_string();
                self.state("read", &[&json]).map_err(|failure| bad(failure.message))?
            }
            false => {
                let value: Value = serde_json::from_str(text)
                    .map_err(|_| bad("the state as JSON, as plywood moves shows it".into()))?;
                State::new(value.to_string())
            }
        };
        // What the functions make of it is heard at once, and is not the game's own failure.
        self.accept(&state).map_err(|failure| bad(failure.message))?;
        Ok(state)
    }

    fn show_state(&self, state: &State) -> String {
        if !self.has("text") {
            return state.json().into();
        }
        match self.call("text", &[state.json()]) {
            Ok(Some(Value::String(text))) => text,
            Ok(_) => {
                self.fail(&self.wrong("text", &[state.json()], "no text", "a text"));
                state.json().into()
            }
            Err(failure) => {
                self.fail(&failure);
                state.json().into()
            }
        }
    }

    fn parse_move(&self, state: &State, text: &str) -> Result<MoveNumber, NotationError> {
        let moves = &self.choices(state).moves;
        let found = moves.iter().position(|known| known.text == text.trim());
        found.map(|index| MoveNumber(index as u16)).ok_or_else(|| {
            let some: Vec<&str> = moves.iter().take(20).map(|known| known.text.as_str()).collect();
            NotationError::new("move", text, format!("one of {}", some.join(", ")))
        })
    }

    fn show_move(&self, state: &State, m: MoveNumber) -> String {
        self.choices(state).moves.get(usize::from(m.0)).map(|m| m.text.clone()).unwrap_or_default()
    }
}

impl<const CHANCE: bool> BoardNotation for Scripted<CHANCE> {
    fn board(&self, state: &State) -> Option<Grid> {
        if !self.has("board") {
            return None;
        }
        let rows = self.call("board", &[state.json()]).ok()??;
        let rows: Vec<Vec<char>> = rows
            .as_array()?
            .iter()
            .map(|row| row.as_str().map(|row| row.chars().collect()))
            .collect::<Option<_>>()?;
        let columns = rows.iter().map(Vec::len).max().filter(|&columns| columns > 0)?;
        if columns * rows.len() > MAX_CELLS {
            return None;
        }
        let mut owners: Vec<(char, Option<Side>)> = Vec::new();
        let mut cells = Vec::with_capacity(columns * rows.len());
        for row in &rows {
            for column in 0..columns {
                let piece = row.get(column).copied().filter(|&c| c != '.').unwrap_or(' ');
                cells.push(Cell { piece, owner: self.owner(piece, &mut owners), ..Cell::default() });
            }
        }
        let row_names = (1..=rows.len()).map(|row| row.to_string()).collect();
        let column_names = (1..=columns).map(|column| column.to_string()).collect();
        Some(Grid { columns, cells, column_names, row_names, pieces: &PieceSet::LETTERS })
    }

    fn locate_move(&self, state: &State, m: MoveNumber) -> Option<Way> {
        if !self.has("way") {
            return None;
        }
        let given = &self.choices(state).moves.get(usize::from(m.0))?.given;
        let way = self.call("way", &[state.json(), &given.to_string()]).ok()??;
        let cells: Vec<usize> =
            way.as_array()?.iter().map(|cell| Some(cell.as_u64()? as usize)).collect::<Option<_>>()?;
        match *cells.as_slice() {
            [to] if to < MAX_CELLS => Some(Way::put(to)),
            [from, to] if from.max(to) < MAX_CELLS => Some(Way::step(from, to)),
            _ => None,
        }
    }
}

impl<const CHANCE: bool> Scripted<CHANCE> {
    /// Whose a piece is, asked once for each.
    fn owner(&self, piece: char, known: &mut Vec<(char, Option<Side>)>) -> Option<Side> {
        if piece == ' ' || !self.has("owner") {
            return None;
        }
        if let Some((_, side)) = known.iter().find(|(other, _)| *other == piece) {
            return *side;
        }
        let json = Value::from(piece.to_string()).to_string();
        let number = self.call("owner", &[&json]).ok().flatten().and_then(|value| value.as_f64());
        let side = match number {
            Some(1.0) => Some(Side::Max),
            Some(-1.0) => Some(Side::Min),
            _ => None,
        };
        known.push((piece, side));
        side
    }
}

impl<const CHANCE: bool> Scripted<CHANCE> {
    /// An error if the functions fail on a state that comes from outside.
    fn accept(&self, state: &State) -> Result<(), script::Failure> {
        let standing = self.ask_standing(state.json())?;
        let choices = match standing.outcome {
            Some(_) => StateMoves::default(),
            None => self.ask_choices(state.json())?,
        };
        state.standing(|| standing);
        state.choices(|| choices);
        Ok(())
    }
}
