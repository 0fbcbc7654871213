//! Counting the positions a number of plies away, as fast as the rules allow: the last ply is never played.

use crate::colour::{Black, Colour, White};
use crate::generate::{ArmyView, CaptureFilter, Route};
use crate::moves::Move;
use crate::squares::Squares;
use crate::state::State;
use search::{Checkpoint, Control, Side, Stopped};

/// So few plies are counted without asking whether to give up: some milliseconds.
const QUICK_DEPTH: u32 = 5;

/// When two ways of capturing count as two moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaptureCounting {
    /// When their ends or the pieces taken differ.
    Distinct,
    /// When any landing square differs.
    Routes,
}

/// How many lines of play of `depth` plies there are; draws by repetition or the 40-move rule do not end them.
pub fn perft(state: &State, depth: u32, counting: CaptureCounting) -> u64 {
    match (depth, counting) {
        (0, _) => 1,
        (_, CaptureCounting::Distinct) => count_from::<DistinctCaptures>(state, depth),
        (_, CaptureCounting::Routes) => count_from::<EveryRoute>(state, depth),
    }
}

/// The same count split by first move, unless the caller gives up; routes of one move are counted together.
pub fn divide(
    state: &State,
    depth: u32,
    counting: CaptureCounting,
    control: &dyn Control,
) -> Result<Vec<(Move, u64)>, Stopped> {
    let Some(below) = depth.checked_sub(1) else { return Ok(Vec::new()) };
    let mut split: Vec<(Move, u64)> = Vec::new();
    for m in routes(state, counting) {
        let lines = perft_until(&state.after(m), below, counting, control)?;
        match split.iter_mut().find(|(known, _)| *known == m) {
            Some((_, sum)) => *sum += lines,
            None => split.push((m, lines)),
        }
    }
    Ok(split)
}

fn perft_until(
    state: &State,
    depth: u32,
    counting: CaptureCounting,
    control: &dyn Control,
) -> Result<u64, Stopped> {
    if !control.goes_on(Checkpoint::Work) {
        return Err(Stopped);
    }
    if depth <= QUICK_DEPTH {
        return Ok(perft(state, depth, counting));
    }
    let below = |m| perft_until(&state.after(m), depth - 1, counting, control);
    routes(state, counting).into_iter().map(below).sum()
}

/// The moves of a state, one for each way to count.
fn routes(state: &State, counting: CaptureCounting) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut add = |route: Route| moves.push(route.to_move());
    match (state.turn(), counting) {
        (Side::Max, CaptureCounting::Distinct) => each_move::<White, DistinctCaptures>(state, &mut add),
        (Side::Max, CaptureCounting::Routes) => each_move::<White, EveryRoute>(state, &mut add),
        (Side::Min, CaptureCounting::Distinct) => each_move::<Black, DistinctCaptures>(state, &mut add),
        (Side::Min, CaptureCounting::Routes) => each_move::<Black, EveryRoute>(state, &mut add),
    }
    moves
}

/// Which captures a count visits.
trait Captures {
    fn each<C: Colour>(view: &ArmyView, captors: Squares, visit: &mut impl FnMut(Route));
}

struct DistinctCaptures;

struct EveryRoute;

impl Captures for DistinctCaptures {
    #[inline(always)]
    fn each<C: Colour>(view: &ArmyView, captors: Squares, visit: &mut impl FnMut(Route)) {
        let mut distinct = CaptureFilter::default();
        view.each_capture::<C>(captors, &mut |route| {
            if distinct.is_new(route) {
                visit(route);
            }
        });
    }
}

impl Captures for EveryRoute {
    #[inline(always)]
    fn each<C: Colour>(view: &ArmyView, captors: Squares, visit: &mut impl FnMut(Route)) {
        view.each_capture::<C>(captors, visit);
    }
}

fn count_from<K: Captures>(state: &State, depth: u32) -> u64 {
    match state.turn() {
        Side::Max => count::<White, K>(state, depth),
        Side::Min => count::<Black, K>(state, depth),
    }
}

fn count<C: Colour, K: Captures>(state: &State, depth: u32) -> u64 {
    if depth == 1 {
        return count_moves::<C, K>(state);
    }
    let mut total = 0;
    each_move::<C, K>(state, &mut |route| {
        let child = state.shifted::<C>(route.from, route.to, route.captured);
        total += count::<C::Other, K>(&child, depth - 1);
    });
    total
}

#[inline(always)]
fn count_moves<C: Colour, K: Captures>(state: &State) -> u64 {
    let view = ArmyView::of::<C>(state);
    let captors = view.captors::<C>();
    if captors.is_empty() {
        return view.count_steps::<C>() as u64;
    }
    let mut total = 0;
    K::each::<C>(&view, captors, &mut |_| total += 1);
    total
}

#[inline(always)]
fn each_move<C: Colour, K: Captures>(state: &State, visit: &mut impl FnMut(Route)) {
    let view = ArmyView::of::<C>(state);
    let captors = view.captors::<C>();
    if captors.is_empty() {
        view.each_step::<C>(visit);
    } else {
        K::each::<C>(&view, captors, visit);
    }
}
