//! The rules: a disc is put where it turns at least one line of the opponent's, X is MAX and starts, who has no such
//! square passes, and when neither side has one most discs win.
//!
//! A pass is a move of its own, so that the sides alternate. A state knows where the side to move may put a disc:
//! listing moves, telling the end and judging mobility are then one lookup each.

use crate::discs::{STRIDE, each, movable, turned};
use crate::geometry::{Geometry, SIDES};
use search::{Game, Outcome, Side};
use std::fmt;

/// The code of a pass, behind those of the squares.
const PASS_CODE: u16 = 64;

/// A board that cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("bad board '{0}x{0}': expected 4, 6 or 8 columns and rows")]
pub struct BadSide(pub usize);

/// A square, numbered row by row from 0 at the upper left, eight to a row on boards of every size.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Square(pub(crate) u8);

impl Square {
    /// The square in this column and row, both from 0 at the upper left.
    pub(crate) fn at(column: usize, row: usize) -> Square {
        Square((STRIDE * row + column) as u8)
    }

    /// Its number.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = (self.0 % STRIDE as u8, self.0 / STRIDE as u8);
        write!(f, "{}{}", char::from(b'a' + column), row + 1)
    }
}

/// One turn of one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Move {
    /// Puts a disc on a square.
    Put(Square),
    /// Leaves the turn to the opponent, because no disc can be put.
    Pass,
}

/// The rules on one board.
#[derive(Clone, Debug)]
pub struct Reversi {
    side: usize,
    pub(crate) geometry: Geometry,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct State {
    discs: [u64; 2],
    /// Where the side to move may put a disc.
    movable: u64,
    turn: Side,
}

impl State {
    /// The squares with discs of `side`, as bits by [`Square::index`].
    #[inline]
    pub fn discs(&self, side: Side) -> u64 {
        self.discs[side as usize]
    }

    /// The squares where the side to move may put a disc.
    #[inline]
    pub fn movable(&self) -> u64 {
        self.movable
    }

    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// The squares with a disc.
    #[inline]
    pub(crate) fn occupied(&self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    /// Whose disc is on a square.
    pub fn owner(&self, square: Square) -> Option<Side> {
        [Side::Max, Side::Min].into_iter().find(|&side| self.discs(side) >> square.index() & 1 != 0)
    }
}

impl Default for Reversi {
    /// The usual board.
    fn default() -> Self {
        Reversi::new(STRIDE).expect("a size that is listed")
    }
}

impl Reversi {
    /// The rules on a board of `side` columns and rows.
    pub fn new(side: usize) -> Result<Reversi, BadSide> {
        if !SIDES.contains(&side) {
            return Err(BadSide(side));
        }
        Ok(Reversi { side, geometry: Geometry::new(side) })
    }

    /// Columns and rows of the board.
    pub fn side(&self) -> usize {
        self.side
    }

    /// The squares without a disc.
    #[inline]
    pub(crate) fn empty(&self, state: &State) -> u64 {
        self.geometry.board & !state.occupied()
    }

    /// How many squares are empty.
    pub fn empties(&self, state: &State) -> u32 {
        self.empty(state).count_ones()
    }

    /// The squares where `side` might put a disc if it were its turn.
    #[inline]
    pub(crate) fn movable_by(&self, state: &State, side: Side) -> u64 {
        if side == state.turn {
            return state.movable;
        }
        movable(state.discs(side), state.discs(side.other()), self.empty(state))
    }

    /// The state with these discs, MAX's first.
    #[inline]
    pub(crate) fn set_up(&self, discs: [u64; 2], turn: Side) -> State {
        debug_assert!(discs[0] & discs[1] == 0 && (discs[0] | discs[1]) & !self.geometry.board == 0);
        let mut state = State { discs, movable: 0, turn };
        state.movable = movable(state.discs(turn), state.discs(turn.other()), self.empty(&state));
        state
    }

    /// X's discs less O's, the empty squares given to the winner.
    pub fn margin(&self, state: &State) -> i32 {
        let [own, other] = state.discs.map(|discs| discs.count_ones() as i32);
        let difference = own - other;
        difference + difference.signum() * self.empties(state) as i32
    }

    /// Whether neither side can put a disc.
    #[inline]
    fn is_over(&self, state: &State) -> bool {
        state.movable == 0 && self.movable_by(state, state.turn.other()) == 0
    }
}

impl Game for Reversi {
    type State = State;
    type Move = Move;

    #[inline]
    fn turn(&self, state: &State) -> Side {
        state.turn
    }

    #[inline]
    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        if state.movable != 0 {
            out.extend(each(state.movable).map(|index| Move::Put(Square(index as u8))));
        } else if !self.is_over(state) {
            out.push(Move::Pass);
        }
    }

    #[inline]
    fn play(&self, state: &State, m: Move) -> State {
        let mut discs = state.discs;
        if let Move::Put(square) = m {
            let side = state.turn;
            let lines = turned(state.discs(side), state.discs(side.other()), square.index());
            debug_assert!(lines != 0 && state.owner(square).is_none());
            discs[side as usize] |= lines | 1 << square.index();
            discs[side.other() as usize] &= !lines;
        }
        self.set_up(discs, state.turn.other())
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.is_over(state).then(|| self.stuck(state))
    }

    fn stuck(&self, state: &State) -> Outcome {
        let points = f64::from(self.margin(state));
        let winner = match points {
            points if points > 0.0 => Some(Side::Max),
            points if points < 0.0 => Some(Side::Min),
            _ => None,
        };
        Outcome { winner, points }
    }

    #[inline]
    fn key(&self, state: &State) -> u64 {
        let turn = u64::from(state.turn == Side::Min);
        mix(mix(state.discs[0] ^ turn.wrapping_neg()) ^ state.discs[1])
    }

    #[inline]
    fn code(&self, m: Move) -> u16 {
        match m {
            Move::Put(square) => u16::from(square.0),
            Move::Pass => PASS_CODE,
        }
    }
}

/// Spreads the bits of a word over the whole of it; different words stay different.
#[inline]
pub(crate) fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let word = (word ^ word >> 29).wrapping_mul(0xa076_1d64_78bd_642f);
    word ^ word >> 32
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Notation;
    use search::testkit::{check_game, random_state};
    use std::collections::HashMap;

    #[test]
    fn boards_keep_the_promises_of_a_game() {
        for side in SIDES {
            let game = Reversi::new(side).expect("a board");
            check_game(&game, &game.start(), 60, 7);
        }
    }

    #[test]
    fn other_boards_are_refused() {
        for side in [0, 2, 5, 10, usize::MAX] {
            let error = Reversi::new(side).expect_err("no such board").to_string();
            assert_eq!(error, format!("bad board '{side}x{side}': expected 4, 6 or 8 columns and rows"));
        }
    }

    #[test]
    fn the_first_move_turns_one_disc() {
        let game = Reversi::default();
        let state = game.start();
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        let texts: Vec<String> = moves.iter().map(|&m| game.show_move(&state, m)).collect();
        assert_eq!(texts, ["d3", "c4", "f5", "e6"]);
        let after = game.play(&state, moves[0]);
        assert_eq!([Side::Max, Side::Min].map(|side| after.discs(side).count_ones()), [4, 1]);
    }

    fn outcome_of(text: &str) -> Option<Outcome> {
        let game = Reversi::new(4).expect("a board");
        game.outcome(&game.parse_state(text).expect("a position"))
    }

    #[test]
    fn most_discs_win_and_the_winner_gets_the_empty_squares() {
        assert_eq!(outcome_of("XXXXXXXXOOOOOOOO X"), Some(Outcome::DRAW));
        assert_eq!(outcome_of("XXX------------- O"), Some(Outcome { winner: Some(Side::Max), points: 16.0 }));
        assert_eq!(
            outcome_of("XX----------OOO- X"),
            Some(Outcome { winner: Some(Side::Min), points: -12.0 })
        );
        assert_eq!(outcome_of("---------------- O"), Some(Outcome::DRAW));
        assert_eq!(outcome_of("XO-------------- X"), None);
    }

    #[test]
    fn who_can_put_no_disc_passes() {
        let game = Reversi::new(4).expect("a board");
        let state = game.parse_state("XO-------------- O").expect("a position");
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        assert_eq!(moves, [Move::Pass]);
        let passed = game.play(&state, Move::Pass);
        assert_eq!(game.show_state(&passed), "XO-------------- X");
        assert_ne!(game.key(&passed), game.key(&state));
    }

    #[test]
    fn keys_tell_states_apart() {
        let game = Reversi::default();
        let mut seen: HashMap<u64, State> = HashMap::new();
        for seed in 0..20_000 {
            let state = random_state(&game, &game.start(), seed as usize % 60, seed);
            assert_eq!(*seen.entry(game.key(&state)).or_insert(state), state);
        }
        assert!(seen.len() > 15_000);
    }
}
