//! The choices that a request is made of.

use crate::description::Description;
use crate::error::SessionError;
use crate::fields::one_of;
use crate::request::{Request, TextbookSettings};
use net::Net;
use search::quoted;
use search::textbook::{self, SearchEntry, SearchSpec};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;

/// A position: text (the game's start if none), then moves played from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct At {
    /// The position as text.
    pub position: Option<String>,
    /// Moves played from it, in the game's own text.
    pub moves: Vec<String>,
}

/// Which search: a line of the table of searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Algorithm(SearchEntry);

impl Algorithm {
    /// Minimax.
    pub const MINIMAX: Algorithm = Algorithm(SearchEntry::MINIMAX);
    /// Alpha-beta.
    pub const ALPHABETA: Algorithm = Algorithm(SearchEntry::ALPHABETA);
    /// Expectimax.
    pub const EXPECTIMAX: Algorithm = Algorithm(SearchEntry::EXPECTIMAX);
    /// The playing search.
    pub const PVS: Algorithm = Algorithm(SearchEntry::PVS);

    /// All of them, those that were registered too.
    pub fn all() -> impl Iterator<Item = Algorithm> {
        textbook::searches().into_iter().map(Algorithm)
    }

    /// Their names, in one line.
    pub fn names() -> String {
        let names: Vec<&str> = Algorithm::all().map(Algorithm::name).collect();
        one_of(&names)
    }

    /// The name used on the command line.
    pub fn name(self) -> &'static str {
        self.0.spec.name
    }

    /// Everything that is said of it.
    pub fn spec(self) -> &'static SearchSpec {
        self.0.spec
    }

    /// It as one of the searches of the textbook; none for the playing search.
    pub fn textbook(self) -> Option<SearchEntry> {
        Some(self.0).filter(SearchEntry::is_textbook)
    }
}

impl From<SearchEntry> for Algorithm {
    fn from(search: SearchEntry) -> Self {
        Algorithm(search)
    }
}

/// There is no algorithm of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown algorithm '{}': expected {}", quoted(.0, 60), Algorithm::names())]
pub struct UnknownAlgorithm(pub String);

impl std::str::FromStr for Algorithm {
    type Err = UnknownAlgorithm;
    fn from_str(text: &str) -> Result<Self, UnknownAlgorithm> {
        textbook::find(text).map(Algorithm).ok_or_else(|| UnknownAlgorithm(text.into()))
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
            textbook: TextbookSettings {
                order_by_value: self.order_by_value,
                beam: self.beam,
                rules: self.rules.clone(),
                ..request.textbook
            },
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

    /// What a player judges by who makes this choice: where nothing is chosen, by the player's own value function.
    #[must_use]
    pub fn of_player(&self, game: &Description) -> EvalChoice {
        match (self, game.own_preset()) {
            (EvalChoice::Usual, Some(own)) => EvalChoice::Preset(own.into()),
            _ => self.clone(),
        }
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
    /// To the end of the game, or until it is stopped.
    End,
}

impl From<Option<u32>> for DepthLimit {
    fn from(plies: Option<u32>) -> Self {
        plies.map_or(DepthLimit::End, DepthLimit::Plies)
    }
}

/// What a recorded tree keeps of the positions of its nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PositionsKept {
    /// Nothing where moves lead there; the text of those below a pass.
    #[default]
    Needed,
    /// Every position as text.
    Texts,
    /// Every position as text and as a board.
    Boards,
}

/// Which part of the tree to record.
#[derive(Clone, Copy, Debug)]
pub struct Recording {
    /// Nodes further from the root are only counted.
    pub max_ply: u32,
    /// Never more than these are recorded, from the top; the rest is only counted.
    pub max_nodes: usize,
    /// What is kept of every position.
    pub positions: PositionsKept,
}

impl Default for Recording {
    fn default() -> Self {
        Recording { max_ply: u32::MAX, max_nodes: 1_000_000, positions: PositionsKept::Needed }
    }
}

/// What thinking is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Purpose {
    /// Analysis: use the whole budget.
    #[default]
    Analyse,
    /// To move: where there is only one move, it is made at once.
    Play,
}

/// When a follower of a thought gets a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Follow {
    /// After every depth, with all lines that were asked for.
    #[default]
    Depths,
    /// Whenever a line is known better, with that line alone; its score may still be a bound.
    Lines,
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
