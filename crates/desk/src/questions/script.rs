//! `POST /api/vocabulary` and `/api/terms`: the needs of an author of scripts: what a script can ask, texts to start from, and
//! the terms of a value function as it stands.

use crate::Desk;
use crate::refusal::Refusal;
use crate::techniques::WORDS;
use serde::{Deserialize, Serialize};
use session::options::Sample;
use session::shapes::{self, DefinitionShape};
use session::{Definition, EvalChoice, FactView, Place, StopFlag};
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
    #[serde(serialize_with = "shapes::list")]
    #[schema(value_type = Vec<DefinitionShape>)]
    terms: Vec<Definition>,
}

/// What scripts can ask of a position, and scripts to start from.
#[utoipa::path(
    post,
    path = "/vocabulary",
    request_body = VocabularyQuestion,
    responses((status = 200, description = "The vocabulary.", body = VocabularyAnswer), Refusal)
)]
pub fn vocabulary(desk: &Desk, asked: VocabularyQuestion, _: &StopFlag) -> Result<VocabularyAnswer, Refusal> {
    let language = asked.place.language;
    let reached = desk.reach(asked.place)?;
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
        values: samples(game.samples.value_scripts),
        agents: samples(game.samples.agent_scripts),
    })
}

/// The terms of a value function with their weights; a script is read for it.
#[utoipa::path(
    post,
    path = "/terms",
    request_body = TermsQuestion,
    responses((status = 200, description = "The terms.", body = TermsAnswer), Refusal)
)]
pub fn terms(desk: &Desk, asked: TermsQuestion, _: &StopFlag) -> Result<TermsAnswer, Refusal> {
    Ok(TermsAnswer { terms: desk.reach(asked.place)?.bench.terms(&asked.eval)? })
}
