//! Answers that are refusals: a status and one line that says what is wrong.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use session::words::one_line;
use session::{SessionError, StopFlag};

/// A request that gets no answer, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    status: StatusCode,
    error: String,
}

#[derive(Serialize)]
struct Body<'a> {
    error: &'a str,
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
        (self.status, Json(Body { error: &self.error })).into_response()
    }
}
