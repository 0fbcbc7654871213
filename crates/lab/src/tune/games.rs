//! Games of the draughts player against itself, for tuning its weights: short on nodes, varied by their openings.

use crate::error::LabError;
use draughts::ballots::three_move;
use draughts::tactics::{DraughtsTactics, Weights};
use draughts::{Draughts, Move, State};
use rayon::prelude::*;
use search::pvs::{Limits, NoControl, Request, Table, think};
use search::tactics::NoKnowledge;
use search::{Game, Outcome, Score, Side, Silent};
use session::LongWork;
use std::sync::atomic::{AtomicU64, Ordering};

/// Random plies after the ballot.
const RANDOM_PLIES: usize = 2;
/// A score beyond this for so many plies decides the game.
const DECIDED: i32 = 350;
const DECIDED_PLIES: usize = 6;
/// Longer games are draws.
const MAX_PLIES: usize = 200;
/// A small table is enough for few nodes, and quickly cleared.
const TABLE_MIB: usize = 1;

/// How games for tuning are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GamesRequest {
    /// How many.
    pub games: usize,
    /// Nodes for each move.
    pub nodes: u64,
    /// Draws the openings; the same seed plays the same games.
    pub seed: u64,
}

/// A quiet position and how its game ended for White: 1, one half or 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// The position.
    pub state: State,
    /// The result.
    pub result: f64,
}

/// Plays games and keeps their quiet positions, game by game.
pub fn samples(
    weights: &Weights,
    request: &GamesRequest,
    follow: LongWork<'_>,
) -> Result<Vec<Vec<Sample>>, LabError> {
    let ballots: Vec<State> = three_move().into_iter().map(|ballot| ballot.state).collect();
    let done = AtomicU64::new(0);
    let play = |number: usize| {
        if follow.stop.load(Ordering::Relaxed) {
            return Err(LabError::Stopped);
        }
        let mut random = fastrand::Rng::with_seed(request.seed.wrapping_add(number as u64));
        let start = opening(ballots[number % ballots.len()], &mut random);
        let samples = SelfPlay::new(weights, request.nodes).play(start);
        (follow.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, request.games as u64);
        Ok(samples)
    };
    (0..request.games).into_par_iter().map(play).collect()
}

/// A few random moves after a ballot, so that no two games are alike.
fn opening(mut state: State, random: &mut fastrand::Rng) -> State {
    for _ in 0..RANDOM_PLIES {
        let mut moves = Vec::new();
        state.append_moves(&mut moves);
        match random.choice(moves) {
            Some(m) => state = state.after(m),
            None => break,
        }
    }
    state
}

/// One game in progress.
struct SelfPlay {
    tactics: DraughtsTactics,
    table: Table,
    nodes: u64,
    past: Vec<u64>,
    /// Plies in a row with a score beyond the line, and for whom.
    lead: (Option<Side>, usize),
}

impl SelfPlay {
    fn new(weights: &Weights, nodes: u64) -> SelfPlay {
        let tactics = DraughtsTactics::new(weights.clone(), NoKnowledge);
        SelfPlay { tactics, table: Table::new(TABLE_MIB), nodes, past: Vec::new(), lead: (None, 0) }
    }

    /// Plays a game out and gives its quiet positions their result.
    fn play(mut self, start: State) -> Vec<Sample> {
        let mut quiet = Vec::new();
        let mut state = start;
        let result = loop {
            if self.past.len() >= MAX_PLIES || self.is_repeated(&state) {
                break 0.5;
            }
            if let Some(outcome) = Draughts.outcome(&state) {
                break value(outcome);
            }
            let Some((m, score)) = self.think(&state) else { break value(Draughts.stuck(&state)) };
            if let Some(side) = self.decided(state.turn(), score) {
                break if side == Side::Max { 1.0 } else { 0.0 };
            }
            if is_quiet(&state) {
                quiet.push(state);
            }
            self.past.push(Draughts.key(&state));
            state = state.after(m);
        };
        quiet.into_iter().map(|state| Sample { state, result }).collect()
    }

    fn is_repeated(&self, state: &State) -> bool {
        let key = Draughts.key(state);
        self.past.iter().filter(|&&past| past == key).count() >= 2
    }

    fn think(&self, state: &State) -> Option<(Move, Score)> {
        let request = Request {
            past: &self.past,
            limits: Limits { nodes: self.nodes, ..Limits::default() },
            ..Request::new(state)
        };
        let thought = think(&Draughts, &self.tactics, Silent, &self.table, &request, &NoControl, &mut |_| {});
        Some((thought.best()?, thought.lines.first()?.score))
    }

    /// Who has won, if one side was far ahead for long enough.
    fn decided(&mut self, turn: Side, score: Score) -> Option<Side> {
        let ahead = match score.0 {
            score if score > DECIDED => Some(turn),
            score if score < -DECIDED => Some(turn.other()),
            _ => None,
        };
        self.lead =
            if ahead.is_some() && ahead == self.lead.0 { (ahead, self.lead.1 + 1) } else { (ahead, 1) };
        ahead.filter(|_| self.lead.1 >= DECIDED_PLIES)
    }
}

/// Nobody can capture: the features of such a position mean what they say.
fn is_quiet(state: &State) -> bool {
    ![Side::Max, Side::Min].into_iter().any(|side| state.has_capture(side))
}

fn value(outcome: Outcome) -> f64 {
    match outcome.winner {
        Some(Side::Max) => 1.0,
        Some(Side::Min) => 0.0,
        None => 0.5,
    }
}
