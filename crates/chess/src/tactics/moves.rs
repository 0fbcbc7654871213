//! What chess says about its moves: captures by victim and attacker (MVV-LVA), checks, static exchange evaluation, late
//! move reductions.

use crate::extensions::extends;
use crate::rules::{Chess, State};
use crate::see::{prize, see_at_least};
use cozy_chess::{
    BitBoard, Board, Color, Move, Piece, PieceMoves, Rank, Square, get_bishop_moves, get_bishop_rays,
    get_knight_moves, get_pawn_attacks, get_rook_moves, get_rook_rays,
};
use search::tactics::{CORRECTION_KEYS, Extension, Step};
use search::{Depth, Moves, Score};
use std::sync::Arc;

/// Quiet moves worth trying near the leaves: a start and a share of the depth's square.
const LATE_MAX_DEPTH: Depth = Depth(8);
const LATE_START: i32 = 4;

/// Reductions grow with the logarithms of depth and place.
const REDUCTION_START: f64 = 0.8;
const REDUCTION_SHARE: f64 = 2.3;
const REDUCTION_DEPTHS: usize = 64;
const REDUCTION_PLACES: usize = 64;

/// A promotion to less than a queen is tried after everything else.
const UNDERPROMOTION: i32 = -1;
/// In a capture the victim counts for more than any attacker.
const VICTIM_WEIGHT: i32 = 16;

type Reductions = [[u8; REDUCTION_PLACES]; REDUCTION_DEPTHS];

/// What chess says about moves; copies share a table.
#[derive(Clone)]
pub struct ChessMoves {
    reductions: Arc<Reductions>,
}

impl Default for ChessMoves {
    fn default() -> Self {
        ChessMoves { reductions: Arc::new(reductions()) }
    }
}

impl Moves<Chess> for ChessMoves {
    const STAGED: bool = true;
    const PIECE_TO: usize = Color::NUM * Piece::NUM * Square::NUM;

    fn is_forced(&self, _: &Chess, state: &State) -> bool {
        state.is_check()
    }

    fn noisy(&self, _: &Chess, state: &State, out: &mut Vec<Move>) {
        let targets = NoisyTargets::of(state);
        list(state, out, |moves| moves.to & targets.of_piece(moves.piece));
    }

    fn quiet(&self, _: &Chess, state: &State, out: &mut Vec<Move>) {
        let targets = NoisyTargets::of(state);
        list(state, out, |moves| moves.to - targets.of_piece(moves.piece));
    }

    fn is_noisy(&self, _: &Chess, state: &State, m: Move) -> bool {
        m.promotion.is_some() || state.is_capture(m) || state.is_en_passant(m)
    }

    fn gives_check(&self, _: &Chess, state: &State, m: Move) -> bool {
        gives_check(state.board(), m)
    }

    fn decode(&self, game: &Chess, state: &State, code: u16) -> Option<Move> {
        game.move_of_code(state, code)
    }

    fn rank(&self, _: &Chess, state: &State, m: Move) -> i32 {
        if m.promotion.is_some_and(|piece| piece != Piece::Queen) {
            return UNDERPROMOTION;
        }
        let attacker = state.board().piece_on(m.from).map_or(0, |piece| piece as i32);
        prize(state, m) * VICTIM_WEIGHT - attacker
    }

    fn see_below(&self, _: &Chess, state: &State, m: Move, threshold: Score) -> bool {
        !see_at_least(state, m, threshold.0)
    }

    fn gain(&self, _: &Chess, state: &State, m: Move) -> Option<Score> {
        Some(Score(prize(state, m)))
    }

    fn piece_to(&self, _: &Chess, state: &State, m: Move) -> usize {
        let board = state.board();
        let piece = board.piece_on(m.from).map_or(0, |piece| piece as usize);
        (board.side_to_move() as usize * Piece::NUM + piece) * Square::NUM + m.to as usize
    }

    fn correction_keys(&self, _: &Chess, state: &State) -> [u64; CORRECTION_KEYS] {
        let board = state.board();
        let pawns = board.pieces(Piece::Pawn);
        let white = board.colors(Color::White);
        let black = board.colors(Color::Black);
        let pieces = |side: BitBoard| {
            let of = |piece| (side & board.pieces(piece)).0;
            mix([
                of(Piece::Knight) ^ of(Piece::Bishop).rotate_left(21),
                of(Piece::Rook),
                of(Piece::Queen) ^ of(Piece::King).rotate_left(33),
            ])
        };
        [mix([(pawns & white).0, (pawns & black).0, 0]), pieces(white), pieces(black)]
    }

    fn pass(&self, _: &Chess, state: &State) -> Option<State> {
        let board = state.board();
        // With pawns alone, having to move is often a disadvantage.
        let slow = board.pieces(Piece::Pawn) | board.pieces(Piece::King);
        let pieces = board.colors(board.side_to_move()) - slow;
        if pieces.is_empty() { None } else { state.passed() }
    }

    fn reduction(&self, depth: Depth, index: usize) -> Depth {
        let depth = (depth.0.max(0) as usize).min(REDUCTION_DEPTHS - 1);
        Depth(self.reductions[depth][index.min(REDUCTION_PLACES - 1)].into())
    }

    fn late_move_limit(&self, depth: Depth) -> Option<usize> {
        (depth <= LATE_MAX_DEPTH).then(|| (LATE_START + depth.0 * depth.0) as usize)
    }

    fn extends(&self, _: &Chess, reason: Extension, step: &Step<'_, Chess>) -> bool {
        extends(reason, step)
    }
}

/// Whether a move gives check, castling and capturing in passing aside.
fn gives_check(board: &Board, m: Move) -> bool {
    let mover = board.side_to_move();
    let king = board.king(!mover);
    let occupied = (board.occupied() - m.from.bitboard()) | m.to.bitboard();
    let Some(piece) = m.promotion.or_else(|| board.piece_on(m.from)) else { return false };
    let direct = match piece {
        Piece::Pawn => get_pawn_attacks(m.to, mover),
        Piece::Knight => get_knight_moves(m.to),
        Piece::Bishop => get_bishop_moves(m.to, occupied),
        Piece::Rook => get_rook_moves(m.to, occupied),
        Piece::Queen => get_bishop_moves(m.to, occupied) | get_rook_moves(m.to, occupied),
        Piece::King => BitBoard::EMPTY,
    };
    direct.has(king) || uncovers_check(board, m, king, occupied)
}

/// Whether a piece behind the moved one now attacks the king.
fn uncovers_check(board: &Board, m: Move, king: Square, occupied: BitBoard) -> bool {
    let mover = board.side_to_move();
    let sliders = |piece| {
        (board.pieces(piece) | board.pieces(Piece::Queen)) & (board.colors(mover) - m.from.bitboard())
    };
    let straight = get_rook_rays(king).has(m.from)
        && !(get_rook_moves(king, occupied) & sliders(Piece::Rook)).is_empty();
    let diagonal = get_bishop_rays(king).has(m.from)
        && !(get_bishop_moves(king, occupied) & sliders(Piece::Bishop)).is_empty();
    straight || diagonal
}

/// Where noisy moves go.
struct NoisyTargets {
    enemies: BitBoard,
    /// Pawns also take in passing and promote.
    pawns: BitBoard,
}

impl NoisyTargets {
    fn of(state: &State) -> NoisyTargets {
        let mover = state.board().side_to_move();
        let enemies = state.board().colors(!mover);
        let passing = state.en_passant_square().map_or(BitBoard::EMPTY, Square::bitboard);
        NoisyTargets { enemies, pawns: enemies | passing | Rank::Eighth.relative_to(mover).bitboard() }
    }

    fn of_piece(&self, piece: Piece) -> BitBoard {
        if piece == Piece::Pawn { self.pawns } else { self.enemies }
    }
}

fn list(state: &State, out: &mut Vec<Move>, wanted: impl Fn(&PieceMoves) -> BitBoard) {
    state.board().generate_moves(|moves| {
        let wanted = PieceMoves { to: wanted(&moves), ..moves };
        if wanted.piece == Piece::Pawn {
            // Pawns may promote: one square, several moves.
            wanted.into_iter().for_each(|m| out.push(m));
        } else {
            let from = wanted.from;
            wanted.to.into_iter().for_each(|to| out.push(Move { from, to, promotion: None }));
        }
        false
    });
}

/// A key of three sets of squares.
fn mix(sets: [u64; 3]) -> u64 {
    const ODD: [u64; 3] = [0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f, 0x1656_67b1_9e37_79f9];
    let mixed =
        sets.into_iter().zip(ODD).fold(0u64, |key, (set, odd)| (key ^ set).wrapping_mul(odd).rotate_left(29));
    // Zero means "no key".
    (mixed ^ mixed >> 31) | 1 << 63
}

fn reductions() -> Reductions {
    let mut table = [[0; REDUCTION_PLACES]; REDUCTION_DEPTHS];
    for (depth, row) in table.iter_mut().enumerate().skip(1) {
        for (place, reduction) in row.iter_mut().enumerate().skip(1) {
            let product = (depth as f64).ln() * (place as f64).ln();
            *reduction = (REDUCTION_START + product / REDUCTION_SHARE) as u8;
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::see::{SEE_VALUE, value};
    use search::testkit::random_state;
    use search::{Game, Notation};

    #[test]
    fn noisy_and_quiet_moves_are_all_moves() {
        let chess = Chess::default();
        let moves = ChessMoves::default();
        for seed in 0..300 {
            let state = random_state(&chess, &chess.start(), seed as usize % 150, seed);
            let (mut all, mut noisy, mut quiet) = (Vec::new(), Vec::new(), Vec::new());
            chess.moves(&state, &mut all);
            moves.noisy(&chess, &state, &mut noisy);
            moves.quiet(&chess, &state, &mut quiet);
            assert!(noisy.iter().all(|&m| moves.is_noisy(&chess, &state, m)));
            assert!(quiet.iter().all(|&m| !moves.is_noisy(&chess, &state, m)));
            let mut both: Vec<u16> = noisy.iter().chain(&quiet).map(|&m| chess.code(m)).collect();
            let mut codes: Vec<u16> = all.iter().map(|&m| chess.code(m)).collect();
            both.sort_unstable();
            codes.sort_unstable();
            assert_eq!(both, codes, "{}", chess.show_state(&state));
        }
    }

    #[test]
    fn checks_are_seen_before_they_are_given() {
        let chess = Chess::default();
        for seed in 0..300 {
            let state = random_state(&chess, &chess.start(), seed as usize % 150, seed);
            let mut moves = Vec::new();
            chess.moves(&state, &mut moves);
            for m in moves.into_iter().filter(|&m| !state.is_castling(m) && !state.is_en_passant(m)) {
                let text = chess.show_move(&state, m);
                assert_eq!(gives_check(state.board(), m), chess.play(&state, m).is_check(), "{text}");
            }
        }
    }

    #[test]
    fn correction_keys_tell_pawns_from_pieces() {
        let chess = Chess::default();
        let moves = ChessMoves::default();
        let keys = |fen: &str| moves.correction_keys(&chess, &chess.parse_state(fen).unwrap());
        let start = keys("start");
        let pushed = keys("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        let jumped = keys("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
        assert_ne!(start[0], pushed[0]);
        assert_eq!(start[1..], pushed[1..]);
        assert_eq!((start[0], start[2]), (jumped[0], jumped[2]));
        assert_ne!(start[1], jumped[1]);
        assert!(start.iter().all(|&key| key != 0));
    }

    #[test]
    fn captures_are_ranked_by_victim_then_attacker() {
        let chess = Chess::default();
        let moves = ChessMoves::default();
        let state = chess.parse_state("4k3/8/8/3q1r2/4P3/5B2/8/3RK3 w - - 0 1").unwrap();
        let rank = |text: &str| moves.rank(&chess, &state, chess.parse_move(&state, text).unwrap());
        assert!(rank("exd5") > rank("Rxd5") && rank("Rxd5") > rank("exf5"));
        assert_eq!(value(Piece::Queen), SEE_VALUE[4]);
    }
}
