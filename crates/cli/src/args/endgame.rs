//! Arguments of the endgame tables.

use super::common::{Print, threads};
use super::place::Place;
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Endgame tables
#[derive(Subcommand)]
pub enum Endgame {
    /// Solve every position with few pieces and keep the tables
    Build(EndgameBuild),
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

    /// How many pieces the tables have at most when many workers hold them.
    pub fn most_together(self) -> u32 {
        match self {
            TableGame::Draughts => 8,
            TableGame::Chess => 5,
        }
    }
}

/// Building tables
#[derive(Args)]
#[command(after_help = "Examples:
  plywood endgame build draughts --pieces 4
  plywood endgame build draughts --pieces 6 --hosts hosts.txt --process 0 --workers 8

A host file has one host:port a line. Start the same command on every host, each with the number of its line as \
--process, from 0. Links between processes are neither encrypted nor protected by a password: use them in a trusted \
network only. Without --hosts nothing listens. docs/cluster.md says more.")]
pub struct EndgameBuild {
    #[command(flatten)]
    pub work: EndgameWork,
    /// Build together with the processes in this file, one host:port a line; listens on the line of this process only
    #[arg(long, value_name = "FILE", requires = "process")]
    pub hosts: Option<PathBuf>,
    /// Which line of the host file this process is, from 0
    #[arg(long, value_name = "I", requires = "hosts")]
    pub process: Option<usize>,
    /// Part the positions over so many workers of this process, each with its own part in memory
    #[arg(long, value_name = "W", value_parser = threads(), conflicts_with = "threads")]
    pub workers: Option<u16>,
}

/// Work on all tables
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood endgame stats chess --slices\n  plywood endgame verify draughts --pieces 4"
)]
pub struct EndgameWork {
    /// The game
    pub game: TableGame,
    /// All positions with up to this many pieces, kings counted: usually 5 in draughts and 4 in chess
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=8))]
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
