//! `POST /api/eval`: the value function term by term.

use crate::ask::EvalAsk;
use crate::body::Asked;
use crate::place::Place;
use crate::reply::Refusal;
use crate::state::Shared;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use session::EvalView;

/// A question about a position's value.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    place: Place,
    #[serde(default)]
    eval: EvalAsk,
}

/// Answers with the terms.
pub async fn explain(
    State(studio): State<Shared>,
    Asked(asked): Asked<Question>,
) -> Result<Json<EvalView>, Refusal> {
    let Question { place, eval } = asked;
    let work = move |reached: crate::place::Reached, _: &_| {
        Ok(reached.bench.eval(&reached.at, &eval.choice(&reached.usual_eval()))?)
    };
    Ok(Json(studio.quick(place, work).await?))
}
