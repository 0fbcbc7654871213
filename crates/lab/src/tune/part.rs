//! Tuning in parts: games against itself, and climbs from the same start, kept as text and put together.

use crate::error::LabError;
use crate::settings::Weights;
use crate::shards::{PartKind, PartText, RunSettings, read_parts, show};
use crate::tune::climb::{TruthClimb, Tuned, tune_by_truth};
use crate::tune::games::{SampledGame, game_text, read_sample};
use crate::tune::graph::Graph;
use rayon::prelude::*;
use session::{LongWork, Shard, WeightMeasure};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

const SAMPLE: &str = "# game N, or position;score;result with a result of 0, 0.5 or 1";
const CLIMB: &str = "number;tried;kept;better;before;after;stopped;term=weight ... of a climb of this part";

/// A climb of several.
#[derive(Clone, PartialEq, Debug)]
pub struct Climb {
    /// Which of them it is, from 0.
    pub number: usize,
    /// Where it came to.
    pub tuned: Tuned,
}

/// Games or climbs put together from parts.
pub struct TuneMerged<T> {
    /// The settings they have in common.
    pub settings: RunSettings,
    /// They in their order.
    pub whole: Vec<T>,
    /// How many are missing.
    pub missing: usize,
}

/// Several climbs from the same start, each by a seed of its own; all are judged alike.
#[derive(Clone, PartialEq, Debug)]
pub struct Climbs {
    /// The first of them.
    pub climb: TruthClimb,
    /// How many.
    pub count: usize,
    /// Only this part of them.
    pub shard: Shard,
}

/// Climbs, and tells after every step of the first how many were tried and how many positions are not won.
pub fn climbs(
    graph: &Graph,
    measure: &dyn WeightMeasure,
    request: &Climbs,
    follow: LongWork<'_>,
    tell: &(dyn Fn(usize, f64) + Sync),
) -> Result<Vec<Climb>, LabError> {
    let numbers: Vec<usize> = (0..request.count).filter(|number| request.shard.holds(*number)).collect();
    let done = AtomicU64::new(0);
    let total = (numbers.len() * request.climb.steps) as u64;
    let one_more = |_, _| (follow.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, total);
    let climb = |&number: &usize| {
        let seed = request.climb.seed.wrapping_add(number as u64);
        let climb = TruthClimb { seed, ..request.climb.clone() };
        let follow = LongWork { progress: &one_more, ..follow };
        let tuned = tune_by_truth(graph, measure, &climb, follow, &mut |tried, lost| {
            if number == 0 {
                tell(tried, lost);
            }
        })?;
        Ok(Climb { number, tuned })
    };
    numbers.par_iter().map(climb).collect()
}

/// The climb that loses least, the first of those.
pub fn best_climb(climbs: &[Climb]) -> Option<&Climb> {
    climbs.iter().min_by(|a, b| a.tuned.lost_after.total_cmp(&b.tuned.lost_after))
}

/// A part of the games as text; `games` is how many the whole has.
pub fn show_samples_part(
    played: &[SampledGame],
    shard: Shard,
    games: usize,
    settings: RunSettings,
) -> String {
    let game = |game: &SampledGame| format!("# game {}\n{}\n", game.number + 1, game_text(&game.samples));
    let lines: String = played.iter().map(game).collect();
    show(PartKind::Samples, shard, &settings.set("games", games), &lines)
}

/// A part of the climbs as text; `count` is how many the whole has.
pub fn show_climbs(climbs: &[Climb], shard: Shard, count: usize, settings: RunSettings) -> String {
    let lines: String = climbs.iter().map(climb_line).collect();
    show(PartKind::Climbs, shard, &settings.set("climbs", count), &lines)
}

fn climb_line(climb: &Climb) -> String {
    let Tuned { weights, tried, kept, better, lost_before, lost_after, stopped } = &climb.tuned;
    let weights: Vec<String> = weights.iter().map(|(name, weight)| format!("{name}={weight}")).collect();
    let number = climb.number + 1;
    format!("{number};{tried};{kept};{better};{lost_before};{lost_after};{stopped};{}\n", weights.join(" "))
}

/// Puts the games of all parts together, in the order of the whole.
pub fn merge_samples(texts: &[PartText<'_>]) -> Result<TuneMerged<SampledGame>, LabError> {
    let parts = read_parts(PartKind::Samples, texts)?;
    let first = &parts[0];
    let games: usize = first.setting("games")?;
    let mut whole: BTreeMap<usize, SampledGame> = BTreeMap::new();
    for part in &parts {
        let mut here = None;
        for &(line, text) in &part.lines {
            let bad = || part.source.bad_line((line, text), SAMPLE);
            if let Some(number) = text.strip_prefix("# game ") {
                let number = numbered(number, part.shard, games).ok_or_else(bad)?;
                let game = SampledGame { number, samples: Vec::new() };
                here = Some(number);
                whole.insert(number, game).map_or(Ok(()), |_| Err(bad()))?;
            } else if !text.trim().is_empty() {
                let game = here.and_then(|number| whole.get_mut(&number)).ok_or_else(bad)?;
                game.samples.push(read_sample(text).ok_or_else(bad)?);
            }
        }
    }
    let settings = first.settings.clone();
    Ok(TuneMerged { settings, missing: games - whole.len(), whole: whole.into_values().collect() })
}

/// Puts the climbs of all parts together.
pub fn merge_climbs(texts: &[PartText<'_>]) -> Result<TuneMerged<Climb>, LabError> {
    let parts = read_parts(PartKind::Climbs, texts)?;
    let first = &parts[0];
    let count: usize = first.setting("climbs")?;
    let mut whole: BTreeMap<usize, Climb> = BTreeMap::new();
    for part in &parts {
        for &(line, text) in &part.lines {
            let bad = || part.source.bad_line((line, text), CLIMB);
            let climb = read_climb(text, part.shard, count).ok_or_else(bad)?;
            whole.insert(climb.number, climb).map_or(Ok(()), |_| Err(bad()))?;
        }
    }
    let settings = first.settings.clone();
    Ok(TuneMerged { settings, missing: count - whole.len(), whole: whole.into_values().collect() })
}

/// A number from 1 to `count` that is in this part, from 0.
fn numbered(text: &str, shard: Shard, count: usize) -> Option<usize> {
    let number = text.parse::<usize>().ok()?.checked_sub(1)?;
    (number < count && shard.holds(number)).then_some(number)
}

fn read_climb(line: &str, shard: Shard, count: usize) -> Option<Climb> {
    let words: Vec<&str> = line.split(';').collect();
    let [number, tried, kept, better, before, after, stopped, weights] = words[..] else { return None };
    let finite = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite());
    let weight =
        |word: &str| word.split_once('=').and_then(|(name, weight)| Some((name.into(), finite(weight)?)));
    let tuned = Tuned {
        weights: weights.split(' ').map(weight).collect::<Option<Weights>>()?,
        tried: tried.parse().ok()?,
        kept: kept.parse().ok()?,
        better: better.parse().ok()?,
        lost_before: finite(before)?,
        lost_after: finite(after)?,
        stopped: stopped.parse().ok()?,
    };
    let is_sound = tuned.better <= tuned.kept && tuned.kept <= tuned.tried;
    Some(Climb { number: numbered(number, shard, count).filter(|_| is_sound)?, tuned })
}
