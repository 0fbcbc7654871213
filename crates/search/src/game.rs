//! What a game is: who moves, which moves there are, where they lead, how it ends.

use crate::outcome::Outcome;
use std::fmt::Debug;

/// One of the two interests in a game. Several agents may play for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Side {
    /// Wants large values.
    Max,
    /// Wants small values.
    Min,
}

impl Side {
    /// The other side.
    pub const fn other(self) -> Side {
        match self {
            Side::Max => Side::Min,
            Side::Min => Side::Max,
        }
    }

    /// Whether this side would rather have `a` than `b`; false when they are equal.
    pub fn prefers(self, a: f64, b: f64) -> bool {
        match self {
            Side::Max => a > b,
            Side::Min => a < b,
        }
    }

    /// A value for MAX as this side sees it, or back.
    pub fn sees(self, value: f64) -> f64 {
        match self {
            Side::Max => value,
            Side::Min => -value,
        }
    }

    /// The value no other is worse than, for this side.
    pub const fn worst(self) -> f64 {
        match self {
            Side::Max => f64::NEG_INFINITY,
            Side::Min => f64::INFINITY,
        }
    }
}

/// The rules of a game, as a value: board size or maze live in `self`.
///
/// A state is a position with everything needed to go on. States are values: [`Game::play`] returns a new
/// one and there is no undo. [`crate::testkit::check_game`] tests the promises made here.
pub trait Game {
    /// A position, with everything needed to continue.
    type State: Clone;
    /// One decision of one agent, or one outcome of chance.
    type Move: Copy + Eq + Debug;

    /// The opponent always moves next. Lets a search flip signs without asking.
    const ALTERNATING: bool = true;
    /// Some states are resolved by chance.
    const STOCHASTIC: bool = false;
    /// The rules may fail: a user wrote them.
    const CAN_FAIL: bool = false;

    /// The side that decides now.
    fn turn(&self, state: &Self::State) -> Side;

    /// Appends the legal moves to `out`, in a fixed order. Where [`Game::outcome`] is `Some` there are none, unless it is a
    /// draw that a player has to claim.
    fn moves(&self, state: &Self::State, out: &mut Vec<Self::Move>);

    /// The state after a legal move.
    fn play(&self, state: &Self::State, m: Self::Move) -> Self::State;

    /// The result, if it can be told without looking for moves.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The result when the side to move has no move.
    fn stuck(&self, state: &Self::State) -> Outcome;

    /// Equal for equal states; different for different ones except by accident, in the upper half of the bits too: tables
    /// use those. [`scramble`] makes such a key of a number.
    fn key(&self, state: &Self::State) -> u64;

    /// A number that tells the moves of one state apart; never `u16::MAX`.
    fn code(&self, m: Self::Move) -> u16;

    /// How many of the last plies could be taken back by later ones: bounds the repetition test.
    fn reversible(&self, _state: &Self::State) -> usize {
        0
    }

    /// After how many more plies the rules call a draw if every one of them can be taken back: tables do not know it.
    fn plies_to_draw(&self, _state: &Self::State) -> usize {
        usize::MAX
    }

    /// Why the rules cannot go on: only a game that a user wrote can fail, and its caller must look.
    fn failure(&self) -> Option<String> {
        None
    }

    /// If chance decides here, appends every possible move with its probability and returns true.
    fn chance(&self, _state: &Self::State, _out: &mut Vec<(f64, Self::Move)>) -> bool {
        false
    }
}

/// A key of a number that tells states apart: spreads its bits (the finaliser of the splitmix64 generator).
pub const fn scramble(number: u64) -> u64 {
    let mut x = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
