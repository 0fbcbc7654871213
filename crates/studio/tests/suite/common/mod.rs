//! A studio without a network, and questions to it.

pub mod running;
pub mod schema;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use serde_json::Value;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;
use studio::{AccessToken, Gate, QuestionLimits, ServerLimits, Studio, router};
use tower::ServiceExt;

/// Where the studio believes to listen.
pub const HOST: &str = "127.0.0.1:7878";

/// Limits in time that no busy machine reaches: a test of a limit sets its own.
pub fn limits() -> ServerLimits {
    changed(ServerLimits::default(), |questions| {
        questions.search_time = Duration::from_secs(600);
        questions.think_time = Duration::from_secs(600);
    })
}

/// These limits, with others on what one question may ask.
pub fn changed(mut limits: ServerLimits, change: impl FnOnce(&mut QuestionLimits)) -> ServerLimits {
    change(&mut limits.questions);
    limits
}

/// Where a studio runs. Games to their end are deep, so threads have the stack that the server gives them.
pub fn runtime() -> tokio::runtime::Runtime {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.enable_all().thread_stack_size(64 << 20).build().unwrap()
}

/// A studio without data that lets everybody in.
pub fn studio() -> Router {
    guarded(None)
}

/// A studio without data within other limits.
pub fn studio_within(limits: ServerLimits) -> Router {
    router(
        Studio::new(&games::ALL, limits, None, None),
        Gate { listening: IpAddr::V4(Ipv4Addr::LOCALHOST), token: None, embed_from: Vec::new() },
    )
}

/// A studio without data, for those who know the token.
pub fn guarded(token: Option<AccessToken>) -> Router {
    router(
        Studio::new(&games::ALL, limits(), None, None),
        Gate { listening: IpAddr::V4(Ipv4Addr::LOCALHOST), token, embed_from: Vec::new() },
    )
}

/// An answer: its status, its content type and its bytes.
pub struct Answer {
    pub status: StatusCode,
    pub content_type: String,
    pub bytes: Vec<u8>,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// The line of a refusal. Every refusal has exactly one, in an object of its own.
    pub fn error(&self) -> String {
        assert!(
            self.status.is_client_error() || self.status == StatusCode::SERVICE_UNAVAILABLE,
            "{}",
            self.status
        );
        let body = self.json();
        let line = body["error"].as_str().unwrap_or_else(|| panic!("no error in {body}")).to_string();
        assert!(!line.is_empty() && line.chars().count() < 1200, "{line}");
        assert!(!line.contains(|c: char| c.is_control()), "{line:?}");
        line
    }
}

/// Sends a request.
pub async fn send(studio: &Router, request: Request<Body>) -> Answer {
    let response = studio.clone().oneshot(request).await.expect("a router always answers");
    let status = response.status();
    let content_type = response.headers().get(header::CONTENT_TYPE);
    let content_type = content_type.and_then(|value| value.to_str().ok()).unwrap_or_default().to_string();
    let bytes = response.into_body().collect().await.expect("a whole body").to_bytes().to_vec();
    Answer { status, content_type, bytes }
}

pub async fn get(studio: &Router, path: &str) -> Answer {
    send(studio, Request::get(path).header(header::HOST, HOST).body(Body::empty()).unwrap()).await
}

pub async fn post_bytes(studio: &Router, path: &str, bytes: Vec<u8>) -> Answer {
    let request = Request::builder().method(Method::POST).uri(path).header(header::HOST, HOST);
    send(studio, request.header(header::CONTENT_TYPE, "application/json").body(Body::from(bytes)).unwrap())
        .await
}

pub async fn post(studio: &Router, path: &str, body: &Value) -> Answer {
    post_bytes(studio, path, body.to_string().into_bytes()).await
}
