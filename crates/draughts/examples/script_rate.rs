//! Judges positions by a value function that is a script, as a search does but for positions it knows: none is asked twice.
//!
//! `script_rate SCRIPT ROUNDS < POSITIONS`: a position on each line; every round loads the script anew. The values of the last
//! round are printed. tools/script_speed.py takes the CPU time of few and of many rounds.

use draughts::Draughts;
use draughts::facts::facts;
use search::{Notation, ValueFunction};
use std::io::Read;
use std::sync::Arc;

/// Memory as in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[allow(clippy::print_stdout)]
fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, rounds] = &arguments[..] else { panic!("expected a script and how many rounds") };
    let script = std::fs::read_to_string(file).expect("the script can be read");
    let rounds: usize = rounds.parse().expect("rounds are a number");
    let mut positions = String::new();
    std::io::stdin().take(1 << 24).read_to_string(&mut positions).expect("positions are text");
    let states: Vec<_> =
        positions.lines().map(|line| Draughts.parse_state(line).expect("a position on each line")).collect();
    let vocabulary = Arc::new(session::vocabulary(&Draughts, facts()));
    let mut values = Vec::new();
    for _ in 0..rounds {
        let function: Box<dyn ValueFunction<Draughts>> =
            session::script_value((file, &script), Arc::clone(&vocabulary)).expect("the script is sound");
        values = states.iter().map(|state| function.value(&Draughts, state)).collect();
        assert_eq!(function.failure(), None);
        assert_eq!(function.effort().map(|effort| effort.cached), Some(0), "no position is there twice");
    }
    values.iter().for_each(|value| println!("{value}"));
}
