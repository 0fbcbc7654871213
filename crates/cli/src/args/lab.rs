//! Arguments of the experiments.

use super::asks::{Ablate, AskFlags, Report, ReviewGame, Simulate, Truth, Tune};
use super::common::{PrintArgs, ValueArgs};
use super::fields::{Limit, Playing};
use super::pacman::{PacmanTrial, PacmanTuning};
use super::place::PlaceArgs;
use super::searching::{parse_algorithm, rule_help, variant_help};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use session::{Algorithm, Description};
use std::path::PathBuf;
use std::time::Duration;

/// Experiments
#[derive(Subcommand)]
pub enum LabCommand {
    /// What each term of a value function, or each technique of the search, is good for
    Ablate(LabAblate),
    /// Searches, value functions or depths side by side
    Compare(LabCompare),
    /// A complete study as one document: tables, boards, trees and charts
    Report(LabReport),
    /// A game reviewed move by move: what each loses, and the better move
    Review(LabReview),
    /// An experiment that is written in a file
    Run(LabRun),
    /// A game played out by a search, move by move
    Simulate(LabSimulate),
    /// A value function against the exact endgame tables, over every position of a class
    Truth(LabTruth),
    /// Better weights for a value function: by games against itself, by the exact solution of a class, by scores
    Tune(LabTune),
}

/// Searches, value functions or depths side by side
#[derive(Args)]
#[command(
    after_help = "Unless said, draughts is the study: --position W:WK10,K14:BK1 --depth 6 --eval chebyshev, published with --depths. Other games: their start, usual value function and depth (mnk 4, chess 3, pacman 3, explicit to the end).\n\nExamples:\n  plywood lab compare draughts --position W:WK10,K14:BK1 --eval chebyshev --depth 6\n  plywood lab compare mnk\n  plywood lab compare draughts --evals material,published,general --truth\n  plywood lab compare draughts --depths 1..8\n  plywood lab compare mnk --searches alphabeta,mtdf,uct --at-nodes 1000,10000\n  plywood lab compare pacman"
)]
pub struct LabCompare {
    #[command(flatten)]
    pub place: PlaceArgs,
    #[command(flatten)]
    pub value: ValueArgs,
    #[command(flatten)]
    pub limit: Limit,
    /// Compare value functions instead: presets as for --eval or TOML files, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', conflicts_with_all = ["eval", "depths"])]
    pub evals: Vec<String>,
    /// Compare these searches, separated by commas, each with options behind colons, such as mtdf,memory:etc=yes
    #[arg(long, value_name = "NAMES", value_delimiter = ',', conflicts_with_all = ["depths", "techniques", "truth"])]
    pub searches: Vec<String>,
    /// With --searches: at each of these depths
    #[arg(long, value_name = "N", value_delimiter = ',', requires = "searches")]
    pub at_depths: Vec<u32>,
    /// With --searches: with each of these numbers of nodes
    #[arg(long, value_name = "N", value_delimiter = ',', requires = "searches")]
    pub at_nodes: Vec<u64>,
    /// With --searches: in each of these times
    #[arg(long, value_name = "TIME", value_delimiter = ',', requires = "searches", value_parser = parse_time)]
    pub at_times: Vec<Duration>,
    /// With --evals, draughts: also how many won positions of the class each wins against the truth
    #[arg(long, requires = "evals")]
    pub truth: bool,
    /// Compare depths instead, such as 1..8: what each chooses, and why the choice changes
    #[arg(long, value_name = "A..B", value_parser = parse_depths, conflicts_with = "depth")]
    pub depths: Option<Depths>,
    /// draughts: the textbook searches and the techniques of the playing search instead of the study's variants
    #[arg(long, conflicts_with_all = ["evals", "depths"])]
    pub techniques: bool,
    #[command(flatten)]
    pub search: LabSearch,
    #[command(flatten)]
    pub trial: PacmanTrial,
    /// Draws the games of pacman; the same seed draws the same
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Write the table as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// With --searches: write charts (SVG): nodes by depth, value and choice by budget; of several each in a file of its own,
    /// with its name in the file's
    #[arg(long, value_name = "FILE", requires = "searches")]
    pub chart: Option<PathBuf>,
    #[command(flatten)]
    pub save: Save,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Depths from the first to the last.
#[derive(Clone, Copy)]
pub struct Depths {
    pub first: u32,
    pub last: u32,
}

/// Deeper than any textbook search gets.
const DEEPEST: u32 = 60;

fn parse_time(text: &str) -> Result<Duration, String> {
    session::fields::read_time(text).map_err(|error| error.to_string())
}

fn parse_depths(text: &str) -> Result<Depths, String> {
    let expected = || format!("expected two depths from 1 to {DEEPEST} such as 1..8");
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| text.trim_start_matches('=').parse::<u32>().map_err(|_| expected());
    let depths = Depths { first: number(first)?, last: number(last)? };
    let is_good = 1 <= depths.first && depths.first <= depths.last && depths.last <= DEEPEST;
    is_good.then_some(depths).ok_or_else(expected)
}

/// Which search an experiment runs.
#[derive(Args)]
pub struct LabSearch {
    #[arg(long, value_name = "NAME", help = variant_help("the variant to search with, in draughts study unless said"))]
    pub variant: Option<String>,
    /// The search instead of a variant, as 'search GAME --list' tells them; alphabeta unless said, pvs with --only or
    /// --without
    #[arg(long, value_name = "NAME", value_parser = parse_algorithm, conflicts_with = "variant")]
    pub algorithm: Option<Algorithm>,
    /// With --algorithm: look at moves in the order of the value function
    #[arg(long, requires = "algorithm")]
    pub order: bool,
    /// With --algorithm: keep only the best K moves of each node
    #[arg(long, value_name = "K", requires = "algorithm", value_parser = clap::value_parser!(u16).range(1..))]
    pub beam: Option<u16>,
    #[arg(long, value_name = "RULES", requires = "algorithm", value_delimiter = ',', help = rule_help("leaf rules, separated by commas"))]
    pub prune: Vec<String>,
    /// With --algorithm: cut only when strictly better
    #[arg(long, requires = "algorithm")]
    pub strict: bool,
    #[command(flatten)]
    pub playing: Playing,
}

/// A game played out
#[derive(Args)]
#[command(
    after_help = "Unless said, draughts is the study: --position W:WK10,K14:BK1 --depth 6 --eval published. Other games: their start, usual value function and depth (mnk 4, chess 3, pacman 2, explicit to the end).\n\nExamples:\n  plywood lab simulate draughts --boards game.svg\n  plywood lab simulate draughts --position W:WK1,K6:BK13 --defender truth\n  plywood lab simulate mnk --board 3x3 --k 3"
)]
pub struct LabSimulate {
    #[command(flatten)]
    pub place: PlaceArgs,
    #[command(flatten)]
    pub value: ValueArgs,
    /// Another value function for the second side
    #[arg(long, value_name = "PRESET|FILE", conflicts_with = "defender")]
    pub eval_min: Option<String>,
    #[command(flatten)]
    pub search: LabSearch,
    #[command(flatten)]
    pub limit: Limit,
    /// The value function shown beside every position: draughts chase, else the one it plays by
    #[arg(long, value_name = "PRESET")]
    pub shown: Option<String>,
    #[command(flatten)]
    pub ask: AskFlags<Simulate>,
    /// Write the boards of the game as one picture
    #[arg(long, value_name = "FILE.svg")]
    pub boards: Option<PathBuf>,
    /// Write the table as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    #[command(flatten)]
    pub save: Save,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// The games that have a study: value functions can be held to the truth there.
fn studied() -> impl TypedValueParser<Value = &'static Description> {
    let studied = || games::ALL.into_iter().filter(|game| game.lab.study.is_some());
    let value =
        |game: &'static Description| PossibleValue::new(game.name).aliases(game.aliases).help(game.about);
    let find = move |name: String| studied().find(|game| game.is_called(&name));
    PossibleValuesParser::new(studied().map(value))
        .map(move |name| find(name).expect("it is one of the names"))
}

/// A value function against the truth
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood lab truth draughts --class 2Kv1K --eval published --depth 6\n  plywood lab truth draughts --shard 1/2 --keep a.txt\n  plywood lab truth draughts --shard 2/2 --keep b.txt\n  plywood merge a.txt b.txt --pdn failed.pdn"
)]
pub struct LabTruth {
    /// The game
    #[arg(value_name = "GAME", value_parser = studied())]
    pub game: &'static Description,
    #[command(flatten)]
    pub value: ValueArgs,
    #[command(flatten)]
    pub ask: AskFlags<Truth>,
    /// The league instead: value functions that others are measured by, and with --eval your own among them
    #[arg(long, conflicts_with_all = ["class", "variant", "sample", "every_defence", "shake", "heat", "csv", "pdn", "keep"])]
    pub league: bool,
    #[command(flatten)]
    pub files: TruthFiles,
    /// Write every game here, for plywood merge
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
    #[command(flatten)]
    pub save: Save,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// What a value function did against the truth, as files.
#[derive(Args)]
pub struct TruthFiles {
    /// Write heat maps of where games of lab truth fail, one for each side: FILE-white.svg and FILE-red.svg
    #[arg(long, value_name = "FILE.svg")]
    pub heat: Option<PathBuf>,
    /// Write every game of lab truth that was not won as CSV, with its moves
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write every game of lab truth that was not won as PDN, for play and the studio
    #[arg(long, value_name = "FILE.pdn")]
    pub pdn: Option<PathBuf>,
}

/// What each term is good for
#[derive(Args)]
#[command(
    after_help = "Unless said, draughts is the study: --position W:WK10,K14:BK1 --depth 6 --eval published. Other games: their start, usual value function and depth (mnk 4, chess 3, pacman 2, explicit to the end).\n\nExamples:\n  plywood lab ablate draughts --eval published --depth 6 --chart ablation.svg\n  plywood lab ablate chess\n  plywood lab ablate reversi --techniques\n  plywood lab ablate pacman --layout ring --games 50"
)]
pub struct LabAblate {
    #[command(flatten)]
    pub place: PlaceArgs,
    #[command(flatten)]
    pub value: ValueArgs,
    #[command(flatten)]
    pub limit: Limit,
    #[command(flatten)]
    pub trial: PacmanTrial,
    #[command(flatten)]
    pub search: LabSearch,
    #[command(flatten)]
    pub ask: AskFlags<Ablate>,
    /// Add the techniques of the playing search one after the other instead
    #[arg(long)]
    pub techniques: bool,
    /// chess: test positions for the techniques; without it and --position, those that come with the program
    #[arg(long, value_name = "FILE.epd", requires = "techniques")]
    pub suite: Option<PathBuf>,
    /// Write the table as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write a chart of the games' lengths
    #[arg(long, value_name = "FILE.svg")]
    pub chart: Option<PathBuf>,
    #[command(flatten)]
    pub save: Save,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Better weights
#[derive(Args)]
#[command(
    after_help = "Unless said, draughts is tuned by the truth, pacman by series, every other game by games against itself.\n\nExamples:\n  plywood lab tune chess --games 3000 --keep samples.txt --duel 100 --out mine.toml\n  plywood lab tune chess --games 3000 --shard 2/8 --keep part2.txt\n  plywood lab tune mnk --eval runs --out mine.toml\n  plywood lab tune reversi --games 1000 --duel 100 --out mine.toml\n  plywood lab tune draughts --eval general --depths 4,6 --steps 500 --out mine.toml\n  plywood lab tune draughts --by games --games 2000 --out player.toml\n  plywood lab tune pacman --layout rooms --steps 40 --out mine.toml"
)]
pub struct LabTune {
    #[command(flatten)]
    pub place: PlaceArgs,
    #[command(flatten)]
    pub ask: AskFlags<Tune>,
    #[command(flatten)]
    pub fitting: Fitting,
    #[command(flatten)]
    pub value: ValueArgs,
    #[command(flatten)]
    pub maze: PacmanTuning,
    /// Write the weights here, for --eval
    #[arg(long, value_name = "FILE.toml")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub save: Save,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// By games: what the numbers are fitted to.
#[derive(Args)]
pub struct Fitting {
    /// By games: write the samples here: position;score;result, an empty line between games; by the truth: the climbs
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
    /// By games: learn from these files of samples instead of playing, separated by commas: those of --keep, and FILE.samples of
    /// 'net sample'; --share 0 fits to their scores alone
    #[arg(long, value_name = "FILES", value_delimiter = ',', conflicts_with_all = ["keep", "games"])]
    pub samples: Vec<PathBuf>,
}

/// A game reviewed
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood lab review chess game.pgn --out marked.pgn\n  plywood lab review draughts game.pdn --number 3 --report review.html\n  plywood lab review mnk --board 3x3 --k 3 --moves '0 1 2 4 8 5'"
)]
pub struct LabReview {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// The record of a game (PGN, PDN), or a file of moves separated by spaces; instead of --moves
    #[arg(value_name = "FILE", conflicts_with = "moves")]
    pub record: Option<PathBuf>,
    /// Which game of the record
    #[arg(long, value_name = "N", default_value_t = 1, requires = "record")]
    pub number: usize,
    #[command(flatten)]
    pub ask: AskFlags<ReviewGame>,
    /// Write the game here with its marks, and the better moves as variations
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Write the review as a document: .html, .md or .pdf
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Write the table as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    #[command(flatten)]
    pub save: Save,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Keeping an experiment
#[derive(Args)]
pub struct Save {
    /// Write the experiment here as a file for lab run, before it begins
    #[arg(long, value_name = "FILE.toml")]
    pub save: Option<PathBuf>,
}

/// An experiment that is written in a file
#[derive(Args)]
#[command(
    after_help = "The file has the keys of the experiment's JSON as TOML; --save of the other lab commands writes one.\n\nExamples:\n  plywood lab truth draughts --depth 4 --save study.toml\n  plywood lab run study.toml --out results\n  plywood lab run results/experiment.toml"
)]
pub struct LabRun {
    /// The experiment, as TOML
    #[arg(value_name = "FILE.toml")]
    pub file: PathBuf,
    /// Write what was found into this folder, with a copy of the experiment: experiment.toml, finding.json, tables as CSV
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// The folder for tables and everything else a user makes
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// A complete study
#[derive(Args)]
#[command(
    after_help = "Example:\n  plywood lab report draughts --out study.html\n  plywood lab report draughts --language cs --out studie.pdf"
)]
pub struct LabReport {
    /// The game
    #[arg(value_name = "GAME", value_parser = studied())]
    pub game: &'static Description,
    #[command(flatten)]
    pub value: ValueArgs,
    #[command(flatten)]
    pub ask: AskFlags<Report>,
    /// Your own words, captions and arrows, merged by headings: a file as --text-template prints it
    #[arg(long, value_name = "FILE")]
    pub text: Option<PathBuf>,
    /// Print the headings, with what can be written below them, and do nothing else
    #[arg(long)]
    pub text_template: bool,
    /// The document: .html, .md or .pdf
    #[arg(long, value_name = "FILE", required_unless_present = "text_template")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub save: Save,
}
