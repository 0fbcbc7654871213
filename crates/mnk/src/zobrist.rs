//! Random numbers that make up the key of a state: one for each stone on each cell, one for the turn.

use crate::rules::MAX_SIDE;
use search::Side;

/// Cells of the largest board.
const MAX_CELLS: usize = MAX_SIDE * MAX_SIDE;

/// Added to the key when O is to move.
pub(crate) const MIN_TO_MOVE: u64 = random(0);

/// One number for each side and cell.
static STONES: [[u64; MAX_CELLS]; 2] = [column(1), column(1 + MAX_CELLS as u64)];

/// What a stone of `side` on a cell adds to the key.
#[inline]
pub(crate) fn stone(side: Side, index: usize) -> u64 {
    STONES[side as usize][index]
}

const fn column(first: u64) -> [u64; MAX_CELLS] {
    let mut numbers = [0; MAX_CELLS];
    let mut index = 0;
    while index < MAX_CELLS {
        numbers[index] = random(first + index as u64);
        index += 1;
    }
    numbers
}

/// The `n`-th number of the splitmix64 generator started from zero.
pub(crate) const fn random(n: u64) -> u64 {
    let mut x = (n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn all_numbers_differ() {
        let mut numbers: HashSet<u64> = STONES.iter().flatten().copied().collect();
        numbers.insert(MIN_TO_MOVE);
        assert_eq!(numbers.len(), 2 * MAX_CELLS + 1);
    }
}
