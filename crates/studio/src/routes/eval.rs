//! `POST /api/eval`: the value function term by term.

use crate::body::Asked;
use crate::place::Place;
use crate::reply::Refusal;
use crate::state::Shared;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use session::{EvalChoice, EvalView};
use utoipa::ToSchema;

/// A question about a position's value.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EvalQuestion {
    place: Place,
    #[serde(default)]
    eval: EvalChoice,
}

/// The value function term by term.
#[utoipa::path(
    post,
    path = "/eval",
    request_body = EvalQuestion,
    responses((status = 200, description = "The terms.", body = EvalView), Refusal)
)]
pub async fn explain(
    State(studio): State<Shared>,
    Asked(asked): Asked<EvalQuestion>,
) -> Result<Json<EvalView>, Refusal> {
    let EvalQuestion { place, eval } = asked;
    let work = move |reached: crate::place::Reached, _: &_| Ok(reached.bench.eval(&reached.at, &eval)?);
    Ok(Json(studio.quick(place, work).await?))
}
