//! How a request is read from outside: JSON of a page, of an example, of an experiment.

use crate::request::{Algorithm, DepthLimit, EvalChoice};
use search::pvs::{Technique, Techniques};
use serde::de::Error;
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::time::Duration;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AdditionalProperties, Object, ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// A time in milliseconds.
pub(crate) fn milliseconds<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Duration>, D::Error> {
    Ok(Option::<u64>::deserialize(from)?.map(Duration::from_millis))
}

/// The usual techniques without those named.
pub(crate) fn without<'de, D: Deserializer<'de>>(from: D) -> Result<Techniques, D::Error> {
    let names = Vec::<String>::deserialize(from)?;
    let mut parsed = names.iter().map(|name| name.parse::<Technique>().map_err(D::Error::custom));
    parsed.try_fold(Techniques::USUAL, |on, technique| Ok(on.without(technique?)))
}

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

impl Serialize for EvalChoice {
    /// The keys it is read from; a settings file has no such form.
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
            EvalChoice::File { name, .. } | EvalChoice::Net { name, .. } => {
                return Err(serde::ser::Error::custom(format!("the file '{name}' is not a preset")));
            }
        }
        keys.end()
    }
}

/// How deep: a number of plies or the word `end`.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a number of plies, or \"end\"")]
enum Depth {
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
        Ok(match Option::<Depth>::deserialize(from)? {
            None => DepthLimit::Usual,
            Some(Depth::Plies(plies)) => DepthLimit::Plies(plies),
            Some(Depth::Word(End::End)) => DepthLimit::End,
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

/// Longer names of scripts are cut.
const MAX_NAME: usize = 60;

/// A value function: a preset or a script, with other weights for some of its terms.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Eval {
    preset: Option<String>,
    weights: BTreeMap<String, f64>,
    script: Option<String>,
    name: Option<String>,
}

/// What a script is called where nobody says.
const UNNAMED: &str = "mine.js";

impl<'de> Deserialize<'de> for EvalChoice {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let Eval { preset, weights, script, name } = Eval::deserialize(from)?;
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
        let name =
            ObjectBuilder::new().schema_type(Type::String).description(Some("What the script is called."));
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
            .property("name", name)
            .additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false)))
            .description(Some("A value function: a preset, the usual one if missing, with other weights for some of its terms."))
            .into()
    }
}

impl ToSchema for EvalChoice {}
