//! How well value functions put positions in order: rank correlation of what they say at once with what a deep search finds.

use crate::error::LabError;
use crate::table::ResultTable;
use net::GameSample;
use rayon::prelude::*;
use serde::Serialize;
use session::{At, EvalChoice, Learning, LongWork, Playable, Request, StopFlag, WrittenPosition};
use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is even where a game does not say.
const EVEN: f64 = 100.0;

/// What is measured.
pub struct RankRequest<'a> {
    /// The game.
    pub bench: &'a dyn Playable,
    /// The value functions.
    pub evals: Vec<EvalChoice>,
    /// Who finds out what positions are worth.
    pub deep: Request,
}

/// How well each puts positions in order.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ranks {
    /// The game.
    pub game: String,
    /// How many positions.
    pub positions: usize,
    /// What the deep search judges by.
    pub deep_eval: String,
    /// Nodes of each deep search.
    pub nodes: Option<u64>,
    /// One row a value function.
    pub rows: Vec<RankRow>,
}

/// How well a value function puts positions in order.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RankRow {
    /// The value function.
    pub eval: String,
    /// Spearman's rank correlation with the deep values; null where either side is the same everywhere.
    pub correlation: Option<f64>,
    /// Standard deviations of what it says and of the deep values, in the unit of each.
    pub spread: f64,
    /// The same of the deep values.
    pub deep_spread: f64,
}

/// Quiet positions of games that are worth no more than what is even to either side, each once, this number of them evenly spread over
/// the games.
pub fn quiet_positions(
    learning: &dyn Learning,
    bench: &dyn Playable,
    games: &[GameSample],
    count: usize,
) -> Result<Vec<String>, LabError> {
    let even = bench.description().play.even.unwrap_or(EVEN);
    let (mut known, mut found) = (HashSet::new(), Vec::new());
    for game in games {
        for WrittenPosition { text, seen, .. } in learning.positions(game)? {
            let is_open = seen.quiet && f64::from(seen.labels.score).abs() <= even;
            if is_open && known.insert(seen.key) {
                found.push(text);
            }
        }
    }
    let all = found.len();
    let wanted = |number: usize| number * count / all.max(1) != (number + 1) * count / all.max(1);
    let spread = found.into_iter().enumerate().filter(|(number, _)| all <= count || wanted(*number));
    Ok(spread.map(|(_, text)| text).collect())
}

/// Measures value functions on positions.
pub fn ranks(
    request: &RankRequest<'_>,
    positions: &[String],
    stop: &StopFlag,
    follow: LongWork<'_>,
) -> Result<Ranks, LabError> {
    let RankRequest { bench, evals, deep } = request;
    let done = AtomicU64::new(0);
    let look = |text: &String| {
        if follow.stop.is_raised() {
            return Err(LabError::Stopped);
        }
        let at = At { position: Some(text.clone()), moves: Vec::new() };
        let said = evals.iter().map(|eval| Ok(bench.eval(&at, eval)?.value));
        let said = said.collect::<Result<Vec<f64>, LabError>>()?;
        let found = bench.search(&at, deep, stop)?.value.number();
        (follow.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, positions.len() as u64);
        Ok((said, found))
    };
    let seen = positions.par_iter().map(look).collect::<Result<Vec<_>, LabError>>()?;
    let deep_values: Vec<f64> = seen.iter().map(|(_, found)| *found).collect();
    let usual = bench.description().values.presets.first().map_or("", |preset| preset.0);
    let row = |(index, eval): (usize, &EvalChoice)| {
        let said: Vec<f64> = seen.iter().map(|(said, _)| said[index]).collect();
        RankRow {
            eval: eval.text().unwrap_or_else(|| eval.name(usual)),
            correlation: spearman(&said, &deep_values),
            spread: deviation(&said),
            deep_spread: deviation(&deep_values),
        }
    };
    Ok(Ranks {
        game: bench.name().into(),
        positions: positions.len(),
        deep_eval: deep.eval.text().unwrap_or_else(|| deep.eval.name("own")),
        nodes: deep.nodes,
        rows: evals.iter().enumerate().map(row).collect(),
    })
}

impl Ranks {
    /// The rows as words.
    pub fn table(&self) -> ResultTable {
        let mut table = ResultTable::new(&["eval", "rank correlation", "spread", "deep spread"]);
        let words = |row: &RankRow| {
            let correlation = row.correlation.map_or("none".into(), |number| format!("{number:.3}"));
            vec![
                row.eval.clone(),
                correlation,
                format!("{:.1}", row.spread),
                format!("{:.1}", row.deep_spread),
            ]
        };
        table.rows = self.rows.iter().map(words).collect();
        table
    }
}

/// Spearman's rank correlation: that of the ranks, where equals share the mean of theirs.
fn spearman(one: &[f64], other: &[f64]) -> Option<f64> {
    let (one, other) = (places(one), places(other));
    let (mean_one, mean_other) = (mean(&one), mean(&other));
    let products = one.iter().zip(&other).map(|(a, b)| (a - mean_one) * (b - mean_other));
    let spread = deviation(&one) * deviation(&other) * one.len() as f64;
    (spread > 0.0).then(|| products.sum::<f64>() / spread)
}

fn places(numbers: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_by(|&a, &b| numbers[a].total_cmp(&numbers[b]));
    let mut places = vec![0.0; numbers.len()];
    let mut first = 0;
    for equals in order.chunk_by(|&a, &b| numbers[a] == numbers[b]) {
        let place = first as f64 + (equals.len() - 1) as f64 / 2.0;
        equals.iter().for_each(|&index| places[index] = place);
        first += equals.len();
    }
    places
}

fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len().max(1) as f64
}

fn deviation(numbers: &[f64]) -> f64 {
    let mean = mean(numbers);
    (numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / numbers.len().max(1) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_count_and_not_sizes() {
        let close = |one: &[f64], other: &[f64], expected: f64| {
            let found = spearman(one, other).unwrap();
            assert!((found - expected).abs() < 1e-9, "{found}");
        };
        close(&[1.0, 2.0, 3.0], &[-5.0, 0.0, 900.0], 1.0);
        close(&[1.0, 2.0, 3.0], &[3.0, 2.0, 1.0], -1.0);
        // the textbook's example of ties: ranks 0, 1.5, 1.5, 3 against 0, 1, 2, 3
        close(&[1.0, 2.0, 2.0, 3.0], &[1.0, 2.0, 3.0, 4.0], 4.5 / (4.5_f64 * 5.0).sqrt());
        assert_eq!(spearman(&[1.0, 1.0], &[1.0, 2.0]), None);
        assert_eq!(spearman(&[], &[]), None);
    }
}
