//! The description of the API: made from the Rust types, kept as a file for the page's types, and true of real answers.

use crate::common::running::Running;
use crate::common::schema::Description;
use crate::common::{Answer, get, limits, post, post_bytes, studio};
use axum::http::StatusCode;
use desk::{ADDRESSES, Desk, JSON, TOPICS, Topic};
use evidence::check_kept;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use session::StopFlag;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::Path;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

/// The kept description; `web/` makes its types of it.
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");

async fn description() -> Description {
    Description(get(&studio(), "/api").await.json())
}

#[tokio::test]
async fn the_kept_description_is_the_one_that_is_served() {
    check_kept(Path::new(KEPT), &get(&studio(), "/api").await.text());
}

/// Requests to every route that takes one: whatever a game or an option adds to an answer is asked for.
fn requests() -> Vec<(&'static str, Value)> {
    let of = |game: &str| json!({ "place": { "game": game } });
    let with = |game: &str, more: Value| {
        let mut body = of(game);
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body
    };
    let games = || games::ALL.iter().map(|game| game.name);
    let mated = json!({ "game": "chess", "moves": ["f3", "e5", "g4", "Qh4#"] });
    let fork = json!({ "game": "explicit", "options": { "text": "(max 1 (min 2 3))" }, "position": null, "moves": [] });
    let endgame = json!({ "game": "reversi", "options": { "board": "4x4" } });
    let small = json!({ "game": "mnk", "options": { "columns": 3, "rows": 3, "k": 3 } });
    let answers = json!({ "A.value": "nonsense" });
    let mut requests = vec![
        ("/position", json!({ "place": mated })),
        ("/position", json!({ "place": fork })),
        ("/solve", json!({ "place": small, "all_moves": true })),
        ("/solve", json!({ "place": endgame })),
        ("/running", json!({ "name": "unknown", "stop": true })),
        ("/ending", json!({ "place": small })),
        ("/ending", json!({ "place": { "game": "draughts", "position": "W:WK10,K14:BK1,K5" } })),
        (
            "/truths",
            json!({ "place": small, "tree": { "parent": [0, 0], "label": [null, 0], "labels": ["a1"] } }),
        ),
        (
            "/search",
            with(
                "chess",
                json!({ "search": { "algorithm": "pvs", "depth": 2, "without": ["null-move"] }, "tree": {} }),
            ),
        ),
        (
            "/search",
            with(
                "pacman",
                json!({ "search": { "algorithm": "expectimax", "depth": 1 }, "tree": { "max_ply": 2 } }),
            ),
        ),
        (
            "/search",
            json!({ "place": small, "search": { "depth": "end", "beam": 2 }, "tree": { "max_nodes": 20 } }),
        ),
        (
            "/exercise",
            with("explicit", json!({ "search": { "depth": "end" }, "answers": answers, "reveal": true })),
        ),
        ("/record", with("chess", json!({ "text": "[Event \"x\"]\n\n1. e4 (1. d4) e5", "number": 1 }))),
        (
            "/write",
            with(
                "chess",
                json!({ "tree": [{ "parent": -1, "move": "e4", "nags": [1] }], "tags": [["White", "x"]] }),
            ),
        ),
        (
            "/open",
            json!({ "title": "small", "parent": [0, 0, 0], "labels": ["", "a", "b"], "label": [0, 1, 2] }),
        ),
        (
            "/quiz",
            json!({ "exercise": with("explicit", json!({ "search": { "depth": "end" } })), "form": "xml" }),
        ),
        ("/lessons", json!({ "language": "cs" })),
        ("/lesson", json!({ "name": "minimax", "seed": 7, "answers": { "predict.worth": "14" } })),
        ("/handin", json!({ "name": "Jana", "seed": 7, "lessons": { "minimax": { "draw.value": "1" } } })),
        ("/collect", json!({ "files": [["jana.json", "{}"]] })),
        ("/export", with("mnk", json!({ "format": "svg", "what": "board", "paper": "dark" }))),
    ];
    for game in games() {
        requests.extend([("/position", of(game)), ("/moves", of(game)), ("/eval", of(game))]);
        requests.extend([("/vocabulary", of(game)), ("/terms", of(game))]);
        requests.push(("/search", with(game, json!({ "search": { "depth": 1 } }))));
    }
    requests
}

#[tokio::test]
async fn every_route_takes_and_answers_what_is_described() {
    let (studio, description) = (studio(), description().await);
    let mut asked = BTreeSet::new();
    for (path, body) in requests() {
        let post_of = &description.0["paths"][path]["post"];
        let taken = &post_of["requestBody"]["content"]["application/json"]["schema"];
        description.check(taken, &body).unwrap_or_else(|error| panic!("{path} {body}: {error}"));
        let answer = post(&studio, &format!("/api{path}"), &body).await;
        assert_eq!(answer.status, StatusCode::OK, "{path} {body}: {}", answer.text());
        asked.insert(path);
        if ["/export", "/quiz"].contains(&path) {
            continue;
        }
        let given = &post_of["responses"]["200"]["content"]["application/json"]["schema"];
        description.check(given, &answer.json()).unwrap_or_else(|error| panic!("{path} {body}: {error}"));
    }
    let paths = description.0["paths"].as_object().unwrap();
    let posted = paths.iter().filter(|(_, methods)| methods.get("post").is_some());
    assert_eq!(asked, posted.map(|(path, _)| path.as_str()).collect());
}

/// An answer without the times in it, which no two searches share.
fn timeless(bytes: &[u8]) -> Vec<u8> {
    let Ok(mut answer) = serde_json::from_slice::<Value>(bytes) else { return bytes.to_vec() };
    match answer.as_object_mut().and_then(|members| members.remove("time_ms")) {
        Some(_) => answer.to_string().into_bytes(),
        None => bytes.to_vec(),
    }
}

#[tokio::test]
async fn the_desk_answers_byte_for_byte_what_the_studio_answers() {
    let (studio, desk) = (studio(), Desk::new(&games::ALL, limits().questions, None));
    let alone = |path: &str, said: &str| match desk.read(path, said.as_bytes()) {
        Ok(asked) => desk::answer(&desk, asked),
        Err(refusal) => Err(refusal),
    };
    let mut asked = BTreeSet::new();
    let mut check = |path: &'static str, said: &str, answer: Answer| {
        asked.insert(path);
        match alone(path, said) {
            Ok(answered) => {
                assert_eq!(
                    (answer.status, &*answer.content_type),
                    (StatusCode::OK, answered.kind),
                    "{path} {said}"
                );
                assert!(
                    timeless(&answer.bytes) == timeless(&answered.bytes),
                    "{path} {said}: {}",
                    answer.text()
                );
            }
            Err(refusal) => {
                assert_eq!(answer.status.as_u16(), refusal.reason() as u16, "{path} {said}");
                assert_eq!((&*answer.content_type, answer.bytes), (JSON, refusal.to_json()), "{path} {said}");
            }
        }
    };
    for (path, body) in requests() {
        let (address, said) = (format!("/api{path}"), body.to_string());
        check(path, &said, post(&studio, &address, &body).await);
        let unknown = said.replace("mnk", "go");
        for spoilt in
            ["{\"nonsense\":1}", &said[1..]].into_iter().chain(Some(&*unknown).filter(|it| *it != said))
        {
            check(path, spoilt, post_bytes(&studio, &address, spoilt.as_bytes().to_vec()).await);
        }
    }
    for query in ["", "language=cs", "language=xx"] {
        check("/games", query, get(&studio, &format!("/api/games?{query}")).await);
    }
    assert_eq!(asked, ADDRESSES.iter().map(|address| address.path).collect());
}

/// The last words of a conversation without their times; the JSON of a match has them too.
fn last_words(text: &str) -> Value {
    let mut told: Value = serde_json::from_str(text).unwrap();
    for (part, timed) in [("view", "time_ms"), ("finding", "json")] {
        if let Some(members) = told.get_mut(part).and_then(Value::as_object_mut) {
            members.remove(timed).expect("times");
        }
    }
    // A game comes once, with the next message: how many are left for the last one is chance.
    told.as_object_mut().unwrap().remove("games");
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn the_desk_has_the_last_words_that_the_socket_has() {
    let place = json!({ "game": "mnk", "options": { "columns": 3, "rows": 3, "k": 3 } });
    let player = |name: &str, depth: u32| json!({ "name": name, "search": { "depth": depth } });
    let games =
        json!({ "kind": "match", "place": place, "games": 4, "players": [player("A", 1), player("B", 2)] });
    let said = [
        ("/think", json!({ "type": "think", "place": place, "think": { "depth": 5 } })),
        ("/think", json!({ "type": "think", "place": { "game": "go" } })),
        ("/lab", json!({ "type": "run", "experiment": games })),
        (
            "/lab",
            json!({ "type": "run", "experiment": { "kind": "depths", "place": place, "first": 9, "last": 1 } }),
        ),
    ];
    let (running, desk) = (Running::start(limits()), Desk::new(&games::ALL, limits().questions, None));
    for (path, said) in &said {
        let mut socket = connect_async(format!("ws://{}/api{path}", running.address)).await.unwrap().0;
        socket.send(Message::text(said.to_string())).await.unwrap();
        let told = loop {
            let Message::Text(text) = socket.next().await.unwrap().unwrap() else { continue };
            let told: Value = serde_json::from_str(&text).unwrap();
            if matches!(told["type"].as_str(), Some("done" | "error")) {
                break text;
            }
        };
        let topic = Topic::find(path).unwrap();
        let task = topic.read(said.to_string().as_bytes()).unwrap().unwrap();
        let last = desk::converse(&desk, topic, task, &StopFlag::default(), &|_| ControlFlow::Continue(()));
        assert!(last.is_last, "{}", last.text);
        assert_eq!(last_words(&told), last_words(&last.text), "{path} {said}");
    }
    let asked: BTreeSet<&str> = said.iter().map(|(path, _)| *path).collect();
    assert_eq!(asked, TOPICS.iter().map(|topic| topic.path).collect());
}

#[tokio::test]
async fn the_catalogue_and_refusals_are_described() {
    let (studio, description) = (studio(), description().await);
    let catalogue = get(&studio, "/api/games").await.json();
    description.check(description.named("Catalogue"), &catalogue).unwrap();
    for path in description.0["paths"].as_object().unwrap().keys() {
        let refused = post(&studio, &format!("/api{path}"), &json!({ "nonsense": 1 })).await;
        refused.error();
        description.check(description.named("Refused"), &refused.json()).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_socket_says_what_is_described() {
    let description = description().await;
    let running = Running::start(limits());
    let mut socket = running.socket().await;
    let mut seen = BTreeSet::new();
    let place = json!({ "game": "draughts" });
    let long = json!({ "type": "think", "place": place, "think": { "time_ms": 600, "lines": 2 } });
    for said in [long, json!({ "type": "stop" }), json!({ "type": "think", "place": { "game": "go" } })] {
        description.check(description.named("Said"), &said).unwrap();
        socket.send(Message::text(said.to_string())).await.unwrap();
        let mut is_over = said["type"] == "stop";
        while !is_over {
            let Message::Text(text) = socket.next().await.unwrap().unwrap() else { continue };
            let told: Value = serde_json::from_str(&text).unwrap();
            description.check(description.named("Told"), &told).unwrap();
            let word = told["type"].as_str().unwrap().to_owned();
            is_over = matches!(&*word, "done" | "error");
            seen.insert(word);
        }
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["done", "error", "progress", "tick"]);
}

#[tokio::test]
async fn what_is_not_described_is_noticed() {
    let description = description().await;
    let check = |name: &str, value: Value, expected: &str| {
        let error = description.check(description.named(name), &value).unwrap_err();
        assert!(error.contains(expected), "{error}");
    };
    check("Place", json!({ "game": "mnk", "more": 1 }), "more is not described");
    check("Place", json!({ "moves": [] }), "game is missing");
    check("Place", json!({ "game": "mnk", "moves": [1] }), "moves: 1 is not string");
    check("Told", json!({ "type": "fly" }), "none of its choices");
    check("Request", json!({ "algorithm": "magic" }), "is not one of");
    let checked = json!({ "question": "A", "answer": "", "verdict": "missing", "why": "x" });
    check("Checked", checked, "why is not described");
}
