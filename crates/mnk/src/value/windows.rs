//! The preset `windows`: a stone is worth as many points as windows of k cells pass through its cell.

use super::counted::{Counted, Counts, Ending};
use crate::rules::{MAX_SIDE, Mnk, State};
use search::Side;
use search::evaluate::Definition;

/// The value function `windows`.
pub(super) fn windows<const WORDS: usize>() -> Counted<WORDS> {
    let term = Definition {
        name: "windows".into(),
        weight: 1.0,
        about: "windows of k cells through the cells of X's stones, less O's".into(),
    };
    Counted::new(vec![term], count, Ending::Standard)
}

fn count<const WORDS: usize>(game: &Mnk<WORDS>, state: &State<WORDS>) -> Counts {
    let crossings = |side| state.stones(side).iter().map(|index| game.lines().crossings(index)).sum::<i32>();
    let mut counts = [0; MAX_SIDE];
    counts[0] = crossings(Side::Max) - crossings(Side::Min);
    counts
}
