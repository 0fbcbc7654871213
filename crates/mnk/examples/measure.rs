//! Prints how fast the textbook search runs on 5x5 with k = 4, and how long it takes to solve empty boards.

#![allow(clippy::print_stdout)]

use mnk::solve::{SolveOptions, solve};
use mnk::{Mnk, preset};
use search::textbook::{Policy, SearchEntry, Walk, search};
use search::{Depth, NoControl, Notation, Silent};
use std::time::Instant;

const BOARDS: &[(usize, usize, usize)] =
    &[(3, 3, 3), (4, 4, 4), (6, 4, 4), (5, 5, 4), (6, 5, 4), (6, 6, 4), (5, 5, 5), (7, 6, 5), (7, 7, 5)];

fn main() {
    for name in ["windows", "runs", "lines"] {
        measure_search(name, Depth(6));
    }
    for &(columns, rows, k) in BOARDS {
        measure_solve(columns, rows, k);
    }
}

fn measure_search(name: &str, depth: Depth) {
    let game = Mnk::<1>::new(5, 5, 4).expect("a small board");
    let value = preset(&game, name).expect("a preset");
    let (policy, mut observer, never) = (Policy::default(), Silent, NoControl);
    let mut walk = Walk::new(&game, &*value, &policy, &mut observer, &never);
    let start = Instant::now();
    let answer = search(&mut walk, SearchEntry::ALPHABETA, &game.start(), depth).expect("nothing stops it");
    let seconds = start.elapsed().as_secs_f64();
    let nodes = answer.counts.nodes;
    println!("5,5,4 {name} depth {}: {nodes} nodes, {:.1} M nodes/s", depth.0, nodes as f64 / seconds / 1e6);
}

fn measure_solve(columns: usize, rows: usize, k: usize) {
    let game = Mnk::<1>::new(columns, rows, k).expect("a small board");
    let start = Instant::now();
    let solution =
        solve(&game, &game.start(), SolveOptions::default(), &NoControl).expect("nothing stops it");
    let seconds = start.elapsed().as_secs_f64();
    let plies = solution.plies.map_or(String::new(), |plies| format!(" in {plies} plies"));
    println!("{columns},{rows},{k}: {:?}{plies}, {} nodes, {seconds:.3} s", solution.verdict, solution.nodes);
}
