#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! A [`Game`] says what the rules are, a [`ValueFunction`] or [`Evaluator`] what a state is worth, and an
//! [`Observer`] watches what a search does. Two families of searches use them:
//!
//! - [`textbook`]: minimax, alpha-beta and expectimax as printed in a textbook, the oracle for everything else;
//! - [`pvs`]: the playing search, with every technique behind a switch. What a game tells it beyond the rules are
//!   [`Tactics`], in parts: the evaluator with its [`Margins`], advice on [`Moves`], exact [`Knowledge`].
//!
//! [`testkit`] holds games to their promises and searches to minimax.
//!
//! Invariant: this crate knows no game, reads no file and no clock, and prints nothing.

mod control;
pub mod evaluate;
pub mod game;
mod growth;
mod line;
pub mod margins;
pub mod notation;
pub mod observe;
pub mod outcome;
pub mod perft;
pub mod pvs;
pub mod record;
pub mod score;
pub mod statistics;
mod stop;
pub mod tactics;
pub mod testkit;
pub mod textbook;

pub use control::{Both, Checkpoint, Control, MostNodes, NoControl, Outlook, Pace};
pub use evaluate::{Definition, Effort, Evaluator, Share, Term, ValueFunction};
pub use game::{Game, Side, scramble};
pub use growth::{GrowthEvent, GrowthNode, GrowthRecorder, GrowthTree};
pub use margins::Margins;
pub use notation::{Notation, NotationError, quoted};
pub use observe::{Exit, Grown, GrowthStep, Observer, Pass, Silent, TableEvent, Tally, Visit};
pub use outcome::Outcome;
pub use record::{Missing, Recorder, Tree, TreeNode};
pub use score::{Bound, Depth, Ply, Score, Window, plies_to_end};
pub use statistics::{Statistician, Statistics};
pub use stop::Stop;
pub use tactics::{Knowledge, Known, Moves, Tactics};

/// The search was stopped from outside before it had an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("stopped before the search was finished")]
pub struct Stopped;
