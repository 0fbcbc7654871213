//! Arguments of the nets.

use super::asks::{AskFlags, Train};
use super::common::{PrintArgs, ValueArgs, count, parse_time, threads};
use super::lab::Save;
use super::place::PlaceArgs;
use clap::{Args, Subcommand};
use session::Shard;
use std::path::PathBuf;
use std::time::Duration;

/// More than is worth waiting for.
const MANY: u64 = 1 << 31;

/// Nets
#[derive(Subcommand)]
pub enum NetCommand {
    /// How well value functions put positions in order: rank correlation with deep searches
    Measure(NetMeasure),
    /// Play games of the search against itself and keep what it thought
    Sample(NetSample),
    /// What is in files of samples, or how a net was made
    Stats(NetStats),
    /// Train a net on samples
    Train(NetTrain),
}

/// Games to learn from
#[derive(Args)]
#[command(
    after_help = "One process uses one core; parts of a series are played side by side with --shard.\n\
                  What is in the file already is not played again.\n\n\
                  Examples:\n  \
                  plywood net sample draughts --games 2000 --out draughts.samples\n  \
                  plywood net sample chess --time 10m --shard 1/16 --out chess-1.samples\n  \
                  plywood net sample chess --games 5000 --eval first.net --seed 2 --out second.samples"
)]
pub struct NetSample {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// How many games, in all parts together
    #[arg(long, value_name = "N", value_parser = count(MANY))]
    pub games: Option<usize>,
    /// Stop when the file has this many quiet positions
    #[arg(long, value_name = "N", value_parser = count(MANY))]
    pub positions: Option<usize>,
    /// Stop after this long, such as 10m
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    pub time: Option<Duration>,
    /// Nodes for each move
    #[arg(long, value_name = "N", default_value_t = 1500, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub nodes: u64,
    /// Random moves at the beginning of each game: this number, and up to twice as many
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(0..=50))]
    pub random: u8,
    #[command(flatten)]
    pub value: ValueArgs,
    /// Draws the openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Play only one of N parts of the series, such as 2/8
    #[arg(long, value_name = "I/N", value_parser = Shard::parse)]
    pub shard: Option<Shard>,
    /// The file of samples
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// What is in files of samples, or how a net was made
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood net stats draughts draughts.samples\n  plywood net stats chess chess.net"
)]
pub struct NetStats {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// Files of samples, or one net
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// How well value functions put positions in order
#[derive(Args)]
#[command(
    after_help = "Quiet positions of the samples that are worth no more than what is even to either side are searched deeply; Spearman's\n\
                  rank correlation says how well a value function foretells the order of what was found.\n\n\
                  Example:\n  plywood net measure draughts --evals playing,net --samples draughts.samples --nodes 150000 --positions 900"
)]
pub struct NetMeasure {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// Value functions: presets as for --eval, nets or TOML files, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', required = true)]
    pub evals: Vec<String>,
    /// Files of samples
    #[arg(long, required = true, num_args = 1.., value_name = "FILE")]
    pub samples: Vec<PathBuf>,
    /// Nodes of each deep search
    #[arg(long, value_name = "N", default_value_t = 150_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub nodes: u64,
    /// What the deep search judges by: the player's own evaluation unless said
    #[arg(long, value_name = "PRESET|FILE")]
    pub deep: Option<String>,
    /// How many positions, spread evenly over the games
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = count(1_000_000))]
    pub positions: usize,
    /// Threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads())]
    pub threads: u16,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Train a net
#[derive(Args)]
#[command(
    after_help = "Beside FILE.net, the learning curve is written as FILE.csv and FILE.svg, what is needed to go on as\n\
                  FILE.training, and with --truth or --ending the won positions as FILE-truth.svg. The same samples and seed give the same net, whatever the number of threads.\n\n\
                  Examples:\n  \
                  plywood net train draughts --samples draughts.samples --hidden 64 --epochs 20 --out draughts.net\n  \
                  plywood net train draughts --ending 2Kv1K --out kings.net\n  \
                  plywood net train mnk --games 2000 --truth 9empty --out mnk.net\n  \
                  plywood match draughts own:eval=draughts.net own:eval=playing --nodes 20000 --games 200"
)]
pub struct NetTrain {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// Files of samples
    #[arg(long, required_unless_present_any = ["ending", "games"], num_args = 1.., value_name = "FILE")]
    pub samples: Vec<PathBuf>,
    #[command(flatten)]
    pub ask: AskFlags<Train>,
    /// Threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads())]
    pub threads: u16,
    /// With --truth or --ending: value functions that are counted too, separated by commas [default: the study's, or the player's set by
    /// hand]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub beside: Vec<String>,
    /// Go on with FILE.training
    #[arg(long)]
    pub resume: bool,
    /// The net's file
    #[arg(long, value_name = "FILE.net")]
    pub out: PathBuf,
    #[command(flatten)]
    pub save: Save,
    #[command(flatten)]
    pub print: PrintArgs,
}
