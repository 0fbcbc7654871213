//! Adam: every weight moves by its mean slope, measured by how much that slope varies.

use super::pass::Gradient;
use super::weights::Weights;
use crate::fast::fast;
use rayon::prelude::*;

/// How much of the mean slope, and of its mean square, is kept from step to step.
const KEEP_MEAN: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;
/// Slopes that never vary are not divided by nothing.
const LEAST: f32 = 1e-8;
/// Weights that nothing holds fall back by this share of the rate.
const DECAY: f32 = 0.01;
/// Numbers that one thread works on at a time.
const BLOCK: usize = 4096;

/// What is remembered of the slopes.
pub(super) struct Adam {
    pub means: Vec<f32>,
    pub squares: Vec<f32>,
    pub steps: u32,
}

impl Adam {
    pub fn new(numbers: usize) -> Adam {
        Adam { means: vec![0.0; numbers], squares: vec![0.0; numbers], steps: 0 }
    }

    /// Moves the weights against the slopes of a batch.
    pub fn step(&mut self, weights: &mut Weights, gradients: &[Gradient], batch: usize, rate: f64) {
        self.steps += 1;
        let fresh = |keep: f32| 1.0 - f64::from(keep).powi(self.steps as i32);
        let rate_now = (rate * fresh(KEEP_SQUARE).sqrt() / fresh(KEEP_MEAN)) as f32;
        let (share, decay) = (1.0 / batch as f32, 1.0 - rate as f32 * DECAY);
        let parts = weights.parts();
        let memory = self.means.par_chunks_mut(BLOCK).zip(self.squares.par_chunks_mut(BLOCK));
        weights.numbers.par_chunks_mut(BLOCK).zip(memory).enumerate().for_each(
            |(block, (numbers, (means, squares)))| {
                fast(
                    #[inline(always)]
                    || {
                        let first = block * BLOCK;
                        let mut slopes = [0.0; BLOCK];
                        let slopes = &mut slopes[..numbers.len()];
                        for gradient in gradients {
                            let part = &gradient.numbers[first..][..slopes.len()];
                            slopes.iter_mut().zip(part).for_each(|(slope, more)| *slope += more);
                        }
                        let limit = |place| Weights::limit(parts, first + place);
                        for (place, slope) in slopes.iter().enumerate() {
                            let slope = slope * share;
                            means[place] = KEEP_MEAN * means[place] + (1.0 - KEEP_MEAN) * slope;
                            squares[place] =
                                KEEP_SQUARE * squares[place] + (1.0 - KEEP_SQUARE) * slope * slope;
                            let change = rate_now * means[place] / (squares[place].sqrt() + LEAST);
                            let limit = limit(place);
                            numbers[place] = (numbers[place] * decay - change).clamp(-limit, limit);
                        }
                    },
                );
            },
        );
    }
}
