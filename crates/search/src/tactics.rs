//! What a game tells the playing search beyond its rules, in parts: an [`Evaluator`] says what a state is worth,
//! [`Margins`] how far that is trusted, [`Moves`] which moves are noisy and how deep they are searched, [`Knowledge`] what
//! is known exactly.
//!
//! [`Tactics`] hands the parts out whole and has no default for any of them. So a search with another value function
//! ([`crate::pvs::Evaluation`]) takes the place of two parts and finds the others as they are: there is nothing to
//! forward, and nothing to forget.

use crate::evaluate::{Evaluator, Rounded};
use crate::game::Game;
use crate::margins::Margins;
use crate::score::{Bound, Depth, Ply, Score};

/// How many parts of a state the search learns evaluation errors for.
pub const CORRECTION_KEYS: usize = 3;

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
    /// A reason that only some games know, by the name of its switch.
    Own(&'static str),
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

/// The parts of a game's advice to the playing search. One type may be several of them.
pub trait Tactics<G: Game> {
    /// What states are worth.
    type Evaluator: Evaluator<G>;
    /// Which moves matter, and how much.
    type Moves: Moves<G>;
    /// What needs no search.
    type Knowledge: Knowledge<G>;

    /// The evaluation.
    fn evaluator(&mut self) -> &mut Self::Evaluator;

    /// What may be skipped on the word of the evaluation.
    fn margins(&self) -> Margins;

    /// The advice on moves.
    fn moves(&self) -> &Self::Moves;

    /// The exact knowledge.
    fn knowledge(&mut self) -> &mut Self::Knowledge;

    /// Called where a search begins, whatever came before, so that running sums can follow.
    fn start(&mut self, _game: &G, _root: &G::State) {}

    /// Told after every move the search makes, but for passes.
    fn make(&mut self, _game: &G, _before: &G::State, _m: G::Move, _after: &G::State) {}

    /// Told when the search takes the last move back.
    fn unmake(&mut self, _game: &G, _before: &G::State, _m: G::Move) {}
}

/// Advice on the moves of a game. Every default means "off" and leaves the search exact.
pub trait Moves<G: Game> {
    /// [`Moves::noisy`] and [`Moves::quiet`] together list every move exactly once, so they can be generated in stages.
    const STAGED: bool = false;

    /// How many piece-to indices there are; with less than two the search keeps no continuation history.
    const PIECE_TO: usize = 0;

    /// The side to move may not stand pat: it is in check, or must capture.
    fn is_forced(&self, _game: &G, _state: &G::State) -> bool {
        false
    }

    /// Appends the moves that quiescence looks at when the side to move is free.
    fn noisy(&self, _game: &G, _state: &G::State, _out: &mut Vec<G::Move>) {}

    /// Appends all other moves; only asked if [`Moves::STAGED`].
    fn quiet(&self, _game: &G, _state: &G::State, _out: &mut Vec<G::Move>) {}

    /// Whether a move changes the material or is otherwise never to be reduced or skipped.
    fn is_noisy(&self, _game: &G, _state: &G::State, _m: G::Move) -> bool {
        false
    }

    /// The legal move with this code, where it can be told without listing all; then it is tried before the others are.
    fn decode(&self, _game: &G, _state: &G::State, _code: u16) -> Option<G::Move> {
        None
    }

    /// Whether a move gives check or forces the opponent in another way, as far as can be told before it is made: such
    /// moves are not skipped for coming late or gaining little.
    fn gives_check(&self, _game: &G, _state: &G::State, _m: G::Move) -> bool {
        false
    }

    /// Expected gain of a noisy move, such as the victim's worth before the attacker's (MVV-LVA); larger is tried
    /// earlier, below zero only after the quiet moves.
    fn rank(&self, _game: &G, _state: &G::State, _m: G::Move) -> i32 {
        0
    }

    /// Whether the static exchange evaluation (SEE) of a move is below `threshold`: what the series of captures that it
    /// starts on its square brings the mover when both sides stop at their best. Asked late, so it may take longer than a
    /// rank.
    fn see_below(&self, _game: &G, _state: &G::State, _m: G::Move, _threshold: Score) -> bool {
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

    /// Which piece arrives where, below [`Moves::PIECE_TO`]: what a move does, apart from where it comes from.
    fn piece_to(&self, _game: &G, _state: &G::State, _m: G::Move) -> usize {
        0
    }

    /// Keys of parts of a state, such as the pawns, on which the evaluator tends to err in the same way; 0: none.
    fn correction_keys(&self, _game: &G, _state: &G::State) -> [u64; CORRECTION_KEYS] {
        [0; CORRECTION_KEYS]
    }

    /// The state after a null move, where passing is almost never better than moving.
    fn pass(&self, _game: &G, _state: &G::State) -> Option<G::State> {
        None
    }

    /// Late move reductions: how much shallower the `index`-th quiet move is searched first.
    fn reduction(&self, _depth: Depth, _index: usize) -> Depth {
        Depth(0)
    }

    /// Late move pruning: how many quiet moves are worth trying `depth` plies before the leaves; none: all of them.
    fn late_move_limit(&self, _depth: Depth) -> Option<usize> {
        None
    }

    /// Whether a move is to be looked at more deeply for this reason.
    fn extends(&self, _game: &G, _reason: Extension, _step: &Step<'_, G>) -> bool {
        false
    }
}

/// Exact knowledge of states: endgame tables, recognisers, threat solvers. The default is to know nothing.
pub trait Knowledge<G: Game> {
    /// What is known of a state `ply` plies from the root, seen by the side to move.
    fn known(&mut self, _game: &G, _state: &G::State, _ply: Ply) -> Option<(Score, Bound)> {
        None
    }

    /// The same of the root, with its best moves; asked once, before anything else.
    fn known_root(&mut self, _game: &G, _state: &G::State) -> Option<Known<G::Move>> {
        None
    }

    /// A win of the side to move at the root by threats alone, where a short search of its own finds one; asked once.
    fn won_by_threats(&mut self, _game: &G, _state: &G::State) -> Option<Known<G::Move>> {
        None
    }
}

/// Nothing is known.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoKnowledge;

impl<G: Game> Knowledge<G> for NoKnowledge {}

/// A value function alone: no advice, no knowledge, no margins.
impl<G: Game> Tactics<G> for Rounded<G> {
    type Evaluator = Self;
    type Moves = Self;
    type Knowledge = Self;

    fn evaluator(&mut self) -> &mut Self {
        self
    }

    fn margins(&self) -> Margins {
        Margins::OFF
    }

    fn moves(&self) -> &Self {
        self
    }

    fn knowledge(&mut self) -> &mut Self {
        self
    }
}

impl<G: Game> Moves<G> for Rounded<G> {}
impl<G: Game> Knowledge<G> for Rounded<G> {}
