//! Whatever the program can be told by name is defined in a document: value functions, terms, variants, leaf rules and
//! techniques.

use crate::markdown::{Document, root};
use search::pvs::Technique;
use serde_json::Value;
use std::process::Command;

/// What the program says about a game, as JSON.
fn listed(command: &str, game: &str) -> Value {
    let run = Command::new(env!("CARGO_BIN_EXE_plywood")).args([command, game, "--list", "--json"]).output();
    serde_json::from_slice(&run.expect("the program starts").stdout).expect("a JSON object")
}

/// Every `name` anywhere in it.
fn names(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| names(item, found)),
        Value::Object(fields) => {
            found.extend(fields.get("name").and_then(Value::as_str).map(String::from));
            fields.values().for_each(|field| names(field, found));
        }
        _ => {}
    }
}

/// Every name is in at least one of the documents, as code.
fn check(names: &[String], documents: &[&str]) {
    let documents: Vec<Document> = documents.iter().map(|name| Document::read(&root().join(name))).collect();
    let is_missing = |name: &&String| !documents.iter().any(|document| document.names(name));
    let missing: Vec<&String> = names.iter().filter(is_missing).collect();
    let where_to: Vec<&str> = documents.iter().map(|document| document.name.as_str()).collect();
    assert!(!names.is_empty() && missing.is_empty(), "not in {where_to:?}: {missing:?}");
}

fn check_game(game: &str, documents: &[&str]) {
    let mut found = Vec::new();
    names(&listed("eval", game), &mut found);
    let searches = listed("search", game);
    names(&searches["variants"], &mut found);
    names(&searches["rules"], &mut found);
    check(&found, documents);
}

#[test]
fn every_value_function_variant_and_rule_is_defined() {
    check_game("mnk", &["docs/mnk.md"]);
    check_game("draughts", &["docs/draughts-values.md"]);
    check_game("chess", &["docs/chess.md"]);
    check_game("reversi", &["docs/reversi.md"]);
    check_game("pacman", &["docs/pacman.md"]);
    check_game("explicit", &["docs/your-own.md"]);
}

/// The value functions shown as examples of one's own are for draughts.
#[test]
fn every_example_of_a_value_function_is_read() {
    let files = root().join("crates/examples/weights").read_dir().expect("a folder");
    let files = files.map(|entry| entry.expect("an entry").path());
    for file in files {
        let run = Command::new(env!("CARGO_BIN_EXE_plywood"))
            .args(["eval", "draughts", "--eval"])
            .arg(&file)
            .output();
        let run = run.expect("the program starts");
        assert!(run.status.success(), "{}: {}", file.display(), String::from_utf8_lossy(&run.stderr));
    }
}

#[test]
fn every_technique_is_defined() {
    let names: Vec<String> = Technique::ALL.iter().map(|(_, name, ..)| name.to_string()).collect();
    check(&names, &["docs/techniques.md"]);
}

#[test]
#[should_panic(expected = "sorcery")]
fn a_name_without_a_definition_is_found() {
    check(&["table".into(), "sorcery".into()], &["docs/techniques.md"]);
}
