//! Prints how long exact endings take: `endings [EMPTIES]` leaves out positions with more empty squares.

#![allow(clippy::print_stdout)]

#[path = "../tests/suite/published.rs"]
mod published;

use published::ENDINGS;
use reversi::Reversi;
use reversi::solve::{Goal, SolveOptions, Solver};
use search::NoControl;
use search::Notation;
use std::time::Instant;

fn main() {
    let most = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(64);
    let game = Reversi::default();
    for (text, _) in ENDINGS {
        let state = game.parse_state(text).expect("a position");
        let empties = game.empties(&state);
        if empties > most {
            continue;
        }
        println!("{empties} empty: {text}");
        for (name, goal, all_moves) in [
            ("who wins", Goal::Result, false),
            ("the best move", Goal::Margin, false),
            ("every move", Goal::Margin, true),
        ] {
            let options = SolveOptions { goal, all_moves, ..SolveOptions::default() };
            let mut solver = Solver::new(&game, options);
            let start = Instant::now();
            let solution = solver.solve(&state, &NoControl).expect("nothing stops it");
            let seconds = start.elapsed().as_secs_f64();
            let speed = solution.nodes as f64 / seconds / 1e6;
            let (margin, nodes) = (solution.margin, solution.nodes);
            println!("  {name:<14} {margin:+3} {nodes:>12} nodes {seconds:8.3} s {speed:6.1} M nodes/s");
        }
    }
}
