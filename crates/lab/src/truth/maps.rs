//! Where games fail, as a heat map over the board.

use crate::truth::report::Trial;
use draughts::{Draughts, Setup, Square, State};
use draw::chart::{Frame, heat_map};
use search::{Notation, Side};

/// Columns of the board.
const COLUMNS: usize = 8;

impl Trial {
    /// The part of the games not won, in percent, by the square that a king of the side started from.
    pub fn heat_map(&self, side: Side) -> String {
        let (failed, games, name) = match side {
            Side::Max => (&self.failures.white, &self.failures.white_games, "white"),
            Side::Min => (&self.failures.red, &self.failures.red_games, "red"),
        };
        let title = format!("{}: games not won, % by the square of a {name} king", self.class);
        let frame = Frame { width: 520.0, height: 460.0, ..Frame::new(&title, "", "") };
        let empty = State::assume_valid(&Setup::empty(Side::Max));
        let grid = Draughts.board(&empty).expect("draughts has a board");
        let mut values = vec![None; grid.cells.len()];
        for square in Square::all() {
            let cell = usize::from(square.row() - 1) * COLUMNS + usize::from(square.column() - 1);
            let (failed, games) = (failed[square.index()], games[square.index()]);
            let share = 1000.0 * f64::from(failed) / f64::from(games.max(1));
            values[cell] = Some(share.round() / 10.0);
        }
        heat_map(&frame, &grid, &values)
    }
}
