//! Games of a player against itself, short on nodes and varied by a random start, and the quiet positions in them.

use crate::error::LabError;
use rayon::prelude::*;
use session::{
    At, EndRules, EvalChoice, GameEnd, LongWork, Playable, PlayingSettings, Request, Shard, Side, StopFlag,
    Value, play_out, play_random,
};
use std::sync::atomic::{AtomicU64, Ordering};

/// A small table is enough for few nodes, and quickly cleared.
const TABLE_MIB: usize = 4;
/// Random moves after an opening of a list: no two games shall be alike.
const VARIED_PLIES: usize = 4;
/// A start more uneven than this, in hundredths of a man, is drawn again, but not for ever.
const EVEN: f64 = 120.0;
const TRIES: usize = 20;
/// Games that repeat themselves or are too long are drawn.
pub(super) const END_RULES: EndRules = EndRules { repetitions: 3, max_plies: 400 };

/// How games for tuning are played.
#[derive(Clone, PartialEq, Debug)]
pub struct GamesRequest {
    /// How many.
    pub games: usize,
    /// Nodes for each move.
    pub nodes: u64,
    /// Draws the starts; the same seed plays the same games.
    pub seed: u64,
    /// Only this part of the games is played.
    pub shard: Shard,
}

/// The quiet positions of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct SampledGame {
    /// Which of the games it is, from 0.
    pub number: usize,
    /// Its positions, in the order of play.
    pub samples: Vec<QuietSample>,
}

/// A quiet position, what the search thought of it, and how its game ended, both seen by MAX.
#[derive(Clone, PartialEq, Debug)]
pub struct QuietSample {
    /// The position as text.
    pub position: String,
    /// The score of the search.
    pub score: f64,
    /// 1 for a win of MAX, 0.5 for a draw, 0 for a loss.
    pub result: f64,
}

/// Plays games by a value function and keeps their quiet positions, game by game; when stopped, those of the games that
/// are over.
pub fn samples(
    bench: &dyn Playable,
    eval: &EvalChoice,
    request: &GamesRequest,
    follow: LongWork<'_>,
) -> Result<Vec<SampledGame>, LabError> {
    let starts = Starts::of(bench)?;
    let done = AtomicU64::new(0);
    let numbers: Vec<usize> = (0..request.games).filter(|number| request.shard.holds(*number)).collect();
    let play = |&number: &usize| {
        let mut random = random(request.seed, number as u64);
        let thinking = thinking(eval, request.nodes);
        let samples = SamplePlayer { bench, starts: &starts, thinking, follow }.play(&mut random)?;
        if samples.is_some() {
            (follow.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, numbers.len() as u64);
        }
        Ok(samples.map(|samples| SampledGame { number, samples }))
    };
    let games: Vec<Option<SampledGame>> = numbers.par_iter().map(play).collect::<Result<_, LabError>>()?;
    Ok(games.into_iter().flatten().collect())
}

/// The draws of one game: its own, so that games may be played in any order.
pub(super) fn random(seed: u64, number: u64) -> fastrand::Rng {
    let mut seeds = fastrand::Rng::with_seed(seed);
    fastrand::Rng::with_seed(seeds.u64(..).wrapping_add(number))
}

pub(super) fn thinking(eval: &EvalChoice, nodes: u64) -> Request {
    Request {
        nodes: Some(nodes),
        eval: eval.clone(),
        playing: PlayingSettings { table_mib: Some(TABLE_MIB), ..Request::thinking().playing },
        ..Request::thinking()
    }
}

/// Where games begin: an opening of the game's usual list, or its start, and some random moves.
pub(super) struct Starts {
    openings: Vec<At>,
    plies: usize,
}

impl Starts {
    pub(super) fn of(bench: &dyn Playable) -> Result<Starts, LabError> {
        let game = bench.description();
        if let Some(listed) = game.openings_named(game.play.openings) {
            let at = |opening: session::Opening| At { position: opening.position, moves: opening.moves };
            return Ok(Starts { openings: listed?.into_iter().map(at).collect(), plies: VARIED_PLIES });
        }
        let plies = game.play.openings.split_once(':').and_then(|(_, plies)| plies.parse().ok());
        Ok(Starts { openings: vec![At::default()], plies: plies.unwrap_or(VARIED_PLIES) })
    }

    /// A start that is not over, and even unless too many were not.
    pub(super) fn draw(
        &self,
        bench: &dyn Playable,
        thinking: &Request,
        random: &mut fastrand::Rng,
    ) -> Result<At, LabError> {
        let mut uneven = None;
        for _ in 0..TRIES {
            let Some(at) = self.walk(bench, random)? else { continue };
            let thought = bench.search(&at, thinking, &StopFlag::default())?;
            if thought.value.number().abs() <= EVEN {
                return Ok(at);
            }
            uneven = Some(at);
        }
        uneven.ok_or_else(|| LabError::Over(format!("random games of {}", bench.name())))
    }

    /// None if the random moves ended the game.
    fn walk(&self, bench: &dyn Playable, random: &mut fastrand::Rng) -> Result<Option<At>, LabError> {
        let mut at = random.choice(&self.openings).cloned().unwrap_or_default();
        let mut session = bench.begin(&at)?;
        let plies = self.plies + random.usize(..2);
        at.moves.extend(play_random(session.as_mut(), plies, random)?);
        Ok(session.outcome().is_none().then_some(at))
    }
}

/// The result for MAX; none of a game that was left without one.
pub(super) fn result_of(end: GameEnd<Option<f64>>) -> Option<f64> {
    match end {
        GameEnd::Over(outcome) => Some(outcome.winner.map_or(0.5, points)),
        GameEnd::Repeated(_) | GameEnd::Long => Some(0.5),
        GameEnd::Left(result) => result,
    }
}

/// The result for MAX, if the search has seen the end of the game.
pub(super) fn result_seen(value: Value) -> Option<f64> {
    match value {
        Value::Win(_) => Some(1.0),
        Value::Loss(_) => Some(0.0),
        Value::Points(_) => None,
    }
}

fn points(winner: Side) -> f64 {
    if winner == Side::Max { 1.0 } else { 0.0 }
}

/// A player against itself.
struct SamplePlayer<'a> {
    bench: &'a dyn Playable,
    starts: &'a Starts,
    thinking: Request,
    follow: LongWork<'a>,
}

impl SamplePlayer<'_> {
    /// Plays a game out and gives its quiet positions their result; none if it was stopped.
    fn play(&self, random: &mut fastrand::Rng) -> Result<Option<Vec<QuietSample>>, LabError> {
        if self.follow.stop.is_raised() {
            return Ok(None);
        }
        let mut session = self.bench.begin(&self.starts.draw(self.bench, &self.thinking, random)?)?;
        let mut quiet = Vec::new();
        let end = play_out(session.as_mut(), END_RULES, |session| {
            if self.follow.stop.is_raised() {
                return Ok::<_, LabError>(Some(None));
            }
            let thought = session.think(&self.thinking, &StopFlag::default(), &mut |_| {})?;
            let decided = result_seen(thought.value);
            let (None, Some(m)) = (decided, thought.best) else { return Ok(Some(decided)) };
            if session.is_quiet(&m)? {
                quiet.push((session.text(), thought.value.number()));
            }
            session.play(&m)?;
            Ok(None)
        })?;
        let Some(result) = result_of(end) else { return Ok(None) };
        let sample = |(position, score)| QuietSample { position, score, result };
        Ok(Some(quiet.into_iter().map(sample).collect()))
    }
}

/// Samples as text, `position;score;result`, one a line, an empty line between games.
pub fn show_samples(games: &[Vec<QuietSample>]) -> String {
    games.iter().map(|game| game_text(game)).collect::<Vec<_>>().join("\n")
}

/// The samples of a game, one a line.
pub(super) fn game_text(game: &[QuietSample]) -> String {
    let line = |sample: &QuietSample| format!("{};{};{}\n", sample.position, sample.score, sample.result);
    game.iter().map(line).collect()
}

/// Reads samples; an error names the line. Whether a position is one of the game shows when it is measured. Lines that begin
/// with # are comments.
pub fn read_samples(name: &str, text: &str) -> Result<Vec<Vec<QuietSample>>, LabError> {
    let mut games = vec![Vec::new()];
    for (index, line) in text.lines().enumerate() {
        if line.starts_with('#') {
            continue;
        }
        if line.trim().is_empty() {
            games.push(Vec::new());
            continue;
        }
        let sample = read_sample(line).ok_or_else(|| LabError::Samples {
            name: name.into(),
            line: index + 1,
            text: search::quoted(line, 120),
        })?;
        games.last_mut().expect("there is one from the start").push(sample);
    }
    games.retain(|game| !game.is_empty());
    Ok(games)
}

pub(super) fn read_sample(line: &str) -> Option<QuietSample> {
    let mut parts = line.trim().split(';');
    let (position, score, result) = (parts.next()?, parts.next()?, parts.next()?);
    let score = score.parse::<f64>().ok().filter(|score| score.is_finite())?;
    let result = result.parse().ok().filter(|result| [0.0, 0.5, 1.0].contains(result))?;
    parts.next().is_none().then(|| QuietSample { position: position.into(), score, result })
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Stop;

    static NEVER: Stop = Stop::new();
    const FOLLOW: LongWork = LongWork { stop: &NEVER, progress: &|_, _| {} };
    const FEW: GamesRequest = GamesRequest { games: 3, nodes: 100, seed: 7, shard: Shard::WHOLE };

    #[test]
    fn every_game_that_plays_plays_the_same_games_with_the_same_seed() {
        for game in games::ALL.iter().filter(|game| game.search.can_think) {
            let bench = games::open(game.name, []).unwrap();
            let play = || samples(bench.as_ref(), &EvalChoice::Usual, &FEW, FOLLOW).unwrap();
            let played = play();
            assert_eq!((played.len(), &played), (3, &play()), "{}", game.name);
            let all: Vec<Vec<QuietSample>> = played.into_iter().map(|game| game.samples).collect();
            assert!(all.iter().flatten().count() > 0, "{}", game.name);
            assert_eq!(read_samples("samples", &show_samples(&all)).unwrap(), all, "{}", game.name);
        }
    }

    #[test]
    fn what_is_no_sample_is_refused_by_its_line() {
        let error = |text: &str| read_samples("mine.txt", text).unwrap_err().to_string();
        assert!(error("\nnothing\n").starts_with("samples mine.txt, line 2: bad sample 'nothing': expected"));
        for line in ["x;1", "x;y;1", "x;1;2", "x;1;1;1", "x;inf;1"] {
            assert!(read_samples("mine.txt", line).is_err(), "{line}");
        }
    }

    #[test]
    fn games_that_are_stopped_are_left_out() {
        let stop = Stop::raised();
        let bench = games::open("mnk", []).unwrap();
        let follow = LongWork { stop: &stop, progress: &|_, _| {} };
        assert_eq!(
            samples(bench.as_ref(), &EvalChoice::Usual, &FEW, follow).unwrap(),
            Vec::<SampledGame>::new()
        );
    }
}
