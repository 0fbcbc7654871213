//! Many games with the same agents, and what they show.

use crate::play::{Match, MazeGame};
use crate::random::PythonRandom;
use crate::state::Status;
use rayon::prelude::*;
use search::Checkpoint;
use search::Stop;
use serde::Serialize;

/// Standard deviations on either side of a mean that hold 95 percent of a normal distribution.
const Z_95: f64 = 1.96;

/// Plays as many games on all cores, the n-th with seed `seed + n`. `done` is called after every game; none comes
/// back when `stop` was raised before all were played.
pub fn play_series(
    setting: &Match,
    games: u64,
    seed: u64,
    stop: &Stop,
    done: &(dyn Fn(&MazeGame) + Sync),
) -> Option<Vec<MazeGame>> {
    let keep = |record: MazeGame| {
        done(&record);
        record
    };
    play_each(setting, games, seed, stop, keep)
}

/// The same, keeping of every game only what is wanted. It ends within a game too, also when what Pacman judges by has failed.
pub fn play_each<T: Send>(
    setting: &Match,
    games: u64,
    seed: u64,
    stop: &Stop,
    keep: impl Fn(MazeGame) -> T + Sync,
) -> Option<Vec<T>> {
    let goes_on = || !stop.is_raised() && setting.pacman.failure().is_none();
    let play = |game: u64| {
        let mut random = PythonRandom::new(seed.wrapping_add(game));
        setting.play_until(&mut random, &|_: Checkpoint| goes_on()).ok().map(&keep)
    };
    (0..games).into_par_iter().map(play).collect()
}

/// A range that holds the true number in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ScoreInterval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The scores in one range of a histogram.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bin {
    /// The smallest score counted here.
    pub from: i32,
    /// The first score above.
    pub to: i32,
    /// How many games had such a score.
    pub count: usize,
}

/// What a series of games shows.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeriesSummary {
    /// Games played.
    pub games: usize,
    /// Games Pacman won.
    pub wins: usize,
    /// Games broken off.
    pub unfinished: usize,
    /// Mean score.
    pub mean: f64,
    /// Standard deviation of the scores.
    pub deviation: f64,
    /// Where the true mean lies.
    pub mean_interval: ScoreInterval,
    /// The share of games won.
    pub win_rate: f64,
    /// Where the true share lies.
    pub win_interval: ScoreInterval,
    /// Every score, in the order of the games.
    pub scores: Vec<i32>,
}

impl SeriesSummary {
    /// Sums up games; none are a mean of 0.
    pub fn of(records: &[MazeGame]) -> SeriesSummary {
        let games = records.len();
        let count = |status: Status| records.iter().filter(|record| record.status == status).count();
        let wins = count(Status::Won);
        let scores: Vec<i32> = records.iter().map(|record| record.score).collect();
        let (mean, deviation) = mean_and_deviation(&scores);
        let margin = Z_95 * deviation / (games.max(1) as f64).sqrt();
        SeriesSummary {
            games,
            wins,
            unfinished: count(Status::Playing),
            mean,
            deviation,
            mean_interval: ScoreInterval { low: mean - margin, high: mean + margin },
            win_rate: wins as f64 / games.max(1) as f64,
            win_interval: wilson(wins, games),
            scores,
        }
    }

    /// The scores sorted into ranges of `width` points that start at multiples of it; empty ranges included.
    pub fn histogram(&self, width: u32) -> Vec<Bin> {
        let width = width.clamp(1, i32::MAX as u32 / 4) as i32;
        let (Some(low), Some(high)) = (self.scores.iter().min(), self.scores.iter().max()) else {
            return Vec::new();
        };
        let first = low.div_euclid(width);
        let mut bins: Vec<Bin> = (first..=high.div_euclid(width))
            .map(|index| Bin { from: index * width, to: (index + 1) * width, count: 0 })
            .collect();
        for score in &self.scores {
            bins[(score.div_euclid(width) - first) as usize].count += 1;
        }
        bins
    }
}

fn mean_and_deviation(scores: &[i32]) -> (f64, f64) {
    let count = scores.len().max(1) as f64;
    let mean = scores.iter().map(|&score| f64::from(score)).sum::<f64>() / count;
    let squares: f64 = scores.iter().map(|&score| (f64::from(score) - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0)).sqrt())
}

/// Wilson's interval for a share: it stays inside 0 and 1 and is honest also when every game was won.
fn wilson(wins: usize, games: usize) -> ScoreInterval {
    if games == 0 {
        return ScoreInterval { low: 0.0, high: 1.0 };
    }
    let (share, count) = (wins as f64 / games as f64, games as f64);
    let spread = Z_95 * Z_95 / count;
    let centre = share + spread / 2.0;
    let margin = (spread * (share * (1.0 - share) + spread / 4.0)).sqrt();
    let bound = |end: f64| (end / (1.0 + spread)).clamp(0.0, 1.0);
    ScoreInterval { low: bound(centre - margin), high: bound(centre + margin) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(scores: &[i32]) -> SeriesSummary {
        let record = |&score: &i32| {
            let status = if score > 0 { Status::Won } else { Status::Lost };
            MazeGame { moves: Vec::new(), score, status }
        };
        SeriesSummary::of(&scores.iter().map(record).collect::<Vec<_>>())
    }

    #[test]
    fn games_are_summed_up() {
        let sum = summary(&[100, 200, 300, -400]);
        assert_eq!((sum.games, sum.wins, sum.unfinished), (4, 3, 0));
        assert_eq!(sum.mean, 50.0);
        assert!((sum.deviation - 310.912).abs() < 0.001);
        assert!((sum.mean_interval.high - sum.mean - 304.694).abs() < 0.001);
        assert_eq!(sum.win_rate, 0.75);
    }

    #[test]
    fn a_share_of_wins_stays_inside_its_interval() {
        let all = wilson(100, 100);
        assert!((all.low - 0.963).abs() < 0.001 && all.high > 0.999_999);
        let half = wilson(50, 100);
        assert!((half.low - 0.404).abs() < 0.001 && (half.high - 0.596).abs() < 0.001);
        assert_eq!(summary(&[]).win_interval, ScoreInterval { low: 0.0, high: 1.0 });
    }

    #[test]
    fn a_histogram_counts_every_score_once() {
        let sum = summary(&[-1, 0, 99, 100, 250]);
        let counts: Vec<(i32, usize)> = sum.histogram(100).iter().map(|bin| (bin.from, bin.count)).collect();
        assert_eq!(counts, [(-100, 1), (0, 2), (100, 1), (200, 1)]);
        assert!(summary(&[]).histogram(100).is_empty());
        assert_eq!(sum.histogram(0).len(), 252);
    }
}
