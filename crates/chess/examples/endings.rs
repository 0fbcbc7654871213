//! Solves endings in memory, one class after the other, and prints seconds by the clock and a checksum: `endings [FEN]…`.
#![allow(clippy::print_stdout)]

use chess::Chess;
use chess::endgame::{Numbering, SOME_MEN};
use endgame::{ClassId, ClassTable, Indexer, SolvedTables, Watch, apart, solve, with_needs};
use search::Notation;
use search::Stop;
use std::time::Instant;

/// Queen against rook, and rook against pawn.
const USUAL: [&str; 2] = ["8/8/8/8/3k4/8/1r6/K3Q3 w - - 0 1", "8/8/8/8/3k4/1p6/8/K3R3 w - - 0 1"];

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let usual = || USUAL.map(String::from).to_vec();
    let numbering = Numbering::new(SOME_MEN);
    for fen in if given.is_empty() { usual() } else { given } {
        let state = Chess::default().parse_state(&fen).expect("a position");
        let class = numbering.index(&state).expect("an ending of few men").class;
        let started = Instant::now();
        let solved = apart(|| solve_all(&numbering, class));
        let seconds = started.elapsed().as_secs_f64();
        println!(
            "{}: {seconds:.2} s, {} classes, checksum {:016x}",
            numbering.class(class).name,
            solved.1,
            checksum(&solved.0)
        );
    }
}

/// Solves a class after all it needs; its table, and how many classes were solved.
fn solve_all(numbering: &Numbering, class: ClassId) -> (std::sync::Arc<ClassTable>, usize) {
    let order = with_needs(numbering, class);
    let watch = Watch { stop: &Stop::new(), progress: &|_| {} };
    let mut solved = SolvedTables::default();
    let tables =
        order.iter().map(|&class| solve(numbering, class, &mut solved, watch).expect("nothing stops it"));
    (tables.last().expect("the class itself"), order.len())
}

/// Every entry counts, and where it stands (FNV-1a).
fn checksum(table: &ClassTable) -> u64 {
    (0..table.len()).fold(0xcbf2_9ce4_8422_2325, |sum, index| {
        (sum ^ u64::from(table.raw(index) as u16)).wrapping_mul(0x0100_0000_01b3)
    })
}
