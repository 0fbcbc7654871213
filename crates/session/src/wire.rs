//! How a request is read from outside: JSON of a page, of an example, of an experiment.

use crate::choices::{Algorithm, DepthLimit, EvalChoice};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::de::Error;
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AdditionalProperties, Object, ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

impl<'de> Deserialize<'de> for Algorithm {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Algorithm {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl PartialSchema for Algorithm {
    fn schema() -> RefOr<Schema> {
        let names: Vec<&str> = Algorithm::all().map(Algorithm::name).collect();
        ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("Which search: a line of the table of searches."))
            .enum_values(Some(names))
            .into()
    }
}

impl ToSchema for Algorithm {}

impl Serialize for EvalChoice {
    /// The keys it is read from.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut keys = to.serialize_map(None)?;
        match self {
            EvalChoice::Usual => {}
            EvalChoice::Preset(preset) => keys.serialize_entry("preset", preset)?,
            EvalChoice::Weighted { preset, weights } => {
                keys.serialize_entry("preset", preset)?;
                keys.serialize_entry("weights", weights)?;
            }
            EvalChoice::Script { name, text, weights } => {
                keys.serialize_entry("script", text)?;
                keys.serialize_entry("name", name)?;
                keys.serialize_entry("weights", weights)?;
            }
            EvalChoice::Net { name, net } => {
                keys.serialize_entry("net", &BASE64_STANDARD.encode(net.to_bytes()))?;
                keys.serialize_entry("name", name)?;
            }
            EvalChoice::File { name, text } => {
                keys.serialize_entry("settings", text)?;
                keys.serialize_entry("name", name)?;
            }
        }
        keys.end()
    }
}

/// How deep: a number of plies or the word `end`.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a number of plies, or \"end\"")]
enum DepthOrEnd {
    Plies(u32),
    Word(End),
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum End {
    End,
}

impl<'de> Deserialize<'de> for DepthLimit {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(match Option::<DepthOrEnd>::deserialize(from)? {
            None => DepthLimit::Usual,
            Some(DepthOrEnd::Plies(plies)) => DepthLimit::Plies(plies),
            Some(DepthOrEnd::Word(End::End)) => DepthLimit::End,
        })
    }
}

impl PartialSchema for DepthLimit {
    fn schema() -> RefOr<Schema> {
        let plies = ObjectBuilder::new()
            .schema_type(Type::Integer)
            .minimum(Some(0))
            .description(Some("This many plies."));
        let end = ObjectBuilder::new()
            .schema_type(Type::String)
            .enum_values(Some(["end"]))
            .description(Some("To the end of the game."));
        let either = OneOfBuilder::new().item(plies).item(end);
        either.description(Some("How deep: a number of plies or the word `end`.")).into()
    }
}

impl ToSchema for DepthLimit {}

/// Longer names of scripts and nets are cut.
const MAX_NAME: usize = 60;

/// A value function: a preset or a script, with other weights for some of its terms, or a net.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Eval {
    preset: Option<String>,
    weights: BTreeMap<String, f64>,
    script: Option<String>,
    settings: Option<String>,
    net: Option<String>,
    name: Option<String>,
}

/// The default names of settings, scripts and nets.
const UNNAMED_SETTINGS: &str = "mine.toml";
const UNNAMED: &str = "mine.js";
const UNNAMED_NET: &str = "mine.net";

/// The net of a text in base 64.
fn net(name: Option<String>, text: &str) -> Result<EvalChoice, String> {
    let name = search::quoted(&name.unwrap_or_else(|| UNNAMED_NET.into()), MAX_NAME);
    let bytes =
        BASE64_STANDARD.decode(text).map_err(|error| format!("'{name}' is not in base 64: {error}"))?;
    EvalChoice::net(&name, &bytes).map_err(|error| error.to_string())
}

impl<'de> Deserialize<'de> for EvalChoice {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let Eval { preset, weights, script, settings, net: bytes, name } = Eval::deserialize(from)?;
        if let Some(text) = settings {
            if preset.is_some() || script.is_some() || bytes.is_some() || !weights.is_empty() {
                return Err(D::Error::custom("'settings' and something else: expected settings alone"));
            }
            let name = search::quoted(&name.unwrap_or_else(|| UNNAMED_SETTINGS.into()), MAX_NAME);
            return Ok(EvalChoice::File { name, text });
        }
        if let Some(bytes) = bytes {
            if preset.is_some() || script.is_some() || !weights.is_empty() {
                return Err(D::Error::custom("a 'net' and something else: expected a net alone"));
            }
            return net(name, &bytes).map_err(D::Error::custom);
        }
        if let Some(text) = script {
            if preset.is_some() {
                return Err(D::Error::custom("both 'preset' and 'script': expected one of them"));
            }
            let name = search::quoted(&name.unwrap_or_else(|| UNNAMED.into()), MAX_NAME);
            return Ok(EvalChoice::Script { name, text, weights });
        }
        Ok(match preset {
            preset if !weights.is_empty() => EvalChoice::Weighted { preset, weights },
            Some(preset) => EvalChoice::Preset(preset),
            None => EvalChoice::Usual,
        })
    }
}

impl PartialSchema for EvalChoice {
    fn schema() -> RefOr<Schema> {
        let preset = Object::with_type(Type::String);
        let script = ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("The text of a value function that a user wrote, in place of a preset."));
        let net = ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("A net as its file in base 64, in place of a preset."));
        let settings = ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("The text of a settings file, in place of a preset."));
        let name = ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("What the script, the net or the settings file is called."));
        let number = Object::with_type(Type::Number);
        let weights = ObjectBuilder::new()
            .schema_type(Type::Object)
            .additional_properties(Some(AdditionalProperties::from(RefOr::T(Schema::Object(number)))))
            .description(Some("Weights by term."));
        ObjectBuilder::new()
            .schema_type(Type::Object)
            .property("preset", preset)
            .property("weights", weights)
            .property("script", script)
            .property("settings", settings)
            .property("net", net)
            .property("name", name)
            .additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false)))
            .description(Some("A value function: a preset, the usual one if missing, with other weights for some of its terms."))
            .into()
    }
}

impl ToSchema for EvalChoice {}
