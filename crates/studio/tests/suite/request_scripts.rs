//! Scripts are found wherever a request carries them.

use serde_json::{Value, json};
use std::sync::LazyLock;
use studio::internals::{RequestScripts, SCRIPTS};

fn found(json: &str) -> Option<RequestScripts> {
    RequestScripts::read(json.as_bytes(), &["own"])
}

fn check(body: &Value, texts: &[&str]) {
    let found = found(&body.to_string()).unwrap_or_else(|| panic!("{body}"));
    assert_eq!(found.texts, texts.iter().map(|text| (*text).to_owned()).collect(), "{body}");
}

#[test]
fn scripts_are_found_wherever_they_stand() {
    let place = json!({ "game": "chess" });
    check(&json!({ "place": place, "eval": { "script": "a" } }), &["a"]);
    check(&json!({ "search": { "eval": { "script": "a", "name": "x.js" } } }), &["a"]);
    check(&json!({ "search": { "eval": { "settings": "script = 'a'" } } }), &["script = 'a'"]);
    check(&json!({ "search": { "agent": { "name": "n", "text": "b" } } }), &["b", "n"]);
    check(&json!({ "place": { "options": { "text": "c" }, "game": "own" } }), &["c"]);
    check(
        &json!({ "place": { "game": "own", "options": { "text": { "name": "n", "text": "c" } } } }),
        &["c", "n"],
    );
    let players = [json!({ "search": { "eval": { "script": "a" } } }), json!({ "agent": ["b"] })];
    check(&json!({ "experiment": { "place": place, "players": players } }), &["a", "b"]);
}

#[test]
fn a_game_that_is_a_script_is_one_without_a_text_too() {
    check(&json!({ "place": { "game": "own" } }), &[]);
    check(&json!({ "place": { "game": "own", "options": {} }, "eval": { "preset": "x" } }), &[]);
}

#[test]
fn other_requests_have_none() {
    for body in [
        json!({ "place": { "game": "explicit", "options": { "text": "a script" } } }),
        json!({ "place": { "game": "mnk" }, "search": { "agent": null } }),
        json!({ "text": "own script agent" }),
        json!([]),
    ] {
        assert_eq!(found(&body.to_string()), None, "{body}");
    }
    for text in ["", "{\"script\": \"a\"", "{\"script\": \"a\"} x", "\"script\""] {
        assert_eq!(found(text), None, "{text}");
    }
    assert_eq!(RequestScripts::read(b"{\"script\": \"\xff\"}", &[]), None);
}

#[test]
fn letters_written_as_numbers_hide_nothing() {
    assert!(found(r#"{"eval": {"\u0073cript": "a"}}"#).is_some());
    assert!(found(r#"{"place": {"game": "\u006fwn"}}"#).is_some());
    assert!(found(r#"{"script": 1, "script": "a"}"#).is_some());
}

#[test]
fn tables_are_added_up() {
    let body = json!({ "script": "a", "players": [{ "table_mib": 3 }, { "search": { "table_mib": 4 } }] });
    assert_eq!(found(&body.to_string()).unwrap().table_mib, 7);
}

/// Every value that a schema describes down to a part of this name, with nothing else in it but the part.
fn holding(schema: &Value, wanted: &str, part: &Value) -> Vec<Value> {
    if let Some(name) = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
        return match name == wanted {
            true => vec![part.clone()],
            false => holding(&DESCRIPTION["components"]["schemas"][name], wanted, part),
        };
    }
    let choices = ["oneOf", "allOf", "prefixItems"].iter().filter_map(|key| schema[key].as_array()).flatten();
    let mut found: Vec<Value> = choices.flat_map(|choice| holding(choice, wanted, part)).collect();
    if schema["items"].is_object() {
        found.extend(holding(&schema["items"], wanted, part).into_iter().map(|item| json!([item])));
    }
    for (key, property) in schema["properties"].as_object().into_iter().flatten() {
        found.extend(holding(property, wanted, part).into_iter().map(|value| json!({ key: value })));
    }
    found
}

static DESCRIPTION: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../openapi.json")).unwrap());

/// What every route and socket takes.
fn questions() -> Vec<Value> {
    let paths = DESCRIPTION["paths"].as_object().unwrap().values();
    let body = |path: &Value| path["post"]["requestBody"]["content"]["application/json"]["schema"].clone();
    let sockets = ["Said", "LabSaid"].map(|name| json!({ "$ref": format!("#/components/schemas/{name}") }));
    paths.map(body).filter(Value::is_object).chain(sockets).collect()
}

#[test]
fn no_route_and_no_socket_takes_a_script_that_is_not_found() {
    let parts = [
        ("EvalChoice", json!({ "script": "mine" }), 13),
        ("AgentScript", json!({ "name": "mine", "text": "mine" }), 8),
        ("Place", json!({ "game": "own", "options": { "text": { "name": "mine", "text": "mine" } } }), 19),
    ];
    for (name, part, least) in parts {
        let bodies: Vec<Value> = questions().iter().flat_map(|schema| holding(schema, name, &part)).collect();
        assert!(bodies.len() >= least, "{name} in {} places", bodies.len());
        bodies.iter().for_each(|body| check(body, &["mine"]));
    }
}

#[test]
fn nothing_else_that_is_described_is_called_a_script() {
    let schemas = DESCRIPTION["components"]["schemas"].as_object().unwrap();
    let has_script = |schema: &Value| {
        let keys = schema["properties"].as_object().into_iter().flat_map(|all| all.keys());
        keys.into_iter().any(|key| SCRIPTS.contains(&key.as_str()))
    };
    let named: Vec<&str> =
        schemas.iter().filter(|(_, schema)| has_script(schema)).map(|(name, _)| name.as_str()).collect();
    assert_eq!(named, ["EvalChoice", "Request"]);
}
