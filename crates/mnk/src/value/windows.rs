//! The preset `windows`: a stone is worth as many points as windows of k cells pass through its cell.

use super::counted::{CountedValue, FinalWorth, NO_COUNTS, WindowCounts};
use crate::rules::{Mnk, State};
use search::Side;
use search::evaluate::Definition;

/// The value function `windows`.
pub(super) fn windows<const WORDS: usize>() -> CountedValue<WORDS> {
    let term = Definition {
        name: "windows".into(),
        weight: 1.0,
        about: "windows of k cells through the cells of X's stones, less O's".into(),
    };
    CountedValue::new(vec![term], count, FinalWorth::Standard)
}

fn count<const WORDS: usize>(game: &Mnk<WORDS>, state: &State<WORDS>) -> WindowCounts {
    let crossings = |side| state.stones(side).iter().map(|index| game.lines().crossings(index)).sum::<i32>();
    let mut counts = NO_COUNTS;
    counts[0] = crossings(Side::Max) - crossings(Side::Min);
    counts
}
