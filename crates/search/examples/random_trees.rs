//! Figures of `docs/results/searches.md` that need random trees: branching factors, leaves beside alpha-beta's, what the bounds
//! of values save where chance decides. `cargo run --release -p search --example random_trees`

#![allow(clippy::print_stdout, reason = "it prints its figures")]

#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../tests/suite/uniform.rs"]
mod uniform;

#[path = "../tests/suite/chance_tree.rs"]
mod chance_tree;

use chance_tree::{ChanceTree, ChanceTurns, Reach, Spot};
use search::textbook::{
    self, DefaultLimit, MinRole, Policy, SEARCHES, SearchCounts, SearchEntry, SearchSettings, TableKeys, Walk,
};
use search::{Depth, NoControl, Side, Silent};
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
    let mut walk = Walk::new(tree, &Reach, &policy, &mut silent, &NoControl);
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
    for entry in
        SEARCHES.iter().filter(|entry| entry.is_textbook() && entry.spec.limit == DefaultLimit::Depth)
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

/// What the bounds of values save: with few moves and deep, with more moves, and where MIN is left out.
fn chance() {
    println!("\nturns                 moves  plies  order   search       leaves    nodes  saved");
    let (both, max) = ((ChanceTurns::MaxAndMin, MinRole::Opponent), (ChanceTurns::MaxOnly, MinRole::Coin));
    for ((turns, min), branching, depth, trees) in [(both, 4, 7, 20), (both, 5, 8, 5), (max, 4, 7, 20)] {
        for (is_ordered, order) in [(false, "random"), (true, "best")] {
            let tree = |seed| ChanceTree { seed, branching, depth, is_ordered, turns };
            let mut whole = 0;
            for name in ["expectimax", "star1", "star2"] {
                let counts = (0..trees).map(|seed| count_chance(&tree(seed), name, min));
                let (leaves, nodes) = counts
                    .fold((0, 0), |(leaves, nodes), counts| (leaves + counts.leaves, nodes + counts.nodes));
                whole = if name == "expectimax" { leaves } else { whole };
                println!(
                    "{:<20}  {branching:>5}  {depth:>5}  {order:<6}  {name:<10} {leaves:>8} {nodes:>8}  {:>3.0} %",
                    turns.name(),
                    100.0 * (1.0 - leaves as f64 / whole as f64)
                );
            }
        }
    }
}

fn count_chance(tree: &ChanceTree, name: &str, min: MinRole) -> SearchCounts {
    let entry = textbook::find(name).expect("it is in the table");
    let settings = SearchSettings { min, ..SearchSettings::default() };
    let (policy, mut silent) = (Policy { settings, ..Policy::default() }, Silent);
    let mut walk = Walk::new(tree, &Reach, &policy, &mut silent, &NoControl);
    let found = textbook::search(&mut walk, entry, &Spot::ROOT, Depth(tree.depth as i32));
    found.expect("nothing stops it").counts
}
