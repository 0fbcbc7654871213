//! Every integration test of `desk`, in one binary: one link instead of one for each file.

mod answers;
mod doors;
mod experiments;
mod lessons;
mod registered;
mod talks;

use desk::{Answered, Desk, Notice, QuestionLimits, Refusal, Topic, answer, converse};
use serde_json::{Value, json};
use session::StopFlag;
use std::ops::ControlFlow;
use std::sync::Mutex;

/// A desk without data.
fn desk() -> Desk {
    Desk::new(&games::ALL, QuestionLimits { threads: 4, ..QuestionLimits::default() }, None)
}

/// The answer to a question at an address.
fn ask(desk: &Desk, path: &str, said: &str) -> Result<Answered, Refusal> {
    answer(desk, desk.read(path, said.as_bytes())?)
}

/// The answer to a question in JSON that is to have one.
#[track_caller]
fn ask_json(desk: &Desk, path: &str, question: &Value) -> Value {
    let answered =
        ask(desk, path, &question.to_string()).unwrap_or_else(|refusal| panic!("{}", refusal.error()));
    serde_json::from_slice(&answered.bytes).expect("JSON")
}

/// The smallest game that takes a search.
fn small() -> Value {
    json!({ "game": "mnk", "options": { "columns": 3, "rows": 3, "k": 3 } })
}

/// All messages about a piece of work; `hears` says after each one whether to go on.
fn talk(
    desk: &Desk,
    path: &str,
    said: &Value,
    hears: impl Fn(&Value) -> ControlFlow<()> + Sync,
) -> Vec<Value> {
    let topic = Topic::find(path).expect("a topic");
    let task = topic.read(said.to_string().as_bytes()).expect("a message").expect("a task");
    let all = Mutex::new(Vec::new());
    let tell = |Notice { text, is_last }: Notice| {
        assert!(!is_last, "{text}");
        let told: Value = serde_json::from_str(&text).expect("JSON");
        let goes_on = hears(&told);
        all.lock().unwrap().push(told);
        goes_on
    };
    let last = converse(desk, topic, task, &StopFlag::default(), &tell);
    assert!(last.is_last, "{}", last.text);
    let mut all = all.into_inner().unwrap();
    all.push(serde_json::from_str(&last.text).expect("JSON"));
    all
}

fn go_on(_: &Value) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn types(all: &[Value]) -> Vec<&str> {
    all.iter().map(|told| told["type"].as_str().expect("a type")).collect()
}
