//! What can be counted on a board: each feature is X's count less O's.

use crate::discs::around;
use crate::rules::{Reversi, State};
use crate::stable::FullLines;
use search::Side;

/// A named thing to count.
pub(crate) struct DiscFeature {
    pub name: &'static str,
    pub about: &'static str,
    pub count: fn(&Reversi, &State) -> i32,
}

/// How many features there are.
pub(crate) const COUNT: usize = 8;

// The places in the list of the features that have a preset beside `playing`.
pub(crate) const DISCS: usize = 0;
pub(crate) const MOBILITY: usize = 1;
pub(crate) const FRONTIER: usize = 2;
pub(crate) const CORNERS: usize = 3;
pub(crate) const DIAGONAL: usize = 4;
pub(crate) const EDGE: usize = 5;

/// All features.
pub(crate) static FEATURES: [DiscFeature; COUNT] = [
    DiscFeature { name: "discs", about: "X's discs less O's", count: discs },
    DiscFeature { name: "mobility", about: "squares where X can put a disc, less O's", count: mobility },
    DiscFeature {
        name: "frontier",
        about: "empty squares beside O's discs, where X may come to move, less those beside X's",
        count: frontier,
    },
    DiscFeature { name: "corners", about: "X's corners less O's", count: corners },
    DiscFeature {
        name: "diagonal",
        about: "X's discs diagonally beside an empty corner, less O's",
        count: beside_on_diagonal,
    },
    DiscFeature {
        name: "edge",
        about: "X's discs on the edge beside an empty corner, less O's",
        count: beside_on_edge,
    },
    DiscFeature { name: "stable", about: "X's discs that can no longer be turned, less O's", count: stable },
    DiscFeature {
        name: "parity",
        about: "1 if X puts the last disc when neither side passes, else -1",
        count: parity,
    },
];

/// X's count of something less O's.
#[inline]
fn difference(count: impl Fn(Side) -> u64) -> i32 {
    count(Side::Max).count_ones() as i32 - count(Side::Min).count_ones() as i32
}

fn discs(_: &Reversi, state: &State) -> i32 {
    difference(|side| state.discs(side))
}

fn mobility(game: &Reversi, state: &State) -> i32 {
    difference(|side| game.movable_by(state, side))
}

fn frontier(game: &Reversi, state: &State) -> i32 {
    let empty = game.empty(state);
    difference(|side| around(state.discs(side.other())) & empty)
}

fn corners(game: &Reversi, state: &State) -> i32 {
    difference(|side| state.discs(side) & game.geometry.all_corners)
}

fn beside_on_diagonal(game: &Reversi, state: &State) -> i32 {
    let open = open_corners(game, state, |corner| corner.diagonal);
    difference(|side| state.discs(side) & open)
}

fn beside_on_edge(game: &Reversi, state: &State) -> i32 {
    let open = open_corners(game, state, |corner| corner.edges);
    difference(|side| state.discs(side) & open)
}

/// What lies beside the corners that are empty.
#[inline]
fn open_corners(game: &Reversi, state: &State, beside: fn(&crate::geometry::Corner) -> u64) -> u64 {
    let occupied = state.occupied();
    let open = game.geometry.corners.iter().filter(|corner| corner.corner & occupied == 0);
    open.fold(0, |all, corner| all | beside(corner))
}

fn stable(game: &Reversi, state: &State) -> i32 {
    let lines = FullLines::of(game.empty(state));
    difference(|side| lines.stable(&game.geometry, state.discs(side)))
}

fn parity(game: &Reversi, state: &State) -> i32 {
    let mover_is_last = !game.empties(state).is_multiple_of(2);
    if mover_is_last == (state.turn() == Side::Max) { 1 } else { -1 }
}

/// Every feature's count.
#[inline]
pub(crate) fn counts(game: &Reversi, state: &State) -> [i32; COUNT] {
    // Written out, so that each count is inlined and nothing is called through a pointer.
    [
        discs(game, state),
        mobility(game, state),
        frontier(game, state),
        corners(game, state),
        beside_on_diagonal(game, state),
        beside_on_edge(game, state),
        stable(game, state),
        parity(game, state),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Notation;
    use search::testkit::random_state;

    fn check(text: &str, expected: [i32; COUNT]) {
        let game = Reversi::new(4).expect("a board");
        let state = game.parse_state(text).expect("a position");
        assert_eq!(counts(&game, &state), expected, "{text}");
    }

    #[test]
    fn features_count_what_they_say() {
        check("-----OX--XO----- X", [0, 0, 0, 0, 0, 0, 0, -1]);
        check("-X---XX--XO----- O", [3, 3 - 3, 5 - 10, 0, 3 - 1, 1, 0, -1]);
        check("XX---XX--XO----- O", [4, 3 - 2, 5 - 9, 1, 2 - 1, 0, 2, 1]);
    }

    #[test]
    fn features_stand_at_their_numbers() {
        let game = Reversi::default();
        for seed in 0..200 {
            let state = random_state(&game, &game.start(), seed as usize % 60, seed);
            let one_by_one: Vec<i32> =
                FEATURES.iter().map(|feature| (feature.count)(&game, &state)).collect();
            assert_eq!(counts(&game, &state)[..], one_by_one[..]);
        }
        let names = [DISCS, MOBILITY, FRONTIER, CORNERS, DIAGONAL, EDGE].map(|at| FEATURES[at].name);
        assert_eq!(names, ["discs", "mobility", "frontier", "corners", "diagonal", "edge"]);
    }
}
