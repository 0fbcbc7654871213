//! What can be typed after `plywood`.

mod asks;
mod book;
mod common;
mod doctor;
mod endgame;
mod fields;
mod lab;
mod language;
mod lesson;
mod matches;
mod merge;
mod net;
mod pacman;
mod place;
mod play;
mod protocols;
mod searching;
mod studio;
mod tailor;
mod translation;

pub use book::{BookBuild, BookCommand, BookMake, BookProbe, BookShow, WhichBook};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
pub use common::{PrintArgs, ValueArgs};
pub use doctor::DoctorArgs;
pub use endgame::{
    EndgameBuild, EndgameCommand, EndgameNumber, EndgamePasses, EndgameProbe, EndgameWork, NumberedBy,
    TableGame,
};
pub use fields::{HowToSearch, Limit, read_file};
pub use lab::{
    Depths, LabAblate, LabCommand, LabCompare, LabReport, LabReview, LabRun, LabSearch, LabSimulate,
    LabTruth, LabTune, Save, TruthFiles,
};
pub use language::{language, language_of_json};
pub use lesson::{CollectArgs, LessonArgs};
pub use matches::MatchArgs;
pub use merge::MergeArgs;
pub use net::{NetCommand, NetMeasure, NetSample, NetStats, NetTrain};
pub use pacman::{
    GhostKind, PacmanAgent, PacmanCommand, PacmanGames, PacmanGrade, PacmanPlay, PacmanSetting,
};
use place::named_game;
pub use place::{PlaceArgs, RANDOM};
pub use play::{Color, PlayArgs};
pub use protocols::{HubArgs, UciArgs};
pub use searching::{
    AnalyseArgs, BenchArgs, BoardPicture, CheckArgs, DemoArgs, EvalArgs, MovesArgs, PerftArgs, SearchArgs,
    SolveArgs, SuiteArgs, TERMINAL_NODES, TreeArgs, TreeFileArgs, TreePictureArgs,
};
use session::Language;
use std::ffi::OsString;
pub use studio::{CageStudio, StudioArgs};

/// A laboratory for game-tree search: play, watch, measure and solve.
#[derive(Parser)]
#[command(name = "plywood", version = crate::version::WITH_COMMIT, max_term_width = 110)]
#[command(
    after_help = "Without a command, the studio starts.\n\nExample:\n  plywood tree mnk --position ...../xxxo./..o.o/...../..... --depth 2 --out tree.html"
)]
pub struct Cli {
    /// The language of help and of the sentences for people: en or cs; unless said, that of the locale
    #[arg(long, value_name = "CODE", global = true)]
    pub language: Option<Language>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl Cli {
    /// What was typed; help shows only what the game has that is named.
    pub fn read() -> Result<Cli, clap::Error> {
        let command = Cli::command();
        let command = match named_game(std::env::args_os()) {
            Some(game) => tailor::tailor(command, game),
            None => command,
        };
        let command = translation::translate(command, language());
        let matches = command.try_get_matches_from(words()).map_err(name_owner)?;
        Cli::from_arg_matches(&matches)
    }
}

/// The words of the command line; `tree --in` needs no game, and is a command of its own.
fn words() -> Vec<OsString> {
    let mut words: Vec<OsString> = std::env::args_os().collect();
    let named = words.iter().position(|word| word == "tree").unwrap_or_default();
    let is_language = |word: &OsString| word.to_str().is_some_and(|word| word.starts_with("--language"));
    // the language may be said first
    let is_tree = named == 1 || (matches!(named, 2 | 3) && is_language(&words[1]));
    let is_in =
        |word: &OsString| word.to_str().is_some_and(|word| word == "--in" || word.starts_with("--in="));
    if is_tree && words.iter().any(is_in) {
        words[named] = "tree-file".into();
    }
    words
}

/// A flag of another game is refused by the name of that game.
fn name_owner(error: clap::Error) -> clap::Error {
    let Some(ContextValue::String(flag)) = error.get(ContextKind::InvalidArg) else { return error };
    let owners = place::owners(flag.trim_start_matches('-'));
    match error.kind() == ErrorKind::UnknownArgument && !owners.is_empty() {
        true => clap::Error::raw(error.kind(), format!("{flag} is for {} only\n", owners.join(" and "))),
        false => error,
    }
}

#[derive(Subcommand)]
pub enum Command {
    /// Play in the terminal.
    Play(PlayArgs),
    /// Think with the playing search and show what it finds, depth by depth.
    Analyse(AnalyseArgs),
    /// Run one search and report value, move and work.
    Search(SearchArgs),
    /// Run one search and draw its tree; or do an exercise on it.
    Tree(TreeArgs),
    /// Draw a tree that was written to a file.
    #[command(hide = true, bin_name = "plywood tree", display_name = "plywood tree")]
    TreeFile(TreeFileArgs),
    /// Show the value function term by term.
    Eval(EvalArgs),
    /// Check that your game script follows the rules for games.
    Check(CheckArgs),
    /// List the legal moves.
    Moves(MovesArgs),
    /// Draw a position as a picture, with arrows
    Board(BoardPicture),
    /// Count positions a number of plies away.
    Perft(PerftArgs),
    /// Find the exact value.
    Solve(SolveArgs),
    /// Search fixed positions: a signature of the search's behaviour, and its speed.
    Bench(BenchArgs),
    /// Experiments: variants side by side, games played out, value functions against the truth.
    #[command(subcommand)]
    Lab(LabCommand),
    /// Start the web studio and print its address.
    Studio(StudioArgs),
    /// Endgame tables: build, count, probe and verify them.
    #[command(subcommand)]
    Endgame(EndgameCommand),
    /// Value functions that learn: sample games, train a net, see what is in it.
    #[command(subcommand)]
    Net(NetCommand),
    /// Opening books of chess: grow, make, show and probe them.
    #[command(subcommand)]
    Book(BookCommand),
    /// Pac-Man: play or watch, run many games, grade the course's tests
    #[command(subcommand)]
    Pacman(PacmanCommand),
    /// Speak UCI on standard input and output, for chess programs.
    Uci(UciArgs),
    /// Speak Gomocup's protocol on standard input and output, for five in a row.
    Gomocup,
    /// Speak Hub on standard input and output, for draughts programs.
    Hub(HubArgs),
    /// Engines or searches against each other: many games, Elo with its error.
    Match(Box<MatchArgs>),
    /// Put the parts of a match together that several processes or machines played.
    Merge(MergeArgs),
    /// A lesson of the course in the terminal: asks before it tells, and checks.
    Lesson(LessonArgs),
    /// The answers of a class in one table, each recomputed.
    Collect(CollectArgs),
    /// Solve a file of test positions.
    Suite(SuiteArgs),
    /// A guided demonstration: the 5x5 position the source could not handle.
    Demo(DemoArgs),
    /// Say what this program is and what this machine offers it.
    Doctor(DoctorArgs),
    /// Answer a studio that started this process to run scripts.
    #[command(hide = true)]
    CageStudio(CageStudio),
}
