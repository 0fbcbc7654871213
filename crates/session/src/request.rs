//! What can be asked of a game.

use crate::time::TimeLeft;
use search::pvs::Techniques;
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
        let found = Algorithm::ALL.iter().find(|(_, name)| *name == text);
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
    pub fn apply(&self, request: SearchRequest) -> SearchRequest {
        SearchRequest {
            algorithm: self.algorithm,
            order_by_value: self.order_by_value,
            beam: self.beam,
            rules: self.rules.clone(),
            ..request
        }
    }
}

/// Where the value function comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum EvalChoice {
    /// The game's usual one.
    #[default]
    Usual,
    /// A preset by name.
    Preset(String),
    /// The contents of a settings file, with its name for error messages.
    File {
        /// The file's name.
        name: String,
        /// Its text.
        text: String,
    },
}

/// How deep a textbook search goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DepthLimit {
    /// What suits the game.
    #[default]
    Usual,
    /// This many plies (rounds, in games with several agents).
    Plies(u32),
    /// To the end of the game.
    End,
}

/// Which part of the tree to record.
#[derive(Clone, Copy, Debug)]
pub struct Recording {
    /// Nodes further from the root are only counted.
    pub max_ply: u32,
    /// Once this many are recorded the rest is only counted.
    pub max_nodes: usize,
    /// Keep every position as a board too.
    pub boards: bool,
}

impl Default for Recording {
    fn default() -> Self {
        Recording { max_ply: u32::MAX, max_nodes: 1_000_000, boards: false }
    }
}

/// One search of one position.
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// Which search.
    pub algorithm: Algorithm,
    /// How deep.
    pub depth: DepthLimit,
    /// Give up after this many nodes.
    pub nodes: Option<u64>,
    /// Give up after this long.
    pub time: Option<Duration>,
    /// The value function.
    pub eval: EvalChoice,
    /// Look at moves in the order of the value function.
    pub order_by_value: bool,
    /// Keep only this many moves of each node.
    pub beam: Option<usize>,
    /// Leaf rules by name.
    pub rules: Vec<String>,
    /// Cut only when strictly better.
    pub strict: bool,
    /// Report all equally good moves.
    pub all_best: bool,
    /// What the playing search has switched on.
    pub techniques: Techniques,
    /// Threads of the playing search.
    pub threads: usize,
    /// Record the tree.
    pub record: Option<Recording>,
}

impl Default for SearchRequest {
    fn default() -> Self {
        SearchRequest {
            algorithm: Algorithm::AlphaBeta,
            depth: DepthLimit::Usual,
            nodes: None,
            time: None,
            eval: EvalChoice::Usual,
            order_by_value: false,
            beam: None,
            rules: Vec::new(),
            strict: false,
            all_best: false,
            techniques: Techniques::USUAL,
            threads: 1,
            record: None,
        }
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

/// Thinking about a position with the playing search.
#[derive(Clone, Debug)]
pub struct ThinkRequest {
    /// Deepest iteration.
    pub depth: Option<u32>,
    /// Most nodes.
    pub nodes: Option<u64>,
    /// Longest time; all of it may be used.
    pub time: Option<Duration>,
    /// The clock it plays on, of which it takes its share.
    pub clock: Option<TimeLeft>,
    /// The value function.
    pub eval: EvalChoice,
    /// How many best lines to find.
    pub lines: usize,
    /// Threads searching together.
    pub threads: usize,
    /// What is switched on.
    pub techniques: Techniques,
    /// Size of the transposition table; what suits the game if missing.
    pub table_mib: Option<usize>,
    /// Only these moves; all if there are none.
    pub only: Vec<String>,
    /// Ends as soon as the side to move is known to win within so many plies.
    pub win_within: Option<u32>,
    /// What it is for.
    pub purpose: Purpose,
    /// When to tell how far it is.
    pub follow: Follow,
    /// Count what the search is like: order of moves, table, windows.
    pub statistics: bool,
}

impl Default for ThinkRequest {
    fn default() -> Self {
        ThinkRequest {
            depth: None,
            nodes: None,
            time: None,
            clock: None,
            eval: EvalChoice::Usual,
            lines: 1,
            threads: 1,
            techniques: Techniques::USUAL,
            table_mib: None,
            only: Vec::new(),
            win_within: None,
            purpose: Purpose::Analyse,
            follow: Follow::Depths,
            statistics: false,
        }
    }
}
