//! A position: where the pieces stand, who moves, and how long nothing has been decided.

use crate::colour::{Black, Colour, White, crown_row};
use crate::moves::Move;
use crate::square::Square;
use crate::squares::Squares;
use search::Side;
use std::fmt;

/// Men and kings of one side.
pub const MAX_PIECES: usize = 12;

/// Anything a position text can say, not yet known to be playable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardSetup {
    /// Who moves.
    pub turn: Side,
    /// White's men.
    pub white_men: Squares,
    /// White's kings.
    pub white_kings: Squares,
    /// Black's men.
    pub black_men: Squares,
    /// Black's kings.
    pub black_kings: Squares,
}

impl BoardSetup {
    /// An empty board.
    pub const fn empty(turn: Side) -> BoardSetup {
        let none = Squares::NONE;
        BoardSetup { turn, white_men: none, white_kings: none, black_men: none, black_kings: none }
    }

    /// The men of a side, to read or change.
    pub fn men_mut(&mut self, side: Side) -> &mut Squares {
        match side {
            Side::Max => &mut self.white_men,
            Side::Min => &mut self.black_men,
        }
    }

    /// The kings of a side, to read or change.
    pub fn kings_mut(&mut self, side: Side) -> &mut Squares {
        match side {
            Side::Max => &mut self.white_kings,
            Side::Min => &mut self.black_kings,
        }
    }

    /// The first reason why this is no position, if there is one.
    pub fn check(&self) -> Result<(), SetupError> {
        let mut seen = Squares::NONE;
        for set in [self.white_men, self.white_kings, self.black_men, self.black_kings] {
            if let Some(square) = (seen & set).first() {
                return Err(SetupError::Occupied(square));
            }
            seen |= set;
        }
        check_army(Side::Max, self.white_men, self.white_kings)?;
        check_army(Side::Min, self.black_men, self.black_kings)
    }
}

fn check_army(side: Side, men: Squares, kings: Squares) -> Result<(), SetupError> {
    if let Some(square) = (men & crown_row(side)).first() {
        return Err(SetupError::UncrownedMan(side, square));
    }
    let count = (men | kings).len();
    if count > MAX_PIECES { Err(SetupError::TooMany(side, count)) } else { Ok(()) }
}

/// Why a setup is no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Two pieces stand on one square.
    #[error("two pieces stand on square {0}")]
    Occupied(Square),
    /// A man stands where it would have become a king.
    #[error("a man of {} stands on its king row, square {_1}", colour_name(*_0))]
    UncrownedMan(Side, Square),
    /// A side has more pieces than it starts with.
    #[error("{} has {_1} pieces, more than {MAX_PIECES}", colour_name(*_0))]
    TooMany(Side, usize),
}

/// The colour a side plays.
pub const fn colour_name(side: Side) -> &'static str {
    match side {
        Side::Max => "White",
        Side::Min => "Black",
    }
}

/// How many men and kings one side has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Force {
    /// Men.
    pub men: u8,
    /// Kings.
    pub kings: u8,
}

impl fmt::Display for Force {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Force { men, kings: 0 } => write!(f, "{men}M"),
            Force { men: 0, kings } => write!(f, "{kings}K"),
            Force { men, kings } => write!(f, "{kings}K{men}M"),
        }
    }
}

/// A playable position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) pieces: [Squares; 2],
    pub(crate) kings: Squares,
    pub(crate) turn: Side,
    pub(crate) reversible: u8,
}

/// Odd numbers without structure that keep the sets of a key apart (digits of pi).
const KEY_SALT: [u64; 3] = [0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7345, 0xa409_3822_299f_31d1];

/// The bit of a key's input that tells whose turn it is: above every square.
const KEY_TURN: u64 = 1 << 63;

impl State {
    /// The position a whole game starts from: Black moves first.
    pub const fn start() -> State {
        let black = Squares::from_mask(0x0000_0fff);
        let white = Squares::from_mask(0xfff0_0000);
        State { pieces: [white, black], kings: Squares::NONE, turn: Side::Min, reversible: 0 }
    }

    /// The position of a setup that is known to pass [`BoardSetup::check`].
    #[inline]
    pub fn assume_valid(setup: &BoardSetup) -> State {
        debug_assert_eq!(setup.check(), Ok(()));
        State {
            pieces: [setup.white_men | setup.white_kings, setup.black_men | setup.black_kings],
            kings: setup.white_kings | setup.black_kings,
            turn: setup.turn,
            reversible: 0,
        }
    }

    /// The position as a setup.
    pub fn setup(&self) -> BoardSetup {
        BoardSetup {
            turn: self.turn,
            white_men: self.men(Side::Max),
            white_kings: self.kings(Side::Max),
            black_men: self.men(Side::Min),
            black_kings: self.kings(Side::Min),
        }
    }

    /// Who moves.
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Every piece of a side.
    #[inline]
    pub const fn pieces(&self, side: Side) -> Squares {
        self.pieces[side as usize]
    }

    /// A side's men.
    #[inline]
    pub fn men(&self, side: Side) -> Squares {
        self.pieces(side) - self.kings
    }

    /// A side's kings.
    #[inline]
    pub fn kings(&self, side: Side) -> Squares {
        self.pieces(side) & self.kings
    }

    /// The kings of both sides.
    #[inline]
    pub const fn all_kings(&self) -> Squares {
        self.kings
    }

    /// Every piece.
    #[inline]
    pub fn occupied(&self) -> Squares {
        self.pieces[0] | self.pieces[1]
    }

    /// The squares without a piece.
    #[inline]
    pub fn empty(&self) -> Squares {
        !self.occupied()
    }

    /// How many men and kings a side has.
    #[inline]
    pub fn force(&self, side: Side) -> Force {
        Force { men: self.men(side).len() as u8, kings: self.kings(side).len() as u8 }
    }

    /// Plies since the last capture or move of a man.
    #[inline]
    pub const fn reversible_plies(&self) -> usize {
        self.reversible as usize
    }

    /// The same game seen from the other end of the board: colours, board and turn are turned round.
    #[inline]
    #[must_use]
    pub const fn rotate(&self) -> State {
        State {
            pieces: [self.pieces[1].rotate(), self.pieces[0].rotate()],
            kings: self.kings.rotate(),
            turn: self.turn.other(),
            reversible: self.reversible,
        }
    }

    /// The same board with this side to move.
    #[inline]
    #[must_use]
    pub const fn with_turn(self, turn: Side) -> State {
        State { turn, ..self }
    }

    /// A number for the pieces and the turn; how long nothing was decided is not in it.
    #[inline]
    pub fn key(&self) -> u64 {
        let [white, black] = self.pieces;
        let turn = match self.turn {
            Side::Max => 0,
            Side::Min => KEY_TURN,
        };
        let placed = fold(white.bits() ^ KEY_SALT[0], black.bits() ^ KEY_SALT[1]);
        fold(placed ^ self.kings.bits() ^ turn, KEY_SALT[2])
    }

    /// The state after a move that is legal here.
    #[inline]
    #[must_use]
    pub fn after(&self, m: Move) -> State {
        let (from, to) = (m.from().into(), m.to().into());
        match self.turn {
            Side::Max => self.shifted::<White>(from, to, m.captured()),
            Side::Min => self.shifted::<Black>(from, to, m.captured()),
        }
    }

    /// The state after the piece on `from` goes to `to` and takes `captured`.
    #[inline(always)]
    pub(crate) fn shifted<C: Colour>(&self, from: Squares, to: Squares, captured: Squares) -> State {
        let own = C::SIDE as usize;
        let mut pieces = self.pieces;
        // A round trip ends where it began, so the piece is lifted before it is put down.
        pieces[own] = (pieces[own] - from) | to;
        pieces[1 - own] -= captured;
        let is_king = self.kings.meets(from);
        let crowned = if is_king { to } else { to & C::CROWN };
        let kings = (self.kings - from - captured) | crowned;
        let is_reversible = is_king && captured.is_empty();
        let reversible = if is_reversible { self.reversible.saturating_add(1) } else { 0 };
        State { pieces, kings, turn: C::SIDE.other(), reversible }
    }
}

/// Multiplies to twice the width and folds the halves together: every bit of both reaches every bit.
#[inline(always)]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

impl TryFrom<BoardSetup> for State {
    type Error = SetupError;

    fn try_from(setup: BoardSetup) -> Result<State, SetupError> {
        setup.check()?;
        Ok(State::assume_valid(&setup))
    }
}
