//! Arguments of Pac-Man's own commands.

use super::common::{PrintArgs, parse_time};
use clap::{Args, Subcommand, ValueEnum};
use session::bounds;
use std::path::PathBuf;
use std::time::Duration;

/// Pac-Man's own commands
#[derive(Subcommand)]
pub enum PacmanCommand {
    /// Play or watch one game, or replay a saved one
    Play(PacmanPlay),
    /// Play many games and sum them up
    Games(PacmanGames),
    /// Grade the agents with a folder of course tests
    Grade(PacmanGrade),
}

/// The maze, its ghosts, and how far Pac-Man looks ahead.
#[derive(Args)]
pub struct PacmanSetting {
    /// A layout's name, or its file
    #[arg(long, value_name = "NAME|FILE", default_value = "rooms")]
    pub layout: String,
    /// How many of the layout's ghosts play
    #[arg(long, value_name = "N")]
    pub ghosts: Option<usize>,
    /// How the ghosts move
    #[arg(long, value_name = "KIND", default_value = "random")]
    pub ghost: GhostKind,
    /// Rounds an agent looks ahead
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(0..=i64::from(bounds::ROUNDS)))]
    pub depth: u32,
    /// An agent's value function
    #[arg(long, value_name = "PRESET|FILE", default_value = "better")]
    pub eval: String,
    /// An agent of your own in place of Pac-Man's: a script with a function choose(p)
    #[arg(long, value_name = "FILE.js")]
    pub script: Option<PathBuf>,
}

/// Play or watch one game
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood pacman play\n  plywood pacman play --agent expectimax --layout ring --save ring.game\n  plywood pacman play --replay ring.game --tree-at 3"
)]
pub struct PacmanPlay {
    #[command(flatten)]
    pub setting: PacmanSetting,
    /// Watch this agent; without it, you are Pac-Man
    #[arg(long, value_name = "NAME")]
    pub agent: Option<PacmanAgent>,
    /// The ghosts' draws; the same seed plays the same game
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Time between two rounds, such as 200ms; without it the game waits for your moves
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    pub delay: Option<Duration>,
    /// Keep the game in this file
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Watch a saved game again
    #[arg(long, value_name = "FILE", conflicts_with_all = ["layout", "ghosts", "seed", "save"])]
    pub replay: Option<PathBuf>,
    /// Only show Pac-Man's N-th decision and the tree of the search behind it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=20_000))]
    pub tree_at: Option<u64>,
    /// In trees, hide nodes further from the root
    #[arg(long, value_name = "PLIES")]
    pub show_depth: Option<u32>,
    /// Plain characters only
    #[arg(long)]
    pub ascii: bool,
}

/// Play many games
#[derive(Args)]
#[command(
    after_help = "Example:\n  plywood pacman games --layout rooms --agent expectimax --depth 2 --eval better --count 100"
)]
pub struct PacmanGames {
    #[command(flatten)]
    pub setting: PacmanSetting,
    /// How Pac-Man looks ahead
    #[arg(long, value_name = "NAME", default_value = "expectimax")]
    pub agent: PacmanAgent,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub count: u64,
    /// The first game's seed; the same seed plays the same games
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Write every game's seed, score and result as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write the histogram of the scores as a picture
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// How Pac-Man looks ahead.
#[derive(Clone, Copy, ValueEnum)]
pub enum PacmanAgent {
    /// Only his own next move
    Reflex,
    /// The ghosts choose the worst for him
    Minimax,
    /// The same with pruning
    Alphabeta,
    /// The ghosts move by chance, as he knows they do
    Expectimax,
}

/// How ghosts move.
#[derive(Clone, Copy, ValueEnum)]
pub enum GhostKind {
    /// At random
    Random,
    /// Usually towards Pac-Man
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
    /// Grade your own agents: a script, or a folder of scripts, with functions reflex, minimax, alphabeta, expectimax, evaluation
    #[arg(long, value_name = "FILE.js|DIR")]
    pub script: Option<PathBuf>,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// pacman: the games of an experiment.
#[derive(Args)]
pub struct PacmanTrial {
    /// pacman: how the ghosts move
    #[arg(long, value_name = "KIND", default_value = "random")]
    pub ghost: GhostKind,
    /// pacman: games in each series
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
}

/// pacman: where weights are tuned.
#[derive(Args)]
pub struct PacmanTuning {
    /// pacman: how the ghosts move
    #[arg(long, value_name = "KIND", default_value = "random")]
    pub ghost: GhostKind,
    /// pacman: rounds to look ahead, 2 unless said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=i64::from(bounds::ROUNDS)))]
    pub depth: Option<u32>,
}
