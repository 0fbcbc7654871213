//! Arguments of the studio.

use clap::Args;
use std::path::PathBuf;
use studio::Origin;

/// Start the web studio
#[derive(Args)]
#[command(
    after_help = "Example:\n  plywood studio --port 7878\n  plywood studio --embed-from http://localhost:8000"
)]
pub struct StudioArgs {
    /// The port; another one is taken when it is not free
    #[arg(long, value_name = "N", default_value_t = studio::DEFAULT_PORT)]
    pub port: u16,
    /// The data folder; without it, the platform's
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Let every user of this machine in, without a token
    #[arg(long)]
    pub no_token: bool,
    /// A site that may show trees in frames, such as https://example.org; again for another one
    #[arg(long, value_name = "ORIGIN")]
    pub embed_from: Vec<Origin>,
}

/// Answer a studio that started this process to run scripts.
#[derive(Args)]
pub struct CageStudio {
    /// The data folder of the studio
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

impl Default for StudioArgs {
    fn default() -> Self {
        StudioArgs { port: studio::DEFAULT_PORT, data: None, no_token: false, embed_from: Vec::new() }
    }
}
