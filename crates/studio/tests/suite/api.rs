//! What programs and the page ask of the studio.

use crate::common::{HOST, changed, get, limits, post, runtime, send, studio, studio_within};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use desk::{ADDRESSES, QuestionForm, TOPICS};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const THREAT: &str = "5/xxxo1/2o1o/5/5 x";

fn threat() -> Value {
    json!({ "game": "mnk", "position": THREAT })
}

#[tokio::test]
async fn every_example_opens_and_is_searched() {
    let studio = studio();
    let catalogue = get(&studio, "/api/games").await.json();
    let examples = catalogue["examples"].as_array().unwrap();
    assert!(examples.len() >= 5);
    for example in examples {
        let title = &example["title"];
        let place = &example["place"];
        let position = post(&studio, "/api/position", &json!({ "place": place })).await;
        assert_eq!(position.status, StatusCode::OK, "{title}: {}", position.text());
        for search in [&example["search"], &example["rival"]] {
            if search.is_null() {
                continue;
            }
            let body = json!({ "place": place, "search": search, "tree": { "max_nodes": 100_000 } });
            let answer = post(&studio, "/api/search", &body).await;
            assert_eq!(answer.status, StatusCode::OK, "{title}: {}", answer.text());
            let answer = answer.json();
            let nodes = answer["tree"]["parent"].as_array().unwrap().len();
            assert!(nodes > 1 && answer["best"].is_string(), "{title}: {nodes} nodes");
        }
    }
}

#[tokio::test]
async fn a_tree_has_one_entry_a_node_in_every_array() {
    let body = json!({ "place": threat(), "search": { "depth": 3 }, "tree": {} });
    let answer = post(&studio(), "/api/search", &body).await.json();
    let tree = &answer["tree"];
    let nodes = tree["parent"].as_array().unwrap().len();
    let columns =
        ["x", "label", "reason", "exit", "pass", "turn", "depth", "alpha", "beta", "value", "bound"];
    for column in columns {
        assert_eq!(tree[column].as_array().unwrap().len(), nodes, "{column}");
    }
    let skipped = tree["skipped"].as_array().unwrap().len();
    assert_eq!((nodes - skipped) as u64, answer["nodes"].as_u64().unwrap());
    assert!(skipped > 0);
    let parents = tree["parent"].as_array().unwrap().iter().enumerate().skip(1);
    assert!(parents.into_iter().all(|(node, parent)| parent.as_u64().unwrap() < node as u64));
}

#[tokio::test]
async fn two_algorithms_agree_and_one_is_cheaper() {
    let studio = studio();
    let search = async |algorithm: &str| {
        let body = json!({ "place": threat(), "search": { "algorithm": algorithm, "depth": 3 } });
        post(&studio, "/api/search", &body).await.json()
    };
    let (plain, pruned) = (search("minimax").await, search("alphabeta").await);
    assert_eq!((&plain["value"], &plain["best"]), (&pruned["value"], &pruned["best"]));
    assert!(plain["nodes"].as_u64() > pruned["nodes"].as_u64());
    assert!(plain.get("tree").is_none());
}

#[tokio::test]
async fn moves_tell_their_cells_and_values_their_terms() {
    let studio = studio();
    let position = post(&studio, "/api/position", &json!({ "place": threat() })).await.json();
    assert_eq!(position["moves"].as_array().unwrap().len(), position["ways"].as_array().unwrap().len());
    let moves = post(&studio, "/api/moves", &json!({ "place": threat() })).await.json();
    assert_eq!(moves["moves"], position["moves"]);
    let eval = json!({ "place": threat(), "eval": { "preset": "runs", "weights": { "threes": 0 } } });
    let eval = post(&studio, "/api/eval", &eval).await.json();
    let threes = eval["terms"].as_array().unwrap().iter().find(|term| term["name"] == "threes").unwrap();
    assert_eq!(threes["value"].as_f64(), Some(0.0));
    let solved = post(&studio, "/api/solve", &json!({ "place": threat(), "all_moves": true })).await.json();
    let holds = solved["moves"].as_array().unwrap().iter().filter(|solved| solved["value"] == "draw");
    assert_eq!(holds.map(|solved| &solved["move"]).collect::<Vec<_>>(), ["b2"]);
}

#[tokio::test]
async fn every_format_is_exported() {
    let studio = studio();
    let starts = [
        ("svg", "<svg"),
        ("png", "\u{fffd}PNG"),
        ("pdf", "%PDF"),
        ("html", "<!doctype html>"),
        ("json", "{"),
        ("dot", "digraph"),
        ("txt", ""),
    ];
    for (format, start) in starts {
        for what in ["tree", "board"] {
            let body = json!({ "place": threat(), "format": format, "what": what, "search": { "depth": 1 } });
            let answer = post(&studio, "/api/export", &body).await;
            if (format, what) == ("dot", "board") {
                assert!(answer.error().contains("bad format 'dot' for a board"));
                continue;
            }
            assert_eq!(answer.status, StatusCode::OK, "{format} {what}");
            let begins = answer.text().trim_start().to_lowercase().starts_with(&start.to_lowercase());
            assert!(begins, "{format} {what}: {}", &answer.text()[..60.min(answer.text().len())]);
        }
    }
}

#[tokio::test]
async fn pictures_that_are_too_large_are_refused_before_they_are_drawn() {
    // a hundred boards of 25 cells
    let studio = studio_within(changed(limits(), |questions| questions.board_cells = 2_500));
    let export = async |extra: Value| {
        let mut body = json!({ "place": threat(), "search": { "algorithm": "minimax", "depth": 3 } });
        body.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        post(&studio, "/api/export", &body).await
    };
    let wide = export(json!({ "format": "png" })).await.error();
    assert!(wide.contains("too large for png: expected at most 131,072 a side"), "{wide}");
    let boards = export(json!({ "format": "svg", "boards": true })).await.error();
    assert!(boards.contains("too many nodes for a board at each: expected at most 100 here"), "{boards}");
    for less in [json!({ "show_depth": 1 }), json!({ "tree": { "max_nodes": 50 } })] {
        let mut asked = json!({ "format": "svg", "boards": true });
        asked.as_object_mut().unwrap().extend(less.as_object().unwrap().clone());
        assert_eq!(export(asked).await.status, StatusCode::OK, "{less}");
    }
}

#[test]
fn an_exercise_without_end_is_counted_and_refused() {
    runtime().block_on(async {
        let studio = studio();
        let maze = json!({ "layout": "%%%%%%%%%\n%P.  .  %\n% .  G .%\n%   .   %\n%%%%%%%%%\n" });
        let usual = json!({});
        for (game, options) in [("chess", &usual), ("draughts", &usual), ("pacman", &maze), ("mnk", &usual)] {
            let search = json!({ "algorithm": "alphabeta", "depth": "end" });
            let body = json!({ "place": { "game": game, "options": options }, "search": search });
            let error = post(&studio, "/api/exercise", &body).await.error();
            let expected = "looks at 100000 or more nodes, too many for an exercise: expected at most 1000";
            assert!(error.contains(expected), "{game}: {error}");
        }
    });
}

#[tokio::test]
async fn exercises_hide_ask_and_check() {
    let studio = studio();
    let ask = async |extra: Value| {
        let mut body = json!({ "place": { "game": "explicit" }, "search": { "algorithm": "alphabeta", "depth": "end" } });
        body.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        post(&studio, "/api/exercise", &body).await.json()
    };
    let blank = ask(json!({})).await;
    assert!(blank["questions"].as_array().unwrap().iter().all(|question| question.get("answer").is_none()));
    assert!(blank["tree"]["value"][0].is_null(), "the root's value is for the student to find");
    let told = ask(json!({ "reveal": true })).await;
    let answers: serde_json::Map<String, Value> = told["questions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|question| (question["key"].as_str().unwrap().into(), question["answer"].clone()))
        .collect();
    let checked = ask(json!({ "answers": answers })).await;
    assert_eq!(checked["report"]["points"], checked["report"]["max_points"]);
}

#[tokio::test]
async fn exercises_are_on_any_game_and_along_chosen_lines() {
    let studio = studio();
    let ask = async |extra: Value| {
        let search =
            json!({ "algorithm": "alphabeta", "depth": 6, "order": true, "eval": { "preset": "chebyshev" } });
        let place = json!({ "game": "draughts", "position": "W:WK10,K14:BK1" });
        let mut body = json!({ "place": place, "search": search });
        body.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        post(&studio, "/api/exercise", &body).await.json()
    };
    let whole = ask(json!({})).await;
    assert_eq!(whole["tree"]["value"].as_array().unwrap().len(), 2090, "what is cut is there too");
    let line = ask(json!({ "along": ["14-9 1-5"] })).await;
    let count = |answer: &Value| answer["questions"].as_array().unwrap().len();
    assert!(count(&line) > 5 && count(&line) * 4 < count(&whole), "{} of {}", count(&line), count(&whole));
    let error = ask(json!({ "along": ["14-9 9-5"] })).await["error"].to_string();
    assert!(error.contains("bad move '9-5': expected one of"), "{error}");
}

#[tokio::test]
async fn exercises_are_written_for_a_courses_software() {
    let studio = studio();
    let exercise =
        json!({ "place": { "game": "explicit" }, "search": { "algorithm": "alphabeta", "depth": "end" } });
    let ask =
        async |form: &str| post(&studio, "/api/quiz", &json!({ "exercise": exercise, "form": form })).await;
    let moodle = String::from_utf8(ask("xml").await.bytes).unwrap();
    assert!(moodle.starts_with("<?xml") && moodle.contains("<question type=\"shortanswer\">"), "{moodle}");
    assert!(ask("zip").await.bytes.starts_with(b"PK"));
    let error = ask("doc").await.error();
    assert_eq!(error, "unknown form 'doc': expected xml or zip");
}

#[tokio::test]
async fn games_with_variations_come_and_go_as_trees() {
    let studio = studio();
    let place = json!({ "game": "chess" });
    let text = "1. e4 $1 {the best} ( 1. d4 d5 ( 1... Nf6 ) 2. c4 ) 1... e5 *";
    let read = post(&studio, "/api/record", &json!({ "place": place, "text": text })).await.json();
    let moves: Vec<_> = read["tree"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["parent"].clone(), one["move"].clone()))
        .collect();
    let expected = [(-1, "e4"), (-1, "d4"), (1, "d5"), (1, "Nf6"), (2, "c4"), (0, "e5")];
    assert_eq!(moves, expected.map(|(parent, m)| (json!(parent), json!(m))));
    assert_eq!((&read["tree"][0]["nags"], &read["tree"][0]["comments"]), (&json!([1]), &json!(["the best"])));
    let tags = json!([["White", "Anna"]]);
    let written = post(&studio, "/api/write", &json!({ "place": place, "tree": read["tree"], "tags": tags }))
        .await
        .json();
    let written = written["text"].as_str().unwrap();
    assert!(written.contains("[White \"Anna\"]") && written.contains(text), "{written}");
    let bad = json!({ "place": place, "tree": [{ "parent": 0, "move": "e4" }] });
    let error = post(&studio, "/api/write", &bad).await.json()["error"].to_string();
    assert!(error.contains("bad parent 0 of move 0"), "{error}");
    let nested: Vec<_> =
        (0..120).map(|at| json!({ "parent": if at < 2 { -1 } else { at - 2 }, "move": "e4" })).collect();
    let error = post(&studio, "/api/write", &json!({ "place": place, "tree": nested })).await.json();
    assert!(error["error"].is_string());
}

#[tokio::test]
async fn a_position_tells_its_last_move_check_and_opening() {
    let studio = studio();
    let ask = async |moves: Value| {
        post(&studio, "/api/position", &json!({ "place": { "game": "chess", "moves": moves } })).await.json()
    };
    let spanish = ask(json!(["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "h4"])).await;
    assert_eq!((&spanish["last"]["from"], &spanish["last"]["to"]), (&json!(55), &json!(39)));
    assert_eq!(spanish["opening"], "C70 Ruy Lopez: Morphy Defense");
    assert_eq!(spanish["check"], Value::Null);
    let check = ask(json!(["e4", "f6", "Qh5"])).await;
    assert_eq!(check["check"], 4, "the king on e8");
}

#[tokio::test]
async fn games_of_people_are_read() {
    let studio = studio();
    let ask = async |game: &str, text: &str, number: usize| {
        let body = json!({ "place": { "game": game }, "text": text, "number": number });
        post(&studio, "/api/record", &body).await.json()
    };
    let read = ask("chess", "1. e4 (1. d4 d5) e5", 1).await;
    assert_eq!((&read["moves"], &read["in_variations"]), (&json!(["e4", "e5"]), &json!(2)));
    assert!(read["text"].as_str().unwrap().contains("1. e4 ( 1. d4 d5 ) 1... e5 *"), "{read}");
    let second = ask("draughts", "1. 11-15 *\n\n[Event \"b\"] 1. 9-14 22-18 {good} 1-0", 2).await;
    assert_eq!((&second["moves"], &second["tags"]), (&json!(["9-14", "22-18"]), &json!([["Event", "b"]])));
    let refused = ask("chess", "1. e4 e9", 1).await["error"].to_string();
    assert!(refused.contains("game 1, move 1: bad move 'e9'"), "{refused}");
    let place = json!({ "game": "chess", "position": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
    let from_there =
        post(&studio, "/api/record", &json!({ "place": place, "text": "1. e4 Kd7" })).await.json();
    assert_eq!((&from_there["position"], &from_there["moves"]), (&place["position"], &json!(["e4", "Kd7"])));
    let tagged = json!({ "place": place, "text": "[Event \"x\"]\n\n1. d4" });
    assert_eq!(post(&studio, "/api/record", &tagged).await.json()["position"], json!(null));
    let none = ask("chess", "1. e4 e5", 7).await;
    assert_eq!(none["error"], "bad game '7': expected 1 to 1");
    assert!(ask("mnk", "0 1", 1).await["error"].as_str().unwrap().contains("no notation for whole games"));
}

/// How a question of this form is asked.
fn method(form: QuestionForm) -> &'static str {
    match form {
        QuestionForm::Query => "get",
        QuestionForm::Json | QuestionForm::Nodes | QuestionForm::Tree => "post",
    }
}

#[tokio::test]
async fn the_description_lists_the_routes_and_nothing_else() {
    let described = get(&studio(), "/api").await.json();
    let listed: BTreeSet<(String, String)> = described["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, methods)| {
            methods
                .as_object()
                .unwrap()
                .keys()
                .map(|method| (path.clone(), method.clone()))
                .collect::<Vec<_>>()
        })
        .collect();
    let addresses = ADDRESSES.iter().map(|address| (address.path.into(), method(address.form).into()));
    let topics = TOPICS.iter().map(|topic| (topic.path.into(), "get".into()));
    let itself = ("/".into(), "get".into());
    let routed: BTreeSet<(String, String)> = addresses.chain(topics).chain([itself]).collect();
    assert_eq!(listed, routed);
    assert!(listed.len() > 10);
    let text = described.to_string();
    for reference in text.split("#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(described["components"]["schemas"].get(name).is_some(), "{name} is not described");
    }
}

#[tokio::test]
async fn caps_are_told() {
    let studio = studio_within(changed(limits(), |questions| {
        questions.search_time = std::time::Duration::from_millis(1500)
    }));
    let check = async |search: Value, expected: &str| {
        let body = json!({ "place": threat(), "search": search, "tree": {} });
        let error = post(&studio, "/api/search", &body).await.error();
        assert!(error.contains(expected), "{error}");
    };
    check(json!({ "depth": 1001 }), "depth 1001 is too much: expected at most 1000").await;
    check(json!({ "time_ms": 99_999 }), "time_ms 99999 is too much: expected at most 1500").await;
    check(json!({ "algorithm": "minimax", "depth": 12 }), "stopped").await;
    let many = json!({ "place": threat(), "tree": { "max_nodes": 1_000_000 } });
    assert!(post(&studio, "/api/search", &many).await.error().contains("expected at most 250000"));
    let large = crate::common::post_bytes(&studio, "/api/search", vec![b' '; limits().body + 1]).await;
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
    large.error();
}

#[tokio::test]
async fn only_our_own_page_is_answered() {
    let studio = studio();
    let check = async |host: &str, origin: &str, expected: StatusCode| {
        let request = Request::get("/api/games").header(header::HOST, host).header(header::ORIGIN, origin);
        let answer = send(&studio, request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, expected, "{host} {origin}");
    };
    check(HOST, "http://127.0.0.1:7878", StatusCode::OK).await;
    check(HOST, "http://evil.example", StatusCode::FORBIDDEN).await;
    check("evil.example:7878", "http://evil.example:7878", StatusCode::FORBIDDEN).await;
    let plain =
        Request::post("/api/position").header(header::HOST, HOST).header(header::CONTENT_TYPE, "text/plain");
    let answer = send(&studio, plain.body(Body::from("{}")).unwrap()).await;
    assert_eq!(answer.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
}

#[tokio::test]
async fn no_file_outside_is_ever_read() {
    let studio = studio();
    for path in [
        "/../../Cargo.toml",
        "/%2e%2e/%2e%2e/Cargo.toml",
        "/assets/../../Cargo.toml",
        "//etc/passwd",
        "/..%2fCargo.toml",
    ] {
        let answer = get(&studio, path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(!answer.text().contains("[package]"));
    }
    for (game, option) in [("pacman", "layout"), ("explicit", "text")] {
        let place = json!({ "game": game, "options": { option: "/etc/passwd" } });
        let answer = post(&studio, "/api/position", &json!({ "place": place })).await;
        assert!(!answer.text().contains("root:"), "{}", answer.text());
        answer.error();
    }
}

#[tokio::test]
async fn the_page_and_all_it_names_is_part_of_the_program() {
    let studio = studio();
    let page = get(&studio, "/").await;
    assert_eq!((page.status, &*page.content_type), (StatusCode::OK, "text/html; charset=utf-8"));
    for (file, kind) in [
        ("studio.js", "text/javascript; charset=utf-8"),
        ("studio.css", "text/css; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
    ] {
        assert!(page.text().contains(&format!("\"./{file}\"")), "the page names {file}");
        let answer = get(&studio, &format!("/{file}")).await;
        assert_eq!((answer.status, &*answer.content_type), (StatusCode::OK, kind), "{file}");
    }
}

/// Minimax of 21 moves and 6 plies takes long; its first move takes a twenty-first of that.
#[tokio::test(flavor = "multi_thread")]
async fn a_search_with_a_name_tells_how_far_it_is_and_keeps_what_it_has_found() {
    let studio = studio_within(changed(limits(), |questions| {
        questions.search_time = std::time::Duration::from_secs(600)
    }));
    let running = async |stop: bool| {
        post(&studio, "/api/running", &json!({ "name": "mine", "stop": stop })).await.json()["nodes"].take()
    };
    assert_eq!(running(true).await, Value::Null);
    let place = json!({ "game": "mnk", "position": "xx.../oo.../...../...../..... x" });
    let asked = json!({ "place": place, "search": { "algorithm": "minimax", "depth": 6 }, "tree": { "max_nodes": 500 },
        "name": "mine" });
    let search = tokio::spawn({
        let studio = studio.clone();
        async move { post(&studio, "/api/search", &asked).await }
    });
    // 20 * 19 * 18 * 17 * 16 lines and the nodes on the way belong to the first move
    while running(false).await.as_u64().unwrap_or(0) < 2_500_000 {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    running(true).await;
    let answer = search.await.unwrap();
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    let answer = answer.json();
    assert_eq!(answer["unfinished"], true);
    assert!(answer["best"].is_string() && answer["moves"].as_array().unwrap().len() < 21);
    assert!(answer["tree"]["parent"].as_array().unwrap().len() > 100);
    assert_eq!(running(false).await, Value::Null);
}
