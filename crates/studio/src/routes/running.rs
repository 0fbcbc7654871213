//! `POST /api/running`: how far a search is that runs under a name, and its end.

use crate::body::Asked;
use crate::reply::Refusal;
use crate::state::Shared;
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A search by its name.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RunningQuestion {
    /// The name it was started with.
    name: String,
    /// End it: it answers with what it has found so far.
    #[serde(default)]
    stop: bool,
}

/// How far it is.
#[derive(Serialize, ToSchema)]
pub struct RunningAnswer {
    /// Nodes visited so far; null if no search of this name runs.
    #[schema(required = true)]
    nodes: Option<u64>,
}

/// How far a search is, or that it is to end.
#[utoipa::path(
    post,
    path = "/running",
    request_body = RunningQuestion,
    responses((status = 200, description = "How far it is.", body = RunningAnswer), Refusal)
)]
pub async fn running(State(studio): State<Shared>, Asked(asked): Asked<RunningQuestion>) -> Response {
    if let Some(cages) = &studio.cages
        && let Some(answer) = cages.running(&asked.name, &asked).await
    {
        return answer;
    }
    let found = studio.searches.find(&asked.name);
    if let Some(stop) = found.as_ref().filter(|_| asked.stop) {
        stop.raise();
    }
    Json(RunningAnswer { nodes: found.map(|stop| stop.nodes()) }).into_response()
}
