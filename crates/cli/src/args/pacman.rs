//! Arguments of Pac-Man's own commands.

use super::common::Print;
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Pac-Man's own commands
#[derive(Subcommand)]
pub enum Pacman {
    /// Play many games and sum them up
    Games(PacmanGames),
    /// Grade the agents with a folder of course tests
    Grade(PacmanGrade),
}

/// Play many games
#[derive(Args)]
#[command(
    after_help = "Example:\n  plywood pacman games --layout rooms --agent expectimax --depth 2 --eval better --count 100"
)]
pub struct PacmanGames {
    /// A layout's name, or its file
    #[arg(long, value_name = "NAME|FILE", default_value = "rooms")]
    pub layout: String,
    /// How many of the layout's ghosts play
    #[arg(long, value_name = "N")]
    pub ghosts: Option<usize>,
    /// How Pacman looks ahead
    #[arg(long, value_name = "NAME", default_value = "expectimax")]
    pub agent: PacmanAgent,
    /// Rounds he looks ahead
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub depth: u32,
    /// His value function
    #[arg(long, value_name = "PRESET", default_value = "better")]
    pub eval: String,
    /// How the ghosts move
    #[arg(long, value_name = "KIND", default_value = "random")]
    pub ghost: GhostKind,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub count: u64,
    /// The first game's seed; the same seed plays the same games
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Write the scores, one a line
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    #[command(flatten)]
    pub print: Print,
}

/// How Pacman looks ahead.
#[derive(Clone, Copy, ValueEnum)]
pub enum PacmanAgent {
    /// Only his own next move
    Reflex,
    /// The ghosts choose the worst for him
    Minimax,
    /// The same with pruning
    Alphabeta,
    /// The ghosts move at random
    Expectimax,
}

/// How ghosts move.
#[derive(Clone, Copy, ValueEnum)]
pub enum GhostKind {
    /// At random
    Random,
    /// Usually towards Pacman
    Directional,
    /// Looking ahead
    Hunting,
}

/// Grade the agents
#[derive(Args)]
#[command(after_help = "Example:\n  plywood pacman grade course/test_cases --layouts course/layouts")]
pub struct PacmanGrade {
    /// The folder of tests, with q1 to q5
    pub folder: PathBuf,
    /// The folder of layouts the tests name
    #[arg(long, value_name = "DIR")]
    pub layouts: PathBuf,
    #[command(flatten)]
    pub print: Print,
}
