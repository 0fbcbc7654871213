//! Arguments of the experiments.

use super::common::{Limit, Place, Print, Value};
use super::endgame::TableGame;
use clap::{Args, Subcommand};
use std::path::PathBuf;

/// Experiments
#[derive(Subcommand)]
pub enum Lab {
    /// The variants of a search side by side
    Compare(LabCompare),
    /// A game played out by a search, move by move
    Simulate(LabSimulate),
    /// A value function against the exact endgame tables, over every position of a class
    Truth(LabTruth),
}

/// The variants side by side
#[derive(Args)]
#[command(
    after_help = "Example:\n  plywood lab compare draughts --position W:WK10,K14:BK1 --eval chebyshev --depth 6"
)]
pub struct LabCompare {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    #[command(flatten)]
    pub limit: Limit,
    /// Write the table as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    #[command(flatten)]
    pub print: Print,
}

/// A game played out
#[derive(Args)]
#[command(
    after_help = "Example:\n  plywood lab simulate draughts --position W:WK10,K14:BK1 --depth 6 --eval published"
)]
pub struct LabSimulate {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    /// Another value function for the second side
    #[arg(long, value_name = "PRESET|FILE.toml")]
    pub eval_min: Option<String>,
    /// The variant both sides search with
    #[arg(long, value_name = "NAME", default_value = "study")]
    pub variant: String,
    #[command(flatten)]
    pub limit: Limit,
    /// The value function shown beside every position
    #[arg(long, value_name = "PRESET", default_value = "chase")]
    pub shown: String,
    /// Leave the game unfinished after this many plies
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub max_plies: usize,
    /// Write the table as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    #[command(flatten)]
    pub print: Print,
}

/// A value function against the truth
#[derive(Args)]
#[command(after_help = "Example:\n  plywood lab truth draughts --class 2Kv1K --eval published --depth 6")]
pub struct LabTruth {
    /// The game
    pub game: TableGame,
    /// Kings against kings, such as 2Kv1K
    #[arg(long, value_name = "CLASS", default_value = "2Kv1K")]
    pub class: String,
    /// The value function
    #[arg(long, value_name = "PRESET", default_value = "published")]
    pub eval: String,
    /// The variant it searches with
    #[arg(long, value_name = "NAME", default_value = "study")]
    pub variant: String,
    /// Plies it searches
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub depth: u32,
    /// Games are stopped after this many plies
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub max_plies: u16,
    /// Play only this many games, from positions drawn at random
    #[arg(long, value_name = "N")]
    pub sample: Option<usize>,
    /// Draws the sample
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Also against every defence, not only the longest
    #[arg(long)]
    pub every_defence: bool,
    #[command(flatten)]
    pub print: Print,
}
