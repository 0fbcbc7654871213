//! What Reversi shows to nets: the discs of both sides, the own first.

use crate::rules::{Reversi, State};
use net::{Features, InputBits, InputLayout};
use search::Side;

/// Squares of a word.
const SQUARES: usize = 64;
/// Phases by the discs on the board, eight discs each.
const PHASES: usize = 8;
const DISCS_PER_PHASE: usize = SQUARES / PHASES;

/// The inputs of Reversi on one board.
#[derive(Clone, Copy, Debug)]
pub struct ReversiInputs {
    side: usize,
}

impl ReversiInputs {
    /// The inputs on a board with these columns and rows.
    pub fn new(side: usize) -> ReversiInputs {
        ReversiInputs { side }
    }
}

impl Features<Reversi> for ReversiInputs {
    fn name(&self) -> String {
        format!("reversi {0}x{0}", self.side)
    }

    fn layout(&self) -> InputLayout {
        InputLayout { words: 2, bits: SQUARES, phases: PHASES }
    }

    fn view(&self, state: &State, side: Side) -> InputBits {
        let mut words = InputBits::default();
        (words.0[0], words.0[1]) = (state.discs(side), state.discs(side.other()));
        words
    }

    fn phase(&self, state: &State) -> usize {
        let discs = (state.discs(Side::Max) | state.discs(Side::Min)).count_ones() as usize;
        (discs.saturating_sub(1) / DISCS_PER_PHASE).min(PHASES - 1)
    }

    fn pieces(&self, state: &State) -> Vec<(String, [InputBits; 2])> {
        let mut found = Vec::new();
        for bit in 0..SQUARES {
            for (owner, name) in [(Side::Max, "black"), (Side::Min, "white")] {
                let disc = state.discs(owner) & 1 << bit;
                if disc != 0 {
                    let square = format!("{}{}", char::from(b'a' + (bit % 8) as u8), bit / 8 + 1);
                    let input = |side: Side| {
                        let mut words = InputBits::default();
                        words.0[usize::from(owner != side)] = disc;
                        words
                    };
                    found.push((format!("{name} {square}"), [input(Side::Max), input(Side::Min)]));
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use net::testkit::check_running_sums;
    use search::Notation;
    use std::sync::Arc;

    #[test]
    fn running_sums_agree_with_sums_from_nothing() {
        let reversi = Reversi::new(8).unwrap();
        let answers =
            check_running_sums(&reversi, Arc::new(ReversiInputs::new(8)), &reversi.start(), 2000, 1);
        assert!(answers > 100, "{answers}");
    }
}
