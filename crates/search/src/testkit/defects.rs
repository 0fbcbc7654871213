//! Defects planted in a game's advice on moves: an oracle that does not notice them proves nothing.

use super::oracle::check_playing;
use super::quiescence::check_quiescence;
use super::random::list_moves;
use super::skips::check_skips;
use crate::game::Game;
use crate::margins::Margins;
use crate::score::{Depth, Score};
use crate::tactics::{CORRECTION_KEYS, Extension, Moves, Step, Tactics};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How deep and on how many states a defect is looked for.
const DEPTH: Depth = Depth(3);
const STATES: u64 = 8;

/// Larger than any rank a game gives.
const HIGH_RANK: i32 = 1 << 24;

/// Something wrong with the advice on moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Defect {
    /// Nothing is wrong.
    None,
    /// The last noisy move is missing.
    NoisyForgets,
    /// A noisy move of another state is listed.
    NoisyInvents,
    /// The last quiet move is missing.
    QuietForgets,
    /// A quiet move of another state is listed.
    QuietInvents,
    /// A code leads to a move of another state.
    DecodeInvents,
    /// A forced side is called free, and a free one forced.
    ForcedLies,
    /// Quiet moves are called noisy, and noisy ones quiet.
    NoisyLies,
    /// Piece-to indices are too large.
    PieceToTooLarge,
    /// Noisy moves are tried in the wrong order.
    RankReversed,
    /// Quiet moves are tried in no sensible order.
    HintScrambled,
}

impl Defect {
    /// Those that change what a search finds, or may.
    pub const HARMFUL: [Defect; 8] = [
        Defect::NoisyForgets,
        Defect::NoisyInvents,
        Defect::QuietForgets,
        Defect::QuietInvents,
        Defect::DecodeInvents,
        Defect::ForcedLies,
        Defect::NoisyLies,
        Defect::PieceToTooLarge,
    ];
    /// Those that only cost time.
    pub const HARMLESS: [Defect; 3] = [Defect::None, Defect::RankReversed, Defect::HintScrambled];
}

/// Whether the checks notice a defect planted in the tactics of a game.
pub fn is_noticed<G, T>(
    game: &G,
    tactics: &T,
    is_forced: impl Fn(&G, &G::State) -> bool,
    start: &G::State,
    defect: Defect,
) -> bool
where
    G: Game + Sync,
    G::State: Sync,
    G::Move: Send + Sync,
    T: Tactics<G> + Clone + Send,
{
    let mut moves = Vec::new();
    list_moves(game, start, &mut moves);
    let planted = Planted { tactics: tactics.clone(), defect, stray: moves[moves.len() - 1] };
    let check = || {
        check_playing(game, &planted, start, DEPTH, STATES);
        check_quiescence(game, &planted, is_forced, start, STATES);
        check_skips(game, &planted, start, DEPTH, STATES);
    };
    catch_unwind(AssertUnwindSafe(check)).is_err()
}

/// Tactics with a defect.
#[derive(Clone)]
struct Planted<T, M> {
    tactics: T,
    defect: Defect,
    /// A move of another state.
    stray: M,
}

impl<G: Game, T: Tactics<G>> Tactics<G> for Planted<T, G::Move> {
    type Evaluator = T::Evaluator;
    type Moves = Self;
    type Knowledge = T::Knowledge;

    fn evaluator(&mut self) -> &mut T::Evaluator {
        self.tactics.evaluator()
    }

    fn margins(&self) -> Margins {
        self.tactics.margins()
    }

    fn moves(&self) -> &Self {
        self
    }

    fn knowledge(&mut self) -> &mut T::Knowledge {
        self.tactics.knowledge()
    }

    fn start(&mut self, game: &G, root: &G::State) {
        self.tactics.start(game, root);
    }

    fn make(&mut self, game: &G, before: &G::State, m: G::Move, after: &G::State) {
        self.tactics.make(game, before, m, after);
    }

    fn unmake(&mut self, game: &G, before: &G::State, m: G::Move) {
        self.tactics.unmake(game, before, m);
    }
}

impl<G: Game, T: Tactics<G>> Moves<G> for Planted<T, G::Move> {
    const STAGED: bool = T::Moves::STAGED;
    const PIECE_TO: usize = T::Moves::PIECE_TO;

    fn is_forced(&self, game: &G, state: &G::State) -> bool {
        self.tactics.moves().is_forced(game, state) != (self.defect == Defect::ForcedLies)
    }

    fn noisy(&self, game: &G, state: &G::State, out: &mut Vec<G::Move>) {
        let start = out.len();
        self.tactics.moves().noisy(game, state, out);
        match self.defect {
            Defect::NoisyForgets if out.len() > start => drop(out.pop()),
            Defect::NoisyInvents => out.push(self.stray),
            _ => {}
        }
    }

    fn quiet(&self, game: &G, state: &G::State, out: &mut Vec<G::Move>) {
        let start = out.len();
        self.tactics.moves().quiet(game, state, out);
        match self.defect {
            Defect::QuietForgets if out.len() > start => drop(out.pop()),
            Defect::QuietInvents => out.push(self.stray),
            _ => {}
        }
    }

    fn is_noisy(&self, game: &G, state: &G::State, m: G::Move) -> bool {
        self.tactics.moves().is_noisy(game, state, m) != (self.defect == Defect::NoisyLies)
    }

    fn decode(&self, game: &G, state: &G::State, code: u16) -> Option<G::Move> {
        match self.defect {
            Defect::DecodeInvents => Some(self.stray),
            _ => self.tactics.moves().decode(game, state, code),
        }
    }

    fn rank(&self, game: &G, state: &G::State, m: G::Move) -> i32 {
        let rank = self.tactics.moves().rank(game, state, m);
        // Below zero a rank means something: the move is not tried in quiescence.
        if self.defect == Defect::RankReversed && rank >= 0 { HIGH_RANK - rank } else { rank }
    }

    fn see_below(&self, game: &G, state: &G::State, m: G::Move, threshold: Score) -> bool {
        self.tactics.moves().see_below(game, state, m, threshold)
    }

    fn gives_check(&self, game: &G, state: &G::State, m: G::Move) -> bool {
        self.tactics.moves().gives_check(game, state, m)
    }

    fn gain(&self, game: &G, state: &G::State, m: G::Move) -> Option<Score> {
        self.tactics.moves().gain(game, state, m)
    }

    fn correction_keys(&self, game: &G, state: &G::State) -> [u64; CORRECTION_KEYS] {
        self.tactics.moves().correction_keys(game, state)
    }

    fn pass(&self, game: &G, state: &G::State) -> Option<G::State> {
        self.tactics.moves().pass(game, state)
    }

    fn reduction(&self, depth: Depth, index: usize) -> Depth {
        self.tactics.moves().reduction(depth, index)
    }

    fn late_move_limit(&self, depth: Depth) -> Option<usize> {
        self.tactics.moves().late_move_limit(depth)
    }

    fn extends(&self, game: &G, reason: Extension, step: &Step<'_, G>) -> bool {
        self.tactics.moves().extends(game, reason, step)
    }

    fn hint(&self, game: &G, state: &G::State, m: G::Move) -> i32 {
        match self.defect {
            Defect::HintScrambled => i32::from(game.code(m).wrapping_mul(0x9e37) >> 2),
            _ => self.tactics.moves().hint(game, state, m),
        }
    }

    fn piece_to(&self, game: &G, state: &G::State, m: G::Move) -> usize {
        let excess = if self.defect == Defect::PieceToTooLarge { Self::PIECE_TO + 1 } else { 0 };
        self.tactics.moves().piece_to(game, state, m) + excess
    }
}
