//! Arguments of the endgame tables.

use super::common::{Place, Print};
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Endgame tables
#[derive(Subcommand)]
pub enum Endgame {
    /// Solve every position with few pieces and keep the tables
    Build(EndgameWork),
    /// Count wins, draws and losses, by number of pieces and by slice
    Stats(EndgameWork),
    /// Derive every position again from its successors
    Verify(EndgameWork),
    /// Value and distance of a position and of every move
    Probe(EndgameProbe),
}

/// A game that has endgame tables.
#[derive(Clone, Copy, ValueEnum)]
pub enum TableGame {
    /// English draughts
    Draughts,
}

/// Work on all tables
#[derive(Args)]
#[command(after_help = "Example:\n  plywood endgame build draughts --pieces 4")]
pub struct EndgameWork {
    /// The game
    pub game: TableGame,
    /// All positions with up to this many pieces
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(2..=6))]
    pub pieces: u32,
    /// The data folder; without it, the platform's
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Threads
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    #[command(flatten)]
    pub print: Print,
}

/// Value and distance of a position
#[derive(Args)]
#[command(after_help = "Example:\n  plywood endgame probe draughts --position W:WK10,K14:BK1")]
pub struct EndgameProbe {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub print: Print,
}
