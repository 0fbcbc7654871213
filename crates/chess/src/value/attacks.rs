//! Who attacks what: collected once, used by many terms.

use super::masks::{backward, forward, pawn_attacks_by_side, rank_of};
use cozy_chess::{
    BitBoard, Board, Color, File, Piece, Rank, Square, get_bishop_moves, get_king_moves, get_knight_moves,
    get_rook_moves,
};

/// The attacks of both colours.
pub(super) struct Attacks {
    /// By colour and piece.
    pub by: [[BitBoard; Piece::NUM]; Color::NUM],
    /// By anything.
    pub all: [BitBoard; Color::NUM],
    /// By two or more.
    pub twice: [BitBoard; Color::NUM],
    /// The squares around each king that an attack aims at.
    pub zone: [BitBoard; Color::NUM],
    /// Where each colour's pieces move with purpose.
    pub area: [BitBoard; Color::NUM],
}

impl Attacks {
    /// The attacks of pawns and kings; pieces are added one by one.
    #[inline(always)]
    pub(super) fn new(board: &Board) -> Attacks {
        let mut attacks = Attacks {
            by: [[BitBoard::EMPTY; Piece::NUM]; Color::NUM],
            all: [BitBoard::EMPTY; Color::NUM],
            twice: [BitBoard::EMPTY; Color::NUM],
            zone: [king_zone(board, Color::White), king_zone(board, Color::Black)],
            area: [BitBoard::EMPTY; Color::NUM],
        };
        attacks.add_pawns_and_king(board, Color::White);
        attacks.add_pawns_and_king(board, Color::Black);
        attacks.area =
            [attacks.mobility_area(board, Color::White), attacks.mobility_area(board, Color::Black)];
        attacks
    }

    #[inline(always)]
    fn add_pawns_and_king(&mut self, board: &Board, color: Color) {
        let pawns = board.colored_pieces(color, Piece::Pawn);
        let (left, right) = pawn_attacks_by_side(color, pawns);
        let king = get_king_moves(board.king(color));
        self.by[color as usize][Piece::Pawn as usize] = left | right;
        self.by[color as usize][Piece::King as usize] = king;
        self.all[color as usize] = left | right | king;
        self.twice[color as usize] = left & right | (left | right) & king;
    }

    /// Not onto own blocked or home pawns, the own king, or squares enemy pawns attack.
    #[inline(always)]
    fn mobility_area(&self, board: &Board, color: Color) -> BitBoard {
        let own = board.colored_pieces(color, Piece::Pawn);
        let blocked = own & backward(color, board.occupied());
        let home = Rank::Second.relative_to(color).bitboard() | Rank::Third.relative_to(color).bitboard();
        !(blocked | own & home | board.colored_pieces(color, Piece::King) | self.of(!color, Piece::Pawn))
    }

    /// One more piece attacks these squares.
    #[inline(always)]
    pub(super) fn add(&mut self, color: Color, piece: Piece, reach: BitBoard) {
        let color = color as usize;
        self.twice[color] |= self.all[color] & reach;
        self.all[color] |= reach;
        self.by[color][piece as usize] |= reach;
    }

    #[inline(always)]
    pub(super) fn of(&self, color: Color, piece: Piece) -> BitBoard {
        self.by[color as usize][piece as usize]
    }
}

/// What a piece on `square` attacks; sliders see through own pieces that help along the line.
#[inline(always)]
pub(super) fn reach(board: &Board, color: Color, piece: Piece, square: Square) -> BitBoard {
    let own = board.colors(color);
    let queens = board.pieces(Piece::Queen);
    let rooks = board.pieces(Piece::Rook);
    let occupied = board.occupied();
    match piece {
        Piece::Knight => get_knight_moves(square),
        Piece::Bishop => get_bishop_moves(square, occupied - (own & queens)),
        Piece::Rook => get_rook_moves(square, occupied - (own & (queens | rooks))),
        _ => get_bishop_moves(square, occupied) | get_rook_moves(square, occupied),
    }
}

/// The king's neighbourhood, moved in from the edge, and one rank more before it.
#[inline(always)]
fn king_zone(board: &Board, color: Color) -> BitBoard {
    let king = board.king(color);
    let file = File::index((king.file() as usize).clamp(File::B as usize, File::G as usize));
    let rank = Rank::index((king.rank() as usize).clamp(Rank::Second as usize, Rank::Seventh as usize));
    let centre = Square::new(file, rank);
    let around = get_king_moves(centre) | centre.bitboard();
    if rank_of(color, king) == 0 { around } else { around | forward(color, around) }
}
