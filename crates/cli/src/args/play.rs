//! Arguments of `play`.

use super::common::{PointsFirst, ValueArgs, threads};
use super::place::PlaceArgs;
use super::searching::{parse_algorithm, variant_help};
use clap::{Args, ValueEnum};
use session::Algorithm;
use std::path::PathBuf;

/// Play in the terminal
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood play chess --side black --clock 5m+3s\n  plywood play mnk --board 5x5 --k 4 --side o --explain\n  plywood play draughts --side black --variant smart --eval published"
)]
pub struct PlayArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    #[command(flatten)]
    pub value: ValueArgs,
    /// The side you play: its name, or both, or none to watch
    #[arg(long, value_name = "SIDE")]
    pub side: Option<String>,
    /// What the computer plays with: pvs, the playing search, or one that 'search GAME --list' tells; a textbook search looks as many plies
    /// ahead as the level says
    #[arg(long, value_name = "NAME", default_value = "pvs", value_parser = parse_algorithm)]
    pub algorithm: Algorithm,
    #[arg(long, value_name = "NAME", conflicts_with = "algorithm", help = variant_help("a named variant of a textbook search"))]
    pub variant: Option<String>,
    /// Play against an agent of your own: a script with a function choose(p)
    #[arg(long, value_name = "FILE.js", conflicts_with_all = ["algorithm", "variant"])]
    pub agent: Option<PathBuf>,
    /// Threads of the playing search
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads())]
    pub threads: u16,
    /// How strong the computer plays, 1 to 9
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=9))]
    pub level: u8,
    /// The time each side has, and what a move adds, such as 5m or 5m+3s
    #[arg(long, value_name = "TIME")]
    pub clock: Option<String>,
    /// Begin with an opening of the game's, such as NAME:3 or NAME:random; a wrong name lists the sets
    #[arg(long, value_name = "SET:N", conflicts_with = "ballot")]
    pub opening: Option<String>,
    /// draughts: begin with a three-move ballot, by number or 'random'; '11-man:' before it for those with a man less
    #[arg(long, value_name = "N|random")]
    pub ballot: Option<String>,
    /// chess: play without an opening book
    #[arg(long)]
    pub no_book: bool,
    /// Go on with a game of this file: PGN in chess, PDN in draughts
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "moves", "ballot", "opening"])]
    pub load: Option<PathBuf>,
    /// Which game of that file
    #[arg(long = "game", value_name = "N", default_value_t = 1, requires = "load")]
    pub game_number: usize,
    /// draughts: whose points come first in a result such as 1-0, where games are read and written
    #[arg(long, value_name = "SIDE", default_value = "black")]
    pub result_order: PointsFirst,
    /// Show every candidate's score before the computer moves
    #[arg(long)]
    pub explain: bool,
    /// Plain characters only
    #[arg(long)]
    pub ascii: bool,
    /// Boards in colour
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    /// Draws the computer's random first move; the same seed plays the same game
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}

/// When boards are in colour.
#[derive(Clone, Copy, ValueEnum)]
pub enum Color {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}
