//! Requests to the studio: any address with any body, and any messages on its socket.

use crate::{check_line, text};
use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use serde_json::Value;
use session::StopFlag;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{LazyLock, mpsc};
use std::time::Duration;
use studio::{Config, Gate, QuestionLimits, ServerLimits, Started, Studio, router, serve};
use tokio::runtime::Runtime;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tower::ServiceExt;

/// Where a studio without a network believes to listen.
const HOST: &str = "127.0.0.1:7878";
/// The methods of requests, by the first byte.
const METHODS: [Method; 3] = [Method::POST, Method::GET, Method::PUT];
/// Messages of one conversation; one search at a time is heard of.
const MAX_MESSAGES: usize = 20;
/// The last message of a conversation: no other error names it.
const LAST: &str = r#"{"type":"the-last-word"}"#;
const LAST_WORD: &str = "the-last-word";
/// Longer than any answer takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().expect("threads"));
static STUDIO: LazyLock<Router> = LazyLock::new(|| {
    router(
        Studio::new(&games::ALL, limits(), None, None),
        Gate { listening: IpAddr::V4(Ipv4Addr::LOCALHOST), token: None, embed_from: Vec::new() },
    )
});

/// Limits that keep every request short.
fn limits() -> ServerLimits {
    let questions = QuestionLimits {
        search_time: Duration::from_millis(100),
        think_time: Duration::from_millis(50),
        table_mib: 1,
        tree_nodes: 5_000,
        ..QuestionLimits::default()
    };
    ServerLimits { questions, ..ServerLimits::default() }
}

/// The first byte is a method, the rest of its line an address, the rest a body.
pub fn studio_api(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let method = METHODS[usize::from(first) % METHODS.len()].clone();
    let end = rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
    let (path, body) = (text(&rest[..end]), rest.get(end + 1..).unwrap_or_default());
    let request = Request::builder().method(method).uri(path.trim()).header(header::HOST, HOST);
    let request = request.header(header::CONTENT_TYPE, "application/json").body(Body::from(body.to_vec()));
    let Ok(request) = request else { return };
    let (status, body) = RUNTIME.block_on(async {
        let response = STUDIO.clone().oneshot(request).await.expect("a router always answers");
        let status = response.status();
        (status, response.into_body().collect().await.expect("a whole body").to_bytes())
    });
    if status.is_success() || status.is_redirection() {
        return;
    }
    assert!(status.is_client_error() || status == StatusCode::SERVICE_UNAVAILABLE, "{status} for {path}");
    // Everything else is the page, and refuses as pages do.
    if path.starts_with("/api/") {
        let body: Value = serde_json::from_slice(&body).unwrap_or_else(|error| panic!("{error}: {path}"));
        check_line(body["error"].as_str().expect("an error in words"));
    }
}

/// Each line is a message on the socket; it stays open and answers the last one.
pub fn studio_socket(bytes: &[u8]) {
    let messages: Vec<String> = text(bytes).lines().take(MAX_MESSAGES).map(String::from).collect();
    RUNTIME.block_on(async {
        let (mut socket, _) = connect_async(format!("ws://{}/api/think", *ADDRESS)).await.expect("a socket");
        for message in messages.into_iter().chain([LAST.into()]) {
            socket.send(Message::text(message)).await.expect("an open socket");
        }
        loop {
            let told = tokio::time::timeout(PATIENCE, socket.next()).await.expect("an answer in time");
            let Message::Text(told) = told.expect("an open socket").expect("a message") else { continue };
            let told: Value = serde_json::from_str(&told).expect("JSON");
            if told["type"] == "error" {
                let error = told["error"].as_str().expect("an error in words");
                check_line(error);
                if error.contains(LAST_WORD) {
                    break;
                }
            }
        }
        // The other side may be quicker to leave.
        let _ = socket.close(None).await;
    });
}

/// A studio on a port of its own, for as long as the process runs.
static ADDRESS: LazyLock<SocketAddr> = LazyLock::new(|| {
    let (tell, told) = mpsc::channel::<Started>();
    let config = Config { port: 0, limits: limits(), ..Config::new(&games::ALL) };
    std::thread::spawn(move || {
        let tell = move |started| tell.send(started).expect("the caller waits");
        serve(config, &StopFlag::default(), tell).expect("a port");
    });
    told.recv().expect("a studio").address
});
