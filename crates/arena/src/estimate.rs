//! How much stronger one player is, and how sure that is.
//!
//! The two games of a pair share an opening, so their results depend on each other; taking the pair as the unit
//! keeps the error honest, and usually makes it smaller.

use crate::tally::MatchTally;
use serde::Serialize;

/// A normal variable is this many deviations or less from its mean in 95 of 100 cases.
const DEVIATIONS_95: f64 = 1.959_963_984_540_054;
/// Points of Elo for a factor of ten in the odds.
const ELO_SCALE: f64 = 400.0;

/// The Elo difference that makes this score expected; infinite for 0 and 1.
pub fn elo_of(score: f64) -> f64 {
    -ELO_SCALE * (1.0 / score - 1.0).log10()
}

/// The score expected at this Elo difference.
pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / ELO_SCALE))
}

/// What a match says about the difference in strength.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The first player's share of the points.
    pub score: f64,
    /// The Elo difference; null when one side made every point.
    pub elo: Option<f64>,
    /// The difference lies with 95 % between these; null where there is no bound.
    pub elo_low: Option<f64>,
    /// See `elo_low`.
    pub elo_high: Option<f64>,
    /// How likely it is that the first player is the stronger one: that its true mean is above one half.
    pub superiority: f64,
}

impl Estimate {
    /// The estimate for these results; none before the first game.
    pub fn of(tally: &MatchTally) -> Option<Estimate> {
        let counts = tally.counts();
        let total: f64 = counts.iter().map(|(_, count)| count).sum();
        if total == 0.0 {
            return None;
        }
        let mean = mean_of(&counts);
        let error = error_of(&counts, mean);
        let finite = |elo: f64| elo.is_finite().then_some(elo);
        let bounded = |score: f64| finite(elo_of(score.clamp(0.0, 1.0)));
        Some(Estimate {
            score: mean,
            elo: bounded(mean),
            elo_low: bounded(mean - DEVIATIONS_95 * error),
            elo_high: bounded(mean + DEVIATIONS_95 * error),
            superiority: normal_share((mean - 0.5) / error),
        })
    }

    /// Half the width of the 95 % interval, where it has two ends.
    pub fn elo_error(&self) -> Option<f64> {
        Some((self.elo_high? - self.elo_low?) / 2.0)
    }
}

/// The mean of points, each with how often it was seen.
fn mean_of(counts: &[(f64, f64)]) -> f64 {
    let total: f64 = counts.iter().map(|(_, count)| count).sum();
    counts.iter().map(|(points, count)| points * count).sum::<f64>() / total
}

/// The standard error of the mean. Results that are all the same would have none, which a few games do not prove: they
/// get that of one more result, at the far end.
fn error_of(counts: &[(f64, f64)], mean: f64) -> f64 {
    let total: f64 = counts.iter().map(|(_, count)| count).sum();
    let variance = counts.iter().map(|(points, count)| count * (points - mean).powi(2)).sum::<f64>() / total;
    if variance > 0.0 {
        return (variance / total).sqrt();
    }
    let far_end = if mean >= 0.5 { 0.0 } else { 1.0 };
    let with_one_more = [(mean, total), (far_end, 1.0)];
    error_of(&with_one_more, mean_of(&with_one_more))
}

/// The share of a normal distribution below `x` deviations.
fn normal_share(x: f64) -> f64 {
    // Abramowitz and Stegun 26.2.17: five terms, wrong by less than 7.5e-8.
    const TERMS: [f64; 5] = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let sum = TERMS.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    let tail = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * sum;
    if x >= 0.0 { 1.0 - tail } else { tail }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn games(wins: u64, draws: u64, losses: u64) -> MatchTally {
        MatchTally { wins, draws, losses, pairs: [0; 5] }
    }

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() < within, "{found} is not {expected}");
    }

    #[test]
    fn elo_and_score_are_two_sides_of_one_curve() {
        // The usual table of the rating system: 100 points 64 %, 200 points 76 %, 400 points 10 to 1.
        close(score_of(100.0), 0.640_065, 1e-6);
        close(score_of(200.0), 0.759_747, 1e-6);
        close(score_of(400.0), 10.0 / 11.0, 1e-12);
        close(elo_of(0.75), 190.848_502, 1e-6);
        assert_eq!(elo_of(0.5), 0.0);
    }

    #[test]
    fn the_normal_distribution_is_the_known_one() {
        close(normal_share(0.0), 0.5, 1e-7);
        close(normal_share(1.0), 0.841_344_75, 1e-7);
        close(normal_share(-DEVIATIONS_95), 0.025, 1e-7);
        close(normal_share(3.0), 0.998_650_1, 1e-7);
    }

    #[test]
    fn single_games_give_the_published_error_bars() {
        // A report of another program: 449 wins, 275 draws, 276 losses make 60.7 with an error of 18.5.
        let estimate = Estimate::of(&games(449, 275, 276)).unwrap();
        close(estimate.elo.unwrap(), 60.7, 0.06);
        close(estimate.elo_error().unwrap(), 18.5, 0.1);
        assert!(estimate.superiority > 0.9999);
        // And 382, 298, 320: 21.6 with an error of 18.1.
        let estimate = Estimate::of(&games(382, 298, 320)).unwrap();
        close(estimate.elo.unwrap(), 21.6, 0.06);
        close(estimate.elo_error().unwrap(), 18.1, 0.1);
        close(estimate.superiority, 0.990, 0.001);
    }

    #[test]
    fn pairs_that_balance_out_make_a_small_error() {
        let apart = games(50, 0, 50);
        let paired = MatchTally { pairs: [0, 0, 50, 0, 0], ..apart };
        assert!(Estimate::of(&apart).unwrap().elo_error().unwrap() > 60.0);
        let error = Estimate::of(&paired).unwrap().elo_error().unwrap();
        assert!(error > 0.0 && error < 20.0, "{error}");
    }

    #[test]
    fn one_sided_matches_have_no_bound() {
        assert_eq!(Estimate::of(&MatchTally::default()), None);
        let whitewash = Estimate::of(&MatchTally { pairs: [0, 0, 0, 0, 5], ..games(10, 0, 0) }).unwrap();
        assert_eq!((whitewash.elo, whitewash.elo_high), (None, None));
        assert!(whitewash.elo_low.is_some_and(|low| low > 100.0) && whitewash.superiority > 0.99);
        let one_pair = Estimate::of(&MatchTally { pairs: [0, 0, 0, 1, 0], ..games(1, 1, 0) }).unwrap();
        assert!(one_pair.elo_low.is_some_and(|low| low < 0.0), "one pair proves nothing: {one_pair:?}");
    }

    proptest! {
        #[test]
        fn the_interval_contains_the_estimate(pairs in proptest::array::uniform5(0u64..1000)) {
            if let Some(found) = Estimate::of(&MatchTally { pairs, ..games(0, 0, 0) }) {
                prop_assert!((0.0..=1.0).contains(&found.score) && (0.0..=1.0).contains(&found.superiority));
                if let (Some(elo), Some(low)) = (found.elo, found.elo_low) { prop_assert!(low <= elo + 1e-9); }
                if let (Some(elo), Some(high)) = (found.elo, found.elo_high) { prop_assert!(high >= elo - 1e-9); }
            }
        }
    }
}
