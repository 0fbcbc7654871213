//! From a middlegame and an endgame number to one: by what is left on the board.

use super::endings::{FULL_SCALE, scale};
use super::pair::Pair;
use crate::rules::State;
use cozy_chess::{Board, Color, Piece};

/// What each kind of man adds to the middlegame.
const PHASE_OF: [i32; Piece::NUM] = [0, 1, 1, 2, 4, 0];
/// The middlegame of a full board.
pub(super) const FULL_PHASE: i32 = 24;
/// A plus is worth less the longer nothing happens: at this many plies it would be worth nothing.
const FADE: i32 = 200;

/// How much of a middlegame and an endgame number counts in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Blend {
    /// Share of the middlegame, of [`FULL_PHASE`].
    pub phase: i32,
    /// Share of a White and of a Black endgame plus, of [`FULL_SCALE`].
    pub scale: [i32; Color::NUM],
    /// Share of everything, of [`FADE`].
    pub fade: i32,
}

impl Blend {
    pub(crate) fn of(state: &State) -> Blend {
        let board = state.board();
        let scale = Color::ALL.map(|color| scale(board, color));
        Blend { phase: phase(board), scale, fade: fade(state) }
    }

    /// The factors of the middlegame and the endgame number, when the endgame number is White's or Black's plus.
    pub(crate) fn factors(&self, strong: Color) -> (f64, f64) {
        let fade = f64::from(self.fade) / f64::from(FADE);
        let middle = f64::from(self.phase) / f64::from(FULL_PHASE);
        let scale = f64::from(self.scale[strong as usize]) / f64::from(FULL_SCALE);
        (middle * fade, (1.0 - middle) * scale * fade)
    }
}

/// One number, White's plus.
pub(super) fn blend(total: Pair, state: &State) -> i32 {
    let phase = phase(state.board());
    let scaled = total.end() * scale(state.board(), strong(total.end())) / FULL_SCALE;
    let value = (total.middle() * phase + scaled * (FULL_PHASE - phase)) / FULL_PHASE;
    value * fade(state) / FADE
}

/// Whose plus an endgame number is.
pub(crate) fn strong(end: i32) -> Color {
    if end >= 0 { Color::White } else { Color::Black }
}

fn phase(board: &Board) -> i32 {
    let of = |piece: Piece| PHASE_OF[piece as usize] * board.pieces(piece).len() as i32;
    let sum = of(Piece::Knight) + of(Piece::Bishop) + of(Piece::Rook) + of(Piece::Queen);
    sum.min(FULL_PHASE)
}

fn fade(state: &State) -> i32 {
    FADE - i32::from(state.clock()).min(FADE)
}
