//! `POST /api/ending` and `POST /api/truths`: exact values that take more than a look, and those of a whole tree.

use crate::Desk;
use crate::endings::Building;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use session::{MoveTree, Place, StopFlag};
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
    /// Why the exact value is unknown, with advice; null where `solve` finds it or may.
    #[schema(required = true)]
    unknown: Option<String>,
}

/// Has the ending of a position solved in the background, where few pieces are left, and tells how far that is.
#[utoipa::path(
    post,
    path = "/ending",
    request_body = EndingQuestion,
    responses((status = 200, description = "How far it is.", body = EndingAnswer), Refusal)
)]
pub fn ending(desk: &Desk, asked: EndingQuestion, _: &StopFlag) -> Result<EndingAnswer, Refusal> {
    let reached = desk.reach(asked.place)?;
    let building = desk.endings.ask(&reached)?;
    let unknown = if building.is_some() { None } else { reached.bench.beyond(&reached.at)? };
    Ok(EndingAnswer { building, unknown })
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
    /// For each node 1 if MAX wins with best play, 0 for a draw, -1 if MIN wins; null where it is unknown.
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
pub fn truths(desk: &Desk, asked: TruthQuestion, stop: &StopFlag) -> Result<TruthAnswer, Refusal> {
    let TruthQuestion { place, tree } = asked;
    let (nodes, most) = (tree.parent.len(), desk.limits.tree_nodes);
    if nodes > most {
        return Err(Refusal::too_much("a number of nodes of", nodes, most));
    }
    let reached = desk.reach(place)?;
    let exact = reached.bench.exact_values(&reached.at, &tree, stop)?;
    let values = exact.values.iter().map(|value| value.map(|value| value.rank().0 as i8)).collect();
    Ok(TruthAnswer { values, unsolved: exact.unsolved })
}
