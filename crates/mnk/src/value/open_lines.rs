//! The preset `lines`: windows of k cells that one side can still fill, by the number of its stones in them.

use super::counted::{CountedValue, FinalWorth, NO_COUNTS, WindowCounts};
use crate::rules::{Mnk, State};
use search::Side;
use search::evaluate::Definition;

/// Windows a board of one word can have at most: one for each cell and direction.
const WINDOWS_PER_WORD: usize = 4 * 64;

/// From one stone to the next a window is worth this much more: the last stones decide.
const GROWTH: f64 = 6.0;

/// No window counts more: not even all windows of the largest board together come near a proven win.
const MAX_WEIGHT: f64 = 600.0;

/// How much higher O's stones are counted than X's in the number kept for each window.
const MIN_STONE: u16 = 1 << 8;

/// The value function `lines`.
pub(super) fn lines<const WORDS: usize>(game: &Mnk<WORDS>) -> CountedValue<WORDS> {
    let k = game.k();
    let term = |stones: usize| Definition {
        name: format!("open{stones}"),
        weight: open_weight(stones),
        about: format!("windows of {k} cells with {stones} of X's stones and none of O's, less O's own"),
    };
    CountedValue::new((1..k).map(term).collect(), count, FinalWorth::Standard)
}

/// What an open window with this many stones is worth.
pub(crate) fn open_weight(stones: usize) -> f64 {
    GROWTH.powi(stones as i32 - 1).min(MAX_WEIGHT)
}

fn count<const WORDS: usize>(game: &Mnk<WORDS>, state: &State<WORDS>) -> WindowCounts {
    let lines = game.lines();
    let mut filled = [[0u16; WINDOWS_PER_WORD]; WORDS];
    let filled = &mut filled.as_flattened_mut()[..lines.windows().len()];
    for (side, stone) in [(Side::Max, 1), (Side::Min, MIN_STONE)] {
        for index in state.stones(side).iter() {
            lines.through(index).iter().for_each(|&window| filled[usize::from(window)] += stone);
        }
    }
    tally(filled)
}

/// Counts the windows with stones of one side only; term 0 is for one stone.
fn tally(filled: &[u16]) -> WindowCounts {
    // Entry 0 collects the windows that are empty or contested.
    let mut counts = [0; NO_COUNTS.len() + 1];
    for &stones in filled {
        let [x, o] = stones.to_le_bytes().map(usize::from);
        counts[if o == 0 { x } else { 0 }] += 1;
        counts[if x == 0 { o } else { 0 }] -= 1;
    }
    std::array::from_fn(|term| counts[term + 1])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{MAX_SIDE, Mnk};
    use crate::value::testing::check_terms;

    #[test]
    fn open_windows_are_counted_by_their_stones() {
        check_terms("lines", (3, 3, 3), "3/3/3", &[0, 0]);
        check_terms("lines", (3, 3, 3), "3/1x1/3", &[4, 0]);
        check_terms("lines", (3, 3, 3), "o2/1x1/3", &[1, 0]);
        check_terms("lines", (3, 3, 3), "ox1/1x1/3 o", &[1, 1]);
        check_terms("lines", (5, 2, 4), "x1xx1/oo3", &[-1, 1 - 1, 1]);
    }

    #[test]
    fn not_even_all_windows_of_the_largest_board_look_like_a_win() {
        for k in 2..=MAX_SIDE {
            let game = Mnk::<7>::new(MAX_SIDE, MAX_SIDE, k).expect("the largest board");
            let most = open_weight(k - 1) * game.lines().windows().len() as f64;
            assert!(most < f64::from(search::Score::MAX_EVALUATION.0), "k = {k}: {most}");
        }
    }
}
