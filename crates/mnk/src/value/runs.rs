//! The preset `runs`: unbroken runs of equal signs in rows, columns and diagonals.
//!
//! Runs of one, two and three count 1, 10 and 100, X minus O, whether they can still grow or not; a finished
//! game counts 1000 less 100 for each ply. For longer lines it goes on in the same way. Rows, columns and
//! diagonals too short for a line count nothing.

use super::counted::{CountedValue, FinalWorth, NO_COUNTS, WindowCounts};
use crate::rules::{MAX_SIDE, Mnk, State};
use search::Side;
use search::evaluate::Definition;

/// Terms by the length of the run; `k` in a row is not a run but a win.
const NAMES: [&str; MAX_SIDE - 1] = [
    "singles",
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "sevens",
    "eights",
    "nines",
    "tens",
    "elevens",
    "twelves",
    "thirteens",
    "fourteens",
    "fifteens",
    "sixteens",
    "seventeens",
    "eighteens",
    "nineteens",
];

/// From one length to the next a run is worth this much more.
const GROWTH: f64 = 10.0;

/// No run counts more: beyond this length they hardly occur.
const MAX_WEIGHT: f64 = 10_000.0;

/// What waiting for one ply costs in the games the preset was made for; ten times as much is a win.
const MIN_PER_PLY: f64 = 100.0;

/// The value function `runs`.
pub(super) fn runs<const WORDS: usize>(game: &Mnk<WORDS>) -> CountedValue<WORDS> {
    let terms: Vec<Definition> = (1..game.k()).map(term).collect();
    let per_ply = terms.last().map_or(0.0, |term| term.weight).max(MIN_PER_PLY);
    CountedValue::new(terms, count, FinalWorth::Fading { win: per_ply * GROWTH, per_ply })
}

/// Runs of this length.
fn term(length: usize) -> Definition {
    Definition {
        name: NAMES[length - 1].into(),
        weight: GROWTH.powi(length as i32 - 1).min(MAX_WEIGHT),
        about: format!("X's unbroken runs of exactly {length}, open or not, less O's"),
    }
}

fn count<const WORDS: usize>(game: &Mnk<WORDS>, state: &State<WORDS>) -> WindowCounts {
    let mut counts = NO_COUNTS;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Mnk;
    use crate::value::testing::check_terms;
    use search::{Outcome, Ply, ValueFunction};

    #[test]
    fn runs_are_counted_by_their_length() {
        check_terms("runs", (5, 5, 4), "5/5/2x2/5/5", &[4, 0, 0]);
        check_terms("runs", (5, 5, 4), "x4/5/5/5/5", &[3, 0, 0]);
        check_terms("runs", (5, 5, 4), "5/5/xxx2/2o2/1o3", &[7 - 5, -1, 1]);
        check_terms("runs", (5, 5, 4), "5/5/xx1x1/2o2/2o2", &[8 - 4, 1 - 1, 0]);
        check_terms("runs", (5, 5, 4), "3x1/4x/5/5/oo3", &[6 - 4, -1, 0]);
    }

    fn check_ending(k: usize, winner: Side, ply: u32, expected: f64) {
        let game = Mnk::<1>::new(8, 8, k).expect("a small board");
        let state = search::Notation::start(&game);
        let found = runs(&game).terminal(&game, &state, Outcome::win(winner), Ply(ply));
        assert_eq!(found, expected, "k = {k}, {winner:?} at ply {ply}");
    }

    #[test]
    fn sooner_wins_count_more() {
        check_ending(4, Side::Max, 1, 900.0);
        check_ending(4, Side::Min, 4, -600.0);
        check_ending(4, Side::Max, 30, 1.0);
        check_ending(3, Side::Max, 5, 500.0);
        check_ending(5, Side::Min, 3, -7000.0);
        check_ending(8, Side::Max, 15, 1.0);
    }
}
