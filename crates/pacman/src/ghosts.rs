//! How ghosts are believed to move: as adversaries, at random, or towards Pacman.

use crate::geometry::{HalfPoint, Move, MoveSet};
use crate::random::PythonRandom;
use crate::rules::Pacman;
use crate::state::State;

/// What decides the moves of a ghost.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum GhostModel {
    /// An opponent: MIN chooses.
    #[default]
    Adversary,
    /// Chance, all moves alike.
    Random,
    /// Chance, preferring the moves that lead towards Pacman, or away from him while frightened.
    Directional {
        /// How likely the ghost makes a point of moving towards Pacman.
        attack: f64,
        /// How likely a frightened ghost makes a point of moving away.
        flee: f64,
    },
}

impl GhostModel {
    /// The directional ghost of the course.
    pub const DIRECTIONAL: GhostModel = GhostModel::Directional { attack: 0.8, flee: 0.8 };
}

/// How likely each move of a ghost is; the moves are in the order of the rules.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Distribution {
    moves: MoveSet,
    odds: [f64; Move::ALL.len()],
}

impl Distribution {
    /// Every move alike.
    pub fn even(moves: MoveSet) -> Distribution {
        Distribution::weighted(moves, |_| 1.0)
    }

    /// How the directional ghost that is to move in `state` moves.
    pub fn directional(game: &Pacman, state: &State, attack: f64, flee: f64) -> Distribution {
        let moves = game.legal(state);
        let ghost = &state.agents[state.mover()];
        let (pace, zeal) =
            if ghost.is_scared() { (HalfPoint::HALF, flee) } else { (HalfPoint::WHOLE, attack) };
        let distance = |m: Move| ghost.point.step(m, pace).manhattan(state.pacman().point);
        let wanted = match ghost.is_scared() {
            true => moves.iter().map(distance).max(),
            false => moves.iter().map(distance).min(),
        };
        let is_best = |m: Move| Some(distance(m)) == wanted;
        let best = moves.iter().filter(|&m| is_best(m)).count();
        Distribution::weighted(moves, |m| {
            let keen = if is_best(m) { zeal / best as f64 } else { 0.0 };
            keen + (1.0 - zeal) / moves.len() as f64
        })
    }

    fn weighted(moves: MoveSet, weight: impl Fn(Move) -> f64) -> Distribution {
        let mut odds = [0.0; Move::ALL.len()];
        for m in moves.iter() {
            odds[m as usize] = weight(m);
        }
        let total: f64 = odds.iter().sum();
        Distribution { moves, odds: odds.map(|weight| weight / total) }
    }

    /// The moves that can happen, with their probabilities, in the order of the rules.
    pub fn iter(&self) -> impl Iterator<Item = (f64, Move)> + '_ {
        self.moves.iter().map(|m| (self.odds[m as usize], m)).filter(|&(odds, _)| odds > 0.0)
    }

    /// Draws a move: the first, by name, whose cumulated probability reaches the drawn number.
    pub fn draw(&self, random: &mut PythonRandom) -> Move {
        let drawn = random.uniform();
        let mut sum = 0.0;
        let mut last = Move::Stop;
        for m in self.by_name() {
            sum += self.odds[m as usize];
            last = m;
            if drawn <= sum {
                break;
            }
        }
        last
    }

    fn by_name(&self) -> impl Iterator<Item = Move> + use<> {
        let moves = self.moves;
        Move::BY_NAME.into_iter().filter(move |&m| moves.contains(m))
    }
}
