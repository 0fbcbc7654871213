//! `POST /api/position` and `/api/moves`: a position with its board, its moves, and where each move goes.

use crate::body::Asked;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use crate::state::Shared;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use session::PositionView;
use utoipa::ToSchema;

/// A question about a position.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionQuestion {
    place: Place,
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
    responses((status = 200, description = "The position.", body = PositionView), Refusal)
)]
pub async fn show(
    State(studio): State<Shared>,
    Asked(asked): Asked<PositionQuestion>,
) -> Result<Json<PositionView>, Refusal> {
    let view = studio.quick(asked.place, |Reached { bench, at, .. }, _| Ok(bench.position(&at)?)).await?;
    Ok(Json(view))
}

/// The legal moves alone.
#[utoipa::path(
    post,
    path = "/moves",
    request_body = PositionQuestion,
    responses((status = 200, description = "The moves.", body = MovesAnswer), Refusal)
)]
pub async fn moves(
    State(studio): State<Shared>,
    Asked(asked): Asked<PositionQuestion>,
) -> Result<Json<MovesAnswer>, Refusal> {
    let view = studio.quick(asked.place, |Reached { bench, at, .. }, _| Ok(bench.position(&at)?)).await?;
    Ok(Json(MovesAnswer { position: view.position, turn: view.turn, moves: view.moves }))
}
