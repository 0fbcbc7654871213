//! How positions, moves and boards are written.

mod board;
mod path;
mod position;
mod step;

use crate::moves::Move;
use crate::rules::Draughts;
use crate::state::State;
use search::{Notation, NotationError};
use session::{BoardNotation, Grid, Way};

pub use path::paths;

impl Notation for Draughts {
    fn start(&self) -> State {
        State::start()
    }

    fn parse_state(&self, text: &str) -> Result<State, NotationError> {
        position::parse(text)
    }

    fn show_state(&self, state: &State) -> String {
        position::show(state)
    }

    fn parse_move(&self, state: &State, text: &str) -> Result<Move, NotationError> {
        step::parse(state, text)
    }

    fn show_move(&self, state: &State, m: Move) -> String {
        step::show(state, m)
    }
}

impl BoardNotation for Draughts {
    fn board(&self, state: &State) -> Option<Grid> {
        Some(board::grid(state))
    }

    fn locate_move(&self, state: &State, m: Move) -> Option<Way> {
        let route = path::paths(state, m).swap_remove(0);
        let cells: Vec<usize> = route.into_iter().map(board::cell).collect();
        let [from, via @ .., to] = &cells[..] else { unreachable!("a route has two ends") };
        Some(Way { from: Some(*from), to: *to, via: via.to_vec() })
    }
}
