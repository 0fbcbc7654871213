//! Chess and Chess960: rules, notation, evaluation, tactics and tuning.
//!
//! The board, its legal moves and the validation of positions come from a library; what is ours is how good a
//! position is, what an exchange gains, and what the playing search should look at.

#![cfg_attr(
    test,
    allow(dead_code, reason = "unit tests are compiled without the kit, the only user of some parts")
)]

mod bench;
mod boards;
pub mod book;
mod chances;
mod draws;
pub mod endgame;
mod epd;
mod extensions;
mod facts;
mod fen;
mod inputs;
// Unit tests need no kit, and without it no search is compiled a second time.
#[cfg(not(test))]
pub mod kit;
mod knowledge;
mod names;
mod notation;
mod perft;
pub mod pgn;
mod rules;
mod see;
pub mod syzygy;
mod tactics;
pub mod value;

pub use bench::{BENCH_POSITIONS, TACTICS};
pub use boards::BoardKind;
pub use chances::win_draw_loss;
pub use cozy_chess::Move;
pub use draws::{DrawReason, Draws, draw_reason};
pub use epd::Epd;
pub use inputs::ChessInputs;
pub use knowledge::{EndgameKnowledge, TableSolution, TableValue};
pub use notation::{Castling, show_coordinates};
pub use perft::{divide, divide_until, perft};
pub use rules::{Chess, STANDARD_START, STARTS, State};
pub use see::see_at_least;
pub use tactics::ChessTactics;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
