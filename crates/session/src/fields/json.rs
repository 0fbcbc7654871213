//! Requests in JSON, by the table of fields: what is read, and the schema.

use super::{FIELDS, Field, FieldKind, FieldValue};
use crate::choices::{AgentScript, Algorithm, DepthLimit, EvalChoice};
use crate::request::Request;
use serde::de::{DeserializeSeed, Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::fmt;
use std::time::Duration;
use utoipa::openapi::schema::{
    AdditionalProperties, ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type,
};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Requests(FIELDS).deserialize(from)
    }
}

/// Reads requests whose keys are those of these fields.
#[derive(Clone, Copy, Debug)]
pub struct Requests<'a>(pub &'a [Field]);

impl<'de> DeserializeSeed<'de> for Requests<'_> {
    type Value = Request;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Request, D::Error> {
        from.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Requests<'_> {
    type Value = Request;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a search")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Request, M::Error> {
        let mut request = Request::default();
        while let Some(key) = map.next_key::<String>()? {
            let Some(field) = self.0.iter().find(|field| field.key == Some(key.as_str())) else {
                return Err(M::Error::custom(unknown(&key, self.0)));
            };
            if let Some(value) = map.next_value_seed(FieldReader(field.kind))? {
                (field.set)(&mut request, value).map_err(M::Error::custom)?;
            }
        }
        Ok(request)
    }
}

fn unknown(key: &str, fields: &[Field]) -> String {
    let known: Vec<String> = fields.iter().filter_map(|field| Some(format!("`{}`", field.key?))).collect();
    format!("unknown field `{}`, expected one of {}", search::quoted(key, 60), known.join(", "))
}

impl Serialize for Request {
    /// What differs from the usual, by the keys it is read from.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let usual = Request::default();
        let mut keys = to.serialize_map(None)?;
        for field in FIELDS {
            let value = (field.get)(self);
            if let (Some(key), Some(value)) =
                (field.key, value.filter(|value| (field.get)(&usual).as_ref() != Some(value)))
            {
                keys.serialize_entry(key, &value)?;
            }
        }
        keys.end()
    }
}

impl Serialize for FieldValue {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            FieldValue::Switch(is_on) => to.serialize_bool(*is_on),
            FieldValue::Number(number) => to.serialize_u64(*number),
            FieldValue::Decimal(number) => to.serialize_f64(*number),
            FieldValue::Time(time) => to.serialize_u64(time.as_millis() as u64),
            FieldValue::Depth(DepthLimit::Usual) => to.serialize_none(),
            FieldValue::Depth(DepthLimit::Plies(plies)) => to.serialize_u32(*plies),
            FieldValue::Depth(DepthLimit::End) => to.serialize_str("end"),
            FieldValue::Algorithm(algorithm) => algorithm.serialize(to),
            FieldValue::Word(word) => to.serialize_str(word),
            FieldValue::Names(names) => names.serialize(to),
            FieldValue::Eval(eval) => eval.serialize(to),
            FieldValue::Agent(agent) => agent.serialize(to),
        }
    }
}

/// Reads a value of this kind; none where it is null.
struct FieldReader(FieldKind);

impl<'de> DeserializeSeed<'de> for FieldReader {
    type Value = Option<FieldValue>;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        Ok(match self.0 {
            FieldKind::Switch => Option::<bool>::deserialize(from)?.map(FieldValue::Switch),
            FieldKind::Number { .. } => Option::<u64>::deserialize(from)?.map(FieldValue::Number),
            FieldKind::Decimal { least, most } => {
                let number = Option::<f64>::deserialize(from)?;
                if number.is_some_and(|number| !(least..=most).contains(&number)) {
                    return Err(D::Error::custom(format!("expected a number from {least} to {most}")));
                }
                number.map(FieldValue::Decimal)
            }
            FieldKind::Time => {
                Option::<u64>::deserialize(from)?.map(Duration::from_millis).map(FieldValue::Time)
            }
            FieldKind::Depth => Some(FieldValue::Depth(DepthLimit::deserialize(from)?)),
            FieldKind::Algorithm => Option::<Algorithm>::deserialize(from)?.map(FieldValue::Algorithm),
            FieldKind::Word | FieldKind::Choice(_) => {
                Option::<String>::deserialize(from)?.map(FieldValue::Word)
            }
            FieldKind::Names => Option::<Vec<String>>::deserialize(from)?.map(FieldValue::Names),
            FieldKind::Eval => Option::<EvalChoice>::deserialize(from)?.map(FieldValue::Eval),
            FieldKind::Agent => Option::<AgentScript>::deserialize(from)?.map(FieldValue::Agent),
        })
    }
}

impl PartialSchema for Request {
    fn schema() -> RefOr<Schema> {
        Requests(FIELDS).schema()
    }
}

impl Requests<'_> {
    /// What such requests look like in JSON.
    pub fn schema(self) -> RefOr<Schema> {
        let usual = Request::default();
        let properties = self.0.iter().filter_map(|field| Some((field.key?, property(field, &usual))));
        let object = ObjectBuilder::new().schema_type(Type::Object);
        properties
            .fold(object, |object, (key, schema)| object.property(key, schema))
            .description(Some("One search of one position, of whatever kind."))
            .additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false)))
            .into()
    }
}

impl ToSchema for Request {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        fn add<T: ToSchema>(schemas: &mut Vec<(String, RefOr<Schema>)>) {
            schemas.push((T::name().into(), T::schema()));
            T::schemas(schemas);
        }
        add::<Algorithm>(schemas);
        add::<DepthLimit>(schemas);
        add::<EvalChoice>(schemas);
        add::<AgentScript>(schemas);
    }
}

fn property(field: &Field, usual: &Request) -> RefOr<Schema> {
    let usual = (field.get)(usual);
    let simple = |kind: Type| {
        let kind = match usual {
            Some(_) => SchemaType::new(kind),
            None => SchemaType::from_iter([kind, Type::Null]),
        };
        ObjectBuilder::new().schema_type(kind).description(Some(field.help_text()))
    };
    match (field.kind, &usual) {
        (FieldKind::Switch, Some(FieldValue::Switch(usual))) => {
            simple(Type::Boolean).default(Some((*usual).into())).into()
        }
        (FieldKind::Switch, _) => simple(Type::Boolean).into(),
        (FieldKind::Number { .. } | FieldKind::Time, usual) => {
            let number = match usual {
                Some(FieldValue::Number(number)) => (*number).into(),
                _ => Value::Null,
            };
            simple(Type::Integer).minimum(Some(0)).default(Some(number)).into()
        }
        (FieldKind::Decimal { least, most }, _) => {
            let number = match usual {
                Some(FieldValue::Decimal(number)) => number.into(),
                _ => Value::Null,
            };
            simple(Type::Number).minimum(Some(least)).maximum(Some(most)).default(Some(number)).into()
        }
        (FieldKind::Word, _) => simple(Type::String).default(Some(Value::Null)).into(),
        (FieldKind::Choice(words), usual) => simple(Type::String)
            .enum_values(Some(words.iter().copied()))
            .default(usual.as_ref().and_then(|usual| usual.text(",")).map(Value::from))
            .into(),
        (FieldKind::Names, _) => ArrayBuilder::new()
            .items(ObjectBuilder::new().schema_type(Type::String))
            .description(Some(field.help_text()))
            .default(Some(Value::Array(Vec::new())))
            .into(),
        (FieldKind::Depth, _) => {
            let null = ObjectBuilder::new().schema_type(Type::Null);
            let either = OneOfBuilder::new().item(named::<DepthLimit>(field, Value::Null)).item(null);
            either.into()
        }
        (FieldKind::Algorithm, _) => {
            named::<Algorithm>(field, usual.map(|value| value.text(",").into()).unwrap_or_default()).into()
        }
        (FieldKind::Eval, _) => named::<EvalChoice>(field, Value::Object(Default::default())).into(),
        (FieldKind::Agent, _) => named::<AgentScript>(field, Value::Null).into(),
    }
}

fn named<T: ToSchema>(field: &Field, usual: Value) -> Ref {
    let mut named = Ref::from_schema_name(T::name());
    named.description = field.help_text();
    named.default = Some(usual);
    named
}
