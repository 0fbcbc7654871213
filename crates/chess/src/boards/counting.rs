//! What the rules add to a board, and the count: the same for every kind of board.

use super::Chessboard;
use crate::rules::State;
use cozy_chess::{Color, File, Piece, Square};
use search::Depth;

/// What a pawn may become.
const PROMOTIONS: [Piece; 4] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];

/// A way to castle: the squares of king and rook, and those between them.
struct CastlingWay {
    color: Color,
    king: u8,
    rook: u8,
    between: &'static [u8],
}

const CASTLING: [CastlingWay; 4] = [
    CastlingWay { color: Color::White, king: 4, rook: 7, between: &[5, 6] },
    CastlingWay { color: Color::White, king: 4, rook: 0, between: &[3, 2, 1] },
    CastlingWay { color: Color::Black, king: 60, rook: 63, between: &[61, 62] },
    CastlingWay { color: Color::Black, king: 60, rook: 56, between: &[59, 58, 57] },
];

/// A move: three bytes, because millions of them are written down.
#[derive(Clone, Copy)]
struct Hop {
    from: u8,
    to: u8,
    promotion: Option<Piece>,
}

/// A position on some kind of board.
#[derive(Clone)]
pub(super) struct BoardPosition<B> {
    board: B,
    turn: Color,
    /// The square of each side's king.
    kings: [u8; Color::NUM],
    /// Which ways of [`CASTLING`] are still open.
    open: [bool; CASTLING.len()],
    /// The square that a pawn has just passed with a double step.
    passed: Option<u8>,
}

impl<B: Chessboard> BoardPosition<B> {
    /// The position of a state in which castling is as in ordinary chess.
    pub(super) fn new(state: &State) -> Self {
        let from = state.board();
        let mut board = B::empty();
        for on in from.occupied() {
            board.put(on as u8, from.color_on(on).zip(from.piece_on(on)));
        }
        let open = CASTLING.map(|way| {
            let rights = from.castle_rights(way.color);
            let right = if way.rook > way.king { rights.short } else { rights.long };
            right == Some(File::index(usize::from(way.rook % 8)))
        });
        let kings = Color::ALL.map(|color| from.king(color) as u8);
        let passed = state.en_passant_square().map(|square: Square| square as u8);
        BoardPosition { board, turn: from.side_to_move(), kings, open, passed }
    }

    /// How many move sequences of this length there are.
    pub(super) fn perft(&self, depth: Depth) -> u64 {
        self.count(depth, &mut Vec::new())
    }

    /// The same with all moves on one stack: each position appends its own and takes them away again.
    fn count(&self, depth: Depth, stack: &mut Vec<Hop>) -> u64 {
        if depth <= Depth(0) {
            return 1;
        }
        let start = stack.len();
        self.list(stack);
        let mut total = 0;
        for number in start..stack.len() {
            if let Some(next) = self.after(stack[number]) {
                total += next.count(depth - Depth(1), stack);
            }
        }
        stack.truncate(start);
        total
    }

    /// Appends the moves, those among them that leave the own king in check.
    fn list(&self, hops: &mut Vec<Hop>) {
        self.board.tell_moves(self.turn, self.passed, &mut |from, to| {
            let is_promotion = matches!(to / 8, 0 | 7)
                && self.board.man(from).is_some_and(|(_, piece)| piece == Piece::Pawn);
            match is_promotion {
                true => hops.extend(PROMOTIONS.map(|piece| Hop { from, to, promotion: Some(piece) })),
                false => hops.push(Hop { from, to, promotion: None }),
            }
        });
        let ways = CASTLING.iter().zip(self.open).filter(|(way, is_open)| *is_open && self.may_castle(way));
        hops.extend(ways.map(|(way, _)| Hop { from: way.king, to: goal(way), promotion: None }));
    }

    /// Whether the way is free and the king is not attacked at its start nor on its way; its goal is looked at later.
    fn may_castle(&self, way: &CastlingWay) -> bool {
        let is_attacked = |square| self.board.is_attacked(square, !self.turn);
        way.color == self.turn
            && way.between.iter().all(|&square| self.board.man(square).is_none())
            && !is_attacked(way.king)
            && !is_attacked(way.between[0])
    }

    /// The position after a move; none if it leaves the own king in check.
    fn after(&self, hop: Hop) -> Option<Self> {
        let Hop { from, to, promotion } = hop;
        let (color, piece) = self.board.man(from)?;
        let mut next = BoardPosition { turn: !color, passed: None, ..self.clone() };
        next.board.put(from, None);
        next.board.put(to, Some((color, promotion.unwrap_or(piece))));
        match piece {
            Piece::King => next.move_king(hop, color),
            // The pawn that was passed stands a rank further.
            Piece::Pawn if self.passed == Some(to) => next.board.put(to ^ 8, None),
            Piece::Pawn if from.abs_diff(to) == 16 => next.passed = Some(from.midpoint(to)),
            _ => {}
        }
        for (way, is_open) in CASTLING.iter().zip(&mut next.open) {
            *is_open &= ![from, to].iter().any(|&square| square == way.king || square == way.rook);
        }
        (!next.board.is_attacked(next.kings[color as usize], next.turn)).then_some(next)
    }

    /// Notes where a king went, and moves the rook of one that castled.
    fn move_king(&mut self, hop: Hop, color: Color) {
        self.kings[color as usize] = hop.to;
        let is_made = |way: &&CastlingWay| (way.king, goal(way)) == (hop.from, hop.to) && way.color == color;
        if hop.from.abs_diff(hop.to) == 2
            && let Some(way) = CASTLING.iter().find(is_made)
        {
            self.board.put(way.rook, None);
            self.board.put(way.between[0], Some((color, Piece::Rook)));
        }
    }
}

/// Where the king goes.
const fn goal(way: &CastlingWay) -> u8 {
    way.between[1]
}
