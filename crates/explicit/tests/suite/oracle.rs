//! Every way to run alpha-beta against minimax, on thousands of random trees with and without chance.

use crate::support::{ALL_KINDS, CHOICES, Shape, random_tree, run};
use explicit::{Explicit, given};
use search::testkit::{RandomValue, check_game, check_textbook};
use search::textbook::{Cutting, Order, Policy, SearchEntry, Ties};
use search::{Depth, Notation, Silent, ValueFunction};

const TREES: u64 = 1_500;

fn policies() -> Vec<Policy<Explicit>> {
    let mut all = Vec::new();
    for order in [Order::Generated, Order::ByValue] {
        for cutting in [Cutting::OnEqual, Cutting::Strict] {
            for ties in [Ties::First, Ties::All] {
                all.push(Policy { order, cutting, ties, ..Policy::default() });
            }
        }
    }
    all
}

/// Value and best moves of every policy agree with minimax under the same order.
fn check_tree(tree: &Explicit, depth: Depth, value: &dyn ValueFunction<Explicit>) {
    for policy in policies() {
        let plain = Policy { order: policy.order, ..Policy::default() };
        let truth = run(tree, SearchEntry::MINIMAX, &plain, depth, value, &mut Silent);
        let found = run(tree, SearchEntry::ALPHABETA, &policy, depth, value, &mut Silent);
        let setting = format!(
            "{:?} {:?} {:?} {depth:?}\n{}",
            policy.order,
            policy.cutting,
            policy.ties,
            tree.to_text()
        );
        assert_eq!(found.value, truth.value, "{setting}");
        assert!(found.counts.nodes <= truth.counts.nodes, "{setting}");
        if policy.ties == Ties::All {
            assert_eq!(found.best, truth.best, "{setting}");
        } else {
            assert_eq!(found.best.first(), truth.best.first(), "{setting}");
        }
    }
}

fn check(shape: Shape) {
    for seed in 0..TREES {
        let tree = random_tree(seed, shape);
        check_tree(&tree, Depth::UNLIMITED, &given());
        // Shallow searches stop at inner nodes: once at the file's estimates, once at random values.
        let depth = Depth(1 + (seed % 3) as i32);
        check_tree(&tree, depth, &given());
        check_tree(&tree, depth, &RandomValue { seed, spread: 3 });
    }
}

#[test]
fn choices_with_many_ties() {
    check(Shape { plies: 5, children: 3, kinds: CHOICES, spread: 2 });
}

#[test]
fn choices_with_few_ties() {
    check(Shape { plies: 4, children: 4, kinds: CHOICES, spread: 1000 });
}

#[test]
fn choices_and_chance() {
    check(Shape { plies: 5, children: 3, kinds: ALL_KINDS, spread: 4 });
}

/// The same oracle as every other game has, whose states lie below the root.
#[test]
fn alpha_beta_equals_minimax() {
    for seed in 0..TREES / 10 {
        let kinds = if seed % 2 == 0 { CHOICES } else { ALL_KINDS };
        let tree = random_tree(seed, Shape { plies: 6, children: 3, kinds, spread: 4 });
        check_textbook(&tree, &tree.start(), Depth(4), 6);
    }
}

#[test]
fn every_node_keeps_the_promises_of_a_game() {
    for seed in 0..TREES / 10 {
        let tree = random_tree(seed, Shape { plies: 4, children: 4, kinds: ALL_KINDS, spread: 9 });
        for start in tree.ids() {
            check_game(&tree, &start, 2, seed);
        }
    }
}
