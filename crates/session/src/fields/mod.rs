//! What can be said of a search, declared once: its flags on a command line, the keys of a player's text, the keys of JSON
//! and their schema are read from this table, and what differs from the usual is written by it.

mod json;
mod table;
mod value;

use crate::choices::Algorithm;
use crate::request::Request;
pub use json::Requests;
pub use table::{FIELDS, NO_TECHNIQUE};
pub(crate) use value::one_of;
pub use value::{FieldError, FieldKind, FieldValue, FileReader, TextForm, read_time};

/// Which fields stand together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Which search.
    Which,
    /// When it ends.
    Limit,
    /// What judges, or chooses in place of a search.
    Judge,
    /// How a textbook search is run.
    Textbook,
    /// Which best moves a textbook search answers.
    Ties,
    /// How the playing search is run.
    Playing,
    /// What the playing search is tuned by.
    Tuning,
    /// What the playing search answers.
    Lines,
    /// What programs say of the playing search, which people say in other ways.
    Program,
}

impl Group {
    /// Whether it belongs to the player who searches, not to the answer that is wanted.
    pub fn is_players(self) -> bool {
        !matches!(self, Group::Ties | Group::Lines | Group::Program)
    }
}

/// One thing that can be said of a search.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its flag on a command line, and its key in the text of a player.
    pub name: &'static str,
    /// Its key in JSON; none where JSON says it by other fields.
    pub key: Option<&'static str>,
    /// What it takes.
    pub kind: FieldKind,
    /// What it does, in one sentence.
    pub help: &'static str,
    /// Which fields it stands with.
    pub group: Group,
    /// Puts a value into a request.
    pub set: fn(&mut Request, FieldValue) -> Result<(), FieldError>,
    /// The value in a request; none where nothing was said.
    pub get: fn(&Request) -> Option<FieldValue>,
}

impl Field {
    /// What it does, with the names that it takes where there is a table of them.
    pub fn help_text(&self) -> String {
        match self.kind {
            FieldKind::Algorithm => format!("{}: {}", self.help, Algorithm::names()),
            _ => self.help.into(),
        }
    }

    /// What stands for its value in help and messages.
    pub fn value_name(&self) -> &'static str {
        match (self.kind, self.name) {
            (_, "beam") => "K",
            (_, "table") => "MIB",
            (_, "goal") => "GOAL",
            (FieldKind::Decimal { .. }, _) => "NUMBER",
            (FieldKind::Choice(_), _) => "NAME",
            (_, "margins") => "PERCENT",
            (_, "prune") => "RULES",
            (FieldKind::Switch, _) => "yes",
            (FieldKind::Depth, _) => "N|end",
            (FieldKind::Number { .. }, _) => "N",
            (FieldKind::Time, _) => "TIME",
            (FieldKind::Names, _) => "NAMES",
            (FieldKind::Agent, _) => "FILE",
            _ => "NAME",
        }
    }

    /// Whether a search of this request heeds it.
    fn is_heeded(&self, request: &Request) -> bool {
        match self.group {
            Group::Which | Group::Limit | Group::Judge => true,
            Group::Program => request.is_playing(),
            // A variant is a textbook search, which decides the most of it.
            Group::Textbook | Group::Ties if request.variant.is_some() => true,
            _ => request.algorithm.spec().options.contains(&self.name),
        }
    }
}

/// Puts what a text says of a field into a request.
pub fn read(field: &Field, request: &mut Request, text: &str, form: &TextForm<'_>) -> Result<(), FieldError> {
    (field.set)(request, field.kind.read(text, form)?)
}

/// What differs from the usual and is heeded, field by field, as text with names joined by `joint`. What only a file can say
/// has no text.
pub fn differing<'a>(
    fields: &'a [Field],
    request: &Request,
    usual: &Request,
    joint: &str,
) -> Vec<(&'a Field, String)> {
    let differs = |field: &&Field| field.is_heeded(request) && (field.get)(request) != (field.get)(usual);
    let said = fields.iter().filter(differs);
    said.filter_map(|field| Some((field, (field.get)(request)?.text(joint)?))).collect()
}
