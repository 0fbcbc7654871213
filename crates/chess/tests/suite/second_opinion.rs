//! Random games in two independent libraries: the same moves, checks, ends and texts at every ply.

use chess::{Castling, Chess, State, show_coordinates};
use search::{Game, Notation};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, EnPassantMode, Position};

const GAMES: u64 = 60;
const MAX_PLIES: usize = 200;

fn play_beside(chess: Chess, mode: CastlingMode, castling: Castling, seed: u64) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut state = chess.start();
    let fen: Fen = chess.show_state(&state).parse().unwrap();
    let mut other: shakmaty::Chess = fen.into_position(mode).unwrap();
    for _ in 0..MAX_PLIES {
        let moves = compare(&chess, &state, &other, mode, castling);
        if chess.outcome(&state).is_some() {
            break;
        }
        let Some((m, theirs)) = random.choice(&moves) else { break };
        state = chess.play(&state, *m);
        other = other.play(*theirs).unwrap();
    }
}

/// The moves of a position, paired with the other library's.
fn compare(
    chess: &Chess,
    state: &State,
    other: &shakmaty::Chess,
    mode: CastlingMode,
    castling: Castling,
) -> Vec<(chess::Move, shakmaty::Move)> {
    let shown = chess.show_state(state);
    let mut moves = Vec::new();
    chess.moves(state, &mut moves);
    let theirs = other.legal_moves();
    assert_eq!(moves.len(), theirs.len(), "{shown}");
    assert_eq!(state.is_check(), other.is_check(), "{shown}");
    assert_eq!(state.is_mate(), other.is_checkmate(), "{shown}");
    assert_eq!(u32::from(state.clock()), other.halfmoves(), "{shown}");
    let ended = state.clock() >= 100 || other.is_insufficient_material();
    assert_eq!(chess.outcome(state).is_some(), ended && !other.is_checkmate(), "{shown}");
    let fen = Fen::from_position(other, EnPassantMode::Always).to_string();
    if mode == CastlingMode::Standard {
        assert_eq!(shown, fen);
    }
    let pair = |&m: &chess::Move| {
        let text = show_coordinates(state, m, castling);
        let uci: UciMove = text.parse().unwrap();
        let their = uci.to_move(other).unwrap_or_else(|_| panic!("{text} in {shown}"));
        let san = SanPlus::from_move(other.clone(), their).to_string();
        assert_eq!(chess.show_move(state, m), san, "{shown}");
        (m, their)
    };
    moves.iter().map(pair).collect()
}

#[test]
fn chess_agrees() {
    for seed in 0..GAMES {
        play_beside(Chess::default(), CastlingMode::Standard, Castling::KingMove, seed);
    }
}

#[test]
fn chess960_agrees() {
    for seed in 0..GAMES {
        let chess = Chess::default().with_start((seed * 16) as u16).unwrap();
        play_beside(chess, CastlingMode::Chess960, Castling::KingTakesRook, seed);
    }
}
