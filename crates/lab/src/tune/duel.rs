//! Two value functions against each other: fixed nodes, even random starts, each played with both sides.

use crate::error::LabError;
use crate::tune::games::{END_RULES, Starts, random, result_of, result_seen, thinking};
use rayon::prelude::*;
use serde::Serialize;
use session::{At, EvalChoice, LongWork, Playable, Side, StopFlag, play_out};
use std::sync::atomic::{AtomicU64, Ordering};

/// The 95 % interval of a normal distribution.
const CERTAIN: f64 = 1.96;
/// Scores nearer to 0 or 1 have no finite rating.
const LOWEST_SCORE: f64 = 0.001;

/// How a duel is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DuelRequest {
    /// Starts, each played with both sides.
    pub pairs: u64,
    /// Nodes for each move.
    pub nodes: u64,
    /// Draws the starts.
    pub seed: u64,
}

/// How a new value function did against an old one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct DuelScore {
    /// Games, each start with both sides.
    pub games: usize,
    /// The new one's share of the points.
    pub score: f64,
    /// The difference in rating that goes with it.
    pub rating: f64,
    /// Half the width of its 95 % interval, from the pairs.
    pub rating_half: f64,
}

/// Plays pairs of games between a new and an old value function; when stopped, those that are over count.
pub fn duel(
    bench: &dyn Playable,
    [new, old]: [&EvalChoice; 2],
    request: &DuelRequest,
    follow: LongWork<'_>,
) -> Result<DuelScore, LabError> {
    let starts = Starts::of(bench)?;
    let done = AtomicU64::new(0);
    let play = |number: u64| {
        if follow.stop.is_raised() {
            return Ok(None);
        }
        let mut random = random(request.seed, number);
        let start = starts.draw(bench, &thinking(old, request.nodes), &mut random)?;
        let first = fight(bench, [new, old], &start, request.nodes)?;
        let second = fight(bench, [old, new], &start, request.nodes)?;
        (follow.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, request.pairs);
        Ok(Some((first + 1.0 - second) / 2.0))
    };
    let scores: Vec<Option<f64>> =
        (0..request.pairs).into_par_iter().map(play).collect::<Result<_, LabError>>()?;
    Ok(DuelScore::of(&scores.into_iter().flatten().collect::<Vec<f64>>()))
}

/// The result for MAX.
fn fight(bench: &dyn Playable, evals: [&EvalChoice; 2], start: &At, nodes: u64) -> Result<f64, LabError> {
    let mut session = bench.begin(start)?;
    let requests = evals.map(|eval| thinking(eval, nodes));
    let end = play_out(session.as_mut(), END_RULES, |session| {
        let side = session.turn().unwrap_or(Side::Max);
        let thought = session.think(&requests[side as usize], &StopFlag::default(), &mut |_| {})?;
        let decided = result_seen(thought.value);
        let (None, Some(m)) = (decided, thought.best) else { return Ok::<_, LabError>(Some(decided)) };
        session.play(&m)?;
        Ok(None)
    })?;
    Ok(result_of(end).unwrap_or(0.5))
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
    use search::Stop;

    #[test]
    fn even_scores_are_no_difference() {
        let even = DuelScore::of(&[0.5, 0.5]);
        assert_eq!((even.games, even.score, even.rating, even.rating_half), (4, 0.5, 0.0, 0.0));
        assert!(DuelScore::of(&[1.0, 0.5]).rating > 100.0);
    }

    #[test]
    fn a_player_who_knows_what_men_are_worth_wins() {
        let bench = games::open("chess", []).unwrap();
        let own = EvalChoice::Preset("tapered".into());
        let measure = bench.measure(&own, &[]).unwrap();
        let blind =
            |(name, number): (String, f64)| if name.starts_with("material") { 0.1 * number } else { number };
        let blind: Vec<f64> = measure.numbers().into_iter().map(blind).collect();
        let blind = EvalChoice::File { name: "blind.toml".into(), text: measure.settings(&blind) };
        let never = Stop::new();
        let follow = LongWork { stop: &never, progress: &|_, _| {} };
        let request = DuelRequest { pairs: 4, nodes: 300, seed: 5 };
        let found = duel(bench.as_ref(), [&own, &blind], &request, follow).unwrap();
        assert!(found.games == 8 && found.score > 0.6, "{found:?}");
    }
}
