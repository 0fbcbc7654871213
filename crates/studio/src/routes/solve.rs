//! `POST /api/solve`: the exact value of a position and of its moves.

use crate::body::Asked;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use crate::state::Shared;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use session::{SolveView, StopFlag};

/// A position to solve.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    place: Place,
    /// Every move's value, not only the best ones'.
    #[serde(default)]
    all_moves: bool,
}

/// Answers with the solution.
pub async fn solve(
    State(studio): State<Shared>,
    Asked(asked): Asked<Question>,
) -> Result<Json<SolveView>, Refusal> {
    let Question { place, all_moves } = asked;
    let work =
        move |Reached { bench, at, .. }: Reached, stop: &StopFlag| Ok(bench.solve(&at, all_moves, stop)?);
    Ok(Json(studio.think(place, work).await?))
}
