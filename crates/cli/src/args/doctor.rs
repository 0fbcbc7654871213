//! Arguments of the doctor.

use super::common::PrintArgs;
use clap::Args;
use std::path::PathBuf;

/// Say what this program is and what this machine offers it
#[derive(Args)]
#[command(after_help = "Example:\n  plywood doctor --json")]
pub struct DoctorArgs {
    /// The data folder; without it, the platform's
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub print: PrintArgs,
}
