//! Arguments of the experiments.

use super::common::{Limit, Place, Print, Value};
use super::pacman::{PacmanTrial, PacmanTuning};
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Experiments
#[derive(Subcommand)]
pub enum Lab {
    /// What each term of a value function is good for: games with terms switched off
    Ablate(LabAblate),
    /// The variants of a search side by side
    Compare(LabCompare),
    /// A complete study as one document: tables, boards, trees and charts
    Report(LabReport),
    /// A game played out by a search, move by move
    Simulate(LabSimulate),
    /// A value function against the exact endgame tables, over every position of a class
    Truth(LabTruth),
    /// Better weights for a value function, found against the exact endgame tables or from games
    Tune(LabTune),
}

/// The variants side by side
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood lab compare draughts --position W:WK10,K14:BK1 --eval chebyshev --depth 6\n  plywood lab compare pacman"
)]
pub struct LabCompare {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    #[command(flatten)]
    pub limit: Limit,
    #[command(flatten)]
    pub trial: PacmanTrial,
    /// Write the table as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    #[command(flatten)]
    pub print: Print,
}

/// A game played out
#[derive(Args)]
#[command(
    after_help = "Example:\n  plywood lab simulate draughts --position W:WK10,K14:BK1 --depth 6 --eval published"
)]
pub struct LabSimulate {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    /// Another value function for the second side
    #[arg(long, value_name = "PRESET|FILE.toml")]
    pub eval_min: Option<String>,
    /// The variant both sides search with
    #[arg(long, value_name = "NAME", default_value = "study")]
    pub variant: String,
    #[command(flatten)]
    pub limit: Limit,
    /// The value function shown beside every position
    #[arg(long, value_name = "PRESET", default_value = "chase")]
    pub shown: String,
    /// Leave the game unfinished after this many plies
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub max_plies: usize,
    /// Write the table as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    #[command(flatten)]
    pub print: Print,
}

/// A game whose value functions are held to the truth.
#[derive(Clone, Copy, ValueEnum)]
pub enum TruthGame {
    /// English draughts
    Draughts,
}

/// A value function against the truth
#[derive(Args)]
#[command(after_help = "Example:\n  plywood lab truth draughts --class 2Kv1K --eval published --depth 6")]
pub struct LabTruth {
    /// The game
    pub game: TruthGame,
    /// Kings against kings, such as 2Kv1K
    #[arg(long, value_name = "CLASS", default_value = "2Kv1K")]
    pub class: String,
    #[command(flatten)]
    pub value: Value,
    /// The variant it searches with
    #[arg(long, value_name = "NAME", default_value = "study")]
    pub variant: String,
    /// Plies it searches
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub depth: u32,
    /// Games are stopped after this many plies
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub max_plies: u16,
    /// Play only this many games, from positions drawn at random
    #[arg(long, value_name = "N")]
    pub sample: Option<usize>,
    /// Draws the sample
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Also against every defence, not only the longest
    #[arg(long)]
    pub every_defence: bool,
    /// Also with every weight moved at random by up to 10 %, this many times
    #[arg(long, value_name = "DRAWS")]
    pub shake: Option<usize>,
    /// List this many of the worst games
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub worst: usize,
    /// Write heat maps of where games fail, one for each side: FILE-white.svg and FILE-red.svg
    #[arg(long, value_name = "FILE.svg")]
    pub heat: Option<PathBuf>,
    /// Write the worst games as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    #[command(flatten)]
    pub print: Print,
}

/// What each term is good for
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood lab ablate draughts --eval published --depth 6 --chart ablation.svg\n  plywood lab ablate pacman --layout ring --games 50"
)]
pub struct LabAblate {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    #[command(flatten)]
    pub limit: Limit,
    #[command(flatten)]
    pub trial: PacmanTrial,
    /// The variant to search with
    #[arg(long, value_name = "NAME", default_value = "study")]
    pub variant: String,
    /// Who defends
    #[arg(long, value_name = "WHO", default_value = "truth")]
    pub defender: Defender,
    /// Leave a game unfinished after this many plies
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub max_plies: usize,
    /// chess: add the techniques of the search one after the other instead
    #[arg(long)]
    pub techniques: bool,
    /// chess: test positions for the techniques; without it, those that come with the program
    #[arg(long, value_name = "FILE.epd", requires = "techniques")]
    pub suite: Option<PathBuf>,
    /// Write the table as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write a chart of the games' lengths
    #[arg(long, value_name = "FILE.svg")]
    pub chart: Option<PathBuf>,
    #[command(flatten)]
    pub print: Print,
}

/// Who plays against the side whose terms are switched off.
#[derive(Clone, Copy, ValueEnum)]
pub enum Defender {
    /// The exact solution where there is one: kings against kings
    Truth,
    /// The same search and value function
    Own,
}

/// Better weights
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood lab tune draughts --eval general --depths 4,6 --steps 500 --out mine.toml\n  plywood lab tune draughts --by games --games 2000 --out player.toml\n  plywood lab tune pacman --layout rooms --steps 40 --out mine.toml"
)]
pub struct LabTune {
    /// The game
    pub game: TuneGame,
    /// What weights are judged by
    #[arg(long, value_name = "WHAT", default_value = "truth")]
    pub by: TuneBy,
    /// By games: how many, 2000 unless said; pacman: games in each series, 100 unless said
    #[arg(long, value_name = "N")]
    pub games: Option<usize>,
    /// By games: nodes for each move
    #[arg(long, value_name = "N", default_value_t = 2000)]
    pub nodes: u64,
    /// By games: steps of the fit
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub epochs: usize,
    /// Kings against kings, such as 2Kv1K
    #[arg(long, value_name = "CLASS", default_value = "2Kv1K")]
    pub class: String,
    #[command(flatten)]
    pub value: Value,
    /// The depths that must win, separated by commas
    #[arg(long, value_name = "N,...", value_delimiter = ',', default_values_t = [4, 6], value_parser = clap::value_parser!(u32).range(1..=12))]
    pub depths: Vec<u32>,
    /// Where to begin
    #[arg(long, value_name = "WHERE", default_value = "given")]
    pub start: TuneStart,
    /// Steps to try: 500 unless said; pacman: 40
    #[arg(long, value_name = "N")]
    pub steps: Option<usize>,
    #[command(flatten)]
    pub maze: PacmanTuning,
    /// Judge every step also with the weights shaken this many times by up to 10 %
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub draws: usize,
    /// Drives the search for weights; the same seed finds the same ones
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Write the weights here, for --eval
    #[arg(long, value_name = "FILE.toml")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub print: Print,
}

/// A game whose weights can be tuned.
#[derive(Clone, Copy, ValueEnum)]
pub enum TuneGame {
    /// English draughts
    Draughts,
    /// Pac-Man, by its scores over many games
    Pacman,
}

/// What tuned weights are judged by.
#[derive(Clone, Copy, ValueEnum)]
pub enum TuneBy {
    /// How many won positions of a class they win against every defence
    Truth,
    /// How well they foretell the results of the player's games against itself
    Games,
}

/// Where tuning begins.
#[derive(Clone, Copy, ValueEnum)]
pub enum TuneStart {
    /// At the value function's own weights
    Given,
    /// At the weights that follow the true distance to the win best
    Fitted,
}

/// A complete study
#[derive(Args)]
#[command(after_help = "Example:\n  plywood lab report draughts --out study.html")]
pub struct LabReport {
    /// The game
    pub game: TruthGame,
    /// The class that is held against the truth
    #[arg(long, value_name = "CLASS", default_value = "2Kv1K")]
    pub class: String,
    /// The position that is studied
    #[arg(long, value_name = "TEXT", default_value = lab::STUDY_POSITION)]
    pub position: String,
    #[command(flatten)]
    pub value: Value,
    /// Plies to search
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=10))]
    pub depth: u32,
    /// The document: .html, .md or .pdf
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}
