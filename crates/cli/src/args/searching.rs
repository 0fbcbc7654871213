//! Arguments of the commands that search or look at a position.

use super::common::{PrintArgs, ValueArgs};
use super::fields::{HowToSearch, Limit, Playing, Tuning};
use super::place::{PlaceArgs, named_game};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use draw::PaperSize;
use session::{Algorithm, Description, bounds};
use std::path::PathBuf;

/// Think with the playing search
#[derive(Args)]
#[command(
    after_help = "Without --depth, --nodes or --time it thinks until Ctrl-C.\n\nExample:\n  plywood analyse mnk --position ...../xxxo./..o.o/...../..... --time 1s --multipv 3"
)]
pub struct AnalyseArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    #[command(flatten)]
    pub value: ValueArgs,
    #[command(flatten)]
    pub limit: Limit,
    #[command(flatten)]
    pub playing: Playing,
    #[command(flatten)]
    pub tuning: Tuning,
    /// Say what the search was like: order of moves, branching, windows, table
    #[arg(long)]
    pub stats: bool,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Run one search
#[derive(Args)]
#[command(after_help = "Example:\n  plywood search mnk --board 3x3 --k 3 --algorithm minimax --depth end")]
pub struct SearchArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    #[command(flatten)]
    pub value: ValueArgs,
    #[command(flatten)]
    pub limit: Limit,
    #[command(flatten)]
    pub how: HowToSearch,
    /// List the game's algorithms, variants and leaf rules instead, each with a sentence
    #[arg(long)]
    pub list: bool,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Run one search and draw its tree
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood tree explicit --example classic\n  plywood tree mnk --depth 2 --out tree.svg --boards\n  plywood tree mnk --depth 3 --paper a4 --out tree.pdf\n  plywood tree chess --depth 4 --out tree.json\n  plywood tree --in tree.json --out tree.html\n  plywood tree explicit --exercise --answers answers.txt\n  plywood tree draughts --position W:WK10,K14:BK1 --eval chebyshev --variant clever --depth 6 --exercise --along \"14-9 1-5\" --worksheet sheet.pdf"
)]
pub struct TreeArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    #[command(flatten)]
    pub value: ValueArgs,
    #[command(flatten)]
    pub limit: Limit,
    #[command(flatten)]
    pub how: HowToSearch,
    #[command(flatten)]
    pub picture: TreePictureArgs,
    /// Print the tree with blanks to fill in; the search is yours to simulate
    #[arg(long, conflicts_with_all = ["out", "show_depth", "max_nodes"])]
    pub exercise: bool,
    /// With --exercise: ask only along this line of moves, separated by spaces, and about all below it; the rest is
    /// given; may be repeated
    #[arg(long, value_name = "MOVES", requires = "exercise")]
    pub along: Vec<String>,
    /// With --exercise: ask for the values of the leaves too, term by term
    #[arg(long, requires = "exercise")]
    pub leaves: bool,
    /// With --exercise: write a sheet for paper here, .pdf, .html or .md, or the questions for a course's software, .xml
    /// for Moodle or .zip for QTI 2.1
    #[arg(long, value_name = "FILE", requires = "exercise", conflicts_with = "answers")]
    pub worksheet: Option<PathBuf>,
    /// With --exercise: fill the answers in
    #[arg(long, requires = "exercise", conflicts_with = "answers")]
    pub solved: bool,
    /// With --exercise: check the answers in this file; '-' asks one by one
    #[arg(long, value_name = "FILE", requires = "exercise")]
    pub answers: Option<PathBuf>,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// A text tree on the terminal shows this many nodes unless more are asked for.
pub const TERMINAL_NODES: usize = 200;

/// How a tree is drawn, and where it is written.
#[derive(Args)]
pub struct TreePictureArgs {
    /// Write the picture here: .txt .dot .svg .png .pdf .json or .html, or .tree for a hand-made tree that can be
    /// searched again; without it, text on the terminal
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Hide nodes further from the root, and say how many
    #[arg(long, value_name = "N")]
    pub show_depth: Option<u32>,
    /// Draw at most this many nodes
    #[arg(long, value_name = "N")]
    pub max_nodes: Option<usize>,
    /// Write an overview and one file for each root move
    #[arg(long, requires = "out")]
    pub split: bool,
    /// Draw the positions as small boards
    #[arg(long)]
    pub boards: bool,
    /// Print a .pdf on paper of this size, on several pages where one cannot be read
    #[arg(long, value_name = "SIZE", value_parser = paper_size, requires = "out")]
    pub paper: Option<PaperSize>,
    /// With --paper: the pages are higher than wide
    #[arg(long, requires = "paper")]
    pub portrait: bool,
    /// Plain characters only, on the terminal
    #[arg(long)]
    pub ascii: bool,
}

/// Draw a tree that was written to a file
#[derive(Args)]
#[command(
    override_usage = "plywood tree --in <FILE> [OPTIONS]",
    after_help = "Examples:\n  plywood tree chess --depth 4 --out tree.json\n  plywood tree --in tree.json --out tree.html\n  plywood tree --in tree.json --boards --out tree.pdf"
)]
pub struct TreeFileArgs {
    /// Read the tree from this file, a .json that `tree --out` wrote; nothing is searched
    #[arg(long = "in", value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub picture: TreePictureArgs,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// The size of paper of this name.
fn paper_size(name: &str) -> Result<PaperSize, String> {
    PaperSize::from_name(name).ok_or_else(|| "expected a4, a3 or letter".into())
}

/// Show the value function term by term
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood eval mnk --position ...../xxxo./..o.o/...../..... --eval runs\n  plywood eval draughts --list\n  plywood eval draughts --eval published --list"
)]
pub struct EvalArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    #[command(flatten)]
    pub value: ValueArgs,
    /// List the game's value functions instead: their terms, weights and what each term measures
    #[arg(long)]
    pub list: bool,
    /// List what a value function of your own can ask about a position, with examples
    #[arg(long, conflicts_with = "list")]
    pub facts: bool,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// List the legal moves
#[derive(Args)]
#[command(after_help = "Example:\n  plywood moves mnk --board 3x3 --k 3 --moves \"4 0 8\"")]
pub struct MovesArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Draw a position as a picture
#[derive(Args)]
#[command(
    after_help = "Example:\n  plywood board draughts --position W:WK10,K14:BK1 --arrows \"14-9 1-5\" --out board.svg"
)]
pub struct BoardPicture {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// Arrows over the cells they go through, as in "14-9 1x10x17"; a single cell gets a ring
    #[arg(long, value_name = "MOVES", default_value = "")]
    pub arrows: String,
    /// Seen from the other side
    #[arg(long)]
    pub flip: bool,
    /// The picture: .svg, .png or .pdf
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// Count positions a number of plies away
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood perft mnk --board 3x3 --k 3 --depth 6 --divide\n  plywood perft chess --boards --depth 4"
)]
pub struct PerftArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// Plies
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=i64::from(bounds::PERFT_PLIES)))]
    pub depth: u32,
    /// Split the count by first move
    #[arg(long)]
    pub divide: bool,
    /// draughts: count every route of a capture
    #[arg(long)]
    pub routes: bool,
    /// chess: count on an 8x8 table, a 10x12 list and bitboards, side by side
    #[arg(long, conflicts_with_all = ["divide", "routes"])]
    pub boards: bool,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Find the exact value
#[derive(Args)]
#[command(after_help = "Example:\n  plywood solve mnk --position ...../xxxo./..o.o/...../..... --all-moves")]
pub struct SolveArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// Every move's value, not only the best ones'
    #[arg(long)]
    pub all_moves: bool,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Search fixed positions
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood bench --json\n  plywood bench mnk\n  plywood bench --threads 2 chess --depth 17"
)]
pub struct BenchArgs {
    /// This game alone
    #[arg(value_name = "GAME", value_parser = benched())]
    pub game: Option<&'static Description>,
    /// Measure instead how much sooner this many threads reach a fixed depth in every game
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(2..=i64::from(bounds::THREADS)))]
    pub threads: Option<u16>,
    /// Which depth that is; unless said the first one of each position for which one thread needs a million nodes
    #[arg(long, value_name = "PLIES", requires = "threads", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: Option<u32>,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// A game that has fixed positions.
fn benched() -> impl TypedValueParser<Value = &'static Description> {
    let games = || games::ALL.into_iter().filter(|game| !game.lab.bench.is_empty());
    let names = games().map(|game| PossibleValue::new(game.name).aliases(game.aliases).help(game.about));
    let find = move |name: String| games().find(|game| game.is_called(&name));
    PossibleValuesParser::new(names).map(move |name| find(name).expect("it is one of the names"))
}

/// A guided demonstration
#[derive(Args, Default)]
pub struct DemoArgs {
    /// Write the page here
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// Solve a file of test positions
#[derive(Args)]
#[command(after_help = "Example:\n  plywood suite chess positions.epd --time 1s")]
pub struct SuiteArgs {
    /// The game
    pub game: SuiteGame,
    /// The file: EPD lines with bm, am or dm
    pub file: PathBuf,
    #[command(flatten)]
    pub limit: Limit,
    #[command(flatten)]
    pub playing: Playing,
    #[command(flatten)]
    pub print: PrintArgs,
}

/// A game with test suites.
#[derive(Clone, Copy, ValueEnum)]
pub enum SuiteGame {
    /// Chess
    Chess,
}

/// What an option about variants does: the games that have some, and their names.
pub(super) fn variant_help(words: &str) -> String {
    named_help(words, |game| (game.search.variants)().iter().map(|variant| variant.name).collect())
}

/// The same of leaf rules.
pub(super) fn rule_help(words: &str) -> String {
    named_help(words, |game| game.search.rules.iter().map(|(name, _)| *name).collect())
}

/// An option whose values games name: "draughts: what it does: one, two, ..."; those of the game alone that the command line names.
fn named_help(words: &str, names: impl Fn(&Description) -> Vec<&'static str>) -> String {
    let owners: Vec<&Description> = games::ALL.into_iter().filter(|game| !names(game).is_empty()).collect();
    let named = named_game(std::env::args_os());
    let shown = owners.iter().filter(|game| named.is_none_or(|named| named.name == game.name));
    let all: Vec<&str> = shown.flat_map(|game| names(game)).collect();
    let owners: Vec<&str> = owners.iter().map(|game| game.name).collect();
    format!("{}: {words}: {}; 'search GAME --list' says what they are", owners.join(", "), all.join(", "))
}

pub(super) fn parse_algorithm(text: &str) -> Result<Algorithm, String> {
    text.parse().map_err(|error: session::UnknownAlgorithm| error.to_string())
}

/// Try the promises that every game makes on a game of your own
#[derive(Args)]
#[command(after_help = "Example:\n  plywood check nim.js")]
pub struct CheckArgs {
    /// The script
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub print: PrintArgs,
}
