//! Arguments of the endgame tables.

use super::common::{Print, threads};
use super::place::Place;
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
    /// Chess
    Chess,
}

impl TableGame {
    /// The name, also of the folder of its tables.
    pub fn name(self) -> &'static str {
        match self {
            TableGame::Draughts => "draughts",
            TableGame::Chess => "chess",
        }
    }

    /// How many pieces the tables have when nobody says, and at most.
    pub fn pieces(self) -> (u32, u32) {
        match self {
            TableGame::Draughts => (5, 6),
            TableGame::Chess => (4, 5),
        }
    }
}

/// Work on all tables
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood endgame build draughts --pieces 4\n  plywood endgame stats chess --slices"
)]
pub struct EndgameWork {
    /// The game
    pub game: TableGame,
    /// All positions with up to this many pieces, kings counted: usually 5 in draughts and 4 in chess
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=6))]
    pub pieces: Option<u32>,
    /// Show every slice, not only the sums
    #[arg(long)]
    pub slices: bool,
    /// The data folder; without it, the platform's
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Threads
    #[arg(long, value_name = "N", value_parser = threads())]
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
