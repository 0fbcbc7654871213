//! What is really true: endings solved in the background, and the nodes of a tree.

use crate::common::{post, studio};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// Four kings, White with three of them: too many for what is solved at once, few enough for the background.
const FOUR: &str = "W:WK10,K14,K18:BK1";

/// The tree of a search as it is asked about.
fn moves_of(tree: &Value) -> Value {
    let skipped = tree["skipped"].as_array().unwrap();
    let label = tree["label"].as_array().unwrap().iter().enumerate();
    let label: Vec<Value> = label
        .map(
            |(node, label)| {
                if node == 0 || skipped.contains(&json!(node)) { Value::Null } else { label.clone() }
            },
        )
        .collect();
    json!({ "parent": tree["parent"], "label": label, "labels": tree["labels"] })
}

#[tokio::test]
async fn endings_of_four_pieces_are_solved_in_the_background() {
    let studio = studio();
    let place = json!({ "game": "draughts", "position": FOUR });
    let refused = post(&studio, "/api/solve", &json!({ "place": place })).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.text());
    let first = post(&studio, "/api/ending", &json!({ "place": place })).await.json();
    assert_eq!(first["building"]["ending"], "3Kv1K");
    loop {
        let told = post(&studio, "/api/ending", &json!({ "place": place })).await.json();
        if told["building"].is_null() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let solved = post(&studio, "/api/solve", &json!({ "place": place, "all_moves": true })).await.json();
    assert_eq!(solved["value"], "win");
    // no capture leads from here to what was known before
    let value_of = |m: &str| {
        let moves = solved["moves"].as_array().unwrap();
        moves
            .iter()
            .find(|solved| solved["move"] == m)
            .map(|solved| (&solved["value"], &solved["plies"]))
            .unwrap()
    };
    assert_eq!(value_of("10-6"), (&json!("draw"), &Value::Null));
    assert_eq!(value_of("14-9"), (&json!("win"), &solved["plies"]));
}

#[tokio::test]
async fn nothing_is_begun_where_nothing_is_missing() {
    let studio = studio();
    let places = [
        json!({ "game": "draughts", "position": "W:WK10,K14:BK1" }),
        json!({ "game": "draughts" }),
        json!({ "game": "chess" }),
        json!({ "game": "mnk" }),
        json!({ "game": "pacman" }),
    ];
    for place in places {
        let told = post(&studio, "/api/ending", &json!({ "place": place })).await.json();
        assert!(told["building"].is_null(), "{place}");
    }
}

/// A page that asks first whether there is an exact value is never refused one.
#[tokio::test]
async fn it_is_said_beforehand_where_the_truth_is_unknown() {
    let studio = studio();
    let rook = json!({ "game": "chess", "position": "8/8/8/4k3/8/8/8/KR6 w - - 0 1" });
    let cases = [
        (json!({ "game": "chess" }), "plywood endgame build chess"),
        // solved in the background: three pieces are few
        (rook, ""),
        (json!({ "game": "draughts" }), "plywood endgame build draughts"),
        (json!({ "game": "draughts", "position": "W:WK10,K14:BK1" }), ""),
        (json!({ "game": "reversi" }), "at most"),
        (json!({ "game": "reversi", "options": { "board": "4x4" } }), ""),
        (json!({ "game": "mnk", "options": { "columns": 3, "rows": 3, "k": 3 } }), ""),
    ];
    for (place, why) in cases {
        let mut told = post(&studio, "/api/ending", &json!({ "place": place })).await.json();
        while !told["building"].is_null() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            told = post(&studio, "/api/ending", &json!({ "place": place })).await.json();
        }
        let solved = post(&studio, "/api/solve", &json!({ "place": place })).await;
        let refused = told["unknown"].as_str();
        assert_eq!(solved.status == StatusCode::OK, refused.is_none(), "{place}: {told}");
        assert!(refused.unwrap_or_default().contains(why), "{place}: {told}");
    }
}

#[tokio::test]
async fn the_nodes_of_a_tree_have_their_true_values() {
    let studio = studio();
    let place = json!({ "game": "draughts", "position": "W:WK10,K14:BK1" });
    let search = json!({ "algorithm": "alphabeta", "depth": 4 });
    let asked = json!({ "place": place, "search": search, "tree": {} });
    let tree = post(&studio, "/api/search", &asked).await.json()["tree"].take();
    let asked = json!({ "place": place, "tree": moves_of(&tree) });
    let truths = post(&studio, "/api/truths", &asked).await.json();
    let values = truths["values"].as_array().unwrap();
    assert_eq!(values.len(), tree["parent"].as_array().unwrap().len());
    assert_eq!((&values[0], &truths["unsolved"]), (&json!(1), &Value::Null));
    // every node that was looked at is known, and no better for MAX than its parent where MAX chooses
    let parents: Vec<usize> =
        tree["parent"].as_array().unwrap().iter().map(|parent| parent.as_u64().unwrap() as usize).collect();
    for (node, value) in values.iter().enumerate().skip(1) {
        let Some(value) = value.as_i64() else {
            assert!(tree["skipped"].as_array().unwrap().contains(&json!(node)));
            continue;
        };
        let above = values[parents[node]].as_i64().unwrap();
        let is_max = tree["turn"][parents[node]] == 0;
        assert!(if is_max { value <= above } else { value >= above }, "node {node}");
    }
}

#[tokio::test]
async fn small_boards_are_solved_node_by_node() {
    let studio = studio();
    let place =
        json!({ "game": "mnk", "options": { "columns": 3, "rows": 3, "k": 3 }, "position": "xo./.../... x" });
    let tree = json!({ "parent": [0, 0, 1, 0], "label": [null, 0, 1, 2], "labels": ["b2", "c2", "a9"] });
    let truths = post(&studio, "/api/truths", &json!({ "place": place, "tree": tree })).await.json();
    // b2 wins, and so does what follows; a move that does not exist leads nowhere
    assert_eq!(truths["values"], json!([1, 1, 1, null]));
}

#[tokio::test]
async fn trees_that_are_none_are_refused_in_words() {
    let studio = studio();
    let check = async |tree: Value, expected: &str| {
        let asked = json!({ "place": { "game": "mnk" }, "tree": tree });
        let refused = post(&studio, "/api/truths", &asked).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST);
        assert!(refused.text().contains(expected), "{}", refused.text());
    };
    check(json!({ "parent": [], "label": [], "labels": [] }), "0 moves for 0 nodes").await;
    check(json!({ "parent": [0, 0], "label": [null], "labels": [] }), "1 moves for 2 nodes").await;
    check(json!({ "parent": [0, 1], "label": [null, null], "labels": [] }), "bad parent '1' of node 1").await;
}
