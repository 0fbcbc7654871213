//! `POST /api/search`: one search, the same object as `search --json`, with the tree if it is wanted.

use crate::Desk;
use crate::answer::{Work, data};
use crate::ask::{self, TreeAsk};
use crate::json::read;
use crate::refusal::{Refusal, still_wanted};
use draw::abreast::place_on_screen;
use serde::{Deserialize, Serialize};
use session::view::TreeView;
use session::{Answer, Call, Place, Request, StopFlag, WhenStopped};
use std::sync::Arc;
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
    tree: Option<TreeView>,
    /// The name by which an export finds the tree, as long as it is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    kept: Option<String>,
}

/// One search; with its tree if `tree` is there.
#[utoipa::path(
    post,
    path = "/search",
    request_body = SearchQuestion,
    responses((status = 200, description = "The answer of the search.", body = SearchAnswer), Refusal)
)]
pub(crate) fn search(desk: &Desk, json: &[u8], stop: &StopFlag) -> Result<Work, Refusal> {
    let SearchQuestion { place, search, tree, name } = read(json)?;
    let stopped = if name.is_some() { WhenStopped::Keep } else { WhenStopped::Refuse };
    // From now on it has its name: it can be stopped while it waits for its turn.
    let named = name.map(|name| desk.searches.begin(name, stop)).transpose()?;
    Ok(data(move |desk, stop| {
        let _named = named;
        let record = tree.map(|tree| tree.recording(&desk.limits)).transpose()?;
        let reached = desk.reach(place)?;
        let request = ask::search(&search, &desk.limits)?;
        let call = Call { record, stopped, ..Call::new(&request, stop) };
        let (view, tree) = reached.bench.run(&reached.at, &call)?;
        still_wanted(stop)?;
        let tree = tree.map(|mut tree| {
            place_on_screen(&mut tree);
            desk.trees.keep(tree)
        });
        let (kept, tree) = tree.unzip();
        Ok(SearchAnswer { view, tree: tree.map(Arc::unwrap_or_clone), kept })
    }))
}
