//! Where scripts can stand in a request: the one place that knows.
//!
//! A value function is a `script`, an agent is an `agent`, and a game that a user wrote is in the `options` of a place whose `game` is a
//! script. They are looked for anywhere in the JSON: what is taken for a script by mistake only runs in a child for nothing.

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use std::collections::BTreeSet;
use std::fmt;

/// Keys whose texts are scripts.
const SCRIPTS: [&str; 2] = ["script", "agent"];

/// The texts of all scripts of a request; none where it has only ours, such as a game to start from.
pub type Texts = BTreeSet<String>;

/// What is read of a request before it is carried out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// The texts of its scripts.
    pub texts: Texts,
    /// Whether one of its games is a script, also where nobody has written one.
    pub has_game: bool,
    /// The sizes of its transposition tables, together.
    pub table_mib: u64,
}

impl Found {
    /// What is found in JSON; none where there is no script. `games` are the games that are scripts. What is no JSON has none.
    pub fn read(json: &[u8], games: &[&str]) -> Option<Found> {
        let text = std::str::from_utf8(json).ok()?;
        // Most requests have no script: a look at the letters says so, unless they are written as numbers.
        let mut words = SCRIPTS.iter().chain(games).chain(&["\\u"]);
        if !words.any(|word| text.contains(word)) {
            return None;
        }
        let mut found = Found::default();
        let mut reader = serde_json::Deserializer::from_str(text);
        Look { found: &mut found, games, is_script: false }.deserialize(&mut reader).ok()?;
        reader.end().ok()?;
        (found.has_game || !found.texts.is_empty()).then_some(found)
    }
}

/// Looks through one value.
struct Look<'a> {
    found: &'a mut Found,
    games: &'a [&'a str],
    /// Whether its texts are scripts.
    is_script: bool,
}

/// What the object around a value wants to know of it.
enum Seen {
    Text(String),
    Number(u64),
    Other,
}

impl<'de> DeserializeSeed<'de> for Look<'_> {
    type Value = Seen;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Seen, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Look<'_> {
    type Value = Seen;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, _: bool) -> Result<Seen, E> {
        Ok(Seen::Other)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Seen, E> {
        Ok(Seen::Other)
    }

    fn visit_u64<E>(self, number: u64) -> Result<Seen, E> {
        Ok(Seen::Number(number))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Seen, E> {
        Ok(Seen::Other)
    }

    fn visit_unit<E>(self) -> Result<Seen, E> {
        Ok(Seen::Other)
    }

    fn visit_str<E>(self, text: &str) -> Result<Seen, E> {
        if self.is_script {
            self.found.texts.insert(text.into());
        }
        Ok(Seen::Text(text.into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Seen, A::Error> {
        let Look { found, games, is_script } = self;
        while items.next_element_seed(Look { found, games, is_script })?.is_some() {}
        Ok(Seen::Other)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Seen, A::Error> {
        let Look { found, games, is_script } = self;
        let (mut options, mut is_game) = (Found::default(), false);
        while let Some(key) = entries.next_key::<String>()? {
            let seen = match key.as_str() {
                "options" => entries.next_value_seed(Look { found: &mut options, games, is_script: true })?,
                key => {
                    let is_script = is_script || SCRIPTS.contains(&key);
                    entries.next_value_seed(Look { found, games, is_script })?
                }
            };
            match (key.as_str(), seen) {
                ("game", Seen::Text(name)) => is_game |= games.contains(&name.as_str()),
                ("table_mib", Seen::Number(mib)) => found.table_mib = found.table_mib.saturating_add(mib),
                _ => {}
            }
        }
        if is_game || is_script {
            found.has_game |= is_game;
            found.texts.append(&mut options.texts);
        }
        Ok(Seen::Other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use std::sync::LazyLock;

    fn found(json: &str) -> Option<Found> {
        Found::read(json.as_bytes(), &["own"])
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
        assert_eq!(Found::read(b"{\"script\": \"\xff\"}", &[]), None);
    }

    #[test]
    fn letters_written_as_numbers_hide_nothing() {
        assert!(found(r#"{"eval": {"\u0073cript": "a"}}"#).is_some());
        assert!(found(r#"{"place": {"game": "\u006fwn"}}"#).is_some());
        assert!(found(r#"{"script": 1, "script": "a"}"#).is_some());
    }

    #[test]
    fn tables_are_added_up() {
        let body =
            json!({ "script": "a", "players": [{ "table_mib": 3 }, { "search": { "table_mib": 4 } }] });
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
        let choices =
            ["oneOf", "allOf", "prefixItems"].iter().filter_map(|key| schema[key].as_array()).flatten();
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
        let body =
            |path: &Value| path["post"]["requestBody"]["content"]["application/json"]["schema"].clone();
        let sockets =
            ["Said", "LabSaid"].map(|name| json!({ "$ref": format!("#/components/schemas/{name}") }));
        paths.map(body).filter(Value::is_object).chain(sockets).collect()
    }

    #[test]
    fn no_route_and_no_socket_takes_a_script_that_is_not_found() {
        let parts = [
            ("EvalChoice", json!({ "script": "mine" }), 13),
            ("AgentScript", json!({ "name": "mine", "text": "mine" }), 8),
            (
                "Place",
                json!({ "game": "own", "options": { "text": { "name": "mine", "text": "mine" } } }),
                19,
            ),
        ];
        for (name, part, least) in parts {
            let bodies: Vec<Value> =
                questions().iter().flat_map(|schema| holding(schema, name, &part)).collect();
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
}
