//! What can be typed after `plywood`.

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;
use workbench::{Algorithm, DepthLimit};

/// A laboratory for game-tree search: play, watch, measure and solve.
#[derive(Parser)]
#[command(name = "plywood", version, max_term_width = 110)]
#[command(
    after_help = "Without a command, a guided demonstration starts.\n\nExample:\n  plywood tree mnk --position ...../xxxo./..o.o/...../..... --depth 2 --out tree.html"
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Play in the terminal.
    Play(Play),
    /// Think with the playing search and show what it finds, depth by depth.
    Analyse(Analyse),
    /// Run one search and report value, move and work.
    Search(Search),
    /// Run one search and draw its tree; or do an exercise on it.
    Tree(Tree),
    /// Show the value function term by term.
    Eval(Eval),
    /// List the legal moves.
    Moves(Moves),
    /// Count positions a number of plies away.
    Perft(Perft),
    /// Find the exact value.
    Solve(Solve),
    /// Search fixed positions: a signature of the search's behaviour, and its speed.
    Bench(Bench),
    /// Experiments: variants side by side, games played out, value functions against the truth.
    #[command(subcommand)]
    Lab(Lab),
    /// Start the web studio and print its address.
    Studio(Studio),
    /// Endgame tables: build, count, probe and verify them.
    #[command(subcommand)]
    Endgame(Endgame),
    /// Pac-Man: many games, or the course's tests
    #[command(subcommand)]
    Pacman(Pacman),
    /// Speak UCI on standard input and output, for chess programs.
    Uci,
    /// Solve a file of test positions.
    Suite(Suite),
    /// A guided demonstration: the 5x5 position the source could not handle.
    Demo(Demo),
}

/// The games there are.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum GameName {
    /// m,n,k games: piškvorky, tic-tac-toe, five in a row
    Mnk,
    /// Chess
    Chess,
    /// English draughts (checkers)
    Draughts,
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
    /// m,n,k: columns x rows, up to 20x20
    #[arg(long, value_name = "MxN", default_value = "5x5")]
    pub board: String,
    /// m,n,k: stones in a line that win
    #[arg(long, value_name = "K", default_value_t = 4)]
    pub k: usize,
    /// explicit: the file with the tree
    #[arg(long, value_name = "FILE", conflicts_with = "example")]
    pub file: Option<PathBuf>,
    /// explicit: one of the lecture trees that come with the program; 'list' names them
    #[arg(long, value_name = "NAME")]
    pub example: Option<String>,
    /// draughts: the data folder with endgame tables; without it, the platform's
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub maze: MazeArgs,
    /// The position: a chess FEN, rows such as 'x.o/.x./..o x', a draughts FEN such as 'W:WK10,K14:BK1', or a node's name
    #[arg(long, value_name = "TEXT")]
    pub position: Option<String>,
    /// Moves played from it, separated by spaces
    #[arg(long, value_name = "MOVES", default_value = "", allow_hyphen_values = true)]
    pub moves: String,
}

/// pacman: the maze and its ghosts.
#[derive(Args)]
pub struct MazeArgs {
    /// pacman: a layout's name, or its file
    #[arg(long, value_name = "NAME|FILE", default_value = "dilemma")]
    pub layout: String,
    /// pacman: how many of the layout's ghosts play
    #[arg(long, value_name = "N")]
    pub ghosts: Option<usize>,
    /// pacman: what the search believes about the ghosts
    #[arg(long, value_name = "KIND", default_value = "adversary")]
    pub belief: Belief,
}

/// What a search believes about ghosts.
#[derive(Clone, Copy, ValueEnum)]
pub enum Belief {
    /// They choose the worst for Pacman
    Adversary,
    /// They move at random
    Random,
    /// They usually come nearer
    Directional,
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
    /// The value function: a preset, or a TOML file with a preset and weights
    #[arg(long, value_name = "PRESET|FILE.toml")]
    pub eval: Option<String>,
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
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    /// Techniques to switch off, separated by commas
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub without: Vec<String>,
}

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

/// Think with the playing search
#[derive(Args)]
#[command(
    after_help = "Example:\n  plywood analyse mnk --position ...../xxxo./..o.o/...../..... --time 1s --multipv 3"
)]
pub struct Analyse {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    #[command(flatten)]
    pub limit: Limit,
    #[command(flatten)]
    pub playing: Playing,
    /// Show this many best lines
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub multipv: usize,
    /// Size of the transposition table in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65536))]
    pub table: u32,
    #[command(flatten)]
    pub print: Print,
}

/// How a single search is run.
#[derive(Args)]
pub struct HowToSearch {
    /// minimax, alphabeta, expectimax or pvs
    #[arg(long, value_name = "NAME", default_value = "alphabeta", value_parser = parse_algorithm)]
    pub algorithm: Algorithm,
    /// A named variant: sets algorithm, order, beam and leaf rules (draughts: brute-force, smart, clever, ...)
    #[arg(long, value_name = "NAME", conflicts_with_all = ["algorithm", "order", "beam", "prune"])]
    pub variant: Option<String>,
    /// Look at moves in the order of the value function
    #[arg(long)]
    pub order: bool,
    /// Keep only the best K moves of each node
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..))]
    pub beam: Option<u16>,
    /// Leaf rules, separated by commas
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    pub prune: Vec<String>,
    /// Cut only when strictly better
    #[arg(long)]
    pub strict: bool,
    /// Find all equally good moves
    #[arg(long)]
    pub all_best: bool,
    #[command(flatten)]
    pub playing: Playing,
}

/// Run one search
#[derive(Args)]
#[command(after_help = "Example:\n  plywood search mnk --board 3x3 --k 3 --algorithm minimax --depth end")]
pub struct Search {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    #[command(flatten)]
    pub limit: Limit,
    #[command(flatten)]
    pub how: HowToSearch,
    #[command(flatten)]
    pub print: Print,
}

/// Run one search and draw its tree
#[derive(Args)]
#[command(
    after_help = "Examples:\n  plywood tree explicit --example classic\n  plywood tree mnk --depth 2 --out tree.svg --boards\n  plywood tree explicit --exercise --answers answers.txt"
)]
pub struct Tree {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    #[command(flatten)]
    pub limit: Limit,
    #[command(flatten)]
    pub how: HowToSearch,
    /// Write the picture here: .txt .dot .svg .png .pdf .json or .html; without it, text on the terminal
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
    /// Plain characters only, on the terminal
    #[arg(long)]
    pub ascii: bool,
    /// Print the tree with blanks to fill in (hand-made trees)
    #[arg(long)]
    pub exercise: bool,
    /// With --exercise: check the answers in this file; '-' asks one by one
    #[arg(long, value_name = "FILE", requires = "exercise")]
    pub answers: Option<PathBuf>,
    #[command(flatten)]
    pub print: Print,
}

/// Show the value function term by term
#[derive(Args)]
#[command(after_help = "Example:\n  plywood eval mnk --position ...../xxxo./..o.o/...../..... --eval runs")]
pub struct Eval {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    #[command(flatten)]
    pub print: Print,
}

/// List the legal moves
#[derive(Args)]
#[command(after_help = "Example:\n  plywood moves mnk --board 3x3 --k 3 --moves \"4 0 8\"")]
pub struct Moves {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub print: Print,
}

/// Count positions a number of plies away
#[derive(Args)]
#[command(after_help = "Example:\n  plywood perft mnk --board 3x3 --k 3 --depth 6 --divide")]
pub struct Perft {
    #[command(flatten)]
    pub place: Place,
    /// Plies
    #[arg(long, value_name = "N")]
    pub depth: u32,
    /// Split the count by first move
    #[arg(long)]
    pub divide: bool,
    /// Draughts: count every route of a capture
    #[arg(long)]
    pub routes: bool,
    #[command(flatten)]
    pub print: Print,
}

/// Find the exact value
#[derive(Args)]
#[command(after_help = "Example:\n  plywood solve mnk --position ...../xxxo./..o.o/...../..... --all-moves")]
pub struct Solve {
    #[command(flatten)]
    pub place: Place,
    /// Every move's value, not only the best ones'
    #[arg(long)]
    pub all_moves: bool,
    #[command(flatten)]
    pub print: Print,
}

/// Search fixed positions
#[derive(Args)]
#[command(after_help = "Example:\n  plywood bench --json")]
pub struct Bench {
    #[command(flatten)]
    pub print: Print,
}

/// A guided demonstration
#[derive(Args, Default)]
pub struct Demo {
    /// Write the page here
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// Experiments
#[derive(Subcommand)]
pub enum Lab {
    /// The variants of a search side by side
    Compare(LabCompare),
    /// A game played out by a search, move by move
    Simulate(LabSimulate),
    /// A value function against the exact endgame tables, over every position of a class
    Truth(LabTruth),
}

/// The variants side by side
#[derive(Args)]
#[command(
    after_help = "Example:\n  plywood lab compare draughts --position W:WK10,K14:BK1 --eval chebyshev --depth 6"
)]
pub struct LabCompare {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub value: Value,
    #[command(flatten)]
    pub limit: Limit,
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

/// A value function against the truth
#[derive(Args)]
#[command(after_help = "Example:\n  plywood lab truth draughts --class 2Kv1K --eval published --depth 6")]
pub struct LabTruth {
    /// The game
    pub game: TableGame,
    /// Kings against kings, such as 2Kv1K
    #[arg(long, value_name = "CLASS", default_value = "2Kv1K")]
    pub class: String,
    /// The value function
    #[arg(long, value_name = "PRESET", default_value = "published")]
    pub eval: String,
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
    #[command(flatten)]
    pub print: Print,
}

/// Start the web studio
#[derive(Args)]
#[command(after_help = "Example:\n  plywood studio --port 7878")]
pub struct Studio {
    /// The port; another one is taken when it is not free
    #[arg(long, value_name = "N", default_value_t = studio::DEFAULT_PORT)]
    pub port: u16,
    /// The data folder; without it, the platform's
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// Endgame tables
#[derive(Subcommand)]
pub enum Endgame {
    /// Solve every position with few pieces and keep the tables
    Build(EndgameWork),
    /// Count wins, draws and losses, by number of pieces and by slice
    Stats(EndgameWork),
    /// Derive every position again from its successors
    Verify(EndgameWork),
    /// Value and distance of a position and of every move
    Probe(EndgameProbe),
}

/// A game that has endgame tables.
#[derive(Clone, Copy, ValueEnum)]
pub enum TableGame {
    /// English draughts
    Draughts,
}

/// Work on all tables
#[derive(Args)]
#[command(after_help = "Example:\n  plywood endgame build draughts --pieces 4")]
pub struct EndgameWork {
    /// The game
    pub game: TableGame,
    /// All positions with up to this many pieces
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(2..=6))]
    pub pieces: u32,
    /// The data folder; without it, the platform's
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Threads
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    #[command(flatten)]
    pub print: Print,
}

/// Value and distance of a position
#[derive(Args)]
#[command(after_help = "Example:\n  plywood endgame probe draughts --position W:WK10,K14:BK1")]
pub struct EndgameProbe {
    #[command(flatten)]
    pub place: Place,
    #[command(flatten)]
    pub print: Print,
}

/// Solve a file of test positions
#[derive(Args)]
#[command(after_help = "Example:\n  plywood suite chess positions.epd --time 1s")]
pub struct Suite {
    /// The game
    pub game: SuiteGame,
    /// The file: EPD lines with bm, am or dm
    pub file: PathBuf,
    #[command(flatten)]
    pub limit: Limit,
    #[command(flatten)]
    pub playing: Playing,
    #[command(flatten)]
    pub print: Print,
}

/// A game with test suites.
#[derive(Clone, Copy, ValueEnum)]
pub enum SuiteGame {
    /// Chess
    Chess,
}

/// Pac-Man's own commands
#[derive(Subcommand)]
pub enum Pacman {
    /// Play many games and sum them up
    Games(PacmanGames),
    /// Grade the agents with a folder of course tests
    Grade(PacmanGrade),
}

/// Play many games
#[derive(Args)]
#[command(
    after_help = "Example:\n  plywood pacman games --layout rooms --agent expectimax --depth 2 --eval better --count 100"
)]
pub struct PacmanGames {
    /// A layout's name, or its file
    #[arg(long, value_name = "NAME|FILE", default_value = "rooms")]
    pub layout: String,
    /// How many of the layout's ghosts play
    #[arg(long, value_name = "N")]
    pub ghosts: Option<usize>,
    /// How Pacman looks ahead
    #[arg(long, value_name = "NAME", default_value = "expectimax")]
    pub agent: PacmanAgent,
    /// Rounds he looks ahead
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub depth: u32,
    /// His value function
    #[arg(long, value_name = "PRESET", default_value = "better")]
    pub eval: String,
    /// How the ghosts move
    #[arg(long, value_name = "KIND", default_value = "random")]
    pub ghost: GhostKind,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub count: u64,
    /// The first game's seed; the same seed plays the same games
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Write the scores, one a line
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    #[command(flatten)]
    pub print: Print,
}

/// How Pacman looks ahead.
#[derive(Clone, Copy, ValueEnum)]
pub enum PacmanAgent {
    /// Only his own next move
    Reflex,
    /// The ghosts choose the worst for him
    Minimax,
    /// The same with pruning
    Alphabeta,
    /// The ghosts move at random
    Expectimax,
}

/// How ghosts move.
#[derive(Clone, Copy, ValueEnum)]
pub enum GhostKind {
    /// At random
    Random,
    /// Usually towards Pacman
    Directional,
    /// Looking ahead
    Hunting,
}

/// Grade the agents
#[derive(Args)]
#[command(after_help = "Example:\n  plywood pacman grade course/test_cases --layouts course/layouts")]
pub struct PacmanGrade {
    /// The folder of tests, with q1 to q5
    pub folder: PathBuf,
    /// The folder of layouts the tests name
    #[arg(long, value_name = "DIR")]
    pub layouts: PathBuf,
    #[command(flatten)]
    pub print: Print,
}

fn parse_depth(text: &str) -> Result<DepthLimit, String> {
    if text == "end" {
        return Ok(DepthLimit::End);
    }
    text.parse().map(DepthLimit::Plies).map_err(|_| "expected a number of plies, or 'end'".into())
}

fn parse_time(text: &str) -> Result<Duration, String> {
    let expected = || "expected a time such as 500ms, 10s or 2m".to_string();
    let digits = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(expected)?;
    let number: u64 = text[..digits].parse().map_err(|_| expected())?;
    match &text[digits..] {
        "ms" => Ok(Duration::from_millis(number)),
        "s" => Ok(Duration::from_secs(number)),
        "m" => number.checked_mul(60).map(Duration::from_secs).ok_or_else(expected),
        _ => Err(expected()),
    }
}

fn parse_algorithm(text: &str) -> Result<Algorithm, String> {
    text.parse().map_err(|error: workbench::UnknownAlgorithm| error.to_string())
}
