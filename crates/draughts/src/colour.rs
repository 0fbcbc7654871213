//! The two armies as types: rules are written once and compiled for each.

use crate::squares::{Direction, Squares};
use search::Side;

/// What differs between the armies.
pub(crate) trait Colour {
    /// The opponent.
    type Other: Colour<Other = Self>;
    /// The side this army plays for.
    const SIDE: Side;
    /// Where men go.
    const FORWARD: [Direction; 2];
    /// Where only kings go.
    const BACKWARD: [Direction; 2];
    /// Where men become kings.
    const CROWN: Squares;
}

/// The army that starts at the bottom: MAX.
pub(crate) struct White;

/// The army that starts at the top, also called Red: MIN. It moves first in a whole game.
pub(crate) struct Black;

impl Colour for White {
    type Other = Black;
    const SIDE: Side = Side::Max;
    const FORWARD: [Direction; 2] = [Direction::NorthWest, Direction::NorthEast];
    const BACKWARD: [Direction; 2] = [Direction::SouthWest, Direction::SouthEast];
    const CROWN: Squares = Squares::TOP;
}

impl Colour for Black {
    type Other = White;
    const SIDE: Side = Side::Min;
    const FORWARD: [Direction; 2] = [Direction::SouthWest, Direction::SouthEast];
    const BACKWARD: [Direction; 2] = [Direction::NorthWest, Direction::NorthEast];
    const CROWN: Squares = Squares::BOTTOM;
}

/// The row on which a side's men become kings.
pub const fn crown_row(side: Side) -> Squares {
    match side {
        Side::Max => White::CROWN,
        Side::Min => Black::CROWN,
    }
}

/// Where a side's men go.
pub const fn forward(side: Side) -> [Direction; 2] {
    match side {
        Side::Max => White::FORWARD,
        Side::Min => Black::FORWARD,
    }
}
