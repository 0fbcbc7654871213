//! The choices a textbook leaves open: ordering, beam, leaf rules, ties, and when exactly to cut.

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

/// Declares some states to be leaves before the depth runs out.
pub trait LeafRule<G: Game>: Send + Sync {
    /// The rule's name, shown as the reason the node was left.
    fn name(&self) -> &'static str;

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
}

impl<G: Game> Default for Policy<G> {
    fn default() -> Self {
        Policy {
            order: Order::default(),
            beam: None,
            leaf_rules: Vec::new(),
            cutting: Cutting::default(),
            ties: Ties::default(),
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
