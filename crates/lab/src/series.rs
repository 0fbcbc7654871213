//! Series of games with known seeds, played by a value function for a score: what they show, and what each term adds.

use crate::error::LabError;
use crate::parts::{Part, parts};
use crate::settings::{Weights, with_weights};
use crate::table::ResultTable;
use draw::chart::{Bars, ChartFrame, bars};
use serde::Serialize;
use session::{EvalChoice, LongWork, Playable, Series, SeriesRequest, SessionError};
use std::sync::atomic::{AtomicU64, Ordering};

/// Width of the chart for each row, in pixels.
const ROW_WIDTH: f64 = 60.0;
/// Standard deviations on either side of a mean that hold 95 percent of a normal distribution.
const Z_95: f64 = 1.96;

/// A range that holds the true number in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Where the true mean of such numbers lies.
    fn of_mean(numbers: &[f64]) -> Interval {
        let (mean, margin) = (mean(numbers), Z_95 * doubt(numbers));
        Interval { low: mean - margin, high: mean + margin }
    }
}

/// What another series with the same seeds gained a game, and how uncertain that is.
pub(crate) fn gain(before: &Series, after: &Series) -> (f64, f64) {
    let differences: Vec<f64> =
        before.scores.iter().zip(&after.scores).map(|(before, after)| after - before).collect();
    (mean(&differences), doubt(&differences))
}

/// The mean; 0 of nothing.
pub(crate) fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len().max(1) as f64
}

/// The standard error of a mean.
fn doubt(numbers: &[f64]) -> f64 {
    let (mean, count) = (mean(numbers), numbers.len().max(1) as f64);
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (squares / (count - 1.0).max(1.0) / count).sqrt()
}

/// The series of an experiment, their games counted for the caller that follows it.
pub(crate) struct CountedSeries<'a> {
    bench: &'a dyn Playable,
    eval: &'a EvalChoice,
    games: &'a SeriesRequest,
    follow: LongWork<'a>,
    total: u64,
    played: AtomicU64,
}

impl<'a> CountedSeries<'a> {
    pub fn new(
        bench: &'a dyn Playable,
        eval: &'a EvalChoice,
        games: &'a SeriesRequest,
        series: u64,
        follow: LongWork<'a>,
    ) -> CountedSeries<'a> {
        let total = series * games.games;
        CountedSeries { bench, eval, games, follow, total, played: AtomicU64::new(0) }
    }

    /// Plays one with these weights from this seed on.
    pub fn play(&self, weights: &Weights, seed: u64) -> Result<Series, LabError> {
        let one_more = |_, _| {
            let played = self.played.fetch_add(1, Ordering::Relaxed) + 1;
            (self.follow.progress)(played, self.total);
        };
        let eval = with_weights(self.bench, self.eval, weights)?;
        let request = SeriesRequest { seed, ..self.games.clone() };
        let follow = LongWork { progress: &one_more, ..self.follow };
        self.bench.play_series(&eval, &request, follow).map_err(|error| match error {
            SessionError::Stopped { .. } => LabError::Stopped,
            error => error.into(),
        })
    }
}

/// Series of games with some terms switched off.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TermTrials {
    /// One row a series.
    pub rows: Vec<TermTrial>,
}

/// One series with some terms switched off.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TermTrial {
    /// Which terms are kept.
    #[serde(flatten)]
    pub part: Part,
    /// Games played.
    pub games: usize,
    /// Games won.
    pub wins: usize,
    /// The share of games won.
    pub win_rate: f64,
    /// Mean score.
    pub mean: f64,
    /// Where the true mean lies, in 95 of 100 cases.
    pub mean_interval: Interval,
}

/// Plays the same games with all terms, without each, with each alone, and adding one after the other; tells what there is
/// after every series, and how many rows it will have.
pub fn ablate_series(
    bench: &dyn Playable,
    eval: &EvalChoice,
    games: &SeriesRequest,
    follow: LongWork<'_>,
    tell: &mut dyn FnMut(&TermTrials, usize),
) -> Result<TermTrials, LabError> {
    let terms = bench.terms(eval)?;
    let weights: Weights = terms.into_iter().map(|term| (term.name, term.weight)).collect();
    let parts = parts(&weights);
    let total = parts.len();
    let counted = CountedSeries::new(bench, eval, games, total as u64, follow);
    let mut found = TermTrials { rows: Vec::new() };
    for (part, weights) in parts {
        found.rows.push(TermTrial::of(part, &counted.play(&weights, games.seed)?));
        tell(&found, total);
    }
    Ok(found)
}

impl TermTrial {
    fn of(part: Part, series: &Series) -> TermTrial {
        let games = series.scores.len();
        TermTrial {
            part,
            games,
            wins: series.wins,
            win_rate: series.wins as f64 / games.max(1) as f64,
            mean: mean(&series.scores),
            mean_interval: Interval::of_mean(&series.scores),
        }
    }
}

impl TermTrials {
    /// The rows as words.
    pub fn table(&self) -> ResultTable {
        let mut table = ResultTable::new(&["terms", "games", "won", "mean score", "95 %"]);
        let words = |row: &TermTrial| {
            vec![
                row.part.name(),
                row.games.to_string(),
                format!("{:.1} %", 100.0 * row.win_rate),
                format!("{:.1}", row.mean),
                format!("{:.1} to {:.1}", row.mean_interval.low, row.mean_interval.high),
            ]
        };
        table.rows = self.rows.iter().map(words).collect();
        table
    }

    /// The mean scores as bars.
    pub fn chart(&self) -> String {
        let names: Vec<String> = self.rows.iter().map(|row| row.part.name()).collect();
        let categories: Vec<&str> = names.iter().map(String::as_str).collect();
        let values = self.rows.iter().map(|row| row.mean).collect();
        let frame = ChartFrame::new("Mean score with terms switched off", "terms", "mean score");
        let width = frame.width.max(ROW_WIDTH * self.rows.len() as f64);
        bars(&ChartFrame { width, ..frame }, &categories, &[Bars { name: "mean score".into(), values }])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(scores: &[f64]) -> Series {
        Series { scores: scores.to_vec(), wins: 0 }
    }

    #[test]
    fn a_mean_lies_in_its_interval_and_a_gain_is_that_of_equal_seeds() {
        let one = series(&[100.0, 200.0, 300.0, -400.0]);
        assert_eq!(mean(&one.scores), 50.0);
        assert!((Interval::of_mean(&one.scores).high - 354.694).abs() < 0.001);
        let other = series(&[110.0, 210.0, 310.0, -390.0]);
        assert_eq!(gain(&one, &other), (10.0, 0.0));
        assert_eq!(mean(&[]), 0.0);
    }
}
