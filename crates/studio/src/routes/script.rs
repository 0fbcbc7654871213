//! `POST /api/vocabulary` and `/api/terms`: what somebody needs who writes a script: what it can ask, texts to start from, and
//! the terms of a value function as it stands.

use crate::body::Asked;
use crate::place::Place;
use crate::reply::Refusal;
use crate::state::Shared;
use crate::techniques::WORDS;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use session::options::Sample;
use session::{Definition, EvalChoice, FactView};
use utoipa::ToSchema;

/// A question about what scripts can ask of a position.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VocabularyQuestion {
    place: Place,
}

/// What scripts of a game can ask, and scripts to start from.
#[derive(Serialize, ToSchema)]
pub struct VocabularyAnswer {
    /// Facts and constants, with what their examples give in the position.
    facts: Vec<FactView>,
    /// Value functions.
    values: Vec<Sample>,
    /// Agents.
    agents: Vec<Sample>,
}

/// A question about the terms of a value function.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TermsQuestion {
    place: Place,
    #[serde(default)]
    eval: EvalChoice,
}

/// The terms of a value function.
#[derive(Serialize, ToSchema)]
pub struct TermsAnswer {
    terms: Vec<Definition>,
}

/// What scripts can ask of a position, and scripts to start from.
#[utoipa::path(
    post,
    path = "/vocabulary",
    request_body = VocabularyQuestion,
    responses((status = 200, description = "The vocabulary.", body = VocabularyAnswer), Refusal)
)]
pub async fn vocabulary(
    State(studio): State<Shared>,
    Asked(asked): Asked<VocabularyQuestion>,
) -> Result<Json<VocabularyAnswer>, Refusal> {
    let language = asked.place.language;
    let work = move |reached: crate::place::Reached, _: &_| {
        let game = reached.bench.description();
        let said = |name: &str| game.words.text(language, name).or_else(|| WORDS.text(language, name));
        let samples = |list: &[Sample]| {
            let about = |sample: &Sample| said(&format!("script-{}", sample.name)).unwrap_or(sample.about);
            list.iter().map(|sample| Sample { about: about(sample), ..*sample }).collect()
        };
        let told = |fact: FactView| match said(&format!("fact-{}", fact.name())) {
            Some(about) => FactView { about: about.into(), ..fact },
            None => fact,
        };
        Ok(VocabularyAnswer {
            facts: reached.bench.facts(&reached.at)?.into_iter().map(told).collect(),
            values: samples(game.value_scripts),
            agents: samples(game.agent_scripts),
        })
    };
    Ok(Json(studio.quick(asked.place, work).await?))
}

/// The terms of a value function with their weights; a script is read for it.
#[utoipa::path(
    post,
    path = "/terms",
    request_body = TermsQuestion,
    responses((status = 200, description = "The terms.", body = TermsAnswer), Refusal)
)]
pub async fn terms(
    State(studio): State<Shared>,
    Asked(asked): Asked<TermsQuestion>,
) -> Result<Json<TermsAnswer>, Refusal> {
    let TermsQuestion { place, eval } = asked;
    let work =
        move |reached: crate::place::Reached, _: &_| Ok(TermsAnswer { terms: reached.bench.terms(&eval)? });
    Ok(Json(studio.quick(place, work).await?))
}
