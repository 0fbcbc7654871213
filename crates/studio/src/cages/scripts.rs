//! Where scripts can stand in a request: the one place that knows.
//!
//! A value function is a `script` or in its `settings`, an agent is an `agent`, and a game that a user wrote is in the `options` of a place whose `game` is a
//! script. They are looked for anywhere in the JSON: what is taken for a script by mistake only runs in a child for nothing.

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use std::collections::BTreeSet;
use std::fmt;

/// Keys whose texts are scripts, or may have one inside.
pub const SCRIPTS: [&str; 3] = ["script", "agent", "settings"];

/// The texts of all scripts of a request; none where it has only ours, such as a game to start from.
pub type ScriptTexts = BTreeSet<String>;

/// What is read of a request before it is carried out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RequestScripts {
    /// The texts of its scripts.
    pub texts: ScriptTexts,
    /// Whether one of its games is a script, also where the text is missing.
    pub has_game: bool,
    /// The sizes of its transposition tables, together.
    pub table_mib: u64,
}

impl RequestScripts {
    /// What is found in JSON; none where there is no script. `games` are the games that are scripts. What is no JSON has none.
    pub fn read(json: &[u8], games: &[&str]) -> Option<RequestScripts> {
        let text = std::str::from_utf8(json).ok()?;
        // Most requests have no script: a look at the letters says so, unless they are written as numbers.
        let mut words = SCRIPTS.iter().chain(games).chain(&["\\u"]);
        if !words.any(|word| text.contains(word)) {
            return None;
        }
        let mut found = RequestScripts::default();
        let mut reader = serde_json::Deserializer::from_str(text);
        ValueScan { found: &mut found, games, is_script: false }.deserialize(&mut reader).ok()?;
        reader.end().ok()?;
        (found.has_game || !found.texts.is_empty()).then_some(found)
    }
}

/// Looks through one value.
struct ValueScan<'a> {
    found: &'a mut RequestScripts,
    games: &'a [&'a str],
    /// Whether its texts are scripts.
    is_script: bool,
}

/// What the object around a value wants to know of it.
enum ScannedValue {
    Text(String),
    Number(u64),
    Other,
}

impl<'de> DeserializeSeed<'de> for ValueScan<'_> {
    type Value = ScannedValue;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<ScannedValue, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for ValueScan<'_> {
    type Value = ScannedValue;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, _: bool) -> Result<ScannedValue, E> {
        Ok(ScannedValue::Other)
    }

    fn visit_i64<E>(self, _: i64) -> Result<ScannedValue, E> {
        Ok(ScannedValue::Other)
    }

    fn visit_u64<E>(self, number: u64) -> Result<ScannedValue, E> {
        Ok(ScannedValue::Number(number))
    }

    fn visit_f64<E>(self, _: f64) -> Result<ScannedValue, E> {
        Ok(ScannedValue::Other)
    }

    fn visit_unit<E>(self) -> Result<ScannedValue, E> {
        Ok(ScannedValue::Other)
    }

    fn visit_str<E>(self, text: &str) -> Result<ScannedValue, E> {
        if self.is_script {
            self.found.texts.insert(text.into());
        }
        Ok(ScannedValue::Text(text.into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<ScannedValue, A::Error> {
        let ValueScan { found, games, is_script } = self;
        while items.next_element_seed(ValueScan { found, games, is_script })?.is_some() {}
        Ok(ScannedValue::Other)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<ScannedValue, A::Error> {
        let ValueScan { found, games, is_script } = self;
        let (mut options, mut is_game) = (RequestScripts::default(), false);
        while let Some(key) = entries.next_key::<String>()? {
            let seen = match key.as_str() {
                "options" => {
                    entries.next_value_seed(ValueScan { found: &mut options, games, is_script: true })?
                }
                key => {
                    let is_script = is_script || SCRIPTS.contains(&key);
                    entries.next_value_seed(ValueScan { found, games, is_script })?
                }
            };
            match (key.as_str(), seen) {
                ("game", ScannedValue::Text(name)) => is_game |= games.contains(&name.as_str()),
                ("table_mib", ScannedValue::Number(mib)) => {
                    found.table_mib = found.table_mib.saturating_add(mib)
                }
                _ => {}
            }
        }
        if is_game || is_script {
            found.has_game |= is_game;
            found.texts.append(&mut options.texts);
        }
        Ok(ScannedValue::Other)
    }
}
