//! Where Pacman can flee to: the squares he reaches before any dangerous ghost.

use super::measure::{dangerous, pacman_square};
use crate::geometry::{MoveSet, Square};
use crate::rules::Pacman;
use crate::state::{Agent, MAX_AGENTS, State};
use crate::walls::MAX_SIDE;

/// More squares than this are as good as free: the search goes no further.
const ROOM: usize = 10;
/// Ways out of a square.
const MAX_EXITS: usize = 4;

/// How much of the room to move is missing, squared: 0 with at least [`ROOM`] squares that he reaches first, his own
/// included, near 1 when every way is barred. A little room less hardly matters; the last few squares do.
pub fn cornered(game: &Pacman, state: &State) -> f64 {
    let ghosts = Arrivals::new(game, state);
    if ghosts.count == 0 {
        return 0.0;
    }
    let missing = 1.0 - count_reached(game, state, &ghosts) as f64 / ROOM as f64;
    missing * missing
}

/// The squares a ghost may enter with its next move: it does not turn round where it can go on.
pub fn onward(game: &Pacman, ghost: &Agent) -> MoveSet {
    let exits = game.maze().walls().exits(ghost.point.square());
    let onward = exits.without(ghost.facing.reverse());
    if onward.is_empty() { exits } else { onward }
}

/// When the dangerous ghosts arrive on each square.
struct Arrivals<'a> {
    /// For every first step of every ghost, the distances from where it leads.
    rows: [&'a [u16]; MAX_AGENTS * MAX_EXITS],
    count: usize,
}

impl<'a> Arrivals<'a> {
    fn new(game: &'a Pacman, state: &State) -> Arrivals<'a> {
        let mut arrivals = Arrivals { rows: [&[]; MAX_AGENTS * MAX_EXITS], count: 0 };
        for ghost in dangerous(state) {
            for m in onward(game, ghost).iter() {
                let next = ghost.point.square().step(m);
                arrivals.rows[arrivals.count] = game.maze().distances().from(next);
                arrivals.count += 1;
            }
        }
        arrivals
    }

    /// Moves until the first ghost can be on the square with this number.
    fn at(&self, number: usize) -> u16 {
        let steps = self.rows[..self.count].iter().map(|row| row[number]);
        steps.min().unwrap_or(u16::MAX).saturating_add(1)
    }
}

/// Squares Pacman reaches before every ghost, his own included, up to [`ROOM`].
fn count_reached(game: &Pacman, state: &State, ghosts: &Arrivals<'_>) -> usize {
    let (walls, distances) = (game.maze().walls(), game.maze().distances());
    let start = pacman_square(state);
    let mut reached = [(start, 0); ROOM];
    let mut seen = SquareSet::default();
    seen.add(start);
    let (mut next, mut count) = (0, 1);
    while next < count && count < ROOM {
        let (square, steps) = reached[next];
        next += 1;
        for m in walls.exits(square).iter() {
            let to = square.step(m);
            let is_barred = || steps == 0 && dangerous(state).any(|ghost| ghost.point.square() == to);
            if count == ROOM || ghosts.at(distances.number(to)) <= steps + 1 || is_barred() || !seen.add(to) {
                continue;
            }
            reached[count] = (to, steps + 1);
            count += 1;
        }
    }
    count
}

/// A set of squares.
struct SquareSet([u64; MAX_SIDE]);

impl Default for SquareSet {
    fn default() -> Self {
        SquareSet([0; MAX_SIDE])
    }
}

impl SquareSet {
    /// Puts a square in; whether it was not there.
    fn add(&mut self, square: Square) -> bool {
        let row = &mut self.0[usize::from(square.y)];
        let is_new = *row >> square.x & 1 == 0;
        *row |= 1 << square.x;
        is_new
    }
}
