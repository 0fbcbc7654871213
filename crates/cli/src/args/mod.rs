//! What can be typed after `plywood`.

mod book;
mod common;
mod endgame;
mod lab;
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

pub use book::{Book, BookBuild, BookMake, BookProbe, BookShow, WhichBook};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
pub use common::{Limit, Playing, Print, Value};
pub use endgame::{Endgame, EndgameBuild, EndgameProbe, EndgameWork, TableGame};
pub use lab::{
    AblateBy, Defender, Lab, LabAblate, LabCompare, LabReport, LabSearch, LabSimulate, LabTruth, LabTune,
    Studied, TruthFiles, TuneBy, TuneStart,
};
pub use matches::Match;
pub use merge::Merge;
pub use net::{Net, NetMeasure, NetSample, NetStats, NetTrain};
pub use pacman::{GhostKind, Pacman, PacmanAgent, PacmanGames, PacmanGrade, PacmanPlay, PacmanSetting};
use place::named_game;
pub use place::{Place, RANDOM};
pub use play::{Color, Play};
pub use protocols::{Hub, Uci};
pub use searching::{
    Analyse, Bench, Check, Demo, Eval, HowToSearch, Moves, Perft, Search, Solve, Suite, Tree,
};
pub use studio::{CageStudio, Studio};

/// A laboratory for game-tree search: play, watch, measure and solve.
#[derive(Parser)]
#[command(name = "plywood", version, max_term_width = 110)]
#[command(
    after_help = "Without a command, the studio starts.\n\nExample:\n  plywood tree mnk --position ...../xxxo./..o.o/...../..... --depth 2 --out tree.html"
)]
pub struct Cli {
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
        let matches = command.try_get_matches().map_err(name_owner)?;
        Cli::from_arg_matches(&matches)
    }
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
    Play(Play),
    /// Think with the playing search and show what it finds, depth by depth.
    Analyse(Analyse),
    /// Run one search and report value, move and work.
    Search(Search),
    /// Run one search and draw its tree; or do an exercise on it.
    Tree(Tree),
    /// Show the value function term by term.
    Eval(Eval),
    /// Try whether a game of your own keeps the promises of a game.
    Check(Check),
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
    /// Value functions that learn: sample games, train a net, see what is in it.
    #[command(subcommand)]
    Net(Net),
    /// Opening books of chess: grow, make, show and probe them.
    #[command(subcommand)]
    Book(Book),
    /// Pac-Man: play or watch, run many games, grade the course's tests
    #[command(subcommand)]
    Pacman(Pacman),
    /// Speak UCI on standard input and output, for chess programs.
    Uci(Uci),
    /// Speak Gomocup's protocol on standard input and output, for five in a row.
    Gomocup,
    /// Speak Hub on standard input and output, for draughts programs.
    Hub(Hub),
    /// Engines or searches against each other: many games, Elo with its error.
    Match(Box<Match>),
    /// Put the parts of a match together that several processes or machines played.
    Merge(Merge),
    /// Solve a file of test positions.
    Suite(Suite),
    /// A guided demonstration: the 5x5 position the source could not handle.
    Demo(Demo),
    /// Answer a studio that started this process to run scripts.
    #[command(hide = true)]
    CageStudio(CageStudio),
}
