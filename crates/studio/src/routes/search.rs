//! `POST /api/search`: one search, the same object as `search --json`, with the tree if it is wanted.

use crate::ask::{self, TreeAsk};
use crate::body::Asked;
use crate::flat::{FlatTree, flatten};
use crate::place::{Place, Reached};
use crate::reply::{Refusal, Written, still_wanted};
use crate::state::Shared;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use session::{Answer, Request, StopFlag, WhenStopped};
use utoipa::ToSchema;

/// A search and what is wanted of it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SearchQuestion {
    place: Place,
    #[serde(default)]
    search: Request,
    #[serde(default)]
    tree: Option<TreeAsk>,
    /// A name that the client makes up: `running` tells how far the search is, and ends it. A search with a name that is
    /// stopped, or runs out of time, answers with what it has found so far (`unfinished`).
    #[serde(default)]
    name: Option<String>,
}

/// The answer of a search.
#[derive(Serialize, ToSchema)]
pub struct SearchAnswer {
    #[serde(flatten)]
    view: Answer,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    tree: Option<FlatTree>,
}

/// One search; with its tree if `tree` is there.
#[utoipa::path(
    post,
    path = "/search",
    request_body = SearchQuestion,
    responses((status = 200, description = "The answer of the search.", body = SearchAnswer), Refusal)
)]
pub async fn search(
    State(studio): State<Shared>,
    Asked(asked): Asked<SearchQuestion>,
) -> Result<Written, Refusal> {
    let SearchQuestion { place, search, tree, name } = asked;
    let stop = StopFlag::default();
    let stopped = if name.is_some() { WhenStopped::Keep } else { WhenStopped::Refuse };
    let _named = name.map(|name| studio.searches.begin(name, &stop)).transpose()?;
    let record = tree.map(|tree| tree.recording(&studio.limits)).transpose()?;
    let limits = studio.limits.clone();
    let work = move |reached: Reached, stop: &StopFlag| {
        let request = Request { record, stopped, ..ask::search(&search, &limits)? };
        let (view, tree) = reached.bench.search(&reached.at, &request, stop)?;
        still_wanted(stop)?;
        Written::new(&SearchAnswer { view, tree: tree.map(flatten) }, stop)
    };
    studio.think_until(stop, place, work).await
}
