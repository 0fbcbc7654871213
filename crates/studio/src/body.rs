//! The body of a request: JSON, all of it in time.

use crate::reply::Rejection;
use crate::state::SharedStudio;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use desk::quote;

/// The bytes of a body, which have to come in time.
pub async fn whole(request: Request, studio: &SharedStudio) -> Result<Bytes, Rejection> {
    check_type(&request)?;
    let most = studio.limits.body_time;
    let bytes = tokio::time::timeout(most, Bytes::from_request(request, studio)).await;
    let bytes = bytes.map_err(|_| {
        let error = format!("the request did not come in time: expected all of it within {most:?}");
        Rejection::new(StatusCode::REQUEST_TIMEOUT, error)
    })?;
    bytes.map_err(|error| Rejection::new(error.status(), error.body_text()))
}

/// A page of another site can send text without asking, but not JSON.
fn check_type(request: &Request) -> Result<(), Rejection> {
    let given = request.headers().get(header::CONTENT_TYPE).map_or(&b""[..], |value| value.as_bytes());
    let is_json = given.to_ascii_lowercase().starts_with(desk::JSON.as_bytes());
    if is_json {
        return Ok(());
    }
    let given = quote(&String::from_utf8_lossy(given), 1, 1);
    let error = format!("bad content type '{given}': expected application/json");
    Err(Rejection::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, error))
}
