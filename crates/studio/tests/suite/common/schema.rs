//! Whether JSON is what a description says, key by key.
//!
//! Stricter than the standard asks: a key that no schema names is a misfit, or a description could fall behind.

use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// An OpenAPI description.
pub struct Description(pub Value);

/// What a schema accounts for: the keys of an object, or that it takes any.
enum Known {
    Keys(BTreeSet<String>),
    Any,
}

impl Description {
    /// The schema of this name.
    pub fn named(&self, name: &str) -> &Value {
        &self.0["components"]["schemas"][name]
    }

    /// What is wrong with a value, if something is.
    pub fn check(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let known = self.account(schema, value)?;
        let (Known::Keys(known), Value::Object(object)) = (known, value) else { return Ok(()) };
        match object.keys().find(|key| !known.contains(*key)) {
            Some(key) => Err(format!("{key} is not described")),
            None => Ok(()),
        }
    }

    fn account(&self, schema: &Value, value: &Value) -> Result<Known, String> {
        if let Some(name) = schema["$ref"].as_str() {
            let name = name.strip_prefix("#/components/schemas/").expect("all are there");
            return self.account(self.named(name), value).map_err(|error| format!("{name}: {error}"));
        }
        if let Some(choices) = schema["oneOf"].as_array() {
            return self.choose(choices, value);
        }
        if let Some(parts) = schema["allOf"].as_array() {
            return self.join(parts, value);
        }
        check_type(schema, value)?;
        match value {
            Value::Array(items) => self.items(schema, items).map(|()| Known::Any),
            Value::Object(object) => self.properties(schema, object),
            _ => Ok(Known::Any),
        }
    }

    fn choose(&self, choices: &[Value], value: &Value) -> Result<Known, String> {
        let mut errors = Vec::new();
        for choice in choices {
            match self.account(choice, value) {
                Ok(known) => return Ok(known),
                Err(error) => errors.push(error),
            }
        }
        Err(format!("none of its choices: {}", errors.join("; ")))
    }

    fn join(&self, parts: &[Value], value: &Value) -> Result<Known, String> {
        let mut keys = BTreeSet::new();
        for part in parts {
            match self.account(part, value)? {
                Known::Keys(more) => keys.extend(more),
                Known::Any => return Ok(Known::Any),
            }
        }
        Ok(Known::Keys(keys))
    }

    fn items(&self, schema: &Value, items: &[Value]) -> Result<(), String> {
        let Some(each) = schema["prefixItems"].as_array() else {
            return items.iter().try_for_each(|item| self.check(&schema["items"], item));
        };
        if each.len() != items.len() {
            return Err(format!("{} items, expected {}", items.len(), each.len()));
        }
        each.iter().zip(items).try_for_each(|(schema, item)| self.check(schema, item))
    }

    fn properties(&self, schema: &Value, object: &Map<String, Value>) -> Result<Known, String> {
        let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        if let Some(missing) = required.into_iter().find(|key| !object.contains_key(*key)) {
            return Err(format!("{missing} is missing"));
        }
        if schema["additionalProperties"].is_object() {
            object.values().try_for_each(|value| self.check(&schema["additionalProperties"], value))?;
            return Ok(Known::Any);
        }
        let empty = Map::new();
        let properties = schema["properties"].as_object().unwrap_or(&empty);
        for (key, value) in object {
            if let Some(schema) = properties.get(key) {
                self.check(schema, value).map_err(|error| format!("{key}: {error}"))?;
            }
        }
        Ok(Known::Keys(properties.keys().cloned().collect()))
    }
}

fn check_type(schema: &Value, value: &Value) -> Result<(), String> {
    let types: Vec<&str> = match &schema["type"] {
        Value::String(name) => vec![name],
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        _ => return Err(format!("no type in {schema}")),
    };
    if !types.iter().any(|name| has_type(name, value)) {
        return Err(format!("{value} is not {}", types.join(" or ")));
    }
    match schema["enum"].as_array() {
        Some(words) if !words.contains(value) => Err(format!("{value} is not one of {words:?}")),
        _ => Ok(()),
    }
}

fn has_type(name: &str, value: &Value) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}
