//! Which moves there are: steps and captures, written once for both armies.
//!
//! Moves come by the square they start from, then by direction as in [`Direction::ALL`]; captures depth first
//! in that order. Every generator here is a walk that hands each move to a visitor.

use crate::colour::{Black, Colour, White};
use crate::moves::Move;
use crate::squares::{Direction, Squares};
use crate::state::State;
use search::Side;
use std::marker::PhantomData;

/// Two routes can only take the same pieces if these form a closed loop, which needs four jumps.
const LEAST_LOOP: usize = 4;

/// A move as sets of one square, before it is packed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Route {
    pub(crate) from: Squares,
    pub(crate) to: Squares,
    pub(crate) captured: Squares,
}

impl Route {
    /// The move this is a route of.
    #[inline(always)]
    pub(crate) fn to_move(self) -> Move {
        let end = |set: Squares| set.first().expect("a route has two ends");
        Move::new(end(self.from), end(self.to), self.captured)
    }
}

/// A kind of piece as a type: its directions are known to the compiler.
trait Piece {
    const DIRECTIONS: &'static [Direction];
}

struct Man<C>(PhantomData<C>);

struct King;

impl<C: Colour> Piece for Man<C> {
    const DIRECTIONS: &'static [Direction] = &C::FORWARD;
}

impl Piece for King {
    const DIRECTIONS: &'static [Direction] = &Direction::ALL;
}

/// The board as the army of colour `C` sees it.
#[derive(Clone, Copy)]
pub(crate) struct ArmyView {
    own: Squares,
    other: Squares,
    kings: Squares,
    empty: Squares,
}

impl ArmyView {
    #[inline(always)]
    pub(crate) fn of<C: Colour>(state: &State) -> ArmyView {
        let own = state.pieces(C::SIDE);
        let other = state.pieces(C::SIDE.other());
        ArmyView { own, other, kings: own & state.kings, empty: !(own | other) }
    }

    /// Squares from which a piece can step in `direction`.
    #[inline(always)]
    fn steppers(&self, direction: Direction) -> Squares {
        self.empty.step(direction.opposite())
    }

    /// Squares from which a piece can jump in `direction`.
    #[inline(always)]
    fn jumpers(&self, direction: Direction) -> Squares {
        let back = direction.opposite();
        (self.other & self.empty.step(back)).step(back)
    }

    /// The pieces that can do what `able` tells for a direction.
    #[inline(always)]
    fn movers<C: Colour>(&self, able: impl Fn(Direction) -> Squares) -> Squares {
        let forward = self.own & (able(C::FORWARD[0]) | able(C::FORWARD[1]));
        if self.kings.is_empty() {
            return forward;
        }
        forward | self.kings & (able(C::BACKWARD[0]) | able(C::BACKWARD[1]))
    }

    /// The pieces that can capture.
    #[inline(always)]
    pub(crate) fn captors<C: Colour>(&self) -> Squares {
        self.movers::<C>(|direction| self.jumpers(direction))
    }

    /// The pieces that could step if nothing were to be captured.
    #[inline(always)]
    pub(crate) fn walkers<C: Colour>(&self) -> Squares {
        self.movers::<C>(|direction| self.steppers(direction))
    }

    /// Visits every capture of `captors` by every route.
    #[inline(always)]
    pub(crate) fn each_capture<C: Colour>(&self, captors: Squares, visit: &mut impl FnMut(Route)) {
        for from in captors.singles() {
            // The captor has left its square: a round trip may end there.
            let view = ArmyView { empty: self.empty | from, ..*self };
            let mut end = |to, captured| visit(Route { from, to, captured });
            if self.kings.meets(from) {
                view.jump::<King>(from, Squares::NONE, &mut end);
            } else {
                // No man can go on from its king row, so crowning ends the move by itself.
                view.jump::<Man<C>>(from, Squares::NONE, &mut end);
            }
        }
    }

    /// Goes on with a capture in every direction, or ends it where it cannot go on.
    fn jump<P: Piece>(&self, at: Squares, captured: Squares, end: &mut impl FnMut(Squares, Squares)) {
        let mut is_end = true;
        for &direction in P::DIRECTIONS {
            let over = at.step(direction) & (self.other - captured);
            let to = over.step(direction) & self.empty;
            if !to.is_empty() {
                is_end = false;
                self.jump::<P>(to, captured | over, end);
            }
        }
        if is_end {
            end(at, captured);
        }
    }

    /// Visits every step.
    #[inline(always)]
    pub(crate) fn each_step<C: Colour>(&self, visit: &mut impl FnMut(Route)) {
        for from in self.walkers::<C>().singles() {
            if self.kings.meets(from) {
                self.steps_of::<King>(from, visit);
            } else {
                self.steps_of::<Man<C>>(from, visit);
            }
        }
    }

    #[inline(always)]
    fn steps_of<P: Piece>(&self, from: Squares, visit: &mut impl FnMut(Route)) {
        for &direction in P::DIRECTIONS {
            let to = from.step(direction) & self.empty;
            if !to.is_empty() {
                visit(Route { from, to, captured: Squares::NONE });
            }
        }
    }

    /// How many steps there are.
    #[inline(always)]
    pub(crate) fn count_steps<C: Colour>(&self) -> usize {
        let able = |direction| self.steppers(direction);
        let forward = pair_len(self.own & able(C::FORWARD[0]), self.own & able(C::FORWARD[1]));
        if self.kings.is_empty() {
            return forward;
        }
        forward + pair_len(self.kings & able(C::BACKWARD[0]), self.kings & able(C::BACKWARD[1]))
    }
}

/// How many squares two sets have together, if neither has one in the bottom row or neither one in the top row.
#[inline(always)]
pub(crate) fn pair_len(a: Squares, b: Squares) -> usize {
    // Seven rows are 31 bits: turned by half a word the second set falls into the gap of the first.
    (a.bits() | b.bits().rotate_left(u32::BITS)).count_ones() as usize
}

/// Lets each capture through once, however many routes it has.
#[derive(Default)]
pub(crate) struct CaptureFilter {
    /// Captures long enough to be met again; hardly ever any, so nothing is allocated.
    long: Vec<Route>,
}

impl CaptureFilter {
    /// Whether this is the first route of its move.
    #[inline(always)]
    pub(crate) fn is_new(&mut self, route: Route) -> bool {
        if route.captured.len() < LEAST_LOOP {
            return true;
        }
        let is_new = !self.long.contains(&route);
        self.long.push(route);
        is_new
    }
}

fn count<C: Colour>(state: &State) -> usize {
    let view = ArmyView::of::<C>(state);
    let captors = view.captors::<C>();
    if captors.is_empty() {
        return view.count_steps::<C>();
    }
    let mut distinct = CaptureFilter::default();
    let mut total = 0;
    view.each_capture::<C>(captors, &mut |route| total += usize::from(distinct.is_new(route)));
    total
}

fn append<C: Colour>(state: &State, out: &mut Vec<Move>) {
    let view = ArmyView::of::<C>(state);
    let captors = view.captors::<C>();
    if captors.is_empty() {
        return view.each_step::<C>(&mut |route| out.push(route.to_move()));
    }
    let mut distinct = CaptureFilter::default();
    view.each_capture::<C>(captors, &mut |route| {
        if distinct.is_new(route) {
            out.push(route.to_move());
        }
    });
}

impl State {
    /// Appends the moves of the side to move, whatever the draw rules say.
    pub fn append_moves(&self, out: &mut Vec<Move>) {
        match self.turn {
            Side::Max => append::<White>(self, out),
            Side::Min => append::<Black>(self, out),
        }
    }

    /// Whether a side could capture, were it to move.
    #[inline]
    pub fn has_capture(&self, side: Side) -> bool {
        !self.captors(side).is_empty()
    }

    /// The pieces of a side that could capture, were it to move.
    #[inline]
    pub fn captors(&self, side: Side) -> Squares {
        match side {
            Side::Max => ArmyView::of::<White>(self).captors::<White>(),
            Side::Min => ArmyView::of::<Black>(self).captors::<Black>(),
        }
    }

    /// The pieces of a side that can step to an empty square, regardless of turn and captures.
    #[inline]
    pub fn walkers(&self, side: Side) -> Squares {
        match side {
            Side::Max => ArmyView::of::<White>(self).walkers::<White>(),
            Side::Min => ArmyView::of::<Black>(self).walkers::<Black>(),
        }
    }

    /// How many legal moves a side would have if it were to move.
    #[inline]
    pub fn count_moves(&self, side: Side) -> usize {
        match side {
            Side::Max => count::<White>(self),
            Side::Min => count::<Black>(self),
        }
    }

    /// Whether the side to move can move.
    #[inline]
    pub fn has_move(&self) -> bool {
        !(self.walkers(self.turn) | self.captors(self.turn)).is_empty()
    }
}
