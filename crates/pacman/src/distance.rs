//! Distances through the maze between any two squares.

use crate::geometry::{HalfPoint, Square};
use crate::walls::Walls;
use std::collections::VecDeque;

/// The distance between squares that no path joins.
pub const UNREACHABLE: u16 = u16::MAX;

/// The number of a square that is wall.
const WALL: u16 = u16::MAX;

/// Steps of the shortest path between every two open squares.
#[derive(Clone, Debug)]
pub struct Distances {
    width: usize,
    /// A number for each open square; [`WALL`] for the others.
    numbers: Vec<u16>,
    /// How many open squares there are.
    count: usize,
    /// The distances from each open square to every other.
    table: Vec<u16>,
}

impl Distances {
    /// Walks through the maze from every open square.
    pub fn new(walls: &Walls) -> Distances {
        let open: Vec<Square> = walls.squares().filter(|&square| !walls.is_wall(square)).collect();
        let mut numbers = vec![WALL; walls.width() * walls.height()];
        for (number, &square) in open.iter().enumerate() {
            numbers[walls.index(square)] = number as u16;
        }
        let table = vec![UNREACHABLE; open.len() * open.len()];
        let mut distances = Distances { width: walls.width(), numbers, count: open.len(), table };
        for &from in &open {
            distances.walk(walls, from);
        }
        distances
    }

    /// The number of an open square, below [`Distances::count`].
    pub fn number(&self, square: Square) -> usize {
        usize::from(self.numbers[usize::from(square.y) * self.width + usize::from(square.x)])
    }

    /// How many open squares there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The distances from an open square to every other, by number.
    pub fn from(&self, square: Square) -> &[u16] {
        let start = self.number(square) * self.count;
        &self.table[start..start + self.count]
    }

    /// The distances from the open square with this number.
    pub fn row(&self, number: usize) -> &[u16] {
        &self.table[number * self.count..(number + 1) * self.count]
    }

    /// Steps between two open squares; [`UNREACHABLE`] when no path joins them.
    pub fn between(&self, a: Square, b: Square) -> u16 {
        self.table[self.number(a) * self.count + self.number(b)]
    }

    /// Half steps from a point, perhaps between two squares, to a square.
    pub fn half_steps(&self, point: HalfPoint, to: Square) -> u32 {
        let near = 2 * u32::from(self.between(point.square(), to));
        if !point.is_between() {
            return near;
        }
        near.min(2 * u32::from(self.between(point.other_square(), to))) + 1
    }

    fn walk(&mut self, walls: &Walls, from: Square) {
        let start = self.number(from) * self.count;
        let origin = start + self.number(from);
        self.table[origin] = 0;
        let mut waiting = VecDeque::from([from]);
        while let Some(square) = waiting.pop_front() {
            let further = self.table[start + self.number(square)] + 1;
            for m in walls.exits(square).iter() {
                let index = start + self.number(square.step(m));
                if self.table[index] == UNREACHABLE {
                    self.table[index] = further;
                    waiting.push_back(square.step(m));
                }
            }
        }
    }
}
