//! Knights, bishops, rooks and queens: where they stand, how far they see, what they do there.

use super::attacks::{Attacks, reach};
use super::masks::{CENTRE, backward, defending_pawns, distance, rank_of};
use super::slots::{BISHOP_PAIR, attack, minor, mobility, rook};
use super::structure::Structure;
use super::tally::TermTally;
use cozy_chess::{BitBoard, Board, Color, File, Piece, Rank, Square, get_bishop_moves};

/// Outposts lie on these ranks, seen by their owner.
const OUTPOST_RANKS: std::ops::RangeInclusive<usize> = 3..=5;
/// A rook with at most this many squares is shut in.
const SHUT_IN_SQUARES: u32 = 3;

/// What all piece terms look at.
pub(super) struct Scene<'a> {
    pub board: &'a Board,
    pub structure: &'a Structure,
}

/// Reports the pieces of a colour and adds what they attack.
#[inline(always)]
pub(super) fn pieces<T: TermTally>(scene: &Scene<'_>, color: Color, attacks: &mut Attacks, tally: &mut T) {
    one_kind(scene, color, Piece::Knight, attacks, tally);
    one_kind(scene, color, Piece::Bishop, attacks, tally);
    one_kind(scene, color, Piece::Rook, attacks, tally);
    one_kind(scene, color, Piece::Queen, attacks, tally);
    if scene.board.colored_pieces(color, Piece::Bishop).len() >= 2 {
        tally.add(color, BISHOP_PAIR.at(0), 1);
    }
}

/// Always inlined with a constant colour and piece, so that nothing about them is decided while walking.
#[inline(always)]
fn one_kind<T: TermTally>(
    scene: &Scene<'_>,
    color: Color,
    piece: Piece,
    attacks: &mut Attacks,
    tally: &mut T,
) {
    let board = scene.board;
    for square in board.colored_pieces(color, piece) {
        let squares = reach(board, color, piece, square);
        attacks.add(color, piece, squares);
        tally.add_man(color, piece, square);
        let safe = squares & attacks.area[color as usize];
        tally.add(color, mobility(piece, safe.len() as usize), 1);
        aim_at_king(color, piece, squares, attacks, tally);
        match piece {
            Piece::Knight => one_knight(scene, color, square, tally),
            Piece::Bishop => one_bishop(scene, color, square, tally),
            Piece::Rook => one_rook(scene, color, square, safe, tally),
            _ => {}
        }
    }
}

#[inline(always)]
fn aim_at_king<T: TermTally>(
    color: Color,
    piece: Piece,
    squares: BitBoard,
    attacks: &Attacks,
    tally: &mut T,
) {
    let hits = squares & attacks.zone[!color as usize];
    if !hits.is_empty() {
        tally.add(color, attack::attacker(piece), 1);
        tally.add(color, attack::HITS, hits.len() as i32);
    }
}

#[inline(always)]
fn one_knight<T: TermTally>(scene: &Scene<'_>, color: Color, square: Square, tally: &mut T) {
    tally.add(color, minor::KNIGHT_KING_DISTANCE, distance(square, scene.board.king(color)));
    if is_behind_pawn(scene.board, color, square) {
        tally.add(color, minor::KNIGHT_BEHIND_PAWN, 1);
    }
    if is_outpost(scene, color, square) {
        let defended = is_pawn_defended(scene.board, color, square);
        tally.add(color, if defended { minor::KNIGHT_OUTPOST_DEFENDED } else { minor::KNIGHT_OUTPOST }, 1);
    }
}

#[inline(always)]
fn one_bishop<T: TermTally>(scene: &Scene<'_>, color: Color, square: Square, tally: &mut T) {
    let board = scene.board;
    tally.add(color, minor::BISHOP_KING_DISTANCE, distance(square, board.king(color)));
    if is_behind_pawn(board, color, square) {
        tally.add(color, minor::BISHOP_BEHIND_PAWN, 1);
    }
    if is_outpost(scene, color, square) {
        let defended = is_pawn_defended(board, color, square);
        tally.add(color, if defended { minor::BISHOP_OUTPOST_DEFENDED } else { minor::BISHOP_OUTPOST }, 1);
    }
    let light = BitBoard::LIGHT_SQUARES.has(square);
    let same = if light { BitBoard::LIGHT_SQUARES } else { BitBoard::DARK_SQUARES };
    let pawns = board.pieces(Piece::Pawn);
    tally.add(color, minor::BISHOP_PAWNS, (board.colored_pieces(color, Piece::Pawn) & same).len() as i32);
    if (get_bishop_moves(square, pawns) & CENTRE).len() >= 2 {
        tally.add(color, minor::LONG_DIAGONAL, 1);
    }
}

#[inline(always)]
fn one_rook<T: TermTally>(scene: &Scene<'_>, color: Color, square: Square, safe: BitBoard, tally: &mut T) {
    let board = scene.board;
    let file = square.file().bitboard();
    let own_pawns = board.colored_pieces(color, Piece::Pawn);
    let other_pawns = board.colored_pieces(!color, Piece::Pawn);
    if (own_pawns & file).is_empty() {
        let open = (other_pawns & file).is_empty();
        tally.add(color, if open { rook::OPEN } else { rook::HALF_OPEN }, 1);
    } else if safe.len() <= SHUT_IN_SQUARES && is_shut_in(board, color, square) {
        tally.add(color, rook::SHUT_IN, 1);
    }
    let seventh = Rank::Seventh.relative_to(color);
    let worth_it = rank_of(color, board.king(!color)) == 7 || !(other_pawns & seventh.bitboard()).is_empty();
    if square.rank() == seventh && worth_it {
        tally.add(color, rook::SEVENTH, 1);
    }
}

/// The king stands between the rook and the middle, and can no longer castle.
#[inline(always)]
fn is_shut_in(board: &Board, color: Color, square: Square) -> bool {
    let king = board.king(color);
    let rights = board.castle_rights(color);
    let king_side = king.file() >= File::E && square.file() > king.file();
    let queen_side = king.file() < File::E && square.file() < king.file();
    let home = king.rank() == square.rank() && rank_of(color, king) == 0;
    home && (king_side || queen_side) && rights.short.is_none() && rights.long.is_none()
}

#[inline(always)]
fn is_behind_pawn(board: &Board, color: Color, square: Square) -> bool {
    backward(color, board.pieces(Piece::Pawn)).has(square)
}

#[inline(always)]
fn is_outpost(scene: &Scene<'_>, color: Color, square: Square) -> bool {
    OUTPOST_RANKS.contains(&rank_of(color, square)) && !scene.structure.spans[!color as usize].has(square)
}

#[inline(always)]
fn is_pawn_defended(board: &Board, color: Color, square: Square) -> bool {
    !(defending_pawns(color, square) & board.colored_pieces(color, Piece::Pawn)).is_empty()
}
