//! The rules: k or more stones in a row win, X is MAX and starts, a full board is a draw.
//!
//! A cell's index is `row * columns + column`, from 0 at the upper left. A state knows on which empty cells each
//! side would complete a line. A win is then one lookup, and threats cost nothing more.

mod literal;

use crate::bits::Bits;
use crate::lines::{Axis, Lines};
use crate::zobrist;
use search::{Game, Outcome, Side};
use session::options::Names;
use std::fmt;

/// Boards have at most this many columns and rows.
pub const MAX_SIDE: usize = 20;

/// A board that cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// The board is too small or too large.
    #[error("bad board '{columns}x{rows}': expected 1 to {MAX_SIDE} columns and rows")]
    Size {
        /// Columns asked for.
        columns: usize,
        /// Rows asked for.
        rows: usize,
    },
    /// The board does not fit into the words of this type.
    #[error("bad board '{columns}x{rows}': expected at most {capacity} cells")]
    Capacity {
        /// Columns asked for.
        columns: usize,
        /// Rows asked for.
        rows: usize,
        /// Cells there is room for.
        capacity: usize,
    },
    /// No line can have this length.
    #[error("bad line length '{k}': expected 1 to {MAX_SIDE}")]
    Length {
        /// The length asked for.
        k: usize,
    },
}

/// A cell, named by its index: the move that puts a stone there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Square(pub u16);

impl Square {
    /// The index as a number to count with.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The rules of one m,n,k game, on a board of at most `64 * WORDS` cells.
///
/// A `k` longer than both sides of the board is allowed: neither side can win then.
#[derive(Clone, Debug)]
pub struct Mnk<const WORDS: usize> {
    columns: usize,
    rows: usize,
    k: usize,
    board: Bits<WORDS>,
    lines: Lines<WORDS>,
    names: Names,
    /// The empty cells that the root has, where a search reads the rules as the source's recursion does.
    literal: Option<u16>,
}

/// A position of an m,n,k game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct State<const WORDS: usize> {
    stones: [Bits<WORDS>; 2],
    /// Empty cells where a stone of each side completes a line; none once the game is won.
    completing: [Bits<WORDS>; 2],
    key: u64,
    empty: u16,
    turn: Side,
    winner: Option<Side>,
}

impl<const WORDS: usize> State<WORDS> {
    /// The cells with stones of `side`.
    #[inline]
    pub fn stones(&self, side: Side) -> &Bits<WORDS> {
        &self.stones[side as usize]
    }

    /// The empty cells where `side` would win at once; none once the game is won.
    #[inline]
    pub fn completing(&self, side: Side) -> &Bits<WORDS> {
        &self.completing[side as usize]
    }

    /// Every cell with a stone.
    #[inline]
    pub fn occupied(&self) -> Bits<WORDS> {
        self.stones[0] | self.stones[1]
    }

    /// Whose stone is on a cell.
    pub fn owner(&self, square: Square) -> Option<Side> {
        [Side::Max, Side::Min].into_iter().find(|&side| self.stones(side).contains(square.index()))
    }

    /// How many cells are empty.
    #[inline]
    pub fn empty(&self) -> usize {
        usize::from(self.empty)
    }

    /// The same stones with the other side to move.
    pub(crate) fn passed(&self) -> Self {
        State { turn: self.turn.other(), key: self.key ^ zobrist::MIN_TO_MOVE, ..*self }
    }

    /// Who has a line.
    #[inline]
    pub fn winner(&self) -> Option<Side> {
        self.winner
    }
}

impl<const WORDS: usize> Mnk<WORDS> {
    /// The rules for a board of `columns` by `rows` where `k` in a row win.
    pub fn new(columns: usize, rows: usize, k: usize) -> Result<Self, RulesError> {
        let sides = 1..=MAX_SIDE;
        if !sides.contains(&columns) || !sides.contains(&rows) {
            return Err(RulesError::Size { columns, rows });
        }
        if columns * rows > Bits::<WORDS>::CAPACITY {
            return Err(RulesError::Capacity { columns, rows, capacity: Bits::<WORDS>::CAPACITY });
        }
        if !sides.contains(&k) {
            return Err(RulesError::Length { k });
        }
        let board = Bits::below(columns * rows);
        Ok(Mnk {
            columns,
            rows,
            k,
            board,
            lines: Lines::new(columns, rows, k),
            names: Names::Sources,
            literal: None,
        })
    }

    /// The same game with its moves named otherwise.
    pub fn named(self, names: Names) -> Self {
        Mnk { names, ..self }
    }

    /// How moves are named.
    pub fn names(&self) -> Names {
        self.names
    }

    /// Number of columns.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many in a row win.
    pub fn k(&self) -> usize {
        self.k
    }

    /// Number of cells.
    pub fn cells(&self) -> usize {
        self.columns * self.rows
    }

    /// The windows of k cells in a row.
    pub fn lines(&self) -> &Lines<WORDS> {
        &self.lines
    }

    /// The cells without a stone.
    #[inline]
    pub fn empty_cells(&self, state: &State<WORDS>) -> Bits<WORDS> {
        self.board.minus(&state.occupied())
    }

    /// The state with these stones, MAX's first; none when both sides have a line.
    pub(crate) fn set_up(&self, stones: [Bits<WORDS>; 2], turn: Side) -> Option<State<WORDS>> {
        let winner = match stones.map(|own| self.has_line(&own)) {
            [true, true] => return None,
            [true, false] => Some(Side::Max),
            [false, true] => Some(Side::Min),
            [false, false] => None,
        };
        let empty = self.board.minus(&(stones[0] | stones[1]));
        let completing = match winner {
            Some(_) => [Bits::EMPTY; 2],
            None => stones.map(|own| self.completing_cells(&own, &empty)),
        };
        let stone_keys =
            |side: Side| stones[side as usize].iter().fold(0, |key, index| key ^ zobrist::stone(side, index));
        let turn_key = if turn == Side::Min { zobrist::MIN_TO_MOVE } else { 0 };
        let key = stone_keys(Side::Max) ^ stone_keys(Side::Min) ^ turn_key;
        Some(State { stones, completing, key, empty: empty.count() as u16, turn, winner })
    }

    fn has_line(&self, own: &Bits<WORDS>) -> bool {
        self.lines.windows().iter().any(|window| window.is_within(own))
    }

    /// The empty cells where one more stone makes a window complete.
    fn completing_cells(&self, own: &Bits<WORDS>, empty: &Bits<WORDS>) -> Bits<WORDS> {
        let missing = self.lines.windows().iter().map(|window| window.minus(own));
        let single = missing.filter(|missing| missing.is_single() && missing.is_within(empty));
        single.fold(Bits::EMPTY, |cells, missing| cells | missing)
    }

    /// The empty cells where one more stone completes a line through the stone just put on `index`.
    #[inline]
    fn completing_through(&self, own: &Bits<WORDS>, occupied: &Bits<WORDS>, index: usize) -> Bits<WORDS> {
        let mut found = Bits::EMPTY;
        // In one word a whole window is tested at once; in several, walking along the lines is faster.
        if WORDS == 1 {
            for &window in self.lines.through(index) {
                let missing = self.lines.windows()[usize::from(window)].minus(own);
                if missing.is_single() && !missing.meets(occupied) {
                    found |= missing;
                }
            }
        } else {
            for axis in self.lines.axes(index) {
                self.complete_axis(own, occupied, index, axis, &mut found);
            }
        }
        found
    }

    /// A line through `index` can only be completed where the run of stones around it first stops.
    #[inline]
    fn complete_axis(
        &self,
        own: &Bits<WORDS>,
        occupied: &Bits<WORDS>,
        index: usize,
        axis: &Axis,
        found: &mut Bits<WORDS>,
    ) {
        let runs = axis.map(|ray| ray.run(own, index));
        for (ray, run) in axis.iter().zip(runs) {
            if run == ray.reach {
                continue;
            }
            let gap = ray.cell(index, run + 1);
            if !occupied.contains(gap) && runs[0] + runs[1] + 2 + ray.skip(run + 1).run(own, gap) >= self.k {
                found.insert(gap);
            }
        }
    }
}

impl<const WORDS: usize> Game for Mnk<WORDS> {
    type State = State<WORDS>;
    type Move = Square;

    #[inline]
    fn turn(&self, state: &State<WORDS>) -> Side {
        state.turn
    }

    #[inline]
    fn moves(&self, state: &State<WORDS>, out: &mut Vec<Square>) {
        if state.winner.is_none() {
            out.extend(self.empty_cells(state).iter().map(|index| Square(index as u16)));
        }
    }

    #[inline]
    fn play(&self, state: &State<WORDS>, m: Square) -> State<WORDS> {
        if self.literal.is_some() {
            return self.play_literally(state, m);
        }
        let mut next = *state;
        let index = m.index();
        let side = state.turn;
        let own = side as usize;
        debug_assert!(
            self.board.contains(index) && !state.occupied().contains(index) && state.winner.is_none()
        );
        next.stones[own].insert(index);
        next.key ^= zobrist::stone(side, index) ^ zobrist::MIN_TO_MOVE;
        next.empty -= 1;
        next.turn = side.other();
        if state.completing[own].contains(index) {
            next.winner = Some(side);
            next.completing = [Bits::EMPTY; 2];
            return next;
        }
        next.completing[1 - own].remove(index);
        next.completing[own] |= self.completing_through(&next.stones[own], &next.occupied(), index);
        next
    }

    #[inline]
    fn outcome(&self, state: &State<WORDS>) -> Option<Outcome> {
        match state.winner {
            Some(side) => Some(Outcome::win(side)),
            None => (state.empty == 0).then_some(Outcome::DRAW),
        }
    }

    fn stuck(&self, _state: &State<WORDS>) -> Outcome {
        Outcome::DRAW
    }

    #[inline]
    fn key(&self, state: &State<WORDS>) -> u64 {
        state.key
    }

    #[inline]
    fn code(&self, m: Square) -> u16 {
        m.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Notation;
    use search::testkit::{check_game, random_state};

    const BOARDS: &[(usize, usize, usize)] = &[
        (3, 3, 3),
        (4, 3, 3),
        (3, 5, 3),
        (5, 5, 4),
        (7, 2, 2),
        (8, 8, 5),
        (4, 4, 1),
        (3, 3, 5),
        (1, 9, 3),
        (1, 1, 1),
    ];

    fn check_conformance<const WORDS: usize>(boards: &[(usize, usize, usize)], games: usize) {
        for &(m, n, k) in boards {
            let game = Mnk::<WORDS>::new(m, n, k).expect("a board");
            check_game(&game, &game.start(), games, 7);
        }
    }

    #[test]
    fn boards_keep_the_promises_of_a_game() {
        check_conformance::<1>(BOARDS, 50);
        check_conformance::<7>(BOARDS, 10);
        check_conformance::<7>(&[(15, 15, 5), (20, 20, 5), (20, 20, 20), (19, 7, 6)], 2);
    }

    /// Everything a state knows must be what its stones alone tell.
    fn check_running<const WORDS: usize>(m: usize, n: usize, k: usize) {
        let game = Mnk::<WORDS>::new(m, n, k).expect("a board");
        for seed in 0..100 {
            let state = random_state(&game, &game.start(), seed as usize % (game.cells() + 1), seed);
            let stones = [Side::Max, Side::Min].map(|side| *state.stones(side));
            assert_eq!(game.set_up(stones, state.turn), Some(state), "{}", game.show_state(&state));
        }
    }

    #[test]
    fn states_know_what_their_stones_tell() {
        for &(m, n, k) in BOARDS {
            check_running::<1>(m, n, k);
            check_running::<7>(m, n, k);
        }
        check_running::<7>(20, 20, 5);
        check_running::<7>(13, 9, 4);
    }

    fn check_error<const WORDS: usize>(m: usize, n: usize, k: usize, expected: &str) {
        let error = Mnk::<WORDS>::new(m, n, k).expect_err("a bad board").to_string();
        assert_eq!(error, expected);
    }

    #[test]
    fn impossible_boards_are_refused() {
        check_error::<1>(0, 3, 3, "bad board '0x3': expected 1 to 20 columns and rows");
        check_error::<7>(20, 21, 3, "bad board '20x21': expected 1 to 20 columns and rows");
        check_error::<7>(
            usize::MAX,
            2,
            3,
            "bad board '18446744073709551615x2': expected 1 to 20 columns and rows",
        );
        check_error::<1>(9, 8, 5, "bad board '9x8': expected at most 64 cells");
        check_error::<1>(5, 5, 0, "bad line length '0': expected 1 to 20");
        check_error::<7>(5, 5, 21, "bad line length '21': expected 1 to 20");
    }

    fn check_outcome(k: usize, moves: &[u16], expected: Option<Outcome>) {
        let game = Mnk::<1>::new(4, 3, k).expect("a small board");
        let state = moves.iter().fold(game.start(), |state, &m| game.play(&state, Square(m)));
        assert_eq!(game.outcome(&state), expected, "{moves:?}");
        let mut left = Vec::new();
        game.moves(&state, &mut left);
        assert_eq!(left.is_empty(), expected.is_some(), "{moves:?}");
    }

    #[test]
    fn k_or_more_in_a_row_win() {
        check_outcome(3, &[0, 4, 1, 5, 2], Some(Outcome::win(Side::Max)));
        check_outcome(3, &[11, 4, 1, 5, 2, 6], Some(Outcome::win(Side::Min)));
        check_outcome(3, &[0, 4, 1, 5, 3, 8, 2], Some(Outcome::win(Side::Max)));
        check_outcome(3, &[0, 1, 5, 2, 10], Some(Outcome::win(Side::Max)));
        check_outcome(3, &[3, 4, 2, 5, 7], None);
        check_outcome(5, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], None);
        check_outcome(5, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], Some(Outcome::DRAW));
        check_outcome(1, &[7], Some(Outcome::win(Side::Max)));
    }

    #[test]
    fn threats_are_known() {
        let game = Mnk::<1>::new(5, 5, 4).expect("a small board");
        let state = game.parse_state("5/1xxx1/o3o/o4/5 o").expect("a position");
        assert!(state.completing(Side::Max).iter().eq([5, 9]));
        assert!(state.completing(Side::Min).is_empty());
        let blocked = game.play(&state, Square(5));
        assert!(blocked.completing(Side::Max).iter().eq([9]));
        assert!(blocked.completing(Side::Min).iter().eq([0, 20]));
    }
}
