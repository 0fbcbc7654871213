//! The figures of `general`: every defence, shaken weights, and the classes it was not tuned on.
//!
//! `cargo run --release -p lab --example general [EVAL]`; minutes.
#![allow(clippy::print_stdout, reason = "a program that prints its figures")]

use lab::LabError;
use lab::truth::{Follow, KingsClass, Solution, TrialRequest, attacker, every_defence, trial};
use lab::tune::{Graph, ShakeRequest, shake};
use std::sync::atomic::AtomicBool;

static STOP: AtomicBool = AtomicBool::new(false);
const FOLLOW: Follow = Follow { stop: &STOP, progress: &|_, _| {} };

/// Games played in classes too large to play all.
const SAMPLE: usize = 1000;

fn main() -> Result<(), LabError> {
    let eval = std::env::args().nth(1).unwrap_or_else(|| "general".into());
    let class: KingsClass = "2Kv1K".parse()?;
    let solution = Solution::of(class, FOLLOW)?;
    for depth in [2, 4, 6] {
        let found =
            trial(&solution, &attacker(&eval, &[], "study", depth)?, &TrialRequest::default(), FOLLOW)?;
        let every = every_defence(&solution, &attacker(&eval, &[], "study", depth)?, FOLLOW)?;
        println!(
            "{class} {eval} depth {depth}: won {} of {}, thrown away {}, extra plies {:.2}; every defence {}, longest {}",
            found.won, found.positions, found.thrown_away, found.mean_extra_plies, every.won, every.longest
        );
    }
    let value = draughts::value::preset(&eval, 1).expect("the attacker knows it");
    for row in shake(&Graph::new(&solution), value.as_ref(), &ShakeRequest::default(), FOLLOW)? {
        println!("shaken: {row:?}");
    }
    for class in ["3Kv1K", "3Kv2K"] {
        let solution = Solution::of(class.parse()?, FOLLOW)?;
        let request = TrialRequest { sample: Some(SAMPLE), ..TrialRequest::default() };
        for depth in [4, 6] {
            let found = trial(&solution, &attacker(&eval, &[], "study", depth)?, &request, FOLLOW)?;
            println!(
                "{class} {eval} depth {depth}: won {} of {} drawn at random, thrown away {}, extra plies {:.2}",
                found.won, found.positions, found.thrown_away, found.mean_extra_plies
            );
        }
    }
    Ok(())
}
