//! What can be asked of a search.

use crate::choices::{AgentScript, Algorithm, Counts, DepthLimit, EvalChoice, Purpose};
use search::margins::Percent;
use search::pvs::Techniques;
use search::textbook::SearchSettings;
use std::time::Duration;

/// One search of one position, of whatever kind: everything that asks for one is read into this, and all of it is declared in
/// [`FIELDS`](crate::fields::FIELDS). How a program follows one run of it is in the [`Call`](crate::Call).
#[derive(Clone, Debug)]
pub struct Request {
    /// Which search.
    pub algorithm: Algorithm,
    /// A named variant of a textbook search, which decides algorithm, order, beam and leaf rules.
    pub variant: Option<String>,
    /// How deep.
    pub depth: DepthLimit,
    /// Most nodes.
    pub nodes: Option<u64>,
    /// Longest time; all of it may be used.
    pub time: Option<Duration>,
    /// The value function.
    pub eval: EvalChoice,
    /// An agent that a user wrote: it chooses in place of a search.
    pub agent: Option<AgentScript>,
    /// How a textbook search is run.
    pub textbook: TextbookSettings,
    /// How the playing search is run.
    pub playing: PlayingSettings,
}

/// How a textbook search is run.
#[derive(Clone, Debug, Default)]
pub struct TextbookSettings {
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
    /// Numbers and switches of the searches that have some.
    pub settings: SearchSettings,
}

/// How the playing search is run.
#[derive(Clone, Debug)]
pub struct PlayingSettings {
    /// What it has switched on.
    pub techniques: Techniques,
    /// Its margins, in per cent of what they are.
    pub margins: Percent,
    /// The rating that is played at, below the full strength. Another rating learns for itself; nodes and lines are limited beside it.
    pub strength: Option<u32>,
    /// Its threads.
    pub threads: usize,
    /// Size of its transposition table; what suits the game if missing.
    pub table_mib: Option<usize>,
    /// How many best lines it finds.
    pub lines: usize,
    /// The moves it looks at; all if there are none.
    pub only: Vec<String>,
    /// It ends as soon as the side to move is known to win within this number of plies.
    pub win_within: Option<u32>,
    /// What it is for.
    pub purpose: Purpose,
    /// What is counted beside its nodes.
    pub counts: Counts,
}

impl Default for Request {
    /// Alpha-beta as the textbook has it, as deep as suits the game.
    fn default() -> Self {
        Request {
            algorithm: Algorithm::ALPHABETA,
            variant: None,
            depth: DepthLimit::Usual,
            nodes: None,
            time: None,
            eval: EvalChoice::Usual,
            agent: None,
            textbook: TextbookSettings::default(),
            playing: PlayingSettings::default(),
        }
    }
}

impl Default for PlayingSettings {
    fn default() -> Self {
        PlayingSettings {
            techniques: Techniques::USUAL,
            margins: Percent::default(),
            strength: None,
            threads: 1,
            table_mib: None,
            lines: 1,
            only: Vec::new(),
            win_within: None,
            purpose: Purpose::Analyse,
            counts: Counts::Exits,
        }
    }
}

impl Request {
    /// The playing search at full speed, until it is stopped.
    pub fn thinking() -> Request {
        Request { depth: DepthLimit::End, ..Request::default() }.to_think()
    }

    /// Whether it is for the playing search.
    pub fn is_playing(&self) -> bool {
        self.algorithm == Algorithm::PVS && self.variant.is_none()
    }

    /// Whether it has to end in time.
    pub fn is_timed(&self) -> bool {
        self.time.is_some()
    }

    /// The same by the playing search at full speed.
    #[must_use]
    pub fn to_think(mut self) -> Request {
        if self.depth == DepthLimit::Usual {
            self.depth = DepthLimit::End;
        }
        self.algorithm = Algorithm::PVS;
        self.playing.counts = Counts::Nodes;
        self
    }
}
