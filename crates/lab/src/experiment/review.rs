//! A game reviewed move by move.

use super::caller::Caller;
use super::command::CommandLine;
use super::finding::{Chart, Curve, Figures, Finding, Shape, Sheet};
use super::limits::{ExperimentLimits, Range};
use super::{Experiment, position_of};
use crate::{LOOKS, LabError, Review, ReviewRequest};
use serde::{Deserialize, Serialize};
use session::{At, Place, Playable, ReachedPlace, bounds};
use utoipa::ToSchema;

const NODES: Range = Range { least: 1, shared: 10_000_000, own: u64::MAX };
const PLIES: Range = Range { least: 1, shared: bounds::GAME_PLIES, own: bounds::GAME_PLIES };

/// A game reviewed move by move.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReviewAsk {
    /// The game, where it begins, and its moves.
    pub place: Place,
    /// Nodes of each search of a first look.
    #[serde(default = "usual_nodes")]
    #[schema(default = usual_nodes)]
    pub nodes: u64,
    /// The first ply that is looked at, from 1.
    #[serde(default = "usual_from")]
    #[schema(default = usual_from, format = "PLY")]
    pub from: usize,
}

/// A game of sixty plies takes some seconds.
fn usual_nodes() -> u64 {
    50_000
}

fn usual_from() -> usize {
    1
}

impl Experiment for ReviewAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        if self.place.moves.is_empty() {
            return Err(LabError::refused("no moves: expected a game to review"));
        }
        limits.check("from", self.from as u64, PLIES)?;
        if self.from > self.place.moves.len() {
            let (from, plies) = (self.from, self.place.moves.len());
            return Err(LabError::refused(format!(
                "from {from} is behind the end: the game has {plies} plies"
            )));
        }
        Ok(limits.check("nodes", self.nodes, NODES)?)
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        let Some(command) = CommandLine::new("lab review", reached.bench.name()).options(reached) else {
            return Ok(None);
        };
        let position = self.place.position.as_ref().map(|_| position_of(&reached.at));
        let command = command.maybe("position", position).flag("moves", self.place.moves.join(" "));
        Ok(Some(command.asked(self, &[])))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let review = self.review(reached, caller)?;
        let json = serde_json::to_string_pretty(&review).expect("plain data can be written");
        Ok(Finding { json, ..finding(&review, reached.bench.as_ref()) })
    }
}

impl ReviewAsk {
    /// Reviews the game.
    pub fn review(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Review, LabError> {
        let bench = reached.bench.as_ref();
        let at = At { position: reached.at.position.clone(), moves: self.place.moves.clone() };
        let request = ReviewRequest { at, nodes: self.nodes, from: self.from, looks: LOOKS.len() };
        caller.progress("review", 0, (self.place.moves.len() + 1 - self.from) as u64);
        crate::review(bench, &request, caller.stop(), &mut |review, total| {
            caller.progress("review", review.plies.len() as u64, total as u64);
            caller.found(finding(review, bench));
        })
    }
}

fn finding(review: &Review, bench: &dyn Playable) -> Finding {
    let mut figures =
        Figures::from([("plies", review.plies.len().into()), ("nodes", (review.nodes as usize).into())]);
    let names = [
        ["first", "firstblunders", "firstmistakes", "firstdubious"],
        ["second", "secondblunders", "secondmistakes", "seconddubious"],
    ];
    for (player, [name, blunders, mistakes, dubious]) in review.players.iter().zip(names) {
        figures.extend([
            (name, player.name.as_str().into()),
            (blunders, player.blunders.into()),
            (mistakes, player.mistakes.into()),
            (dubious, player.dubious.into()),
        ]);
    }
    let chart = Chart {
        name: "review",
        x: "plies",
        y: "hundredths",
        shape: Shape::Lines,
        logarithmic: false,
        categories: Vec::new(),
        series: vec![Curve::of("score", &review.graph())],
    };
    Finding {
        sentence: "review",
        figures,
        charts: vec![chart],
        tables: vec![
            Sheet::of("players", review.counts(bench.language())),
            Sheet::of("plies", review.table(bench.idiom().manner())),
        ],
        review: Some(review.clone()),
        ..Finding::default()
    }
}
