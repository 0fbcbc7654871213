//! The search for the exact margin: alpha-beta with a narrow window for all but the first move.
//!
//! Far from the end moves are ordered by what they leave the opponent, proven bounds are kept in a table and stable
//! discs bound what is still possible. Near the end that costs more than it saves.

use super::last::FEW;
use super::position::DiscPosition;
use super::table::{FactTable, NO_SQUARE, PositionFact};
use crate::discs::{around, each};
use crate::geometry::Geometry;
use crate::stable::FullLines;
use search::Stopped;
use search::{Checkpoint, Control};

/// From this number of empty squares on, moves are ordered and the table is asked.
const ORDERED: u32 = 7;

/// From this number on, the table is also asked whether a move refutes the position at once.
const ASKED_AHEAD: u32 = 10;

/// From this number on, the search asks whether to stop.
const STOPPABLE: u32 = 10;

/// How much later a move is tried for each reply it leaves, and once more for each reply in a corner.
const REPLY: i32 = 16;
const CORNER_REPLY: i32 = 16;
/// The same for each empty square beside the discs of its mover, where the opponent may come to move.
const OPENING: i32 = 4;
/// How much earlier a move into a region with an odd number of squares is tried, and one into a corner.
const ODD_REGION: i32 = 4;
const CORNER: i32 = 12;
/// The move that was best before is tried first.
const REMEMBERED: i32 = 1 << 20;

/// A move on its way to be tried.
#[derive(Clone, Copy)]
struct OrderedMove {
    position: DiscPosition,
    place: i32,
    square: u8,
}

/// One search in progress.
pub(super) struct EndingSearch<'a> {
    geometry: &'a Geometry,
    table: &'a mut FactTable,
    control: &'a dyn Control,
    /// The moves of all ordered nodes from the root to here.
    candidates: Vec<OrderedMove>,
    /// Squares of the board.
    pub(super) squares: i32,
    /// Positions looked at.
    pub(super) nodes: u64,
}

impl<'a> EndingSearch<'a> {
    pub(super) fn new(geometry: &'a Geometry, table: &'a mut FactTable, control: &'a dyn Control) -> Self {
        let squares = geometry.board.count_ones() as i32;
        EndingSearch { geometry, table, control, candidates: Vec::new(), squares, nodes: 0 }
    }

    /// The squares without a disc.
    #[inline]
    pub(super) fn empty(&self, position: DiscPosition) -> u64 {
        self.geometry.board & !(position.own | position.other)
    }

    /// The quarters of the board in which an odd number of squares is empty.
    #[inline]
    pub(super) fn odd_regions(&self, empty: u64) -> u64 {
        let mut odd = 0;
        for quarter in self.geometry.quarters {
            if (empty & quarter).count_ones() & 1 != 0 {
                odd |= quarter;
            }
        }
        odd
    }

    /// The exact margin of a position. Margins are even, so each window holds one: as far as the guess is wrong, the next
    /// one is what the last has proven.
    pub(super) fn exact(&mut self, position: DiscPosition, guess: i32) -> Result<i32, Stopped> {
        let mut guess = guess;
        loop {
            let margin = self.margin(position, guess - 1, guess + 1)?;
            if margin == guess {
                return Ok(margin);
            }
            guess = margin;
        }
    }

    /// How promising the move is that led to a position.
    pub(super) fn promise(&self, next: DiscPosition) -> i32 {
        self.place(next, self.empty(next))
    }

    /// The margin of a position for its mover; exact inside the window, a bound outside.
    pub(super) fn margin(&mut self, position: DiscPosition, alpha: i32, beta: i32) -> Result<i32, Stopped> {
        debug_assert!(alpha < beta);
        let empty = self.empty(position);
        let count = empty.count_ones();
        if count <= FEW as u32 {
            return Ok(self.last_few(position, empty, alpha, beta));
        }
        self.nodes += 1;
        let movable = position.movable(empty);
        if movable == 0 {
            return self.pass(position, empty, alpha, beta);
        }
        if count < ORDERED {
            return self.try_by_parity(position, empty, movable, alpha, beta);
        }
        if count >= STOPPABLE && !self.control.goes_on(Checkpoint::Nodes(self.nodes)) {
            return Err(Stopped);
        }
        self.try_ordered(position, empty, movable, alpha, beta)
    }

    /// The opponent moves on; where he cannot either, the game is over.
    fn pass(&mut self, position: DiscPosition, empty: u64, alpha: i32, beta: i32) -> Result<i32, Stopped> {
        let passed = position.passed();
        if passed.movable(empty) == 0 {
            return Ok(position.margin(self.squares));
        }
        Ok(-self.margin(passed, -beta, -alpha)?)
    }

    /// Squares in odd regions first, else as they come.
    fn try_by_parity(
        &mut self,
        position: DiscPosition,
        empty: u64,
        movable: u64,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        let odd = self.odd_regions(empty);
        let mut best = -self.squares;
        for square in each(movable & odd).chain(each(movable & !odd)) {
            let next = position.put(square, position.turned(square));
            let margin = -self.margin(next, -beta, -alpha)?;
            if margin > best {
                best = margin;
                if best >= beta {
                    break;
                }
                alpha = alpha.max(best);
            }
        }
        Ok(best)
    }

    fn try_ordered(
        &mut self,
        position: DiscPosition,
        empty: u64,
        movable: u64,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        if let Some(most) = self.most_by_stable_discs(position, empty, alpha) {
            return Ok(most);
        }
        let known = self.table.probe(position);
        if let Some(answer) = known.and_then(|fact| answer(fact, alpha, beta)) {
            return Ok(answer);
        }
        let from = self.candidates.len();
        let remembered = known.map_or(NO_SQUARE, |fact| fact.best);
        if let Some(margin) = self.list(position, empty, movable, remembered, beta) {
            self.candidates.truncate(from);
            return Ok(margin);
        }
        let found = self.try_candidates(from, alpha, beta);
        self.candidates.truncate(from);
        let (best, square) = found?;
        self.table.store(position, proven(known, best, square, (alpha, beta), empty.count_ones()));
        Ok(best)
    }

    /// The most that the opponent's stable discs leave, where that is too little for the window.
    #[inline]
    fn most_by_stable_discs(&self, position: DiscPosition, empty: u64, alpha: i32) -> Option<i32> {
        // Were all of the opponent's discs stable: is a closer look worth it?
        if self.squares - 2 * position.other.count_ones() as i32 > alpha {
            return None;
        }
        let stable = FullLines::of(empty).stable(self.geometry, position.other).count_ones() as i32;
        Some(self.squares - 2 * stable).filter(|&most| most <= alpha)
    }

    /// Lists the moves with their places; or the margin, where the table knows that one of them refutes the position.
    fn list(
        &mut self,
        position: DiscPosition,
        empty: u64,
        movable: u64,
        remembered: u8,
        beta: i32,
    ) -> Option<i32> {
        let odd = self.odd_regions(empty);
        let asks = empty.count_ones() >= ASKED_AHEAD;
        for square in each(movable) {
            let next = position.put(square, position.turned(square));
            if next.own == 0 {
                return Some(self.squares);
            }
            if asks && let Some(fact) = self.table.probe(next) {
                let least = -i32::from(fact.upper);
                if least >= beta {
                    return Some(least);
                }
            }
            let mut place = self.place(next, empty & !(1 << square));
            if 1 << square & odd != 0 {
                place += ODD_REGION;
            }
            if 1 << square & self.geometry.all_corners != 0 {
                place += CORNER;
            }
            if square == usize::from(remembered) {
                place += REMEMBERED;
            }
            self.candidates.push(OrderedMove { position: next, place, square: square as u8 });
        }
        None
    }

    /// How promising a move is by what it leaves the opponent.
    #[inline]
    fn place(&self, next: DiscPosition, empty: u64) -> i32 {
        let replies = next.movable(empty);
        let corners = replies & self.geometry.all_corners;
        let openings = around(next.other) & empty;
        -(REPLY * replies.count_ones() as i32
            + CORNER_REPLY * corners.count_ones() as i32
            + OPENING * openings.count_ones() as i32)
    }

    /// Tries the moves from `from` on, the best-placed first; the best margin and its square.
    fn try_candidates(&mut self, from: usize, mut alpha: i32, beta: i32) -> Result<(i32, u8), Stopped> {
        let end = self.candidates.len();
        let mut best = (-self.squares - 1, NO_SQUARE);
        for index in from..end {
            self.bring_best(index, end);
            let OrderedMove { position, square, .. } = self.candidates[index];
            let margin = self.try_move(position, alpha, beta, index == from)?;
            if margin > best.0 {
                best = (margin, square);
                if margin >= beta {
                    break;
                }
                alpha = alpha.max(margin);
            }
        }
        Ok(best)
    }

    fn bring_best(&mut self, index: usize, end: usize) {
        let rest = &self.candidates[index..end];
        let best = (0..rest.len()).max_by_key(|&at| (rest[at].place, std::cmp::Reverse(at)));
        self.candidates.swap(index, index + best.unwrap_or_default());
    }

    /// The first move gets the whole window, the others are only asked whether they are better.
    fn try_move(
        &mut self,
        next: DiscPosition,
        alpha: i32,
        beta: i32,
        is_first: bool,
    ) -> Result<i32, Stopped> {
        if !is_first && alpha + 1 < beta {
            let margin = -self.margin(next, -alpha - 1, -alpha)?;
            if margin <= alpha || margin >= beta {
                return Ok(margin);
            }
        }
        Ok(-self.margin(next, -beta, -alpha)?)
    }
}

/// Does the table know enough to answer?
#[inline]
fn answer(fact: PositionFact, alpha: i32, beta: i32) -> Option<i32> {
    let (lower, upper) = (i32::from(fact.lower), i32::from(fact.upper));
    if lower >= beta || lower == upper {
        return Some(lower);
    }
    (upper <= alpha).then_some(upper)
}

/// What a search of a window has proven, added to what was known.
fn proven(
    known: Option<PositionFact>,
    best: i32,
    square: u8,
    (alpha, beta): (i32, i32),
    empties: u32,
) -> PositionFact {
    let (mut lower, mut upper) = known.map_or((i8::MIN, i8::MAX), |fact| (fact.lower, fact.upper));
    if best > alpha {
        lower = lower.max(best as i8);
    }
    if best < beta {
        upper = upper.min(best as i8);
    }
    PositionFact { lower, upper, best: square, empties: empties as u8 }
}
