//! When a game is drawn although there are moves, and what to call it.

use crate::rules::State;
use cozy_chess::{BitBoard, Board, Piece};

/// Fifty moves of both sides without capture or pawn move: a draw if claimed (9.3).
const FIFTY_MOVES: u8 = 100;
/// Seventy-five such moves: a draw without a claim (9.6.2).
const SEVENTY_FIVE_MOVES: u8 = 150;
/// A position seen this often is a draw if claimed (9.2).
const THREEFOLD: usize = 3;
/// A position seen this often is a draw without a claim (9.6.1).
const FIVEFOLD: usize = 5;

/// Which draws end a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draws {
    /// Every draw that may be claimed is: as programs play.
    Claimed,
    /// Only those that need no claim: 75 moves and dead positions.
    Automatic,
    /// None but stalemate: for counting positions.
    Ignored,
}

/// Why a game is drawn or may be claimed to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawReason {
    /// The side to move has no move and is not in check.
    Stalemate,
    /// Neither side can mate any more.
    DeadPosition,
    /// Fifty moves without capture or pawn move; to be claimed.
    FiftyMoves,
    /// Seventy-five such moves.
    SeventyFiveMoves,
    /// The position is there for the third time; to be claimed.
    Threefold,
    /// The position is there for the fifth time.
    Fivefold,
}

impl DrawReason {
    /// The reason in words.
    pub const fn word(self) -> &'static str {
        match self {
            DrawReason::Stalemate => "stalemate",
            DrawReason::DeadPosition => "insufficient material",
            DrawReason::FiftyMoves => "fifty-move rule",
            DrawReason::SeventyFiveMoves => "seventy-five-move rule",
            DrawReason::Threefold => "threefold repetition",
            DrawReason::Fivefold => "fivefold repetition",
        }
    }

    /// Whether a player has to claim it.
    pub const fn needs_claim(self) -> bool {
        matches!(self, DrawReason::FiftyMoves | DrawReason::Threefold)
    }
}

/// Why the game is drawn in `state`, which was there `seen` times, this one included.
pub fn draw_reason(state: &State, seen: usize) -> Option<DrawReason> {
    if !state.has_moves() {
        return (!state.is_check()).then_some(DrawReason::Stalemate);
    }
    let reasons = [
        (is_dead(state.board()), DrawReason::DeadPosition),
        (state.clock() >= SEVENTY_FIVE_MOVES, DrawReason::SeventyFiveMoves),
        (seen >= FIVEFOLD, DrawReason::Fivefold),
        (state.clock() >= FIFTY_MOVES, DrawReason::FiftyMoves),
        (seen >= THREEFOLD, DrawReason::Threefold),
    ];
    reasons.into_iter().find(|&(applies, _)| applies).map(|(_, reason)| reason)
}

/// Too long without capture or pawn move; a mate on the last move counts (9.6.2).
pub(crate) fn is_out_of_time(draws: Draws, state: &State) -> bool {
    plies_to_draw(draws, state) == 0 && !state.is_mate()
}

/// How many more plies may be played without capture or pawn move.
pub(crate) fn plies_to_draw(draws: Draws, state: &State) -> usize {
    let limit = match draws {
        Draws::Claimed => FIFTY_MOVES,
        Draws::Automatic => SEVENTY_FIVE_MOVES,
        Draws::Ignored => return usize::MAX,
    };
    limit.saturating_sub(state.clock()).into()
}

/// Neither side can mate: bare kings, one minor piece, or bishops all on one colour (5.2.2).
pub(crate) fn is_dead(board: &Board) -> bool {
    let mating = board.pieces(Piece::Pawn) | board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    if !mating.is_empty() {
        return false;
    }
    let (knights, bishops) = (board.pieces(Piece::Knight), board.pieces(Piece::Bishop));
    if knights.is_empty() {
        let on_one_colour = |squares: BitBoard| bishops.is_disjoint(squares);
        return on_one_colour(BitBoard::DARK_SQUARES) || on_one_colour(BitBoard::LIGHT_SQUARES);
    }
    knights.len() == 1 && bishops.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chess;
    use search::{Game, Notation, Outcome, Side};

    fn check(fen: &str, seen: usize, expected: Option<DrawReason>) {
        let state = Chess::default().parse_state(fen).unwrap();
        assert_eq!(draw_reason(&state, seen), expected, "{fen}");
    }

    #[test]
    fn draws_have_reasons() {
        check("k7/8/1Q6/8/8/8/8/K7 b - - 0 1", 1, Some(DrawReason::Stalemate));
        check("k7/8/8/8/8/8/8/K7 w - - 0 1", 1, Some(DrawReason::DeadPosition));
        check("k7/8/8/8/8/8/8/KN6 w - - 0 1", 1, Some(DrawReason::DeadPosition));
        check("kb6/8/8/8/8/8/7B/K7 w - - 0 1", 1, Some(DrawReason::DeadPosition));
        check("k1b5/8/8/8/8/8/7B/K7 w - - 0 1", 1, None);
        check("k7/8/8/8/8/8/8/KNN5 w - - 0 1", 1, None);
        check("k7/8/8/8/8/8/7p/K7 w - - 0 1", 1, None);
        check("k7/8/8/8/8/8/8/KR6 w - - 99 80", 1, None);
        check("k7/8/8/8/8/8/8/KR6 w - - 100 80", 1, Some(DrawReason::FiftyMoves));
        check("k7/8/8/8/8/8/8/KR6 w - - 150 99", 1, Some(DrawReason::SeventyFiveMoves));
        check("k7/8/8/8/8/8/8/KR6 w - - 9 80", 3, Some(DrawReason::Threefold));
        check("k7/8/8/8/8/8/8/KR6 w - - 9 80", 5, Some(DrawReason::Fivefold));
        check("k1R5/8/1K6/8/8/8/8/8 b - - 100 80", 1, None);
    }

    #[test]
    fn the_rules_decide_which_draws_end_a_game() {
        let outcome = |fen: &str, draws| {
            let chess = Chess::default().with_draws(draws);
            chess.outcome(&chess.parse_state(fen).unwrap())
        };
        let long = "k7/8/8/8/8/8/8/KR6 w - - 100 80";
        assert_eq!(outcome(long, Draws::Claimed), Some(Outcome::DRAW));
        assert_eq!(outcome(long, Draws::Automatic), None);
        assert_eq!(outcome("k7/8/8/8/8/8/8/KR6 w - - 150 80", Draws::Automatic), Some(Outcome::DRAW));
        assert_eq!(outcome("k7/8/8/8/8/8/8/KB6 w - - 0 80", Draws::Automatic), Some(Outcome::DRAW));
        assert_eq!(outcome("k7/8/8/8/8/8/8/KB6 w - - 150 80", Draws::Ignored), None);
        let mated = "k1R5/8/1K6/8/8/8/8/8 b - - 100 80";
        assert_eq!(outcome(mated, Draws::Claimed), None, "mate on the hundredth ply counts");
        let chess = Chess::default();
        assert_eq!(chess.stuck(&chess.parse_state(mated).unwrap()), Outcome::win(Side::Max));
    }
}
