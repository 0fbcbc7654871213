//! Chess and Chess960 as a game: who moves, which moves there are, where they lead, how it ends.
//!
//! The board and its legal moves are the library's. Castling is a king's move onto its own rook, which means the
//! same in chess and Chess960. Article numbers are those of the FIDE laws of chess.

use crate::draws::{Draws, is_dead, is_out_of_time, plies_to_draw};
use cozy_chess::{Board, Color, GameStatus, Move, Piece, Rank, Square, get_pawn_attacks};
use search::{Game, Outcome, Side};

/// The start of ordinary chess among the 960.
pub const STANDARD_START: u16 = 518;
/// How many starts there are.
pub const STARTS: u16 = 960;

const SQUARE_BITS: u16 = 6;
const PROMOTION_SHIFT: u16 = 2 * SQUARE_BITS;
const SQUARE_MASK: u16 = (1 << SQUARE_BITS) - 1;
const PROMOTIONS: [Option<Piece>; 5] =
    [None, Some(Piece::Knight), Some(Piece::Bishop), Some(Piece::Rook), Some(Piece::Queen)];

/// The rules: which draws count, and which of the 960 starts games begin with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chess {
    draws: Draws,
    start: u16,
}

/// A position: the board, and the plies since the last capture or pawn move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    board: Board,
    clock: u8,
}

impl Default for Chess {
    fn default() -> Self {
        Chess { draws: Draws::Claimed, start: STANDARD_START }
    }
}

impl Chess {
    /// The same rules with other draws.
    pub const fn with_draws(self, draws: Draws) -> Chess {
        Chess { draws, ..self }
    }

    /// The same rules with one of the 960 starts, numbered from 0; none for other numbers.
    pub fn with_start(self, start: u16) -> Option<Chess> {
        (start < STARTS).then_some(Chess { start, ..self })
    }

    /// Which draws end a game.
    pub const fn draws(self) -> Draws {
        self.draws
    }

    /// The state games begin with.
    pub(crate) fn first_state(self) -> State {
        State::new(Board::chess960_startpos(self.start.into()), 0)
    }

    /// The move with this code if it is a legal one of `state`.
    pub fn move_of_code(&self, state: &State, code: u16) -> Option<Move> {
        let square = |bits: u16| Square::try_index((bits & SQUARE_MASK) as usize);
        let promotion = *PROMOTIONS.get(usize::from(code >> PROMOTION_SHIFT))?;
        let m = Move { from: square(code)?, to: square(code >> SQUARE_BITS)?, promotion };
        state.board.is_legal(m).then_some(m)
    }
}

impl State {
    pub(crate) fn new(board: Board, clock: u8) -> State {
        State { board, clock }
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Plies since the last capture or pawn move.
    pub fn clock(&self) -> u8 {
        self.clock
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    /// Whether there is a legal move.
    pub fn has_moves(&self) -> bool {
        self.board.generate_moves(|_| true)
    }

    /// Whether the side to move is mated.
    pub fn is_mate(&self) -> bool {
        self.board.status() == GameStatus::Won
    }

    /// The state after a pass; none in check.
    pub fn passed(&self) -> Option<State> {
        let board = self.board.null_move()?;
        Some(State { board, clock: self.clock.saturating_add(1) })
    }

    /// Whether a move takes something, counting neither castling nor en passant.
    pub fn is_capture(&self, m: Move) -> bool {
        self.board.colors(!self.board.side_to_move()).has(m.to)
    }

    /// Whether a move takes a pawn in passing.
    pub fn is_en_passant(&self, m: Move) -> bool {
        self.en_passant_square() == Some(m.to) && self.board.pieces(Piece::Pawn).has(m.from)
    }

    /// Whether a move is castling: the king moves onto its own rook.
    pub fn is_castling(&self, m: Move) -> bool {
        self.board.colors(self.board.side_to_move()).has(m.to)
    }

    /// The square a pawn that has just made a double step passed over.
    pub fn en_passant_square(&self) -> Option<Square> {
        let rank = Rank::Sixth.relative_to(self.board.side_to_move());
        self.board.en_passant().map(|file| Square::new(file, rank))
    }

    /// The same position as if a pawn had just moved.
    pub(crate) fn without_clock(&self) -> State {
        State { clock: 0, ..self.clone() }
    }

    /// Whether a pawn stands ready to take in passing; only then does the double step matter.
    pub(crate) fn is_en_passant_threatened(&self) -> bool {
        let mover = self.board.side_to_move();
        let attackers =
            |square| get_pawn_attacks(square, !mover) & self.board.colored_pieces(mover, Piece::Pawn);
        self.en_passant_square().is_some_and(|square| !attackers(square).is_empty())
    }
}

impl Game for Chess {
    type State = State;
    type Move = Move;

    fn turn(&self, state: &State) -> Side {
        side_of(state.board.side_to_move())
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        state.board.generate_moves(|moves| {
            out.extend(moves);
            false
        });
    }

    fn play(&self, state: &State, m: Move) -> State {
        let mut board = state.board.clone();
        board.play_unchecked(m);
        // The library stops counting at 100; 75 moves are 150 plies (9.6.2).
        let clock = if board.halfmove_clock() == 0 { 0 } else { state.clock.saturating_add(1) };
        State { board, clock }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let drawn =
            is_out_of_time(self.draws, state) || (self.draws != Draws::Ignored && is_dead(&state.board));
        drawn.then_some(Outcome::DRAW)
    }

    fn stuck(&self, state: &State) -> Outcome {
        if state.is_check() { Outcome::win(self.turn(state).other()) } else { Outcome::DRAW }
    }

    fn key(&self, state: &State) -> u64 {
        if state.board.en_passant().is_none() || state.is_en_passant_threatened() {
            state.board.hash()
        } else {
            state.board.hash_without_ep()
        }
    }

    fn code(&self, m: Move) -> u16 {
        // Pieces are numbered from the pawn, so that a knight is 1 and no promotion is 0.
        let promotion = m.promotion.map_or(0, |piece| piece as u16);
        m.from as u16 | (m.to as u16) << SQUARE_BITS | promotion << PROMOTION_SHIFT
    }

    fn reversible(&self, state: &State) -> usize {
        state.clock.into()
    }

    fn plies_to_draw(&self, state: &State) -> usize {
        plies_to_draw(self.draws, state)
    }
}

/// White is MAX.
pub(crate) fn side_of(color: Color) -> Side {
    match color {
        Color::White => Side::Max,
        Color::Black => Side::Min,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Notation;
    use search::testkit::check_game;

    fn state(fen: &str) -> State {
        Chess::default().parse_state(fen).unwrap()
    }

    #[test]
    fn chess_keeps_the_promises_of_a_game() {
        let chess = Chess::default();
        check_game(&chess, &chess.start(), 30, 1);
        check_game(
            &chess,
            &state("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
            30,
            2,
        );
        check_game(&chess, &state("8/2P2k2/8/8/8/8/5K1p/8 w - - 0 1"), 30, 3);
        for start in [0, 100, 700, 959] {
            let chess = Chess::default().with_start(start).unwrap();
            check_game(&chess, &chess.start(), 10, start.into());
        }
        assert_eq!(Chess::default().with_start(STARTS), None);
    }

    #[test]
    fn codes_lead_back_to_moves() {
        let chess = Chess::default();
        for fen in ["r3k2r/1P6/8/8/8/8/6p1/R3K2R w KQkq - 0 1", "r3k2r/1P6/8/8/8/8/6p1/R3K2R b KQkq - 0 1"] {
            let state = state(fen);
            let mut moves = Vec::new();
            chess.moves(&state, &mut moves);
            assert!(moves.iter().all(|&m| chess.move_of_code(&state, chess.code(m)) == Some(m)));
            let known = (0..u16::MAX).filter(|&code| chess.move_of_code(&state, code).is_some()).count();
            assert_eq!(known, moves.len(), "{fen}");
        }
    }

    #[test]
    fn a_double_step_nobody_can_answer_changes_no_key() {
        let chess = Chess::default();
        let key = |fen| chess.key(&state(fen));
        assert_eq!(key("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"), key("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"));
        assert_ne!(key("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"), key("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1"));
    }
}
