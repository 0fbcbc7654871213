//! What scripts can ask about a position of Reversi. Squares are numbers, 8 * row + column, both from 0 at the upper left.

use crate::discs::{around, each};
use crate::rules::{Reversi, State};
use crate::stable::FullLines;
use session::{Constant, Data, Fact, Lexicon};

/// Discs, mobility, frontier and stable discs; corners.
pub(crate) fn facts(game: &Reversi) -> Lexicon<State> {
    let [moving, outer, firm] = std::array::from_fn(|_| game.clone());
    Lexicon {
        facts: vec![
            Fact::new(
                ("discs", "side"),
                "the squares of a side's discs",
                "p.discs(MAX)",
                |state: &State, given| Ok(squares(state.discs(given.side(0)?))),
            ),
            Fact::new(
                ("mobility", "side"),
                "how many squares a side could put a disc on if it were to move",
                "p.mobility(MIN)",
                move |state: &State, given| Ok(moving.movable_by(state, given.side(0)?).count_ones()),
            ),
            Fact::new(
                ("frontier", "side"),
                "how many of a side's discs are next to an empty square",
                "p.frontier(MAX)",
                move |state: &State, given| {
                    Ok((state.discs(given.side(0)?) & around(outer.empty(state))).count_ones())
                },
            ),
            Fact::new(
                ("stable", "side"),
                "the squares of a side's discs that can never be turned, as far as is known",
                "p.stable(MAX).length",
                move |state: &State, given| {
                    let full = FullLines::of(firm.empty(state));
                    Ok(squares(full.stable(&firm.geometry, state.discs(given.side(0)?))))
                },
            ),
        ],
        constants: vec![
            Constant {
                name: "SIDE",
                about: "columns and rows of the board",
                example: "SIDE",
                data: game.side().into(),
            },
            Constant {
                name: "CORNERS",
                about: "the squares of the four corners",
                example: "CORNERS.filter(c => p.discs(MAX).includes(c)).length",
                data: squares(game.geometry.all_corners),
            },
        ],
        ..Lexicon::default()
    }
}

fn squares(set: u64) -> Data {
    Data::List(each(set).map(Data::from).collect())
}
