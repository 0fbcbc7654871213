//! Every search of the table through every door, for every game that it is for.

use crate::{ask, desk, go_on, talk, types};
use search::textbook::{Asks, DefaultLimit, RecordKind};
use serde_json::{Value, json};
use session::{Algorithm, Description};

/// A place of every game that is searched in a moment, its depth, and the kind of match that it can play.
fn places() -> Vec<(&'static Description, Value, u32, bool)> {
    let maze = "%%%%%%\n%P  G%\n%  . %\n%%%%%%\n";
    let place = |game: &Description| match game.name {
        "mnk" => (json!({ "options": { "columns": 3, "rows": 3, "k": 3 } }), 3, true),
        "draughts" => (json!({ "position": "W:WK10,K14:BK1" }), 2, true),
        "chess" => (json!({ "position": "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1" }), 2, true),
        "reversi" => (json!({}), 2, true),
        "pacman" => (json!({ "options": { "layout": maze } }), 1, false),
        "explicit" => {
            (json!({ "options": { "text": "(max (min 3 12 8) (min 2 4 6) (min 14 5 2))" } }), 4, false)
        }
        _ => (json!({}), 1, false),
    };
    let named = |game: &'static Description| {
        let (mut keys, depth, plays) = place(game);
        keys["game"] = game.name.into();
        (game, keys, depth, plays)
    };
    games::ALL.into_iter().filter(|game| game.name != "scripted").map(named).collect()
}

/// What a search is asked for.
fn search(algorithm: Algorithm, depth: u32) -> Value {
    match algorithm.spec().limit {
        DefaultLimit::Playouts(_) => json!({ "algorithm": algorithm.name(), "playouts": 40 }),
        _ => json!({ "algorithm": algorithm.name(), "depth": depth }),
    }
}

/// Whether a search refuses the game in a line that says why.
fn is_refused(algorithm: Algorithm, error: &str) -> bool {
    let says = |why: &str| error.contains(why) && !error.contains('\n');
    (algorithm.spec().needs_bounds && says("says no bounds")) || says("chance decides at a node")
}

#[test]
fn every_search_goes_through_every_door_of_every_game_that_it_is_for() {
    let desk = desk();
    for (game, place, depth, plays) in places() {
        for algorithm in game.algorithms() {
            let told = format!("{} of {}", algorithm.name(), game.name);
            let asked = search(algorithm, depth);
            let question = json!({ "place": place, "search": asked, "tree": {} });
            match ask(&desk, "/search", &question.to_string()) {
                Err(refusal) => {
                    assert!(is_refused(algorithm, refusal.error()), "{told}: {}", refusal.error());
                    continue;
                }
                Ok(answered) => {
                    check_answer(&serde_json::from_slice(&answered.bytes).unwrap(), algorithm, &told)
                }
            }
            let compared = json!({ "kind": "searches", "place": place, "searches": [algorithm.name()], "depths": [depth] });
            let run = |experiment: &Value| {
                talk(&desk, "/lab", &json!({ "type": "run", "experiment": experiment }), go_on)
            };
            assert_eq!(types(&run(&compared)).last(), Some(&"done"), "{told} compared");
            if plays {
                let player = |name: &str, search: &Value| json!({ "name": name, "search": search });
                let rival = search(Algorithm::ALPHABETA, 1);
                let players = [player("own", &asked), player("rival", &rival)];
                let played = json!({ "kind": "match", "place": place, "players": players, "games": 1 });
                assert_eq!(types(&run(&played)).last(), Some(&"done"), "{told} in a match");
            }
            let exercise = json!({ "place": place, "search": { "algorithm": algorithm.name(), "depth": 1 } });
            match (algorithm.spec().exercise, ask(&desk, "/exercise", &exercise.to_string())) {
                (Asks::Nothing(why), Err(refusal)) => assert!(refusal.error().contains(why), "{told}"),
                (Asks::Nothing(_), Ok(_)) => panic!("{told} asks something"),
                (_, Ok(_)) => {}
                (_, Err(refusal)) => panic!("{told}: {}", refusal.error()),
            }
        }
    }
}

/// An answer with its tree: the tree has the value, and every node that was visited.
fn check_answer(answer: &Value, algorithm: Algorithm, told: &str) {
    let tree = &answer["tree"];
    let parents = tree["parent"].as_array().unwrap_or_else(|| panic!("{told} has no tree"));
    assert!(!parents.is_empty(), "{told}");
    let shown = tree["title"].as_str().unwrap();
    assert!(!shown.is_empty() && answer["algorithm"] == algorithm.name(), "{told}: {shown}");
    if algorithm.spec().record == RecordKind::Visits && algorithm.textbook().is_some() {
        let skipped = tree["skipped"].as_array().map_or(0, Vec::len) as u64;
        let rounds = u64::from(answer["work"]["rounds"].as_u64().unwrap() > 0);
        let visited = parents.len() as u64 - skipped - rounds;
        assert_eq!(
            visited + tree["dropped_in_all"].as_u64().unwrap_or(0),
            answer["nodes"].as_u64().unwrap(),
            "{told}"
        );
        assert_eq!(tree["value"][0], answer["value"], "{told}");
    }
}
