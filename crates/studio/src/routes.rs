//! The addresses of the studio: those of the desk, its sockets, and the page.

use crate::body;
use crate::conversation;
use crate::guard::Gate;
use crate::reply::{Rejection, respond};
use crate::state::{SharedStudio, Studio};
use crate::{embed, guard, page};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use desk::{ADDRESSES, QuestionForm, Refusal, TOPICS};
use std::sync::Arc;
use tower_http::compression::CompressionLayer;

/// The routes for clients that pass the gate.
pub fn router(studio: Studio, gate: Gate) -> Router {
    let studio: SharedStudio = Arc::new(studio);
    let mut whole = Router::new();
    if !gate.embed_from.is_empty() {
        whole = whole.route(guard::EMBED, get(embed::embed).layer(CompressionLayer::new()));
    }
    whole
        .with_state(Arc::clone(&studio))
        .merge(api(studio))
        .method_not_allowed_fallback(wrong_method)
        .fallback_service(get(page::file).layer(CompressionLayer::new()))
        .layer(from_fn_with_state(gate, guard::pass))
}

/// The requests of programs.
fn api(studio: SharedStudio) -> Router {
    let mut api = Router::new().route("/", get(describe));
    for address in &ADDRESSES {
        let most = DefaultBodyLimit::max(studio.limits.body_of(address.form));
        let answered = match address.form {
            QuestionForm::Query => get(look),
            QuestionForm::Json | QuestionForm::Nodes | QuestionForm::Tree => post(ask),
        };
        api = api.route(address.path, answered.layer(most));
    }
    for topic in &TOPICS {
        api =
            api.route(topic.path, get(async move |state, upgrade| conversation::open(topic, state, upgrade)));
    }
    let api = api.fallback(unknown).method_not_allowed_fallback(wrong_method);
    let whole = Router::new().nest("/api", api).route("/api/", get(describe));
    whole.with_state(studio)
}

/// Says what can be asked.
async fn describe() -> Response {
    respond(Ok(desk::describe()))
}

/// Answers a question that is an address alone.
async fn look(State(studio): State<SharedStudio>, uri: Uri) -> Response {
    answer(&studio, uri.path(), uri.query().unwrap_or_default().to_owned().into()).await
}

/// Answers a question in JSON.
async fn ask(State(studio): State<SharedStudio>, request: Request) -> Response {
    let path = request.uri().path().to_owned();
    match body::whole(request, &studio).await {
        Ok(json) => answer(&studio, &path, json).await,
        Err(rejection) => rejection.into_response(),
    }
}

/// The studio's own answer, or that of a child that runs scripts.
async fn answer(studio: &SharedStudio, path: &str, said: Bytes) -> Response {
    if let Some(cages) = &studio.cages
        && let Some(answer) = cages.answer(path, &said).await
    {
        return answer;
    }
    respond(studio.answer(path, &said).await)
}

async fn unknown(uri: Uri) -> Rejection {
    Refusal::unknown(uri.path()).into()
}

async fn wrong_method(method: Method, uri: Uri) -> Rejection {
    let error = format!("bad method '{method}' for '{}': /api says which is expected", uri.path());
    Rejection::new(StatusCode::METHOD_NOT_ALLOWED, error)
}
