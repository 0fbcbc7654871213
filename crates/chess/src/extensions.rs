//! Which moves of chess deserve a closer look: checks, recaptures, interpositions, forks, trapped bishops, threats to
//! the king. Each costs the other moves time, so most of them are off unless asked for.

use crate::rules::{Chess, State};
use crate::see::{see_at_least, value};
use cozy_chess::{
    BitBoard, Board, Color, Move, Piece, Rank, get_bishop_moves, get_king_moves, get_knight_moves,
    get_pawn_attacks, get_rook_moves,
};
use search::tactics::{Extension, Step};

/// A piece next to a king threatens it if it attacks this number of squares around it.
const THREATENED_SQUARES: u32 = 3;

/// A piece is put between a checking piece and the king.
const INTERPOSITION: Extension = Extension::Own("interposition");
/// A pawn or a knight attacks two pieces.
const FORK: Extension = Extension::Own("forks");
/// A bishop has no way out.
const TRAPPED_PIECE: Extension = Extension::Own("trapped-pieces");
/// A queen or rook aims at the squares around the king.
const KING_THREAT: Extension = Extension::Own("king-threats");

/// Whether a move is to be looked at more deeply for this reason.
pub(crate) fn extends(reason: Extension, step: &Step<'_, Chess>) -> bool {
    match reason {
        Extension::ForcedReply => step.after.is_check() && see_at_least(step.before, step.m, 0),
        Extension::Recapture => step.last.is_some_and(|last| recaptures(step.before, last, step.m)),
        INTERPOSITION => interposes(step.before, step.m),
        FORK => forks(step) && see_at_least(step.before, step.m, 0),
        TRAPPED_PIECE => traps_bishop(step),
        KING_THREAT => threatens_king(step) && see_at_least(step.before, step.m, 0),
        Extension::Own(_) => false,
    }
}

/// Takes the piece that has just taken. Only captures and pawns start the count of idle moves again.
fn recaptures(before: &State, last: Move, m: Move) -> bool {
    let pawn_push =
        before.board().piece_on(last.to) == Some(Piece::Pawn) && last.from.file() == last.to.file();
    m.to == last.to && before.clock() == 0 && !pawn_push && before.is_capture(m)
}

/// Answers a check by a piece that is put in between.
fn interposes(before: &State, m: Move) -> bool {
    let is_king = before.board().piece_on(m.from) == Some(Piece::King);
    before.is_check() && !is_king && !before.is_capture(m) && !before.is_en_passant(m)
}

/// A pawn or a knight attacks two pieces that are worth more than itself.
fn forks(step: &Step<'_, Chess>) -> bool {
    let board = step.after.board();
    let mover = !board.side_to_move();
    let Some(piece @ (Piece::Pawn | Piece::Knight)) = board.piece_on(step.m.to) else { return false };
    let attacked = match piece {
        Piece::Pawn => get_pawn_attacks(step.m.to, mover),
        _ => get_knight_moves(step.m.to),
    };
    let worth_more = |&square: &cozy_chess::Square| {
        board.piece_on(square).is_some_and(|victim| value(victim) > value(piece) + value(Piece::Pawn))
    };
    (attacked & board.colors(!mover)).into_iter().filter(worth_more).count() > 1
}

/// A pawn shuts in a bishop that went for a pawn at the edge: every square it could go to is taken, covered by a pawn, or
/// deeper in the trap.
fn traps_bishop(step: &Step<'_, Chess>) -> bool {
    let board = step.after.board();
    let mover = !board.side_to_move();
    if board.piece_on(step.m.to) != Some(Piece::Pawn) {
        return false;
    }
    let deep = Rank::Second.relative_to(mover).bitboard() | Rank::Third.relative_to(mover).bitboard();
    let bishops = board.colored_pieces(!mover, Piece::Bishop) & deep;
    if bishops.is_empty() {
        return false;
    }
    let last_row = Rank::First.relative_to(mover).bitboard();
    let covered = pawn_attacks(board, mover) | board.colors(!mover) | last_row;
    bishops.into_iter().any(|bishop| (get_bishop_moves(bishop, board.occupied()) - covered).is_empty())
}

fn pawn_attacks(board: &Board, side: Color) -> BitBoard {
    let pawns = board.colored_pieces(side, Piece::Pawn).into_iter();
    pawns.fold(BitBoard::EMPTY, |all, pawn| all | get_pawn_attacks(pawn, side))
}

/// A queen or rook aims at the squares around the king, without taking anything and without check.
fn threatens_king(step: &Step<'_, Chess>) -> bool {
    if step.after.is_check() || step.before.is_capture(step.m) {
        return false;
    }
    let board = step.after.board();
    let (to, occupied) = (step.m.to, board.occupied());
    let aimed = match board.piece_on(to) {
        Some(Piece::Rook) => get_rook_moves(to, occupied),
        Some(Piece::Queen) => get_rook_moves(to, occupied) | get_bishop_moves(to, occupied),
        _ => return false,
    };
    (aimed & get_king_moves(board.king(board.side_to_move()))).len() >= THREATENED_SQUARES
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::{Game, Notation};

    /// Whether the last of two moves is extended for this reason.
    fn check(reason: Extension, fen: &str, line: [&str; 2], expected: bool) {
        let chess = Chess::default();
        let start = chess.parse_state(fen).unwrap();
        let last = chess.parse_move(&start, line[0]).unwrap();
        let before = chess.play(&start, last);
        let m = chess.parse_move(&before, line[1]).unwrap();
        let after = chess.play(&before, m);
        let step = Step { before: &before, last: Some(last), m, after: &after };
        assert_eq!(extends(reason, &step), expected, "{reason:?} {line:?}");
    }

    #[test]
    fn taking_what_has_just_taken_is_a_recapture() {
        let fen = "4k3/8/2p5/3p4/4P3/2N5/8/4K3 w - - 3 9";
        check(Extension::Recapture, fen, ["exd5", "cxd5"], true);
        check(Extension::Recapture, fen, ["e5", "d4"], false);
        check(Extension::Recapture, "4k3/8/2p5/4p3/8/3P4/8/4K3 w - - 0 9", ["d4", "exd4"], false);
        check(Extension::Recapture, fen, ["Nxd5", "cxd5"], true);
    }

    #[test]
    fn a_piece_between_answers_a_check() {
        let fen = "4k3/8/8/8/8/8/r2P4/4KB2 b - - 0 1";
        check(INTERPOSITION, fen, ["Ra1+", "Kf2"], false);
        check(INTERPOSITION, "4k3/8/8/8/8/3B4/r7/4K3 b - - 0 1", ["Ra1+", "Bb1"], true);
    }

    #[test]
    fn knights_and_pawns_fork() {
        let fen = "r3k3/8/8/1N6/8/8/8/4K3 b - - 0 1";
        check(FORK, fen, ["Kf8", "Nc7"], false);
        check(FORK, "r3k3/7p/8/1N6/8/8/8/4K3 b - - 0 1", ["h6", "Nc7+"], true);
        check(FORK, "4k3/7p/2n1n3/8/3P4/8/8/4K3 b - - 0 1", ["h6", "d5"], true);
    }

    #[test]
    fn a_bishop_that_took_at_the_edge_is_shut_in() {
        let fen = "4k3/8/8/4b3/8/8/5PPP/4K3 b - - 0 1";
        check(TRAPPED_PIECE, fen, ["Bxh2", "g3"], true);
        check(TRAPPED_PIECE, fen, ["Bf4", "g3"], false);
    }

    #[test]
    fn a_queen_next_to_the_king_threatens_it() {
        let fen = "6k1/5ppp/8/8/8/8/8/3QK3 b - - 0 1";
        check(KING_THREAT, fen, ["h6", "Qg4"], false);
        check(KING_THREAT, "6k1/5p1p/8/8/8/8/3Q4/4K3 b - - 0 1", ["h6", "Qxh6"], false);
        check(KING_THREAT, "6k1/5p2/8/8/8/8/3Q4/4K3 b - - 0 1", ["f6", "Qh6"], true);
    }

    #[test]
    fn checks_that_lose_nothing_are_forcing() {
        check(Extension::ForcedReply, "4k3/7p/8/8/8/8/8/R3K3 b - - 0 1", ["h6", "Ra8+"], true);
        check(Extension::ForcedReply, "1r2k3/7p/8/8/8/8/8/R3K3 b - - 0 1", ["h6", "Ra8"], false);
    }
}
