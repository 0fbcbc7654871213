//! Weights that foretell results best: logistic regression over what the terms measure, by Adam's method.

use crate::settings::Weights;
use crate::tune::games::Sample;
use draughts::Draughts;
use search::ValueFunction;
use serde::Serialize;

/// Adam's memory of the mean and of the square of the slope, and its guard against division by zero.
const MEAN_DECAY: f64 = 0.9;
const SQUARE_DECAY: f64 = 0.999;
const GUARD: f64 = 1e-8;
/// How far one step goes, in points.
const RATE: f64 = 0.5;
/// How strongly weights are pulled back to where they started: only those that little speaks for feel it.
const PULL: f64 = 1e-7;
/// Every so many games one is kept for checking, as a whole: positions of one game are alike, and one of them would
/// check what the others have taught.
const CHECK_EVERY: usize = 10;
/// Points for which the odds are e to 1 are looked for between these.
const SCALES: std::ops::RangeInclusive<u32> = 5..=40;
const SCALE_STEP: f64 = 10.0;

/// Weights fitted to results.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fitted {
    /// The weights by name.
    pub weights: Weights,
    /// Positions used, without those kept for checking.
    pub positions: usize,
    /// Positions of the games kept for checking.
    pub checked: usize,
    /// Points for which the odds are e to 1.
    pub scale: f64,
    /// Mean error over the positions kept for checking, in bits: with the weights at the start.
    pub error_before: f64,
    /// The same in the end.
    pub error_after: f64,
}

/// Samples as the fit sees them: what every term measured.
struct Rows {
    measured: Vec<f64>,
    results: Vec<f64>,
    terms: usize,
}

impl Rows {
    fn of<'a>(samples: impl Iterator<Item = &'a Sample>, value: &dyn ValueFunction<Draughts>) -> Rows {
        let mut rows = Rows { measured: Vec::new(), results: Vec::new(), terms: value.weights().len() };
        for sample in samples {
            let shares = value.explain(&Draughts, &sample.state);
            rows.measured.extend(shares.iter().map(|share| share.raw));
            rows.results.push(sample.result);
        }
        rows
    }

    fn iter(&self) -> impl Iterator<Item = (&[f64], f64)> {
        self.measured.chunks_exact(self.terms).zip(self.results.iter().copied())
    }

    /// Mean error in bits: how surprised the weights are by the results.
    fn error(&self, weights: &[f64], scale: f64) -> f64 {
        let surprise = |(measured, result): (&[f64], f64)| {
            let odds = squeezed(dot(measured, weights) / scale).clamp(GUARD, 1.0 - GUARD);
            -(result * odds.log2() + (1.0 - result) * (1.0 - odds).log2())
        };
        self.iter().map(surprise).sum::<f64>() / self.results.len().max(1) as f64
    }
}

/// Fits the weights of a value function whose terms are what they measure times their weight.
pub fn fit_results(value: &dyn ValueFunction<Draughts>, games: &[Vec<Sample>], epochs: usize) -> Fitted {
    let kept = |check: bool| {
        let is_kept = move |&(i, _): &(usize, &Vec<Sample>)| i.is_multiple_of(CHECK_EVERY) == check;
        Rows::of(games.iter().enumerate().filter(is_kept).flat_map(|(_, game)| game), value)
    };
    let (rows, checks) = (kept(false), kept(true));
    let (names, start): (Vec<String>, Vec<f64>) = value.weights().into_iter().unzip();
    let scales = SCALES.map(|step| f64::from(step) * SCALE_STEP);
    let error = |scale: &f64| rows.error(&start, *scale);
    let scale = scales.min_by(|a, b| error(a).total_cmp(&error(b))).expect("the range is not empty");
    let weights = descend(&rows, &start, scale, epochs);
    Fitted {
        positions: rows.results.len(),
        checked: checks.results.len(),
        scale,
        error_before: checks.error(&start, scale),
        error_after: checks.error(&weights, scale),
        weights: names.into_iter().zip(weights).collect(),
    }
}

fn descend(rows: &Rows, start: &[f64], scale: f64, epochs: usize) -> Vec<f64> {
    let mut weights = start.to_vec();
    let (mut mean, mut square) = (vec![0.0; rows.terms], vec![0.0; rows.terms]);
    for step in 1..=epochs {
        let mut slope = slope(rows, &weights, scale);
        for i in 0..rows.terms {
            slope[i] += PULL * (weights[i] - start[i]);
            mean[i] = MEAN_DECAY * mean[i] + (1.0 - MEAN_DECAY) * slope[i];
            square[i] = SQUARE_DECAY * square[i] + (1.0 - SQUARE_DECAY) * slope[i] * slope[i];
            let steps = step as i32;
            let unbiased = mean[i] / (1.0 - MEAN_DECAY.powi(steps));
            let spread = (square[i] / (1.0 - SQUARE_DECAY.powi(steps))).sqrt();
            weights[i] -= RATE * unbiased / (spread + GUARD);
        }
    }
    weights
}

fn slope(rows: &Rows, weights: &[f64], scale: f64) -> Vec<f64> {
    let mut slope = vec![0.0; rows.terms];
    for (measured, result) in rows.iter() {
        let wrong = squeezed(dot(measured, weights) / scale) - result;
        slope.iter_mut().zip(measured).for_each(|(slope, measured)| *slope += wrong * measured);
    }
    let count = rows.results.len().max(1) as f64 * scale;
    slope.iter_mut().for_each(|slope| *slope /= count);
    slope
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn squeezed(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descending_finds_the_weights_that_made_the_results() {
        let true_weights = [100.0, -40.0];
        let mut random = fastrand::Rng::with_seed(1);
        let mut rows = Rows { measured: Vec::new(), results: Vec::new(), terms: 2 };
        for _ in 0..4000 {
            let measured = [random.i32(-2..=2), random.i32(-3..=3)].map(f64::from);
            rows.measured.extend(measured);
            rows.results.push(squeezed(dot(&measured, &true_weights) / 100.0));
        }
        let found = descend(&rows, &[60.0, 0.0], 100.0, 400);
        assert!((found[0] - 100.0).abs() < 2.0 && (found[1] + 40.0).abs() < 2.0, "{found:?}");
        assert!(rows.error(&found, 100.0) < rows.error(&[60.0, 0.0], 100.0));
    }
}
