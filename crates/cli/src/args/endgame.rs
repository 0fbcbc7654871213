//! Arguments of the endgame tables.

use super::common::{PrintArgs, threads};
use super::place::PlaceArgs;
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Endgame tables
#[derive(Subcommand)]
pub enum EndgameCommand {
    /// Solve every position with few pieces and keep the tables
    Build(EndgameBuild),
    /// Count wins, draws and losses, by number of pieces and by slice
    Stats(EndgameWork),
    /// Derive every position again from its successors
    Verify(EndgameWork),
    /// Value and distance of a position and of every move
    Probe(EndgameProbe),
    /// The number of a position, digit by digit and in the tables, and the position of a number
    Number(EndgameNumber),
    /// Solve an ending by repeated passes over all positions, to watch
    Passes(EndgamePasses),
}

/// A game that has endgame tables.
#[derive(Clone, Copy, ValueEnum)]
pub enum TableGame {
    /// English draughts
    #[value(alias = "checkers")]
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

    /// How many pieces the tables have by default, and at most.
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
    /// Part the positions over this number of workers of this process, each with its own part in memory
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
    pub print: PrintArgs,
}

/// Value and distance of a position
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood endgame probe draughts --position W:WK10,K14:BK1\n  plywood endgame probe chess --position '8/8/8/8/8/2k5/8/KQ6 w - - 0 1'"
)]
pub struct EndgameProbe {
    #[command(flatten)]
    pub place: PlaceArgs,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// The number of a position, and back
#[derive(Args)]
#[command(after_help = "Examples:
  plywood endgame number chess --position \"8/8/8/4k3/8/3BBK2/8/8 w\"
  plywood endgame number chess --number 26293525 --ending KBBvK
  plywood endgame number draughts --position W:WK10,K14:BK1
  plywood endgame number draughts --number 8000 --ending 2Kv1K")]
pub struct EndgameNumber {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// The number whose position is wanted
    #[arg(long, value_name = "N", requires = "ending", conflicts_with_all = ["position", "moves"])]
    pub number: Option<u64>,
    /// The ending that the number belongs to, such as KBBvK or 2Kv1K
    #[arg(long, value_name = "NAME", requires = "number")]
    pub ending: Option<String>,
    /// How the number was made; usually by digits in chess, and always as in the tables in draughts
    #[arg(long, value_name = "WAY", requires = "number")]
    pub by: Option<NumberedBy>,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// How positions are numbered.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum NumberedBy {
    /// Every man's square is a digit with base 64
    Digits,
    /// Without boards that are the same turned or mirrored
    Tables,
}

/// An ending by repeated passes
#[derive(Args)]
#[command(after_help = "Examples:
  plywood endgame passes chess --ending KQvK
  plywood endgame passes draughts --ending 2Kv1K")]
pub struct EndgamePasses {
    /// The game
    pub game: TableGame,
    /// The ending, such as KQvK or 2Kv1K
    #[arg(long, value_name = "NAME")]
    pub ending: String,
    #[command(flatten)]
    pub print: PrintArgs,
}
