//! Answers and refusals as HTTP has them.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use desk::{Answered, JSON, Refusal};

/// A request that gets no answer: a refusal, and the status it has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rejection {
    status: StatusCode,
    refusal: Refusal,
}

impl Rejection {
    /// One that only a server knows. Whatever is quoted, it becomes one line.
    pub fn new(status: StatusCode, error: impl AsRef<str>) -> Rejection {
        Rejection { status, refusal: Refusal::bad(error) }
    }

    /// The page that says why, for a reader of words.
    pub fn into_words(self) -> Response {
        (self.status, self.refusal.error().to_owned()).into_response()
    }
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Rejection {
        let status = StatusCode::from_u16(refusal.reason() as u16).expect("reasons are statuses");
        Rejection { status, refusal }
    }
}

impl IntoResponse for Rejection {
    fn into_response(self) -> Response {
        (self.status, [(header::CONTENT_TYPE, JSON)], self.refusal.to_json()).into_response()
    }
}

/// An answer, or why there is none.
pub fn respond(answer: Result<Answered, Refusal>) -> Response {
    match answer {
        Ok(Answered { kind, file, bytes }) => build_response(StatusCode::OK, kind, file.as_deref(), bytes),
        Err(refusal) => Rejection::from(refusal).into_response(),
    }
}

/// Bytes of a kind, to be saved under a name if there is one. A name that no header can have is left out.
pub fn build_response(
    status: StatusCode,
    kind: &'static str,
    file: Option<&str>,
    bytes: Vec<u8>,
) -> Response {
    let mut response = (status, [(header::CONTENT_TYPE, kind)], bytes).into_response();
    let saved = file.map(|file| HeaderValue::try_from(format!("attachment; filename=\"{file}\"")));
    if let Some(Ok(saved)) = saved {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, saved);
    }
    response
}
