//! `POST /api/solve`: the exact value of a position and of its moves.

use crate::body::Asked;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use crate::state::Shared;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use session::{SolveView, StopFlag};
use utoipa::ToSchema;

/// A position to solve.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SolveQuestion {
    place: Place,
    /// Every move's value, not only the best ones'.
    #[serde(default)]
    all_moves: bool,
}

/// The exact value, from a solver or from endgame tables.
#[utoipa::path(
    post,
    path = "/solve",
    request_body = SolveQuestion,
    responses((status = 200, description = "The solution.", body = SolveView), Refusal)
)]
pub async fn solve(
    State(studio): State<Shared>,
    Asked(asked): Asked<SolveQuestion>,
) -> Result<Json<SolveView>, Refusal> {
    let SolveQuestion { place, all_moves } = asked;
    let work =
        move |Reached { bench, at, .. }: Reached, stop: &StopFlag| Ok(bench.solve(&at, all_moves, stop)?);
    Ok(Json(studio.think(place, work).await?))
}
