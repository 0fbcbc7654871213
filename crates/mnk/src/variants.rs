//! The source's two programs as leaf rules of the textbook search: the recursion it describes, and the patch for the
//! position it lost.
//!
//! The source prints neither. The recursion is a reading of its text that plays exactly the move it reports; the patch is made
//! from the one example it gives, and other rules would fit that example too.

use crate::rules::{Mnk, Square, State};
use search::textbook::{LeafRule, RuleReach};
use search::{Game, Side, ValueFunction};
use std::sync::Arc;

/// The rule by which a search reads the game as the source's recursion does.
pub const TWICE: &str = "twice";

/// The rule of the patch.
pub const BLOCK: &str = "block";

/// The rules by name, and what each does.
pub const RULES: [(&str, &str); 2] = [
    (
        TWICE,
        "the side to move puts two stones before the other answers, and no line wins before the board is full: \
         the source's recursion, as its text has it",
    ),
    (
        BLOCK,
        "the first move that blocks a threat is played at once, judged as it stands: in k cells in a row where \
         the other side has at least k - 2 stones and the mover none, a stone between two of them, or on the \
         last empty cell",
    ),
];

/// Blocks a threat at once: a stone in a window of k cells that only the other side has stones in, at least k - 2 of them,
/// between two of these or on the last empty cell.
pub struct Block<const WORDS: usize>(pub Arc<dyn ValueFunction<Mnk<WORDS>>>);

impl<const WORDS: usize> LeafRule<Mnk<WORDS>> for Block<WORDS> {
    fn name(&self) -> &'static str {
        BLOCK
    }

    fn reach(&self) -> RuleReach {
        RuleReach::Choice
    }

    fn settle(&self, game: &Mnk<WORDS>, state: &State<WORDS>, parent: Option<&State<WORDS>>) -> Option<f64> {
        let parent = parent?;
        let mover = game.turn(parent);
        let put = state.stones(mover).minus(parent.stones(mover)).first()?;
        blocks(game, parent, Square(put as u16)).then(|| self.0.value(game, state))
    }
}

/// Whether a move of the side to move blocks a threat of the other.
fn blocks<const WORDS: usize>(game: &Mnk<WORDS>, state: &State<WORDS>, m: Square) -> bool {
    let mover = game.turn(state);
    game.lines().through(m.index()).iter().any(|&window| {
        let cells = game.lines().cells(window);
        let has = |side: Side, cell: &u16| state.stones(side).contains(usize::from(*cell));
        let is_free = !cells.iter().any(|cell| has(mover, cell));
        let threats: Vec<u16> = cells.iter().copied().filter(|cell| has(mover.other(), cell)).collect();
        let is_between = threats.iter().any(|&cell| cell < m.0) && threats.iter().any(|&cell| cell > m.0);
        is_free && threats.len() + 2 >= game.k() && (is_between || threats.len() + 1 == game.k())
    })
}
