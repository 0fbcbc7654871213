//! Playing a game: agents on a maze, move by move until it ends.

use crate::agent::{Ghost, PacmanPlayer};
use crate::geometry::Move;
use crate::random::PythonRandom;
use crate::rules::Pacman;
use crate::state::{State, Status};
use search::{Checkpoint, Control, Game, NoControl, Notation, Stopped};

/// Games are broken off after this many single moves: an agent may stand still for ever.
pub const MAX_MOVES: usize = 20_000;

/// Who plays where.
#[derive(Clone)]
pub struct Match {
    /// The game, with what Pacman's search believes about the ghosts.
    pub game: Pacman,
    /// Pacman.
    pub pacman: PacmanPlayer,
    /// The ghosts, one for each in the game; more are ignored, missing ones move at random.
    pub ghosts: Vec<Ghost>,
    /// Single moves after which the game is broken off, at most [`MAX_MOVES`].
    pub max_moves: usize,
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MazeGame {
    /// The moves of all agents in turn.
    pub moves: Vec<Move>,
    /// Points at the end.
    pub score: i32,
    /// How it ended; still playing if it was broken off.
    pub status: Status,
}

impl Match {
    /// The move of the agent whose turn it is; `control` may end the search behind it.
    pub fn choose(
        &self,
        state: &State,
        random: &mut PythonRandom,
        control: &dyn Control,
    ) -> Result<Move, Stopped> {
        match state.mover() {
            0 => self.pacman.choose_until(&self.game, state, control),
            ghost => {
                let ghost = self.ghosts.get(ghost - 1).unwrap_or(&Ghost::Random);
                ghost.choose_until(&self.game, state, random, control)
            }
        }
    }

    /// Plays one game from the start. Ghosts draw from `random`, so the same seed gives the same game.
    pub fn play(&self, random: &mut PythonRandom) -> MazeGame {
        self.play_until(random, &NoControl).expect("nothing stops the game")
    }

    /// The same; `control` may end it after any move, and within any search.
    pub fn play_until(&self, random: &mut PythonRandom, control: &dyn Control) -> Result<MazeGame, Stopped> {
        let mut state = self.game.start();
        let mut moves = Vec::new();
        while state.status() == Status::Playing && moves.len() < self.max_moves.min(MAX_MOVES) {
            if !control.goes_on(Checkpoint::Work) {
                return Err(Stopped);
            }
            let m = self.choose(&state, random, control)?;
            state = self.game.play(&state, m);
            moves.push(m);
        }
        Ok(MazeGame { moves, score: state.score(), status: state.status() })
    }
}
