//! What many commands take: the game, the position, the value function, the limits.

use clap::builder::{RangedU64ValueParser, StringValueParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Args, ValueEnum};
use search::pvs::Technique;
use std::path::PathBuf;
use std::time::Duration;
use workbench::{DepthLimit, ResultOrder, bounds};

/// The games there are.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum GameName {
    /// m,n,k games: piškvorky, tic-tac-toe, five in a row
    Mnk,
    /// Chess
    Chess,
    /// English draughts (checkers)
    Draughts,
    /// Reversi (Othello)
    Reversi,
    /// Pac-Man with several ghosts
    Pacman,
    /// A tree written down in a text file
    Explicit,
}

/// Which game, and from which position.
#[derive(Args)]
pub struct Place {
    /// The game
    pub game: GameName,
    /// m,n,k: columns x rows, up to 20x20, without it 5x5; reversi: 4x4, 6x6 or 8x8, without it 8x8
    #[arg(long, value_name = "MxN")]
    pub board: Option<String>,
    /// m,n,k: stones in a line that win
    #[arg(long, value_name = "K", default_value_t = 4)]
    pub k: usize,
    /// explicit: the file with the tree
    #[arg(long, value_name = "FILE", conflicts_with = "example")]
    pub file: Option<PathBuf>,
    /// explicit: one of the lecture trees that come with the program; 'list' names them
    #[arg(long, value_name = "NAME", value_parser = ExampleName)]
    pub example: Option<String>,
    /// chess: one of the 960 starts of Chess960, 0 to 959 or random; 518 is the usual one
    #[arg(long, value_name = "N|random", value_parser = parse_chess960, conflicts_with = "position")]
    pub chess960: Option<u16>,
    /// chess: folders with Syzygy tables, separated as in a search path
    #[arg(long, value_name = "DIR")]
    pub syzygy: Option<String>,
    /// chess, draughts: the data folder with endgame tables; without it, the platform's
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub maze: MazeArgs,
    /// The position: a chess FEN, rows such as 'x.o/.x./..o x', a draughts FEN such as 'W:WK10,K14:BK1', squares of reversi such as '-----OX--XO----- X', or a node's name
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub position: Option<String>,
    /// Moves played from it, separated by spaces
    #[arg(long, value_name = "MOVES", default_value = "", allow_hyphen_values = true)]
    pub moves: String,
}

/// pacman: the maze and its ghosts.
#[derive(Args)]
pub struct MazeArgs {
    /// pacman: a layout's name, or its file
    #[arg(long, value_name = "NAME|FILE")]
    pub layout: Option<String>,
    /// pacman: how many of the layout's ghosts play
    #[arg(long, value_name = "N")]
    pub ghosts: Option<usize>,
    /// pacman: what the search believes about the ghosts; expectimax takes them for chance in any case
    #[arg(long, value_name = "KIND", default_value = "adversary")]
    pub belief: Belief,
}

impl MazeArgs {
    /// The layout named, or the usual one.
    pub fn layout_or<'a>(&'a self, usual: &'a str) -> &'a str {
        self.layout.as_deref().unwrap_or(usual)
    }
}

/// What a search believes about ghosts.
#[derive(Clone, Copy, ValueEnum)]
pub enum Belief {
    /// They choose the worst for Pacman; to expectimax every move of theirs is equally likely
    Adversary,
    /// They move at random
    Random,
    /// They usually come nearer
    Directional,
}

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
    #[arg(long, value_name = "PRESET|FILE.toml", help = eval_help())]
    pub eval: Option<String>,
}

/// What the option about value functions takes: every game's presets, the usual one first.
fn eval_help() -> String {
    let named = |(game, presets): (&str, &[(&str, &str)])| {
        let names: Vec<&str> = presets.iter().map(|preset| preset.0).collect();
        format!("{game}: {}", names.join(", "))
    };
    let games = workbench::VALUE_FUNCTIONS.map(named).join("; ");
    format!(
        "The value function: a TOML file with a preset and weights, or a preset, the usual first. {games}"
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

/// The name of a lecture tree. Asking for the list is no mistake: it is answered as `--help` is.
#[derive(Clone)]
struct ExampleName;

impl TypedValueParser for ExampleName {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<String, clap::Error> {
        let name = StringValueParser::new().parse_ref(command, arg, value)?;
        match name.as_str() {
            "list" => Err(clap::Error::raw(ErrorKind::DisplayHelp, example_list())),
            _ => Ok(name),
        }
    }
}

fn example_list() -> String {
    explicit::EXAMPLES.iter().map(|(name, about)| format!("{name:<16} {about}\n")).collect()
}

/// A start by number; `random` is drawn here, once.
fn parse_chess960(text: &str) -> Result<u16, String> {
    let number = match text {
        "random" => Some(fastrand::u16(..chess::STARTS)),
        number => number.parse().ok().filter(|&number| number < chess::STARTS),
    };
    number.ok_or_else(|| format!("expected 0 to {}, or random", chess::STARTS - 1))
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
