//! Arguments of `play`.

use super::common::{Place, Value};
use clap::Args;

/// Play in the terminal
#[derive(Args)]
#[command(after_help = "Example:\n  plywood play mnk --board 5x5 --k 4 --side o --explain")]
pub struct Play {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    /// The side you play: its name, or both, or none to watch
    #[arg(long, value_name = "SIDE")]
    pub side: Option<String>,
    /// How strong the computer plays, 1 to 9
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=9))]
    pub level: u8,
    /// Show every candidate's score before the computer moves
    #[arg(long)]
    pub explain: bool,
    /// Plain characters only
    #[arg(long)]
    pub ascii: bool,
    /// Draws the computer's random first move; the same seed plays the same game
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}
