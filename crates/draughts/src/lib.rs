//! English draughts: rules, notation, value functions and endgame numbering.

pub mod ballots;
mod colour;
pub mod endgame;
mod generate;
mod moves;
pub mod notation;
pub mod pdn;
pub mod perft;
mod rules;
mod square;
mod squares;
mod state;
pub mod tactics;
pub mod value;
pub mod variants;

pub use colour::{crown_row, forward};
pub use moves::Move;
pub use rules::{DRAW_MOVES, DRAW_PLIES, Draughts};
pub use square::{SQUARES, Square};
pub use squares::{Direction, Squares};
pub use state::{Force, MAX_PIECES, Setup, SetupError, State, colour_name};
