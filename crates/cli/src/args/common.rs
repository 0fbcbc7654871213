//! What many commands take: the value function, the limits, the techniques.

use super::place::named_game;
use clap::builder::RangedU64ValueParser;
use clap::{Args, ValueEnum};
use session::fields::read_time;
use session::{ResultOrder, bounds};
use std::time::Duration;

/// Whose points come first in the result of a game of draughts.
#[derive(Clone, Copy, ValueEnum)]
pub enum PointsFirst {
    /// Those of Black, who moves first: the custom of English draughts
    Black,
    /// White's, as in chess and international draughts
    White,
}

impl From<PointsFirst> for ResultOrder {
    fn from(first: PointsFirst) -> Self {
        match first {
            PointsFirst::Black => ResultOrder::Usual,
            PointsFirst::White => ResultOrder::White,
        }
    }
}

/// How the result is printed.
#[derive(Args)]
pub struct PrintArgs {
    /// Print one JSON object and nothing else
    #[arg(long)]
    pub json: bool,
}

/// The value function.
#[derive(Args)]
pub struct ValueArgs {
    #[arg(long, value_name = "PRESET|FILE", help = eval_help())]
    pub eval: Option<String>,
}

/// What the option about value functions takes: the presets of the game, the usual one first.
fn eval_help() -> String {
    let names = |game: &session::Description| {
        game.values.presets.iter().map(|preset| preset.0).collect::<Vec<_>>().join(", ")
    };
    let presets = match named_game(std::env::args_os()) {
        Some(game) => names(game),
        None => games::ALL.map(|game| format!("{}: {}", game.name, names(game))).join("; "),
    };
    format!(
        "The value function: a script (.js), a TOML file with weights, a .net file, or a preset, the usual first, or PRESET:TERM=WEIGHT:... {presets}"
    )
}

/// A number of threads.
pub fn threads() -> RangedU64ValueParser<u16> {
    RangedU64ValueParser::new().range(1..=bounds::THREADS.into())
}

/// A count of at least one.
pub fn count(most: u64) -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=most)
}

pub fn parse_time(text: &str) -> Result<Duration, String> {
    read_time(text).map_err(|error| error.to_string())
}
