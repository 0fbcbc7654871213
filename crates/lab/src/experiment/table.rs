//! The table of experiments: everything that runs, describes or lists them reads it.

use super::{
    Experiment, ablation, comparison, depths, league, learning, matches, report, review, simulation,
    techniques, trials, truth, tuning,
};
use crate::LabError;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::borrow::Cow;
use utoipa::openapi::schema::{AllOfBuilder, ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

/// The key that names the kind.
pub const KIND: &str = "kind";
/// Values quoted in messages are cut.
const MAX_QUOTED: usize = 60;

/// Every experiment, in the order it is described.
pub static EXPERIMENTS: [ExperimentSpec; 14] = [
    ExperimentSpec::of::<matches::MatchAsk>("match", "Two players against each other over many games."),
    ExperimentSpec::of::<ablation::AblationAsk>(
        "ablation",
        "What each term of a value function is good for.",
    ),
    ExperimentSpec::of::<depths::DepthsAsk>("depths", "One depth after the other."),
    ExperimentSpec::of::<truth::TruthAsk>("truth", "A value function against the exact solution of a class."),
    ExperimentSpec::of::<tuning::TuningAsk>("tuning", "Better weights."),
    ExperimentSpec::of::<learning::LearningAsk>("learning", "A net that learns."),
    ExperimentSpec::of::<report::ReportAsk>("report", "A complete study as one document."),
    ExperimentSpec::of::<simulation::SimulationAsk>("simulation", "A game played out move by move."),
    ExperimentSpec::of::<comparison::ComparisonAsk>("comparison", "Searches side by side."),
    ExperimentSpec::of::<trials::SearchTrialsAsk>("searches", "Any list of searches side by side."),
    ExperimentSpec::of::<comparison::EvalsAsk>("evals", "Value functions side by side."),
    ExperimentSpec::of::<techniques::TechniquesAsk>(
        "techniques",
        "What each technique of the playing search is good for.",
    ),
    ExperimentSpec::of::<league::LeagueAsk>("league", "The league of a game's study."),
    ExperimentSpec::of::<review::ReviewAsk>("review", "A game reviewed move by move."),
];

/// A kind of experiment.
#[derive(Clone, Copy)]
pub struct ExperimentSpec {
    /// Its name.
    pub kind: &'static str,
    /// What it finds out, in one sentence.
    pub about: &'static str,
    read: fn(Value) -> Result<Box<dyn Experiment>, LabError>,
    schema_name: fn() -> Cow<'static, str>,
    schema: fn() -> RefOr<Schema>,
    schemas: fn(&mut Vec<(String, RefOr<Schema>)>),
}

impl ExperimentSpec {
    /// The kind whose experiments are read as this type.
    pub const fn of<T>(kind: &'static str, about: &'static str) -> ExperimentSpec
    where
        T: Experiment + DeserializeOwned + ToSchema + 'static,
    {
        let (schema_name, schema, schemas) = (T::name, T::schema, T::schemas);
        ExperimentSpec { kind, about, read: read::<T>, schema_name, schema, schemas }
    }

    /// Reads an experiment; its key `kind` says which of these it is.
    pub fn read(specs: &[ExperimentSpec], asked: &Value) -> Result<Box<dyn Experiment>, LabError> {
        let Value::Object(keys) = asked else {
            return Err(bad("expected keys and values"));
        };
        let known = || specs.iter().map(|spec| spec.kind).collect::<Vec<_>>().join(", ");
        let kind = match keys.get(KIND) {
            Some(Value::String(kind)) => kind,
            Some(other) => {
                let other = search::quoted(&other.to_string(), MAX_QUOTED);
                return Err(bad(format_args!("key 'kind' is {other}: expected one of {}", known())));
            }
            None => return Err(bad(format_args!("no key 'kind': expected one of {}", known()))),
        };
        let Some(spec) = specs.iter().find(|spec| spec.kind == kind) else {
            let kind = search::quoted(kind, MAX_QUOTED);
            return Err(bad(format_args!("unknown kind '{kind}': expected one of {}", known())));
        };
        let mut rest = keys.clone();
        rest.remove(KIND);
        (spec.read)(Value::Object(rest))
    }
}

fn read<T: Experiment + DeserializeOwned + 'static>(keys: Value) -> Result<Box<dyn Experiment>, LabError> {
    Ok(Box::new(read_ask::<T>(keys)?))
}

/// Reads the keys of one kind; an error names the key.
pub fn read_ask<T: DeserializeOwned>(keys: Value) -> Result<T, LabError> {
    let texts = keys.clone();
    serde_path_to_error::deserialize(keys).map_err(|error| {
        let (path, why) = (error.path().to_string(), error.inner().to_string());
        match texts.get(&path).and_then(Value::as_str).filter(|said| !why.contains(said)) {
            Some(said) => bad(format_args!("key '{path}' is '{}': {why}", search::quoted(said, MAX_QUOTED))),
            None if path == "." => bad(why),
            None => bad(format_args!("key '{path}': {why}")),
        }
    })
}

fn bad(why: impl std::fmt::Display) -> LabError {
    LabError::refused(format!("bad experiment: {why}"))
}

/// An experiment as it was written, of whatever kind.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct AnyExperiment(pub Value);

impl PartialSchema for AnyExperiment {
    fn schema() -> RefOr<Schema> {
        let one = |either: OneOfBuilder, spec: &ExperimentSpec| {
            let keys = Ref::builder()
                .ref_location_from_schema_name((spec.schema_name)())
                .description(Some(spec.about));
            let kind = ObjectBuilder::new().schema_type(Type::String).enum_values(Some([spec.kind]));
            let kind = ObjectBuilder::new().property(KIND, kind).required(KIND);
            either.item(AllOfBuilder::new().item(keys.build()).item(kind).description(Some(spec.about)))
        };
        let either = EXPERIMENTS.iter().fold(OneOfBuilder::new(), one);
        either.description(Some("What is to be found out.")).into()
    }
}

impl ToSchema for AnyExperiment {
    fn name() -> Cow<'static, str> {
        "Experiment".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        for spec in &EXPERIMENTS {
            schemas.push(((spec.schema_name)().into(), (spec.schema)()));
            (spec.schemas)(schemas);
        }
    }
}
