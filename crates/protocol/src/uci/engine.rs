//! What UCI needs of an engine, in text and numbers.

use super::command::Go;
use super::info::Info;
use session::{Clock, StopFlag};

/// The settings a front end can change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Memory of the transposition table in MiB.
    pub hash_mib: usize,
    /// Threads that search together.
    pub threads: usize,
    /// Best lines to report.
    pub lines: usize,
    /// Milliseconds lost between engine and clock at every move.
    pub overhead_ms: u64,
    /// Where endgame table files are.
    pub syzygy_path: String,
    /// Castling is written as the king taking its rook.
    pub chess960: bool,
    /// Play below full strength.
    pub limit_strength: bool,
    /// The strength wanted then.
    pub elo: u32,
    /// Report chances to win, draw and lose.
    pub show_wdl: bool,
    /// Play from the book.
    pub own_book: bool,
    /// A book file.
    pub book_file: String,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            hash_mib: 16,
            threads: 1,
            lines: 1,
            overhead_ms: 10,
            syzygy_path: String::new(),
            chess960: false,
            limit_strength: false,
            elo: 1800,
            show_wdl: false,
            own_book: false,
            book_file: String::new(),
        }
    }
}

/// What to think about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// The limits and moves asked for.
    pub go: Go,
}

/// What to play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// The move; none if there is no legal one.
    pub best: Option<String>,
    /// The reply to think about on the opponent's time.
    pub ponder: Option<String>,
    /// Nodes searched.
    pub nodes: u64,
}

/// An engine that can be driven by UCI.
pub trait Engine {
    /// Its name and version.
    fn name(&self) -> String;

    /// Who wrote it.
    fn author(&self) -> String;

    /// The settings have changed; an error is told to the front end.
    fn set(&mut self, settings: &Settings) -> Result<(), String>;

    /// Another game begins.
    fn new_game(&mut self);

    /// Sets up a position, `startpos` or a FEN, and plays moves. After an error nothing may be asked about the position
    /// before another one is set up.
    fn set_position(&mut self, start: &str, moves: &[String]) -> Result<(), String>;

    /// Whose turn it is: 0 for White, 1 for Black.
    fn mover(&self) -> usize;

    /// Thinks until a limit is reached or the clock says stop.
    fn think(&mut self, job: &Job, clock: &Clock<'_>, report: &mut dyn FnMut(&Info)) -> Answer;

    /// The number of move sequences of this length for every first move; none if it was stopped.
    fn perft(&self, depth: u32, stop: &StopFlag) -> Option<Vec<(String, u64)>>;

    /// The board in lines of text.
    fn show(&self) -> Vec<String>;

    /// The evaluation term by term, in lines of text.
    fn explain(&self) -> Vec<String>;

    /// Lets the other side move, where that is legal.
    fn flip(&mut self) -> Result<(), String>;
}
