//! The key of a position and the code of a move in the Polyglot format.

use super::numbers::NUMBERS;
use crate::rules::State;
use cozy_chess::{Color, Square};

/// Where the numbers of the four kinds begin.
const CASTLING: usize = 768;
const PASSING: usize = 772;
const TURN: usize = 780;

const SQUARE_BITS: u16 = 6;
const SQUARE_MASK: u16 = (1 << SQUARE_BITS) - 1;

/// The key of a position, the same in all programs that read such books.
pub fn key(state: &State) -> u64 {
    let board = state.board();
    let man = |square: Square| -> u64 {
        let (Some(piece), Some(color)) = (board.piece_on(square), board.color_on(square)) else { return 0 };
        // Black pawn, white pawn, black knight and so on.
        let kind = 2 * piece as usize + usize::from(color == Color::White);
        NUMBERS[Square::NUM * kind + square as usize]
    };
    let men = board.occupied().iter().fold(0, |key, square| key ^ man(square));
    let rights = Color::ALL.iter().flat_map(|&color| {
        let rights = board.castle_rights(color);
        [rights.short.is_some(), rights.long.is_some()]
    });
    let castling =
        rights.enumerate().filter(|&(_, has)| has).fold(0, |key, (n, _)| key ^ NUMBERS[CASTLING + n]);
    let passing = match board.en_passant() {
        Some(file) if state.is_en_passant_threatened() => NUMBERS[PASSING + file as usize],
        _ => 0,
    };
    let turn = if board.side_to_move() == Color::White { NUMBERS[TURN] } else { 0 };
    men ^ castling ^ passing ^ turn
}

/// Our code of a move as the format's, or the other way round: from and to change places. Castling is the king's move
/// onto its rook in both, and the piece a pawn becomes has the same bits.
pub fn turn_code(code: u16) -> u16 {
    let (low, high) = (code & SQUARE_MASK, code >> SQUARE_BITS & SQUARE_MASK);
    high | low << SQUARE_BITS | code >> (2 * SQUARE_BITS) << (2 * SQUARE_BITS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Chess;
    use search::testkit::random_state;
    use search::{Game, Notation};
    use shakmaty::fen::Fen;
    use shakmaty::zobrist::Zobrist64;
    use shakmaty::{CastlingMode, EnPassantMode, Position};

    /// The examples that come with the description of the format.
    #[test]
    fn published_keys() {
        let check = |fen: &str, expected: u64| {
            assert_eq!(key(&Chess::default().parse_state(fen).unwrap()), expected, "{fen}");
        };
        check("start", 0x463b_9618_1691_fc9c);
        check("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", 0x823c_9b50_fd11_4196);
        check("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2", 0x0756_b944_61c5_0fb0);
        check("rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", 0x662f_afb9_65db_29d4);
        check("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", 0x22a4_8b5a_8e47_ff78);
        check("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 1 3", 0x652a_607c_a3f2_42c1);
        check("rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 2 4", 0x00fd_d303_c946_bdd9);
        check("rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3", 0x3c81_23ea_7b06_7637);
        check("rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 1 4", 0x5c3f_9b82_9b27_9560);
    }

    #[test]
    fn keys_are_those_of_another_program() {
        let chess = Chess::default();
        for seed in 0..300 {
            let state = random_state(&chess, &chess.start(), seed as usize % 120, seed);
            let fen: Fen = chess.show_state(&state).parse().unwrap();
            let position: shakmaty::Chess = fen.into_position(CastlingMode::Standard).unwrap();
            let Zobrist64(expected) = position.zobrist_hash::<Zobrist64>(EnPassantMode::PseudoLegal);
            assert_eq!(key(&state), expected, "{}", chess.show_state(&state));
        }
    }

    #[test]
    fn codes_of_moves() {
        let chess = Chess::default();
        let check = |fen: &str, text: &str, expected: u16| {
            let state = chess.parse_state(fen).unwrap();
            let code = chess.code(chess.parse_move(&state, text).unwrap());
            assert_eq!(turn_code(code), expected, "{text}");
            assert_eq!(turn_code(expected), code);
        };
        check("start", "e2e4", 12 << 6 | 28);
        check("r3k3/1P6/8/8/8/8/8/4K2R w K - 0 1", "O-O", 4 << 6 | 7);
        check("r3k3/1P6/8/8/8/8/8/4K2R w K - 0 1", "bxa8=Q", 4 << 12 | 49 << 6 | 56);
        check("r3k3/1P6/8/8/8/8/8/4K2R w K - 0 1", "b8=N", 1 << 12 | 49 << 6 | 57);
    }
}
