//! Engine protocols on standard input and output.

use super::common::ValueArgs;
use clap::Args;
use std::path::PathBuf;

/// Speak Hub on standard input and output
#[derive(Args)]
#[command(after_help = "Example:\n  plywood hub --data tables --eval net")]
pub struct HubArgs {
    /// The data folder with endgame tables; without it, the platform's
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub value: ValueArgs,
}

/// Speak UCI on standard input and output
#[derive(Args)]
#[command(after_help = "Example:\n  plywood uci --eval mine.js")]
pub struct UciArgs {
    /// The value function at the start, as in EvalFile: a script can be named only here, because it runs in a process that opens no other file
    #[arg(long, value_name = "PRESET|FILE")]
    pub eval: Option<String>,
}
