//! `POST /api/position` and `/api/moves`: a position with its board, its moves, and where each move goes.

use crate::Desk;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use session::{Algorithm, Place, PositionView, ReachedPlace, StopFlag};
use utoipa::ToSchema;

/// A question about a position.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionQuestion {
    place: Place,
}

/// A position, and what is known of its game once it is set up: a game that a user wrote says it only then.
#[derive(Serialize, ToSchema)]
pub struct PositionAnswer {
    #[serde(flatten)]
    view: PositionView,
    /// What MAX and MIN are called.
    #[schema(value_type = (String, String))]
    sides: [&'static str; 2],
    /// The searches that make sense.
    #[schema(value_type = Vec<Algorithm>)]
    algorithms: Vec<&'static str>,
    /// Whether it has a playing search.
    can_think: bool,
    /// Whether it has a solver.
    can_solve: bool,
}

/// The legal moves alone.
#[derive(Serialize, ToSchema)]
pub struct MovesAnswer {
    position: String,
    turn: String,
    moves: Vec<String>,
}

/// A position with its board, its moves, and where each move goes.
#[utoipa::path(
    post,
    path = "/position",
    request_body = PositionQuestion,
    responses((status = 200, description = "The position.", body = PositionAnswer), Refusal)
)]
pub fn show(desk: &Desk, asked: PositionQuestion, _: &StopFlag) -> Result<PositionAnswer, Refusal> {
    let language = asked.place.language;
    let ReachedPlace { bench, at, .. } = desk.reach(asked.place)?;
    let game = bench.description();
    Ok(PositionAnswer {
        view: bench.position(&at)?,
        sides: game.idiom_in(language).sides,
        algorithms: game.algorithms().into_iter().map(Algorithm::name).collect(),
        can_think: game.search.can_think,
        can_solve: game.search.can_solve,
    })
}

/// The legal moves alone.
#[utoipa::path(
    post,
    path = "/moves",
    request_body = PositionQuestion,
    responses((status = 200, description = "The moves.", body = MovesAnswer), Refusal)
)]
pub fn moves(desk: &Desk, asked: PositionQuestion, _: &StopFlag) -> Result<MovesAnswer, Refusal> {
    let ReachedPlace { bench, at, .. } = desk.reach(asked.place)?;
    let view = bench.position(&at)?;
    Ok(MovesAnswer { position: view.position, turn: view.turn, moves: view.moves })
}
