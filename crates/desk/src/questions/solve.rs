//! `POST /api/solve`: the exact value of a position and of its moves.

use crate::Desk;
use crate::refusal::Refusal;
use serde::Deserialize;
use session::{Place, SolveView, StopFlag};
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
pub fn solve(desk: &Desk, asked: SolveQuestion, stop: &StopFlag) -> Result<SolveView, Refusal> {
    let reached = desk.reach(asked.place)?;
    Ok(reached.bench.solve(&reached.at, asked.all_moves.into(), stop)?)
}
