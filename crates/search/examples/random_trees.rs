//! Figures of `docs/results/searches.md` that need random trees: branching factors, leaves beside alpha-beta's, what the bounds
//! of values save where chance decides. `cargo run --release -p search --example random_trees`

#![allow(clippy::print_stdout, reason = "it prints its figures")]

#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../tests/suite/uniform.rs"]
mod uniform;

use search::evaluate::UnknownTerm;
use search::textbook::{self, Policy, SEARCHES, SearchEntry, TableKeys, Walk};
use search::{
    Definition, Depth, Game, NoControl, Outcome, Share, Side, Silent, ValueFunction, Window, scramble,
};
use uniform::{Leaves, UniformTree, leaves_of, minimal_leaves};

/// Values that are hardly ever equal.
const DISTINCT: u64 = 1 << 40;

fn main() {
    branching();
    family();
    chance();
}

fn tree(seed: u64, branching: u16, depth: u32) -> UniformTree {
    UniformTree { seed, branching, depth, leaves: Leaves::Random { spread: DISTINCT }, first: Side::Max }
}

/// Leaves that alpha-beta judges of random trees: each two plies more multiply them by the square of the branching factor.
fn branching() {
    println!("moves  depth  leaves  factor");
    for (moves, depth) in [(2, 16), (3, 10), (5, 7), (10, 5), (20, 4), (40, 3)] {
        let mean = |depth: u32| {
            let judged = |seed| count(&tree(seed, moves, depth), SearchEntry::ALPHABETA) as f64;
            (0..40).map(judged).sum::<f64>() / 40.0
        };
        let (deep, shallow) = (mean(depth), mean(depth - 2));
        println!("{moves:>5}  {depth:>5}  {deep:>6.0}  {:.3}", (deep / shallow).sqrt());
    }
}

/// Leaves that are judged, each as often as it is.
fn count(tree: &UniformTree, entry: SearchEntry) -> u64 {
    let (policy, mut silent) = (Policy::default(), Silent);
    let mut walk = Walk::new(tree, &NoValue, &policy, &mut silent, &NoControl);
    let depth = Depth(tree.depth as i32);
    textbook::search(&mut walk, entry, &uniform::Place::ROOT, depth).expect("nothing stops it").counts.leaves
}

/// Every search that finds minimax on the same trees: distinct leaves beside those of alpha-beta and of the minimal tree.
fn family() {
    println!("\nsearch      leaves  of alpha-beta  of the minimal tree");
    let trees: Vec<UniformTree> = (0..30).map(|seed| tree(seed, 4, 6)).collect();
    let least: u64 = trees.iter().map(minimal_leaves).sum();
    let sum =
        |entry| trees.iter().map(|tree| leaves_of(tree, entry, TableKeys::Path).distinct()).sum::<u64>();
    let alphabeta = sum(SearchEntry::ALPHABETA);
    for entry in SEARCHES
        .iter()
        .filter(|entry| entry.is_textbook() && entry.spec.limit == textbook::DefaultLimit::Depth)
    {
        if !matches!(entry.spec.games, textbook::GamesTaken::WithChance) {
            let leaves = sum(*entry);
            let share = |whole: u64| leaves as f64 / whole as f64;
            println!(
                "{:<10} {leaves:>7}  {:>13.2}  {:>19.2}",
                entry.spec.name,
                share(alphabeta),
                share(least)
            );
        }
    }
}

/// A tree in which MAX and chance take turns.
struct ChanceTree {
    seed: u64,
    branching: u16,
    depth: u32,
    /// The first move of MAX is his best.
    is_ordered: bool,
}

/// The number of a node and its ply, and a part of its value that its leaves share.
#[derive(Clone, Copy)]
struct Spot {
    number: u64,
    ply: u32,
    worth: f64,
}

/// All values lie between minus and plus this.
const REACH: f64 = 100.0;

impl Game for ChanceTree {
    type State = Spot;
    type Move = u16;

    const ALTERNATING: bool = false;
    const STOCHASTIC: bool = true;

    fn turn(&self, _: &Spot) -> Side {
        Side::Max
    }

    fn moves(&self, _: &Spot, out: &mut Vec<u16>) {
        out.extend(0..self.branching);
    }

    fn play(&self, spot: &Spot, m: u16) -> Spot {
        let number = spot.number * u64::from(self.branching) + u64::from(m);
        let loss = if self.is_ordered && spot.ply.is_multiple_of(2) { 20.0 * f64::from(m) } else { 0.0 };
        Spot { number, ply: spot.ply + 1, worth: spot.worth - loss }
    }

    fn outcome(&self, spot: &Spot) -> Option<Outcome> {
        let random = (scramble(spot.number ^ scramble(self.seed)) % 20_001) as f64 / 100.0 - REACH;
        let worth = if self.is_ordered { spot.worth + random / 10.0 } else { random };
        (spot.ply == self.depth).then(|| Outcome::points(worth.clamp(-REACH, REACH)))
    }

    fn stuck(&self, _: &Spot) -> Outcome {
        Outcome::DRAW
    }

    fn key(&self, spot: &Spot) -> u64 {
        scramble(spot.number)
    }

    fn code(&self, m: u16) -> u16 {
        m
    }

    fn chance(&self, spot: &Spot, out: &mut Vec<(f64, u16)>) -> bool {
        let by_chance = spot.ply % 2 == 1;
        if by_chance {
            out.extend((0..self.branching).map(|m| (1.0 / f64::from(self.branching), m)));
        }
        by_chance
    }
}

/// Nothing but the ends of the game, which lie between known bounds.
struct NoValue;

impl<G: Game> ValueFunction<G> for NoValue {
    fn value(&self, _: &G, _: &G::State) -> f64 {
        0.0
    }

    fn bounds(&self, _: &G) -> Option<Window> {
        Some(Window { alpha: -REACH, beta: REACH })
    }

    fn explain(&self, _: &G, _: &G::State) -> Vec<Share> {
        Vec::new()
    }

    fn terms(&self) -> Vec<Definition> {
        Vec::new()
    }

    fn set_weight(&mut self, name: &str, _: f64) -> Result<(), UnknownTerm> {
        Err(UnknownTerm { name: name.into(), known: Vec::new() })
    }
}

fn chance() {
    println!("\norder    search      leaves  saved");
    for (is_ordered, order) in [(false, "random"), (true, "best")] {
        let mut whole = 0;
        for name in ["expectimax", "star1", "star2"] {
            let entry = textbook::find(name).expect("it is in the table");
            let leaves: u64 = (0..20)
                .map(|seed| {
                    let game = ChanceTree { seed, branching: 4, depth: 7, is_ordered };
                    let (policy, mut silent) = (Policy::default(), Silent);
                    let mut walk = Walk::new(&game, &NoValue, &policy, &mut silent, &NoControl);
                    let root = Spot { number: 1, ply: 0, worth: REACH / 2.0 };
                    let found = textbook::search(&mut walk, entry, &root, Depth(7));
                    found.expect("nothing stops it").counts.leaves
                })
                .sum();
            whole = if name == "expectimax" { leaves } else { whole };
            println!(
                "{order:<7}  {name:<10} {leaves:>7}  {:>4.0} %",
                100.0 * (1.0 - leaves as f64 / whole as f64)
            );
        }
    }
}
