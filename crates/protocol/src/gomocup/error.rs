//! What is wrong with a line of a manager.

use super::brain::SIZES;
use session::SessionError;

/// Why the engine answers a line with `ERROR`.
#[derive(Debug, thiserror::Error)]
pub(super) enum BrainError {
    /// A line that needs a game, before there is one.
    #[error("no game: expected START first")]
    NoGame,
    /// A board that is too small or too large.
    #[error("bad size {columns},{rows}: expected {} to {}", SIZES.start(), SIZES.end())]
    Size { columns: usize, rows: usize },
    /// A line that is not what belongs there.
    #[error("{0}")]
    Expected(&'static str),
    /// A stone that does not fit there.
    #[error("bad place {x},{y}: expected {expected}")]
    Place { x: usize, y: usize, expected: &'static str },
    /// A cell where no stone may stand.
    #[error("blocked cell {x},{y}: expected a stone of 1 or 2")]
    Blocked { x: usize, y: usize },
    /// A board that was listed with a bad line.
    #[error("this board cannot be played on: {0}")]
    Board(String),
    /// A rule that moves would break.
    #[error("rule {number}{name} is not known: expected rule 0, five or more")]
    Rule { number: u64, name: &'static str },
    /// An opening with swaps of another number of stones.
    #[error("an opening of {0} stones: expected 0, 3 or 5")]
    Opening(usize),
    /// The board is full.
    #[error("no move left")]
    Full,
    /// The game cannot do it.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// A move that is no number of a cell.
    #[error("bad move '{0}': expected a number")]
    Cell(String),
}
