//! The rules of English draughts as the searches see them.

use crate::moves::Move;
use crate::state::State;
use search::{Game, Outcome, Side};

/// Moves each without a capture or a move of a man after which the game is a draw.
pub const DRAW_MOVES: usize = 40;

/// The same in plies, both sides counted.
pub const DRAW_PLIES: usize = 2 * DRAW_MOVES;

/// English draughts. White is MAX; Black, also called Red, is MIN and starts a whole game.
///
/// Captures are compulsory and go on to their end; any capture may be chosen; a man that reaches its king row
/// stops there. A side that cannot move has lost. Draws by repetition are left to the keeper of the game's record.
#[derive(Clone, Copy, Debug, Default)]
pub struct Draughts;

impl Game for Draughts {
    type State = State;
    type Move = Move;

    #[inline]
    fn turn(&self, state: &State) -> Side {
        state.turn()
    }

    #[inline]
    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        if state.reversible_plies() < DRAW_PLIES {
            state.append_moves(out);
        }
    }

    #[inline]
    fn play(&self, state: &State, m: Move) -> State {
        state.after(m)
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        // A side without a move has lost, before plies are counted.
        let is_draw = state.reversible_plies() >= DRAW_PLIES && state.has_move();
        is_draw.then_some(Outcome::DRAW)
    }

    fn stuck(&self, state: &State) -> Outcome {
        Outcome::win(state.turn().other())
    }

    #[inline]
    fn key(&self, state: &State) -> u64 {
        state.key()
    }

    #[inline]
    fn code(&self, m: Move) -> u16 {
        m.code()
    }

    #[inline]
    fn reversible(&self, state: &State) -> usize {
        state.reversible_plies()
    }

    fn plies_to_draw(&self, state: &State) -> usize {
        DRAW_PLIES.saturating_sub(state.reversible_plies())
    }
}
