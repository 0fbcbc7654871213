//! `POST /api/open`: a tree from a file, looked at and kept, so that pictures can be made of it.

use crate::Desk;
use crate::answer::{Work, data};
use crate::refusal::Refusal;
use serde::Serialize;
use session::view::TreeView;
use session::{StopFlag, read_tree};
use utoipa::ToSchema;

/// A tree that was opened.
#[derive(Serialize, ToSchema)]
pub struct OpenAnswer {
    /// The name by which an export finds it, as long as it is kept.
    kept: String,
    /// Its nodes.
    nodes: usize,
}

/// A tree from a file.
#[utoipa::path(
    post,
    path = "/open",
    request_body = TreeView,
    responses((status = 200, description = "The tree is kept.", body = OpenAnswer), Refusal)
)]
pub(crate) fn open(desk: &Desk, json: &[u8], _: &StopFlag) -> Result<Work, Refusal> {
    let tree = read_tree(json, desk.limits.tree_nodes).map_err(|error| Refusal::bad(error.to_string()))?;
    Ok(data(move |desk, _| {
        let (kept, tree) = desk.trees.keep(tree);
        Ok(OpenAnswer { kept, nodes: tree.len() })
    }))
}
