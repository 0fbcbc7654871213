//! The object-safe face of a game.

use crate::answers::{EvalView, PerftView, PositionView, SearchView, SolveView, ThinkView};
use crate::clock::StopFlag;
use crate::error::BenchError;
use crate::record::{GameRecord, Reading, ResultOrder};
use crate::request::{At, Counting, EvalChoice, SearchRequest, ThinkRequest, Variant};
use crate::running::Running;
use crate::view::TreeView;
use crate::words::Idiom;
use search::Definition;

/// A game with everything needed to play, search and explain it; text in, plain data out.
pub trait Workbench: Send + Sync {
    /// The game's name.
    fn name(&self) -> &str;

    /// How the people of the game speak about values.
    fn idiom(&self) -> Idiom;

    /// The names of MAX and MIN.
    fn sides(&self) -> [&'static str; 2] {
        self.idiom().sides
    }

    /// The value functions there are, each with a sentence; the first is the usual one.
    fn presets(&self) -> Vec<(&str, &str)>;

    /// The terms of a value function: names, weights and what each measures.
    fn terms(&self, eval: &EvalChoice) -> Result<Vec<Definition>, BenchError>;

    /// The leaf rules of textbook searches, each with a sentence.
    fn rules(&self) -> &[(&'static str, &'static str)];

    /// The position reached, with its legal moves.
    fn position(&self, at: &At) -> Result<PositionView, BenchError>;

    /// The legal moves that an unfinished text may mean, where it is not yet one.
    fn choices(&self, at: &At, text: &str) -> Result<Vec<String>, BenchError>;

    /// The moves of the opening book with their weights; none if the position is not in it, or there is no book.
    fn book_moves(&self, at: &At) -> Result<Vec<(String, u16)>, BenchError>;

    /// What files of whole games end in, in the notation of the game's own players; none if it has no such notation.
    fn record_extension(&self) -> Option<&str>;

    /// Writes a whole game in that notation.
    fn write_record(&self, record: &GameRecord, order: ResultOrder) -> Result<String, BenchError>;

    /// Reads a game of a text in that notation.
    fn read_record(&self, text: &str, reading: Reading) -> Result<GameRecord, BenchError>;

    /// The named ways to run a textbook search.
    fn variants(&self) -> &[Variant];

    /// Counts positions `depth` plies away, in all and by first move.
    fn perft(&self, at: &At, depth: u32, counting: Counting) -> Result<PerftView, BenchError>;

    /// The value function term by term.
    fn eval(&self, at: &At, eval: &EvalChoice) -> Result<EvalView, BenchError>;

    /// One search; also its tree if the request records it.
    fn search(
        &self,
        at: &At,
        request: &SearchRequest,
        stop: &StopFlag,
    ) -> Result<(SearchView, Option<TreeView>), BenchError>;

    /// Thinks with the playing search, telling `progress` after every depth.
    fn think(
        &self,
        at: &At,
        request: &ThinkRequest,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&ThinkView),
    ) -> Result<ThinkView, BenchError>;

    /// A game in progress, to which moves are added one by one.
    fn start(&self, at: &At) -> Result<Box<dyn Running + '_>, BenchError>;

    /// Whether the game has a playing search.
    fn can_think(&self) -> bool;

    /// Whether the computer opens a game with a random move.
    fn begins_at_random(&self) -> bool;

    /// The exact value; of every move if `all_moves`.
    fn solve(&self, at: &At, all_moves: bool, stop: &StopFlag) -> Result<SolveView, BenchError>;
}
