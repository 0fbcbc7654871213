//! Small networks as value functions.
//!
//! A game says what a net is shown ([`Features`]): sets of yes/no inputs, as each side sees them. A [`Net`] has one hidden
//! layer for each of the two views and one output for each phase, in integers. While a search goes from state to state,
//! `follow` keeps the sums of the hidden layer and brings them up to date by what has changed; a [`NetValue`] is the same
//! as a value function that explains itself. [`GameSample`]s are games to learn from, [`TrainingSet`] what a [`Trainer`] sees of
//! them.
//!
//! Invariant: knows no game, reads no file and no clock.

mod adam;
mod base;
mod bytes;
mod fast;
mod features;
mod file;
mod follow;
mod kernel;
mod network;
mod positions;
mod samples;
pub mod testkit;
mod train;
mod value;

pub use adam::{Adam, AdamNumber, Filled, remember};
pub use base::NetBase;
pub use features::{Features, InputBits, InputLayout, MAX_WORDS};
pub use file::{MAX_NET_BYTES, NetError};
pub use network::{Net, NetShape};
pub use positions::{ReplayedPosition, TrainingLabels, TrainingPosition, TrainingSet};
pub use samples::{GameSample, MAX_SCORE, SampleError, SampleFile, SampleScore};
pub use train::{EpochProgress, EpochResult, Trainer, TrainingRecipe, fit_scale};
pub use value::NetValue;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
