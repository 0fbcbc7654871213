//! The page's experiments and their commands: the line that the lab of the studio shows gives the same result.

use crate::studio::Studio;
use base64::Engine;
use serde_json::{Value, json};
use std::process::Command;
use tokio_tungstenite::tungstenite::{Message, connect};

/// What an experiment of the studio ends with: the command it told, and its last message.
fn run(studio: &Studio, experiment: &Value) -> (String, Value) {
    let (mut socket, _) = connect(format!("ws://{}/api/lab", studio.host)).expect("a socket");
    let said = json!({ "type": "run", "experiment": experiment });
    socket.send(Message::text(said.to_string())).expect("it is heard");
    let mut command = String::new();
    loop {
        let Message::Text(text) = socket.read().expect("a message") else { continue };
        let told: Value = serde_json::from_str(&text).expect("JSON");
        match told["type"].as_str() {
            Some("started") => command = told["command"].as_str().expect("a command").into(),
            Some("done") => return (command, told),
            Some("error") => panic!("{experiment}: {told}"),
            _ => {}
        }
    }
}

/// The output of a command line typed in a folder.
fn printed(command: &str, more: &[&str], folder: &std::path::Path) -> String {
    let words = shlex::split(command).expect("a command line");
    assert_eq!(words[0], "plywood");
    let output = Command::new(env!("CARGO_BIN_EXE_plywood"))
        .args(&words[1..])
        .args(more)
        .current_dir(folder)
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Without what a clock decides.
fn timeless(mut value: Value) -> Value {
    match &mut value {
        Value::Object(object) => {
            object.retain(|key, _| key != "time_ms" && key != "longest_ms");
            object.values_mut().for_each(|inner| *inner = timeless(inner.take()));
        }
        Value::Array(items) => items.iter_mut().for_each(|inner| *inner = timeless(inner.take())),
        _ => {}
    }
    value
}

fn check(experiment: &Value) {
    let studio = Studio::start(&["--no-token"]);
    let folder = tempfile::tempdir().expect("a folder");
    let (command, told) = run(&studio, experiment);
    let page: Value = serde_json::from_str(told["finding"]["json"].as_str().expect("text")).expect("JSON");
    let line: Value = serde_json::from_str(&printed(&command, &["--json"], folder.path())).expect("JSON");
    assert_eq!(timeless(page), timeless(line), "{command}");
}

#[test]
fn a_match_of_two_settings_is_the_match_of_the_command() {
    let board = json!({ "game": "mnk", "options": { "columns": 4, "rows": 3, "k": 3 } });
    let weighed = json!({ "depth": 1, "order": true, "beam": 3, "eval": { "preset": "runs", "weights": { "twos": -2.5 } } });
    let players = json!([
        { "name": "mine, with \"own\" weights", "search": weighed },
        { "name": "playing search", "search": { "algorithm": "pvs", "without": ["null-move", "table"] } },
    ]);
    check(
        &json!({ "kind": "match", "place": board, "players": players, "games": 6, "nodes": 60, "seed": 3 }),
    );
    let from = json!({ "game": "chess", "moves": ["e4", "e5"] });
    let players = json!([{ "name": "A", "search": { "depth": 1 } }, { "name": "A", "search": { "depth": 2, "strict": true } }]);
    check(&json!({ "kind": "match", "place": from, "players": players, "games": 2 }));
}

#[test]
fn an_ablation_is_that_of_the_command() {
    let board =
        json!({ "game": "mnk", "options": { "columns": 4, "rows": 4, "k": 3 }, "moves": ["b2", "c3"] });
    let search = json!({ "algorithm": "minimax", "depth": 2, "eval": { "weights": { "open2": 7 } } });
    check(
        &json!({ "kind": "ablation", "place": board, "search": search, "by": "agreement", "positions": 3, "seed": 5 }),
    );
    let study = json!({ "game": "draughts", "position": "W:WK10,K14:BK1" });
    let search =
        json!({ "algorithm": "alphabeta", "depth": 2, "rules": ["loss"], "eval": { "preset": "material" } });
    check(&json!({ "kind": "ablation", "place": study, "search": search, "by": "game" }));
}

#[test]
fn a_sweep_of_depths_is_that_of_the_command() {
    let study = json!({ "game": "draughts", "position": "W:WK10,K14:BK1" });
    for search in [
        json!({}),
        json!({ "algorithm": "pvs" }),
        json!({ "eval": { "preset": "published" }, "order": true }),
    ] {
        check(&json!({ "kind": "depths", "place": study, "search": search, "first": 1, "last": 3 }));
    }
}

#[test]
fn the_truth_is_that_of_the_command() {
    let eval = json!({ "preset": "material", "weights": { "kings": 2 } });
    check(&json!({ "kind": "truth", "game": "draughts", "depth": 2, "sample": 30, "seed": 4 }));
    check(
        &json!({ "kind": "truth", "game": "draughts", "class": "2Kv1K", "eval": eval, "variant": "clever", "depth": 1, "sample": 10, "every_defence": true }),
    );
    check(&json!({ "kind": "truth", "game": "draughts", "depth": 2, "sample": 5, "seed": 3, "shake": 4 }));
    check(
        &json!({ "kind": "truth", "game": "draughts", "variant": "clever", "depth": 1, "sample": 5, "shake": 2 }),
    );
}

/// The study of draughts, and an early position of Reversi.
fn places() -> [Value; 2] {
    [
        json!({ "game": "draughts", "position": "W:WK10,K14:BK1" }),
        json!({ "game": "reversi", "moves": ["d3"] }),
    ]
}

#[test]
fn a_simulation_is_that_of_the_command() {
    let [study, board] = places();
    let search =
        json!({ "depth": 2, "order": true, "eval": { "preset": "material", "weights": { "kings": 2 } } });
    check(
        &json!({ "kind": "simulation", "place": study, "search": search, "defender": "truth", "max_plies": 12 }),
    );
    let (rival, shown) = (json!({ "preset": "published" }), json!({ "preset": "chase" }));
    check(
        &json!({ "kind": "simulation", "place": study, "search": { "depth": 1 }, "rival": rival, "shown": shown, "max_plies": 6 }),
    );
    check(&json!({ "kind": "simulation", "place": board, "search": { "depth": 2 } }));
}

#[test]
fn a_comparison_is_that_of_the_command() {
    let [study, board] = places();
    let search = json!({ "depth": 3, "eval": { "preset": "material" } });
    for among in ["variants", "searches"] {
        check(&json!({ "kind": "comparison", "place": study, "search": search, "among": among }));
    }
    check(&json!({ "kind": "comparison", "place": board, "search": { "depth": 2 } }));
    check(
        &json!({ "kind": "searches", "place": board, "searches": ["alphabeta", "mtdf", "uct"], "depths": [1, 2], "nodes": [100] }),
    );
}

#[test]
fn value_functions_side_by_side_are_those_of_the_command() {
    let [study, board] = places();
    let evals =
        json!([{ "preset": "material", "weights": { "men": 3, "kings": 2 } }, { "preset": "published" }]);
    check(&json!({ "kind": "evals", "place": study, "search": { "depth": 2 }, "evals": evals }));
    check(
        &json!({ "kind": "evals", "place": study, "search": { "depth": 1 }, "evals": [{ "preset": "general" }], "truth": true }),
    );
    check(
        &json!({ "kind": "evals", "place": board, "search": { "depth": 2 }, "evals": [{ "preset": "mobility" }, { "preset": "discs" }] }),
    );
}

#[test]
fn techniques_and_the_league_are_those_of_the_command() {
    let [_, board] = places();
    check(&json!({ "kind": "techniques", "place": board, "depth": 3 }));
    check(&json!({ "kind": "techniques", "place": { "game": "chess", "moves": ["e4"] }, "depth": 2 }));
    let eval = json!({ "preset": "material", "weights": { "kings": 2 } });
    check(&json!({ "kind": "league", "game": "draughts", "depth": 1, "eval": eval }));
}

#[test]
fn series_of_games_for_a_score_are_those_of_the_command() {
    // The usual maze of the page is not that of the command's experiments.
    check(
        &json!({ "kind": "ablation", "place": { "game": "pacman" }, "by": "series", "series": { "games": 2, "depth": 1 } }),
    );
    let ring = pacman::LAYOUTS.iter().find(|(name, _)| *name == "ring").expect("a layout").1;
    let place = json!({ "game": "pacman", "options": { "layout": ring, "ghosts": 1, "belief": "random" } });
    let eval = json!({ "preset": "better", "weights": { "food": 3 } });
    let series = json!({ "others": "directional", "games": 3 });
    check(
        &json!({ "kind": "ablation", "place": place, "search": { "eval": eval }, "by": "series", "seed": 5, "series": series }),
    );
    check(
        &json!({ "kind": "tuning", "place": place, "by": "series", "eval": eval, "seed": 2, "steps": 4, "series": series }),
    );
    check(
        &json!({ "kind": "tuning", "place": { "game": "pacman" }, "by": "series", "steps": 2, "series": { "games": 2, "depth": 1 } }),
    );
}

#[test]
fn tuning_is_that_of_the_command() {
    let board = json!({ "game": "mnk", "options": { "columns": 4, "rows": 4, "k": 3 } });
    check(
        &json!({ "kind": "tuning", "place": board, "by": "games", "games": 6, "nodes": 60, "epochs": 4, "seed": 2 }),
    );
    check(
        &json!({ "kind": "tuning", "place": { "game": "draughts" }, "by": "truth", "steps": 3, "depths": [2] }),
    );
}

#[test]
fn a_net_is_that_of_the_command() {
    let studio = Studio::start(&["--no-token"]);
    let folder = tempfile::tempdir().expect("a folder");
    let board = json!({ "game": "mnk" });
    for experiment in [
        json!({ "kind": "learning", "place": board, "games": 40, "hidden": 16, "epochs": 2, "truth": "5empty", "depth": 1 }),
        json!({ "kind": "learning", "place": { "game": "draughts" }, "ending": "2Kv1K", "hidden": 16, "epochs": 1, "depth": 1 }),
    ] {
        let (command, told) = run(&studio, &experiment);
        let line: Value = serde_json::from_str(&printed(&command, &["--json"], folder.path())).expect("JSON");
        let page: Value =
            serde_json::from_str(told["finding"]["json"].as_str().expect("text")).expect("JSON");
        for (key, value) in page.as_object().expect("an object") {
            assert_eq!(*value, line[key], "{command}: {key}");
        }
        let file = &told["finding"]["file"];
        let written =
            std::fs::read(folder.path().join(file["name"].as_str().expect("a name"))).expect("a net");
        let page =
            base64::prelude::BASE64_STANDARD.decode(file["base64"].as_str().expect("text")).expect("base 64");
        assert!(page == written, "{command}");
        assert_eq!(told["finding"]["eval"]["net"], file["base64"], "the same net as a value function");
    }
}

#[test]
fn the_report_is_that_of_the_command() {
    let studio = Studio::start(&["--no-token"]);
    let folder = tempfile::tempdir().expect("a folder");
    let ask =
        json!({ "kind": "report", "game": "draughts", "depth": 1, "language": "cs", "day": "2026-01-31" });
    let (command, told) = run(&studio, &ask);
    assert!(command.contains(" --language cs "), "{command}");
    printed(&command, &[], folder.path());
    let file = &told["finding"]["file"];
    let written = std::fs::read(folder.path().join(file["name"].as_str().expect("a name"))).expect("a file");
    let page =
        base64::prelude::BASE64_STANDARD.decode(file["base64"].as_str().expect("text")).expect("base 64");
    let imprint = format!("<p class=\"imprint\">Plywood {}, 31. 1. 2026</p>", env!("CARGO_PKG_VERSION"));
    assert!(String::from_utf8_lossy(&page).contains(&imprint), "{imprint}");
    let [page, written] = [page, written].map(undated);
    assert!(page == written, "{command}: {} and {} letters", page.len(), written.len());
}

/// A document without the line that says who made it, and when, and without how long each search took.
fn undated(document: Vec<u8>) -> String {
    let text = String::from_utf8(document).expect("text");
    let lines = text.lines().filter(|line| !line.starts_with("<p class=\"imprint\">"));
    lines
        .map(|line| line.split_once(" %</td><td").map_or(line, |(row, _)| row))
        .collect::<Vec<_>>()
        .join("\n")
}
