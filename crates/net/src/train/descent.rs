//! The weights of a net go downhill, many at a time.

use super::pass::Gradient;
use super::weights::NetWeights;
use crate::adam::{Adam, AdamNumber, remember};
use crate::fast::fast;
use rayon::prelude::*;

/// Weights that nothing holds fall back by this share of the rate.
const DECAY: f32 = 0.01;
/// Numbers that one thread works on at a time.
const BLOCK: usize = 4096;

/// Moves the weights against the slopes of a batch.
pub(super) fn descend(
    weights: &mut NetWeights,
    adam: &mut Adam<f32>,
    gradients: &[Gradient],
    batch: usize,
    rate: f64,
) {
    let filled = adam.begin_step();
    let rate_now = (rate * filled.square.sqrt() / filled.mean) as f32;
    let (share, decay) = (1.0 / batch as f32, 1.0 - rate as f32 * DECAY);
    let parts = weights.parts();
    let memory = adam.means.par_chunks_mut(BLOCK).zip(adam.squares.par_chunks_mut(BLOCK));
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
                    for (place, slope) in slopes.iter().enumerate() {
                        remember(&mut means[place], &mut squares[place], slope * share);
                        let change = rate_now * means[place] / (squares[place].sqrt() + f32::LEAST);
                        let limit = NetWeights::limit(parts, first + place);
                        numbers[place] = (numbers[place] * decay - change).clamp(-limit, limit);
                    }
                },
            );
        },
    );
}
