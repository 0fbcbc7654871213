//! A few men on a board, small and quick: what they attack, and whether a king could be taken.

use cozy_chess::{
    BitBoard, Color, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks,
    get_rook_moves,
};

/// Who moves: the side with more men, which is White, or the other one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MoverSide {
    Strong = 0,
    Weak = 1,
}

impl MoverSide {
    pub(super) fn other(self) -> MoverSide {
        match self {
            MoverSide::Strong => MoverSide::Weak,
            MoverSide::Weak => MoverSide::Strong,
        }
    }

    pub(super) fn color(self) -> Color {
        match self {
            MoverSide::Strong => Color::White,
            MoverSide::Weak => Color::Black,
        }
    }
}

/// The squares of the men of a balance, in the order of its roster; those beyond it are 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Men {
    pub squares: [u8; Men::MOST],
    pub turn: MoverSide,
}

impl Men {
    /// No table has more men.
    pub(super) const MOST: usize = 6;

    /// All occupied squares.
    #[inline]
    pub(super) fn occupied(&self, roster: &[(Color, Piece)]) -> BitBoard {
        BitBoard(self.squares[..roster.len()].iter().fold(0, |set, square| set | 1 << square))
    }

    /// The squares of one side.
    #[inline]
    pub(super) fn of(&self, color: Color, roster: &[(Color, Piece)]) -> BitBoard {
        let men = roster.iter().zip(&self.squares).filter(|((owner, _), _)| *owner == color);
        BitBoard(men.fold(0, |set, (_, square)| set | 1 << square))
    }

    /// Whether every man has a square of his own.
    #[inline]
    pub(super) fn are_apart(&self, roster: &[(Color, Piece)]) -> bool {
        self.occupied(roster).len() as usize == roster.len()
    }

    /// Whether the side to move could take the king, so that this is no position. The same goes for three men giving
    /// check at once, which no move can do.
    #[inline]
    pub(super) fn can_take_king(&self, roster: &[(Color, Piece)]) -> bool {
        let occupied = self.occupied(roster);
        let mover = self.turn.color();
        self.attackers(!mover, roster, occupied, None) > 0
            || self.attackers(mover, roster, occupied, None) > 2
    }

    /// The squares that the men of a side attack, those of their own men among them.
    #[inline]
    pub(super) fn attacked_by(&self, side: Color, roster: &[(Color, Piece)], occupied: BitBoard) -> BitBoard {
        let men = roster.iter().zip(&self.squares).filter(|((color, _), _)| *color == side);
        men.fold(BitBoard::EMPTY, |set, (&(color, piece), &from)| {
            set | attacks(piece, color, square(from), occupied)
        })
    }

    /// How many men attack the king of a side; the man `without` is not counted.
    #[inline]
    pub(super) fn attackers(
        &self,
        king: Color,
        roster: &[(Color, Piece)],
        occupied: BitBoard,
        without: Option<usize>,
    ) -> usize {
        let target = square(self.squares[king as usize]);
        let men = roster.iter().zip(&self.squares).enumerate();
        let attacks_king = |&(man, (&(color, piece), &from)): &(usize, (&(Color, Piece), &u8))| {
            color != king && Some(man) != without && attacks(piece, color, square(from), occupied).has(target)
        };
        men.filter(attacks_king).count()
    }
}

#[inline]
pub(super) fn square(number: u8) -> Square {
    Square::index(usize::from(number))
}

/// The squares a man attacks.
#[inline]
pub(super) fn attacks(piece: Piece, color: Color, from: Square, occupied: BitBoard) -> BitBoard {
    match piece {
        Piece::Pawn => get_pawn_attacks(from, color),
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => get_bishop_moves(from, occupied),
        Piece::Rook => get_rook_moves(from, occupied),
        Piece::Queen => get_bishop_moves(from, occupied) | get_rook_moves(from, occupied),
        Piece::King => get_king_moves(from),
    }
}
