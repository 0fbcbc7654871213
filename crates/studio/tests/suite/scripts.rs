//! Scripts through the studio: those it offers run, errors have their place, and a hostile one disturbs no other client.

use crate::common::{get, limits, post, studio};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr};
use studio::{Gate, Studio, router};

#[tokio::test]
async fn every_script_to_start_from_runs() {
    let studio = studio();
    for game in games::ALL.iter().map(|game| game.name) {
        let place = json!({ "game": game });
        let offered = post(&studio, "/api/vocabulary", &json!({ "place": place })).await.json();
        let texts = |kind: &str| -> Vec<Value> { offered[kind].as_array().unwrap().clone() };
        assert!(
            !texts("values").is_empty() && !texts("agents").is_empty() && !texts("facts").is_empty(),
            "{game}"
        );
        for sample in texts("values") {
            let eval = json!({ "script": sample["text"] });
            let told = post(&studio, "/api/terms", &json!({ "place": place, "eval": eval })).await;
            assert_eq!(told.status, StatusCode::OK, "{game} {}: {}", sample["name"], told.text());
            let view = post(&studio, "/api/eval", &json!({ "place": place, "eval": eval })).await;
            assert_eq!(view.status, StatusCode::OK, "{game} {}: {}", sample["name"], view.text());
        }
        for sample in texts("agents") {
            let search = json!({ "agent": { "name": "mine.js", "text": sample["text"] } });
            let found = post(&studio, "/api/search", &json!({ "place": place, "search": search })).await;
            assert!(found.json()["best"].is_string(), "{game} {}: {}", sample["name"], found.text());
        }
    }
}

async fn check(text: &str, expected: &str) {
    let place = json!({ "game": "draughts", "position": "W:WK10,K14:BK1" });
    let told = post(&studio(), "/api/eval", &json!({ "place": place, "eval": { "script": text } })).await;
    assert_eq!(told.error(), expected);
}

#[tokio::test]
async fn what_is_wrong_is_told_with_its_place() {
    check(
        "term(\"a\", 1, \"x\",\n  (p) => p.kinks(MAX));",
        "mine.js line 2, column 18: term 'a': not a function (at W:WK10,K14:BK1)",
    )
    .await;
    check("term(\"a\" 1)", "mine.js line 1, column 10: Unexpected number").await;
    check("", "mine.js: 0 terms: expected 1 to 1000, as in term(\"men\", 100, \"what it counts\", p => ...)")
        .await;
}

#[tokio::test]
async fn everything_a_script_can_ask_is_told_in_czech() {
    let studio = studio();
    for game in games::ALL.iter().map(|game| game.name) {
        let ask = async |language: &str| {
            let place = json!({ "game": game, "language": language });
            post(&studio, "/api/vocabulary", &json!({ "place": place })).await.json()
        };
        let (english, czech) = (ask("en").await, ask("cs").await);
        for kind in ["facts", "values", "agents"] {
            for (own, told) in english[kind].as_array().unwrap().iter().zip(czech[kind].as_array().unwrap()) {
                assert_ne!(own["about"], told["about"], "{game}: {kind}");
            }
        }
    }
}

#[tokio::test]
async fn a_tree_in_a_frame_takes_no_script() {
    let gate = Gate {
        listening: IpAddr::V4(Ipv4Addr::LOCALHOST),
        token: None,
        embed_from: vec!["https://example.org".parse().unwrap()],
    };
    let studio = router(Studio::new(&games::OFFERED, limits(), None, None), gate);
    let own = json!({ "game": "script" });
    let mnk = json!({ "game": "mnk" });
    let term = "term(\"a\", 1, \"x\", p => 1)";
    for (place, search) in [
        (&own, json!({ "depth": 1 })),
        (&mnk, json!({ "depth": 1, "eval": { "script": term } })),
        (&mnk, json!({ "depth": 1, "eval": { "script": term, "weights": { "a": 2 } } })),
        (&mnk, json!({ "agent": { "name": "mine.js", "text": "agent(p => p.moves[0])" } })),
    ] {
        let ask = json!({ "place": place, "search": search }).to_string();
        let told = get(&studio, &format!("/embed?ask={}", percent_encoded(&ask))).await;
        assert_eq!(told.status, StatusCode::BAD_REQUEST, "{ask}");
        assert!(told.text().starts_with("trees in frames take no scripts: expected"), "{}", told.text());
    }
    let honest = json!({ "place": mnk, "search": { "depth": 1 } }).to_string();
    assert_eq!(
        get(&studio, &format!("/embed?ask={}", percent_encoded(&honest))).await.status,
        StatusCode::OK
    );
}

fn percent_encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}
