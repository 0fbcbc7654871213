//! `chase`, the sources' first general function: material, a few squares, and kings that hunt kings.

use super::basic::{MIDDLE, SIDE_COLUMNS, difference, material_terms, middle, term};
use super::geometry::{Metric, eccentricity};
use super::study_end;
use crate::rules::Draughts;
use crate::square::Square;
use crate::squares::Squares;
use crate::state::State;
use search::Side;
use search::evaluate::WeightedSum;

/// The dark squares among the four corners and (1,2): 1, 4 and 29.
const CORNERS: Squares = Squares::from_mask(1 | 1 << 3 | 1 << 28);

/// The border of the board.
const EDGE: Squares = Squares::from_mask(SIDE_COLUMNS.mask() | Squares::TOP.mask() | Squares::BOTTOM.mask());

/// No two squares are further apart than this.
const FARTHEST: f64 = 14.0;

/// Pursuit is rounded to hundredths of a step.
const PURSUIT_PARTS: f64 = 100.0;

/// The `chase` preset.
pub fn chase() -> WeightedSum<Draughts> {
    let mut terms = material_terms();
    terms.extend([
        term("middle", 5.0, MIDDLE, middle),
        term("men_side", 10.0, "White's men on columns 1 and 8, less Red's", men_side),
        term("men_corner", 15.0, "White's men on squares 1, 4 and 29, less Red's", men_corner),
        term("leader_corner", -20.0, "leading kings on 1, 4 and 29; a king leads if its side has more kings on the squares up to its own", leader_corner),
        term("leader_edge", -8.0, "leading kings elsewhere on the edge, White's less Red's", leader_edge),
        term("other_edge", 5.0, "kings on the edge that do not lead, White's less Red's", other_edge),
        term("pursuit", 100.0, "14 less the mean distance in rows and columns between the hunters (who have more kings) and the hunted", pursuit),
        term("cornering", 50.0, "rows and columns of the hunted kings from the middle of the board", cornering),
    ]);
    WeightedSum::new(terms).with_terminal(study_end)
}

fn men_side(_: &Draughts, state: &State) -> f64 {
    difference(|side| (state.men(side) & SIDE_COLUMNS).len())
}

fn men_corner(_: &Draughts, state: &State) -> f64 {
    difference(|side| (state.men(side) & CORNERS).len())
}

/// Kings in a corner while their side leads.
fn leader_corner(_: &Draughts, state: &State) -> f64 {
    let leaders = leaders(state);
    difference(|side| (state.kings(side) & leaders & CORNERS).len())
}

/// Kings elsewhere on the edge while their side leads.
fn leader_edge(_: &Draughts, state: &State) -> f64 {
    let leaders = leaders(state);
    difference(|side| (state.kings(side) & leaders & (EDGE - CORNERS)).len())
}

/// Kings on the edge while their side does not lead.
fn other_edge(_: &Draughts, state: &State) -> f64 {
    let leaders = leaders(state);
    difference(|side| ((state.kings(side) - leaders) & EDGE).len())
}

/// Kings whose side has more kings than the other on the squares up to their own: the sources count as they scan.
fn leaders(state: &State) -> Squares {
    let mut leaders = Squares::NONE;
    let mut lead = 0;
    for square in state.all_kings() {
        let step = if state.pieces(Side::Max).contains(square) { 1 } else { -1 };
        lead += step;
        if lead * step > 0 {
            leaders |= square.into();
        }
    }
    leaders
}

/// The side with more kings and the kings it hunts, if there are any.
fn hunt(state: &State) -> Option<(Side, Squares)> {
    let (white, black) = (state.kings(Side::Max), state.kings(Side::Min));
    let hunter = match white.len().cmp(&black.len()) {
        std::cmp::Ordering::Greater => Side::Max,
        std::cmp::Ordering::Less => Side::Min,
        std::cmp::Ordering::Equal => return None,
    };
    let hunted = state.kings(hunter.other());
    (!hunted.is_empty()).then_some((hunter, hunted))
}

/// The same number with the sign of the side it is good for.
fn signed(side: Side, number: f64) -> f64 {
    match side {
        Side::Max => number,
        Side::Min => -number,
    }
}

/// How near the hunters are on average.
fn pursuit(_: &Draughts, state: &State) -> f64 {
    let Some((hunter, hunted)) = hunt(state) else { return 0.0 };
    let hunters = state.kings(hunter);
    let to_all = |hunter: Square| -> u32 {
        hunted.into_iter().map(|king| u32::from(Metric::Manhattan.between(hunter, king))).sum()
    };
    let total: u32 = hunters.into_iter().map(to_all).sum();
    let mean = f64::from(total) / (hunters.len() * hunted.len()) as f64;
    signed(hunter, (PURSUIT_PARTS * (FARTHEST - mean)).round() / PURSUIT_PARTS)
}

/// How far the hunted kings are from the middle.
fn cornering(_: &Draughts, state: &State) -> f64 {
    let Some((hunter, hunted)) = hunt(state) else { return 0.0 };
    let total: u32 = hunted.into_iter().map(|king| u32::from(eccentricity(king))).sum();
    signed(hunter, f64::from(total))
}
