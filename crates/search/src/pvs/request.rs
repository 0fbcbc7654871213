//! What the playing search is asked, and what it answers.

use super::limits::Limits;
use super::techniques::Techniques;
use crate::evaluate::ValueFunction;
use crate::game::Game;
use crate::margins::{Margins, Percent};
use crate::score::{Bound, Depth, Ply, Score};

/// What to think about, and how.
pub struct ThinkRequest<'a, G: Game> {
    /// The state to find a move for.
    pub state: &'a G::State,
    /// Keys of the positions of the game before it, oldest first, for the repetition rule.
    pub past: &'a [u64],
    /// When to end at the latest.
    pub limits: Limits,
    /// How many best moves to find.
    pub lines: usize,
    /// The only moves to consider; all if empty.
    pub only: &'a [G::Move],
    /// What is switched on.
    pub techniques: Techniques,
    /// The scale of each margin, in per cent.
    pub margins: Percent,
    /// How many threads search together.
    pub threads: usize,
    /// Takes the place of the game's own evaluation.
    pub evaluation: Option<Evaluation<'a, G>>,
}

impl<'a, G: Game> ThinkRequest<'a, G> {
    /// The best move of a state, as played, one thread and no limit.
    pub fn new(state: &'a G::State) -> Self {
        ThinkRequest {
            state,
            past: &[],
            limits: Limits::default(),
            lines: 1,
            only: &[],
            techniques: Techniques::USUAL,
            margins: Percent::default(),
            threads: 1,
            evaluation: None,
        }
    }
}

/// Another judgement of states than the game's own. Everything else a search knows of the game stays as it is.
pub struct Evaluation<'a, G: Game> {
    /// What states are worth.
    pub value: &'a dyn ValueFunction<G>,
    /// What may be skipped on its word.
    pub margins: Margins,
}

// Derived, these would ask the game to be `Copy`.
impl<G: Game> Clone for Evaluation<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Evaluation<'_, G> {}

/// One expected line of play.
#[derive(Clone, PartialEq, Debug)]
pub struct Variation<M> {
    /// Its score for the side to move at the root.
    pub score: Score,
    /// What the score says about the true one.
    pub bound: Bound,
    /// The moves, the one to play first.
    pub moves: Vec<M>,
}

/// What is known after a depth, or a line of it, is finished.
#[derive(Clone, Debug)]
pub struct Progress<'a, M> {
    /// The depth just searched.
    pub depth: Depth,
    /// The deepest ply reached.
    pub deepest: Ply,
    /// Which of the best lines this is, from 0.
    pub rank: usize,
    /// The line.
    pub line: &'a Variation<M>,
    /// Nodes of all threads so far.
    pub nodes: u64,
    /// How full the table is, in thousandths.
    pub table_fill: u32,
    /// Nodes answered by exact knowledge.
    pub known: u64,
}

/// The result of thinking.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    /// The best lines found, best first; empty when there is no move.
    pub lines: Vec<Variation<M>>,
    /// The deepest finished depth.
    pub depth: Depth,
    /// The deepest ply reached.
    pub deepest: Ply,
    /// Nodes of all threads.
    pub nodes: u64,
}

impl<M: Copy> Thought<M> {
    /// The move to play.
    pub fn best(&self) -> Option<M> {
        self.lines.first().and_then(|line| line.moves.first().copied())
    }
}
