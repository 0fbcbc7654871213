//! Discs that can never be turned.
//!
//! A disc is safe along a line that is full, or where its neighbour on one of the two sides is the edge or a stable
//! disc of the same colour. Safe along all four lines it is stable. There are more stable discs than this finds, never
//! fewer.

use crate::discs::{NOT_LEFT, NOT_RIGHT};
use crate::geometry::Geometry;

/// A line through a square: how far the next one is, and where a step up and a step down can lead.
struct SquareAxis {
    step: u32,
    up: u64,
    down: u64,
}

/// Rows, columns and both diagonals, as in [`Geometry::ends`].
const AXES: [SquareAxis; 4] = [
    SquareAxis { step: 1, up: NOT_LEFT, down: NOT_RIGHT },
    SquareAxis { step: 8, up: u64::MAX, down: u64::MAX },
    SquareAxis { step: 7, up: NOT_RIGHT, down: NOT_LEFT },
    SquareAxis { step: 9, up: NOT_LEFT, down: NOT_RIGHT },
];

impl SquareAxis {
    /// The squares beside those of a set.
    #[inline]
    fn beside(&self, set: u64) -> u64 {
        (set << self.step & self.up) | (set >> self.step & self.down)
    }

    /// All squares on a line with one of a set.
    #[inline]
    fn lines_through(&self, set: u64) -> u64 {
        let (mut above, mut below) = (set, set);
        let (mut up, mut down) = (self.up, self.down);
        let mut step = self.step;
        // One step, two and four: seven in all, as far as a line can be long.
        for _ in 0..3 {
            above |= above << step & up;
            below |= below >> step & down;
            up &= up << step;
            down &= down >> step;
            step *= 2;
        }
        above | below
    }
}

/// The lines without an empty square, by axis: for the stable discs of both sides.
pub(crate) struct FullLines([u64; 4]);

impl FullLines {
    #[inline]
    pub(crate) fn of(empty: u64) -> FullLines {
        FullLines(AXES.map(|axis| !axis.lines_through(empty)))
    }

    /// The discs of `own` that are found to be stable.
    #[inline]
    pub(crate) fn stable(&self, geometry: &Geometry, own: u64) -> u64 {
        let mut found = 0;
        loop {
            let mut safe = own;
            for (index, axis) in AXES.iter().enumerate() {
                safe &= self.0[index] | geometry.ends[index] | axis.beside(found);
            }
            if safe == found {
                return found;
            }
            found = safe;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Reversi, SIDES, State};
    use search::testkit::random_state;
    use search::{Notation, Side};

    fn stable(game: &Reversi, state: &State, side: Side) -> u64 {
        FullLines::of(game.empty(state)).stable(&game.geometry, state.discs(side))
    }

    #[test]
    fn stable_discs_are_never_turned() {
        let mut found = 0;
        for side in SIDES {
            let game = Reversi::new(side).expect("a board");
            for seed in 0..400 {
                let state = random_state(&game, &game.start(), seed as usize % 60, seed);
                for owner in [Side::Max, Side::Min] {
                    let kept = stable(&game, &state, owner);
                    found += kept.count_ones();
                    for later in 1..60 {
                        let later = random_state(&game, &state, later, seed + 1);
                        assert_eq!(later.discs(owner) & kept, kept, "{}", game.show_state(&state));
                    }
                }
            }
        }
        assert!(found > 3000, "{found} discs found");
    }

    fn check(text: &str, expected: [u32; 2]) {
        let game = Reversi::new(4).expect("a board");
        let state = game.parse_state(text).expect("a position");
        let counts = [Side::Max, Side::Min].map(|side| stable(&game, &state, side).count_ones());
        assert_eq!(counts, expected, "{text}");
    }

    #[test]
    fn corners_edges_and_full_lines_hold() {
        check("-----OX--XO----- X", [0, 0]);
        check("X----OX--XO----- X", [1, 0]);
        check("XXO-XOX--XO----- X", [3, 0]);
        check("XOXX-OX--XO----- X", [3, 1]);
        check("XXXXOOOOXXXXOOOO X", [8, 8]);
    }
}
