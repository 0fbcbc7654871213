//! Games from every won position against the defence that resists longest.

use crate::error::LabError;
use crate::follow::Follow;
use crate::truth::report::{Trial, summarise};
use crate::truth::{Attacker, Solution, fresh};
use draughts::{Move, State};
use endgame::Verdict;
use rayon::prelude::*;
use search::Side;
use std::sync::atomic::{AtomicU64, Ordering};

/// Games between two reports of progress.
const REPORT_EVERY: u64 = 256;

/// How a trial is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrialRequest {
    /// Games are stopped after this many plies.
    pub max_plies: u16,
    /// Play only this many games, from positions drawn at random; all when none.
    pub sample: Option<usize>,
    /// Draws the sample.
    pub seed: u64,
    /// How many of the worst games are listed.
    pub worst: usize,
}

impl Default for TrialRequest {
    fn default() -> Self {
        TrialRequest { max_plies: 100, sample: None, seed: 1, worst: 10 }
    }
}

/// How a game against the best defence went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Played {
    /// Won after this many plies.
    Won(u16),
    /// A move after this many plies gave the win away.
    ThrownAway(u16),
    /// Not decided when the game was stopped.
    TimedOut,
}

/// A game against the best defence.
#[derive(Clone, PartialEq, Debug)]
pub struct TrialGame {
    /// The won position it started from.
    pub start: State,
    /// Plies that perfect play needs.
    pub optimal_plies: u16,
    /// How it went.
    pub played: Played,
    /// Its moves.
    pub moves: Vec<Move>,
}

/// Plays from every won position of the class.
pub fn trial(
    solution: &Solution,
    attacker: &Attacker,
    request: &TrialRequest,
    follow: Follow<'_>,
) -> Result<Trial, LabError> {
    let mut won = solution.won();
    if let Some(sample) = request.sample {
        fastrand::Rng::with_seed(request.seed).shuffle(&mut won);
        won.truncate(sample);
    }
    let (done, total) = (AtomicU64::new(0), won.len() as u64);
    let play_counted = |&(start, optimal_plies): &(State, u16)| {
        if follow.stop.load(Ordering::Relaxed) {
            return Err(LabError::Stopped);
        }
        let (played, moves) = play(solution, attacker, start, request.max_plies);
        let count = done.fetch_add(1, Ordering::Relaxed) + 1;
        if count.is_multiple_of(REPORT_EVERY) || count == total {
            (follow.progress)(count, total);
        }
        Ok(TrialGame { start, optimal_plies, played, moves })
    };
    let games = won.par_iter().map(play_counted).collect::<Result<Vec<TrialGame>, LabError>>()?;
    Ok(summarise(solution.class(), games, request.worst))
}

fn play(solution: &Solution, attacker: &Attacker, start: State, max_plies: u16) -> (Played, Vec<Move>) {
    let mut state = start;
    let mut moves = Vec::new();
    for ply in 0..max_plies {
        let chosen = match state.turn() {
            Side::Max => attacker.choose(&state),
            Side::Min => solution.best_move(&state),
        };
        let Some(m) = chosen else { return (Played::Won(ply), moves) };
        moves.push(m);
        state = fresh(&state.after(m));
        if state.turn() == Side::Min && solution.entry(&state).verdict() != Verdict::Loss {
            return (Played::ThrownAway(ply + 1), moves);
        }
    }
    let played = if state.has_move() { Played::TimedOut } else { Played::Won(max_plies) };
    (played, moves)
}
