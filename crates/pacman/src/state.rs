//! A state of the game: where the agents are, what is left to eat, the score, and who moves.

use crate::dots::{BitPositions, DotSet};
use crate::geometry::{HalfPoint, Move};
use std::hash::{Hash, Hasher};

/// Most agents in one game, Pacman included.
pub const MAX_AGENTS: usize = 16;

/// How the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Status {
    /// The game goes on.
    #[default]
    Playing,
    /// Pacman has eaten everything.
    Won,
    /// Pacman was caught.
    Lost,
}

/// Pacman or a ghost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Agent {
    /// Where it is.
    pub point: HalfPoint,
    /// The direction of its last step.
    pub facing: Move,
    /// Moves for which a ghost stays frightened; 0 for Pacman.
    pub timer: u8,
}

impl Agent {
    /// An agent that has not moved yet.
    pub fn at_rest(point: HalfPoint) -> Agent {
        Agent { point, facing: Move::Stop, timer: 0 }
    }

    /// How far it steps, in half squares: frightened ghosts are slow.
    pub(crate) fn pace(&self) -> u8 {
        if self.is_scared() { HalfPoint::HALF } else { HalfPoint::WHOLE }
    }

    /// Whether this ghost may be eaten.
    pub fn is_scared(&self) -> bool {
        self.timer > 0
    }
}

/// A position, with everything needed to continue the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) agents: [Agent; MAX_AGENTS],
    pub(crate) agent_count: u8,
    /// The agent to move; Pacman is 0.
    pub(crate) mover: u8,
    pub(crate) status: Status,
    pub(crate) food_left: u16,
    pub(crate) score: i32,
    pub(crate) capsules: u64,
    pub(crate) food: DotSet,
}

impl State {
    /// Pacman.
    pub fn pacman(&self) -> &Agent {
        &self.agents[0]
    }

    /// The ghosts, first to move first.
    pub fn ghosts(&self) -> &[Agent] {
        &self.agents[1..self.agent_count()]
    }

    /// Every agent, Pacman first.
    pub fn agents(&self) -> &[Agent] {
        &self.agents[..self.agent_count()]
    }

    /// How many agents there are, Pacman included.
    pub fn agent_count(&self) -> usize {
        usize::from(self.agent_count)
    }

    /// The number of the agent to move; Pacman is 0.
    pub fn mover(&self) -> usize {
        usize::from(self.mover)
    }

    /// Points so far.
    pub fn score(&self) -> i32 {
        self.score
    }

    /// Whether the game is over, and how it ended.
    pub fn status(&self) -> Status {
        self.status
    }

    /// Dots not eaten yet.
    pub fn food_left(&self) -> usize {
        usize::from(self.food_left)
    }

    /// Capsules not eaten yet.
    pub fn capsules_left(&self) -> usize {
        self.capsules.count_ones() as usize
    }

    /// Whether the dot with this number is left.
    pub fn has_food(&self, dot: u16) -> bool {
        self.food.contains(usize::from(dot))
    }

    /// Whether the capsule with this number is left.
    pub fn has_capsule(&self, capsule: u8) -> bool {
        self.capsules >> capsule & 1 == 1
    }

    /// Numbers of the dots not eaten yet; [`crate::Maze::food_square`] tells where they are.
    pub fn food(&self) -> impl Iterator<Item = usize> + '_ {
        self.food.iter()
    }

    /// Numbers of the capsules not eaten yet; [`crate::Maze::capsule_square`] tells where they are.
    pub fn capsules(&self) -> impl Iterator<Item = usize> {
        BitPositions(self.capsules)
    }

    /// The state as the course's program compares states: without whose turn it is.
    pub fn position(&self) -> TurnlessState {
        TurnlessState(State { mover: 0, ..self.clone() })
    }
}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(self.key());
    }
}

impl State {
    /// A number equal for equal states and different for different ones except by accident.
    pub(crate) fn key(&self) -> u64 {
        let mut key = mix(u64::from(self.mover), self.score as u64);
        key = mix(key, self.capsules);
        for agent in self.agents() {
            let Agent { point, facing, timer } = *agent;
            key = mix(key, u64::from(u32::from_le_bytes([point.x, point.y, facing as u8, timer])));
        }
        for (index, &word) in self.food.words().iter().enumerate().filter(|&(_, &word)| word != 0) {
            key = mix(key ^ index as u64, word);
        }
        key
    }
}

/// A state without whose turn it is: what is counted when distinct states are.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub struct TurnlessState(State);

/// Stirs `value` into `key` (the finaliser of the splitmix64 generator).
fn mix(key: u64, value: u64) -> u64 {
    let mut x = key.rotate_left(23) ^ value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
