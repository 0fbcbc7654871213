//! Agents: how Pacman and the ghosts choose their moves.

use crate::chooser::Chooser;
use crate::geometry::Move;
use crate::ghosts::{Distribution, GhostModel};
use crate::random::PythonRandom;
use crate::rules::Pacman;
use crate::state::State;
use crate::value;
use search::Stopped;
use search::textbook::{self, Cutting, Policy, SearchEntry, SearchResult, Walk};
use search::{Control, Depth, NoControl, Observer, Silent, ValueFunction};
use std::sync::Arc;

/// Searches go no deeper than this many plies, however many rounds are asked for: recursion needs a limit.
pub const MAX_PLIES: u32 = 1000;

/// Rounds a hunting ghost looks ahead.
const HUNTING_DEPTH: u32 = 2;

/// How Pacman looks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Judges the states after each of his own moves.
    Reflex,
    /// Expects ghosts that choose the worst for him.
    Minimax,
    /// The same without the lines that cannot matter.
    AlphaBeta,
    /// Expects ghosts that move at random, or as the game's ghost models say.
    Expectimax,
}

impl Method {
    /// Every method.
    pub const ALL: [Method; 4] = [Method::Reflex, Method::Minimax, Method::AlphaBeta, Method::Expectimax];

    /// The method's name.
    pub const fn name(self) -> &'static str {
        match self {
            Method::Reflex => "reflex",
            Method::Minimax => "minimax",
            Method::AlphaBeta => "alphabeta",
            Method::Expectimax => "expectimax",
        }
    }

    /// What this method believes about ghosts that move as `model` says: only expectimax asks.
    pub fn belief(self, model: GhostModel) -> GhostModel {
        match self {
            Method::Expectimax => model,
            _ => GhostModel::Adversary,
        }
    }
}

/// An agent for Pacman.
#[derive(Clone)]
pub struct PacmanPlayer {
    /// How he looks ahead.
    pub method: Method,
    /// Rounds he looks ahead: in a round every agent moves once. A reflex agent does not use it.
    pub depth: u32,
    /// What he thinks a state is worth.
    pub value: Arc<dyn ValueFunction<Pacman>>,
    /// An agent that a user wrote, who chooses in place of all this.
    pub chooser: Option<Arc<Chooser>>,
}

impl PacmanPlayer {
    /// Why his moves mean nothing any more: what a user wrote has failed.
    pub fn failure(&self) -> Option<String> {
        self.value.failure().or_else(|| self.chooser.as_ref()?.failure())
    }

    /// The move he chooses: the first of equally good ones.
    pub fn choose(&self, game: &Pacman, state: &State) -> Move {
        self.choose_until(game, state, &NoControl).expect("nothing stops the search")
    }

    /// The same; `control` may end the search behind it.
    pub fn choose_until(&self, game: &Pacman, state: &State, control: &dyn Control) -> Result<Move, Stopped> {
        if let Some(chooser) = &self.chooser {
            return Ok(chooser.choose(game, state));
        }
        let answer = self.think(game, state, &mut Silent, control)?;
        Ok(answer.best.first().copied().unwrap_or_default())
    }

    /// The search behind a choice; `control` may end it.
    pub fn think<O: Observer<Pacman>>(
        &self,
        game: &Pacman,
        state: &State,
        observer: &mut O,
        control: &dyn Control,
    ) -> Result<SearchResult<Move>, Stopped> {
        let (algorithm, plies) = match self.method {
            Method::Reflex => (SearchEntry::MINIMAX, 1),
            Method::Minimax => (SearchEntry::MINIMAX, plies(state, self.depth)),
            Method::AlphaBeta => (SearchEntry::ALPHABETA, plies(state, self.depth)),
            Method::Expectimax => (SearchEntry::EXPECTIMAX, plies(state, self.depth)),
        };
        let policy = course_policy();
        let mut walk = Walk::new(game, self.value.as_ref(), &policy, observer, control);
        textbook::search(&mut walk, algorithm, state, Depth(plies as i32))
    }
}

/// The textbook exactly as the course wants it: first of equal moves, strict cut-offs, no ordering.
pub fn course_policy<G: search::Game>() -> Policy<G> {
    Policy { cutting: Cutting::Strict, ..Policy::default() }
}

/// Plies in as many rounds of all agents, at most [`MAX_PLIES`].
pub fn plies(state: &State, rounds: u32) -> u32 {
    rounds.saturating_mul(state.agent_count() as u32).min(MAX_PLIES)
}

/// An agent for a ghost.
#[derive(Clone)]
pub enum Ghost {
    /// Moves at random.
    Random,
    /// Prefers the moves that lead towards Pacman, or away from him while frightened.
    Directional {
        /// How likely it makes a point of moving towards Pacman.
        attack: f64,
        /// How likely it makes a point of moving away while frightened.
        flee: f64,
    },
    /// Looks ahead as many rounds, expecting the best moves of everyone, and hunts Pacman down.
    Hunting {
        /// Rounds it looks ahead.
        depth: u32,
        /// What it thinks a state is worth, seen by Pacman.
        value: Arc<dyn ValueFunction<Pacman>>,
    },
}

impl Ghost {
    /// The directional ghost of the course.
    pub const DIRECTIONAL: Ghost = Ghost::Directional { attack: 0.8, flee: 0.8 };

    /// A ghost that looks ahead with the value function made for it.
    pub fn hunting() -> Ghost {
        let value = value::preset("hunt").expect("it is a preset");
        Ghost::Hunting { depth: HUNTING_DEPTH, value: Arc::new(value) }
    }

    /// What a search should believe about this ghost.
    pub fn model(&self) -> GhostModel {
        match *self {
            Ghost::Random => GhostModel::Random,
            Ghost::Directional { attack, flee } => GhostModel::Directional { attack, flee },
            Ghost::Hunting { .. } => GhostModel::Adversary,
        }
    }

    /// The move it chooses in a state where it is to move. Every ghost but a hunting one draws one number.
    pub fn choose(&self, game: &Pacman, state: &State, random: &mut PythonRandom) -> Move {
        self.choose_until(game, state, random, &NoControl).expect("nothing stops the search")
    }

    /// The same; `control` may end the search behind it.
    pub fn choose_until(
        &self,
        game: &Pacman,
        state: &State,
        random: &mut PythonRandom,
        control: &dyn Control,
    ) -> Result<Move, Stopped> {
        match self {
            Ghost::Random => Ok(Distribution::even(game.legal(state)).draw(random)),
            Ghost::Directional { attack, flee } => {
                Ok(Distribution::directional(game, state, *attack, *flee).draw(random))
            }
            Ghost::Hunting { depth, value } => {
                let hunter = PacmanPlayer {
                    method: Method::AlphaBeta,
                    depth: *depth,
                    value: Arc::clone(value),
                    chooser: None,
                };
                hunter.choose_until(&game.with_model(GhostModel::Adversary), state, control)
            }
        }
    }
}
