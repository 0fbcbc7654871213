//! What many commands take: the value function, the limits, the techniques.

use super::place::named_game;
use clap::builder::RangedU64ValueParser;
use clap::{Args, ValueEnum};
use search::pvs::Technique;
use session::{DepthLimit, ResultOrder, bounds};
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
pub struct Print {
    /// Print one JSON object and nothing else
    #[arg(long)]
    pub json: bool,
}

/// The value function.
#[derive(Args)]
pub struct Value {
    #[arg(long, value_name = "PRESET|FILE", help = eval_help())]
    pub eval: Option<String>,
}

/// What the option about value functions takes: the presets of the game, the usual one first.
fn eval_help() -> String {
    let names = |game: &session::Description| {
        game.presets.iter().map(|preset| preset.0).collect::<Vec<_>>().join(", ")
    };
    let presets = match named_game(std::env::args_os()) {
        Some(game) => names(game),
        None => games::ALL.map(|game| format!("{}: {}", game.name, names(game))).join("; "),
    };
    format!(
        "The value function: a script (.js), a TOML file with weights, a .net file, or a preset, the usual first, or PRESET:TERM=WEIGHT:... {presets}"
    )
}

/// When to stop.
#[derive(Args)]
pub struct Limit {
    /// Plies to search, or 'end' for the whole game
    #[arg(long, value_name = "N|end", value_parser = parse_depth)]
    pub depth: Option<DepthLimit>,
    /// Stop after this many nodes
    #[arg(long, value_name = "N")]
    pub nodes: Option<u64>,
    /// Stop after this long, such as 500ms or 10s
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    pub time: Option<Duration>,
}

/// The playing search's settings.
#[derive(Args)]
pub struct Playing {
    /// Threads that search together
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads())]
    pub threads: u16,
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help = technique_help("Techniques to switch off"))]
    pub without: Vec<String>,
    /// Techniques to switch on that are usually off, separated by commas: the same names
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub with: Vec<String>,
    /// Techniques to leave on, all others off, separated by commas: the same names; 'none' for plain alpha-beta
    #[arg(long, value_name = "NAMES", value_delimiter = ',', conflicts_with_all = ["without", "with"])]
    pub only: Vec<String>,
}

/// What an option about techniques does, and their names.
fn technique_help(words: &str) -> String {
    format!("{words}, separated by commas: {}", Technique::ALL.map(|(_, name)| name).join(", "))
}

fn parse_depth(text: &str) -> Result<DepthLimit, String> {
    if text == "end" {
        return Ok(DepthLimit::End);
    }
    text.parse().map(DepthLimit::Plies).map_err(|_| "expected a number of plies, or 'end'".into())
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
    let expected = || "expected a time such as 500ms, 10s or 2m".to_string();
    let digits = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(expected)?;
    let number: u64 = text[..digits].parse().map_err(|_| expected())?;
    let time = match &text[digits..] {
        "ms" => Duration::from_millis(number),
        "s" => Duration::from_secs(number),
        "m" => Duration::from_secs(number.checked_mul(60).ok_or_else(expected)?),
        _ => return Err(expected()),
    };
    if time > Duration::from_secs(bounds::SECONDS) {
        return Err("expected at most a year".into());
    }
    Ok(time)
}
