//! Types of the search as JSON. The search knows no format; a shape repeats the fields of the type that it stands for, and does
//! not compile when the two differ.

use crate::number;
use crate::value::Value;
use search::{Bound, Definition, Effort, Exit, Missing, Pass, Share, Side, Statistics};
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

/// A type of the search with a shape in JSON.
pub trait Shaped {
    /// Writes the value in its shape.
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error>;
}

/// Makes a value known to the library that writes JSON.
struct Written<'a, T>(&'a T);

impl<T: Shaped> Serialize for Written<'_, T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.write(to)
    }
}

/// Writes one value.
pub fn one<T: Shaped, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    value.write(to)
}

/// Writes a value that may be missing.
pub fn optional<T: Shaped, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
    value.as_ref().map(Written).serialize(to)
}

/// Writes a list of values.
pub fn list<T: Shaped, S: Serializer>(values: &[T], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(values.iter().map(Written))
}

/// Says which shape belongs to which type.
macro_rules! shapes {
    ($($of:ty: $shape:ident,)+) => {
        $(impl Shaped for $of {
            fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $shape::serialize(self, to)
            }
        })+
    };
}

shapes! {
    Bound: BoundShape,
    Definition: DefinitionShape,
    Effort: EffortShape,
    Missing: MissingShape,
    Pass: PassShape,
    Share: ShareShape,
    Side: SideShape,
    Statistics: StatisticsShape,
}

impl Shaped for Value {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        ValueShape { value: self.number(), worth: *self }.serialize(to)
    }
}

/// A value of a search, as the number that it is known by and as what it means.
#[derive(Serialize, ToSchema)]
#[schema(as = SearchValue)]
pub struct ValueShape {
    /// The value for MAX.
    #[serde(serialize_with = "number::number")]
    #[schema(value_type = Option<f64>, required = true)]
    value: f64,
    /// The same as a win, a loss or points.
    #[schema(value_type = WorthShape)]
    worth: Value,
}

/// Writes a value that may be missing as `score` and `worth`, for rows whose number has that name.
pub fn score<S: Serializer>(value: &Option<Value>, to: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Scored {
        #[serde(serialize_with = "number::optional")]
        score: Option<f64>,
        worth: Option<Value>,
    }
    Scored { score: value.map(Value::number), worth: *value }.serialize(to)
}

/// What a value means, seen by MAX; a draw is no points.
#[derive(ToSchema)]
#[schema(as = Worth, rename_all = "lowercase")]
pub enum WorthShape {
    /// MAX wins after this number of plies.
    Win(u32),
    /// MAX loses after this number of plies.
    Loss(u32),
    /// Points, in the unit of the value function; null where they are infinite.
    Points(Option<f64>),
}

impl Shaped for Exit {
    /// Its words joined by a hyphen; a leaf rule with its name.
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Exit::Rule(name) => to.serialize_newtype_variant("Exit", self.index() as u32, "rule", name),
            exit => to.serialize_str(&exit.word().replace(' ', "-")),
        }
    }
}

/// The word of an exit in the same shape.
pub fn exit<S: Serializer>(word: &str, to: S) -> Result<S::Ok, S::Error> {
    match Exit::NAMED.into_iter().find(|exit| exit.word() == word) {
        Some(exit) => exit.write(to),
        None => to.serialize_newtype_variant("Exit", 0, "rule", word),
    }
}

/// What a returned score or value says about the true one.
#[derive(Serialize, ToSchema)]
#[serde(remote = "Bound", rename_all = "lowercase")]
#[schema(as = Bound)]
pub enum BoundShape {
    /// It is the true one.
    Exact,
    /// The true one is at least this.
    Lower,
    /// The true one is at most this.
    Upper,
}

/// What a term is: for lists, settings and explanations of a value.
#[derive(Serialize, ToSchema)]
#[serde(remote = "Definition")]
#[schema(as = Definition)]
pub struct DefinitionShape {
    /// The term's name, as in weight files.
    name: String,
    /// What one unit of it is worth to MAX.
    weight: f64,
    /// What it measures, in one sentence.
    about: String,
}

/// How often a value function was asked, and how often it had the answer already.
#[derive(Serialize, ToSchema)]
#[serde(remote = "Effort")]
#[schema(as = Effort)]
pub struct EffortShape {
    /// Positions it was asked about.
    evaluations: u64,
    /// Of these, positions whose value was still known.
    cached: u64,
}

/// What was not recorded of a tree.
#[derive(Serialize)]
#[serde(remote = "Missing")]
pub struct MissingShape {
    /// Visits that were not recorded.
    #[serde(rename = "dropped")]
    nodes: u64,
    /// Moves that were never looked at and were not recorded.
    #[serde(rename = "dropped_moves")]
    moves: u64,
}

/// In which pass over a move a node is visited: the playing search may look at one move several times.
#[derive(Serialize)]
#[serde(remote = "Pass", rename_all = "kebab-case")]
pub enum PassShape {
    /// The ordinary visit, with the window of its parent.
    Full,
    /// Only asking whether the move beats the best so far.
    Scout,
    /// A scout at reduced depth.
    Reduced,
    /// Once more, because a scout or a narrow window failed.
    Again,
    /// After a pass instead of a move.
    Null,
    /// Quiescence: only forced and noisy moves.
    Quiet,
}

/// One named term's part in a value.
#[derive(Serialize, ToSchema)]
#[serde(remote = "Share")]
#[schema(as = Share)]
pub struct ShareShape {
    /// The term's name, as in weight files.
    name: String,
    /// What the term measured.
    raw: f64,
    /// What one unit of it is worth to MAX.
    weight: f64,
    /// `raw * weight`.
    value: f64,
}

/// One of the two interests in a game. Several agents may play for one side.
#[derive(Serialize, ToSchema)]
#[serde(remote = "Side", rename_all = "lowercase")]
#[schema(as = Side)]
pub enum SideShape {
    /// Wants large values.
    Max,
    /// Wants small values.
    Min,
}

/// Counts of one search, or of the main thread's part in it.
#[derive(Serialize, ToSchema)]
#[serde(remote = "Statistics")]
#[schema(as = Statistics)]
pub struct StatisticsShape {
    /// Nodes entered.
    nodes: u64,
    /// Those below the leaves, where only noisy and forced moves are followed.
    quiet_nodes: u64,
    /// Nodes above the leaves that a move refuted.
    cutoffs: u64,
    /// Those refuted by the first move tried.
    first_move_cutoffs: u64,
    /// Searches of the root whose score was above the window that was guessed.
    failed_high: u64,
    /// The same below the window.
    failed_low: u64,
    /// How often the table was asked.
    table_probes: u64,
    /// How often it knew the position.
    table_hits: u64,
    /// Nodes it answered alone.
    table_answers: u64,
    /// What was written into the table.
    table_stores: u64,
    /// Writes that found every place for the position taken by others.
    table_collisions: u64,
    /// Collisions that cost an entry of the same search.
    table_replacements: u64,
}
