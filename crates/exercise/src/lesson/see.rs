//! What a lesson looks at, and how that is computed anew.

use super::facts::{LessonFact, LessonScene, Switch};
use super::number::typed_number;
use serde::{Deserialize, Serialize};
use session::words::number_text;
use session::{At, Call, Games, Place, Playable, SessionError, StopFlag, choose};
use std::cmp::Ordering;
use utoipa::ToSchema;

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum See {
    /// The value for MAX that the search finds.
    Value,
    /// The nodes that it visits.
    Nodes,
    /// The move that it plays.
    Best,
    /// The number of the value function alone.
    Eval,
    /// How many legal moves there are.
    Moves,
    /// The position as text.
    Position,
    /// The name of the opening.
    Opening,
    /// Win, draw or loss for the side to move, by the solver.
    Solved,
    /// Plies to the end, by the solver.
    Plies,
}

impl See {
    /// What there is to be seen at a place.
    pub fn look(self, games: Games, scene: &LessonScene, stop: &StopFlag) -> Result<String, SessionError> {
        let place = Place { language: language::Language::English, ..scene.place.clone() };
        let (game, options) = choose(games, &place.game, &place.options, None)?;
        let bench = game.open(&options)?;
        let at = At { position: place.position, moves: place.moves };
        self.of(bench.as_ref(), &at, scene, stop)
    }

    fn of(
        self,
        bench: &dyn Playable,
        at: &At,
        scene: &LessonScene,
        stop: &StopFlag,
    ) -> Result<String, SessionError> {
        Ok(match self {
            See::Value | See::Nodes | See::Best => {
                let (answer, _) = bench.run(at, &Call::new(&scene.search, stop))?;
                match self {
                    See::Value => bench.idiom().value(answer.value),
                    See::Nodes => answer.nodes.to_string(),
                    _ => answer.best.unwrap_or_default(),
                }
            }
            See::Eval => number_text(bench.eval(at, &scene.search.eval)?.value),
            See::Moves => bench.position(at)?.moves.len().to_string(),
            See::Position => bench.position(at)?.position,
            See::Opening => bench.position(at)?.opening.unwrap_or_default(),
            See::Solved => bench.solve(at, false.into(), stop)?.value,
            See::Plies => bench.solve(at, false.into(), stop)?.plies.unwrap_or_default().to_string(),
        })
    }
}

impl LessonFact {
    /// What is stated, found out anew; none where only a command says it.
    pub fn recompute(&self, games: Games, stop: &StopFlag) -> Result<Option<String>, SessionError> {
        let Some(see) = self.see else { return Ok(None) };
        let here = see.look(games, &self.scene, stop)?;
        let Some(than) = &self.than else { return Ok(Some(here)) };
        let there = see.look(games, than, stop)?;
        let word = match (typed_number(&here), typed_number(&there)) {
            (Some(here), Some(there)) => match here.total_cmp(&there) {
                Ordering::Less => "less",
                Ordering::Equal => "same",
                Ordering::Greater => "more",
            },
            _ if here == there => "same",
            _ => "other",
        };
        Ok(Some(word.into()))
    }
}

impl Switch {
    /// What is seen before and after, found out anew.
    pub fn recompute(
        &self,
        games: Games,
        off: &LessonScene,
        stop: &StopFlag,
    ) -> Result<[String; 2], SessionError> {
        Ok([self.see.look(games, off, stop)?, self.see.look(games, &self.on, stop)?])
    }
}
