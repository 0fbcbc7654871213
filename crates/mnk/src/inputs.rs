//! What an m,n,k game shows to nets: the stones of both sides, the own first; on boards that fit one word.

use crate::rules::{Mnk, State};
use net::{Features, InputBits, InputLayout};
use search::Side;

/// Phases by the stones on the board.
const PHASES: usize = 4;
/// Cells of a word.
const WORD_CELLS: usize = 64;

/// The inputs of an m,n,k game.
#[derive(Clone, Debug)]
pub struct MnkInputs {
    name: String,
    cells: usize,
    columns: usize,
}

impl MnkInputs {
    /// The inputs of a game; none if its board is too large.
    pub fn new<const N: usize>(game: &Mnk<N>) -> Option<MnkInputs> {
        let (cells, columns) = (game.cells(), game.columns());
        let name = format!("mnk {columns}x{} k{}", game.rows(), game.k());
        (cells <= WORD_CELLS).then_some(MnkInputs { name, cells, columns })
    }

    fn name_cell(&self, cell: usize) -> String {
        format!("{}{}", char::from(b'a' + (cell % self.columns) as u8), cell / self.columns + 1)
    }
}

fn stones<const N: usize>(state: &State<N>, side: Side) -> u64 {
    state.stones(side).iter().fold(0, |set, cell| set | 1 << cell)
}

impl<const N: usize> Features<Mnk<N>> for MnkInputs {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn layout(&self) -> InputLayout {
        InputLayout { words: 2, bits: self.cells, phases: PHASES }
    }

    fn view(&self, state: &State<N>, side: Side) -> InputBits {
        let mut words = InputBits::default();
        (words.0[0], words.0[1]) = (stones(state, side), stones(state, side.other()));
        words
    }

    fn phase(&self, state: &State<N>) -> usize {
        (state.occupied().count() * PHASES / self.cells).min(PHASES - 1)
    }

    fn pieces(&self, state: &State<N>) -> Vec<(String, [InputBits; 2])> {
        let mut found = Vec::new();
        for (owner, name) in [(Side::Max, "x"), (Side::Min, "o")] {
            for cell in state.stones(owner).iter() {
                let input = |side: Side| {
                    let mut words = InputBits::default();
                    words.0[usize::from(owner != side)] = 1 << cell;
                    words
                };
                found
                    .push((format!("{name} {}", self.name_cell(cell)), [input(Side::Max), input(Side::Min)]));
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
        let mnk: Mnk<1> = Mnk::new(5, 5, 4).unwrap();
        let inputs = MnkInputs::new(&mnk).unwrap();
        let answers = check_running_sums(&mnk, Arc::new(inputs), &mnk.start(), 2000, 1);
        assert!(answers > 100, "{answers}");
        assert!(MnkInputs::new(&Mnk::<7>::new(15, 15, 5).unwrap()).is_none());
    }
}
