//! The preset `signs`: how many signs each side has in every whole row, column and diagonal.
//!
//! A line with one, two, three, four or five signs of a side counts 1, 10, 100, 1,000 or 10,000, whatever else stands in it, X
//! minus O; lines too short for a win count nothing. From that the layer of the search is subtracted. A finished game counts
//! 1000 and 100 more for each ply, as the source says. It is the one way we know to count what its text describes with which
//! its recursion plays the move it reports.

use super::counted::{CountedValue, FinalWorth, NO_COUNTS, WindowCounts};
use crate::rules::{Mnk, State};
use search::Side;
use search::evaluate::Definition;

/// From one sign to the next a line is worth this much more.
const GROWTH: f64 = 10.0;

/// No line counts more: the source's board has no longer ones.
const MAX_WEIGHT: f64 = 10_000.0;

/// A win on the spot.
const WIN: f64 = 1000.0;

/// What a win is worth more for every ply it takes.
const PER_PLY: f64 = 100.0;

/// The value function `signs`.
pub(super) fn signs<const WORDS: usize>(game: &Mnk<WORDS>) -> CountedValue<WORDS> {
    let mut terms: Vec<Definition> = (1..=longest(game)).map(term).collect();
    terms.push(Definition {
        name: "layer".into(),
        weight: -1.0,
        about: "plies below the root, where a search reads the game by the rule twice; else 0".into(),
    });
    CountedValue::new(terms, count, FinalWorth::Fading { win: WIN, per_ply: -PER_PLY })
}

/// The cells of the longest line.
fn longest<const WORDS: usize>(game: &Mnk<WORDS>) -> usize {
    game.columns().max(game.rows())
}

fn term(signs: usize) -> Definition {
    Definition {
        name: format!("signs{signs}"),
        weight: GROWTH.powi(signs as i32 - 1).min(MAX_WEIGHT),
        about: format!(
            "whole rows, columns and diagonals with exactly {signs} of X's signs, less those with O's"
        ),
    }
}

fn count<const WORDS: usize>(game: &Mnk<WORDS>, state: &State<WORDS>) -> WindowCounts {
    let mut counts = NO_COUNTS;
    for line in game.lines().whole() {
        for (side, sign) in [(Side::Max, 1), (Side::Min, -1)] {
            let own = state.stones(side);
            let signs = line.iter().filter(|&&cell| own.contains(usize::from(cell))).count();
            if signs > 0 {
                counts[signs - 1] += sign;
            }
        }
    }
    counts[longest(game)] = i32::from(game.layer(state));
    counts
}
