//! Random trees for the property tests, built through the public builder.

use explicit::{Branch, Builder, Edge, Explicit, NodeId, NodeKind, given};
use search::textbook::{Policy, SearchEntry, SearchResult, Walk, search};
use search::{Depth, NoControl, Observer, Silent, ValueFunction};

/// What a random tree may have.
#[derive(Clone, Copy)]
pub struct Shape {
    /// Levels below the root.
    pub plies: usize,
    /// Children of one node.
    pub children: usize,
    /// Who may decide.
    pub kinds: &'static [NodeKind],
    /// Leaf values lie between minus and plus this.
    pub spread: i32,
}

/// MAX and MIN in any order.
pub const CHOICES: &[NodeKind] = &[NodeKind::Max, NodeKind::Min];
/// Chance too.
pub const ALL_KINDS: &[NodeKind] = &[NodeKind::Max, NodeKind::Min, NodeKind::Chance];

/// One node in this number above the last level is a leaf.
const EARLY_LEAVES: usize = 5;

/// Characters names are made of, from common to odd.
const LETTERS: &[char] = &['a', 'Z', '_', 'é', '√', '\'', '9', '-', '.', '/', '≤', '!'];

/// A tree with plain names.
pub fn random_tree(seed: u64, shape: Shape) -> Explicit {
    let mut grower =
        Grower { random: fastrand::Rng::with_seed(seed), builder: Explicit::builder(), shape, count: 0 };
    grower.grow(0);
    grower.builder.build().expect("a random tree is a tree")
}

struct Grower {
    random: fastrand::Rng,
    builder: Builder,
    shape: Shape,
    count: usize,
}

impl Grower {
    /// Adds a node with everything below it and returns its name.
    fn grow(&mut self, ply: usize) -> String {
        let name = self.name();
        if ply == self.shape.plies || (ply > 0 && self.random.usize(..EARLY_LEAVES) == 0) {
            let value = self.value();
            self.with(|builder| builder.leaf(&name, value));
            return name;
        }
        let kind = self.shape.kinds[self.random.usize(..self.shape.kinds.len())];
        self.with(|builder| builder.inner(&name, kind));
        if self.random.bool() {
            let estimate = self.value() / 2.0;
            self.with(|builder| builder.estimate(&name, estimate));
        }
        let count = self.random.usize(1..=self.shape.children);
        let odds = self.odds(kind, count);
        for probability in odds {
            let child = self.grow(ply + 1);
            let label = self.random.bool().then(|| format!("{}{}", self.random.u8(..), child));
            self.with(|builder| builder.edge(&name, child, Edge { label, probability }));
        }
        name
    }

    fn with(&mut self, change: impl FnOnce(Builder) -> Builder) {
        self.builder = change(std::mem::take(&mut self.builder));
    }

    fn name(&mut self) -> String {
        let tail = (0..self.random.usize(..4)).map(|_| LETTERS[self.random.usize(..LETTERS.len())]);
        self.count += 1;
        format!("n{}_", self.count) + &tail.collect::<String>()
    }

    fn value(&mut self) -> f64 {
        f64::from(self.random.i32(-self.shape.spread..=self.shape.spread))
    }

    /// Probabilities for the children of a chance node: none given, or random ones.
    fn odds(&mut self, kind: NodeKind, count: usize) -> Vec<Option<f64>> {
        if kind != NodeKind::Chance || self.random.bool() {
            return vec![None; count];
        }
        let weights: Vec<f64> = (0..count).map(|_| f64::from(self.random.u8(1..=9))).collect();
        let sum: f64 = weights.iter().sum();
        weights.into_iter().map(|weight| Some(weight / sum)).collect()
    }
}

/// A silent search with the file's own estimates.
pub fn solve(tree: &Explicit, algorithm: SearchEntry, policy: &Policy<Explicit>) -> SearchResult<Branch> {
    run(tree, algorithm, policy, Depth::UNLIMITED, &given(), &mut Silent)
}

/// A search from the root.
pub fn run<O: Observer<Explicit>>(
    tree: &Explicit,
    algorithm: SearchEntry,
    policy: &Policy<Explicit>,
    depth: Depth,
    value: &dyn ValueFunction<Explicit>,
    observer: &mut O,
) -> SearchResult<Branch> {
    let mut walk = Walk::new(tree, value, policy, observer, &NoControl);
    search(&mut walk, algorithm, &NodeId::ROOT, depth).expect("nothing stops the search")
}
