//! What can be typed after `plywood merge`.

use super::common::{PointsFirst, PrintArgs};
use super::lab::TruthFiles;
use clap::Args;
use std::path::PathBuf;

/// The parts of a match, of lab truth or of lab tune put together
#[derive(Args)]
#[command(after_help = "Examples:\n  \
                  plywood match chess own:nodes=5000 own:nodes=2500 --games 400 --shard 1/2 --out a.pgn\n  \
                  plywood match chess own:nodes=5000 own:nodes=2500 --games 400 --shard 2/2 --out b.pgn\n  \
                  plywood merge a.pgn b.pgn --out whole.pgn\n\n  \
                  plywood lab truth draughts --shard 1/2 --keep a.txt\n  \
                  plywood lab truth draughts --shard 2/2 --keep b.txt\n  \
                  plywood merge a.txt b.txt --pdn failed.pdn --heat heat.svg")]
pub struct MergeArgs {
    /// The parts: what match --shard I/N --out FILE, lab truth or lab tune --shard I/N --keep FILE write
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Write the whole here: all games of a match or of lab truth, all samples of lab tune, the weights of the best climb
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// A match of draughts: whose points come first in a result such as 1-0, in these files
    #[arg(long, value_name = "SIDE", default_value = "black")]
    pub result_order: PointsFirst,
    #[command(flatten)]
    pub truth: TruthFiles,
    #[command(flatten)]
    pub print: PrintArgs,
}
