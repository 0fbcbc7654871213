//! `POST /api/eval`: the value function term by term.

use crate::Desk;
use crate::refusal::Refusal;
use serde::Deserialize;
use session::{EvalChoice, EvalView, Place, StopFlag};
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
pub fn explain(desk: &Desk, asked: EvalQuestion, _: &StopFlag) -> Result<EvalView, Refusal> {
    let reached = desk.reach(asked.place)?;
    Ok(reached.bench.eval(&reached.at, &asked.eval)?)
}
