//! Better weights for the chess evaluation by Texel's method: games of the engine against itself, a fit of all slots to
//! how they ended, and a duel of new weights against old.

use crate::error::LabError;
use chess::ChessTactics;
use chess::tune::{Duellist, Fit, FitSettings, PlaySettings, Sample, duel, play_game};
use chess::value::{Judge, Weights};
use rayon::prelude::*;
use search::pvs::{Table, Techniques};
use serde::Serialize;
use session::LongWork;
use std::sync::atomic::{AtomicU64, Ordering};

/// A small table is enough for few nodes, and quickly cleared.
const TABLE_MIB: usize = 4;
/// The 95 % interval of a normal distribution.
const CERTAIN: f64 = 1.96;
/// Scores nearer to 0 or 1 have no finite rating.
const LOWEST_SCORE: f64 = 0.001;

/// How games for tuning are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChessGames {
    /// How many.
    pub games: u64,
    /// Nodes for each move.
    pub nodes: u64,
    /// Draws the starts; the same seed plays the same games.
    pub seed: u64,
}

/// Plays games with these weights and keeps their quiet positions, game by game.
pub fn chess_samples(
    weights: &Weights,
    request: &ChessGames,
    follow: LongWork<'_>,
) -> Result<Vec<Vec<Sample>>, LabError> {
    let done = AtomicU64::new(0);
    let play = |number: u64| {
        let tactics = ChessTactics::new(Judge::new(weights.clone()));
        let table = Table::new(TABLE_MIB);
        let mut random = random(request.seed, number);
        let settings = PlaySettings { nodes: request.nodes };
        loop {
            if follow.stop.load(Ordering::Relaxed) {
                return Err(LabError::Stopped);
            }
            // A start that is not even is drawn again.
            if let Some(game) = play_game(&tactics, &table, settings, &mut random) {
                (follow.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, request.games);
                return Ok(game.samples);
            }
        }
    };
    (0..request.games).into_par_iter().map(play).collect()
}

/// The draws of one game: its own, so that games may be played in any order.
fn random(seed: u64, number: u64) -> fastrand::Rng {
    let mut seeds = fastrand::Rng::with_seed(seed);
    fastrand::Rng::with_seed(seeds.u64(..).wrapping_add(number))
}

/// Samples as text, one a line, an empty line between games.
pub fn show_samples(games: &[Vec<Sample>]) -> String {
    let line = |sample: &Sample| sample.show() + "\n";
    let game = |samples: &Vec<Sample>| samples.iter().map(line).collect::<String>();
    games.iter().map(game).collect::<Vec<_>>().join("\n")
}

/// Reads samples; an error names the line.
pub fn read_samples(name: &str, text: &str) -> Result<Vec<Vec<Sample>>, LabError> {
    let mut games = vec![Vec::new()];
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            games.push(Vec::new());
            continue;
        }
        let sample = Sample::parse(line).map_err(|error| LabError::Samples {
            name: name.into(),
            line: index + 1,
            reason: error.to_string(),
        })?;
        games.last_mut().expect("there is one from the start").push(sample);
    }
    games.retain(|game| !game.is_empty());
    Ok(games)
}

/// How well weights foretell results: the mean squared error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct FitErrors {
    /// On the samples learned from.
    pub learned: f64,
    /// On those of the games kept apart.
    pub apart: f64,
}

/// Weights fitted to games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FittedChess {
    /// Samples learned from.
    pub positions: usize,
    /// Samples of the games kept apart.
    pub checked: usize,
    /// Hundredths of a pawn for which the odds are e to 1.
    pub scale: f64,
    /// With the weights at the start.
    pub before: FitErrors,
    /// In the end.
    pub after: FitErrors,
    /// The weights.
    #[serde(skip)]
    pub weights: Weights,
}

/// Fits the weights to the games, whole ones kept apart; when stopped, the weights so far are the answer.
pub fn fit_chess(
    weights: &Weights,
    games: &[Vec<Sample>],
    settings: FitSettings,
    seed: u64,
    follow: LongWork<'_>,
) -> FittedChess {
    let mut fit = Fit::new(weights, settings);
    games.iter().for_each(|game| fit.add_game(game));
    fit.prepare();
    let before = errors(&fit);
    let mut random = fastrand::Rng::with_seed(seed);
    for epoch in 0..settings.epochs {
        if follow.stop.load(Ordering::Relaxed) {
            break;
        }
        fit.epoch(&mut random, epoch as f64 / settings.epochs as f64);
        (follow.progress)(epoch as u64 + 1, settings.epochs as u64);
    }
    let [positions, checked] = fit.counts();
    let (scale, after) = (fit.scale(), errors(&fit));
    FittedChess { positions, checked, scale, before, after, weights: fit.weights() }
}

fn errors(fit: &Fit) -> FitErrors {
    let [learned, apart] = fit.errors();
    FitErrors { learned, apart }
}

/// How new weights did against old ones.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct DuelScore {
    /// Games, each start with both colours.
    pub games: usize,
    /// The new weights' share of the points.
    pub score: f64,
    /// The difference in rating that goes with it.
    pub rating: f64,
    /// Half the width of its 95 % interval, from the pairs.
    pub rating_half: f64,
}

/// Plays pairs of games between new and old weights.
pub fn duel_chess(
    [new, old]: [&Weights; 2],
    pairs: u64,
    games: &ChessGames,
    follow: LongWork<'_>,
) -> Result<DuelScore, LabError> {
    let done = AtomicU64::new(0);
    let play = |number: u64| {
        if follow.stop.load(Ordering::Relaxed) {
            return Err(LabError::Stopped);
        }
        let [new, old] = [new, old].map(|weights| ChessTactics::new(Judge::new(weights.clone())));
        let tables = [Table::new(TABLE_MIB), Table::new(TABLE_MIB)];
        let (techniques, nodes) = (Techniques::USUAL, games.nodes);
        let new = Duellist { tactics: &new, table: &tables[0], techniques, nodes };
        let old = Duellist { tactics: &old, table: &tables[1], techniques, nodes };
        let score = duel(&new, &old, &mut random(games.seed, number)) / 2.0;
        (follow.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, pairs);
        Ok(score)
    };
    let scores = (0..pairs).into_par_iter().map(play).collect::<Result<Vec<f64>, LabError>>()?;
    Ok(DuelScore::of(&scores))
}

impl DuelScore {
    /// From the score of each pair, 0 to 1.
    fn of(scores: &[f64]) -> DuelScore {
        let count = scores.len().max(1) as f64;
        let mean = scores.iter().sum::<f64>() / count;
        let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / count;
        let reach = CERTAIN * (variance / count).sqrt();
        let rating_half = (rating(mean + reach) - rating(mean - reach)) / 2.0;
        DuelScore { games: 2 * scores.len(), score: mean, rating: rating(mean), rating_half }
    }
}

fn rating(score: f64) -> f64 {
    let odds = 1.0 / score.clamp(LOWEST_SCORE, 1.0 - LOWEST_SCORE) - 1.0;
    // Nothing is added to nothing so that an even score is no negative zero.
    -400.0 * odds.log10() + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    const FEW: ChessGames = ChessGames { games: 3, nodes: 100, seed: 7 };

    fn followed<T>(work: impl FnOnce(LongWork<'_>) -> T) -> T {
        work(LongWork { stop: &AtomicBool::new(false), progress: &|_, _| {} })
    }

    #[test]
    fn the_same_seed_plays_the_same_games_and_they_read_back() {
        let games = followed(|follow| chess_samples(&Weights::tuned(), &FEW, follow)).unwrap();
        let again = followed(|follow| chess_samples(&Weights::tuned(), &FEW, follow)).unwrap();
        assert_eq!((games.len(), show_samples(&games)), (3, show_samples(&again)));
        assert_eq!(read_samples("samples", &show_samples(&games)).unwrap(), games);
        let error = read_samples("mine.txt", "\nnothing\n").unwrap_err().to_string();
        assert!(error.starts_with("samples mine.txt, line 2: bad sample 'nothing'"), "{error}");
    }

    #[test]
    fn a_fit_keeps_whole_games_apart() {
        let games = followed(|follow| chess_samples(&Weights::tuned(), &FEW, follow)).unwrap();
        let settings = FitSettings { epochs: 2, ..FitSettings::default() };
        let found = followed(|follow| fit_chess(&Weights::tuned(), &games, settings, 1, follow));
        assert_eq!((found.positions, found.checked), (games[1].len() + games[2].len(), games[0].len()));
        assert!(found.after.learned < found.before.learned, "{found:?}");
    }

    #[test]
    fn even_scores_are_no_difference() {
        let even = DuelScore::of(&[0.5, 0.5]);
        assert_eq!((even.games, even.score, even.rating, even.rating_half), (4, 0.5, 0.0, 0.0));
        assert!(DuelScore::of(&[1.0, 0.5]).rating > 100.0);
    }
}
