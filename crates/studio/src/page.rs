//! The page itself, as `make page-build` puts it into this crate: part of the program.

use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};

/// Every file of the page: name, kind, contents.
pub const FILES: [(&str, &str, &[u8]); 7] = [
    ("index.html", "text/html; charset=utf-8", include_bytes!("../page/index.html")),
    ("studio.js", "text/javascript; charset=utf-8", include_bytes!("../page/studio.js")),
    ("english.js", "text/javascript; charset=utf-8", include_bytes!("../page/english.js")),
    ("czech.js", "text/javascript; charset=utf-8", include_bytes!("../page/czech.js")),
    ("mirror.js", "text/javascript; charset=utf-8", include_bytes!("../page/mirror.js")),
    ("studio.css", "text/css; charset=utf-8", include_bytes!("../page/studio.css")),
    ("icon.svg", "image/svg+xml", include_bytes!("../page/icon.svg")),
];

const NOT_FOUND: &str = "<!doctype html><title>Not found</title>\
    <p>There is nothing here. <a href=\"/\">To the studio</a></p>";

/// Answers with a file of the page.
pub async fn file(uri: Uri) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    match FILES.iter().find(|(name, ..)| *name == path) {
        // Names stay the same from version to version, so browsers have to ask again.
        Some(&(_, kind, bytes)) => {
            ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], bytes).into_response()
        }
        None => (StatusCode::NOT_FOUND, Html(NOT_FOUND)).into_response(),
    }
}
