//! Games of the engine against itself, short on time and varied by a random start.

use super::sample::Sample;
use crate::draws::draw_reason;
use crate::rules::{Chess, State};
use crate::tactics::ChessTactics;
use cozy_chess::Move;
use search::pvs::{self, Limits, NoControl, Request, Table, Variation};
use search::{Game as _, Moves, Notation, Score, Side, Silent, Tactics};
use std::collections::HashMap;

/// Random plies at the start, plus none or one.
const RANDOM_PLIES: usize = 8;
/// A start more uneven than this is thrown away.
const EVEN: i32 = 120;
/// A score beyond this for so many plies decides the game.
const DECIDED: i32 = 1000;
const DECIDED_PLIES: usize = 4;
/// Scores near zero for so many plies, late enough, make a draw.
const LEVEL: i32 = 6;
const LEVEL_PLIES: usize = 16;
const LEVEL_FROM: usize = 80;
/// Games end here at the latest.
const MAX_PLIES: usize = 400;
/// Positions judged beyond this teach nothing about small differences.
const TAUGHT: i32 = 1500;

/// How games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaySettings {
    /// Nodes for each move.
    pub nodes: u64,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    /// Its quiet positions.
    pub samples: Vec<Sample>,
    /// 1 for a win of White, 0.5 for a draw, 0 for a loss.
    pub result: f64,
}

/// Plays one game; none if the random start was too uneven or ended the game.
pub fn play_game(
    tactics: &ChessTactics,
    table: &Table,
    settings: PlaySettings,
    random: &mut fastrand::Rng,
) -> Option<Game> {
    table.clear();
    let state = even_start(tactics, table, settings.nodes, random)?;
    Some(Play { chess: Chess::default(), tactics, table, settings, past: Vec::new(), state }.played_out())
}

/// A random start that looks even; none if it does not, or ended the game.
pub(super) fn even_start(
    tactics: &ChessTactics,
    table: &Table,
    nodes: u64,
    random: &mut fastrand::Rng,
) -> Option<State> {
    let chess = Chess::default();
    let state = random_start(&chess, random)?;
    let play = Play { chess, tactics, table, settings: PlaySettings { nodes }, past: Vec::new(), state };
    (play.think()?.score.0.abs() <= EVEN).then_some(play.state)
}

/// White's result if the game is over, by the rules or by its length.
pub(super) fn is_over(chess: &Chess, state: &State, seen: usize, plies: usize) -> Option<f64> {
    if state.is_mate() {
        return Some(if chess.turn(state) == Side::Max { 0.0 } else { 1.0 });
    }
    (draw_reason(state, seen).is_some() || plies > MAX_PLIES).then_some(0.5)
}

fn random_start(chess: &Chess, random: &mut fastrand::Rng) -> Option<State> {
    let mut state = chess.start();
    let mut moves = Vec::new();
    for _ in 0..RANDOM_PLIES + random.usize(..2) {
        moves.clear();
        chess.moves(&state, &mut moves);
        state = chess.play(&state, *random.choice(&moves)?);
    }
    state.has_moves().then_some(state)
}

struct Play<'a> {
    chess: Chess,
    tactics: &'a ChessTactics,
    table: &'a Table,
    settings: PlaySettings,
    past: Vec<u64>,
    state: State,
}

impl Play<'_> {
    fn think(&self) -> Option<Variation<Move>> {
        let request = Request {
            past: &self.past,
            limits: Limits { nodes: self.settings.nodes, ..Limits::default() },
            ..Request::new(&self.state)
        };
        let thought =
            pvs::think(&self.chess, self.tactics, Silent, self.table, &request, &NoControl, &mut |_| {});
        thought.lines.into_iter().next()
    }

    fn played_out(mut self) -> Game {
        let mut kept: Vec<(State, i32)> = Vec::new();
        let mut seen: HashMap<u64, usize> = HashMap::new();
        let mut streak = Streak::default();
        let result = loop {
            let key = self.chess.key(&self.state);
            let times = seen.entry(key).or_default();
            *times += 1;
            if let Some(result) = is_over(&self.chess, &self.state, *times, self.past.len()) {
                break result;
            }
            let Some(line) = self.think() else { break 0.5 };
            let score = self.for_white(line.score);
            if let Some(result) = streak.verdict(score, self.past.len()) {
                break result;
            }
            if self.teaches(line.moves[0], score) {
                kept.push((self.state.clone(), score));
            }
            self.past.push(key);
            self.state = self.chess.play(&self.state, line.moves[0]);
        };
        let sample = |(state, score)| Sample { state, score, result };
        Game { samples: kept.into_iter().map(sample).collect(), result }
    }

    fn for_white(&self, score: Score) -> i32 {
        score.for_max(self.chess.turn(&self.state)) as i32
    }

    /// Quiet positions only: the evaluation need not know what a capture gains.
    fn teaches(&self, best: Move, score: i32) -> bool {
        !self.state.is_check()
            && !self.tactics.moves().is_noisy(&self.chess, &self.state, best)
            && score.abs() <= TAUGHT
    }
}

/// How long the score has been telling the same.
#[derive(Default)]
struct Streak {
    won: usize,
    lost: usize,
    level: usize,
}

impl Streak {
    fn verdict(&mut self, score: i32, ply: usize) -> Option<f64> {
        self.won = if score >= DECIDED { self.won + 1 } else { 0 };
        self.lost = if score <= -DECIDED { self.lost + 1 } else { 0 };
        self.level = if score.abs() <= LEVEL { self.level + 1 } else { 0 };
        if self.won >= DECIDED_PLIES {
            return Some(1.0);
        }
        if self.lost >= DECIDED_PLIES {
            return Some(0.0);
        }
        (self.level >= LEVEL_PLIES && ply >= LEVEL_FROM).then_some(0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_end_and_teach() {
        let tactics = ChessTactics::default();
        let table = Table::new(1);
        let mut random = fastrand::Rng::with_seed(3);
        let settings = PlaySettings { nodes: 200 };
        let games: Vec<Game> =
            (0..8).filter_map(|_| play_game(&tactics, &table, settings, &mut random)).collect();
        assert!(!games.is_empty());
        for game in games {
            assert!([0.0, 0.5, 1.0].contains(&game.result) && !game.samples.is_empty());
            assert!(
                game.samples.iter().all(|sample| !sample.state.is_check() && sample.result == game.result)
            );
        }
    }
}
