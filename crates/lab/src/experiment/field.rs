//! What can be said of an experiment by words alone: flags and their help come from the same schema as its JSON.

use serde_json::Value;
use utoipa::ToSchema;

/// What a time in JSON is called after: its text has a unit.
const MILLISECONDS: &str = "_ms";

/// One thing that can be said of an experiment.
#[derive(Clone, PartialEq, Debug)]
pub struct AskField {
    /// Its key in JSON.
    pub key: String,
    /// What it takes.
    pub kind: AskKind,
    /// What it means, without a full stop.
    pub help: String,
    /// What stands for its value in help, where it has a name of its own.
    pub value_name: Option<String>,
    /// What holds unless it is said.
    pub usual: Option<String>,
}

/// What a field takes.
#[derive(Clone, PartialEq, Debug)]
pub enum AskKind {
    /// Nothing: it is on where it is said.
    Switch,
    /// A whole number.
    Number,
    /// Any number.
    Fraction,
    /// A time.
    Time,
    /// A text.
    Word,
    /// One of these.
    Choice(Vec<String>),
    /// Whole numbers.
    Numbers,
    /// Texts.
    Words,
}

impl AskField {
    /// Its name where a time has a unit, such as `max_moves`.
    pub fn name(&self) -> &str {
        self.key.strip_suffix(MILLISECONDS).unwrap_or(&self.key)
    }

    /// What is typed after its flag for a value; texts are typed one by one.
    pub fn words(&self, value: &Value) -> Vec<String> {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), String::from);
        match (self.kind == AskKind::Time, value) {
            (_, Value::Null) => Vec::new(),
            (true, time) => vec![format!("{time}ms")],
            (_, Value::Array(all)) if self.kind == AskKind::Numbers && !all.is_empty() => {
                vec![all.iter().map(text).collect::<Vec<_>>().join(",")]
            }
            (_, Value::Array(all)) => all.iter().map(text).collect(),
            (_, one) => vec![text(one)],
        }
    }
}

/// The fields of experiments of this type that words alone can say, by their names.
pub fn ask_fields<T: ToSchema>() -> Vec<AskField> {
    let mut parts = Vec::new();
    T::schemas(&mut parts);
    let parts: Vec<(String, Value)> =
        parts.into_iter().map(|(name, schema)| (name, schema_json(&schema))).collect();
    let whole = schema_json(&T::schema());
    let properties = whole["properties"].as_object().into_iter().flatten();
    properties.filter_map(|(key, schema)| field(key, schema, &parts)).collect()
}

fn schema_json(schema: &impl serde::Serialize) -> Value {
    serde_json::to_value(schema).expect("a schema is plain data")
}

fn field(key: &str, schema: &Value, parts: &[(String, Value)]) -> Option<AskField> {
    let text = |name: &str| {
        let said = alternatives(schema).find_map(|one| one[name].as_str());
        said.map(String::from)
    };
    let usual = match &schema["default"] {
        Value::Null | Value::Bool(_) => None,
        Value::String(word) => Some(word.clone()),
        number if key.ends_with(MILLISECONDS) => Some(format!("{number}ms")),
        other => Some(other.to_string()),
    };
    Some(AskField {
        key: key.into(),
        kind: kind(key, schema, parts)?,
        help: text("description")
            .unwrap_or_default()
            .trim_end_matches('.')
            .replace('\n', " ")
            .replace('`', ""),
        value_name: text("format").filter(|format| format.starts_with(char::is_uppercase)),
        usual,
    })
}

/// A schema and what it may be in its place.
fn alternatives(schema: &Value) -> impl Iterator<Item = &Value> {
    std::iter::once(schema).chain(schema["oneOf"].as_array().into_iter().flatten())
}

/// What a schema takes; none where it is an object of its own.
fn kind(key: &str, schema: &Value, parts: &[(String, Value)]) -> Option<AskKind> {
    let is = |kind: &str| {
        let kinds = &schema["type"];
        kinds == kind || kinds.as_array().is_some_and(|kinds| kinds.iter().any(|one| one == kind))
    };
    match () {
        _ if is("boolean") => Some(AskKind::Switch),
        _ if is("integer") && key.ends_with(MILLISECONDS) => Some(AskKind::Time),
        _ if is("integer") => Some(AskKind::Number),
        _ if is("number") => Some(AskKind::Fraction),
        _ if is("string") => Some(match schema["enum"].as_array() {
            Some(words) => {
                AskKind::Choice(words.iter().filter_map(Value::as_str).map(String::from).collect())
            }
            None => AskKind::Word,
        }),
        _ if is("array") => match kind(key, &schema["items"], parts)? {
            AskKind::Number => Some(AskKind::Numbers),
            AskKind::Word => Some(AskKind::Words),
            _ => None,
        },
        _ => {
            let name = alternatives(schema).find_map(|one| one["$ref"].as_str())?.rsplit('/').next()?;
            let (_, part) = parts.iter().find(|(known, _)| known == name)?;
            kind(key, part, &[])
        }
    }
}
