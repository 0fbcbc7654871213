//! What a net is shown of a state: yes/no inputs in sets, once as each side sees them.

use search::{Game, Side};
use std::sync::Arc;

/// No game has more sets of inputs.
pub const MAX_WORDS: usize = 16;

/// No state turns more inputs on: one for each cell of the largest board.
pub(crate) const MOST_ON: i16 = 64;

/// Inputs as bits, one word a set; words beyond those of the layout are empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct InputBits(pub [u64; MAX_WORDS]);

impl InputBits {
    /// The inputs that are on, in ascending order, by their numbers in a layout.
    pub fn inputs(&self, layout: InputLayout) -> impl Iterator<Item = usize> {
        let words = self.0;
        (0..layout.words).flat_map(move |word| {
            let mut set = words[word];
            std::iter::from_fn(move || {
                let bit = (set != 0).then(|| set.trailing_zeros() as usize)?;
                set &= set - 1;
                Some(word * layout.bits + bit)
            })
        })
    }
}

/// How inputs are counted: the number of sets, the bits of each, and how many phases have outputs of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InputLayout {
    /// Sets of inputs.
    pub words: usize,
    /// Bits of each set, from the lowest.
    pub bits: usize,
    /// Phases of the game.
    pub phases: usize,
}

impl InputLayout {
    /// How many inputs there are.
    pub fn inputs(self) -> usize {
        self.words * self.bits
    }
}

/// What a game shows to nets.
pub trait Features<G: Game>: Send + Sync {
    /// The game as nets name it, with what they depend on, such as the size of the board.
    fn name(&self) -> String;

    /// How the inputs are counted.
    fn layout(&self) -> InputLayout;

    /// The inputs as a side sees them: its own pieces first, the board turned so that it moves up.
    fn view(&self, state: &G::State, side: Side) -> InputBits;

    /// Which phase a state belongs to.
    fn phase(&self, state: &G::State) -> usize;

    /// What the game makes of a net's word: draws that come near, say. Seen by either side alike.
    fn temper(&self, _state: &G::State, score: i32) -> i32 {
        score
    }

    /// The same for nets that know one ending alone, by its name; else what was expected.
    fn for_ending(&self, _ending: &str) -> Result<Arc<dyn Features<G>>, &'static str> {
        Err("expected no ending: its nets are for whole games")
    }

    /// What stands on the board, each by a name and the inputs it turns on, as MAX and as MIN see it.
    fn pieces(&self, state: &G::State) -> Vec<(String, [InputBits; 2])>;
}
