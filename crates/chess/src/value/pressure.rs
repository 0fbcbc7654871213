//! What the attacks amount to: passed pawns on their way, threats, attacks on kings, space.

use super::attacks::Attacks;
use super::masks::{CENTRE_FILES, ahead, distance, forward, pawn_attacks, rank_of};
use super::pieces::Scene;
use super::slots::{SPACE, attack, pawn, threat};
use super::tally::TermTally;
use cozy_chess::{
    BitBoard, Board, Color, Piece, Rank, Square, get_bishop_moves, get_knight_moves, get_rook_moves,
};

/// Passed pawns are looked at more closely from this rank on.
const ADVANCED: usize = 3;
/// Victims of minor pieces and rooks; a king is not a victim.
const VICTIMS: [Piece; 5] = [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];

/// Reports everything that needs the attacks of both colours.
#[inline(always)]
pub(super) fn pressure<T: TermTally>(scene: &Scene<'_>, color: Color, attacks: &Attacks, tally: &mut T) {
    for square in scene.structure.passed & scene.board.colors(color) {
        if rank_of(color, square) >= ADVANCED {
            one_passed(scene.board, color, square, attacks, tally);
        }
    }
    threats(scene.board, color, attacks, tally);
    king_attack(scene.board, color, attacks, tally);
    space(scene.board, color, attacks, tally);
}

#[inline(always)]
fn one_passed<T: TermTally>(board: &Board, color: Color, square: Square, attacks: &Attacks, tally: &mut T) {
    let rank = rank_of(color, square);
    let way = ahead(color, square.bitboard());
    let next = forward(color, square.bitboard());
    let danger = attacks.all[!color as usize];
    if let Some(stop) = next.next_square() {
        tally.add(color, pawn::own_king(rank), distance(stop, board.king(color)));
        tally.add(color, pawn::other_king(rank), distance(stop, board.king(!color)));
    }
    if board.occupied().is_disjoint(next) {
        tally.add(color, pawn::free(rank), 1);
    }
    if danger.is_disjoint(next) {
        tally.add(color, pawn::safe(rank), 1);
    }
    if (board.occupied() | danger).is_disjoint(way) {
        tally.add(color, pawn::clear(rank), 1);
    }
}

#[inline(always)]
fn threats<T: TermTally>(board: &Board, color: Color, attacks: &Attacks, tally: &mut T) {
    let (own, other) = (color as usize, !color as usize);
    let theirs = board.colors(!color);
    let pieces = theirs - board.pieces(Piece::Pawn) - board.pieces(Piece::King);
    let by_their_pawns = attacks.of(!color, Piece::Pawn);
    let strongly_defended = by_their_pawns | (attacks.twice[other] - attacks.twice[own]);
    let weak = theirs & (attacks.all[own] - strongly_defended);
    add_count(tally, color, threat::BY_PAWN, pieces & attacks.of(color, Piece::Pawn));
    let minors = attacks.of(color, Piece::Knight) | attacks.of(color, Piece::Bishop);
    let bigger_than_minor = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    let rooks = attacks.of(color, Piece::Rook);
    for victim in VICTIMS {
        let men = board.pieces(victim);
        add_count(tally, color, threat::by_minor(victim), minors & men & (weak | theirs & bigger_than_minor));
        add_count(
            tally,
            color,
            threat::by_rook(victim),
            rooks & men & (weak | theirs & board.pieces(Piece::Queen)),
        );
    }
    add_count(tally, color, threat::BY_KING, weak & attacks.of(color, Piece::King));
    add_count(tally, color, threat::HANGING, weak - attacks.all[other]);
    let reach = attacks.all[other] & (attacks.all[own] - strongly_defended);
    add_count(tally, color, threat::RESTRICTED, reach);
    add_count(tally, color, threat::PUSH, pieces & pawn_attacks(color, safe_pushes(board, color, attacks)));
    threats_on_queen(board, color, attacks, tally);
}

/// Squares a pawn can advance to without being lost.
#[inline(always)]
fn safe_pushes(board: &Board, color: Color, attacks: &Attacks) -> BitBoard {
    let free = !board.occupied();
    let single = forward(color, board.colored_pieces(color, Piece::Pawn)) & free;
    let third = Rank::Third.relative_to(color).bitboard();
    let double = forward(color, single & third) & free;
    let lost = attacks.of(!color, Piece::Pawn) | (attacks.all[!color as usize] - attacks.all[color as usize]);
    (single | double) - lost
}

/// Squares from which a minor piece or rook could attack the only queen.
#[inline(always)]
fn threats_on_queen<T: TermTally>(board: &Board, color: Color, attacks: &Attacks, tally: &mut T) {
    let queens = board.colored_pieces(!color, Piece::Queen);
    let Some(queen) = queens.next_square().filter(|_| queens.len() == 1) else { return };
    let safe = attacks.area[color as usize] - (attacks.all[!color as usize] - attacks.twice[color as usize]);
    let occupied = board.occupied();
    let knights = attacks.of(color, Piece::Knight) & get_knight_moves(queen);
    let bishops = attacks.of(color, Piece::Bishop) & get_bishop_moves(queen, occupied);
    let rooks = attacks.of(color, Piece::Rook) & get_rook_moves(queen, occupied);
    add_count(tally, color, threat::ON_QUEEN, safe & (knights | bishops | rooks));
}

/// The attack of `color` on the other king.
#[inline(always)]
fn king_attack<T: TermTally>(board: &Board, color: Color, attacks: &Attacks, tally: &mut T) {
    let (own, other) = (color as usize, !color as usize);
    let zone = attacks.zone[other];
    let only_royal = attacks.by[other][Piece::King as usize] | attacks.by[other][Piece::Queen as usize];
    let defended_well = (attacks.all[other] - only_royal) | attacks.twice[other];
    let weak = attacks.all[own] - defended_well;
    add_count(tally, color, attack::WEAK, zone & weak);
    let king = board.king(!color);
    let occupied = board.occupied() - board.colored_pieces(!color, Piece::Queen);
    let landing = !board.colors(color) & (!attacks.all[other] | weak & attacks.twice[own]);
    let straight = get_rook_moves(king, occupied) & landing;
    let diagonal = get_bishop_moves(king, occupied) & landing;
    let checks = [
        (Piece::Knight, get_knight_moves(king) & landing),
        (Piece::Bishop, diagonal),
        (Piece::Rook, straight),
        (Piece::Queen, straight | diagonal),
    ];
    for (piece, squares) in checks {
        add_count(tally, color, attack::check(piece), squares & attacks.of(color, piece));
    }
    if board.colored_pieces(color, Piece::Queen).is_empty() {
        tally.add(color, attack::NO_QUEEN, 1);
    }
    if !(attacks.of(!color, Piece::Knight) & zone).is_empty() {
        tally.add(color, attack::KNIGHT_DEFENDS, 1);
    }
    tally.add(color, attack::CALM, 1);
}

/// Squares on the own side of the middle files that no enemy pawn attacks.
#[inline(always)]
fn space<T: TermTally>(board: &Board, color: Color, attacks: &Attacks, tally: &mut T) {
    let ranks = [Rank::Second, Rank::Third, Rank::Fourth].map(|rank| rank.relative_to(color).bitboard());
    let home = ranks[0] | ranks[1] | ranks[2];
    let pawns = board.colored_pieces(color, Piece::Pawn);
    let safe = CENTRE_FILES & (home - pawns - attacks.of(!color, Piece::Pawn));
    let behind = safe & (ahead(!color, pawns) - attacks.all[!color as usize]);
    let pieces = board.colors(color).len() as i32;
    tally.add(color, SPACE.at(0), (safe.len() + behind.len()) as i32 * pieces / SPACE_SHARE);
}

/// Space matters more the more pieces use it.
const SPACE_SHARE: i32 = 16;

#[inline(always)]
fn add_count<T: TermTally>(tally: &mut T, color: Color, slot: usize, squares: BitBoard) {
    if !squares.is_empty() {
        tally.add(color, slot, squares.len() as i32);
    }
}
