//! Positions to learn from: of games, whole games kept apart, or of an ending that is solved.

use crate::error::LabError;
use crate::tune::QuietSample;
use net::{GameSample, ReplayedPosition, TrainingLabels, TrainingSet};
use rayon::prelude::*;
use session::{
    Exact, Learning, LongWork, SelfPlay, SelfPlayer, SessionError, Side, SolvedClass, WrittenPosition,
};
use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};

/// Positions with a larger score are decided: nothing is to be learned from them.
const MAX_SCORE: f32 = 3000.0;
/// Games that one thread goes through at a time.
const GAMES: usize = 64;
/// What a win is worth at once, and how much of that is left of the longest one: the sooner, the better.
const WIN: f64 = 1000.0;
const LONGEST_WIN: f64 = 400.0;
/// The scale of such scores: the longest and the shortest win are far apart as chances too.
pub const ENDING_SCALE: i32 = 400;

/// Which positions of games are learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// The quiet, undecided ones: a search that plays looks further wherever something happens.
    Open,
    /// All of them: a search of a few plies has to know a won position when it sees one.
    Every,
}

/// Positions to learn from, and others that are kept apart to measure a net by.
pub struct Material {
    /// To learn from.
    pub learned: TrainingSet,
    /// Kept apart.
    pub apart: TrainingSet,
    /// Positions that are there: each is learned once.
    known: HashSet<u64>,
    games: u64,
}

impl Material {
    /// Nothing yet.
    pub fn new(learning: &dyn Learning) -> Material {
        let none = || TrainingSet::new(learning.layout());
        Material { learned: none(), apart: none(), known: HashSet::new(), games: 0 }
    }

    /// Adds positions of games; one game of this number is kept apart.
    pub fn add_games(
        &mut self,
        learning: &dyn Learning,
        games: &[GameSample],
        wanted: Wanted,
        one_of: u64,
    ) -> Result<(), SessionError> {
        let first = |index: usize| self.games + (index * GAMES) as u64;
        let parts: Result<Vec<[TrainingSet; 2]>, SessionError> = games
            .par_chunks(GAMES)
            .enumerate()
            .map(|(index, games)| replay(learning, wanted, games, first(index), one_of))
            .collect();
        for [learned, apart] in parts? {
            self.apart.append(&apart, &mut self.known);
            self.learned.append(&learned, &mut self.known);
        }
        self.games += games.len() as u64;
        Ok(())
    }

    /// All positions of a class and of what it leads to, with scores that say who wins and how soon; one position of this number is
    /// kept apart.
    pub fn of_ending(
        learning: &dyn Learning,
        class: &dyn SolvedClass,
        one_of: u64,
        follow: LongWork<'_>,
    ) -> Result<Material, LabError> {
        let all = all_positions(class, follow)?;
        let longest = all.iter().filter_map(|(_, value)| value.plies()).max().unwrap_or(1);
        let look = |(text, value): &(String, Exact)| learning.look(text, labels(*value, longest));
        let seen: Vec<ReplayedPosition> = all.par_iter().map(look).collect::<Result<_, SessionError>>()?;
        let mut material = Material::new(learning);
        for (number, seen) in (0..).zip(&seen) {
            let is_apart = fastrand::Rng::with_seed(number).u64(..one_of) == 0;
            if is_apart { material.apart.push(seen) } else { material.learned.push(seen) }
        }
        Ok(material)
    }
}

/// Games of the search against itself, the same on any number of threads.
pub fn own_games(
    learning: &dyn Learning,
    plan: &SelfPlay,
    count: usize,
    follow: LongWork<'_>,
) -> Result<Vec<GameSample>, LabError> {
    // a bad plan fails here, and not on a thread
    learning.player(plan)?;
    let done = AtomicU64::new(0);
    let begin = || learning.player(plan).expect("the plan was tried");
    let play = |player: &mut Box<dyn SelfPlayer>, number: usize| {
        if follow.stop.is_raised() {
            return Err(LabError::Stopped);
        }
        let game = player.play(number as u32)?;
        (follow.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, count as u64);
        Ok(game)
    };
    let games = (0..count).into_par_iter().map_init(begin, play);
    Ok(games.collect::<Result<Vec<_>, LabError>>()?.into_iter().flatten().collect())
}

/// The same positions for the tuner of value functions that have terms: quiet, undecided ones of each game.
pub fn tuning_samples(
    learning: &dyn Learning,
    games: &[GameSample],
) -> Result<Vec<Vec<QuietSample>>, SessionError> {
    let sample = |WrittenPosition { text, turn, seen }: WrittenPosition| {
        let TrainingLabels { score, result } = seen.labels;
        let is_wanted = seen.quiet && score.abs() <= MAX_SCORE;
        let (score, result) = match turn {
            Side::Max => (score, result),
            Side::Min => (-score, 1.0 - result),
        };
        is_wanted.then(|| QuietSample { position: text, score: score.into(), result: result.into() })
    };
    let of_game = |game: &GameSample| Ok(learning.positions(game)?.into_iter().filter_map(sample).collect());
    games.par_iter().map(of_game).collect()
}

fn replay(
    learning: &dyn Learning,
    wanted: Wanted,
    games: &[GameSample],
    first: u64,
    one_of: u64,
) -> Result<[TrainingSet; 2], SessionError> {
    let mut parts = [TrainingSet::new(learning.layout()), TrainingSet::new(learning.layout())];
    for (number, game) in (first..).zip(games) {
        let part = &mut parts[usize::from(number.is_multiple_of(one_of))];
        learning.replay(game, &mut |seen: &ReplayedPosition| {
            let TrainingLabels { score, result } = seen.labels;
            match wanted {
                Wanted::Every => {
                    let score = score.clamp(-MAX_SCORE, MAX_SCORE);
                    part.push(&ReplayedPosition { labels: TrainingLabels { score, result }, ..*seen });
                }
                Wanted::Open if seen.quiet && score.abs() <= MAX_SCORE => part.push(seen),
                Wanted::Open => {}
            }
        })?;
    }
    Ok(parts)
}

/// The positions of a class and of all it leads to, each once, with their values.
fn all_positions(class: &dyn SolvedClass, follow: LongWork<'_>) -> Result<Vec<(String, Exact)>, LabError> {
    let mut all = class.positions();
    let mut known: HashSet<String> = all.iter().map(|(text, _)| text.clone()).collect();
    let mut done = 0;
    while done < all.len() {
        if follow.stop.is_raised() {
            return Err(LabError::Stopped);
        }
        let next = |(text, _): &(String, Exact)| Ok(class.moves(text)?);
        let moves = all[done..].par_iter().map(next).collect::<Result<Vec<_>, LabError>>()?;
        done = all.len();
        for step in moves.into_iter().flatten() {
            if !known.contains(&step.position) {
                known.insert(step.position.clone());
                let value = class.value(&step.position).ok_or(LabError::Unsolved(step.position.clone()))?;
                all.push((step.position, value));
            }
        }
        (follow.progress)(done as u64, all.len() as u64);
    }
    Ok(all)
}

fn labels(value: Exact, longest: u32) -> TrainingLabels {
    let score = |plies: Option<u32>| {
        let share = f64::from(plies.unwrap_or(longest)) / f64::from(longest.max(1));
        (WIN - (WIN - LONGEST_WIN) * share) as f32
    };
    match value {
        Exact::Win(plies) => TrainingLabels { score: score(plies), result: 1.0 },
        Exact::Loss(plies) => TrainingLabels { score: -score(plies), result: 0.0 },
        Exact::Draw | Exact::Margin(_) => TrainingLabels { score: 0.0, result: 0.5 },
    }
}
