//! Whatever is asked, the answer is an answer or a refusal in one line: never a crash, never silence.

use crate::common::{HOST, post, post_bytes, runtime, send, studio};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

const PATHS: [&str; 14] = [
    "/api/position",
    "/api/moves",
    "/api/eval",
    "/api/search",
    "/api/running",
    "/api/solve",
    "/api/ending",
    "/api/truths",
    "/api/export",
    "/api/open",
    "/api/exercise",
    "/api/quiz",
    "/api/record",
    "/api/write",
];

/// Words that mean something to the studio, so that requests come far before they fail.
const WORDS: [&str; 25] = [
    "mnk",
    "reversi",
    "draughts",
    "chess",
    "pacman",
    "explicit",
    "minimax",
    "alphabeta",
    "expectimax",
    "pvs",
    "end",
    "usual",
    "lines",
    "svg",
    "png",
    "tree",
    "board",
    "random",
    "table",
    "loss",
    "W:WK10,K14:BK1",
    "5/xxxo1/2o1o/5/5 x",
    "max\n  min\n    1\n    2",
    "%%%\n%P%\n%%%",
    "A.value",
];

const KEYS: [&str; 30] = [
    "place",
    "game",
    "options",
    "position",
    "moves",
    "search",
    "tree",
    "algorithm",
    "depth",
    "nodes",
    "time_ms",
    "eval",
    "preset",
    "weights",
    "order",
    "beam",
    "rules",
    "strict",
    "all_best",
    "without",
    "threads",
    "max_ply",
    "max_nodes",
    "format",
    "what",
    "show_depth",
    "answers",
    "parent",
    "width",
    "columns",
];

fn leaf() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3i64..30).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        proptest::sample::select(&WORDS[..]).prop_map(Value::from),
        "\\PC{0,12}".prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ]
}

fn anything() -> impl Strategy<Value = Value> {
    leaf().prop_recursive(3, 24, 4, |inner| {
        let key = prop_oneof![proptest::sample::select(&KEYS[..]).prop_map(String::from), "\\PC{0,6}"];
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((key, inner), 0..5).prop_map(|pairs| Value::Object(Map::from_iter(pairs))),
        ]
    })
}

/// A good request for each address, small and quick.
fn good(path: &str) -> Value {
    let place = json!({ "game": "mnk", "options": { "columns": 3, "rows": 3, "k": 3 }, "position": null, "moves": ["0"] });
    let search = json!({ "algorithm": "alphabeta", "depth": 2, "time_ms": 200, "eval": { "preset": "lines", "weights": {} },
        "order": true, "beam": 3, "rules": [], "strict": false, "all_best": false, "without": [], "threads": 1, "nodes": 5000 });
    let tree = json!({ "max_ply": 3, "max_nodes": 500 });
    match path {
        "/api/eval" => json!({ "place": place, "eval": { "preset": "lines", "weights": { "open1": 2 } } }),
        "/api/search" => json!({ "place": place, "search": search, "tree": tree }),
        "/api/solve" => json!({ "place": place, "all_moves": true }),
        "/api/running" => json!({ "name": "x", "stop": true }),
        "/api/truths" => {
            json!({ "place": place, "tree": { "parent": [0, 0, 1], "label": [null, 0, 1], "labels": ["a1", "b2"] } })
        }
        "/api/export" => {
            json!({ "place": place, "format": "svg", "what": "tree", "search": search, "tree": tree,
            "show_depth": 2, "boards": true, "paper": "dark" })
        }
        "/api/open" => {
            json!({ "parent": [0, 0, 1], "labels": ["", "a"], "label": [0, 1, 1], "skipped": [2], "record": "growth", "numbers": [{ "name": "visits" }], "steps": { "kind": [1, 2], "node": [1, 1], "number": [0, 0], "value": [null, 1] } })
        }
        "/api/exercise" => {
            json!({ "place": { "game": "explicit" }, "search": { "depth": "end" }, "answers": { "A.value": "5" }, "reveal": true })
        }
        "/api/quiz" => {
            json!({ "exercise": { "place": { "game": "explicit" }, "search": { "depth": "end" } }, "form": "zip" })
        }
        "/api/record" => json!({ "place": { "game": "chess" }, "text": "1. e4 (1. d4 d5) e5", "number": 1 }),
        "/api/write" => {
            json!({ "place": { "game": "chess" }, "tree": [{ "parent": -1, "move": "e4", "comments": ["x"] }, { "parent": 0, "move": "e5" }] })
        }
        _ => json!({ "place": place }),
    }
}

/// Puts something else in the place that `route` leads to.
fn spoil(value: &mut Value, route: &[usize], other: Value) {
    let slot = match value {
        Value::Object(map) if !map.is_empty() => {
            let at = route.first().copied().unwrap_or(0) % map.len();
            map.values_mut().nth(at)
        }
        Value::Array(list) if !list.is_empty() => {
            let at = route.first().copied().unwrap_or(0) % list.len();
            list.get_mut(at)
        }
        _ => None,
    };
    match slot {
        Some(slot) if route.len() > 1 && (slot.is_object() || slot.is_array()) => {
            spoil(slot, &route[1..], other)
        }
        Some(slot) => *slot = other,
        None => *value = other,
    }
}

fn check(answer: &crate::common::Answer, asked: &str) {
    if answer.status != StatusCode::OK {
        assert!(answer.status.is_client_error(), "{}: {asked}", answer.status);
        answer.error();
    }
}

/// One studio for many requests, as in life.
fn ask<T>(work: impl AsyncFnOnce() -> T) -> T {
    runtime().block_on(work())
}

fn cases(number: u32) -> ProptestConfig {
    let factor = if evidence::takes_minutes("twenty times as many random requests") { 20 } else { 1 };
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(number * factor) }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn bytes_are_refused_in_words(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        ask(async || {
            let studio = studio();
            for path in PATHS {
                let answer = post_bytes(&studio, path, bytes.clone()).await;
                check(&answer, path);
                assert_ne!(answer.status, StatusCode::OK, "{path}");
            }
        });
    }

    #[test]
    fn any_json_is_answered_or_refused_in_words(value in anything()) {
        ask(async || {
            let studio = studio();
            for path in PATHS {
                check(&post(&studio, path, &value).await, &format!("{path} {value}"));
            }
        });
    }

    #[test]
    fn a_spoilt_request_is_answered_or_refused_in_words(route in prop::collection::vec(0usize..12, 1..4), other in anything()) {
        ask(async || {
            let studio = studio();
            for path in PATHS {
                let mut value = good(path);
                spoil(&mut value, &route, other.clone());
                check(&post(&studio, path, &value).await, &format!("{path} {value}"));
            }
        });
    }

    #[test]
    fn any_address_is_answered_or_refused(path in "/[a-z%./?&=0-9]{0,20}", is_post in any::<bool>()) {
        ask(async || {
            let method = if is_post { Method::POST } else { Method::GET };
            let request = Request::builder().method(method).uri(&path).header(header::HOST, HOST).body(Body::empty());
            let Ok(request) = request else { return };
            let answer = send(&studio(), request).await;
            let status = answer.status;
            assert!(status == StatusCode::OK || status.is_client_error(), "{status}: {path}");
        });
    }
}

#[test]
fn good_requests_are_good() {
    ask(async || {
        let studio = studio();
        for path in PATHS {
            let answer = post(&studio, path, &good(path)).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text());
        }
    });
}
