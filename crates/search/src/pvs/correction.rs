//! Correction history: where the evaluator errs, learned from how far searches ended from it, by side and by parts of the
//! state.
//!
//! The hope: an evaluator errs in the same direction on states that share a part, such as the pawns. No paper describes
//! it; it comes from the practice of chess programs.

use crate::game::Side;
use crate::score::{Depth, Score};
use crate::tactics::CORRECTION_KEYS;

/// Counters for each side and part; a power of two.
const ENTRIES: usize = 1 << 14;
/// Counters hold errors in this fraction of a point.
const GRAIN: i32 = 256;
/// No correction goes further, in points.
const LIMIT: i32 = 128;
/// A new error counts by its depth in this number of parts, up to the most.
const PARTS: i32 = 256;
const MAX_PARTS: i32 = 16;
/// Share of all parts together that is used.
const SHARE: i32 = 2;

/// What one thread has learned about the evaluator.
pub(super) struct Corrections {
    errors: Vec<i32>,
}

impl Corrections {
    pub(super) fn new() -> Self {
        Corrections { errors: vec![0; 2 * CORRECTION_KEYS * ENTRIES] }
    }

    /// What to add to an evaluation.
    pub(super) fn correction(&self, side: Side, keys: [u64; CORRECTION_KEYS]) -> Score {
        let known = slots(side, keys).map(|slot| self.errors[slot]);
        Score(known.sum::<i32>() / (GRAIN * SHARE))
    }

    /// A search to this depth ended so far from the evaluation.
    pub(super) fn learn(&mut self, side: Side, keys: [u64; CORRECTION_KEYS], error: Score, depth: Depth) {
        let parts = (depth.0 + 1).clamp(1, MAX_PARTS);
        let error = error.0.clamp(-LIMIT, LIMIT) * GRAIN;
        for slot in slots(side, keys) {
            let old = &mut self.errors[slot];
            *old = (*old * (PARTS - parts) + error * parts) / PARTS;
        }
    }
}

fn slots(side: Side, keys: [u64; CORRECTION_KEYS]) -> impl Iterator<Item = usize> {
    let known = keys.into_iter().enumerate().filter(|&(_, key)| key != 0);
    known.map(move |(part, key)| {
        ((side as usize) * CORRECTION_KEYS + part) * ENTRIES + (key % ENTRIES as u64) as usize
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_errors_are_corrected_and_limits_hold() {
        let mut corrections = Corrections::new();
        let keys = [5, 77, 0];
        for _ in 0..2000 {
            corrections.learn(Side::Max, keys, Score(40), Depth(10));
            corrections.learn(Side::Min, keys, Score(-9000), Depth(10));
        }
        assert!((35..=40).contains(&corrections.correction(Side::Max, keys).0));
        assert!(corrections.correction(Side::Min, keys) >= Score(-LIMIT * CORRECTION_KEYS as i32));
        assert_eq!(corrections.correction(Side::Max, [6, 78, 0]), Score(0));
        assert_eq!(corrections.correction(Side::Max, [0; CORRECTION_KEYS]), Score(0));
    }
}
