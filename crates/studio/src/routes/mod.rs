//! The addresses of the studio. Each file answers one of them.

mod embed;
mod eval;
mod exercise;
mod export;
mod games;
mod lab;
mod layout;
mod openapi;
mod position;
mod record;
mod running;
mod script;
mod search;
mod solve;
mod think;
mod truth;

pub use exercise::Asking;

use crate::conversation::{self, Socket, Talk};
use crate::guard::Gate;
use crate::reply::Refusal;
use crate::state::{Shared, Studio};
use crate::{guard, page};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::compression::CompressionLayer;

/// Everything the studio answers to those whom the gate lets in.
pub fn router(studio: Studio, gate: Gate) -> Router {
    let studio: Shared = Arc::new(studio);
    let mut whole = Router::new();
    if !gate.embed_from.is_empty() {
        whole = whole.route(guard::EMBED, get(embed::embed).layer(CompressionLayer::new()));
    }
    whole
        .with_state(Arc::clone(&studio))
        .merge(api(&studio))
        .method_not_allowed_fallback(wrong_method)
        .fallback_service(get(page::file).layer(CompressionLayer::new()))
        .layer(from_fn_with_state(gate, guard::pass))
}

/// What programs ask, for anybody.
pub fn api(studio: &Shared) -> Router {
    let limits = &studio.limits;
    let api = Router::new()
        .route("/", get(openapi::describe))
        .route("/games", get(games::list))
        .route("/position", post(position::show))
        .route("/moves", post(position::moves))
        .route("/eval", post(eval::explain))
        .route("/vocabulary", post(script::vocabulary))
        .route("/terms", post(script::terms))
        .route("/search", post(search::search))
        .route("/running", post(running::running))
        .route("/solve", post(solve::solve))
        .route("/ending", post(truth::ending))
        .route("/truths", post(truth::truths).layer(DefaultBodyLimit::max(limits.layout_body)))
        .route("/export", post(export::export).layer(DefaultBodyLimit::max(limits.export_body)))
        .route("/exercise", post(exercise::exercise))
        .route("/record", post(record::record))
        .route("/write", post(record::write))
        .route("/layout", post(layout::arrange).layer(DefaultBodyLimit::max(limits.layout_body)))
        .route("/think", get(think::think))
        .route("/lab", get(lab::lab))
        .fallback(unknown)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(limits.body));
    let whole = Router::new().nest("/api", api).route("/api/", get(openapi::describe));
    whole.with_state(Arc::clone(studio))
}

/// Talks on a socket that was opened at an address; at another nothing is said.
pub async fn converse(path: String, socket: impl Socket, studio: Shared) {
    match path.as_str() {
        <think::Told as Talk>::PATH => conversation::converse::<think::Told>(socket, studio).await,
        <lab::LabTold as Talk>::PATH => conversation::converse::<lab::LabTold>(socket, studio).await,
        _ => {}
    }
}

async fn unknown(uri: Uri) -> Refusal {
    let path: String = uri.path().chars().take(60).collect();
    let error = format!("no such address '{path}': expected one of those that /api describes");
    Refusal::new(StatusCode::NOT_FOUND, error)
}

async fn wrong_method(method: Method, uri: Uri) -> Refusal {
    let error = format!("bad method '{method}' for '{}': /api says which is expected", uri.path());
    Refusal::new(StatusCode::METHOD_NOT_ALLOWED, error)
}
