//! Work with progress: it tells how far it is, ends when it is stopped or not heard, and learns within bounds.

use crate::{desk, go_on, small, talk, types};
use desk::{Desk, QuestionLimits, Topic};
use serde_json::{Value, json};
use std::ops::ControlFlow;

/// The nodes of a thought under a name, with a table of this size.
fn nodes(desk: &Desk, memory: &str, table_mib: usize) -> u64 {
    let think = json!({ "depth": 6, "table_mib": table_mib });
    let said = json!({ "type": "think", "place": { "game": "draughts" }, "think": think, "memory": memory });
    talk(desk, "/think", &said, go_on).last().unwrap()["view"]["nodes"].as_u64().expect("an answer")
}

#[test]
fn a_thought_tells_every_depth_and_then_the_answer() {
    let said = json!({ "type": "think", "place": small(), "think": { "depth": 3 } });
    let all = talk(&desk(), "/think", &said, go_on);
    let (last, before) = all.split_last().unwrap();
    let depths: Vec<&Value> = before.iter().map(|told| &told["view"]["depth"]).collect();
    assert_eq!((depths, &last["type"]), (vec![&json!(1), &json!(2), &json!(3)], &json!("done")));
}

#[test]
fn work_that_is_no_longer_heard_ends() {
    let said = json!({ "type": "think", "place": { "game": "chess" }, "think": { "depth": 60 } });
    let all = talk(&desk(), "/think", &said, |told| match told["view"]["depth"].as_u64() {
        Some(2) => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    });
    assert_eq!(types(&all), ["progress", "progress", "done"]);
}

#[test]
fn a_message_to_stop_is_no_task_and_nonsense_is_refused() {
    for topic in &desk::TOPICS {
        assert!(topic.read(b"{\"type\":\"stop\"}").unwrap().is_none(), "{}", topic.path);
        assert!(topic.read(b"{\"type\":\"fly\"}").is_err(), "{}", topic.path);
        let refused = topic.refuse(&topic.read(b"{").err().expect("a refusal"));
        assert!(refused.is_last && refused.text.contains("EOF while parsing"), "{}", refused.text);
    }
    assert!(Topic::find("/nowhere").is_none());
    let lost = json!({ "type": "think", "place": { "game": "go" } });
    assert_eq!(types(&talk(&desk(), "/think", &lost, go_on)), ["error"]);
}

#[test]
fn memories_are_bounded_and_the_oldest_go() {
    // Three memories of 10 MiB fit: a table of 6, and what a thread learns besides.
    let desk = Desk::new(&games::ALL, QuestionLimits { memory_mib: 30, ..QuestionLimits::default() }, None);
    let first: Vec<u64> = ["a", "b", "c", "d"].iter().map(|name| nodes(&desk, name, 6)).collect();
    assert_eq!(first, [first[0]; 4], "other names share nothing");
    for kept in ["d", "c", "b"] {
        assert!(nodes(&desk, kept, 6) < first[0], "{kept} is still there");
    }
    assert_eq!(nodes(&desk, "a", 6), first[0], "the oldest has gone");
    let large = nodes(&desk, "large", 27);
    assert_eq!(nodes(&desk, "large", 27), large, "one that is too large is not kept");
}

#[test]
fn an_experiment_says_its_command_and_ends_with_a_finding() {
    let player = |name: &str, depth: u32| json!({ "name": name, "search": { "depth": depth } });
    let experiment =
        json!({ "kind": "match", "place": small(), "games": 4, "players": [player("A", 1), player("B", 2)] });
    let all = talk(&desk(), "/lab", &json!({ "type": "run", "experiment": experiment }), go_on);
    let (first, last) = (&all[0], all.last().unwrap());
    assert!(first["command"].as_str().unwrap().starts_with("plywood match"), "{first}");
    assert_eq!((&last["type"], &last["stopped"]), (&json!("done"), &json!(false)));
    let games: usize = all.iter().filter_map(|told| told["games"].as_array()).map(Vec::len).sum();
    assert_eq!(games, 4);
    let engine = json!({ "engine": "uci:/bin/true" });
    let foreign =
        json!({ "kind": "match", "place": small(), "games": 2, "players": [player("A", 1), engine] });
    assert_eq!(
        talk(&desk(), "/lab", &json!({ "type": "run", "experiment": foreign }), go_on),
        [
            json!({ "type": "error", "error": "an engine is started by the command line alone: expected a player with a search" })
        ]
    );
    let too_much = json!({ "kind": "match", "place": small(), "games": 20_001, "players": [player("A", 1), player("B", 2)] });
    let all = talk(&desk(), "/lab", &json!({ "type": "run", "experiment": too_much }), go_on);
    assert!(all[0]["error"].as_str().unwrap().contains("20001"), "{all:?}");
}

#[test]
fn long_curves_are_thinned_and_keep_their_ends() {
    let player = |name: &str| json!({ "name": name, "search": { "depth": 1 } });
    let experiment =
        json!({ "kind": "match", "place": small(), "games": 1002, "players": [player("A"), player("B")] });
    let all = talk(&desk(), "/lab", &json!({ "type": "run", "experiment": experiment }), go_on);
    let x =
        all.last().unwrap()["finding"]["charts"][0]["series"][0]["x"].as_array().expect("a curve").clone();
    assert!((120..=241).contains(&x.len()), "{} points", x.len());
    assert_eq!(x.last().unwrap().as_f64(), Some(1002.0));
}
