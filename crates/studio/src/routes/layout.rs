//! `POST /api/layout`: places for the nodes of a tree the page has put together itself.

use crate::body::Asked;
use crate::flat::{Places, Short, places};
use crate::reply::Refusal;
use crate::state::{QUICK, Shared};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use session::StopFlag;
use utoipa::ToSchema;

/// The widest node, in widths of an ordinary one.
const WIDEST: f64 = 1_000.0;

/// A tree to be laid out.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LayoutQuestion {
    /// Each node's parent, which comes earlier; the root is first and its own.
    parent: Vec<u32>,
    /// Each node's width; 1 if missing.
    #[serde(default)]
    width: Vec<f64>,
    /// Nodes that get room first, before large subtrees take it.
    #[serde(default)]
    first: Vec<u32>,
}

/// Where everything is.
#[derive(Serialize, ToSchema)]
pub struct LayoutAnswer {
    #[schema(value_type = Vec<f64>)]
    x: Vec<Short>,
    #[schema(value_type = f64)]
    width: Short,
}

/// Places for the nodes of a tree.
#[utoipa::path(
    post,
    path = "/layout",
    request_body = LayoutQuestion,
    responses((status = 200, description = "The places.", body = LayoutAnswer), Refusal)
)]
pub async fn arrange(
    State(studio): State<Shared>,
    Asked(asked): Asked<LayoutQuestion>,
) -> Result<Json<LayoutAnswer>, Refusal> {
    let asked = asked.checked(studio.limits.tree_nodes)?;
    let work = move |_: &StopFlag| places(&asked.parent, &asked.width, &asked.first);
    let Places { x, width } = studio.clerks.run(StopFlag::default(), QUICK, work).await?;
    Ok(Json(LayoutAnswer { x, width }))
}

impl LayoutQuestion {
    fn checked(mut self, most: usize) -> Result<LayoutQuestion, Refusal> {
        let nodes = self.parent.len();
        if nodes > most {
            return Err(Refusal::too_much("a number of nodes of", nodes, most));
        }
        if self.width.is_empty() {
            self.width = vec![1.0; nodes];
        }
        if self.width.len() != nodes {
            let widths = self.width.len();
            return Err(Refusal::bad(format!(
                "{widths} widths for {nodes} nodes: expected one a node, or none"
            )));
        }
        if let Some(width) = self.width.iter().find(|width| !(0.0..=WIDEST).contains(*width)) {
            return Err(Refusal::bad(format!("bad width '{width}': expected 0 to {WIDEST}")));
        }
        if let Some(node) = self.first.iter().find(|node| **node as usize >= nodes) {
            return Err(Refusal::bad(format!("bad node '{node}' in first: expected less than {nodes}")));
        }
        let is_bad = |(node, parent): (usize, &u32)| *parent as usize >= node.max(1);
        match self.parent.iter().enumerate().position(is_bad) {
            None => Ok(self),
            Some(node) => {
                let parent = self.parent[node];
                Err(Refusal::bad(format!(
                    "bad parent '{parent}' of node {node}: expected an earlier node, 0 for the root"
                )))
            }
        }
    }
}
