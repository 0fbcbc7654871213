//! Plain data that goes into a script and comes out of it.

use rquickjs::{Array, Ctx, Error, Exception, Object, Value};

/// Lists and records may lie this deep in each other.
const MAX_DEPTH: usize = 32;

/// All of them together may have this many items.
const MAX_ITEMS: usize = 10_000;

/// A value without functions in it.
#[derive(Clone, Default, PartialEq, Debug)]
pub enum Data {
    /// `undefined` or `null`.
    #[default]
    Nothing,
    /// Yes or no.
    Bool(bool),
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Data>),
    /// Named values, in the order in which they were given.
    Record(Vec<(String, Data)>),
    /// Any of them, written as JSON: the interpreter reads it quicker than it is put together.
    Json(String),
}

impl Data {
    /// A list of whole numbers, such as squares.
    pub fn numbers(numbers: impl IntoIterator<Item = impl Into<u32>>) -> Data {
        Data::List(numbers.into_iter().map(|number| Data::from(number.into())).collect())
    }

    /// The number it is.
    pub fn number(&self) -> Option<f64> {
        match *self {
            Data::Number(number) => Some(number),
            _ => None,
        }
    }

    /// The text it is.
    pub fn text(&self) -> Option<&str> {
        match self {
            Data::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The list it is.
    pub fn list(&self) -> Option<&[Data]> {
        match self {
            Data::List(list) => Some(list),
            _ => None,
        }
    }

    /// The value of this name in a record.
    pub fn get(&self, name: &str) -> Option<&Data> {
        match self {
            Data::Record(fields) => fields.iter().find(|(known, _)| known == name).map(|(_, data)| data),
            _ => None,
        }
    }

    /// What it is, in one word.
    pub fn kind(&self) -> &'static str {
        match self {
            Data::Nothing => "nothing",
            Data::Bool(_) => "true or false",
            Data::Number(_) => "a number",
            Data::Text(_) => "a text",
            Data::List(_) => "a list",
            Data::Record(_) | Data::Json(_) => "a record",
        }
    }

    pub(crate) fn into_js<'js>(self, ctx: &Ctx<'js>) -> Result<Value<'js>, Error> {
        Ok(match self {
            Data::Nothing => Value::new_undefined(ctx.clone()),
            Data::Bool(yes) => Value::new_bool(ctx.clone(), yes),
            Data::Number(number) => Value::new_number(ctx.clone(), number),
            Data::Text(text) => rquickjs::String::from_str(ctx.clone(), &text)?.into_value(),
            Data::List(list) => {
                let array = Array::new(ctx.clone())?;
                for (index, item) in list.into_iter().enumerate() {
                    array.set(index, item.into_js(ctx)?)?;
                }
                array.into_value()
            }
            Data::Record(fields) => {
                let object = Object::new(ctx.clone())?;
                for (name, data) in fields {
                    object.set(name, data.into_js(ctx)?)?;
                }
                object.into_value()
            }
            Data::Json(json) => ctx.json_parse(json)?,
        })
    }

    /// What a script hands over. It may be large, endless or made to deceive: depth and size have a limit.
    pub(crate) fn from_js<'js>(ctx: &Ctx<'js>, value: &Value<'js>) -> Result<Data, Error> {
        DataReader { ctx, left: MAX_ITEMS }.read(value, 0)
    }
}

/// Reads what a script hands over.
struct DataReader<'a, 'js> {
    ctx: &'a Ctx<'js>,
    /// How many more items may come.
    left: usize,
}

impl<'js> DataReader<'_, 'js> {
    fn read(&mut self, value: &Value<'js>, depth: usize) -> Result<Data, Error> {
        if let Some(number) = value.as_number() {
            return Ok(Data::Number(number));
        }
        if value.is_undefined() || value.is_null() {
            return Ok(Data::Nothing);
        }
        if let Some(yes) = value.as_bool() {
            return Ok(Data::Bool(yes));
        }
        if let Some(text) = value.as_string() {
            return Ok(Data::Text(text.to_string()?));
        }
        if depth > MAX_DEPTH {
            return Err(self.refuse(&format!("values may lie {MAX_DEPTH} deep in each other, not deeper")));
        }
        match value.as_object() {
            Some(object) if value.is_array() => self.read_list(object, depth),
            Some(object) if !value.is_function() => self.read_record(object, depth),
            _ => Err(Exception::throw_type(
                self.ctx,
                &format!(
                    "a {} is no plain value: expected numbers, texts, lists and records",
                    value.type_name()
                ),
            )),
        }
    }

    fn read_list(&mut self, list: &Object<'js>, depth: usize) -> Result<Data, Error> {
        let length: f64 = list.get("length")?;
        let mut items = Vec::new();
        for index in 0..length as u32 {
            self.count()?;
            items.push(self.read(&list.get(index)?, depth + 1)?);
        }
        Ok(Data::List(items))
    }

    fn read_record(&mut self, record: &Object<'js>, depth: usize) -> Result<Data, Error> {
        let mut fields = Vec::new();
        for field in record.props::<String, Value<'js>>() {
            self.count()?;
            let (name, value) = field?;
            fields.push((name, self.read(&value, depth + 1)?));
        }
        Ok(Data::Record(fields))
    }

    fn count(&mut self) -> Result<(), Error> {
        self.left = self
            .left
            .checked_sub(1)
            .ok_or_else(|| self.refuse(&format!("a value may have {MAX_ITEMS} items in all, not more")))?;
        Ok(())
    }

    fn refuse(&self, message: &str) -> Error {
        Exception::throw_range(self.ctx, message)
    }
}

impl From<f64> for Data {
    fn from(number: f64) -> Self {
        Data::Number(number)
    }
}

impl From<u32> for Data {
    fn from(number: u32) -> Self {
        Data::Number(number.into())
    }
}

impl From<usize> for Data {
    fn from(number: usize) -> Self {
        Data::Number(number as f64)
    }
}

impl From<bool> for Data {
    fn from(yes: bool) -> Self {
        Data::Bool(yes)
    }
}

impl From<&str> for Data {
    fn from(text: &str) -> Self {
        Data::Text(text.into())
    }
}

impl From<String> for Data {
    fn from(text: String) -> Self {
        Data::Text(text)
    }
}

impl<T: Into<Data>> From<Vec<T>> for Data {
    fn from(list: Vec<T>) -> Self {
        Data::List(list.into_iter().map(Into::into).collect())
    }
}

/// As a script would write it.
impl std::fmt::Display for Data {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Data::Nothing => f.write_str("undefined"),
            Data::Bool(yes) => write!(f, "{yes}"),
            Data::Number(number) => write!(f, "{number}"),
            Data::Text(text) => write!(f, "{text:?}"),
            Data::Json(json) => f.write_str(json),
            Data::List(list) => {
                f.write_str("[")?;
                for (index, item) in list.iter().enumerate() {
                    write!(f, "{}{item}", if index == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
            Data::Record(fields) => {
                f.write_str("{")?;
                for (index, (name, data)) in fields.iter().enumerate() {
                    write!(f, "{}{name}: {data}", if index == 0 { "" } else { ", " })?;
                }
                f.write_str("}")
            }
        }
    }
}
