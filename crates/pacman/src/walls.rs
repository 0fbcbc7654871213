//! The walls of a maze and the ways out of every square.

use crate::geometry::{Move, MoveSet, Square};

/// Longest side of a maze, in squares: a row of walls is one machine word.
pub const MAX_SIDE: usize = 64;

/// Where the walls are. The border is always wall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walls {
    width: u8,
    /// One word for each row, bottom row first; bit `x` is set where column `x` is wall.
    rows: Vec<u64>,
    /// The directions without a wall, for each square row by row from the bottom.
    exits: Vec<MoveSet>,
}

impl Walls {
    /// Walls from words with a bit for each wall, bottom row first. The border must be wall.
    pub(crate) fn new(width: usize, rows: Vec<u64>) -> Walls {
        debug_assert!(width <= MAX_SIDE && rows.len() <= MAX_SIDE);
        let mut walls = Walls { width: width as u8, rows, exits: Vec::new() };
        walls.exits = walls.squares().map(|square| walls.find_exits(square)).collect();
        walls
    }

    /// Columns of the maze.
    pub fn width(&self) -> usize {
        usize::from(self.width)
    }

    /// Rows of the maze.
    pub fn height(&self) -> usize {
        self.rows.len()
    }

    /// Every square, row by row from the bottom.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let width = self.width;
        (0..self.rows.len() as u8).flat_map(move |y| (0..width).map(move |x| Square::new(x, y)))
    }

    /// The place of a square in [`Walls::squares`].
    pub fn index(&self, square: Square) -> usize {
        usize::from(square.y) * self.width() + usize::from(square.x)
    }

    /// Whether the square is wall, or outside the maze.
    pub fn is_wall(&self, square: Square) -> bool {
        let Square { x, y } = square;
        x >= self.width || self.rows.get(usize::from(y)).is_none_or(|row| row >> x & 1 == 1)
    }

    /// The directions without a wall.
    pub fn exits(&self, square: Square) -> MoveSet {
        self.exits[self.index(square)]
    }

    fn find_exits(&self, square: Square) -> MoveSet {
        let steps = Move::ALL.into_iter().filter(|&m| m != Move::Stop && !self.is_wall(square));
        let open = steps.filter(|&m| !self.is_wall(square.step(m)));
        open.fold(MoveSet::default(), MoveSet::with)
    }
}
