//! The description of the API: made from the Rust types, kept as a file for the page's types, and true of real answers.

use crate::common::running::Running;
use crate::common::schema::Description;
use crate::common::{get, limits, post, studio};
use axum::http::StatusCode;
use evidence::check_kept;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
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
        ("/running", json!({ "name": "nobody", "stop": true })),
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
        ("/layout", json!({ "parent": [0, 0, 0], "width": [1, 0.5, 1] })),
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
        if path == "/export" {
            continue;
        }
        let given = &post_of["responses"]["200"]["content"]["application/json"]["schema"];
        description.check(given, &answer.json()).unwrap_or_else(|error| panic!("{path} {body}: {error}"));
    }
    let paths = description.0["paths"].as_object().unwrap();
    let posted = paths.iter().filter(|(_, methods)| methods.get("post").is_some());
    assert_eq!(asked, posted.map(|(path, _)| path.as_str()).collect());
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
