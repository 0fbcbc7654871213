//! Playing a game: agents on a maze, move by move until it ends.

use crate::agent::{Ghost, Player};
use crate::geometry::Move;
use crate::random::PythonRandom;
use crate::rules::Pacman;
use crate::state::{State, Status};
use search::{Game, Notation};

/// Games are broken off after this many single moves: an agent may stand still for ever.
pub const MAX_MOVES: usize = 20_000;

/// Who plays where.
#[derive(Clone)]
pub struct Match {
    /// The game, with what Pacman's search believes about the ghosts.
    pub game: Pacman,
    /// Pacman.
    pub pacman: Player,
    /// The ghosts, one for each in the game; more are ignored, missing ones move at random.
    pub ghosts: Vec<Ghost>,
    /// Single moves after which the game is broken off, at most [`MAX_MOVES`].
    pub max_moves: usize,
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// The moves of all agents in turn.
    pub moves: Vec<Move>,
    /// Points at the end.
    pub score: i32,
    /// How it ended; still playing if it was broken off.
    pub status: Status,
}

impl Match {
    /// The move of the agent whose turn it is.
    pub fn choose(&self, state: &State, random: &mut PythonRandom) -> Move {
        match state.mover() {
            0 => self.pacman.choose(&self.game, state),
            ghost => self.ghosts.get(ghost - 1).unwrap_or(&Ghost::Random).choose(&self.game, state, random),
        }
    }

    /// Plays one game from the start. Ghosts draw from `random`, so the same seed gives the same game.
    pub fn play(&self, random: &mut PythonRandom) -> GameRecord {
        let mut state = self.game.start();
        let mut moves = Vec::new();
        while state.status() == Status::Playing && moves.len() < self.max_moves.min(MAX_MOVES) {
            let m = self.choose(&state, random);
            state = self.game.play(&state, m);
            moves.push(m);
        }
        GameRecord { moves, score: state.score(), status: state.status() }
    }
}
