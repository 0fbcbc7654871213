//! Arguments of the experiments.

use super::common::{Limit, Playing, Print, Value, count};
use super::pacman::{PacmanTrial, PacmanTuning};
use super::place::Place;
use super::searching::{parse_algorithm, rule_help, variant_help};
use clap::builder::{PossibleValue, PossibleValuesParser, RangedU64ValueParser, TypedValueParser};
use clap::{Args, Subcommand, ValueEnum};
use session::{Algorithm, Description, Language, Shard, Study, bounds};
use std::path::PathBuf;

/// Experiments
#[derive(Subcommand)]
pub enum Lab {
    /// What each term of a value function, or each technique of the search, is good for
    Ablate(LabAblate),
    /// Searches, value functions or depths side by side
    Compare(LabCompare),
    /// A complete study as one document: tables, boards, trees and charts
    Report(LabReport),
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
    after_help = "Unless said, draughts is the study: --position W:WK10,K14:BK1 --depth 6 --eval chebyshev, published with --depths. Other games: their start, usual value function and depth (mnk 4, chess 3, pacman 3, explicit to the end).\n\nExamples:\n  plywood lab compare draughts --position W:WK10,K14:BK1 --eval chebyshev --depth 6\n  plywood lab compare mnk\n  plywood lab compare draughts --evals material,published,general --truth\n  plywood lab compare draughts --depths 1..8\n  plywood lab compare pacman"
)]
pub struct LabCompare {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    #[command(flatten)]
    pub limit: Limit,
    /// Compare value functions instead: presets as for --eval or TOML files, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',', conflicts_with_all = ["eval", "depths"])]
    pub evals: Vec<String>,
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
    /// Write the table as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    #[command(flatten)]
    pub print: Print,
}

/// Depths from the first to the last.
#[derive(Clone, Copy)]
pub struct Depths {
    pub first: u32,
    pub last: u32,
}

/// Deeper than any textbook search gets.
const DEEPEST: u32 = 60;

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
    /// The search instead of a variant: minimax, alphabeta, expectimax or pvs, the playing search; alphabeta unless
    /// said, pvs with --only or --without
    #[arg(long, value_name = "NAME", value_parser = parse_algorithm, conflicts_with = "variant")]
    pub algorithm: Option<Algorithm>,
    /// With --algorithm: look at moves in the order of the value function
    #[arg(long, requires = "algorithm")]
    pub order: bool,
    /// With --algorithm: keep only the best K moves of each node
    #[arg(long, value_name = "K", requires = "algorithm", value_parser = clap::value_parser!(u16).range(1..))]
    pub beam: Option<u16>,
    #[arg(long, value_name = "RULES", requires = "algorithm", value_delimiter = ',', help = rule_help())]
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
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    /// Another value function for the second side
    #[arg(long, value_name = "PRESET|FILE", conflicts_with = "defender")]
    pub eval_min: Option<String>,
    #[command(flatten)]
    pub search: LabSearch,
    #[command(flatten)]
    pub limit: Limit,
    /// Who plays for the second side
    #[arg(long, value_name = "WHO", default_value = "own")]
    pub defender: Defender,
    /// The value function shown beside every position: draughts chase, else the one it plays by
    #[arg(long, value_name = "PRESET")]
    pub shown: Option<String>,
    /// Leave the game unfinished after this many plies
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = count(bounds::GAME_PLIES))]
    pub max_plies: usize,
    /// Write the boards of the game as one picture
    #[arg(long, value_name = "FILE.svg")]
    pub boards: Option<PathBuf>,
    /// Write the table as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    #[command(flatten)]
    pub print: Print,
}

/// A game with a study: value functions can be held to the truth there.
#[derive(Clone, Copy)]
pub struct Studied {
    pub game: &'static Description,
    pub study: Study,
}

/// The games that have a study.
fn studied() -> impl TypedValueParser<Value = Studied> {
    let studied = || games::ALL.into_iter().filter_map(|game| Some(Studied { game, study: game.study? }));
    let names = studied().map(|studied| PossibleValue::new(studied.game.name).help(studied.game.about));
    let find = move |name: String| studied().find(|studied| studied.game.name == name);
    PossibleValuesParser::new(names).map(move |name| find(name).expect("it is one of the names"))
}

/// A value function against the truth
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood lab truth draughts --class 2Kv1K --eval published --depth 6\n  plywood lab truth draughts --shard 1/2 --keep a.txt\n  plywood lab truth draughts --shard 2/2 --keep b.txt\n  plywood merge a.txt b.txt --pdn failed.pdn"
)]
pub struct LabTruth {
    /// The game
    #[arg(value_name = "GAME", value_parser = studied())]
    pub studied: Studied,
    /// Kings against kings, such as 2Kv1K; that one unless said
    #[arg(long, value_name = "CLASS")]
    pub class: Option<String>,
    #[command(flatten)]
    pub value: Value,
    #[arg(long, value_name = "NAME", help = variant_help("the variant it searches with, study unless said"))]
    pub variant: Option<String>,
    /// Plies it searches
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=i64::from(DEEPEST)))]
    pub depth: u32,
    /// Games are stopped after this many plies
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub max_plies: u16,
    /// Play only this many games, from positions drawn at random
    #[arg(long, value_name = "N", value_parser = count(bounds::DRAWS))]
    pub sample: Option<usize>,
    /// Draws the sample
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Also against every defence, not only the longest
    #[arg(long)]
    pub every_defence: bool,
    /// Also with every weight moved at random by up to 10 %, this many times
    #[arg(long, value_name = "DRAWS", value_parser = count(bounds::DRAWS))]
    pub shake: Option<usize>,
    /// List this many of the worst games
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub worst: usize,
    #[command(flatten)]
    pub files: TruthFiles,
    /// Play only one of so many parts of the games, such as 2/8; plywood merge puts the parts together
    #[arg(long, value_name = "I/N", value_parser = Shard::parse, requires = "keep")]
    pub shard: Option<Shard>,
    /// Write every game here, for plywood merge
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
    #[command(flatten)]
    pub print: Print,
}

/// What a value function did against the truth, as files.
#[derive(Args)]
pub struct TruthFiles {
    /// lab truth: write heat maps of where games fail, one for each side: FILE-white.svg and FILE-red.svg
    #[arg(long, value_name = "FILE.svg")]
    pub heat: Option<PathBuf>,
    /// lab truth: write every game that was not won as CSV, with its moves
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// lab truth: write every game that was not won as PDN, for play and the studio
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
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    #[command(flatten)]
    pub limit: Limit,
    #[command(flatten)]
    pub trial: PacmanTrial,
    #[command(flatten)]
    pub search: LabSearch,
    /// What terms are judged by: game in draughts, agreement elsewhere, unless said
    #[arg(long, value_name = "WHAT")]
    pub by: Option<AblateBy>,
    /// By game: who defends; truth where it is known, unless said
    #[arg(long, value_name = "WHO")]
    pub defender: Option<Defender>,
    /// By game: leave it unfinished after this many plies
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = count(bounds::GAME_PLIES))]
    pub max_plies: usize,
    /// By agreement: how many positions; chess has 24 of its own, else --seed draws them by random moves
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    pub positions: u16,
    /// Add the techniques of the playing search one after the other instead
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

/// What the terms of a value function are judged by.
#[derive(Clone, Copy, ValueEnum)]
pub enum AblateBy {
    /// A game from the position with each part of the terms
    Game,
    /// How often each part chooses the same move as all terms, over many positions
    Agreement,
}

/// Who plays for the second side.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Defender {
    /// The exact solution, where there is one: best result, then longest resistance
    Truth,
    /// The same search and value function
    Own,
}

/// Better weights
#[derive(Args)]
#[command(
    after_help = "Unless said, draughts is tuned by the truth, pacman by series, every other game by games against itself.\n\nExamples:\n  plywood lab tune chess --games 3000 --keep samples.txt --duel 100 --out mine.toml\n  plywood lab tune chess --games 3000 --shard 2/8 --keep part2.txt\n  plywood lab tune mnk --eval runs --out mine.toml\n  plywood lab tune reversi --games 1000 --duel 100 --out mine.toml\n  plywood lab tune draughts --eval general --depths 4,6 --steps 500 --out mine.toml\n  plywood lab tune draughts --by games --games 2000 --out player.toml\n  plywood lab tune pacman --layout rooms --steps 40 --out mine.toml"
)]
pub struct LabTune {
    #[command(flatten)]
    pub place: Place,
    /// What weights are judged by
    #[arg(long, value_name = "WHAT")]
    pub by: Option<TuneBy>,
    /// By games: how many, 300 unless said; by series: games in each, 100 unless said
    #[arg(long, value_name = "N", value_parser = count(bounds::GAMES))]
    pub games: Option<usize>,
    /// By games: nodes for each move
    #[arg(long, value_name = "N", default_value_t = 2000)]
    pub nodes: u64,
    /// By games: times over all samples, 60 unless said
    #[arg(long, value_name = "N", value_parser = count(bounds::DRAWS))]
    pub epochs: Option<usize>,
    #[command(flatten)]
    pub fitting: Fitting,
    /// By the truth: kings against kings, such as 2Kv1K; that one unless said
    #[arg(long, value_name = "CLASS")]
    pub class: Option<String>,
    #[command(flatten)]
    pub value: Value,
    /// By the truth: the depths that must win, separated by commas
    #[arg(long, value_name = "N,...", value_delimiter = ',', default_values_t = [4, 6], value_parser = clap::value_parser!(u32).range(1..=12))]
    pub depths: Vec<u32>,
    /// By the truth: where to begin
    #[arg(long, value_name = "WHERE", default_value = "given")]
    pub start: TuneStart,
    /// Steps to try: by the truth 500 unless said, by series 40
    #[arg(long, value_name = "N", value_parser = count(bounds::DRAWS))]
    pub steps: Option<usize>,
    /// By the truth: climb so many times from the same start, each by a seed of its own, and take the best
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = count(bounds::DRAWS))]
    pub climbs: usize,
    /// Only one of so many parts of the games or climbs, such as 2/8, into --keep; plywood merge puts the parts together
    #[arg(long, value_name = "I/N", value_parser = Shard::parse, requires = "keep", conflicts_with_all = ["out", "epochs", "duel"])]
    pub shard: Option<Shard>,
    #[command(flatten)]
    pub maze: PacmanTuning,
    /// By the truth: judge every step also with the weights shaken this many times by up to 10 %
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = RangedU64ValueParser::<usize>::new().range(0..=bounds::DRAWS))]
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
    /// By games: how much of what is foretold is the result; the rest is the score of the search
    #[arg(long, value_name = "0..1", default_value_t = 0.15, value_parser = parse_share)]
    pub share: f64,
    /// By games: how strongly weights are pulled back to where they started
    #[arg(long, value_name = "X", default_value_t = 1e-8, value_parser = parse_pull)]
    pub pull: f64,
    /// By games: let the new weights play this many pairs of games against the old ones
    #[arg(long, value_name = "PAIRS", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub duel: Option<u32>,
}

fn parse_share(text: &str) -> Result<f64, String> {
    let share = text.parse::<f64>().ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "expected a number from 0 to 1".into())
}

fn parse_pull(text: &str) -> Result<f64, String> {
    let pull = text.parse::<f64>().ok().filter(|pull| (0.0..=1.0).contains(pull));
    pull.ok_or_else(|| "expected a small number such as 1e-8".into())
}

/// What tuned weights are judged by.
#[derive(Clone, Copy, ValueEnum)]
pub enum TuneBy {
    /// How many won positions of a class they win against every defence
    Truth,
    /// How well they foretell the results of the player's games against itself
    Games,
    /// The mean score of series of games with the same seeds
    Series,
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
#[command(
    after_help = "Example:\n  plywood lab report draughts --out study.html\n  plywood lab report draughts --language cs --out studie.pdf"
)]
pub struct LabReport {
    /// The game
    #[arg(value_name = "GAME", value_parser = studied())]
    pub studied: Studied,
    /// The class that is held against the truth: 2Kv1K unless said
    #[arg(long, value_name = "CLASS")]
    pub class: Option<String>,
    /// The position that is studied: W:WK10,K14:BK1 unless said
    #[arg(long, value_name = "TEXT")]
    pub position: Option<String>,
    #[command(flatten)]
    pub value: Value,
    /// Plies to search
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=10))]
    pub depth: u32,
    /// The language of its words: en or cs
    #[arg(long, value_name = "CODE", default_value_t = Language::English)]
    pub language: Language,
    /// The document: .html, .md or .pdf
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}
