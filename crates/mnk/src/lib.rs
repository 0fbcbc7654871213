//! m,n,k games: rules, notation, value functions and an exact solver.
//!
//! - [`rules`]: legal cells and the winner;
//! - [`notation`]: positions and moves as text, the board as a picture;
//! - [`value`]: value functions with named terms, by preset;
//! - [`tactics`]: advice to the playing search;
//! - [`variants`]: the source's own search and its patch;
//! - [`fours`]: wins by forced moves alone;
//! - [`solve`]: the exact value of a position and the distance to its end.

#![cfg_attr(
    test,
    allow(dead_code, reason = "unit tests are compiled without the kit, the only user of some parts")
)]

pub mod bits;
mod class;
mod facts;
pub mod fours;
mod inputs;
// Unit tests need no kit, and without it no search is compiled a second time.
#[cfg(not(test))]
pub mod kit;
pub mod lines;
pub mod notation;
pub mod rules;
pub mod solve;
pub mod tactics;
pub mod value;
pub mod variants;
mod zobrist;

pub use bits::Bits;
pub use inputs::MnkInputs;
pub use rules::{Mnk, RulesError, Square, State};
pub use tactics::MnkTactics;
pub use value::{PRESETS, preset};

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
