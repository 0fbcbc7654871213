//! The symmetries of a board, and keys that are equal for positions that are mirror images of each other.

use crate::zobrist::random;

/// A square board can be turned and mirrored in this many ways.
const SYMMETRIES: usize = 8;

/// The keys of a position as seen through each symmetry.
pub(super) type SymmetryKeys = [u64; SYMMETRIES];

/// What is on a cell, as far as it still matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Content {
    /// A stone of X.
    Max,
    /// A stone of O.
    Min,
    /// Nothing, but some line through the cell can still be made.
    Free,
}

/// What each content of each cell adds to the keys.
pub(super) struct SymmetricKeys {
    cells: [Vec<SymmetryKeys>; 3],
}

impl SymmetricKeys {
    pub(super) fn new(columns: usize, rows: usize) -> Self {
        let cells = columns * rows;
        let keys = |content: Content| {
            let number = |index: usize| random((content as usize * cells + index) as u64);
            (0..cells).map(|index| images(columns, rows, index).map(number)).collect()
        };
        SymmetricKeys { cells: [Content::Max, Content::Min, Content::Free].map(keys) }
    }

    /// Adds a cell's content to the keys, or takes it out again.
    #[inline]
    pub(super) fn toggle(&self, keys: &mut SymmetryKeys, content: Content, index: usize) {
        let change = &self.cells[content as usize][index];
        keys.iter_mut().zip(change).for_each(|(key, part)| *key ^= part);
    }
}

/// One key for all mirror images.
#[inline]
pub(super) fn canonical(keys: &SymmetryKeys) -> u64 {
    keys.iter().copied().fold(u64::MAX, u64::min)
}

/// Where each symmetry takes a cell. Boards that are not square have four symmetries, listed twice.
fn images(columns: usize, rows: usize, index: usize) -> [usize; SYMMETRIES] {
    let (x, y) = (index % columns, index / columns);
    let (right, bottom) = (columns - 1 - x, rows - 1 - y);
    let at = |x: usize, y: usize| y * columns + x;
    let upright = [at(x, y), at(right, y), at(x, bottom), at(right, bottom)];
    let turned = match columns == rows {
        true => [at(y, x), at(bottom, x), at(y, right), at(bottom, right)],
        false => upright,
    };
    std::array::from_fn(|n| if n < upright.len() { upright[n] } else { turned[n - upright.len()] })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn key_of(columns: usize, rows: usize, stones: &[(Content, usize)]) -> u64 {
        let table = SymmetricKeys::new(columns, rows);
        let mut keys = SymmetryKeys::default();
        stones.iter().for_each(|&(content, index)| table.toggle(&mut keys, content, index));
        canonical(&keys)
    }

    #[test]
    fn symmetries_are_permutations() {
        for (columns, rows) in [(5, 5), (4, 3), (1, 6), (2, 2)] {
            for symmetry in 0..SYMMETRIES {
                let cells = 0..columns * rows;
                let reached: HashSet<usize> =
                    cells.clone().map(|index| images(columns, rows, index)[symmetry]).collect();
                assert_eq!(reached, cells.collect(), "{columns}x{rows}, symmetry {symmetry}");
            }
        }
    }

    #[test]
    fn mirror_images_have_the_same_key() {
        use Content::{Max, Min};
        let key = key_of(4, 4, &[(Max, 1), (Min, 4)]);
        for same in
            [[(Max, 4), (Min, 1)], [(Max, 2), (Min, 7)], [(Max, 14), (Min, 11)], [(Max, 8), (Min, 13)]]
        {
            assert_eq!(key_of(4, 4, &same), key, "{same:?}");
        }
        assert_ne!(key_of(4, 4, &[(Max, 1), (Min, 2)]), key);
        assert_eq!(key_of(4, 3, &[(Max, 0)]), key_of(4, 3, &[(Max, 11)]));
        assert_ne!(key_of(4, 3, &[(Max, 1)]), key_of(4, 3, &[(Max, 4)]));
    }
}
