//! The socket of the lab: experiments tell what they find as it comes, stop on request, and refuse what is too much.

use crate::common::running::{Running, Socket};
use crate::common::schema::Description;
use crate::common::{changed, get, limits};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use studio::ServerLimits;
use tokio_tungstenite::tungstenite::Message;

/// Longer than any test.
const NEVER: Duration = Duration::from_secs(3600);

fn board() -> Value {
    json!({ "game": "mnk", "options": { "columns": 3, "rows": 3, "k": 3 } })
}

/// A corridor with food at its end and a ghost behind Pac-Man.
fn maze() -> Value {
    json!({ "game": "pacman", "options": { "layout": "%%%%%%%\n%G P .%\n%%%%%%%\n" } })
}

/// Every kind of experiment, as small as it gets.
fn small() -> Vec<Value> {
    let board = board();
    let shallow = json!({ "algorithm": "alphabeta", "depth": 1 });
    let player = |name: &str, depth: u32| json!({ "name": name, "search": { "depth": depth } });
    vec![
        json!({ "kind": "match", "place": board, "games": 4, "players": [player("A", 1), player("B", 2)] }),
        json!({ "kind": "ablation", "place": board, "search": shallow, "by": "agreement", "positions": 2 }),
        json!({ "kind": "depths", "place": board, "search": shallow, "first": 1, "last": 3 }),
        json!({ "kind": "truth", "game": "draughts", "depth": 1, "sample": 5 }),
        json!({ "kind": "tuning", "place": board, "by": "games", "games": 4, "nodes": 50, "epochs": 2 }),
        json!({ "kind": "ablation", "place": maze(), "by": "series", "series": { "games": 1, "depth": 1 } }),
        json!({ "kind": "tuning", "place": maze(), "by": "series", "steps": 2, "series": { "games": 2, "depth": 1 } }),
        json!({ "kind": "truth", "game": "draughts", "depth": 1, "sample": 5, "shake": 2 }),
        json!({ "kind": "learning", "place": board, "games": 60, "hidden": 16, "epochs": 2, "truth": "3empty", "depth": 1 }),
    ]
}

async fn run(socket: &mut Socket, experiment: &Value) {
    let said = json!({ "type": "run", "experiment": experiment });
    socket.send(Message::text(said.to_string())).await.unwrap();
}

async fn next(socket: &mut Socket) -> Value {
    loop {
        if let Message::Text(text) = socket.next().await.unwrap().unwrap() {
            return serde_json::from_str(&text).unwrap();
        }
    }
}

/// All messages until the end.
async fn until_the_end(socket: &mut Socket) -> Vec<Value> {
    let mut all = Vec::new();
    loop {
        let told = next(socket).await;
        let is_last = matches!(told["type"].as_str(), Some("done" | "error"));
        all.push(told);
        if is_last {
            return all;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_experiment_ends_with_what_is_described() {
    let studio = Running::start(limits());
    let description = Description(get(&crate::common::studio(), "/api").await.json());
    let mut socket = studio.lab().await;
    for experiment in small() {
        let said = json!({ "type": "run", "experiment": experiment });
        description.check(description.named("LabSaid"), &said).unwrap();
        run(&mut socket, &experiment).await;
        let told = until_the_end(&mut socket).await;
        for one in &told {
            description
                .check(description.named("LabTold"), one)
                .unwrap_or_else(|error| panic!("{one}: {error}"));
        }
        let started = told.iter().find(|one| one["type"] == "started").expect("it begins");
        // A maze of one's own would need a file.
        let has_command = started["command"].as_str().is_some_and(|command| command.starts_with("plywood "));
        assert_eq!(has_command, experiment["place"] != maze(), "{started}");
        let last = told.last().unwrap();
        assert_eq!((last["type"].as_str(), last["stopped"].as_bool()), (Some("done"), Some(false)), "{last}");
        let json: Value = serde_json::from_str(last["finding"]["json"].as_str().unwrap()).unwrap();
        assert!(json.is_object(), "{experiment}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_tells_every_game_once() {
    let studio = Running::start(limits());
    let mut socket = studio.lab().await;
    run(&mut socket, &small()[0]).await;
    let told = until_the_end(&mut socket).await;
    let games: Vec<&Value> = told.iter().filter_map(|one| one["games"].as_array()).flatten().collect();
    let mut names: Vec<&str> = games.iter().filter_map(|game| game["name"].as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["1.1", "1.2", "2.1", "2.2"]);
    assert!(games.iter().all(|game| !game["moves"].as_array().unwrap().is_empty()));
    let figures = &told.last().unwrap()["finding"]["figures"];
    assert_eq!(figures["games"], 4.0);
}

/// Two searches that would play for ever.
fn long() -> Value {
    let player = |name: &str| json!({ "name": name, "search": { "algorithm": "pvs" } });
    json!({ "kind": "match", "place": { "game": "mnk" }, "games": 20000, "nodes": 200, "players": [player("A"), player("B")] })
}

#[tokio::test(flavor = "multi_thread")]
async fn stop_brings_what_there_is_and_the_socket_goes_on() {
    let studio = Running::start(limits());
    let mut socket = studio.lab().await;
    run(&mut socket, &long()).await;
    while next(&mut socket).await["type"] != "found" {}
    socket.send(Message::text(r#"{"type":"stop"}"#)).await.unwrap();
    let told = until_the_end(&mut socket).await;
    let last = told.last().unwrap();
    assert_eq!((last["type"].as_str(), last["stopped"].as_bool()), (Some("done"), Some(true)));
    assert!(last["finding"]["figures"]["games"].as_f64().unwrap() >= 1.0);
    run(&mut socket, &small()[2]).await;
    assert_eq!(until_the_end(&mut socket).await.last().unwrap()["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn stop_keeps_what_series_and_draws_have_found() {
    let studio = Running::start(limits());
    let mut socket = studio.lab().await;
    let games = json!({ "games": 50, "depth": 1 });
    let endless = json!({ "games": 20_000, "depth": 2 });
    for (experiment, kept) in [
        // The first part is quick to play, some of the others stand still for ever.
        (json!({ "kind": "ablation", "place": maze(), "by": "series", "series": endless }), "mean"),
        (
            json!({ "kind": "tuning", "place": maze(), "by": "series", "steps": 10_000, "series": games }),
            "gain",
        ),
        (json!({ "kind": "truth", "game": "draughts", "depth": 2, "sample": 5, "shake": 10_000 }), "worst"),
    ] {
        run(&mut socket, &experiment).await;
        while next(&mut socket).await["finding"]["figures"][kept].is_null() {}
        socket.send(Message::text(r#"{"type":"stop"}"#)).await.unwrap();
        let told = until_the_end(&mut socket).await;
        let last = told.last().unwrap();
        assert_eq!((&last["type"], &last["stopped"]), (&json!("done"), &json!(true)), "{last}");
        assert!(last["finding"]["figures"][kept].is_number(), "{last}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_socket_ends_its_experiment_and_the_next_one_begins() {
    let studio = Running::start(ServerLimits {
        running: 1,
        ..changed(limits(), |questions| questions.experiment_time = NEVER)
    });
    let mut gone = studio.lab().await;
    run(&mut gone, &long()).await;
    while next(&mut gone).await["type"] != "found" {}
    let mut waits = studio.lab().await;
    run(&mut waits, &small()[2]).await;
    while next(&mut waits).await["type"] != "queued" {}
    drop(gone);
    assert_eq!(until_the_end(&mut waits).await.last().unwrap()["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_much_or_no_sense_is_refused_in_words() {
    let studio = Running::start(limits());
    let mut socket = studio.lab().await;
    let change = |index: usize, key: &str, value: Value| {
        let mut experiment = small()[index].clone();
        experiment[key] = value;
        experiment
    };
    let end = json!([{ "name": "A", "search": { "depth": "end" } }, { "name": "B" }]);
    for (experiment, expected) in [
        (change(0, "games", json!(1_000_000)), "games 1000000 is too much: expected at most 20000"),
        (change(0, "games", json!(0)), "games 0 is too little: expected at least 1"),
        (change(0, "openings", json!("/etc/passwd")), "openings '/etc/passwd': expected start, or random:N"),
        (change(0, "players", end), "A searches to the end: expected a depth in a match"),
        (
            change(0, "players", json!([{ "name": "A", "search": { "depth": 61 } }, { "name": "B" }])),
            "depth 61 is too much",
        ),
        (change(0, "place", json!({ "game": "pacman" })), "pacman has no matches"),
        (change(1, "place", json!({ "game": "pacman" })), "pacman is played for a score: expected by series"),
        (change(5, "place", board()), "mnk has no games for a score: expected a game that is played for one"),
        (change(6, "place", board()), "mnk has no games for a score"),
        (
            change(5, "series", json!({ "others": "shy" })),
            "bad ghost 'shy': expected random, directional, hunting",
        ),
        (change(5, "series", json!({ "games": 0 })), "games 0 is too little: expected at least 1"),
        (change(6, "series", json!({ "games": 20_001 })), "games 20001 is too much: expected at most 20000"),
        (change(6, "series", json!({ "depth": 61 })), "depth 61 is too much: expected at most 60"),
        (change(6, "series", json!({ "pace": 1 })), "unknown field `pace`"),
        (change(6, "steps", json!(10_001)), "steps 10001 is too much: expected at most 10000"),
        (
            change(5, "place", json!({ "game": "pacman", "moves": ["West"] })),
            "a series cannot begin with a position: expected a game, which is played from its start",
        ),
        (
            change(5, "search", json!({ "eval": { "preset": "magic" } })),
            "unknown value function 'magic': expected better, score",
        ),
        (change(7, "shake", json!(0)), "shake 0 is too little: expected at least 1"),
        (change(7, "shake", json!(10_001)), "shake 10001 is too much: expected at most 10000"),
        (
            change(7, "variant", json!("human")),
            "the weights of this search cannot be shaken: expected minimax or alpha-beta without a beam",
        ),
        (change(2, "first", json!(9)), "bad depths 9..3: expected two such as 1..8"),
        (change(2, "last", json!(61)), "last 61 is too much: expected at most 60"),
        (change(3, "class", json!("9Kv9K")), "bad class '9Kv9K'"),
        (change(3, "game", json!("chess")), "chess has no class that is solved as a whole"),
        (change(3, "depth", json!(0)), "depth 0 is too little"),
        (change(4, "by", json!("luck")), "unknown variant `luck`"),
        (json!({ "kind": "fly" }), "unknown kind 'fly': expected one of match, "),
    ] {
        run(&mut socket, &experiment).await;
        let told = until_the_end(&mut socket).await;
        let error = told.last().unwrap()["error"].as_str().unwrap_or_default();
        assert!(error.contains(expected), "{experiment}: {error}");
    }
    run(&mut socket, &small()[2]).await;
    assert_eq!(until_the_end(&mut socket).await.last().unwrap()["type"], "done");
}
