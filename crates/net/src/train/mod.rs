//! Training: gradient descent (Adam) on the difference between what a net says and what is to be learned.
//!
//! Inputs are sparse, some thirty of many hundred, and a batch touches few rows of weights: with loops over the inputs that
//! are on, one core goes through more positions than a framework made for dense layers does (docs/nets.md has the figures).
//!
//! Every batch is cut into a fixed number of parts, summed up in a fixed order: the same seed gives the same net, whatever the
//! number of threads.
//!
//! Yu Nasu, "Efficiently Updatable Neural-Network-based Evaluation Functions for Computer Shogi", 2018.

mod descent;
mod pass;
mod state;
mod weights;

use crate::adam::Adam;
use crate::features::InputLayout;
use crate::network::Net;
use crate::positions::{TrainingLabels, TrainingSet};
use descent::descend;
use pass::{Gradient, HiddenSum};
use rayon::prelude::*;
use search::{Checkpoint, Control};
use weights::NetWeights;

/// Parts of a batch; each has a gradient of its own.
const PARTS: usize = 16;
/// The rate falls to this share of its beginning.
const LAST_RATE: f64 = 0.02;
/// Batches between two words about progress.
const TELL_EVERY: usize = 64;
/// The scale of a net that was not trained.
const FIRST_SCALE: i32 = 400;
/// Scales that are tried when one is fitted to data.
const SCALES: std::ops::Range<i32> = 20..1200;

/// How a net is trained.
#[derive(Clone, PartialEq, Debug)]
pub struct TrainingRecipe {
    /// Hidden units for each view.
    pub hidden: usize,
    /// Times that all positions are gone through.
    pub epochs: usize,
    /// Positions between two changes of the weights.
    pub batch: usize,
    /// How far weights move at first.
    pub rate: f64,
    /// How much the result counts beside the score, from 0 to 1.
    pub result_share: f64,
    /// What a score is divided by to become the logarithm of odds.
    pub scale: i32,
    /// Draws the first weights and the order of positions.
    pub seed: u64,
}

impl TrainingRecipe {
    /// What a net should say, as a chance to win.
    #[inline(always)]
    fn target(&self, labels: TrainingLabels) -> f32 {
        let score = 1.0 / (1.0 + (-labels.score / self.scale as f32).exp());
        let share = self.result_share as f32;
        share * labels.result + (1.0 - share) * score
    }

    /// The rate of one of all the steps.
    fn rate_at(&self, step: usize, steps: usize) -> f64 {
        let share = step as f64 / steps.max(1) as f64;
        let fall = 0.5 * (1.0 + (std::f64::consts::PI * share).cos());
        self.rate * (LAST_RATE + (1.0 - LAST_RATE) * fall)
    }
}

/// What an epoch came to: mean squared errors, as chances to win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EpochResult {
    /// Which epoch, from 1.
    pub epoch: usize,
    /// Of the positions learned from, while they were learned.
    pub learned: f64,
    /// Of the games kept apart.
    pub apart: f64,
}

/// How far an epoch is.
#[derive(Clone, Copy, Debug)]
pub struct EpochProgress {
    /// Positions of this epoch so far.
    pub done: usize,
    /// Their mean squared error.
    pub error: f64,
}

/// A net that is being trained.
pub struct Trainer {
    recipe: TrainingRecipe,
    weights: NetWeights,
    adam: Adam<f32>,
    /// What every epoch came to.
    lessons: Vec<EpochResult>,
}

impl Trainer {
    /// Begins with random weights.
    pub fn new(positions: &TrainingSet, recipe: TrainingRecipe) -> Trainer {
        let weights = NetWeights::random(positions.layout(), recipe.hidden, recipe.seed);
        let adam = Adam::new(weights.numbers.len());
        Trainer { recipe, weights, adam, lessons: Vec::new() }
    }

    /// How it is trained.
    pub fn recipe(&self) -> &TrainingRecipe {
        &self.recipe
    }

    /// What every epoch came to.
    pub fn lessons(&self) -> &[EpochResult] {
        &self.lessons
    }

    /// The net as it is now.
    pub fn net(&self, game: &str, recipe: &str) -> Net {
        self.weights.net(game, recipe, self.recipe.scale)
    }

    /// Goes through all positions once, in an order of its own, and then measures those kept apart. None if it may not go on.
    pub fn epoch(
        &mut self,
        learned: &TrainingSet,
        apart: &TrainingSet,
        control: &dyn Control,
        tell: &mut dyn FnMut(EpochProgress),
    ) -> Option<EpochResult> {
        let epoch = self.lessons.len();
        let mut order: Vec<u32> = (0..learned.len() as u32).collect();
        fastrand::Rng::with_seed(self.recipe.seed.wrapping_add(1 + epoch as u64)).shuffle(&mut order);
        let batches = learned.len().div_ceil(self.recipe.batch);
        let steps = batches * self.recipe.epochs;
        let mut gradients: Vec<Gradient> = (0..PARTS).map(|_| Gradient::new(&self.weights)).collect();
        let mut error = 0.0;
        for (index, batch) in order.chunks(self.recipe.batch).enumerate() {
            let rate = self.recipe.rate_at(epoch * batches + index, steps);
            error += self.step(learned, batch, &mut gradients, rate);
            let done = index * self.recipe.batch + batch.len();
            let is_told = index.is_multiple_of(TELL_EVERY) || done == order.len();
            if is_told {
                tell(EpochProgress { done, error: error / done as f64 });
                if !control.goes_on(Checkpoint::Work) {
                    return None;
                }
            }
        }
        let apart = self.measure(apart);
        let lesson = EpochResult { epoch: epoch + 1, learned: error / learned.len().max(1) as f64, apart };
        self.lessons.push(lesson);
        Some(lesson)
    }

    /// Learns from one batch; the sum of its errors.
    fn step(&mut self, positions: &TrainingSet, batch: &[u32], gradients: &mut [Gradient], rate: f64) -> f64 {
        let part = batch.len().div_ceil(PARTS).max(1);
        let (weights, recipe) = (&self.weights, &self.recipe);
        gradients.par_iter_mut().enumerate().for_each(|(index, gradient)| {
            let from = (index * part).min(batch.len());
            let to = (from + part).min(batch.len());
            gradient.learn(weights, recipe, positions, &batch[from..to]);
        });
        let error = gradients.iter().map(|gradient| gradient.error).sum();
        descend(&mut self.weights, &mut self.adam, gradients, batch.len(), rate);
        error
    }

    /// The mean squared error of the net as it is now.
    pub fn measure(&self, positions: &TrainingSet) -> f64 {
        let numbers: Vec<u32> = (0..positions.len() as u32).collect();
        let errors: Vec<f64> = numbers
            .par_chunks(self.recipe.batch)
            .map(|part| HiddenSum::new(&self.weights).errors(&self.weights, &self.recipe, positions, part))
            .collect();
        errors.iter().sum::<f64>() / positions.len().max(1) as f64
    }
}

/// A net with the weights that a training begins with.
pub(crate) fn random_net(game: &str, layout: InputLayout, hidden: usize, seed: u64) -> Net {
    NetWeights::random(layout, hidden, seed).net(game, "random", FIRST_SCALE)
}

/// The scale that fits the scores to the results best, by mean squared error.
pub fn fit_scale(positions: &TrainingSet) -> i32 {
    let error = |scale: i32| -> f64 {
        let expected = |score: f32| 1.0 / (1.0 + f64::from(-score / scale as f32).exp());
        positions.labels().map(|labels| (expected(labels.score) - f64::from(labels.result)).powi(2)).sum()
    };
    // The error has one valley: close in on it.
    let (mut low, mut high) = (SCALES.start, SCALES.end);
    while high - low > 2 {
        let third = (high - low) / 3;
        let (left, right) = (low + third, high - third);
        if error(left) <= error(right) { high = right } else { low = left }
    }
    low + (high - low) / 2
}
