//! Answers that are refusals: a status and one line that says what is wrong.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use workbench::BenchError;
use workbench::words::one_line;

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

impl From<BenchError> for Refusal {
    fn from(error: BenchError) -> Refusal {
        match error {
            BenchError::Stopped { .. } => Refusal::impossible(error.to_string()),
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
