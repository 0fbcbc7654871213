//! The page itself, built into the program.

use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};

include!(concat!(env!("OUT_DIR"), "/page_files.rs"));

/// Said when the program was built before the page.
const NOT_BUILT: &str = include_str!("not_built.html");

/// Files under this folder carry a fingerprint in their names and never change.
const FINGERPRINTED: &str = "assets/";

/// Whether the page is part of this program. Without it the studio answers programs only, and says so.
pub fn has_page() -> bool {
    FILES.iter().any(|(name, _)| *name == "index.html")
}

/// Answers with a file of the page.
pub async fn file(uri: Uri) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    match FILES.iter().find(|(name, _)| *name == path) {
        Some((name, bytes)) => found(name, bytes),
        None if path == "index.html" => (StatusCode::OK, Html(NOT_BUILT)).into_response(),
        None => (StatusCode::NOT_FOUND, Html("<!doctype html><title>Not found</title><p>There is nothing here. <a href=\"/\">To the studio</a></p>")).into_response(),
    }
}

fn found(name: &str, bytes: &'static [u8]) -> Response {
    let keep =
        if name.starts_with(FINGERPRINTED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, content_type(name)), (header::CACHE_CONTROL, keep)];
    (headers, bytes).into_response()
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    }
}
