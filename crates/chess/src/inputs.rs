//! What chess shows to nets: every kind of man on every square, the own first, the board turned so that the own side moves
//! up and its king stands on the right half.

use crate::rules::{Chess, State};
use crate::value::Tapered;
use cozy_chess::{BitBoard, Board, Color, File, Piece, Square};
use net::{Features, InputBits, InputLayout, Net, NetBase, NetValue};
use search::Side;
use std::sync::{Arc, LazyLock};

/// A set for every kind of man of each side.
const WORDS: usize = 2 * Piece::NUM;
/// Phases by the men on the board, four men each.
const PHASES: usize = 8;
const MEN_PER_PHASE: usize = 4;
/// Share of a score that is left at the first ply without capture or pawn move, and at later ones: at this many plies it would
/// be nothing.
const FADE: i32 = 200;

/// The net that is built in, as its file (docs/results/nets.md says how it was made). It adds to the evaluation set by hand.
const BUILT_IN: &[u8] = include_bytes!("../nets/chess.net");

/// The net that is built in, as a value function.
pub(crate) fn net_value() -> NetValue<Chess> {
    static NET: LazyLock<Arc<Net>> =
        LazyLock::new(|| Arc::new(Net::from_bytes(BUILT_IN).expect("it is a net of ours")));
    let base = NetBase::new("tapered", Arc::new(Tapered::default()));
    NetValue::new(Arc::clone(&NET), Arc::new(ChessInputs), Some(base)).expect("it is a net for chess")
}

/// The inputs of chess.
#[derive(Clone, Copy, Debug)]
pub struct ChessInputs;

impl Features<Chess> for ChessInputs {
    fn name(&self) -> String {
        "chess".into()
    }

    fn layout(&self) -> InputLayout {
        InputLayout { words: WORDS, bits: Square::NUM, phases: PHASES }
    }

    fn view(&self, state: &State, side: Side) -> InputBits {
        let board = state.board();
        let turned = Turned::of(board, color_of(side));
        let mut words = InputBits::default();
        for (index, color) in [turned.own, !turned.own].into_iter().enumerate() {
            for piece in Piece::ALL {
                let set = board.colored_pieces(color, piece);
                words.0[index * Piece::NUM + piece as usize] = turned.set(set).0;
            }
        }
        words
    }

    fn phase(&self, state: &State) -> usize {
        let men = state.board().occupied().len() as usize;
        (men.saturating_sub(1) / MEN_PER_PHASE).min(PHASES - 1)
    }

    /// A plus is worth less the longer nothing happens.
    fn temper(&self, state: &State, score: i32) -> i32 {
        score * (FADE - i32::from(state.clock()).min(FADE)) / FADE
    }

    /// Every man but the kings, without which there is no game.
    fn pieces(&self, state: &State) -> Vec<(String, [InputBits; 2])> {
        let board = state.board();
        let men = board.occupied() - board.pieces(Piece::King);
        men.into_iter().filter_map(|square| name_input(board, square)).collect()
    }
}

/// A man with its name, and the inputs it turns on.
fn name_input(board: &Board, square: Square) -> Option<(String, [InputBits; 2])> {
    let (color, piece) = (board.color_on(square)?, board.piece_on(square)?);
    let input = |side: Side| {
        let turned = Turned::of(board, color_of(side));
        let index = usize::from(color != turned.own) * Piece::NUM + piece as usize;
        let mut words = InputBits::default();
        words.0[index] = turned.set(square.bitboard()).0;
        words
    };
    let letter = match color {
        Color::White => piece.to_string().to_uppercase(),
        Color::Black => piece.to_string(),
    };
    Some((format!("{letter}{square}"), [input(Side::Max), input(Side::Min)]))
}

/// How one side sees the board.
struct Turned {
    own: Color,
    mirrored: bool,
}

impl Turned {
    fn of(board: &Board, own: Color) -> Turned {
        Turned { own, mirrored: board.king(own).file() < File::E }
    }

    fn set(&self, set: BitBoard) -> BitBoard {
        let upright = if self.own == Color::Black { set.flip_ranks() } else { set };
        if self.mirrored { upright.flip_files() } else { upright }
    }
}

fn color_of(side: Side) -> Color {
    match side {
        Side::Max => Color::White,
        Side::Min => Color::Black,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use net::testkit::{check_net, check_on_base, check_running_sums};
    use search::{Notation, ValueFunction};

    #[test]
    fn running_sums_agree_with_sums_from_nothing() {
        let chess = Chess::default();
        for (fen, seed) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 1),
            ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 2),
            ("8/2P2k2/8/8/8/8/5K1p/8 w - - 0 1", 3),
        ] {
            let state = chess.parse_state(fen).unwrap();
            let answers = check_running_sums(&chess, Arc::new(ChessInputs), &state, 2000, seed);
            assert!(answers > 100, "{answers}");
        }
    }

    #[test]
    fn a_net_adds_to_what_is_set_by_hand() {
        let chess = Chess::default();
        let base = NetBase::new("tapered", Arc::new(Tapered::default()));
        let answers = check_on_base(&chess, Arc::new(ChessInputs), base.clone(), &chess.start(), 500, 4);
        assert!(answers > 100, "{answers}");
        let answers = check_net(&chess, &net_value(), &chess.start(), 500, 5);
        assert!(answers > 100, "the one that is built in: {answers}");
        let mut other = Tapered::default();
        other.set_weight("mobility", 2.0).unwrap();
        let other = NetBase::new("tapered", Arc::new(other));
        assert_ne!(base.name_net("chess"), other.name_net("chess"), "other numbers are another base");
    }

    #[test]
    fn both_sides_see_alike_and_left_is_right() {
        let view = |fen: &str, side| ChessInputs.view(&Chess::default().parse_state(fen).unwrap(), side);
        let white = view("4k3/8/8/8/8/2N5/1P6/2K5 w - - 0 1", Side::Max);
        assert_eq!(white, view("2k5/1p6/2n5/8/8/8/8/4K3 b - - 0 1", Side::Min));
        assert_eq!(white, view("3k4/8/8/8/8/5N2/6P1/5K2 w - - 0 1", Side::Max));
        assert_ne!(white, view("4k3/8/8/8/8/2N5/1P6/5K2 w - - 0 1", Side::Max));
    }
}
