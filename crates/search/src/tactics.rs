//! What a game tells the playing search beyond its rules: which moves are noisy, how deep they are searched, what is
//! known. What may be skipped is plain data beside it: [`Margins`].

use crate::evaluate::{Evaluator, Rounded};
use crate::game::Game;
use crate::margins::Margins;
use crate::score::{Bound, Depth, Ply, Score};

/// How many parts of a state the search learns evaluation errors for.
pub const SHAPES: usize = 3;

/// What is known exactly of a position that a move is wanted for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known<M> {
    /// What it is worth to the side to move.
    pub score: Score,
    /// What that says about the true score.
    pub bound: Bound,
    /// The moves that keep the value and make the best of it: the soonest win, the longest resistance, every draw; those
    /// that leave the opponent fewest good replies first.
    pub best: Vec<M>,
}

impl<M> Known<M> {
    /// The true score as far as it is known, where a search found `score`.
    pub fn settle(&self, score: Score) -> Score {
        match self.bound {
            Bound::Exact => self.score,
            Bound::Lower => score.max(self.score),
            Bound::Upper => score.min(self.score),
        }
    }
}

/// Why a move may be looked at more deeply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extension {
    /// It forces the opponent, or is itself forced.
    ForcedReply,
    /// It takes what has just taken.
    Recapture,
    /// It puts a piece between an attacker and what must not be lost.
    Interposition,
    /// It attacks two pieces at once.
    Fork,
    /// It leaves a piece of the opponent no way out.
    TrappedPiece,
    /// It threatens the king without giving check.
    KingThreat,
}

/// A move on its way from one state to the next.
pub struct Step<'a, G: Game> {
    /// The state it is made in.
    pub before: &'a G::State,
    /// The move that led there; none at the root and after a pass.
    pub last: Option<G::Move>,
    /// The move.
    pub m: G::Move,
    /// The state after it.
    pub after: &'a G::State,
}

/// A game's advice to the playing search. Every default means "off" and leaves the search exact.
pub trait Tactics<G: Game>: Evaluator<G> {
    /// [`Tactics::noisy`] and [`Tactics::quiet`] together list every move exactly once.
    const SPLITS: bool = false;

    /// How many footprints there are; with less than two the search keeps no history of pairs of moves.
    const FOOTPRINTS: usize = 0;

    /// What may be skipped on the word of this evaluation.
    fn margins(&self) -> Margins {
        Margins::OFF
    }

    /// The side to move may not stand pat: it is in check, or must capture.
    fn is_forced(&self, _game: &G, _state: &G::State) -> bool {
        false
    }

    /// Appends the moves that quiescence looks at when the side to move is free.
    fn noisy(&self, _game: &G, _state: &G::State, _out: &mut Vec<G::Move>) {}

    /// Appends all other moves; only asked if [`Tactics::SPLITS`].
    fn quiet(&self, _game: &G, _state: &G::State, _out: &mut Vec<G::Move>) {}

    /// Whether a move changes the material or is otherwise never to be reduced or skipped.
    fn is_noisy(&self, _game: &G, _state: &G::State, _m: G::Move) -> bool {
        false
    }

    /// The legal move with this code, where it can be told without listing all; then it is tried before the others are.
    fn decode(&self, _game: &G, _state: &G::State, _code: u16) -> Option<G::Move> {
        None
    }

    /// Whether a move forces the opponent (gives check), as far as can be told before it is made: such moves are not skipped
    /// for coming late or gaining little.
    fn forces(&self, _game: &G, _state: &G::State, _m: G::Move) -> bool {
        false
    }

    /// Expected gain of a noisy move; larger is tried earlier, below zero only after the quiet moves.
    fn rank(&self, _game: &G, _state: &G::State, _m: G::Move) -> i32 {
        0
    }

    /// Whether the exchange that a move starts loses more than `limit`; asked late, so it may take longer than a rank.
    fn loses(&self, _game: &G, _state: &G::State, _m: G::Move, _limit: Score) -> bool {
        false
    }

    /// The most a noisy move can gain at once; none: no limit.
    fn gain(&self, _game: &G, _state: &G::State, _m: G::Move) -> Option<Score> {
        None
    }

    /// A head start for a quiet move in the ordering, on the scale of the history counters (see `pvs::order`).
    fn hint(&self, _game: &G, _state: &G::State, _m: G::Move) -> i32 {
        0
    }

    /// What a move does, apart from where it comes from (which piece arrives where), below [`Tactics::FOOTPRINTS`].
    fn footprint(&self, _game: &G, _state: &G::State, _m: G::Move) -> usize {
        0
    }

    /// Keys of parts of a state, such as the pawns, on which the evaluator tends to err in the same way; 0: none.
    fn shapes(&self, _game: &G, _state: &G::State) -> [u64; SHAPES] {
        [0; SHAPES]
    }

    /// The state after passing, where passing is almost never better than moving.
    fn pass(&self, _game: &G, _state: &G::State) -> Option<G::State> {
        None
    }

    /// How much shallower the `index`-th quiet move is searched first.
    fn reduction(&self, _depth: Depth, _index: usize) -> Depth {
        Depth(0)
    }

    /// How many quiet moves are worth trying `depth` plies before the leaves; none: all of them.
    fn late_moves(&self, _depth: Depth) -> Option<usize> {
        None
    }

    /// Whether a move is to be looked at more deeply for this reason.
    fn extends(&self, _game: &G, _reason: Extension, _step: &Step<'_, G>) -> bool {
        false
    }

    /// Exact knowledge of a state (endgame table, recogniser, threat solver), seen by the side to move.
    fn known(&mut self, _game: &G, _state: &G::State, _ply: Ply) -> Option<(Score, Bound)> {
        None
    }

    /// The same of the root, with its best moves; asked once, before anything else.
    fn known_root(&mut self, _game: &G, _state: &G::State) -> Option<Known<G::Move>> {
        None
    }
}

/// A value function alone gives no advice.
impl<G: Game> Tactics<G> for Rounded<G> {}
