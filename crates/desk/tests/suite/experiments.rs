//! The table of experiments is open: one from outside runs like those of the laboratory.

use crate::{go_on, small, talk, types};
use desk::{Desk, QuestionLimits};
use lab::{
    Caller, CommandLine, Experiment, ExperimentLimits, ExperimentSpec, Finding, LabError, WrittenExperiment,
};
use serde::Deserialize;
use serde_json::{Value, json};
use session::{Place, ReachedPlace, StopFlag, at_most};
use utoipa::ToSchema;

/// How many moves there are.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CountAsk {
    place: Place,
    most: u64,
}

impl Experiment for CountAsk {
    fn place(&self) -> Place {
        self.place.clone()
    }

    fn check(&self, limits: &ExperimentLimits) -> Result<(), LabError> {
        Ok(at_most("most", self.most, limits.games)?)
    }

    fn command(&self, reached: &ReachedPlace) -> Result<Option<CommandLine>, LabError> {
        Ok(Some(CommandLine::new("moves", reached.bench.name())))
    }

    fn run(&self, reached: &ReachedPlace, caller: &Caller<'_>) -> Result<Finding, LabError> {
        let moves = reached.bench.position(&reached.at)?.moves.len();
        caller.progress("moves", moves as u64, self.most);
        Ok(Finding { sentence: "count", figures: [("moves", moves.into())].into(), ..Finding::default() })
    }
}

static EXPERIMENTS: [ExperimentSpec; 1] =
    [ExperimentSpec::of::<CountAsk>("count", "How many moves there are.")];

fn run(experiment: &Value) -> Vec<Value> {
    let desk = Desk::new(&games::ALL, QuestionLimits::default(), None).with_experiments(&EXPERIMENTS);
    talk(&desk, "/lab", &json!({ "type": "run", "experiment": experiment }), go_on)
}

#[test]
fn an_experiment_from_outside_runs_through_the_conversation() {
    let told = run(&json!({ "kind": "count", "place": small(), "most": 9 }));
    assert_eq!(types(&told), ["started", "progress", "done"]);
    assert_eq!(told[0]["command"], "plywood moves mnk");
    assert_eq!(told[2]["finding"]["figures"], json!({ "moves": 9.0 }));
}

#[test]
fn an_experiment_from_outside_runs_from_a_file() {
    let text =
        "kind = \"count\"\nmost = 9\n[place]\ngame = \"mnk\"\noptions = { columns = 3, rows = 3, k = 3 }\n";
    let written = WrittenExperiment::read(&EXPERIMENTS, "study.toml", text).unwrap();
    assert_eq!(written.keys["kind"], "count");
    let reached =
        Desk::new(&games::ALL, QuestionLimits::default(), None).reach(written.experiment.place()).unwrap();
    let (stop, hear) = (StopFlag::default(), |_| {});
    let caller = Caller::new(&hear, &stop, ExperimentLimits::WIDEST);
    let found = written.experiment.run(&reached, &caller).unwrap();
    assert_eq!((found.sentence, &found.figures["moves"]), ("count", &9.0.into()));
}

#[track_caller]
fn refused(experiment: Value, why: &str) {
    let told = run(&experiment);
    assert_eq!(told, [json!({ "type": "error", "error": why })]);
}

#[test]
fn what_cannot_be_read_is_refused_with_its_key() {
    refused(json!([]), "bad experiment: expected keys and values");
    refused(json!({}), "bad experiment: no key 'kind': expected one of count");
    refused(json!({ "kind": 1 }), "bad experiment: key 'kind' is 1: expected one of count");
    refused(json!({ "kind": "match" }), "bad experiment: unknown kind 'match': expected one of count");
    refused(
        json!({ "kind": "count", "place": small(), "most": "nine" }),
        "bad experiment: key 'most': invalid type: string \"nine\", expected u64",
    );
    refused(
        json!({ "kind": "count", "place": { "game": "mnk", "side": 1 }, "most": 1 }),
        "bad experiment: key 'place.side': unknown field `side`, expected one of `game`, `options`, `position`, `moves`, `language`",
    );
    refused(
        json!({ "kind": "count", "place": small(), "most": 20_001 }),
        "most 20001 is too much: expected at most 20000",
    );
}
