//! A game reviewed: every move beside the best one, and marks where it loses, by rules that are printed.
//!
//! A mark is set only when every look at the move says so, with the smallest loss that was seen; a truth that the game's solver
//! or its tables know beats every search.

mod document;
mod look;
mod rules;
mod step;
mod written;

pub use rules::{LOOKS, ReviewMark, ReviewRules};
pub use written::marked_record;

use crate::error::LabError;
use look::Looker;
use serde::Serialize;
use session::shapes::{self, SideShape, ValueShape};
use session::{At, Playable, Side, StopFlag, Value};
use step::{Reviewer, steps};
use utoipa::ToSchema;

/// What is reviewed, and how much is spent on it.
#[derive(Clone, Debug)]
pub struct ReviewRequest {
    /// The game: where it begins and its moves.
    pub at: At,
    /// Nodes of each search of a first look.
    pub nodes: u64,
    /// The first ply that is looked at, from 1.
    pub from: usize,
    /// A move that seems to lose is looked at this often at most.
    pub looks: usize,
}

/// A reviewed game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Review {
    /// The game.
    pub game: String,
    /// Where it begins; null for the game's start.
    #[schema(required = true)]
    pub start: Option<String>,
    /// Nodes of each search of a first look.
    pub nodes: u64,
    /// The rules that marks are set by.
    pub rules: ReviewRules,
    /// The moves that were looked at.
    pub plies: Vec<ReviewedPly>,
    /// The two sides.
    pub players: Vec<ReviewedPlayer>,
}

/// A move that was looked at.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ReviewedPly {
    /// Its number, from 1.
    pub ply: usize,
    /// Whose move it is.
    #[serde(serialize_with = "shapes::one")]
    #[schema(value_type = SideShape)]
    pub side: Side,
    /// The move.
    #[serde(rename = "move")]
    pub m: String,
    /// The position before it, as text.
    pub position: String,
    /// What the position is worth with the best move.
    #[serde(serialize_with = "shapes::one")]
    #[schema(value_type = ValueShape)]
    pub before: Value,
    /// What it is worth with this one.
    #[serde(serialize_with = "shapes::one")]
    #[schema(value_type = ValueShape)]
    pub after: Value,
    /// What the move loses, in hundredths of the game's unit: the smallest loss that a look saw.
    pub loss: i32,
    /// How bad it is.
    #[schema(required = true)]
    pub mark: Option<ReviewMark>,
    /// The best move and what follows, where that is not the one that was played.
    pub better: Vec<String>,
    /// The exact result before and after the move for who moves, where both are known: win, draw or loss.
    pub truth: Vec<String>,
    /// How often it was looked at.
    pub looks: usize,
}

/// What a side did.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct ReviewedPlayer {
    /// Its name.
    pub name: String,
    /// Its moves that were looked at.
    pub moves: usize,
    /// Moves marked `?!`.
    pub dubious: usize,
    /// Moves marked `?`.
    pub mistakes: usize,
    /// Moves marked `??`.
    pub blunders: usize,
    /// What its moves lose on average, in hundredths.
    pub mean_loss: f64,
}

/// Reviews a game; `tell` hears after every move what there is.
pub fn review(
    bench: &dyn Playable,
    request: &ReviewRequest,
    stop: &StopFlag,
    tell: &mut dyn FnMut(&Review, usize),
) -> Result<Review, LabError> {
    let rules = ReviewRules::of(bench.description().play.unit);
    let mut looker = Looker::new(bench, &request.at, rules, stop)?;
    let steps = steps(&mut looker, request)?;
    let mut review = Review {
        game: bench.name().into(),
        start: request.at.position.clone(),
        nodes: request.nodes,
        rules,
        plies: Vec::new(),
        players: Vec::new(),
    };
    review.count(bench.sides());
    for step in &steps {
        let mut reviewer = Reviewer { looker: &mut looker, step, request, rules };
        review.plies.push(reviewer.review()?);
        review.count(bench.sides());
        tell(&review, steps.len());
    }
    Ok(review)
}

impl Review {
    /// Adds up what each side did.
    fn count(&mut self, sides: [&str; 2]) {
        let of = |side: Side| {
            let moves: Vec<&ReviewedPly> = self.plies.iter().filter(|ply| ply.side == side).collect();
            let marked = |mark| moves.iter().filter(|ply| ply.mark == Some(mark)).count();
            let lost: i32 = moves.iter().map(|ply| ply.loss).sum();
            ReviewedPlayer {
                name: sides[side as usize].into(),
                moves: moves.len(),
                dubious: marked(ReviewMark::Dubious),
                mistakes: marked(ReviewMark::Mistake),
                blunders: marked(ReviewMark::Blunder),
                mean_loss: f64::from(lost) / moves.len().max(1) as f64,
            }
        };
        self.players = [Side::Max, Side::Min].map(of).into();
    }

    /// The score before every move and after the last, in hundredths for MAX.
    pub fn graph(&self) -> Vec<(f64, f64)> {
        let point = |ply: usize, value| (ply as f64, f64::from(self.rules.hundredths(value)));
        let last = self.plies.last().map(|ply| point(ply.ply, ply.after));
        self.plies.iter().map(|ply| point(ply.ply - 1, ply.before)).chain(last).collect()
    }
}
