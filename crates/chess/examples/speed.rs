//! Searches the bench positions to a fixed depth and prints nodes and speed.
#![allow(clippy::print_stdout)]

use chess::{BENCH_POSITIONS, Chess, ChessTactics};
use search::pvs::{self, Limits, Table, ThinkRequest};
use search::{Depth, NoControl, Notation, Silent};
use std::time::Instant;

const TABLE_MIB: usize = 16;
const USUAL_DEPTH: i32 = 12;

fn main() {
    let number = |index| std::env::args().nth(index).and_then(|text| text.parse().ok());
    let depth = number(1).unwrap_or(USUAL_DEPTH);
    let threads = number(2).unwrap_or(1) as usize;
    let chess = Chess::default();
    let tactics = ChessTactics::default();
    let table = Table::new(TABLE_MIB);
    let mut nodes = 0;
    let started = Instant::now();
    for fen in BENCH_POSITIONS {
        let state = chess.parse_state(fen).expect("a position");
        table.clear();
        let request = ThinkRequest {
            limits: Limits { depth: Depth(depth), ..Limits::default() },
            threads,
            ..ThinkRequest::new(&state)
        };
        let begin = Instant::now();
        let thought = pvs::think(&chess, &tactics, Silent, &table, &request, &NoControl, &mut |_| {});
        nodes += thought.nodes;
        let time = begin.elapsed().as_secs_f64() * 1e3;
        let best = thought.best().map_or(String::new(), |m| chess.show_move(&state, m));
        println!("{:>10} nodes {time:>8.1} ms {:>6} {best}", thought.nodes, thought.lines[0].score.0);
    }
    let seconds = started.elapsed().as_secs_f64();
    println!("{nodes} nodes, {seconds:.2} s, {:.0} nodes/s", nodes as f64 / seconds);
}
