//! A test that ends itself: the sequential probability ratio test on pairs of games.
//!
//! Two hypotheses about the Elo difference are compared by how well they explain the results so far. For each the
//! probabilities of the five pair results are those nearest to the observed ones that have the expected score; the
//! logarithm of the ratio of the two likelihoods is the LLR. Once it leaves its bounds, one hypothesis is
//! accepted, wrongly in five of a hundred cases.

use crate::error::ArenaError;
use crate::estimate::score_of;
use crate::tally::MatchTally;
use serde::Serialize;

/// How often either hypothesis may be accepted wrongly.
const ERROR_RATE: f64 = 0.05;
/// A result not seen yet counts as this many: it may still happen.
const UNSEEN: f64 = 1e-3;
/// Halvings of an interval until it is as small as a number can tell.
const HALVINGS: usize = 100;

/// The two hypotheses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// The difference in Elo that is not worth it.
    pub elo0: f64,
    /// The difference in Elo that is.
    pub elo1: f64,
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SprtVerdict {
    /// The first hypothesis: not worth it.
    Rejected,
    /// The second: worth it.
    Accepted,
    /// More games are needed.
    Undecided,
}

impl Sprt {
    /// Reads `0,5`.
    pub fn parse(text: &str) -> Result<Sprt, ArenaError> {
        let expected =
            || ArenaError::rule("hypotheses", text, "two Elo differences such as 0,5, the smaller first");
        let (low, high) = text.split_once(',').ok_or_else(expected)?;
        let read = |word: &str| word.trim().parse::<f64>().ok().filter(|elo| elo.abs() < 1000.0);
        match (read(low), read(high)) {
            (Some(elo0), Some(elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
            _ => Err(expected()),
        }
    }

    /// The bounds of the LLR.
    pub fn bounds() -> [f64; 2] {
        let bound = ((1.0 - ERROR_RATE) / ERROR_RATE).ln();
        [-bound, bound]
    }

    /// The logarithm of the likelihood ratio of the two hypotheses.
    pub fn llr(&self, tally: &MatchTally) -> f64 {
        let counts = tally.counts();
        let total: f64 = counts.iter().map(|(_, count)| count).sum();
        if total == 0.0 {
            return 0.0;
        }
        let counts: Vec<(f64, f64)> =
            counts.into_iter().map(|(points, count)| (points, count.max(UNSEEN))).collect();
        let sum: f64 = counts.iter().map(|(_, count)| count).sum();
        let shares: Vec<(f64, f64)> =
            counts.into_iter().map(|(points, count)| (points, count / sum)).collect();
        let [low, high] = [self.elo0, self.elo1].map(|elo| nearest(&shares, score_of(elo)));
        let gain = |(index, (_, share)): (usize, &(f64, f64))| share * (high[index] / low[index]).ln();
        sum * shares.iter().enumerate().map(gain).sum::<f64>()
    }

    /// What the results so far prove.
    pub fn verdict(&self, tally: &MatchTally) -> SprtVerdict {
        let [low, high] = Sprt::bounds();
        match self.llr(tally) {
            llr if llr <= low => SprtVerdict::Rejected,
            llr if llr >= high => SprtVerdict::Accepted,
            _ => SprtVerdict::Undecided,
        }
    }
}

/// The probabilities most likely to have produced these shares among those with this mean.
fn nearest(shares: &[(f64, f64)], mean: f64) -> Vec<f64> {
    // Lagrange: p / (1 + x (points - mean)), where x makes the mean right. The sum below falls as x grows.
    let slope = |x: f64| {
        shares
            .iter()
            .map(|(points, share)| share * (points - mean) / (1.0 + x * (points - mean)))
            .sum::<f64>()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..HALVINGS {
        let middle = (low + high) / 2.0;
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = (low + high) / 2.0;
    shares.iter().map(|(points, share)| share / (1.0 + x * (points - mean))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn pairs(pairs: [u64; 5]) -> MatchTally {
        MatchTally { pairs, ..MatchTally::default() }
    }

    fn check(elo0: f64, elo1: f64, counts: [u64; 5], expected: f64) {
        let llr = Sprt { elo0, elo1 }.llr(&pairs(counts));
        assert!((llr - expected).abs() < 0.01, "{llr} is not {expected}");
    }

    #[test]
    fn known_matches_have_their_known_ratio() {
        // Long matches of other programs, with the ratio that established tools print for them.
        check(0.5, 2.5, [223, 9863, 21279, 10037, 246], -3.07);
        check(0.0, 2.0, [871, 26175, 55983, 26678, 821], -4.98);
    }

    #[test]
    fn bounds_are_those_of_five_percent() {
        let [low, high] = Sprt::bounds();
        assert!((high - 2.944).abs() < 0.001 && low == -high);
    }

    #[test]
    fn clear_results_decide() {
        let test = Sprt { elo0: 0.0, elo1: 5.0 };
        assert_eq!(test.verdict(&MatchTally::default()), SprtVerdict::Undecided);
        assert_eq!(test.verdict(&pairs([10, 10, 10, 10, 10])), SprtVerdict::Undecided);
        assert_eq!(test.verdict(&pairs([0, 100, 400, 600, 200])), SprtVerdict::Accepted);
        assert_eq!(test.verdict(&pairs([200, 600, 400, 100, 0])), SprtVerdict::Rejected);
    }

    #[test]
    fn hypotheses_are_two_numbers() {
        assert_eq!(Sprt::parse("0,5").unwrap(), Sprt { elo0: 0.0, elo1: 5.0 });
        assert_eq!(Sprt::parse("-3, 1.5").unwrap(), Sprt { elo0: -3.0, elo1: 1.5 });
        for text in ["", "5", "5,0", "0,x", "0,NaN", "0,1e9"] {
            assert!(Sprt::parse(text).unwrap_err().to_string().starts_with("bad hypotheses"), "{text}");
        }
    }

    proptest! {
        #[test]
        fn the_nearest_probabilities_are_probabilities_with_the_mean(counts in proptest::array::uniform5(1u64..5000), elo in -200.0f64..200.0) {
            let total: u64 = counts.iter().sum();
            let shares: Vec<(f64, f64)> = counts.iter().enumerate().map(|(i, &count)| (i as f64 / 4.0, count as f64 / total as f64)).collect();
            let found = nearest(&shares, score_of(elo));
            let sum: f64 = found.iter().sum();
            let mean: f64 = found.iter().zip(&shares).map(|(p, (points, _))| p * points).sum();
            prop_assert!(found.iter().all(|&p| p > 0.0));
            prop_assert!((sum - 1.0).abs() < 1e-9 && (mean - score_of(elo)).abs() < 1e-9);
        }
    }
}
