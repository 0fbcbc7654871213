//! What a game answers: plain data, the same objects that `--json` prints.

use crate::board::{Grid, Way};
use crate::choices::Algorithm;
use crate::number;
use crate::shapes::{self, BoundShape, EffortShape, ShareShape, SideShape, StatisticsShape, ValueShape};
use crate::solving::Exact;
use crate::value::Value;
use search::textbook::{ProofAnswer, ProofReport, SearchCounts};
use search::{Bound, Depth, Effort, Share, Side, Statistics};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::{Object, Type};

/// A position in words, text and picture.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct PositionView {
    /// The game.
    pub game: String,
    /// The position as text.
    pub position: String,
    /// The side to move, by name.
    pub turn: String,
    /// The side to move; none where chance decides.
    #[serde(serialize_with = "shapes::optional")]
    #[schema(value_type = Option<SideShape>, required = true)]
    pub side: Option<Side>,
    /// How the game ended, if it did.
    #[schema(required = true)]
    pub outcome: Option<String>,
    /// The winner, if there is one.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "shapes::optional")]
    #[schema(value_type = Option<SideShape>, nullable = false)]
    pub winner: Option<Side>,
    /// How it ended and why: "Black wins by checkmate".
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub ending: Option<String>,
    /// Why it ended, where there is a word for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub reason: Option<String>,
    /// Whether the draw has to be claimed: until then the game may go on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub claimable: bool,
    /// The move that led here, and where it went.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub last: Option<MoveView>,
    /// The cell of the king that is in check.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub check: Option<usize>,
    /// What people call the opening that was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub opening: Option<String>,
    /// The legal moves.
    pub moves: Vec<String>,
    /// Where each of them goes, in the same order; empty for a game without a board.
    pub ways: Vec<MoveView>,
    /// The board, if the game has one.
    #[schema(required = true)]
    pub board: Option<Grid>,
}

/// A move and where it goes on the board: cells, counted row by row from the upper left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct MoveView {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// The cell of the piece that moves; none for a new one, and for a pass.
    #[schema(required = true)]
    pub from: Option<usize>,
    /// The cell where it ends; none for a pass.
    #[schema(required = true)]
    pub to: Option<usize>,
    /// The cells where it touches down in between, if there are some.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub via: Vec<usize>,
}

impl MoveView {
    pub(crate) fn new(text: String, way: Option<Way>) -> MoveView {
        match way {
            Some(Way { from, to, via }) => MoveView { text, from, to: Some(to), via },
            None => MoveView { text, from: None, to: None, via: Vec::new() },
        }
    }
}

/// A value function's judgement, term by term.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct EvalView {
    /// The game.
    pub game: String,
    /// The position as text.
    pub position: String,
    /// The value function's name.
    pub eval: String,
    /// The value for MAX.
    #[serde(serialize_with = "number::number")]
    #[schema(value_type = Option<f64>, required = true)]
    pub value: f64,
    /// The named terms' shares.
    #[serde(serialize_with = "shapes::list")]
    #[schema(value_type = Vec<ShareShape>)]
    pub terms: Vec<Share>,
}

/// A count of positions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PerftView {
    /// The game.
    pub game: String,
    /// The position as text.
    pub position: String,
    /// Plies.
    pub depth: u32,
    /// Move sequences of that length.
    pub nodes: u64,
    /// The same by first move.
    pub divide: Vec<(String, u64)>,
    /// How long it took.
    pub time_ms: f64,
}

/// What a search found out about one move of the root.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct RootMoveView {
    /// The move.
    #[serde(rename = "move")]
    pub m: String,
    /// Its value for MAX.
    #[serde(flatten, serialize_with = "shapes::one")]
    #[schema(value_type = ValueShape)]
    pub value: Value,
    /// What that value says about the true one.
    #[serde(serialize_with = "shapes::one")]
    #[schema(value_type = BoundShape)]
    pub bound: Bound,
    /// Nodes visited below it.
    pub nodes: u64,
}

/// One line of play with its score.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct LineView {
    /// The value for MAX.
    #[serde(flatten, serialize_with = "shapes::one")]
    #[schema(value_type = ValueShape)]
    pub value: Value,
    /// The same in words.
    pub verdict: String,
    /// What that value says about the true one.
    #[serde(serialize_with = "shapes::one")]
    #[schema(value_type = BoundShape)]
    pub bound: Bound,
    /// Its place among the lines asked for, from 0.
    pub rank: usize,
    /// Chances to win, draw and lose in thousandths for the side to move, where the game has such a measure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub chances: Option<[u32; 3]>,
    /// The moves.
    pub moves: Vec<String>,
}

/// What a search was like.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct StatisticsView {
    /// What was counted.
    #[serde(flatten, serialize_with = "shapes::one")]
    #[schema(value_type = StatisticsShape)]
    pub counts: Statistics,
    /// How often the first move refutes a node that is refuted.
    #[schema(required = true)]
    pub first_move_rate: Option<f64>,
    /// How often the table knows a position it is asked for.
    #[schema(required = true)]
    pub hit_rate: Option<f64>,
    /// The branching factor of an even tree of as many nodes and this depth.
    #[schema(required = true)]
    pub branching_factor: Option<f64>,
}

impl StatisticsView {
    pub(crate) fn new(counts: Statistics, depth: Depth) -> Self {
        StatisticsView {
            first_move_rate: counts.first_move_rate(),
            hit_rate: counts.hit_rate(),
            branching_factor: counts.branching_factor(depth),
            counts,
        }
    }
}

/// The answer of a search; of the playing search also after every depth.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Answer {
    /// What was searched, and how.
    #[serde(flatten)]
    pub searched: Searched,
    /// The value for MAX.
    #[serde(flatten, serialize_with = "shapes::one")]
    #[schema(value_type = ValueShape)]
    pub value: Value,
    /// The same in words.
    pub verdict: String,
    /// The move to play, if there is one.
    #[schema(required = true)]
    pub best: Option<String>,
    /// All moves known to be as good.
    pub ties: Vec<String>,
    /// What both sides are expected to play.
    pub pv: Vec<String>,
    /// Nodes visited.
    pub nodes: u64,
    /// What was cut off, where that was counted.
    #[serde(flatten)]
    pub cuts: CutCounts,
    /// How long it took.
    pub time_ms: f64,
    /// It was stopped: this is the best of the moves it was done with, and nothing is proven.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub unfinished: bool,
    /// Every move of the root that was looked at; of the playing search the one it would play.
    pub moves: Vec<RootMoveView>,
    /// What only some searches tell.
    #[serde(flatten)]
    pub details: AnswerDetails,
}

/// What was searched, and how.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Searched {
    /// The game.
    pub game: String,
    /// The position as text.
    pub position: String,
    /// Which search.
    #[schema(value_type = Algorithm)]
    pub algorithm: String,
    /// The value function's name.
    pub eval: String,
    /// Plies searched; null to the end of the game.
    #[schema(required = true)]
    pub depth: Option<u32>,
    /// When a search that grows a tree ends at the latest, where nothing else was said: "10,000 playouts".
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub limit: Option<String>,
}

/// What a search cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct CutCounts {
    /// Nodes left early with moves not looked at, where they were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub cutoffs: Option<u64>,
    /// Cut-off marks a drawn tree shows, also where no move remained.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub placeholders: Option<u64>,
}

/// What only some searches tell.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct AnswerDetails {
    /// Playing search: the deepest ply reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub deepest: Option<u32>,
    /// Playing search: the best lines, best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub lines: Vec<LineView>,
    /// Playing search: how full the table is, in thousandths.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub table_fill: Option<u32>,
    /// Nodes answered by endgame tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub known: Option<u64>,
    /// What the search was like, in the end and if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub statistics: Option<StatisticsView>,
    /// Textbook searches: what the work was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub work: Option<WorkView>,
    /// Searches for a proof: what was asked, and the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub proof: Option<ProofView>,
    /// How often a value function that a user wrote was asked.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "shapes::optional")]
    #[schema(value_type = Option<EffortShape>, nullable = false)]
    pub effort: Option<Effort>,
}

/// What a search for a proof found out about the side to move.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ProofView {
    /// The last question that was asked: "win", "hold", or the value to reach.
    pub question: String,
    /// Its answer: "yes", "no" or "unknown".
    #[schema(schema_with = proof_answers)]
    pub answer: &'static str,
    /// The answer holds only as deep as was searched.
    pub within_depth: bool,
    /// The proof number of the root; null where it is infinite.
    #[serde(serialize_with = "number::number")]
    #[schema(value_type = Option<f64>, required = true)]
    pub proof: f64,
    /// The disproof number of the root; null where it is infinite.
    #[serde(serialize_with = "number::number")]
    #[schema(value_type = Option<f64>, required = true)]
    pub disproof: f64,
}

impl ProofView {
    const YES: &'static str = "yes";
    const NO: &'static str = "no";
    const UNKNOWN: &'static str = "unknown";

    pub(crate) fn new(report: ProofReport) -> ProofView {
        ProofView {
            question: report.question.to_string(),
            answer: match report.answer {
                ProofAnswer::Yes => ProofView::YES,
                ProofAnswer::No => ProofView::NO,
                ProofAnswer::Unknown => ProofView::UNKNOWN,
            },
            within_depth: report.is_within_depth,
            proof: report.proof,
            disproof: report.disproof,
        }
    }
}

fn proof_answers() -> Object {
    let answers = [ProofView::YES, ProofView::NO, ProofView::UNKNOWN];
    Object::builder().schema_type(Type::String).enum_values(Some(answers)).build()
}

/// What the work of a textbook search was, beside its nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct WorkView {
    /// Nodes without moves to look at.
    pub leaves: u64,
    /// Positions that the value function judged.
    pub evaluations: u64,
    /// Cut-offs that the first move of a node made.
    pub first_move_cutoffs: u64,
    /// Searches of the root, where there are several.
    pub rounds: u64,
    /// Those whose value was better for the side to move than their window.
    pub failed_high: u64,
    /// Those whose value was worse.
    pub failed_low: u64,
    /// Moves that were searched once more.
    pub again: u64,
    /// How often the table was asked.
    pub table_probes: u64,
    /// How often it knew the position.
    pub table_hits: u64,
    /// Nodes that it answered alone.
    pub table_answers: u64,
    /// What was written into it.
    pub table_stores: u64,
    /// Writes that found every place taken by other keys.
    pub table_collisions: u64,
    /// Collisions that cost the entry of another key.
    pub table_replacements: u64,
    /// Looks that met an entry of the same key made by another node.
    pub table_clashes: u64,
}

impl WorkView {
    pub(crate) fn new(counts: SearchCounts) -> WorkView {
        let table = counts.table;
        WorkView {
            leaves: counts.leaves,
            evaluations: counts.evaluations,
            first_move_cutoffs: counts.first_move_cutoffs,
            rounds: counts.rounds,
            failed_high: counts.failed_high,
            failed_low: counts.failed_low,
            again: counts.again,
            table_probes: table.probes,
            table_hits: table.hits,
            table_answers: table.answers,
            table_stores: table.stores,
            table_collisions: table.collisions,
            table_replacements: table.replacements,
            table_clashes: table.clashes,
        }
    }
}

/// The words for an exact value.
fn verdicts() -> Object {
    Object::builder().schema_type(Type::String).enum_values(Some(Exact::WORDS)).build()
}

/// One move's exact value.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SolvedMove {
    /// The move.
    #[serde(rename = "move")]
    pub m: String,
    /// Its place among the legal moves; in m,n,k games the cell's number.
    pub index: usize,
    /// Win, draw or loss for the side that makes it.
    #[schema(schema_with = verdicts)]
    pub value: String,
    /// Plies to the end with best play, from the position asked about, if it is decided.
    #[schema(required = true)]
    pub plies: Option<u32>,
    /// Points it wins by, or loses by below zero, in games that count them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub margin: Option<i32>,
}

/// An exact solution, seen by the side to move.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SolveView {
    /// The game.
    pub game: String,
    /// The position as text.
    pub position: String,
    /// Win, draw or loss.
    #[schema(schema_with = verdicts)]
    pub value: String,
    /// Plies to the end with best play, if it is decided.
    #[schema(required = true)]
    pub plies: Option<u32>,
    /// Points the side to move wins by, or loses by below zero, in games that count them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub margin: Option<i32>,
    /// The moves that keep the value; with all moves asked for, every move.
    pub moves: Vec<SolvedMove>,
    /// Positions looked at.
    pub nodes: u64,
    /// How long it took.
    pub time_ms: f64,
}
