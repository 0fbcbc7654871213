//! The same count of positions on three kinds of board, to be read and timed side by side.
//!
//! A board knows where the men stand and where they reach. What the rules add (castling, pawns taken in passing,
//! promotions, kings that must not be left in check) is the same for all three and stands in `counting.rs`.

mod counting;
mod eight_by_eight;
mod ray;
mod square_sets;
mod ten_by_twelve;

use crate::fen::has_ordinary_castling;
use crate::rules::State;
use counting::BoardPosition;
use cozy_chess::{Color, Piece};
use eight_by_eight::EightByEight;
use search::Depth;
use square_sets::SquareSets;
use ten_by_twelve::TenByTwelve;

/// A man on a board.
type Owned = (Color, Piece);

/// What a board must know. Squares are numbered from a1 = 0 along the ranks to h8 = 63.
trait Chessboard: Clone {
    /// No man on any square.
    fn empty() -> Self;

    /// The man on a square.
    fn man(&self, square: u8) -> Option<Owned>;

    /// Puts a man on a square, or takes the one away that stands there.
    fn put(&mut self, square: u8, man: Option<Owned>);

    /// Tells from where to where the men of a side can go, kings in check and castling left aside. `passed` is the
    /// square that a pawn of the other side has just passed.
    fn tell_moves(&self, color: Color, passed: Option<u8>, tell: &mut impl FnMut(u8, u8));

    /// Whether a man of this side attacks a square.
    fn is_attacked(&self, square: u8, by: Color) -> bool;
}

/// A kind of board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardKind {
    /// A table of eight by eight cells.
    EightByEight,
    /// A list of ten by twelve cells: the board and a border.
    TenByTwelve,
    /// Numbers of 64 bits, one for every kind of man.
    SquareSets,
}

impl BoardKind {
    /// All kinds, the simplest first.
    pub const ALL: [BoardKind; 3] = [BoardKind::EightByEight, BoardKind::TenByTwelve, BoardKind::SquareSets];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            BoardKind::EightByEight => "8x8 mailbox",
            BoardKind::TenByTwelve => "10x12 mailbox",
            BoardKind::SquareSets => "bitboards",
        }
    }

    /// How many move sequences of this length there are, counted on this kind of board; none for a position with a
    /// castling right that only Chess960 has.
    pub fn perft(self, state: &State, depth: Depth) -> Option<u64> {
        has_ordinary_castling(state.board()).then(|| match self {
            BoardKind::EightByEight => BoardPosition::<EightByEight>::new(state).perft(depth),
            BoardKind::TenByTwelve => BoardPosition::<TenByTwelve>::new(state).perft(depth),
            BoardKind::SquareSets => BoardPosition::<SquareSets>::new(state).perft(depth),
        })
    }
}
