//! Trees in which every node has as many moves and every line is as long, and the leaves that a search sees of them.

use search::evaluate::UnknownTerm;
use search::textbook::{self, Policy, SearchEntry, SearchSettings, TableKeys, Walk};
use search::{
    Bound, Definition, Depth, Exit, Game, Grown, GrowthRecorder, GrowthStep, GrowthTree, NoControl, Observer,
    Outcome, Ply, Share, Side, ValueFunction, Visit, scramble,
};

/// What the leaves are worth.
#[derive(Clone, Copy, Debug)]
pub enum Leaves {
    /// Anything from 0 up to this.
    Random { spread: u64 },
    /// The first move of every node is its best.
    Perfect,
}

#[derive(Clone, Copy, Debug)]
pub struct UniformTree {
    pub seed: u64,
    pub branching: u16,
    pub depth: u32,
    pub leaves: Leaves,
    /// Who moves first.
    pub first: Side,
}

/// The number of a node, its ply, and in a tree in perfect order its value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    pub number: u64,
    pub ply: u32,
    worth: f64,
}

impl Place {
    pub const ROOT: Place = Place { number: 1, ply: 0, worth: 0.0 };
}

impl Game for UniformTree {
    type State = Place;
    type Move = u16;

    fn turn(&self, place: &Place) -> Side {
        if place.ply.is_multiple_of(2) { self.first } else { self.first.other() }
    }

    fn moves(&self, _: &Place, out: &mut Vec<u16>) {
        out.extend(0..self.branching);
    }

    fn play(&self, place: &Place, m: u16) -> Place {
        let number = place.number * u64::from(self.branching) + u64::from(m);
        let loss = if m == 0 { 0.0 } else { 1.0 + (scramble(number ^ self.seed) % 9) as f64 };
        Place { number, ply: place.ply + 1, worth: place.worth - self.turn(place).sees(loss) }
    }

    fn outcome(&self, place: &Place) -> Option<Outcome> {
        let worth = match self.leaves {
            Leaves::Perfect => place.worth,
            Leaves::Random { spread } => (scramble(place.number ^ scramble(self.seed)) % spread) as f64,
        };
        (place.ply == self.depth).then(|| Outcome::points(worth))
    }

    fn stuck(&self, _: &Place) -> Outcome {
        Outcome::DRAW
    }

    fn key(&self, place: &Place) -> u64 {
        scramble(place.number)
    }

    fn code(&self, m: u16) -> u16 {
        m
    }
}

/// The least leaves that prove the value of such a tree.
pub fn minimal_leaves(tree: &UniformTree) -> u64 {
    let power = |plies| u64::from(tree.branching).pow(plies);
    power(tree.depth.div_ceil(2)) + power(tree.depth / 2) - 1
}

/// The leaves that a search judged, in order, each where it was judged first.
pub struct LeafLog<G: Game> {
    pub order: Vec<u64>,
    path: Vec<(u64, u32)>,
    grown: Vec<(u64, u32)>,
    /// Only these leaves count.
    ply: u32,
    recorder: GrowthRecorder<G>,
    key: Option<fn(&G::State) -> u64>,
}

impl<G: Game> LeafLog<G> {
    pub fn growth(ply: u32) -> Self {
        let recorder = GrowthRecorder::new(1_000_000);
        LeafLog { order: Vec::new(), path: Vec::new(), grown: Vec::new(), ply, recorder, key: None }
    }

    pub fn into_growth(self) -> GrowthTree<G::State, G::Move> {
        self.recorder.into_tree()
    }

    pub fn distinct(&self) -> u64 {
        self.order.len() as u64
    }

    fn see(&mut self, (leaf, ply): (u64, u32)) {
        if ply == self.ply && !self.order.contains(&leaf) {
            self.order.push(leaf);
        }
    }

    fn name(&self, state: &G::State) -> u64 {
        self.key.map_or(0, |key| key(state))
    }
}

impl<G: Game> Observer<G> for LeafLog<G> {
    fn enter(&mut self, visit: Visit<'_, G>) {
        self.path.push((self.name(visit.state), 0));
    }

    fn leave(&mut self, _: Ply, _: f64, _: Bound, exit: Exit) {
        let (leaf, _) = self.path.pop().expect("a node is left after it was entered");
        if exit == Exit::Terminal {
            self.see((leaf, self.ply));
        }
    }

    fn grow(&mut self, grown: Grown<'_, G>) {
        self.grown.push((self.name(grown.state), grown.ply.0));
        self.recorder.grow(grown);
    }

    fn step(&mut self, step: GrowthStep) {
        if let GrowthStep::Select(node) | GrowthStep::Choose { node, .. } = step {
            let seen = self.grown[node as usize];
            self.see(seen);
        }
        self.recorder.step(step);
    }
}

/// What a node of a tree in perfect order is worth: with it the order of every depth is perfect.
struct Worth;

impl ValueFunction<UniformTree> for Worth {
    fn value(&self, _: &UniformTree, place: &Place) -> f64 {
        place.worth
    }

    fn explain(&self, _: &UniformTree, _: &Place) -> Vec<Share> {
        Vec::new()
    }

    fn terms(&self) -> Vec<Definition> {
        Vec::new()
    }

    fn set_weight(&mut self, name: &str, _: f64) -> Result<(), UnknownTerm> {
        Err(UnknownTerm { name: name.into(), known: Vec::new() })
    }
}

/// The leaves that a search sees of a tree.
pub fn leaves_of(tree: &UniformTree, entry: SearchEntry, keys: TableKeys) -> LeafLog<UniformTree> {
    let settings = SearchSettings { keys, ..SearchSettings::default() };
    let policy = Policy { settings, ..Policy::default() };
    let mut log = LeafLog { key: Some(|place: &Place| place.number), ..LeafLog::growth(tree.depth) };
    let mut walk = Walk::new(tree, &Worth, &policy, &mut log, &NoControl);
    textbook::search(&mut walk, entry, &Place::ROOT, Depth(tree.depth as i32)).expect("nothing stops it");
    log
}
