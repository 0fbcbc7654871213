//! Forwards and backwards through a net in training, one position at a time.

use super::TrainingRecipe;
use super::weights::{NetWeights, WeightOffsets};
use crate::fast::fast;
use crate::kernel::GROUP;
use crate::positions::{TrainingPosition, TrainingSet};

/// Adds a row of weights to the sums.
#[inline(always)]
fn add(sums: &mut [f32], row: &[f32]) {
    for (sums, row) in sums.as_chunks_mut::<GROUP>().0.iter_mut().zip(row.as_chunks::<GROUP>().0) {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum += weight;
        }
    }
}

/// The hidden sums of a position: the mover's view, then the other's.
pub(super) struct HiddenSum {
    sums: Vec<f32>,
}

/// Clipped and squared.
#[inline(always)]
fn activate(sum: f32) -> f32 {
    let unit = sum.clamp(0.0, 1.0);
    unit * unit
}

impl HiddenSum {
    pub fn new(weights: &NetWeights) -> HiddenSum {
        HiddenSum { sums: vec![0.0; 2 * weights.shape.hidden] }
    }

    /// What the net says: the logarithm of odds.
    #[inline(always)]
    fn output(&mut self, weights: &NetWeights, parts: WeightOffsets, position: &TrainingPosition<'_>) -> f32 {
        let hidden = weights.shape.hidden;
        let biases = &weights.numbers[parts.biases..parts.outputs];
        let (own, other) = self.sums.split_at_mut(hidden);
        own.copy_from_slice(biases);
        other.copy_from_slice(biases);
        position.own.iter().for_each(|&input| add(own, weights.row(input.into())));
        position.other.iter().for_each(|&input| add(other, weights.row(input.into())));
        let outputs = &weights.numbers[parts.outputs + 2 * hidden * position.phase..][..2 * hidden];
        let mut lanes = [0.0; GROUP];
        for (sums, outputs) in self.sums.as_chunks::<GROUP>().0.iter().zip(outputs.as_chunks::<GROUP>().0) {
            for ((lane, sum), output) in lanes.iter_mut().zip(sums).zip(outputs) {
                *lane += activate(*sum) * output;
            }
        }
        weights.numbers[parts.output_biases + position.phase] + lanes.iter().sum::<f32>()
    }

    /// What the net and what it adds to say together, as a chance to win.
    #[inline(always)]
    fn chance(
        &mut self,
        weights: &NetWeights,
        parts: WeightOffsets,
        recipe: &TrainingRecipe,
        position: &TrainingPosition<'_>,
    ) -> f32 {
        let odds = self.output(weights, parts, position) + position.base / recipe.scale as f32;
        1.0 / (1.0 + (-odds).exp())
    }

    /// The sum of squared errors of these positions.
    pub fn errors(
        &mut self,
        weights: &NetWeights,
        recipe: &TrainingRecipe,
        positions: &TrainingSet,
        numbers: &[u32],
    ) -> f64 {
        let parts = weights.parts();
        fast(
            #[inline(always)]
            || {
                let mut total = 0.0;
                for &number in numbers {
                    let position = positions.get(number as usize);
                    let said = self.chance(weights, parts, recipe, &position);
                    total += f64::from(said - recipe.target(position.labels)).powi(2);
                }
                total
            },
        )
    }
}

/// How the error of a part of a batch changes with every weight.
pub(super) struct Gradient {
    pub numbers: Vec<f32>,
    /// The sum of squared errors.
    pub error: f64,
    sum: HiddenSum,
    /// How the error changes with every hidden sum.
    slopes: Vec<f32>,
}

impl Gradient {
    pub fn new(weights: &NetWeights) -> Gradient {
        Gradient {
            numbers: vec![0.0; weights.numbers.len()],
            error: 0.0,
            sum: HiddenSum::new(weights),
            slopes: vec![0.0; 2 * weights.shape.hidden],
        }
    }

    /// Takes the slopes of these positions, and of nothing before them.
    pub fn learn(
        &mut self,
        weights: &NetWeights,
        recipe: &TrainingRecipe,
        positions: &TrainingSet,
        numbers: &[u32],
    ) {
        let parts = weights.parts();
        self.numbers.fill(0.0);
        self.error = 0.0;
        fast(
            #[inline(always)]
            || {
                for &number in numbers {
                    self.add_slopes(weights, parts, recipe, &positions.get(number as usize));
                }
            },
        );
    }

    #[inline(always)]
    fn add_slopes(
        &mut self,
        weights: &NetWeights,
        parts: WeightOffsets,
        recipe: &TrainingRecipe,
        position: &TrainingPosition<'_>,
    ) {
        let hidden = weights.shape.hidden;
        let said = self.sum.chance(weights, parts, recipe, position);
        let difference = said - recipe.target(position.labels);
        self.error += f64::from(difference).powi(2);
        let slope = 2.0 * difference * said * (1.0 - said);
        let start = parts.outputs + 2 * hidden * position.phase;
        self.numbers[parts.output_biases + position.phase] += slope;
        let outputs = weights.numbers[start..][..2 * hidden].as_chunks::<GROUP>().0;
        let changes = self.numbers[start..][..2 * hidden].as_chunks_mut::<GROUP>().0;
        let sums = self.sum.sums.as_chunks::<GROUP>().0;
        let slopes = self.slopes.as_chunks_mut::<GROUP>().0;
        for (((outputs, changes), sums), slopes) in outputs.iter().zip(changes).zip(sums).zip(slopes) {
            for unit in 0..GROUP {
                let clipped = sums[unit].clamp(0.0, 1.0);
                changes[unit] += slope * clipped * clipped;
                let is_inside = if sums[unit] < 1.0 { 2.0 * slope } else { 0.0 };
                slopes[unit] = is_inside * outputs[unit] * clipped;
            }
        }
        let (own, other) = self.slopes.split_at(hidden);
        let biases = &mut self.numbers[parts.biases..parts.outputs];
        add(biases, own);
        add(biases, other);
        position.own.iter().for_each(|&input| add(self.numbers.row_mut(input, hidden), own));
        position.other.iter().for_each(|&input| add(self.numbers.row_mut(input, hidden), other));
    }
}

trait WeightRows {
    fn row_mut(&mut self, input: u16, hidden: usize) -> &mut [f32];
}

impl WeightRows for Vec<f32> {
    #[inline(always)]
    fn row_mut(&mut self, input: u16, hidden: usize) -> &mut [f32] {
        &mut self[usize::from(input) * hidden..][..hidden]
    }
}
