//! The preset `runs`: unbroken runs of equal signs in rows, columns and diagonals.
//!
//! Runs of one, two and three count 1, 10 and 100, X minus O, whether they can still grow or not; a finished
//! game counts 1000 less 100 for each ply. For longer lines it goes on in the same way. Rows, columns and
//! diagonals too short for a line count nothing.

use super::counted::{Counted, Counts, Ending};
use crate::rules::{MAX_SIDE, Mnk, State};
use search::Side;

/// Terms by the length of the run; `k` in a row is not a run but a win.
const NAMES: [&str; MAX_SIDE - 1] = [
    "singles", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "elevens",
    "twelves", "thirteens", "fourteens", "fifteens", "sixteens", "seventeens", "eighteens", "nineteens",
];

/// From one length to the next a run is worth this much more.
const GROWTH: f64 = 10.0;

/// No run counts more: beyond this length they hardly occur.
const MAX_WEIGHT: f64 = 10_000.0;

/// What waiting for one ply costs in the games the preset was made for; ten times as much is a win.
const MIN_PER_PLY: f64 = 100.0;

/// The value function `runs`.
pub(super) fn runs<const WORDS: usize>(game: &Mnk<WORDS>) -> Counted<WORDS> {
    let terms: Vec<_> = NAMES[..game.k() - 1].iter().zip(0..).map(|(&name, n)| (name.into(), weight(n))).collect();
    let per_ply = terms.last().map_or(0.0, |&(_, weight)| weight).max(MIN_PER_PLY);
    Counted::new(terms, count, Ending::Fading { win: per_ply * GROWTH, per_ply })
}

fn weight(longer: i32) -> f64 {
    GROWTH.powi(longer).min(MAX_WEIGHT)
}

fn count<const WORDS: usize>(game: &Mnk<WORDS>, state: &State<WORDS>) -> Counts {
    let mut counts = [0; MAX_SIDE];
    for (side, sign) in [(Side::Max, 1), (Side::Min, -1)] {
        let own = state.stones(side);
        for index in own.iter() {
            for [ahead, behind] in game.lines().axes(index) {
                let is_long = behind.reach + 1 + ahead.reach >= game.k();
                // Each run is counted at its first stone.
                if is_long && (behind.reach == 0 || !own.contains(behind.cell(index, 1))) {
                    counts[ahead.run(own, index)] += sign;
                }
            }
        }
    }
    counts
}
