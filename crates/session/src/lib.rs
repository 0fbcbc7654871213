//! One typed face for all games.
//!
//! A game implements [`Kit`] and describes itself in a [`Description`]: what it can be set up with, its value functions, its
//! search, its solver, its notation. [`set_up`] hides its types behind [`Playable`], which begins sessions. A [`Session`] is a
//! game in progress: it plays, takes back, searches, thinks, solves and explains; text in, plain data out.
//!
//! Invariant: knows no game.

mod agent;
pub mod annotated;
mod answers;
mod board;
pub mod bounds;
mod call;
mod choices;
mod class;
mod clock;
mod description;
mod dialect;
mod editor;
mod error;
mod eval_text;
mod explain;
pub mod fields;
mod growth;
mod judgement;
mod kit;
mod learning;
mod letters;
mod limits;
mod measure;
mod memory;
mod number;
mod opening;
pub mod options;
mod place;
mod play_out;
mod playable;
mod proving;
mod record;
mod refusal;
mod request;
mod running;
mod searching;
mod self_play;
mod series;
mod session;
mod settings;
mod setup;
pub mod shapes;
mod shard;
mod solving;
mod steps;
mod strength;
mod thinker;
mod thinking;
mod time;
mod trace;
mod tree_boards;
mod tree_builder;
mod tree_file;
mod truth;
mod value;
pub mod view;
mod vocabulary;
mod wire;
pub mod words;
mod work;

pub use self::memory::Memory;
pub use self::session::{BoardFace, RecordFace, Session};
pub use ::language::{Dictionary, Language, MessageValue, UnknownLanguage, help_words};
pub use answers::{
    Answer, AnswerDetails, CutCounts, EvalView, LineView, MoveView, PerftView, PositionView, ProofView,
    RootMoveView, Searched, SolveView, SolvedMove, StatisticsView, WorkView,
};
pub use board::{BoardNotation, Cell, Grid, Ground, Lettering, PieceFigure, PieceSet, SquareNaming, Way};
pub use call::Call;
pub use class::{Class, ClassMove, SolvedClass};
pub use clock::{Clock, StopFlag};
pub use description::{
    BenchPosition, Description, Editor, Example, GameNotation, GamePlay, GameSamples, GameSearches,
    GameSetup, GameStudies, GameValues, LeagueEntry, LeagueJudge, Lesson, NamedSetup, Study, Style,
    TABLE_MIB, Values,
};
pub use dialect::{Dialect, DialectOf};
pub use error::{RecordError, SessionError, TreeFault};
pub use eval_text::USUAL_EVAL;
pub use explain::{exit_word, pass_word, probability_text};

pub use choices::{
    AgentScript, Algorithm, At, Counting, Counts, DepthLimit, EvalChoice, Follow, PositionsKept, Purpose,
    Recording, UnknownAlgorithm, Variant, WhenStopped,
};
pub use kit::{Divided, Kit, MoveOf, PlayersKit, RuleOf, SolverKit, StateOf, TextbookKit, ValueOf, Why};
pub use learning::{Learning, SelfPlay, SelfPlayer, Until, WrittenPosition};
pub use letters::Letters;
pub use limits::{SearchLimits, at_least, at_most};
pub use measure::{Measured, WeightMeasure};
pub use opening::{Opening, OpeningSet};
pub use options::{Options, Setting};
pub use place::{Games, GivenOptions, Place, ReachedPlace, choose};
pub use play_out::{EndRules, GameEnd, PlayedGame, play_out, play_random};
pub use playable::Playable;
pub use record::{Ending, GameRecord, Reading, Records, ResultOrder, TypedGame};
pub use request::{PlayingSettings, Request, TextbookSettings};
pub use script::{self, Constant, Data, Fact};
pub use search::pvs::Table;
pub use search::{Bound, Definition, Exit, Missing, Outcome, Pass, Share, Side, Stop};
pub use series::{Scored, Series, SeriesRequest};
pub use setup::{set_up, value_function};
pub use shard::{BadShard, Shard};
pub use solving::{AllMoves, Exact, Solved, Unsolved};
pub use strength::Strength;
pub use thinker::{Playing, Thinker, ThinkerTask};
pub use time::{Allotment, TimeLeft, cut_short};
pub use trace::{Caption, tree_view};
pub use tree_boards::add_boards;
pub use tree_builder::TreeBuilder;
pub use tree_file::{BadTree, read_tree};
pub use truth::{ExactTree, MoveTree};
pub use value::Value;
pub use vocabulary::{FactView, Lexicon, script_value, vocabulary};
pub use work::LongWork;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
