//! Moving weights downhill: the error of the predicted results, followed by Adam's method.

use super::sample::Sample;
use super::terms::{Count, Row, Terms};
use crate::value::{DANGER_LINE, DANGER_MAX, DANGER_SQUARE, MOP_UP, SLOTS, Weights};

/// Adam's memory of the mean and of the square of the slope, and its guard against division by zero.
const MEAN_DECAY: f64 = 0.9;
const SQUARE_DECAY: f64 = 0.999;
const GUARD: f64 = 1e-8;
/// Every so many games one is kept for checking, as a whole: samples of one game are alike, and one of them would
/// check what the others have taught.
const CHECK_EVERY: usize = 20;
/// The scale of the squeeze is looked for between these, in hundredths of a pawn.
const SCALE_RANGE: (f64, f64) = (50.0, 600.0);
const SCALE_STEPS: usize = 40;

/// How to fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FitSettings {
    /// Times over all samples.
    pub epochs: usize,
    /// Samples looked at for one step.
    pub batch: usize,
    /// How far one step goes, in hundredths of a pawn.
    pub rate: f64,
    /// Share of the result in what is predicted; the rest is the score of the search.
    pub result_share: f64,
    /// How strongly weights are pulled back to where they started.
    pub pull: f64,
}

impl Default for FitSettings {
    fn default() -> Self {
        FitSettings { epochs: 60, batch: 8192, rate: 0.6, result_share: 0.6, pull: 1e-8 }
    }
}

/// Weights being fitted to samples.
pub struct Fit {
    /// Games added so far.
    games: usize,
    terms: Terms,
    checks: Terms,
    settings: FitSettings,
    start: Vec<[f64; 2]>,
    weights: Vec<[f64; 2]>,
    mean: Vec<[f64; 2]>,
    square: Vec<[f64; 2]>,
    steps: i32,
    /// Hundredths of a pawn for which the squeeze turns evens into e to 1.
    scale: f64,
}

impl Fit {
    /// Starts from these weights.
    pub fn new(weights: &Weights, settings: FitSettings) -> Fit {
        let pair = |slot| [f64::from(weights.pair(slot).middle()), f64::from(weights.pair(slot).end())];
        let start: Vec<[f64; 2]> = (0..SLOTS).map(pair).collect();
        Fit {
            games: 0,
            terms: Terms::default(),
            checks: Terms::default(),
            settings,
            weights: start.clone(),
            start,
            mean: vec![[0.0; 2]; SLOTS],
            square: vec![[0.0; 2]; SLOTS],
            steps: 0,
            scale: SCALE_RANGE.0,
        }
    }

    /// Adds the samples of a game: to learn from, or for checking.
    pub fn add_game(&mut self, samples: &[Sample]) {
        let is_check = self.games.is_multiple_of(CHECK_EVERY);
        let part = if is_check { &mut self.checks } else { &mut self.terms };
        samples.iter().for_each(|sample| part.add(sample));
        self.games += 1;
    }

    /// How many samples there are to learn from, and for checking.
    pub fn counts(&self) -> [usize; 2] {
        [&self.terms, &self.checks].map(|terms| terms.rows().len())
    }

    /// Finds the scale at which the weights predict best, and sets what is to be predicted. Call before fitting.
    pub fn prepare(&mut self) {
        self.scale = self.best_scale();
        let (scale, share) = (self.scale, self.settings.result_share);
        for terms in [&mut self.terms, &mut self.checks] {
            for row in terms.rows_mut() {
                row.target = share * row.result + (1.0 - share) * squeeze(f64::from(row.score), scale);
            }
        }
    }

    /// The scale of the squeeze, in hundredths of a pawn.
    pub fn scale(&self) -> f64 {
        self.scale
    }

    fn best_scale(&self) -> f64 {
        let (mut low, mut high) = SCALE_RANGE;
        let error = |scale: f64| {
            let miss = |row: &Row| (squeeze(self.value(&self.terms, row).value, scale) - row.result).powi(2);
            self.terms.rows().iter().map(miss).sum::<f64>()
        };
        for _ in 0..SCALE_STEPS {
            let (a, b) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
            if error(a) < error(b) { high = b } else { low = a }
        }
        (low + high) / 2.0
    }

    /// The mean squared error on the samples learned from and on those kept for checking.
    pub fn errors(&self) -> [f64; 2] {
        [&self.terms, &self.checks].map(|terms| {
            let miss = |row: &Row| (squeeze(self.value(terms, row).value, self.scale) - row.target).powi(2);
            terms.rows().iter().map(miss).sum::<f64>() / terms.rows().len().max(1) as f64
        })
    }

    /// Goes once over all samples in a random order of batches; `progress` is the part of the fit done, 0 to 1.
    pub fn epoch(&mut self, random: &mut fastrand::Rng, progress: f64) {
        let mut order: Vec<u32> = (0..self.terms.rows().len() as u32).collect();
        random.shuffle(&mut order);
        // Steps shrink to a tenth, so that the end is calm.
        let rate = self.settings.rate * (1.0 - 0.9 * progress);
        for batch in order.chunks(self.settings.batch) {
            let slope = self.slope(batch);
            self.step(&slope, batch.len(), rate);
        }
    }

    /// The fitted weights.
    pub fn weights(&self) -> Weights {
        let mut weights = Weights::tuned();
        for (slot, &[middle, end]) in self.weights.iter().enumerate() {
            weights.set_pair(slot, middle, end);
        }
        weights
    }

    fn slope(&self, batch: &[u32]) -> Vec<[f64; 2]> {
        let mut slope = vec![[0.0; 2]; SLOTS];
        for &index in batch {
            let row = &self.terms.rows()[index as usize];
            let seen = self.value(&self.terms, row);
            let predicted = squeeze(seen.value, self.scale);
            let common = (predicted - row.target) * predicted * (1.0 - predicted) / self.scale;
            let phases = [common * seen.factors[0], common * seen.factors[1]];
            add_slope(&mut slope, self.terms.sums(row), phases);
            for (side, sign) in [(0, 1.0), (1, -1.0)] {
                let steep = danger_slope(seen.dangers[side]);
                let attack = [sign * phases[0] * steep[0], sign * phases[1] * steep[1]];
                add_slope(&mut slope, self.terms.attack(row, side), attack);
            }
        }
        slope
    }

    fn step(&mut self, slope: &[[f64; 2]], batch: usize, rate: f64) {
        self.steps += 1;
        let warm = |decay: f64| 1.0 - decay.powi(self.steps);
        let (warm_mean, warm_square) = (warm(MEAN_DECAY), warm(SQUARE_DECAY));
        for slot in (0..SLOTS).filter(|&slot| !is_fixed(slot)) {
            for phase in 0..2 {
                let away = self.weights[slot][phase] - self.start[slot][phase];
                let slope = slope[slot][phase] / batch as f64 + self.settings.pull * away;
                let mean = &mut self.mean[slot][phase];
                *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * slope;
                let square = &mut self.square[slot][phase];
                *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * slope * slope;
                let length = (*mean / warm_mean) / ((*square / warm_square).sqrt() + GUARD);
                self.weights[slot][phase] -= rate * length;
            }
        }
    }

    /// The evaluation of a sample by the present weights.
    fn value(&self, terms: &Terms, row: &Row) -> Seen {
        let sum = |counts: &[Count]| {
            counts.iter().fold([0.0; 2], |[middle, end], count| {
                let [m, e] = self.weights[usize::from(count.slot)];
                let n = f64::from(count.count);
                [middle + m * n, end + e * n]
            })
        };
        let dangers = [0, 1].map(|side| sum(terms.attack(row, side)));
        let [white, black] = dangers.map(danger);
        let [middle, end] = sum(terms.sums(row));
        let (middle, end) = (middle + white[0] - black[0], end + white[1] - black[1]);
        let factors = row.blend.factors(end);
        Seen { value: middle * factors[0] + end * factors[1], factors, dangers }
    }
}

/// A sample evaluated, with what its slope needs.
struct Seen {
    value: f64,
    factors: [f64; 2],
    dangers: [[f64; 2]; 2],
}

fn add_slope(slope: &mut [[f64; 2]], counts: &[Count], phases: [f64; 2]) {
    for count in counts {
        let cell = &mut slope[usize::from(count.slot)];
        cell[0] += phases[0] * f64::from(count.count);
        cell[1] += phases[1] * f64::from(count.count);
    }
}

/// Won endings against a bare king are too rare in games to be fitted.
fn is_fixed(slot: usize) -> bool {
    (MOP_UP.start..MOP_UP.start + MOP_UP.len).contains(&slot)
}

/// The same as the evaluation's, without rounding.
fn danger([middle, end]: [f64; 2]) -> [f64; 2] {
    let middle = middle.clamp(0.0, DANGER_MAX.into());
    let end = end.clamp(0.0, DANGER_MAX.into());
    [middle * middle / f64::from(DANGER_SQUARE), end / f64::from(DANGER_LINE)]
}

fn danger_slope([middle, end]: [f64; 2]) -> [f64; 2] {
    let inside = |x: f64| x > 0.0 && x < f64::from(DANGER_MAX);
    [
        if inside(middle) { 2.0 * middle / f64::from(DANGER_SQUARE) } else { 0.0 },
        if inside(end) { 1.0 / f64::from(DANGER_LINE) } else { 0.0 },
    ]
}

/// From hundredths of a pawn to an expected result.
fn squeeze(value: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-value / scale).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Chess;
    use crate::value::{Judge, MATERIAL};
    use cozy_chess::Piece;
    use search::Notation;
    use search::testkit::random_state;

    fn samples(count: u64) -> Vec<Sample> {
        let chess = Chess::default();
        let mut judge = Judge::new(Weights::tuned());
        let make = |seed| {
            let state = random_state(&chess, &chess.start(), 20 + seed as usize % 60, seed);
            let score = judge.value(&state);
            Sample {
                score,
                result: if score > 50 {
                    1.0
                } else if score < -50 {
                    0.0
                } else {
                    0.5
                },
                state,
            }
        };
        (0..count).map(make).collect()
    }

    #[test]
    fn the_fit_sees_what_the_evaluation_sees() {
        let mut fit = Fit::new(&Weights::tuned(), FitSettings::default());
        let samples = samples(60);
        fit.add_game(&samples);
        let mut judge = Judge::new(Weights::tuned());
        for (sample, row) in samples.iter().zip(fit.checks.rows()) {
            let (exact, rounded) = (fit.value(&fit.checks, row).value, f64::from(judge.value(&sample.state)));
            assert!((exact - rounded).abs() < 3.0, "{exact} {rounded} {}", sample.show());
        }
    }

    #[test]
    fn a_fit_finds_its_way_back() {
        let wrong = Weights::tuned().scaled(crate::value::GROUPS[0], 0.7);
        let settings = FitSettings { batch: 64, rate: 2.0, ..FitSettings::default() };
        let mut fit = Fit::new(&wrong, settings);
        samples(800).chunks(40).for_each(|game| fit.add_game(game));
        assert_eq!(fit.counts(), [760, 40], "one whole game of twenty is kept apart");
        fit.prepare();
        let before = fit.errors();
        let mut random = fastrand::Rng::with_seed(1);
        (0..20).for_each(|epoch| fit.epoch(&mut random, f64::from(epoch) / 20.0));
        let after = fit.errors();
        assert!(after[0] < before[0] * 0.9, "{before:?} to {after:?}");
        // So few samples teach little beyond themselves, but what a queen is worth shows in all of them.
        let queen = MATERIAL.at(Piece::Queen as usize);
        assert!(fit.weights().pair(queen).middle() > wrong.pair(queen).middle());
        assert_eq!(fit.weights().pair(MOP_UP.start), wrong.pair(MOP_UP.start));
    }
}
