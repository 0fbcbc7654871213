//! What never changes during a game: walls, distances, where food and capsules were, where agents start.

use crate::distance::Distances;
use crate::dots::DotSet;
use crate::geometry::Square;
use crate::layout::Layout;
use crate::state::{Agent, MAX_AGENTS, State, Status};
use crate::walls::Walls;

/// What lies on a square at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Nothing to eat.
    Nothing,
    /// The dot with this number.
    Food(u16),
    /// The capsule with this number.
    Capsule(u8),
}

/// The fixed part of a game.
#[derive(Clone, Debug)]
pub struct Maze {
    layout: Layout,
    distances: Distances,
    items: Vec<Item>,
}

impl Maze {
    /// The maze of a layout.
    pub fn new(layout: Layout) -> Maze {
        let mut items = vec![Item::Nothing; layout.walls.width() * layout.walls.height()];
        for (number, &square) in layout.food.iter().enumerate() {
            items[layout.walls.index(square)] = Item::Food(number as u16);
        }
        for (number, &square) in layout.capsules.iter().enumerate() {
            items[layout.walls.index(square)] = Item::Capsule(number as u8);
        }
        Maze { distances: Distances::new(&layout.walls), layout, items }
    }

    /// The layout the maze was made from.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The walls.
    pub fn walls(&self) -> &Walls {
        &self.layout.walls
    }

    /// Distances through the maze.
    pub fn distances(&self) -> &Distances {
        &self.distances
    }

    /// What lay on a square at the start.
    pub fn item(&self, square: Square) -> Item {
        self.items[self.layout.walls.index(square)]
    }

    /// Where the dot with this number is.
    pub fn food_square(&self, dot: usize) -> Square {
        self.layout.food[dot]
    }

    /// Where the capsule with this number is.
    pub fn capsule_square(&self, capsule: usize) -> Square {
        self.layout.capsules[capsule]
    }

    /// How many agents play, Pacman included.
    pub fn agent_count(&self) -> usize {
        1 + self.layout.ghosts.len()
    }

    /// The agent with this number before its first move.
    pub fn agent_at_start(&self, agent: usize) -> Agent {
        let square = match agent {
            0 => self.layout.pacman,
            ghost => self.layout.ghosts[ghost - 1],
        };
        Agent::at_rest(square.point())
    }

    /// The state before the first move.
    pub fn start(&self) -> State {
        let mut agents = [Agent::default(); MAX_AGENTS];
        for (index, agent) in agents.iter_mut().enumerate().take(self.agent_count()) {
            *agent = self.agent_at_start(index);
        }
        State {
            agents,
            agent_count: self.agent_count() as u8,
            mover: 0,
            status: Status::Playing,
            food_left: self.layout.food.len() as u16,
            score: 0,
            capsules: self.all_capsules(),
            food: DotSet::first(self.layout.food.len()),
        }
    }

    fn all_capsules(&self) -> u64 {
        (0..self.layout.capsules.len()).fold(0, |set, capsule| set | 1 << capsule)
    }
}
