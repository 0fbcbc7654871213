//! Climbs to better weights by series of games: one weight after the other is tried larger and smaller, and what scores
//! more is kept.
//!
//! Old and new weights play the same seeds, so that luck cancels out; every step draws fresh seeds, so that no
//! weight is fitted to a few games. The last series, with seeds no step has used, is the honest figure.

use crate::error::LabError;
use crate::series::{CountedSeries, gain, mean};
use crate::settings::Weights;
use crate::table::ResultTable;
use serde::Serialize;
use session::{EvalChoice, LongWork, Playable, Series, SeriesRequest};

/// A gain counts when it is this many times its own uncertainty.
const CERTAIN: f64 = 1.0;
/// The largest factor a weight is changed by is e to this power.
const STRETCH: f64 = 0.7;

/// How weights are tuned.
#[derive(Clone, PartialEq, Debug)]
pub struct SeriesClimb {
    /// The games of each series; their seed draws the steps too, and is that of the last series.
    pub games: SeriesRequest,
    /// Steps to try; each plays two series.
    pub steps: u64,
    /// The terms that stay as they are, such as a score that is the unit of all others.
    pub fixed: Vec<String>,
}

/// A change that was tried.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TuneStep {
    /// The term.
    pub term: String,
    /// Its weight before.
    pub from: f64,
    /// The weight that was tried.
    pub to: f64,
    /// Points a game that the change gained.
    pub gain: f64,
    /// Whether it was kept.
    pub kept: bool,
}

/// Weights found by a climb.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TunedSeries {
    /// The weights by name.
    pub weights: Weights,
    /// Every change that was tried.
    pub steps: Vec<TuneStep>,
    /// Mean score and wins of the first weights, on seeds that no step used; null when it was stopped before.
    pub before: Option<SeriesVerdict>,
    /// The same of the last weights, on the same seeds.
    pub after: Option<SeriesVerdict>,
    /// Whether the caller stopped it early; the weights are the best so far.
    pub stopped: bool,
}

/// How a series of games went.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SeriesVerdict {
    /// Games played.
    pub games: usize,
    /// Games won.
    pub wins: usize,
    /// Mean score.
    pub mean: f64,
}

/// Climbs from the weights of a value function and tells what there is after every step; when stopped, the best so far are the
/// answer.
pub fn tune_by_series(
    bench: &dyn Playable,
    eval: &EvalChoice,
    request: &SeriesClimb,
    follow: LongWork<'_>,
    tell: &mut dyn FnMut(&TunedSeries),
) -> Result<TunedSeries, LabError> {
    let first: Weights = bench.terms(eval)?.into_iter().map(|term| (term.name, term.weight)).collect();
    let SeriesRequest { games, seed: first_seed, .. } = request.games;
    let counted = CountedSeries::new(bench, eval, &request.games, 2 * request.steps + 2, follow);
    let play = |weights: &Weights, seed| unless_stopped(counted.play(weights, seed));
    let mut random = fastrand::Rng::with_seed(first_seed);
    let mut found =
        TunedSeries { weights: first.clone(), steps: Vec::new(), before: None, after: None, stopped: false };
    let movable = movable(&first, &request.fixed);
    for step in 0..request.steps.min(if movable.is_empty() { 0 } else { u64::MAX }) {
        let index = movable[random.usize(..movable.len())];
        let (term, from) = found.weights[index].clone();
        let to = changed(from, &mut random);
        let mut tried = found.weights.clone();
        tried[index].1 = to;
        let seed = first_seed.wrapping_add((step + 1).wrapping_mul(games));
        let (Some(old), Some(new)) = (play(&found.weights, seed)?, play(&tried, seed)?) else {
            return Ok(TunedSeries { stopped: true, ..found });
        };
        let (gain, doubt) = gain(&old, &new);
        let kept = gain > CERTAIN * doubt && gain > 0.0;
        if kept {
            found.weights = tried;
        }
        found.steps.push(TuneStep { term, from, to, gain, kept });
        tell(&found);
    }
    found.before = play(&first, first_seed)?.map(|series| SeriesVerdict::of(&series));
    found.after = play(&found.weights, first_seed)?.map(|series| SeriesVerdict::of(&series));
    Ok(TunedSeries { stopped: found.after.is_none(), ..found })
}

/// None for a series that was stopped.
fn unless_stopped(played: Result<Series, LabError>) -> Result<Option<Series>, LabError> {
    match played {
        Ok(series) => Ok(Some(series)),
        Err(LabError::Stopped) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The places of the weights that may change. One that is 0 is switched off and stays so.
fn movable(weights: &Weights, fixed: &[String]) -> Vec<usize> {
    let is_movable = |&index: &usize| {
        let (name, weight) = &weights[index];
        *weight != 0.0 && !fixed.contains(name)
    };
    (0..weights.len()).filter(is_movable).collect()
}

/// A weight made larger or smaller by a random factor, written with few digits.
fn changed(weight: f64, random: &mut fastrand::Rng) -> f64 {
    let factor = (STRETCH * (2.0 * random.f64() - 1.0)).exp();
    let scale = 10f64.powf(2.0 - (weight * factor).abs().log10().floor());
    (weight * factor * scale).round() / scale
}

impl SeriesVerdict {
    fn of(series: &Series) -> SeriesVerdict {
        SeriesVerdict { games: series.scores.len(), wins: series.wins, mean: mean(&series.scores) }
    }
}

impl TunedSeries {
    /// The steps as words.
    pub fn table(&self) -> ResultTable {
        let mut table = ResultTable::new(&["term", "from", "to", "gain", "kept"]);
        let words = |step: &TuneStep| {
            let kept = if step.kept { "yes" } else { "no" };
            vec![
                step.term.clone(),
                step.from.to_string(),
                step.to.to_string(),
                format!("{:.1}", step.gain),
                kept.into(),
            ]
        };
        table.rows = self.steps.iter().map(words).collect();
        table
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weight_moves_but_keeps_its_sign_and_few_digits() {
        let mut random = fastrand::Rng::with_seed(1);
        for weight in [8.0, -100.0, -0.5] {
            for _ in 0..50 {
                let moved = changed(weight, &mut random);
                assert!(
                    moved * weight > 0.0 && (0.4..2.1).contains(&(moved / weight)),
                    "{weight} to {moved}"
                );
                assert!(moved.to_string().len() <= 7, "{moved}");
            }
        }
    }
}
