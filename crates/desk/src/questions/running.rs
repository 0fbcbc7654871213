//! `POST /api/running`: how far a search is that runs under a name, and its end.

use crate::Desk;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use session::StopFlag;
use utoipa::ToSchema;

/// A search by its name.
#[derive(Deserialize, ToSchema)]
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
pub fn running(desk: &Desk, asked: RunningQuestion, _: &StopFlag) -> Result<RunningAnswer, Refusal> {
    let found = desk.searches.find(&asked.name);
    if let Some(stop) = found.as_ref().filter(|_| asked.stop) {
        stop.raise();
    }
    Ok(RunningAnswer { nodes: found.map(|stop| stop.nodes()) })
}
