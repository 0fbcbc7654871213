//! Arguments of the nets.

use super::common::{Print, Value, count, parse_time, threads};
use super::place::Place;
use clap::{Args, Subcommand};
use session::Shard;
use std::path::PathBuf;
use std::time::Duration;

/// More than anybody waits for.
const MANY: u64 = 1 << 31;

/// Nets
#[derive(Subcommand)]
pub enum Net {
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
    pub place: Place,
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
    /// Random moves at the beginning of each game: so many, and up to twice as many
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(0..=50))]
    pub random: u8,
    #[command(flatten)]
    pub value: Value,
    /// Draws the openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Play only one of so many parts of the series, such as 2/8
    #[arg(long, value_name = "I/N", value_parser = Shard::parse)]
    pub shard: Option<Shard>,
    /// The file of samples
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    #[command(flatten)]
    pub print: Print,
}

/// What is in files of samples, or how a net was made
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood net stats draughts draughts.samples\n  plywood net stats chess chess.net"
)]
pub struct NetStats {
    #[command(flatten)]
    pub place: Place,
    /// Files of samples, or one net
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub print: Print,
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
    pub place: Place,
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
    pub print: Print,
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
    pub place: Place,
    #[command(flatten)]
    pub source: NetSource,
    /// Learn what to add to a value function set by hand, by its name as for --eval; the net judges alone unless said
    #[arg(long, value_name = "PRESET")]
    pub base: Option<String>,
    /// Hidden units for each side's view, a multiple of 16 [default: 64; without --samples what the game's lesson says]
    #[arg(long, value_name = "N", value_parser = hidden)]
    pub hidden: Option<usize>,
    /// Times to go through all positions [default: 20; without --samples what the game's lesson says]
    #[arg(long, value_name = "N", value_parser = count(10_000))]
    pub epochs: Option<usize>,
    /// Positions between two changes of the weights [default: 8192; without --samples 256]
    #[arg(long, value_name = "N", value_parser = count(1 << 24))]
    pub batch: Option<usize>,
    /// How far weights move at first [default: 0.001; without --samples 0.005]
    #[arg(long, value_name = "X", value_parser = rate)]
    pub rate: Option<f64>,
    /// How much the result of the game counts beside the search's score, from 0 to 1
    #[arg(long, value_name = "X", default_value_t = 0.3, value_parser = share)]
    pub result_share: f64,
    /// The score that is won three times of four or so (odds of e to 1); fitted to the samples unless said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i32).range(1..=100_000))]
    pub scale: Option<i32>,
    /// One game of so many is kept apart, to measure the net by
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(2..=10_000))]
    pub apart: u64,
    /// Threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads())]
    pub threads: u16,
    /// Draws the first weights and the order of positions
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub check: NetCheck,
    /// Go on with FILE.training
    #[arg(long)]
    pub resume: bool,
    /// The net's file
    #[arg(long, value_name = "FILE.net")]
    pub out: PathBuf,
    #[command(flatten)]
    pub print: Print,
}

/// What a net learns from
#[derive(Args)]
pub struct NetSource {
    /// Files of samples
    #[arg(long, required_unless_present_any = ["ending", "games"], num_args = 1.., value_name = "FILE")]
    pub samples: Vec<PathBuf>,
    /// Learn an ending that is solved as a whole instead, such as 2Kv1K of draughts: every position, who wins and how soon
    #[arg(long, value_name = "CLASS", conflicts_with_all = ["samples", "games"])]
    pub ending: Option<String>,
    /// Learn from so many games of the search against itself, played to their end first and not kept: every position of them
    #[arg(long, value_name = "N", value_parser = count(MANY), conflicts_with = "samples")]
    pub games: Option<usize>,
    /// With --games: nodes for each move [default: what the game's lesson says]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub nodes: Option<u64>,
    /// With --games: random moves at the beginning of each: so many, and up to twice as many [default: what the game's lesson says]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=50))]
    pub random: Option<u8>,
}

/// How right a net is
#[derive(Args)]
pub struct NetCheck {
    /// After every epoch, how many won positions of a class the net wins against the longest defence: 2Kv1K of draughts, 9empty
    /// of m,n,k games; that of --ending unless said
    #[arg(long, value_name = "CLASS")]
    pub truth: Option<String>,
    /// With --truth or --ending: value functions that are counted too, separated by commas [default: the study's, or the player's set by
    /// hand]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub beside: Vec<String>,
    /// With --truth or --ending: plies that the net's search looks ahead [default: what the game's lesson says]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=12))]
    pub depth: Option<u32>,
}

fn hidden(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|&n: &usize| n.is_multiple_of(16) && (16..=1024).contains(&n));
    number.ok_or_else(|| "expected a multiple of 16 from 16 to 1024".into())
}

fn rate(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|&x: &f64| x > 0.0 && x <= 1.0);
    number.ok_or_else(|| "expected a number above 0, at most 1".into())
}

fn share(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|x: &f64| (0.0..=1.0).contains(x));
    number.ok_or_else(|| "expected a number from 0 to 1".into())
}
