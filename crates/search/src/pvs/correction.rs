//! Where the evaluator errs: how far searches ended from it, kept by side and by parts of the state.

use crate::game::Side;
use crate::score::{Depth, Score};
use crate::tactics::SHAPES;

/// Counters for each side and part; a power of two.
const ENTRIES: usize = 1 << 14;
/// Counters hold errors in this fraction of a point.
const GRAIN: i32 = 256;
/// No correction goes further, in points.
const LIMIT: i32 = 128;
/// A new error counts by its depth in so many parts, up to the most.
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
        Corrections { errors: vec![0; 2 * SHAPES * ENTRIES] }
    }

    /// What to add to an evaluation.
    pub(super) fn correction(&self, side: Side, shapes: [u64; SHAPES]) -> Score {
        let known = slots(side, shapes).map(|slot| self.errors[slot]);
        Score(known.sum::<i32>() / (GRAIN * SHARE))
    }

    /// A search to this depth ended so far from the evaluation.
    pub(super) fn learn(&mut self, side: Side, shapes: [u64; SHAPES], error: Score, depth: Depth) {
        let parts = (depth.0 + 1).clamp(1, MAX_PARTS);
        let error = error.0.clamp(-LIMIT, LIMIT) * GRAIN;
        for slot in slots(side, shapes) {
            let old = &mut self.errors[slot];
            *old = (*old * (PARTS - parts) + error * parts) / PARTS;
        }
    }
}

fn slots(side: Side, shapes: [u64; SHAPES]) -> impl Iterator<Item = usize> {
    let known = shapes.into_iter().enumerate().filter(|&(_, key)| key != 0);
    known.map(move |(shape, key)| {
        ((side as usize) * SHAPES + shape) * ENTRIES + (key % ENTRIES as u64) as usize
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_errors_are_corrected_and_limits_hold() {
        let mut corrections = Corrections::new();
        let shapes = [5, 77, 0];
        for _ in 0..2000 {
            corrections.learn(Side::Max, shapes, Score(40), Depth(10));
            corrections.learn(Side::Min, shapes, Score(-9000), Depth(10));
        }
        assert!((35..=40).contains(&corrections.correction(Side::Max, shapes).0));
        assert!(corrections.correction(Side::Min, shapes) >= Score(-LIMIT * SHAPES as i32));
        assert_eq!(corrections.correction(Side::Max, [6, 78, 0]), Score(0));
        assert_eq!(corrections.correction(Side::Max, [0; SHAPES]), Score(0));
    }
}
