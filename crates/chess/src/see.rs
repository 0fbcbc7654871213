//! Static exchange evaluation (SEE): what a move gains when both sides take on its target square, the cheapest man first,
//! as long as it pays.
//!
//! Fritz Reul, "Static Exchange Evaluation with αβ-Approach", ICGA Journal 33(1), 2010: asked only whether it reaches a
//! bound, it is soon decided.

use crate::rules::State;
use cozy_chess::{
    BitBoard, Board, Color, Move, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves,
    get_pawn_attacks, get_rook_moves,
};

/// What men are worth in exchanges: pawn, knight, bishop, rook, queen, and a king that cannot be taken.
pub(crate) const SEE_VALUE: [i32; Piece::NUM] = [100, 320, 330, 500, 950, 20_000];

/// From the cheapest to the dearest.
const CHEAPEST_FIRST: [Piece; Piece::NUM] =
    [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen, Piece::King];

/// What a move takes at once, promotion included.
pub(crate) fn prize(state: &State, m: Move) -> i32 {
    let taken = if state.is_capture(m) {
        state.board().piece_on(m.to).map_or(0, value)
    } else if state.is_en_passant(m) {
        value(Piece::Pawn)
    } else {
        0
    };
    taken + m.promotion.map_or(0, |piece| value(piece) - value(Piece::Pawn))
}

/// Whether a move gains at least `least` when both sides exchange on its target square as long as it pays.
pub fn see_at_least(state: &State, m: Move, least: i32) -> bool {
    let board = state.board();
    if state.is_castling(m) {
        return least <= 0;
    }
    let mut balance = prize(state, m) - least;
    if balance < 0 {
        return false;
    }
    let moved = m.promotion.or_else(|| board.piece_on(m.from)).map_or(0, value);
    balance -= moved;
    if balance >= 0 {
        return true;
    }
    let mut occupied = (board.occupied() - m.from.bitboard()) | m.to.bitboard();
    if state.is_en_passant(m) {
        occupied -= Square::new(m.to.file(), m.from.rank()).bitboard();
    }
    let mover = board.side_to_move();
    exchange_winner(board, m.to, occupied, !mover, balance) == mover
}

/// Who comes out ahead when `turn` may take first and the other side is `balance` ahead, seen by it, after losing
/// what stands on `target`.
fn exchange_winner(
    board: &Board,
    target: Square,
    mut occupied: BitBoard,
    mut turn: Color,
    mut balance: i32,
) -> Color {
    let mut attackers = attackers(board, target, occupied);
    loop {
        attackers &= occupied;
        let own = attackers & board.colors(turn);
        let Some((piece, square)) = cheapest(board, own) else { return !turn };
        turn = !turn;
        balance = -balance - 1 - value(piece);
        if balance >= 0 {
            // A king may not take what is still defended.
            let defended = !(attackers & board.colors(turn)).is_empty();
            return if piece == Piece::King && defended { turn } else { !turn };
        }
        occupied -= square.bitboard();
        attackers |= sliders(board, target, occupied);
    }
}

fn cheapest(board: &Board, men: BitBoard) -> Option<(Piece, Square)> {
    let first = |piece: Piece| (men & board.pieces(piece)).next_square().map(|square| (piece, square));
    if men.is_empty() { None } else { CHEAPEST_FIRST.into_iter().find_map(first) }
}

/// Everything that attacks a square.
fn attackers(board: &Board, target: Square, occupied: BitBoard) -> BitBoard {
    let pawns = get_pawn_attacks(target, Color::Black) & board.colors(Color::White)
        | get_pawn_attacks(target, Color::White) & board.colors(Color::Black);
    pawns & board.pieces(Piece::Pawn)
        | get_knight_moves(target) & board.pieces(Piece::Knight)
        | get_king_moves(target) & board.pieces(Piece::King)
        | sliders(board, target, occupied)
}

fn sliders(board: &Board, target: Square, occupied: BitBoard) -> BitBoard {
    let queens = board.pieces(Piece::Queen);
    get_bishop_moves(target, occupied) & (board.pieces(Piece::Bishop) | queens)
        | get_rook_moves(target, occupied) & (board.pieces(Piece::Rook) | queens)
}

pub(crate) fn value(piece: Piece) -> i32 {
    SEE_VALUE[piece as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chess;
    use search::Notation;

    /// The exchange is worth exactly this much.
    fn check(fen: &str, text: &str, expected: i32) {
        let chess = Chess::default();
        let state = chess.parse_state(fen).unwrap();
        let m = chess.parse_move(&state, text).unwrap();
        assert!(see_at_least(&state, m, expected), "{text} in {fen} gains less than {expected}");
        assert!(!see_at_least(&state, m, expected + 1), "{text} in {fen} gains more than {expected}");
    }

    #[test]
    fn exchanges_are_counted_out() {
        check("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", 100);
        check("4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", 0);
        check("4k3/8/4p3/3p4/8/8/3R4/4K3 w - - 0 1", "Rxd5", 100 - 500);
        check("4k3/8/4p3/3p4/8/3R4/3R4/4K3 w - - 0 1", "Rxd5", 100 - 500 + 100);
        check("3rk3/8/8/3p4/8/3R4/3Q4/4K3 w - - 0 1", "Rxd5", 100);
        check("4k3/3q4/8/3p4/8/8/3R4/3QK3 w - - 0 1", "Rxd5", 100);
        check("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", 0);
        check("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", 100);
        check("4k3/4p3/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", 0);
        check("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "axb8=Q", 320 + 950 - 100);
        check("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b8=Q", -100);
        check("4k3/8/8/8/8/2n5/8/3QK3 w - - 0 1", "Qd2", 0);
        check("4k3/8/8/8/8/2n5/8/3QK3 w - - 0 1", "Qd5", -950);
        check("8/8/8/3k4/3p4/4P3/8/3RK3 w - - 0 1", "Rxd4", 100);
        check("8/8/8/3k4/3p4/8/8/3RK3 w - - 0 1", "Rxd4", 100 - 500);
    }
}
