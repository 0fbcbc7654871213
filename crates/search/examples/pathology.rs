//! Deeper minimax that decides worse, on Nau's board-splitting games. `cargo run --release -p search --example pathology`

#![allow(clippy::print_stdout, reason = "it prints its figures")]

#[path = "../tests/suite/pathology.rs"]
mod pathology;

/// The length of the games.
const PLIES: u32 = 10;
/// Games that are drawn by lot.
const GAMES: u64 = 4_000;

fn main() {
    let (right, games) = pathology::right_choices(PLIES, GAMES);
    println!("{games} of {GAMES} games of {PLIES} plies have a right move and a wrong one\n\ndepth  right");
    for (depth, right) in right.into_iter().enumerate() {
        println!("{:>5}  {:>4.1} %", depth + 1, 100.0 * right as f64 / games as f64);
    }
}
