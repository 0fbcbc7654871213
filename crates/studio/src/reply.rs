//! Answers that are refusals: a status and one line that says what is wrong.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use session::words::one_line;
use session::{SessionError, StopFlag};
use std::collections::BTreeMap;
use utoipa::openapi::{self, Content, Ref, RefOr};
use utoipa::{IntoResponses, ToSchema};

/// A request that gets no answer, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    status: StatusCode,
    error: String,
}

/// Why there is no answer.
#[derive(Serialize, ToSchema)]
pub struct Refused {
    /// One line: what is wrong, and what was expected.
    error: String,
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
    pub fn new(status: StatusCode, error: impl AsRef<str>) -> Refusal {
        Refusal { status, error: one_line(error.as_ref()) }
    }

    /// What kind of refusal.
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// One line naming the offending text and what was expected.
    pub fn error(&self) -> &str {
        &self.error
    }

    /// A request that makes no sense.
    pub fn bad(error: impl AsRef<str>) -> Refusal {
        Refusal::new(StatusCode::BAD_REQUEST, error)
    }

    /// A request that makes sense but cannot be carried out.
    pub fn impossible(error: impl AsRef<str>) -> Refusal {
        Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, error)
    }

    /// A request that has to wait for better times.
    pub fn busy(error: impl AsRef<str>) -> Refusal {
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, error)
    }

    /// A number above what the studio allows.
    pub fn too_much(what: &str, asked: impl std::fmt::Display, most: impl std::fmt::Display) -> Refusal {
        Refusal::bad(format!("{what} {asked} is too much: expected at most {most}"))
    }
}

/// An answer that is written already. Large ones are written where they are made, so that nobody else waits meanwhile.
pub struct Written(Vec<u8>);

impl Written {
    /// Writes an answer, unless nobody waits for it.
    pub fn new(answer: &impl Serialize, stop: &StopFlag) -> Result<Written, Refusal> {
        still_wanted(stop)?;
        Ok(Written(serde_json::to_vec(answer).expect("plain data can be written")))
    }
}

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

/// Ends work that nobody waits for.
pub fn still_wanted(stop: &StopFlag) -> Result<(), Refusal> {
    match stop.is_abandoned() {
        true => Err(Refusal::impossible("stopped: nobody waits for the answer")),
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

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(Refused { error: self.error })).into_response()
    }
}
