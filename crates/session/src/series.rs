//! Series of games for a score: how a game that is played for one declares them, how they are asked for, and how they went.

use crate::options::{OptionSpec, Setting};

/// How series of a game are played by default.
#[derive(Clone, Copy, Debug)]
pub struct Scored {
    /// What the game is set up with: there is room to tell good value functions from bad ones.
    pub options: &'static [(&'static str, Setting)],
    /// The preset that is judged.
    pub eval: &'static str,
    /// How deep the player looks ahead.
    pub depth: u32,
    /// How the others move: a choice whose first word is the usual one.
    pub others: OptionSpec,
    /// Terms that stay as they are when weights are tuned, such as a score that is the unit of all others.
    pub fixed: &'static [&'static str],
}

/// Games that are asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeriesRequest {
    /// How the others move, by its name.
    pub others: String,
    /// How deep the player looks ahead.
    pub depth: u32,
    /// How many.
    pub games: u64,
    /// The first game's seed; the n-th has the n-th from here.
    pub seed: u64,
}

/// How a series of games went.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Series {
    /// The score of every game.
    pub scores: Vec<f64>,
    /// Games won.
    pub wins: usize,
}
