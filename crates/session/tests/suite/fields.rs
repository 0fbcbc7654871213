//! The table of what can be said of a search: each field read and written in every form, and one more from outside.

use search::pvs::{Technique, Techniques};
use serde::de::DeserializeSeed as _;
use serde_json::{Value, json};
use session::fields::{self, FIELDS, Field, FieldKind, FieldValue, Group, Requests, TextForm};
use session::{Algorithm, DepthLimit, Request};

fn no_file(name: &str, _: u64) -> Result<Vec<u8>, String> {
    match name {
        "mine.js" => Ok(b"function term() {}".to_vec()),
        _ => Err(format!("cannot read '{name}': it is not there")),
    }
}

const FORM: TextForm<'_> = TextForm { joint: '+', file: &no_file };

fn read(fields: &[Field], json: Value) -> Result<Request, String> {
    Requests(fields).deserialize(json).map_err(|error| error.to_string())
}

/// What may be said of each field: as text, and in JSON.
fn sample(name: &str) -> (&'static str, Value) {
    match name {
        "algorithm" => ("minimax", json!("minimax")),
        "variant" => ("study", json!("study")),
        "depth" => ("end", json!("end")),
        "nodes" => ("5000", json!(5000)),
        "time" => ("1500ms", json!(1500)),
        "eval" => ("runs:twos=12", json!({ "preset": "runs", "weights": { "twos": 12 } })),
        "agent" => ("mine.js", json!({ "name": "mine.js", "text": "function term() {}" })),
        "order" | "strict" | "all-best" | "etc" | "store-repetitions" => ("yes", json!(true)),
        "beam" | "threads" | "table" | "multipv" => ("3", json!(3)),
        "prune" => ("a+b", json!(["a", "b"])),
        "without" => ("null-move+singular", json!(["null-move", "singular"])),
        "with" => ("recapture", json!(["recapture"])),
        "only" => ("gains+deepening", Value::Null),
        "strength" => ("1500", json!(1500)),
        "only-moves" => ("e4+d4", json!(["e4", "d4"])),
        "win-within" => ("3", json!(3)),
        "purpose" => ("play", json!("play")),
        "counts" => ("statistics", json!("statistics")),
        "judge" => ("value", json!("value")),
        "keys" => ("path", json!("path")),
        "goal" => ("win", json!("win")),
        "min" => ("chooses", json!("chooses")),
        "window" | "exploration" | "epsilon" => ("2.5", json!(2.5)),
        "playouts" | "samples" | "seed" => ("7", json!(7)),
        "margins" => ("futility:70", json!("futility:70")),
        _ => panic!("{name}: no sample"),
    }
}

/// A field's value in a request that textbook searches or the playing search heed.
fn base(field: &Field) -> Request {
    let is_playing = matches!(field.group, Group::Playing | Group::Tuning | Group::Lines | Group::Program);
    let heeds = |algorithm: &Algorithm| algorithm.spec().options.contains(&field.name);
    let algorithm = match is_playing {
        true => Algorithm::PVS,
        false => Algorithm::all().find(heeds).unwrap_or(Algorithm::ALPHABETA),
    };
    Request { algorithm, ..Request::default() }
}

#[test]
fn every_field_is_read_and_written_alike_in_text_and_json() {
    for field in FIELDS {
        let (text, json) = sample(field.name);
        let usual = base(field);
        let mut said = usual.clone();
        fields::read(field, &mut said, text, &FORM).unwrap();
        if let Some(key) = field.key {
            let mut all = json!({ "algorithm": usual.algorithm });
            all[key] = json;
            let from_json = read(FIELDS, all).unwrap();
            assert_eq!((field.get)(&from_json), (field.get)(&said), "{}", field.name);
            assert_ne!((field.get)(&from_json), (field.get)(&usual), "{}", field.name);
        }
        let written = fields::differing(FIELDS, &said, &usual, "+");
        let alone = || written.iter().map(|(field, text)| (field.name, text.as_str())).collect::<Vec<_>>();
        match field.name {
            // A file has no text, and `only` is written as what differs.
            "agent" => assert!(written.is_empty()),
            "only" => assert!(written.iter().all(|(field, _)| field.name == "without")),
            name => assert_eq!(alone(), [(name, text)]),
        }
    }
}

#[test]
fn only_leaves_what_it_names() {
    let only = FIELDS.iter().find(|field| field.name == "only").unwrap();
    let mut request = Request::default();
    fields::read(only, &mut request, "gains+deepening", &FORM).unwrap();
    assert_eq!(
        request.playing.techniques,
        Techniques::NONE.with(Technique::Gains).with(Technique::Deepening)
    );
    fields::read(only, &mut request, "none", &FORM).unwrap();
    assert_eq!(request.playing.techniques, Techniques::NONE);
}

#[test]
fn the_schema_has_every_key_with_its_help() {
    let schema = serde_json::to_value(Requests(FIELDS).schema()).unwrap();
    let properties = schema["properties"].as_object().unwrap();
    assert_eq!(properties.len(), FIELDS.iter().filter(|field| field.key.is_some()).count());
    for field in FIELDS {
        let Some(key) = field.key else { continue };
        assert!(properties[key].to_string().contains(&json!(field.help_text()).to_string()), "{key}");
    }
    for (index, field) in FIELDS.iter().enumerate() {
        assert!(FIELDS[..index].iter().all(|before| before.name != field.name), "{} twice", field.name);
    }
}

#[test]
fn what_is_wrong_is_named_with_what_was_expected() {
    for (name, text, expected) in [
        ("order", "on", "expected yes or no"),
        ("counts", "sheep", "expected nodes, exits or statistics"),
        ("purpose", "fun", "expected analyse or play"),
        ("threads", "0", "expected a number from 1 to 256"),
        ("beam", "99999", "expected a number from 1 to 65535"),
        ("depth", "deep", "expected a number of plies, or 'end'"),
        ("time", "5", "expected a time such as 500ms, 10s or 2m"),
        ("time", "99999999999s", "expected at most a year"),
        ("algorithm", "magic", "unknown algorithm 'magic': expected minimax"),
        ("without", "magic", "unknown technique 'magic'"),
        ("margins", "luck:1", "unknown margins 'luck:1'"),
        ("eval", "gone.toml", "cannot read 'gone.toml'"),
        ("agent", "gone.js", "cannot read 'gone.js'"),
        ("eval", "runs:twos", "bad value function 'runs:twos'"),
    ] {
        let field = FIELDS.iter().find(|field| field.name == name).unwrap();
        let error = fields::read(field, &mut Request::default(), text, &FORM).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{error}");
    }
    for (json, expected) in [
        (json!({ "dept": 4 }), "unknown field `dept`, expected one of `algorithm`, `variant`, `depth`"),
        (json!({ "only": ["e4"] }), "unknown field `only`"),
        (json!({ "counts": "sheep" }), "expected nodes, exits or statistics"),
        (json!({ "nodes": -1 }), "invalid value: integer `-1`"),
        (json!({ "without": ["magic"] }), "unknown technique 'magic'"),
        (json!([]), "invalid type: sequence, expected a search"),
    ] {
        let error = read(FIELDS, json).unwrap_err();
        assert!(error.starts_with(expected) && !error.contains('\n'), "{error}");
    }
}

/// A field that the house does not know: a hurried search looks one ply ahead.
const HURRY: Field = Field {
    name: "hurry",
    key: Some("hurry"),
    kind: FieldKind::Switch,
    help: "Look one ply ahead",
    group: Group::Limit,
    set: |request, said| {
        request.depth =
            if said == FieldValue::Switch(true) { DepthLimit::Plies(1) } else { DepthLimit::Usual };
        Ok(())
    },
    get: |request| Some(FieldValue::Switch(request.depth == DepthLimit::Plies(1))),
};

#[test]
fn a_field_from_outside_is_one_entry() {
    let table: Vec<Field> = FIELDS.iter().copied().chain([HURRY]).collect();
    let asked = json!({ "hurry": true });
    assert!(read(FIELDS, asked.clone()).unwrap_err().starts_with("unknown field `hurry`"));
    let request = read(&table, asked).unwrap();
    assert_eq!(request.depth, DepthLimit::Plies(1));
    let written = fields::differing(&table, &request, &Request::default(), "+");
    let written: Vec<(&str, &str)> =
        written.iter().map(|(field, text)| (field.name, text.as_str())).collect();
    assert_eq!(written, [("depth", "1"), ("hurry", "yes")]);
    let schema = serde_json::to_value(Requests(&table).schema()).unwrap();
    assert_eq!(
        schema["properties"]["hurry"],
        json!({ "type": "boolean", "description": "Look one ply ahead", "default": false })
    );
}
