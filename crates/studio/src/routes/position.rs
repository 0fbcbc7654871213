//! `POST /api/position` and `/api/moves`: a position with its board, its moves, and where each move goes.

use crate::body::Asked;
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use crate::state::Shared;
use crate::touch::{Touch, touches};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use session::PositionView;

/// A question about a position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    place: Place,
}

/// A position and, for each legal move, the cells it goes from and to.
#[derive(Serialize)]
pub struct Answer {
    #[serde(flatten)]
    view: PositionView,
    touches: Vec<Touch>,
}

/// The legal moves alone.
#[derive(Serialize)]
pub struct Moves {
    position: String,
    turn: String,
    moves: Vec<String>,
}

/// Answers with the position.
pub async fn show(
    State(studio): State<Shared>,
    Asked(asked): Asked<Question>,
) -> Result<Json<Answer>, Refusal> {
    let answer = studio.quick(asked.place, |reached, _| answer(&reached)).await?;
    Ok(Json(answer))
}

/// Answers with the moves.
pub async fn moves(
    State(studio): State<Shared>,
    Asked(asked): Asked<Question>,
) -> Result<Json<Moves>, Refusal> {
    let view = studio.quick(asked.place, |Reached { bench, at, .. }, _| Ok(bench.position(&at)?)).await?;
    Ok(Json(Moves { position: view.position, turn: view.turn, moves: view.moves }))
}

fn answer(Reached { bench, at, .. }: &Reached) -> Result<Answer, Refusal> {
    let view = bench.position(at)?;
    let touches = touches(bench.as_ref(), &view);
    Ok(Answer { view, touches })
}
