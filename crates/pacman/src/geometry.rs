//! Moves, squares, and points that may lie half-way between two squares.

use serde::Serialize;

/// What an agent does, and the direction it faces afterwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash, Serialize)]
#[repr(u8)]
pub enum Move {
    /// To the left.
    West,
    /// Stays; as a direction, that of an agent that has not moved yet.
    #[default]
    Stop,
    /// To the right.
    East,
    /// Up.
    North,
    /// Down.
    South,
}

impl Move {
    /// Every move, in the order in which the rules list them.
    pub const ALL: [Move; 5] = [Move::West, Move::Stop, Move::East, Move::North, Move::South];
    /// Every move, in the order of their names: ghosts draw in this order.
    pub const BY_NAME: [Move; 5] = [Move::East, Move::North, Move::South, Move::Stop, Move::West];

    /// The move that undoes this one.
    pub const fn reverse(self) -> Move {
        match self {
            Move::West => Move::East,
            Move::Stop => Move::Stop,
            Move::East => Move::West,
            Move::North => Move::South,
            Move::South => Move::North,
        }
    }

    /// The move's English name.
    pub const fn name(self) -> &'static str {
        match self {
            Move::West => "West",
            Move::Stop => "Stop",
            Move::East => "East",
            Move::North => "North",
            Move::South => "South",
        }
    }

    /// The move as one character, for saved games.
    pub const fn letter(self) -> char {
        match self {
            Move::West => 'W',
            Move::Stop => '.',
            Move::East => 'E',
            Move::North => 'N',
            Move::South => 'S',
        }
    }

    /// The move with this letter, in either case.
    pub fn from_letter(letter: char) -> Option<Move> {
        Move::ALL.into_iter().find(|m| m.letter() == letter.to_ascii_uppercase())
    }

    /// The move with this name or letter, in either case.
    pub fn from_name(text: &str) -> Option<Move> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Move::from_letter(letter),
            _ => Move::ALL.into_iter().find(|m| m.name().eq_ignore_ascii_case(text)),
        }
    }

    /// Columns and rows gained by a whole step.
    const fn vector(self) -> (i8, i8) {
        match self {
            Move::West => (-1, 0),
            Move::Stop => (0, 0),
            Move::East => (1, 0),
            Move::North => (0, 1),
            Move::South => (0, -1),
        }
    }
}

/// A set of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MoveSet(u8);

impl MoveSet {
    /// The set with one move.
    pub const fn only(m: Move) -> MoveSet {
        MoveSet(1 << m as u8)
    }

    /// Whether the set has no moves.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `m` is in the set.
    pub const fn contains(self, m: Move) -> bool {
        self.0 & MoveSet::only(m).0 != 0
    }

    /// The set with `m` too.
    pub const fn with(self, m: Move) -> MoveSet {
        MoveSet(self.0 | MoveSet::only(m).0)
    }

    /// The set without `m`.
    pub const fn without(self, m: Move) -> MoveSet {
        MoveSet(self.0 & !MoveSet::only(m).0)
    }

    /// How many moves are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The moves in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = Move> {
        Move::ALL.into_iter().filter(move |&m| self.contains(m))
    }
}

/// A square of the maze: column and row from the lower left, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash, Serialize)]
pub struct Square {
    /// The column.
    pub x: u8,
    /// The row.
    pub y: u8,
}

impl Square {
    /// The square in this column and row.
    pub const fn new(x: u8, y: u8) -> Square {
        Square { x, y }
    }

    /// The middle of the square.
    pub const fn point(self) -> HalfPoint {
        HalfPoint { x: 2 * self.x, y: 2 * self.y }
    }

    /// The next square in the direction of `m`. Only for squares inside the border.
    pub const fn step(self, m: Move) -> Square {
        let (dx, dy) = m.vector();
        Square { x: self.x.wrapping_add_signed(dx), y: self.y.wrapping_add_signed(dy) }
    }

    /// Columns plus rows between two squares.
    pub fn manhattan(self, other: Square) -> u32 {
        u32::from(self.x.abs_diff(other.x)) + u32::from(self.y.abs_diff(other.y))
    }
}

/// Where an agent is, in half squares: frightened ghosts stop half-way between two squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct HalfPoint {
    /// Half columns from the left.
    pub x: u8,
    /// Half rows from the bottom.
    pub y: u8,
}

impl HalfPoint {
    /// Half squares in a whole step.
    pub const WHOLE: u8 = 2;
    /// Half squares in the step of a frightened ghost.
    pub const HALF: u8 = 1;

    /// Whether the point lies between two squares.
    pub const fn is_between(self) -> bool {
        (self.x | self.y) & 1 == 1
    }

    /// The square of the point; half-way between two, the one with the larger coordinate.
    pub const fn square(self) -> Square {
        Square { x: self.x.div_ceil(2), y: self.y.div_ceil(2) }
    }

    /// The square on the other side of a point between two squares, else the same as [`HalfPoint::square`].
    pub const fn other_square(self) -> Square {
        Square { x: self.x / 2, y: self.y / 2 }
    }

    /// The point `half_squares` further in the direction of `m`. Only for points inside the border.
    pub const fn step(self, m: Move, half_squares: u8) -> HalfPoint {
        let (dx, dy) = m.vector();
        let (dx, dy) = (dx * half_squares as i8, dy * half_squares as i8);
        HalfPoint { x: self.x.wrapping_add_signed(dx), y: self.y.wrapping_add_signed(dy) }
    }

    /// Half columns plus half rows between two points.
    pub fn manhattan(self, other: HalfPoint) -> u32 {
        u32::from(self.x.abs_diff(other.x)) + u32::from(self.y.abs_diff(other.y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back() {
        for m in Move::ALL {
            assert_eq!(Move::from_name(m.name()), Some(m));
            assert_eq!(Move::from_name(&m.name().to_lowercase()), Some(m));
            assert_eq!(Move::from_name(&m.letter().to_string()), Some(m));
            assert_eq!(m.reverse().reverse(), m);
        }
        assert_eq!(Move::from_name("s"), Some(Move::South));
        assert_eq!(Move::from_name("Northwest"), None);
        assert_eq!(Move::from_name(""), None);
    }

    #[test]
    fn names_are_sorted() {
        assert!(Move::BY_NAME.is_sorted_by_key(|m| m.name()));
    }

    #[test]
    fn a_point_between_two_squares_belongs_to_the_larger() {
        let between = Square::new(4, 7).point().step(Move::East, HalfPoint::HALF);
        assert!(between.is_between());
        assert_eq!(between.square(), Square::new(5, 7));
        assert_eq!(between.other_square(), Square::new(4, 7));
        assert_eq!(between.step(Move::East, HalfPoint::HALF), Square::new(5, 7).point());
        assert_eq!(between.manhattan(Square::new(4, 6).point()), 3);
    }

    #[test]
    fn sets_list_moves_in_the_order_of_the_rules() {
        let set = MoveSet::only(Move::South).with(Move::West).with(Move::Stop).without(Move::Stop);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Move::West, Move::South]);
        assert_eq!(set.len(), 2);
        assert!(MoveSet::default().is_empty());
    }
}
