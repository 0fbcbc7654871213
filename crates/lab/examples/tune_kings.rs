//! Tunes a value function: `cargo run --release -p lab --example tune_kings EVAL STEPS SEED DRAWS`.
#![allow(clippy::print_stdout, reason = "a program that prints its figures")]

use lab::LabError;
use lab::truth::{Follow, Solution};
use lab::tune::{Graph, ShakeRequest, Start, TuneRequest, tune};
use std::sync::atomic::AtomicBool;

static STOP: AtomicBool = AtomicBool::new(false);
const FOLLOW: Follow = Follow { stop: &STOP, progress: &|_, _| {} };

fn main() -> Result<(), LabError> {
    let words: Vec<String> = std::env::args().collect();
    let number = |i: usize, usual: usize| words.get(i).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let eval = words.get(1).map_or("general", String::as_str);
    let graph = Graph::new(&Solution::of("2Kv1K".parse()?, FOLLOW)?);
    let value = draughts::value::preset(eval, 1).expect("a preset of draughts");
    let shake = ShakeRequest { seed: number(3, 1) as u64, draws: number(4, 6), ..ShakeRequest::default() };
    let request = TuneRequest { start: Start::Given, steps: number(2, 500), shake };
    println!("{:#?}", tune(&graph, value.as_ref(), &request, FOLLOW)?);
    Ok(())
}
