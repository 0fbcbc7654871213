//! The rules: moves of each agent, eating, catching.

use crate::geometry::{Move, MoveSet};
use crate::ghosts::{Distribution, GhostModel};
use crate::layout::Layout;
use crate::maze::{Item, Maze};
use crate::state::{Agent, State, Status};
use search::{Game, Outcome, Side};
use std::sync::Arc;

/// Points for a dot.
const FOOD_POINTS: i32 = 10;
/// Points for the last dot, besides those for the dot.
const WIN_POINTS: i32 = 500;
/// Points for a frightened ghost.
pub const GHOST_POINTS: i32 = 200;
/// What each ghost that catches Pacman costs.
const CAUGHT_POINTS: i32 = -500;
/// What every move of Pacman costs.
const TIME_POINTS: i32 = -1;
/// Moves for which a capsule frightens the ghosts.
pub const SCARED_MOVES: u8 = 40;
/// Agents this many half squares apart touch; the rule says 0.7 of a square.
const TOUCHING: u32 = 1;

/// The game on one maze. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Pacman {
    maze: Arc<Maze>,
    /// One for each ghost.
    models: Vec<GhostModel>,
}

impl Pacman {
    /// The game on a layout, all of whose ghosts move in the same way.
    pub fn new(layout: Layout, model: GhostModel) -> Pacman {
        let models = vec![model; layout.ghosts.len()];
        Pacman { maze: Arc::new(Maze::new(layout)), models }
    }

    /// The same game with ghosts that move in another way.
    pub fn with_model(&self, model: GhostModel) -> Pacman {
        Pacman { maze: Arc::clone(&self.maze), models: vec![model; self.models.len()] }
    }

    /// What never changes during a game.
    pub fn maze(&self) -> &Maze {
        &self.maze
    }

    /// What decides the moves of each ghost.
    pub fn models(&self) -> &[GhostModel] {
        &self.models
    }

    /// The legal moves of the agent to move; none when the game is over.
    pub fn legal(&self, state: &State) -> MoveSet {
        if state.status != Status::Playing {
            return MoveSet::default();
        }
        let agent = &state.agents[state.mover()];
        if agent.point.is_between() {
            return MoveSet::only(agent.facing);
        }
        let exits = self.maze.walls().exits(agent.point.square());
        match state.mover {
            0 => exits.with(Move::Stop),
            _ => ghost_moves(exits, agent.facing),
        }
    }

    fn move_pacman(&self, state: &mut State, m: Move) {
        state.agents[0] = stepped(state.agents[0], m);
        state.score += TIME_POINTS;
        self.eat(state);
        for ghost in 1..state.agent_count() {
            self.meet(state, ghost);
        }
    }

    fn eat(&self, state: &mut State) {
        match self.maze.item(state.pacman().point.square()) {
            Item::Food(dot) if state.has_food(dot) => {
                state.food.remove(usize::from(dot));
                state.food_left -= 1;
                state.score += FOOD_POINTS;
                if state.food_left == 0 {
                    state.score += WIN_POINTS;
                    state.status = Status::Won;
                }
            }
            Item::Capsule(capsule) if state.has_capsule(capsule) => {
                state.capsules &= !(1 << capsule);
                let count = state.agent_count();
                state.agents[1..count].iter_mut().for_each(|ghost| ghost.timer = SCARED_MOVES);
            }
            _ => {}
        }
    }

    fn move_ghost(&self, state: &mut State, ghost: usize, m: Move) {
        let timer = state.agents[ghost].timer;
        let mut moved = stepped(state.agents[ghost], m);
        moved.timer = timer.saturating_sub(1);
        if timer == 1 {
            moved.point = moved.point.square().point();
        }
        state.agents[ghost] = moved;
        self.meet(state, ghost);
    }

    /// What happens between Pacman and a ghost that may touch him.
    fn meet(&self, state: &mut State, ghost: usize) {
        if state.agents[ghost].point.manhattan(state.pacman().point) > TOUCHING {
            return;
        }
        if state.agents[ghost].is_scared() {
            state.score += GHOST_POINTS;
            state.agents[ghost] = self.maze.agent_at_start(ghost);
        } else if state.status != Status::Won {
            state.score += CAUGHT_POINTS;
            state.status = Status::Lost;
        }
    }
}

/// A ghost turns round only where there is no other way; one that is walled in passes.
fn ghost_moves(exits: MoveSet, facing: Move) -> MoveSet {
    let onward = exits.without(facing.reverse());
    match (onward.is_empty(), exits.is_empty()) {
        (false, _) => onward,
        (true, false) => exits,
        (true, true) => MoveSet::only(Move::Stop),
    }
}

fn stepped(agent: Agent, m: Move) -> Agent {
    let facing = if m == Move::Stop { agent.facing } else { m };
    Agent { point: agent.point.step(m, agent.pace()), facing, ..agent }
}

impl Game for Pacman {
    type State = State;
    type Move = Move;
    const ALTERNATING: bool = false;
    const STOCHASTIC: bool = true;

    fn turn(&self, state: &State) -> Side {
        if state.mover == 0 { Side::Max } else { Side::Min }
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        out.extend(self.legal(state).iter());
    }

    fn play(&self, state: &State, m: Move) -> State {
        debug_assert!(self.legal(state).contains(m));
        let mut next = state.clone();
        match state.mover() {
            0 => self.move_pacman(&mut next, m),
            ghost => self.move_ghost(&mut next, ghost, m),
        }
        next.mover = (state.mover + 1) % state.agent_count;
        next
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let winner = match state.status {
            Status::Playing => return None,
            Status::Won => Side::Max,
            Status::Lost => Side::Min,
        };
        Some(Outcome { winner: Some(winner), points: f64::from(state.score) })
    }

    fn stuck(&self, state: &State) -> Outcome {
        Outcome::points(f64::from(state.score))
    }

    fn key(&self, state: &State) -> u64 {
        state.key()
    }

    fn code(&self, m: Move) -> u16 {
        m as u16
    }

    fn chance(&self, state: &State, out: &mut Vec<(f64, Move)>) -> bool {
        if state.mover == 0 || state.status != Status::Playing {
            return false;
        }
        let distribution = match self.models[state.mover() - 1] {
            GhostModel::Adversary => return false,
            GhostModel::Random => Distribution::even(self.legal(state)),
            GhostModel::Directional { attack, flee } => Distribution::directional(self, state, attack, flee),
        };
        out.extend(distribution.iter());
        true
    }
}
