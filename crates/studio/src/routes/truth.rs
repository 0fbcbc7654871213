//! `POST /api/ending` and `POST /api/truths`: exact values that take more than a look, and those of a whole tree.

use crate::body::Asked;
use crate::place::{Place, Reached};
use crate::reply::{Refusal, Written};
use crate::state::Shared;
use crate::workshop::Building;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use session::{MoveTree, StopFlag};
use std::sync::Arc;
use utoipa::ToSchema;

/// A position whose exact value is wanted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EndingQuestion {
    place: Place,
}

/// How far the studio is.
#[derive(Serialize, ToSchema)]
pub struct EndingAnswer {
    /// What is being solved in the background; null once nothing more can be done, and `solve` says what is known.
    #[schema(required = true)]
    building: Option<Building>,
}

/// Has the ending of a position solved in the background, where few pieces are left, and tells how far that is.
#[utoipa::path(
    post,
    path = "/ending",
    request_body = EndingQuestion,
    responses((status = 200, description = "How far it is.", body = EndingAnswer), Refusal)
)]
pub async fn ending(
    State(studio): State<Shared>,
    Asked(asked): Asked<EndingQuestion>,
) -> Result<Json<EndingAnswer>, Refusal> {
    let workshop = Arc::clone(&studio.workshop);
    let work = move |reached: Reached, _: &StopFlag| workshop.ask(&reached);
    Ok(Json(EndingAnswer { building: studio.quick(asked.place, work).await? }))
}

/// A tree whose exact values are wanted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TruthQuestion {
    place: Place,
    tree: MoveTree,
}

/// What is true of the nodes of a tree.
#[derive(Serialize, ToSchema)]
pub struct TruthAnswer {
    /// For each node 1 if MAX wins with best play, 0 for a draw, -1 if MIN wins; null where nobody knows.
    values: Vec<Option<i8>>,
    /// The first node that would be known if its ending were solved: `ending` has that done.
    #[schema(required = true)]
    unsolved: Option<u32>,
}

/// The exact values of the nodes of a tree, where they are known or found out in a moment.
#[utoipa::path(
    post,
    path = "/truths",
    request_body = TruthQuestion,
    responses((status = 200, description = "The values.", body = TruthAnswer), Refusal)
)]
pub async fn truths(
    State(studio): State<Shared>,
    Asked(asked): Asked<TruthQuestion>,
) -> Result<Written, Refusal> {
    let TruthQuestion { place, tree } = asked;
    let (nodes, most) = (tree.parent.len(), studio.limits.tree_nodes);
    if nodes > most {
        return Err(Refusal::too_much("a number of nodes of", nodes, most));
    }
    let work = move |reached: Reached, stop: &StopFlag| {
        let exact = reached.bench.exact_values(&reached.at, &tree, stop)?;
        let values = exact.values.iter().map(|value| value.map(|value| value.rank().0 as i8)).collect();
        Written::new(&TruthAnswer { values, unsolved: exact.unsolved }, stop)
    };
    studio.think(place, work).await
}
