//! The body of a request: JSON of one type, or a refusal that says what is wrong with it.

use crate::reply::Refusal;
use crate::state::Shared;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

/// An error quotes at most this many characters of a body.
const MAX_QUOTED: usize = 60;

/// The JSON body of a request that the studio carries out itself. A request with a script never gets to its route: a child
/// answers instead.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Shared> for Asked<T> {
    type Rejection = Response;

    async fn from_request(request: Request, studio: &Shared) -> Result<Self, Response> {
        let path = format!("/api{}", request.uri().path());
        let json = whole(request, studio).await.map_err(Refusal::into_response)?;
        if let Some(cages) = &studio.cages
            && let Some(found) = cages.scripts(&path, &json)
        {
            return Err(cages.ask(&path, json, &found).await);
        }
        read(&json).map(Asked).map_err(Refusal::into_response)
    }
}

/// The bytes of a body, which have to come in time.
async fn whole(request: Request, studio: &Shared) -> Result<Bytes, Refusal> {
    check_type(&request)?;
    let most = studio.limits.body_time;
    let bytes = tokio::time::timeout(most, Bytes::from_request(request, studio)).await;
    let bytes = bytes.map_err(|_| {
        let error = format!("the request did not come in time: expected all of it within {most:?}");
        Refusal::new(StatusCode::REQUEST_TIMEOUT, error)
    })?;
    bytes.map_err(|error| Refusal::new(error.status(), error.body_text()))
}

/// Reads JSON of one type.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refusal> {
    serde_json::from_slice(bytes).map_err(|error| {
        let quoted = quote(&String::from_utf8_lossy(bytes), error.line(), error.column());
        Refusal::bad(format!("bad request near '{quoted}': {error}"))
    })
}

/// A page of another site can send text without asking, but not JSON.
fn check_type(request: &Request) -> Result<(), Refusal> {
    let given = request.headers().get(header::CONTENT_TYPE).map_or(&b""[..], |value| value.as_bytes());
    let is_json = given.to_ascii_lowercase().starts_with(b"application/json");
    if is_json {
        return Ok(());
    }
    let given = quote(&String::from_utf8_lossy(given), 1, 1);
    let error = format!("bad content type '{given}': expected application/json");
    Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, error))
}

/// The text just before a place, clean and short.
fn quote(text: &str, line: usize, column: usize) -> String {
    let line = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let end = line.floor_char_boundary(column.max(MAX_QUOTED / 2));
    let before: Vec<char> = line[..end].chars().rev().take(MAX_QUOTED).collect();
    let clean = |c: char| if c.is_control() { ' ' } else { c };
    before.into_iter().rev().map(clean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(body: &str, expected: &str) {
        assert_eq!(read::<u8>(body.as_bytes()).unwrap_err().error(), expected);
    }

    #[test]
    fn errors_quote_the_body() {
        check(
            "\"x\"",
            "bad request near '\"x\"': invalid type: string \"x\", expected u8 at line 1 column 3",
        );
        check("", "bad request near '': EOF while parsing a value at line 1 column 0");
        check("1\n\u{1b}é", "bad request near ' é': trailing characters at line 2 column 1");
    }
}
