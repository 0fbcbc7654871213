//! The choices a textbook leaves open: ordering, beam, leaf rules, ties, and when exactly to cut.

use super::goal::Goal;
use crate::game::{Game, Side};
use crate::score::Window;

/// In which order moves are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// As the game generates them.
    #[default]
    Generated,
    /// By the value function of the resulting states, best first for the mover; equal ones stay in order.
    ByValue,
}

/// When a node is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cutting {
    /// As soon as the other side would not mind: on equality too.
    #[default]
    OnEqual,
    /// Only when the other side would certainly avoid the node.
    Strict,
}

/// Which equally good moves of the root are reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ties {
    /// The first; later ones may be cut off as "not better".
    #[default]
    First,
    /// All: the window at the root stays open to equal values.
    All,
}

/// Which nodes a leaf rule is asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RuleReach {
    /// Every node: it ends a line.
    #[default]
    Lines,
    /// The moves of the root alone: the first that it settles is played at once, and no later move is looked at.
    Choice,
}

/// Declares some states to be leaves before the depth runs out.
pub trait LeafRule<G: Game>: Send + Sync {
    /// The rule's name, shown as the reason the node was left.
    fn name(&self) -> &'static str;

    /// Which nodes it is asked about.
    fn reach(&self) -> RuleReach {
        RuleReach::Lines
    }

    /// The value for MAX if the rule ends the search at `state`, reached from `parent`.
    fn settle(&self, game: &G, state: &G::State, parent: Option<&G::State>) -> Option<f64>;
}

/// One way to run a textbook search. The default is the plain textbook.
pub struct Policy<G: Game> {
    /// In which order moves are looked at.
    pub order: Order,
    /// Only this many of each node's moves, the best by the value function, are looked at.
    pub beam: Option<usize>,
    /// Rules that end the search early.
    pub leaf_rules: Vec<Box<dyn LeafRule<G>>>,
    /// When exactly alpha-beta cuts.
    pub cutting: Cutting,
    /// Which of several best moves are reported.
    pub ties: Ties,
    /// Numbers and switches of the searches that have some.
    pub settings: SearchSettings,
}

/// What a key of the table stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TableKeys {
    /// A position, its depth and its ply: transpositions are found.
    #[default]
    Position,
    /// The way to a node: the table knows a tree, not a graph.
    Path,
}

/// What MIN is to a search that averages over chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MinRole {
    /// A coin: all its moves are equally likely.
    #[default]
    Coin,
    /// An opponent, who chooses; only what the game itself leaves to chance is averaged.
    Opponent,
}

/// By what a search that grows a tree judges a new node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeafJudgement {
    /// The result of a random game from it.
    Playout,
    /// What the value function says of it.
    Value,
}

/// Numbers and switches of the searches that have some.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchSettings {
    /// Most memory for a table, a list or a tree, in MiB.
    pub memory_mib: usize,
    /// What a key of the table stands for.
    pub keys: TableKeys,
    /// What MIN is to a search that averages over chance.
    pub min: MinRole,
    /// Whether the table is asked for all moves of a node before one is searched.
    pub enhanced_cutoffs: bool,
    /// How far the guess of an aspiration window may be wrong to either side.
    pub window: f64,
    /// Most playouts; none where something else ends the search.
    pub playouts: Option<u64>,
    /// By what new nodes are judged; by what the search says if none.
    pub leaves: Option<LeafJudgement>,
    /// How much a rarely visited move is worth a visit.
    pub exploration: f64,
    /// How many moves of chance are drawn at a node.
    pub samples: usize,
    /// Where chance begins.
    pub seed: u64,
    /// What a search for a proof is to find out.
    pub goal: Goal,
    /// How far df-pn stays with a move beyond the second best, as a share of its number.
    pub epsilon: f64,
    /// Whether a table also keeps answers that rest on a repetition above: what is true on one path is then taken for true on all.
    pub stores_repetitions: bool,
}

impl Default for SearchSettings {
    fn default() -> Self {
        SearchSettings {
            memory_mib: 64,
            keys: TableKeys::Position,
            min: MinRole::Coin,
            enhanced_cutoffs: false,
            window: 50.0,
            playouts: None,
            leaves: None,
            exploration: std::f64::consts::SQRT_2,
            samples: 4,
            seed: 1,
            goal: Goal::Result,
            epsilon: 0.0,
            stores_repetitions: false,
        }
    }
}

impl<G: Game> Default for Policy<G> {
    fn default() -> Self {
        Policy {
            order: Order::default(),
            beam: None,
            leaf_rules: Vec::new(),
            cutting: Cutting::default(),
            ties: Ties::default(),
            settings: SearchSettings::default(),
        }
    }
}

impl<G: Game> Policy<G> {
    /// Whether `side`, already having `best` here, makes the rest of the node pointless.
    pub fn cuts(&self, side: Side, best: f64, window: Window) -> bool {
        match (self.cutting, side) {
            (Cutting::OnEqual, Side::Max) => best >= window.beta,
            (Cutting::OnEqual, Side::Min) => best <= window.alpha,
            (Cutting::Strict, Side::Max) => best > window.beta,
            (Cutting::Strict, Side::Min) => best < window.alpha,
        }
    }

    /// Whether moves must be sorted by the value function.
    pub(super) fn sorts(&self) -> bool {
        self.order == Order::ByValue || self.beam.is_some()
    }
}
