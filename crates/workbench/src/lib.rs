//! One face for all games: text in, plain data out.
//!
//! [`open`] gives a [`Workbench`] for a game; its methods take positions and moves as text and return plain,
//! serialisable data. Behind it a `Bench` owns the game, its value functions, its leaf rules and its thinker,
//! and hides their types.
//!
//! Invariant: the only crate that names all games.

mod answers;
mod bench;
pub mod bounds;
mod clock;
mod erased;
mod error;
mod exercise;
mod explain;
mod face;
mod games;
mod judgement;
mod number;
mod record;
mod request;
mod running;
mod searching;
mod settings;
mod solving;
mod thinker;
mod thinking;
mod trace;
pub mod view;
pub mod words;
mod written;

pub use answers::{
    EvalView, LineView, PerftView, PositionView, RootMoveView, SearchView, SolveView, SolvedMove,
    StatisticsView, ThinkView,
};
pub use clock::StopFlag;
pub use error::BenchError;
pub use exercise::ExerciseTree;
pub use explain::probability_text;
pub use face::Workbench;
pub use games::{
    ChessAids, GameChoice, GhostBelief, VALUE_FUNCTIONS, course_tree, draughts_value, open, pacman_tree,
    pacman_value,
};
pub use record::{Ending, GameRecord, Reading, ResultOrder};
pub use request::{
    Algorithm, At, Counting, DepthLimit, EvalChoice, Purpose, Recording, SearchRequest, ThinkRequest,
    UnknownAlgorithm, Variant,
};
pub use running::Running;
pub use search::annotated;
pub use search::pvs::Table;
pub use search::{Bound, Cell, Definition, Exit, Grid, Ground, Outcome, Pass, Share, Side};
pub use written::written_tree;
