//! Climbs to better weights: one weight after the other is tried larger and smaller, and what scores more is kept.
//!
//! Old and new weights play the same seeds, so that luck cancels out; every step draws fresh seeds, so that no
//! weight is fitted to a few games. The last series, with seeds no step has used, is the honest figure.

use super::{Count, Games, MakeValue, weighted};
use crate::error::LabError;
use crate::follow::Follow;
use crate::settings::Weights;
use crate::table::Table;
use pacman::{Method, Summary};
use serde::Serialize;

/// A gain counts when it is this many times its own uncertainty.
const CERTAIN: f64 = 1.0;
/// The largest factor a weight is changed by is e to this power.
const STRETCH: f64 = 0.7;

/// How weights are tuned.
#[derive(Clone, PartialEq, Debug)]
pub struct TuneSettings {
    /// Steps to try; each plays two series.
    pub steps: u64,
    /// Draws the steps.
    pub seed: u64,
    /// The terms that stay as they are: the score itself is the unit of all others.
    pub fixed: Vec<String>,
}

impl TuneSettings {
    /// Series of games that are played in all, the two that compare first and last weights included.
    fn series(&self) -> u64 {
        2 * self.steps + 2
    }
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
pub struct TunedWeights {
    /// The weights by name.
    pub weights: Weights,
    /// Every change that was tried.
    pub steps: Vec<TuneStep>,
    /// Mean score and wins of the first weights, on seeds that no step used.
    pub before: Verdict,
    /// The same of the last weights, on the same seeds.
    pub after: Verdict,
}

/// How a series of games went.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// Games played.
    pub games: usize,
    /// Games won.
    pub wins: usize,
    /// Mean score.
    pub mean: f64,
}

/// Tunes the weights of a value function with games like these; their seed is the first of the final series.
pub fn tune_weights(
    games: &Games,
    make: MakeValue<'_>,
    settings: &TuneSettings,
    follow: Follow<'_>,
) -> Result<TunedWeights, LabError> {
    let count = Count::of(settings.series() * games.count, follow);
    let play = |weights: &Weights, first_seed: u64| {
        let games = Games { seed: first_seed, ..games.clone() };
        games.play(Method::Expectimax, weighted(make, weights), &count).map(|(summary, _)| summary)
    };
    let first = make().weights();
    let mut random = fastrand::Rng::with_seed(settings.seed);
    let mut weights = first.clone();
    let mut steps = Vec::new();
    let movable = movable(&weights, &settings.fixed);
    for step in 0..settings.steps.min(if movable.is_empty() { 0 } else { u64::MAX }) {
        let index = movable[random.usize(..movable.len())];
        let (term, from) = weights[index].clone();
        let to = changed(from, &mut random);
        let mut tried = weights.clone();
        tried[index].1 = to;
        let seed = games.seed.wrapping_add((step + 1).wrapping_mul(games.count));
        let (gain, doubt) = gain(&play(&weights, seed)?, &play(&tried, seed)?);
        let kept = gain > CERTAIN * doubt && gain > 0.0;
        if kept {
            weights = tried;
        }
        steps.push(TuneStep { term, from, to, gain, kept });
    }
    let before = Verdict::of(&play(&first, games.seed)?);
    let after = Verdict::of(&play(&weights, games.seed)?);
    Ok(TunedWeights { weights, steps, before, after })
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

/// The mean difference of games with the same seeds, and its standard error.
fn gain(before: &Summary, after: &Summary) -> (f64, f64) {
    let differences: Vec<f64> =
        before.scores.iter().zip(&after.scores).map(|(before, after)| f64::from(after - before)).collect();
    let count = differences.len().max(1) as f64;
    let mean = differences.iter().sum::<f64>() / count;
    let squares: f64 = differences.iter().map(|difference| (difference - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

impl Verdict {
    fn of(summary: &Summary) -> Verdict {
        Verdict { games: summary.games, wins: summary.wins, mean: summary.mean }
    }
}

impl TunedWeights {
    /// The steps as words.
    pub fn table(&self) -> Table {
        let mut table = Table::new(&["term", "from", "to", "gain", "kept"]);
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

    /// The weights as a settings file.
    pub fn toml(&self, preset: &str) -> String {
        let number = |(name, weight): &(String, f64)| (name.clone(), toml::Value::Float(*weight));
        let weights: toml::Table = self.weights.iter().map(number).collect();
        let mut settings = toml::Table::new();
        settings.insert("preset".into(), preset.into());
        settings.insert("weights".into(), weights.into());
        settings.to_string()
    }
}

/// The preset that a settings file starts from.
pub fn preset_of(settings: &str) -> Option<String> {
    let table = settings.parse::<toml::Table>().ok()?;
    Some(table.get("preset")?.as_str()?.into())
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
