//! The sources' small value functions: material, and material with one idea about where pieces belong.

use super::study_end;
use crate::rules::Draughts;
use crate::square::Square;
use crate::squares::Squares;
use crate::state::State;
use search::evaluate::{Measure, WeightedSum};
use search::{Side, Term};

/// What the sources give a man.
const MAN: f64 = 100.0;

/// What the sources give a king.
const KING: f64 = 300.0;

/// What `middle` counts.
pub(super) const MIDDLE: &str = "White's pieces on columns 3 to 6, less Red's";

/// Columns 3 to 6.
const MIDDLE_COLUMNS: Squares = columns(3, 6);

/// Columns 1 and 8.
pub(super) const SIDE_COLUMNS: Squares = Squares::from_mask(columns(1, 1).mask() | columns(8, 8).mask());

/// The squares in columns `first` to `last`.
const fn columns(first: u8, last: u8) -> Squares {
    let mut mask = 0;
    let mut index = 0;
    while index < crate::square::SQUARES {
        let column = Square::from_index(index).column();
        if first <= column && column <= last {
            mask |= 1 << index;
        }
        index += 1;
    }
    Squares::from_mask(mask)
}

/// Men 100, kings 300 and nothing else.
pub fn material() -> WeightedSum<Draughts> {
    sum(vec![])
}

/// Material, men that have come far, and pieces in the middle columns.
pub fn aggressive() -> WeightedSum<Draughts> {
    sum(vec![
        term("advance", 5.0, "rows that White's men have come from their back row, less Red's", advance),
        term("middle", 8.0, MIDDLE, middle),
    ])
}

/// Material, pieces on their own back row and on the side columns.
pub fn defensive() -> WeightedSum<Draughts> {
    sum(vec![
        term("back_row", 15.0, "White's pieces on its own back row, less Red's on its own", back_row),
        term("side", 10.0, "White's pieces on columns 1 and 8, less Red's", side),
    ])
}

fn sum(more: Vec<Term<Draughts>>) -> WeightedSum<Draughts> {
    let mut terms = material_terms();
    terms.extend(more);
    WeightedSum::new(terms).with_terminal(study_end)
}

/// Men and kings, as all the small functions count them.
pub(super) fn material_terms() -> Vec<Term<Draughts>> {
    vec![
        term("men", MAN, "White's men less Red's", men),
        term("kings", KING, "White's kings less Red's", kings),
    ]
}

pub(super) const fn term(
    name: &'static str,
    weight: f64,
    about: &'static str,
    measure: Measure<Draughts>,
) -> Term<Draughts> {
    Term { name, weight, about, measure }
}

/// White's count of something less Black's.
pub(super) fn difference(count: impl Fn(Side) -> usize) -> f64 {
    count(Side::Max) as f64 - count(Side::Min) as f64
}

fn men(_: &Draughts, state: &State) -> f64 {
    difference(|side| state.men(side).len())
}

fn kings(_: &Draughts, state: &State) -> f64 {
    difference(|side| state.kings(side).len())
}

pub(super) fn middle(_: &Draughts, state: &State) -> f64 {
    difference(|side| (state.pieces(side) & MIDDLE_COLUMNS).len())
}

fn side(_: &Draughts, state: &State) -> f64 {
    difference(|side| (state.pieces(side) & SIDE_COLUMNS).len())
}

fn back_row(_: &Draughts, state: &State) -> f64 {
    difference(|side| (state.pieces(side) & crate::crown_row(side.other())).len())
}

/// Rows that men have come from their own back row.
fn advance(_: &Draughts, state: &State) -> f64 {
    let white: u8 = state.men(Side::Max).into_iter().map(|square| 8 - square.row()).sum();
    let black: u8 = state.men(Side::Min).into_iter().map(|square| square.row() - 1).sum();
    f64::from(white) - f64::from(black)
}
