//! Refusals: why there is no answer, in one line that says what is wrong.

use lab::LabError;
use serde::Serialize;
use session::words::one_line;
use session::{SessionError, StopFlag};
use std::collections::BTreeMap;
use utoipa::openapi::{self, Content, Ref, RefOr};
use utoipa::{IntoResponses, ToSchema};

/// A path that is quoted is cut.
const MAX_QUOTED: usize = 60;

/// A question that gets no answer, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    reason: Reason,
    error: String,
}

/// What kind of refusal it is, with the number that HTTP has for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The question makes no sense.
    Bad = 400,
    /// Nothing is asked at this address.
    Unknown = 404,
    /// It makes sense but cannot be carried out.
    Impossible = 422,
    /// The work failed: a bug of ours.
    Failed = 500,
    /// It has to wait for better times.
    Busy = 503,
}

/// Why there is no answer.
#[derive(Serialize, ToSchema)]
pub struct Refused<'a> {
    /// One line: what is wrong, and what was expected.
    error: &'a str,
}

/// The ways to be refused, by the statuses they have.
const REFUSALS: [(&str, &str); 2] = [
    (
        "4XX",
        "Refused. 400: the request makes no sense; 401: the token is missing or wrong; 403: another site's page asks; 408: \
         the request did not come in time; 413: it is too long; 415: it is not JSON; 422: it cannot be carried out.",
    ),
    ("5XX", "No answer. 500: the search failed, a bug of ours; 503: too many ask at the same time."),
];

impl IntoResponses for Refusal {
    fn responses() -> BTreeMap<String, RefOr<openapi::Response>> {
        let refused = || Content::new(Some(Ref::from_schema_name(Refused::name())));
        let response =
            |about| openapi::Response::builder().description(about).content("application/json", refused());
        REFUSALS
            .iter()
            .map(|(status, about)| ((*status).to_owned(), response(*about).build().into()))
            .collect()
    }
}

impl Refusal {
    /// Why: the offending text and what was expected. Whatever is quoted, it becomes one line.
    pub fn new(reason: Reason, error: impl AsRef<str>) -> Refusal {
        Refusal { reason, error: one_line(error.as_ref()) }
    }

    /// What kind of refusal.
    pub fn reason(&self) -> Reason {
        self.reason
    }

    /// One line naming the offending text and what was expected.
    pub fn error(&self) -> &str {
        &self.error
    }

    /// The refusal as JSON.
    pub fn to_json(&self) -> Vec<u8> {
        serde_json::to_vec(&Refused { error: &self.error }).expect("plain data can be written")
    }

    /// A question that makes no sense.
    pub fn bad(error: impl AsRef<str>) -> Refusal {
        Refusal::new(Reason::Bad, error)
    }

    /// A question at an address where nothing is asked.
    pub fn unknown(path: &str) -> Refusal {
        let path: String = path.chars().take(MAX_QUOTED).collect();
        let error = format!("no such address '{path}': expected one of those that /api describes");
        Refusal::new(Reason::Unknown, error)
    }

    /// A question that makes sense but cannot be carried out.
    pub fn impossible(error: impl AsRef<str>) -> Refusal {
        Refusal::new(Reason::Impossible, error)
    }

    /// A question that has to wait for better times.
    pub fn busy(error: impl AsRef<str>) -> Refusal {
        Refusal::new(Reason::Busy, error)
    }

    /// A number above what is allowed.
    pub fn too_much(what: &str, asked: impl std::fmt::Display, most: impl std::fmt::Display) -> Refusal {
        Refusal::bad(format!("{what} {asked} is too much: expected at most {most}"))
    }
}

/// Ends work whose answer is no longer wanted.
pub fn still_wanted(stop: &StopFlag) -> Result<(), Refusal> {
    match stop.is_abandoned() {
        true => Err(Refusal::impossible("stopped: the client has left")),
        false => Ok(()),
    }
}

impl From<SessionError> for Refusal {
    fn from(error: SessionError) -> Refusal {
        match error {
            SessionError::Stopped { .. } => Refusal::impossible(error.to_string()),
            _ => Refusal::bad(error.to_string()),
        }
    }
}

impl From<draw::DrawError> for Refusal {
    fn from(error: draw::DrawError) -> Refusal {
        match error {
            draw::DrawError::UnknownFormat(_) => Refusal::bad(error.to_string()),
            _ => Refusal::impossible(error.to_string()),
        }
    }
}

impl From<LabError> for Refusal {
    fn from(error: LabError) -> Refusal {
        match error {
            error if error.is_stop() => Refusal::impossible("stopped before anything was found"),
            LabError::Bench(error) => error.into(),
            LabError::Draw(error) => error.into(),
            error => Refusal::bad(error.to_string()),
        }
    }
}
