//! `POST /api/exercise`: a search with its values hidden, questions about it, and answers checked.

use crate::body::Asked;
use crate::flat::{FlatTree, Places, flatten, places};
use crate::place::Place;
use crate::reply::Refusal;
use crate::sheet::{self, Leaves, Wanted, questions, record};
use crate::state::Shared;
use axum::Json;
use axum::extract::State;
use exercise::{Report, SheetTree};
use serde::{Deserialize, Serialize};
use session::Request;
use std::collections::{BTreeMap, BTreeSet};
use utoipa::ToSchema;

/// An exercise, perhaps with answers to be checked.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExerciseQuestion {
    place: Place,
    #[serde(default)]
    search: Request,
    /// Ask only along these lines of moves, each separated by spaces; about everything if there are none.
    #[serde(default)]
    along: Vec<String>,
    /// Ask for the values of the leaves too, term by term.
    #[serde(default)]
    leaves: bool,
    /// Also draw the sheet.
    #[serde(default)]
    drawings: bool,
    /// What the student says, by the name of the question.
    #[serde(default)]
    answers: BTreeMap<String, String>,
    /// Also tell the right answers.
    #[serde(default)]
    reveal: bool,
}

/// The exercise: the whole tree without values, its questions, and what is said about the answers.
#[derive(Serialize, ToSchema)]
pub struct ExerciseAnswer {
    tree: FlatTree,
    /// Each node's name.
    names: Vec<String>,
    /// What is given of nodes beside the lines: node, text.
    given: Vec<(u32, String)>,
    /// Each leaf of the answer about cut leaves, and whether it is one.
    cut_leaves: Vec<(String, bool)>,
    /// How many nodes the search looks at.
    looked_at: usize,
    /// The tree as SVG, in as many pieces as can be read; none if it is not asked for.
    drawings: Vec<String>,
    questions: Vec<Asking>,
    report: Report,
}

/// One question.
#[derive(Serialize, ToSchema)]
pub struct Asking {
    /// Its name, such as `B.value`.
    pub key: String,
    /// The question in words.
    pub prompt: String,
    /// The right answer, if it is to be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub answer: Option<String>,
}

/// A search with its values hidden, questions about it, and answers checked.
#[utoipa::path(
    post,
    path = "/exercise",
    request_body = ExerciseQuestion,
    responses((status = 200, description = "The exercise.", body = ExerciseAnswer), Refusal)
)]
pub async fn exercise(
    State(studio): State<Shared>,
    Asked(asked): Asked<ExerciseQuestion>,
) -> Result<Json<ExerciseAnswer>, Refusal> {
    let ExerciseQuestion { place, search, along, leaves, drawings, answers, reveal } = asked;
    let leaves = if leaves { Leaves::Asked } else { Leaves::Given };
    let limits = studio.limits.clone();
    let wanted = if reveal { Wanted::WithAnswers } else { Wanted::QuestionsOnly };
    let answer = studio.think(place, move |reached, stop| {
        let recorded = record(&reached, &search, &limits, stop)?;
        let exercise = sheet::exercise(&recorded, &reached, &search, &along, leaves)?;
        let report =
            exercise.check_file(&lines(&answers)?).map_err(|error| Refusal::bad(error.to_string()))?;
        let asking = questions(&exercise, wanted);
        let looked_at = exercise.looked_at();
        let cut_leaves = answers.get("cut").map(|cut| exercise.judged_leaves(cut)).unwrap_or_default();
        let SheetTree { view, names, given } = recorded.sheet_tree(&exercise);
        let drawings = if drawings { draw::sheet::drawings(&view, &names)? } else { Vec::new() };
        let mut tree = flatten(view);
        make_room_along(&mut tree, &given);
        Ok(ExerciseAnswer { tree, names, given, cut_leaves, looked_at, drawings, questions: asking, report })
    });
    Ok(Json(answer.await?))
}

/// A line that is asked about has nodes beside it that are given: they and the line get room before what is below it.
fn make_room_along(tree: &mut FlatTree, given: &[(u32, String)]) {
    let parents: BTreeSet<u32> = given.iter().map(|(node, _)| tree.parent[*node as usize]).collect();
    if parents.is_empty() {
        return;
    }
    let is_beside = |node: &u32| parents.contains(&tree.parent[*node as usize]);
    let first: Vec<u32> = (1..tree.parent.len() as u32).filter(is_beside).collect();
    let Places { x, width } = places(&tree.parent, &vec![1.0; tree.parent.len()], &first);
    (tree.x, tree.width) = (x, width);
}

/// The answers as the lines of a filled-in sheet.
fn lines(answers: &BTreeMap<String, String>) -> Result<String, Refusal> {
    let mut text = String::new();
    for (key, answer) in answers {
        if [key, answer].iter().any(|part| part.contains(['\n', '\r', '#'])) {
            let shown: String =
                format!("{key} = {answer}").chars().take(60).filter(|c| !c.is_control()).collect();
            return Err(Refusal::bad(format!("bad answer '{shown}': expected one line without '#'")));
        }
        text += &format!("{key} = {answer}\n");
    }
    Ok(text)
}
