//! English draughts: rules, notation, value functions and endgame numbering.
//!
//! White is MAX and moves up the board; Black, also called Red, is MIN, moves down and starts a whole game.
//! A [`State`] is made of sets of [`Squares`]; a [`BoardSetup`] is what a text can say before it is known to be a
//! state. [`Draughts`] is the game for the searches. The rules know nothing of value functions or searches.
//!
//! ```
//! use draughts::Draughts;
//! use search::{Game, Notation};
//!
//! let state = Draughts.parse_state("W:WK10,K14:BK1")?;
//! let m = Draughts.parse_move(&state, "14-9")?;
//! assert_eq!(Draughts.show_state(&Draughts.play(&state, m)), "B:WK9,K10:BK1");
//! # Ok::<(), search::NotationError>(())
//! ```

#![cfg_attr(
    test,
    allow(
        dead_code,
        unused_imports,
        reason = "unit tests are compiled without the kit, the only user of some parts"
    )
)]

pub mod ballots;
mod colour;
pub mod endgame;
pub mod facts;
mod generate;
pub mod hub;
mod inputs;
#[cfg(not(test))]
mod league;
// Unit tests need no kit, and without it no search is compiled a second time.
#[cfg(not(test))]
pub mod kit;
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
pub use inputs::DraughtsInputs;
pub use moves::Move;
pub use rules::{DRAW_MOVES, DRAW_PLIES, Draughts};
pub use square::{SQUARES, Square};
pub use squares::{Direction, Squares};
pub use state::{BoardSetup, Force, MAX_PIECES, SetupError, State, colour_name};

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
