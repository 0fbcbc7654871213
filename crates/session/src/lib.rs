//! One typed face for all games.
//!
//! A game implements [`Kit`] and describes itself in a [`Description`]: what it can be set up with, its value functions, its
//! search, its solver, its notation. [`set_up`] hides its types behind [`Playable`], which begins sessions. A [`Session`] is a
//! game in progress: it plays, takes back, searches, thinks, solves and explains; text in, plain data out.
//!
//! Invariant: knows no game.

mod agent;
mod answers;
pub mod bounds;
mod class;
mod clock;
mod description;
mod dialect;
mod error;
mod eval_text;
mod explain;
mod judgement;
mod kit;
mod learning;
mod measure;
mod memory;
mod number;
mod opening;
pub mod options;
mod play_out;
mod playable;
mod record;
mod request;
mod running;
mod searching;
mod self_play;
mod series;
mod session;
mod settings;
mod setup;
mod shard;
mod solving;
mod strength;
mod thinker;
mod thinking;
mod time;
mod trace;
mod truth;
mod value;
pub mod view;
mod vocabulary;
mod wire;
pub mod words;
mod work;

pub use self::memory::Memory;
pub use self::session::Session;
pub use ::language::{Dictionary, Language, Said, UnknownLanguage};
pub use answers::{
    Answer, EvalView, LineView, MoveView, PerftView, PositionView, RootMoveView, SolveView, SolvedMove,
    StatisticsView,
};
pub use class::{Class, ClassMove, SolvedClass};
pub use clock::{Clock, StopFlag};
pub use description::{
    BenchPosition, Description, Editor, Example, Lesson, Setup, Study, Style, TABLE_MIB, Values,
};
pub use dialect::{Dialect, DialectOf};
pub use error::SessionError;
pub use eval_text::USUAL_EVAL;
pub use explain::{exit_word, probability_text};

pub use kit::{Divided, Kit, MoveOf, RuleOf, StateOf, ValueOf, Why};
pub use learning::{Learning, SelfPlay, SelfPlayer, Until, WrittenPosition};
pub use measure::{Measure, Measured};
pub use opening::{Opening, OpeningSet};
pub use options::{Options, Setting};
pub use play_out::{EndRules, GameEnd, play_out};
pub use playable::Playable;
pub use record::{Ending, GameRecord, Reading, Records, ResultOrder, Told};
pub use request::{
    AgentScript, Algorithm, At, Counting, Counts, DepthLimit, EvalChoice, Follow, Purpose, Recording,
    Request, UnknownAlgorithm, Variant, WhenStopped,
};
pub use script::{self, Constant, Data, Fact};
pub use search::annotated;
pub use search::pvs::Table;
pub use search::{Bound, Cell, Definition, Exit, Grid, Ground, Outcome, Pass, PieceSet, Share, Side};
pub use series::{EachGame, Scored, Series, SeriesRequest};
pub use setup::{set_up, value_function};
pub use shard::Shard;
pub use solving::{AllMoves, Exact, Solved, Unsolved};
pub use strength::Strength;
pub use thinker::{Playing, Task, Thinker};
pub use time::{Allotment, TimeLeft, cut_short};
pub use trace::{Caption, tree_view};
pub use truth::{ExactTree, MoveTree};
pub use value::Value;
pub use vocabulary::{FactView, Lexicon, script_value, vocabulary};
pub use work::LongWork;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
