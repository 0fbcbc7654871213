//! `POST /api/exercise`: a search with its values hidden, questions about it, and answers checked.

use crate::body::Asked;
use crate::flat::FlatTree;
use crate::place::Place;
use crate::reply::Refusal;
use crate::sheet::{Wanted, hidden, questions, record};
use crate::state::Shared;
use axum::Json;
use axum::extract::State;
use exercise::Report;
use serde::{Deserialize, Serialize};
use session::Request;
use std::collections::BTreeMap;
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
    let ExerciseQuestion { place, search, along, answers, reveal } = asked;
    let limits = studio.limits.clone();
    let wanted = if reveal { Wanted::WithAnswers } else { Wanted::QuestionsOnly };
    let answer = studio.think(place, move |reached, stop| {
        let recorded = record(&reached, &search, &limits, stop)?;
        let exercise = recorded.exercise(&along)?;
        let report =
            exercise.check_file(&lines(&answers)?).map_err(|error| Refusal::bad(error.to_string()))?;
        let asking = questions(&exercise, wanted);
        Ok(ExerciseAnswer { questions: asking, report, names: recorded.names, tree: hidden(recorded.view) })
    });
    Ok(Json(answer.await?))
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
