//! Reversi on boards of 4, 6 and 8 squares a side: rules, notation, value functions, tactics and exact endings.
//!
//! - [`rules`]: legal squares, turned discs, the winner; [`perft`] counts with them;
//! - [`notation`]: positions and moves as text, the board as a picture;
//! - [`value`]: value functions with named terms, by preset;
//! - [`tactics`]: advice to the playing search;
//! - [`solve`]: exact endings;
//! - [`openings`]: openings by name, and positions to measure with.

#![cfg_attr(
    test,
    allow(dead_code, reason = "unit tests are compiled without the kit, the only user of some parts")
)]

mod discs;
mod facts;
mod geometry;
mod inputs;
// Unit tests need no kit, and without it no search is compiled a second time.
#[cfg(not(test))]
pub mod kit;
pub mod notation;
pub mod openings;
pub mod perft;
pub mod rules;
pub mod solve;
mod stable;
pub mod tactics;
pub mod value;

pub use geometry::SIDES;
pub use inputs::ReversiInputs;
pub use rules::{BadSide, Move, Reversi, Square, State};
pub use tactics::ReversiTactics;
pub use value::{PRESETS, preset};

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
