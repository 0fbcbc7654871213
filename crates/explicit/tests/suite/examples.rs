//! The lecture examples, searched: value, best moves, nodes visited and leaves cut.

use crate::support::run;
use explicit::{Explicit, NodeId, given, lecture};
use search::record::Bounds;
use search::textbook::{Cutting, Policy, SearchEntry, Ties};
use search::{Depth, Notation, Ply, Recorder};

const EVERYTHING: Bounds = Bounds { max_ply: Ply(1_000), max_nodes: 1_000_000 };

fn tree(name: &str) -> Explicit {
    Explicit::parse(lecture(name).unwrap()).unwrap()
}

/// The leaves that were never visited.
fn cut_leaves(tree: &Explicit, recorder: Recorder<Explicit>) -> String {
    let recorded = recorder.into_tree();
    let visits = || recorded.nodes.iter().zip(&recorded.states).filter(|(node, _)| !node.is_skipped());
    let visited = |id: NodeId| visits().any(|(_, &state)| state == id);
    let cut = tree.ids().filter(|&id| tree.is_leaf(id) && !visited(id));
    let names: Vec<&str> = cut.map(|id| tree.name(id)).collect();
    if names.is_empty() { "none".into() } else { names.join(" ") }
}

fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}

fn searched(name: &str, algorithm: SearchEntry, policy: &Policy<Explicit>) -> String {
    let tree = tree(name);
    let mut recorder = Recorder::new(EVERYTHING);
    let answer = run(&tree, algorithm, policy, Depth::UNLIMITED, &given(), &mut recorder);
    let best: Vec<String> = answer.best.iter().map(|&m| tree.show_move(&NodeId::ROOT, m)).collect();
    let (value, nodes) = (answer.value, answer.counts.nodes);
    let cut = cut_leaves(&tree, recorder);
    format!("value {}, best {}, nodes {nodes}, cut {cut}", rounded(value), best.join(" "))
}

fn check(name: &str, algorithm: SearchEntry, expected: &str) {
    assert_eq!(searched(name, algorithm, &Policy::default()), expected, "{name} {algorithm:?}");
}

#[test]
fn the_classic_example() {
    check("classic", SearchEntry::MINIMAX, "value 3, best B, nodes 13, cut none");
    check("classic", SearchEntry::ALPHABETA, "value 3, best B, nodes 11, cut I J");
    check("classic", SearchEntry::EXPECTIMAX, "value 7.6667, best B, nodes 13, cut none");
}

#[test]
fn cut_offs_of_every_kind() {
    check("deep-cuts", SearchEntry::MINIMAX, "value 6, best C, nodes 31, cut none");
    check("deep-cuts", SearchEntry::ALPHABETA, "value 6, best C, nodes 25, cut S V W Y AE");
    check("deep-cuts", SearchEntry::EXPECTIMAX, "value 7.5, best C, nodes 31, cut none");
}

#[test]
fn what_good_ordering_saves() {
    let cut = "R S U V Z AA AB AC AD AE AI AJ AK AL AM AN";
    check("best-order", SearchEntry::MINIMAX, "value 19, best B, nodes 40, cut none");
    check("best-order", SearchEntry::ALPHABETA, &format!("value 19, best B, nodes 20, cut {cut}"));
    check("best-order", SearchEntry::EXPECTIMAX, "value 23, best C, nodes 40, cut none");
    check("worst-order", SearchEntry::MINIMAX, "value 19, best D, nodes 40, cut none");
    check("worst-order", SearchEntry::ALPHABETA, "value 19, best D, nodes 40, cut none");
    check("worst-order", SearchEntry::EXPECTIMAX, "value 23, best C, nodes 40, cut none");
}

#[test]
fn a_careless_opponent_changes_the_move() {
    check("gamble", SearchEntry::MINIMAX, "value 5, best safe, nodes 10, cut none");
    check("gamble", SearchEntry::ALPHABETA, "value 5, best safe, nodes 9, cut H");
    check("gamble", SearchEntry::EXPECTIMAX, "value 11, best risky, nodes 10, cut none");
}

#[test]
fn several_agents_and_several_moves_in_a_row() {
    check("two-ghosts", SearchEntry::MINIMAX, "value 4, best left, nodes 16, cut none");
    check("two-ghosts", SearchEntry::ALPHABETA, "value 4, best left, nodes 12, cut N O P");
    check("two-ghosts", SearchEntry::EXPECTIMAX, "value 6, best left, nodes 16, cut none");
    check("two-max", SearchEntry::MINIMAX, "value 6, best again, nodes 11, cut none");
    check("two-max", SearchEntry::ALPHABETA, "value 6, best again, nodes 10, cut G");
    check("two-max", SearchEntry::EXPECTIMAX, "value 6.5, best again, nodes 11, cut none");
}

#[test]
fn chance_between_the_moves() {
    check("dice", SearchEntry::MINIMAX, "value 3.3, best right, nodes 15, cut none");
    check("dice", SearchEntry::ALPHABETA, "value 3.3, best right, nodes 15, cut none");
    check("dice", SearchEntry::EXPECTIMAX, "value 5.85, best right, nodes 15, cut none");
}

#[test]
fn ties() {
    let all = || Policy { ties: Ties::All, ..Policy::default() };
    let strict = Policy { cutting: Cutting::Strict, ..Policy::default() };
    check("ties", SearchEntry::MINIMAX, "value 3, best B D, nodes 10, cut none");
    check("ties", SearchEntry::ALPHABETA, "value 3, best B, nodes 9, cut H");
    check("ties", SearchEntry::EXPECTIMAX, "value 4, best B, nodes 10, cut none");
    assert_eq!(searched("ties", SearchEntry::ALPHABETA, &all()), "value 3, best B D, nodes 10, cut none");
    assert_eq!(searched("ties", SearchEntry::ALPHABETA, &strict), "value 3, best B, nodes 10, cut none");
}
