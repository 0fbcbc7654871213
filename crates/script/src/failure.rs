//! What went wrong in a script, and where.

use rquickjs::{CaughtError, Ctx, Error};

/// A longer message is cut: it is one line.
const MAX_MESSAGE: usize = 300;

/// Why a script was refused or stopped.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{}{}{message}{}", file, AtLine(*.place), InFile(.inside), AtPosition(.position))]
pub struct Failure {
    /// The script's name.
    pub file: String,
    /// Line and column, counted from 1, where they are known.
    pub place: Option<(u32, u32)>,
    /// The function that failed, such as "term 'men'".
    pub inside: Option<String>,
    /// What went wrong.
    pub message: String,
    /// The position it was looking at.
    pub position: Option<String>,
}

struct AtLine(Option<(u32, u32)>);
struct InFile<'a>(&'a Option<String>);
struct AtPosition<'a>(&'a Option<String>);

impl std::fmt::Display for AtLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Some((line, column)) => write!(f, " line {line}, column {column}: "),
            None => write!(f, ": "),
        }
    }
}

impl std::fmt::Display for InFile<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.as_ref().map_or(Ok(()), |inside| write!(f, "{inside}: "))
    }
}

impl std::fmt::Display for AtPosition<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.as_ref().map_or(Ok(()), |position| write!(f, " (at {position})"))
    }
}

impl Failure {
    /// A failure without a place.
    pub fn new(file: &str, message: impl Into<String>) -> Failure {
        let message = search::quoted(&message.into(), MAX_MESSAGE);
        Failure { file: file.into(), place: None, inside: None, message, position: None }
    }

    /// What an interpreter threw.
    pub(crate) fn caught(ctx: &Ctx<'_>, file: &str, error: Error) -> Failure {
        match CaughtError::from_error(ctx, error) {
            CaughtError::Exception(exception) => {
                let message = exception.message().unwrap_or_default();
                let place = exception.stack().and_then(|stack| place_in(&stack, file));
                Failure { place, ..Failure::new(file, message) }
            }
            CaughtError::Value(value) => {
                let thrown = value.as_string().and_then(|text| text.to_string().ok());
                Failure::new(file, thrown.unwrap_or_else(|| format!("threw a {}", value.type_name())))
            }
            CaughtError::Error(error) => Failure::new(file, error.to_string()),
        }
    }
}

/// The first place in the script that a stack names, as in `at f (mine.js:3:14)`.
fn place_in(stack: &str, file: &str) -> Option<(u32, u32)> {
    let place = |line: &str| {
        let (_, after) = line.rsplit_once(&format!("{file}:"))?;
        let mut numbers = after.trim_end_matches(')').split(':').map(str::parse);
        Some((numbers.next()?.ok()?, numbers.next().and_then(Result::ok).unwrap_or(1)))
    };
    stack.lines().find_map(place)
}
