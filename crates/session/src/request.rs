//! What can be asked of a game.

use crate::error::SessionError;
use crate::time::TimeLeft;
use crate::wire;
use net::Net;
use search::margins::Percent;
use search::pvs::Techniques;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use utoipa::ToSchema;

/// A position: text (the game's start if none), then moves played from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct At {
    /// The position as text.
    pub position: Option<String>,
    /// Moves played from it, in the game's own text.
    pub moves: Vec<String>,
}

/// Which search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ToSchema)]
#[schema(rename_all = "lowercase")]
pub enum Algorithm {
    /// Textbook minimax.
    Minimax,
    /// Textbook alpha-beta.
    AlphaBeta,
    /// Textbook expectimax.
    Expectimax,
    /// The playing search.
    Pvs,
}

impl Algorithm {
    /// All algorithms with their names.
    pub const ALL: [(Algorithm, &'static str); 4] = [
        (Algorithm::Minimax, "minimax"),
        (Algorithm::AlphaBeta, "alphabeta"),
        (Algorithm::Expectimax, "expectimax"),
        (Algorithm::Pvs, "pvs"),
    ];

    /// What it is, in one sentence.
    pub const fn about(self) -> &'static str {
        match self {
            Algorithm::Minimax => {
                "every line to the depth or the end; MAX takes the largest value, MIN the smallest"
            }
            Algorithm::AlphaBeta => "minimax that leaves out lines which cannot change the value at the root",
            Algorithm::Expectimax => "minimax with the average over the moves of chance",
            Algorithm::Pvs => {
                "the playing search: iterative deepening, a table, and the techniques of --without"
            }
        }
    }

    /// The textbook search of this name; none for the playing search.
    pub fn textbook(self) -> Option<search::textbook::Algorithm> {
        match self {
            Algorithm::Minimax => Some(search::textbook::Algorithm::Minimax),
            Algorithm::AlphaBeta => Some(search::textbook::Algorithm::AlphaBeta),
            Algorithm::Expectimax => Some(search::textbook::Algorithm::Expectimax),
            Algorithm::Pvs => None,
        }
    }

    /// The name used on the command line.
    pub fn name(self) -> &'static str {
        Algorithm::ALL.iter().find(|(algorithm, _)| *algorithm == self).expect("all are listed").1
    }
}

/// There is no algorithm of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown algorithm '{0}': expected minimax, alphabeta, expectimax or pvs")]
pub struct UnknownAlgorithm(pub String);

impl std::str::FromStr for Algorithm {
    type Err = UnknownAlgorithm;
    fn from_str(text: &str) -> Result<Self, UnknownAlgorithm> {
        // as people write it, too
        let plain = if text == "alpha-beta" { "alphabeta" } else { text };
        let found = Algorithm::ALL.iter().find(|(_, name)| *name == plain);
        found.map(|&(algorithm, _)| algorithm).ok_or_else(|| UnknownAlgorithm(text.into()))
    }
}

/// What perft counts as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Counting {
    /// Every move once.
    #[default]
    Moves,
    /// Every route of a capture, where two routes of a move may differ.
    Routes,
}

/// A named way to run a textbook search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Its name.
    pub name: &'static str,
    /// What it is, in one sentence.
    pub about: &'static str,
    /// Which search.
    pub algorithm: Algorithm,
    /// Whether moves are ordered by the value function.
    pub order_by_value: bool,
    /// How many moves of each node are looked at.
    pub beam: Option<usize>,
    /// Leaf rules by name.
    pub rules: Vec<String>,
}

impl Variant {
    /// The request with everything the variant decides.
    pub fn apply(&self, request: Request) -> Request {
        Request {
            algorithm: self.algorithm,
            order_by_value: self.order_by_value,
            beam: self.beam,
            rules: self.rules.clone(),
            ..request
        }
    }
}

/// Where the value function comes from.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum EvalChoice {
    /// The game's usual one.
    #[default]
    Usual,
    /// A preset by name.
    Preset(String),
    /// A preset, the usual one if missing, with other weights for some of its terms.
    Weighted {
        /// The preset.
        preset: Option<String>,
        /// Weights by term.
        weights: BTreeMap<String, f64>,
    },
    /// The contents of a settings file, with its name for error messages.
    File {
        /// The file's name.
        name: String,
        /// Its text.
        text: String,
    },
    /// A value function that a user wrote, with other weights for some of its terms.
    Script {
        /// What it is called, as in its error messages.
        name: String,
        /// Its text.
        text: String,
        /// Weights by term.
        weights: BTreeMap<String, f64>,
    },
    /// A net.
    Net {
        /// The name of its file.
        name: String,
        /// The net.
        net: Arc<Net>,
    },
}

impl EvalChoice {
    /// What the text of a file means: a script by its name, else settings.
    pub fn of_file(name: &str, text: String) -> EvalChoice {
        let name = name.to_string();
        match script::is_script(&name) {
            true => EvalChoice::Script { name, text, weights: BTreeMap::new() },
            false => EvalChoice::File { name, text },
        }
    }

    /// Whether a value function of this name is read from a file.
    pub fn is_file(name: &str) -> bool {
        name.ends_with(".toml") || script::is_script(name)
    }

    /// Whether it runs a script: one of its own, or one in a settings file.
    pub fn has_script(&self) -> bool {
        match self {
            EvalChoice::Script { .. } => true,
            EvalChoice::File { name, text } => crate::settings::script_of(name, text).is_some(),
            _ => false,
        }
    }

    /// What the name of a net's file ends in.
    pub const NET_ENDING: &'static str = ".net";

    /// A larger file is no net.
    pub const MAX_NET_BYTES: u64 = net::MAX_NET_BYTES;

    /// The net that is in these bytes of a file.
    pub fn net(name: &str, bytes: &[u8]) -> Result<EvalChoice, SessionError> {
        let net = Net::from_bytes(bytes).map_err(|error| SessionError::settings(name, &error.to_string()))?;
        Ok(EvalChoice::Net { name: name.into(), net: Arc::new(net) })
    }

    /// Its name in tables, where the usual one is called so.
    pub fn name(&self, usual: &str) -> String {
        match self {
            EvalChoice::Usual => usual.into(),
            EvalChoice::Preset(name)
            | EvalChoice::File { name, .. }
            | EvalChoice::Script { name, .. }
            | EvalChoice::Net { name, .. } => name.clone(),
            EvalChoice::Weighted { preset, .. } => {
                format!("{}, other weights", preset.as_deref().unwrap_or(usual))
            }
        }
    }
}

/// An agent that a user wrote.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AgentScript {
    /// What it is called, as in its error messages.
    pub name: String,
    /// Its text, with a function `choose`.
    pub text: String,
}

/// How deep a search goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DepthLimit {
    /// What suits the game.
    #[default]
    Usual,
    /// This many plies (rounds, in games with several agents).
    Plies(u32),
    /// To the end of the game, or until somebody stops it.
    End,
}

impl From<Option<u32>> for DepthLimit {
    fn from(plies: Option<u32>) -> Self {
        plies.map_or(DepthLimit::End, DepthLimit::Plies)
    }
}

/// Which part of the tree to record.
#[derive(Clone, Copy, Debug)]
pub struct Recording {
    /// Nodes further from the root are only counted.
    pub max_ply: u32,
    /// Never more than these are recorded, from the top; the rest is only counted.
    pub max_nodes: usize,
    /// Keep every position as a board too.
    pub boards: bool,
}

impl Default for Recording {
    fn default() -> Self {
        Recording { max_ply: u32::MAX, max_nodes: 1_000_000, boards: false }
    }
}

/// What thinking is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Purpose {
    /// To know: all of the time is used.
    #[default]
    Analyse,
    /// To move: where there is only one move, it is made at once.
    Play,
}

/// When somebody who follows a thought is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Follow {
    /// After every depth, with all lines that were asked for.
    #[default]
    Depths,
    /// Whenever a line is known better, with that line alone; its score may still be a bound.
    Lines,
}

/// One search of one position, of whatever kind: everything that asks for one is read into this. What only a program can ask for has
/// no key.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Request {
    /// Which search.
    pub algorithm: Algorithm,
    /// How deep; what suits the game if missing.
    #[schema(value_type = Option<DepthLimit>, default = Option::<u32>::default)]
    pub depth: DepthLimit,
    /// Most nodes.
    pub nodes: Option<u64>,
    /// Longest time in milliseconds; all of it may be used.
    #[serde(rename = "time_ms", deserialize_with = "wire::milliseconds")]
    #[schema(value_type = Option<u64>)]
    pub time: Option<Duration>,
    /// The clock it plays on, of which the playing search takes its share.
    #[serde(skip)]
    pub clock: Option<TimeLeft>,
    /// The value function.
    pub eval: EvalChoice,
    /// An agent that a user wrote: it chooses in place of a search.
    #[schema(nullable = false)]
    pub agent: Option<AgentScript>,
    /// Textbook: look at moves in the order of the value function.
    #[serde(rename = "order")]
    pub order_by_value: bool,
    /// Textbook: keep only this many moves of each node.
    pub beam: Option<usize>,
    /// Textbook: leaf rules by name.
    pub rules: Vec<String>,
    /// Textbook: cut only when strictly better.
    pub strict: bool,
    /// Textbook: report all equally good moves.
    pub all_best: bool,
    /// What the playing search has switched on; named are those to switch off.
    #[serde(rename = "without", deserialize_with = "wire::without")]
    #[schema(value_type = Vec<String>, default = Vec::<String>::new)]
    pub techniques: Techniques,
    /// How far the margins of the playing search are from what they are.
    #[serde(skip)]
    pub margins: Percent,
    /// Threads of the playing search.
    pub threads: usize,
    /// Size of its transposition table; what suits the game if missing.
    pub table_mib: Option<usize>,
    /// How many best lines it finds.
    pub lines: usize,
    /// The moves it looks at; all if there are none.
    #[serde(skip)]
    pub only: Vec<String>,
    /// It ends as soon as the side to move is known to win within so many plies.
    #[serde(skip)]
    pub win_within: Option<u32>,
    /// What it is for.
    #[serde(skip)]
    pub purpose: Purpose,
    /// When it tells how far it is.
    #[serde(skip)]
    pub follow: Follow,
    /// What is counted beside its nodes.
    #[serde(skip)]
    pub counts: Counts,
    /// Record the tree.
    #[serde(skip)]
    pub record: Option<Recording>,
    /// What becomes of a textbook search that is stopped.
    #[serde(skip)]
    pub stopped: WhenStopped,
}

/// What becomes of a textbook search that is stopped: it has proven nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WhenStopped {
    /// There is no answer.
    #[default]
    Refuse,
    /// The answer is the best of the moves it was done with, marked as unfinished, and what was recorded of the tree.
    Keep,
}

/// What is counted while the playing search runs; a textbook search counts its cut-offs anyway.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Counts {
    /// Nodes alone: nothing slows it down.
    Nodes,
    /// Cut-offs too.
    #[default]
    Exits,
    /// What the search is like: order of moves, table, windows.
    Statistics,
}

impl Default for Request {
    /// Alpha-beta as the textbook has it, as deep as suits the game.
    fn default() -> Self {
        Request {
            algorithm: Algorithm::AlphaBeta,
            depth: DepthLimit::Usual,
            nodes: None,
            time: None,
            clock: None,
            eval: EvalChoice::Usual,
            agent: None,
            order_by_value: false,
            beam: None,
            rules: Vec::new(),
            strict: false,
            all_best: false,
            techniques: Techniques::USUAL,
            margins: Percent::default(),
            threads: 1,
            table_mib: None,
            lines: 1,
            only: Vec::new(),
            win_within: None,
            purpose: Purpose::Analyse,
            follow: Follow::Depths,
            counts: Counts::Exits,
            record: None,
            stopped: WhenStopped::Refuse,
        }
    }
}

impl Request {
    /// The playing search at full speed, until somebody stops it.
    pub fn thinking() -> Request {
        let (algorithm, depth, counts) = (Algorithm::Pvs, DepthLimit::End, Counts::Nodes);
        Request { algorithm, depth, counts, ..Request::default() }
    }

    /// The same by the playing search at full speed.
    #[must_use]
    pub fn to_think(self) -> Request {
        let depth = if self.depth == DepthLimit::Usual { DepthLimit::End } else { self.depth };
        Request { algorithm: Algorithm::Pvs, depth, counts: Counts::Nodes, ..self }
    }
}
