//! Conspiracy numbers: how many leaves would have to change their values at once to raise the value of the root, or to lower
//! it. The search opens a leaf of the smallest conspiracy, and ends when no conspiracy is left: then the value stands.

use super::minimax_tree::{MinimaxTree, NewLeaf};
use super::policy::LeafJudgement;
use super::spec::*;
use super::{GameTree, Search};
use crate::Stopped;
use crate::game::Side;
use crate::score::Depth;

const VALUE: usize = 0;
const RISE: usize = 1;
const FALL: usize = 2;

/// A search that makes the value of the root stable.
pub struct Conspiracy;

impl Search for Conspiracy {
    const SPEC: SearchSpec = SearchSpec {
        name: "conspiracy",
        aliases: &["cns"],
        about: "opens the leaves of the smallest conspiracy: those whose new values could change the value of the root",
        source: Source {
            authors: "David McAllester",
            work: "Conspiracy Numbers for Min-Max Search, Artificial Intelligence",
            year: 1988,
        },
        code: &[
            line(
                0,
                "rise(n) = how many leaves have to change so that n is worth more than the root is now",
                LineRole::Call,
            ),
            line(0, "leaf: 0 if it is, ∞ if it is an end, else 1", LineRole::Leaf),
            line(0, "MAX: the least rise of its children", LineRole::Max),
            line(0, "MIN: the sum of them", LineRole::Min),
            line(0, "fall(n) = the same for less, with MAX and MIN exchanged", LineRole::Call),
            line(0, "until rise(root) and fall(root) are ∞:", LineRole::Call),
            line(1, "walk down by the smaller of the two to a leaf of its conspiracy", LineRole::Select),
            line(1, "add all children of that leaf, each with the value function's value", LineRole::Expand),
            line(1, "for all nodes: value, rise and fall", LineRole::Update),
            line(0, "return the best move of the root", LineRole::Done),
        ],
        games: GamesTaken::Decided,
        needs_bounds: false,
        options: &["order", "beam", "prune", "table"],
        limit: DefaultLimit::Nodes(5_000),
        leaves: Some(LeafJudgement::Value),
        numbers: &["value", "rise", "fall"],
        record: RecordKind::Growth,
        exercise: Asks::Nothing("the order of its leaves fills no sheet"),
    };

    fn run<T: GameTree + ?Sized>(tree: &mut T, depth: Depth) -> Result<f64, Stopped> {
        let growth = MinimaxTree::new(tree, depth, NewLeaf::Judged)?;
        let mut plot = Plot { growth, sizes: Vec::new(), told: Vec::new(), value: f64::NAN };
        plot.count(0);
        while let Some(change) = plot.smallest() {
            let leaf = plot.leaf_of(change);
            match plot.growth.open(leaf) {
                Ok(()) => {}
                Err(Stopped) if leaf > 0 && !plot.growth.tree.is_refused() => break,
                Err(Stopped) => return Err(Stopped),
            }
            plot.growth.carry_up(leaf);
            plot.count(leaf);
        }
        Ok(plot.answer())
    }
}

/// A way in which the value of the root could change.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RootChange {
    Rise,
    Fall,
}

impl RootChange {
    /// The side whose choice alone can bring it about.
    fn side(self) -> Side {
        if self == RootChange::Rise { Side::Max } else { Side::Min }
    }
}

/// How many leaves have to change, to raise and to lower; infinite where no leaves can.
#[derive(Clone, Copy, PartialEq)]
struct Conspirators {
    rise: f64,
    fall: f64,
}

impl Conspirators {
    fn of(self, change: RootChange) -> f64 {
        if change == RootChange::Rise { self.rise } else { self.fall }
    }
}

/// The search in progress.
struct Plot<'a, T: ?Sized> {
    growth: MinimaxTree<'a, T>,
    sizes: Vec<Conspirators>,
    /// What the observer has heard of every node.
    told: Vec<Option<[f64; 3]>>,
    /// The value of the root for which the conspirators were counted.
    value: f64,
}

impl<T: GameTree + ?Sized> Plot<'_, T> {
    /// Counts the conspirators anew: on the way to a node that was opened, or everywhere where the root's value has changed.
    fn count(&mut self, opened: u32) {
        let value = self.growth.root().low;
        self.sizes.resize(self.growth.nodes.len(), Conspirators { rise: 0.0, fall: 0.0 });
        self.told.resize(self.growth.nodes.len(), None);
        let is_same = value == self.value;
        self.value = value;
        let nodes: Vec<u32> = match is_same {
            true => self.growth.children(opened).chain(self.growth.way(opened)).collect(),
            false => (0..self.growth.nodes.len() as u32).rev().collect(),
        };
        for node in nodes {
            self.sizes[node as usize] = Conspirators {
                rise: self.needed(node, RootChange::Rise),
                fall: self.needed(node, RootChange::Fall),
            };
            self.tell(node);
        }
    }

    /// How many leaves have to change for this node to be worth more, or less, than the root is now.
    fn needed(&self, node: u32, change: RootChange) -> f64 {
        let known = self.growth.node(node);
        let children = self.growth.children(node);
        let sizes = children.clone().map(|child| self.sizes[child as usize].of(change));
        let side = change.side();
        if !children.is_empty() {
            return if known.side == side { sizes.fold(f64::INFINITY, f64::min) } else { sizes.sum() };
        }
        match (side.prefers(known.low, self.value), known.is_final) {
            (true, _) => 0.0,
            (false, true) => f64::INFINITY,
            (false, false) => 1.0,
        }
    }

    /// The change that takes fewer leaves; none where no leaves can bring one about.
    fn smallest(&self) -> Option<RootChange> {
        let Conspirators { rise, fall } = self.sizes[0];
        let change = if rise <= fall { RootChange::Rise } else { RootChange::Fall };
        self.sizes[0].of(change).is_finite().then_some(change)
    }

    /// Walks to a leaf of the smallest conspiracy.
    fn leaf_of(&mut self, change: RootChange) -> u32 {
        let mut node = 0;
        loop {
            self.growth.tree.select(node);
            let size = |child: &u32| self.sizes[*child as usize].of(change);
            let conspires = self.growth.children(node).filter(|child| size(child) > 0.0);
            match conspires.reduce(|best, child| if size(&child) < size(&best) { child } else { best }) {
                Some(child) => node = child,
                None => return node,
            }
        }
    }

    /// Tells the numbers of a node that have changed.
    fn tell(&mut self, node: u32) {
        let Conspirators { rise, fall } = self.sizes[node as usize];
        let now = [self.growth.node(node).low, rise, fall];
        let before = self.told[node as usize].replace(now);
        for number in [VALUE, RISE, FALL] {
            if before.is_none_or(|before| before[number] != now[number]) {
                self.growth.tree.set(node, number, now[number]);
            }
        }
    }

    /// The best move is one whose value no leaves, or most, can worsen.
    fn answer(mut self) -> f64 {
        let side = self.growth.root().side;
        let harm = if side == Side::Max { RootChange::Fall } else { RootChange::Rise };
        let firmness: Vec<f64> =
            self.growth.children(0).map(|child| self.sizes[child as usize].of(harm)).collect();
        let first = self.growth.children(0).start;
        self.growth.answer(|place, node| [node.safe(side), firmness[(place - first) as usize]])
    }
}
