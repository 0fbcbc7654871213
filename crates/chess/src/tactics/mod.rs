//! What chess tells the playing search: its evaluation and how far that is trusted, its moves, its endgame tables.

mod moves;

use crate::knowledge::EndgameKnowledge;
use crate::rules::{Chess, State};
use crate::value::{PositionJudge, Tapered};
use search::margins::{ByDepth, Margins};
use search::{Depth, Evaluator, Game, Score, Side, Tactics};

pub use moves::ChessMoves;

/// The usual change of the score from one depth to the next, in hundredths of a pawn.
const ASPIRATION_DELTA: Score = Score(20);
/// Pruning on margins is done up to this depth.
const MARGIN_MAX_DEPTH: Depth = Depth(8);
/// What the opponent can win back in a ply.
const REVERSE_FUTILITY_STEP: i32 = 75;
/// What a quiet move can gain at once, and in each further ply.
const FUTILITY_START: i32 = 100;
const FUTILITY_STEP: i32 = 90;
/// Razoring: what quiescence has to make up for.
const RAZOR_MAX_DEPTH: Depth = Depth(3);
const RAZOR_START: i32 = 200;
const RAZOR_STEP: i32 = 150;
/// What a move may lose in an exchange for each ply that is left.
const SEE_MAX_DEPTH: Depth = Depth(8);
const QUIET_SEE_STEP: i32 = 60;
const NOISY_SEE_STEP: i32 = 100;
/// What a capture can gain beyond its prize.
const DELTA: Score = Score(150);
/// A capture that beats the window by this much at reduced depth is good enough.
const PROBCUT: Score = Score(180);
/// How much better a singular move is, for each ply.
const SINGULAR_STEP: Score = Score(2);
/// The engine's advice to the playing search, and its evaluation.
#[derive(Clone)]
pub struct ChessTactics {
    judge: PositionJudge,
    moves: ChessMoves,
    knowledge: EndgameKnowledge,
}

impl ChessTactics {
    /// Tactics with this evaluation.
    pub fn new(judge: PositionJudge) -> Self {
        ChessTactics { judge, moves: ChessMoves::default(), knowledge: EndgameKnowledge::default() }
    }

    /// The same tactics with exact knowledge of positions with few men.
    #[must_use]
    pub fn with_knowledge(self, knowledge: EndgameKnowledge) -> Self {
        ChessTactics { knowledge, ..self }
    }
}

impl Default for ChessTactics {
    fn default() -> Self {
        ChessTactics::new(Tapered::default().judge())
    }
}

impl Evaluator<Chess> for PositionJudge {
    fn evaluate(&mut self, game: &Chess, state: &State) -> Score {
        let value = self.value(state);
        match game.turn(state) {
            Side::Max => Score(value),
            Side::Min => Score(-value),
        }
    }
}

impl Tactics<Chess> for ChessTactics {
    type Evaluator = PositionJudge;
    type Moves = ChessMoves;
    type Knowledge = EndgameKnowledge;

    fn evaluator(&mut self) -> &mut PositionJudge {
        &mut self.judge
    }

    fn margins(&self) -> Margins {
        Margins {
            futility: ByDepth::new(MARGIN_MAX_DEPTH, |depth| FUTILITY_START + FUTILITY_STEP * depth),
            reverse_futility: ByDepth::new(MARGIN_MAX_DEPTH, |depth| REVERSE_FUTILITY_STEP * depth),
            razoring: ByDepth::new(RAZOR_MAX_DEPTH, |depth| RAZOR_START + RAZOR_STEP * depth * depth),
            quiet_see: ByDepth::new(SEE_MAX_DEPTH, |depth| QUIET_SEE_STEP * depth),
            noisy_see: ByDepth::new(SEE_MAX_DEPTH, |depth| NOISY_SEE_STEP * depth),
            delta: Some(DELTA),
            probcut: Some(PROBCUT),
            singular: Some(SINGULAR_STEP),
            aspiration: Some(ASPIRATION_DELTA),
        }
    }

    fn moves(&self) -> &ChessMoves {
        &self.moves
    }

    fn knowledge(&mut self) -> &mut EndgameKnowledge {
        &mut self.knowledge
    }
}
