//! `GET /api`: what the studio can be asked, as an OpenAPI description.

use axum::http::header;
use axum::response::IntoResponse;

/// The description, written by hand; a test holds it to the routes.
pub const DESCRIPTION: &str = include_str!("openapi.json");

/// Answers with the description.
pub async fn describe() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION)
}
