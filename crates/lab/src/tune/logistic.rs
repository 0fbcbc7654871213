//! Texel's method: the numbers of a value function are moved downhill until its value, squeezed into 0 to 1, foretells how
//! games ended. Steps go by Adam's method.
//!
//! A value function need not be a weighted sum. What its value gains with each number is asked where the numbers stand, and
//! again when they have moved.

use crate::error::LabError;
use crate::tune::duel::DuelScore;
use crate::tune::games::QuietSample;
use net::{Adam, AdamNumber, remember};
use rayon::prelude::*;
use serde::Serialize;
use session::{EvalChoice, LongWork, Playable, WeightMeasure};

/// How far one step goes, as a part of the scale.
const RATE: f64 = 0.005;
/// Samples looked at for one step.
const BATCH: usize = 8192;
/// How often slopes are asked for.
const ROUNDS: usize = 3;
/// One game of this number is kept for checking, as a whole: positions of one game are alike, and one of them would
/// check what the others have taught.
const CHECK_EVERY: usize = 10;
/// The scale of the squeeze is looked for between e to these powers.
const SCALES: (f64, f64) = (2.5, 9.0);
const SCALE_STEPS: usize = 40;
/// Numbers are written in parts of one.
const ROUNDED: f64 = 1000.0;

/// How numbers are fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FitRequest {
    /// Times over all samples.
    pub epochs: usize,
    /// How much of what is foretold is the result; the rest is the score of the search.
    pub share: f64,
    /// How strongly numbers are pulled back to where they started.
    pub pull: f64,
    /// Draws the order of the samples.
    pub seed: u64,
}

impl Default for FitRequest {
    fn default() -> Self {
        FitRequest { epochs: 60, share: 0.15, pull: 1e-8, seed: 1 }
    }
}

/// What a fit has found, and how the new numbers played against the old ones.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FittedView<'a> {
    /// The fit.
    #[serde(flatten)]
    pub fitted: &'a Fitted,
    /// The games, if they were asked for.
    pub duel: Option<DuelScore>,
}

/// How well numbers foretell results: the mean squared error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct FitErrors {
    /// On the samples learned from.
    pub learned: f64,
    /// On those of the games kept apart.
    pub apart: f64,
}

/// Numbers fitted to results.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fitted {
    /// Games there were.
    pub games: usize,
    /// Samples learned from.
    pub positions: usize,
    /// Samples of the games kept apart.
    pub checked: usize,
    /// The value for which the odds are e to 1.
    pub scale: f64,
    /// With the numbers at the start.
    pub before: FitErrors,
    /// In the end.
    pub after: FitErrors,
    /// Whether the caller stopped it early; the numbers are those so far.
    pub stopped: bool,
    /// The numbers at the start, by the names of their terms.
    #[serde(skip)]
    pub start: Vec<(String, f64)>,
    /// The numbers by the names of their terms.
    pub numbers: Vec<(String, f64)>,
    /// The settings file.
    pub settings: String,
}

/// Hears after every pass over the samples how many there were, and how well the numbers foretell results now.
pub type Epochs<'a> = dyn FnMut(usize, FitErrors) + 'a;

/// Fits a value function to games, whole ones kept apart; when stopped, the numbers so far are the answer. Games without a quiet
/// position do not count: a file of samples cannot tell them. A watcher costs one more look at the samples each time.
pub fn fit_results(
    bench: &dyn Playable,
    eval: &EvalChoice,
    games: &[Vec<QuietSample>],
    request: &FitRequest,
    follow: LongWork<'_>,
    mut watch: Option<&mut Epochs<'_>>,
) -> Result<Fitted, LabError> {
    let games: Vec<&Vec<QuietSample>> = games.iter().filter(|game| !game.is_empty()).collect();
    if games.len() < 2 {
        return Err(LabError::TooFewGames(games.len()));
    }
    let measure = bench.measure(eval, &[])?;
    let start = measure.numbers();
    let mut fit = Fit::new(&games, measure.as_ref(), request)?;
    if fit.learned.samples.is_empty() {
        return Err(LabError::NothingQuiet);
    }
    let before = fit.errors();
    if let Some(watch) = &mut watch {
        watch(0, before);
    }
    let mut random = fastrand::Rng::with_seed(request.seed);
    let mut epoch = 0;
    while epoch < request.epochs && !follow.stop.is_raised() {
        if epoch > 0 && epoch.is_multiple_of(request.epochs.div_ceil(ROUNDS)) {
            fit.look(made(bench, measure.as_ref(), &fit.numbers)?.as_ref())?;
        }
        fit.epoch(&mut random, epoch as f64 / request.epochs as f64);
        epoch += 1;
        if let Some(watch) = &mut watch {
            watch(epoch, fit.errors());
        }
        (follow.progress)(epoch as u64, request.epochs as u64);
    }
    // The final report agrees with the settings file, its rounding included.
    fit.numbers.iter_mut().for_each(|number| *number = (*number * ROUNDED).round() / ROUNDED + 0.0);
    let found = made(bench, measure.as_ref(), &fit.numbers)?;
    fit.look(found.as_ref())?;
    fit.numbers = found.numbers().into_iter().map(|(_, number)| number).collect();
    Ok(Fitted {
        games: games.len(),
        positions: fit.learned.samples.len(),
        checked: fit.checks.samples.len(),
        scale: fit.scale,
        before,
        after: fit.errors(),
        stopped: epoch < request.epochs,
        start,
        settings: measure.settings(&fit.numbers),
        numbers: found.numbers(),
    })
}

/// The same value function with other numbers.
fn made(
    bench: &dyn Playable,
    measure: &dyn WeightMeasure,
    numbers: &[f64],
) -> Result<Box<dyn WeightMeasure>, LabError> {
    let eval = EvalChoice::File { name: "these numbers".into(), text: measure.settings(numbers) };
    Ok(bench.measure(&eval, &[])?)
}

/// Samples as the fit sees them.
#[derive(Default)]
struct Rows<'a> {
    samples: Vec<&'a QuietSample>,
    rows: Vec<FitRow>,
}

/// What a value function says of a sample: the slopes in its numbers, and what is left without them.
struct FitRow {
    slopes: Vec<(usize, f64)>,
    fixed: f64,
}

impl FitRow {
    fn value(&self, numbers: &[f64]) -> f64 {
        self.fixed + self.slopes.iter().map(|&(place, slope)| slope * numbers[place]).sum::<f64>()
    }
}

impl Rows<'_> {
    fn look(&mut self, measure: &dyn WeightMeasure) -> Result<(), LabError> {
        let numbers: Vec<f64> = measure.numbers().into_iter().map(|(_, number)| number).collect();
        let row = |sample: &&QuietSample| {
            let seen = measure.measure(&sample.position)?;
            let mut row = FitRow { slopes: seen.slopes, fixed: 0.0 };
            row.fixed = seen.value - row.value(&numbers);
            Ok(row)
        };
        self.rows = self.samples.par_iter().map(row).collect::<Result<_, LabError>>()?;
        Ok(())
    }

    fn iter(&self) -> impl Iterator<Item = (&FitRow, &QuietSample)> {
        self.rows.iter().zip(self.samples.iter().copied())
    }
}

/// Numbers being fitted.
struct Fit<'a> {
    learned: Rows<'a>,
    checks: Rows<'a>,
    request: &'a FitRequest,
    start: Vec<f64>,
    numbers: Vec<f64>,
    /// By number, how far a step goes: what changes the value much is moved little.
    units: Vec<f64>,
    adam: Adam<f64>,
    /// The value for which the squeeze turns evens into e to 1.
    scale: f64,
}

impl<'a> Fit<'a> {
    fn new(
        games: &[&'a Vec<QuietSample>],
        measure: &dyn WeightMeasure,
        request: &'a FitRequest,
    ) -> Result<Fit<'a>, LabError> {
        let start: Vec<f64> = measure.numbers().into_iter().map(|(_, number)| number).collect();
        let kept = |check: bool| {
            let is_kept =
                |(index, _): &(usize, &&'a Vec<QuietSample>)| index.is_multiple_of(CHECK_EVERY) == check;
            let games = games.iter().enumerate().filter(is_kept);
            Rows { samples: games.flat_map(|(_, game)| *game).collect(), rows: Vec::new() }
        };
        let mut fit = Fit {
            learned: kept(false),
            checks: kept(true),
            request,
            numbers: start.clone(),
            units: Vec::new(),
            adam: Adam::new(start.len()),
            scale: 1.0,
            start,
        };
        fit.look(measure)?;
        fit.units = units(&fit.learned, fit.start.len());
        fit.scale = fit.best_scale();
        Ok(fit)
    }

    /// Asks for the slopes where the numbers stand.
    fn look(&mut self, measure: &dyn WeightMeasure) -> Result<(), LabError> {
        self.learned.look(measure)?;
        self.checks.look(measure)
    }

    fn best_scale(&self) -> f64 {
        let values: Vec<(f64, f64)> =
            self.learned.iter().map(|(row, sample)| (row.value(&self.numbers), sample.result)).collect();
        let error = |power: f64| -> f64 {
            values.iter().map(|(value, result)| (squeeze(value / power.exp()) - result).powi(2)).sum()
        };
        let (mut low, mut high) = SCALES;
        for _ in 0..SCALE_STEPS {
            let (a, b) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
            if error(a) < error(b) { high = b } else { low = a }
        }
        ((low + high) / 2.0).exp()
    }

    fn target(&self, sample: &QuietSample) -> f64 {
        let share = self.request.share;
        share * sample.result + (1.0 - share) * squeeze(sample.score / self.scale)
    }

    fn errors(&self) -> FitErrors {
        let [learned, apart] = [&self.learned, &self.checks].map(|rows| {
            let miss = |(row, sample): (&FitRow, &QuietSample)| {
                (squeeze(row.value(&self.numbers) / self.scale) - self.target(sample)).powi(2)
            };
            rows.iter().map(miss).sum::<f64>() / rows.samples.len().max(1) as f64
        });
        FitErrors { learned, apart }
    }

    /// Goes once over all samples in a random order of batches; `progress` is the part of the fit done, 0 to 1.
    fn epoch(&mut self, random: &mut fastrand::Rng, progress: f64) {
        let mut order: Vec<usize> = (0..self.learned.samples.len()).collect();
        random.shuffle(&mut order);
        // Steps shrink to a tenth, so that the end is calm.
        let rate = RATE * self.scale * (1.0 - 0.9 * progress);
        for batch in order.chunks(BATCH) {
            let slope = self.slope(batch);
            self.step(&slope, rate);
        }
    }

    /// The slope of the mean error in every number.
    fn slope(&self, batch: &[usize]) -> Vec<f64> {
        let mut slope = vec![0.0; self.numbers.len()];
        for &index in batch {
            let (row, target) = (&self.learned.rows[index], self.target(self.learned.samples[index]));
            let foretold = squeeze(row.value(&self.numbers) / self.scale);
            let steep = (foretold - target) * foretold * (1.0 - foretold) / self.scale / batch.len() as f64;
            row.slopes.iter().for_each(|&(place, by)| slope[place] += steep * by);
        }
        slope
    }

    fn step(&mut self, slope: &[f64], rate: f64) {
        let filled = self.adam.begin_step();
        for (place, &slope) in slope.iter().enumerate() {
            let unit = self.units[place];
            let slope = unit * (slope + self.request.pull * (self.numbers[place] - self.start[place]));
            let (mean, square) = (&mut self.adam.means[place], &mut self.adam.squares[place]);
            remember(mean, square, slope);
            let length = (*mean / filled.mean) / ((*square / filled.square).sqrt() + f64::LEAST);
            self.numbers[place] -= rate * unit * length;
        }
    }
}

/// By number, one over what it changes the value by where it changes it at all; 0 where it never does.
fn units(rows: &Rows<'_>, count: usize) -> Vec<f64> {
    let (mut sums, mut seen) = (vec![0.0; count], vec![0.0; count]);
    for &(place, slope) in rows.rows.iter().flat_map(|row| &row.slopes) {
        sums[place] += slope.abs();
        seen[place] += 1.0;
    }
    let unit = |(sum, seen): (f64, f64)| if sum > 0.0 { seen / sum } else { 0.0 };
    sums.into_iter().zip(seen).map(unit).collect()
}

/// From a value in units of the scale to an expected result.
fn squeeze(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Stop;

    static NEVER: Stop = Stop::new();
    const FOLLOW: LongWork = LongWork { stop: &NEVER, progress: &|_, _| {} };

    /// Positions after random moves, with what a value function says of them as score, and results that come true as often as it says.
    fn judged(bench: &dyn Playable, eval: &EvalChoice, count: usize) -> Vec<Vec<QuietSample>> {
        let positions = crate::random_positions(bench, &session::At::default(), count, 1).unwrap();
        let mut random = fastrand::Rng::with_seed(1);
        let mut sample = |at: &session::At| {
            let seen = bench.eval(at, eval).unwrap();
            let result = if random.f64() < squeeze(seen.value / 100.0) { 1.0 } else { 0.0 };
            QuietSample { position: seen.position, score: seen.value, result }
        };
        positions.chunks(10).map(|game| game.iter().map(&mut sample).collect()).collect()
    }

    #[test]
    fn a_fit_finds_its_way_back() {
        let bench = games::open("draughts", []).unwrap();
        let own = EvalChoice::Preset("playing".into());
        let games = judged(bench.as_ref(), &own, 600);
        let mut wrong = bench.measure(&own, &[]).unwrap().numbers();
        let true_men = wrong.iter().find(|(name, _)| name == "men_opening").unwrap().1;
        wrong.iter_mut().filter(|(name, _)| name.starts_with("men")).for_each(|(_, number)| *number *= 0.6);
        let text = crate::settings_text("playing", &own, &wrong).unwrap();
        let wrong = EvalChoice::File { name: "wrong.toml".into(), text };
        let request = FitRequest { epochs: 200, share: 0.0, ..FitRequest::default() };
        let fit = |request: &FitRequest| {
            fit_results(bench.as_ref(), &wrong, &games, request, FOLLOW, None).unwrap()
        };
        let found = fit(&request);
        assert_eq!(
            (found.positions, found.checked, found.games),
            (540, 60, 60),
            "whole games are kept apart"
        );
        assert!(found.after.learned < 0.2 * found.before.learned, "{:?} {:?}", found.before, found.after);
        assert!(found.after.apart < 0.5 * found.before.apart, "{:?} {:?}", found.before, found.after);
        let men = found.numbers.iter().find(|(name, _)| name == "men_opening").unwrap().1;
        assert!((men - true_men).abs() < 0.25 * true_men, "{men}");
        assert_eq!(found, fit(&request), "the same seed finds the same numbers");
        let stopped = Stop::raised();
        let follow = LongWork { stop: &stopped, progress: &|_, _| {} };
        let kept = fit_results(bench.as_ref(), &wrong, &games, &request, follow, None).unwrap();
        assert!(kept.stopped && kept.numbers == kept.start);
    }

    #[test]
    fn one_game_is_too_few() {
        let bench = games::open("mnk", []).unwrap();
        let games = judged(bench.as_ref(), &EvalChoice::Usual, 10);
        let error = fit_results(
            bench.as_ref(),
            &EvalChoice::Usual,
            &games[..1],
            &FitRequest::default(),
            FOLLOW,
            None,
        );
        assert!(error.unwrap_err().to_string().starts_with("samples of too few games (1)"));
    }
}
