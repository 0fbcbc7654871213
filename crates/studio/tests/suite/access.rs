//! Access: with the token only, by a browser's way and by a program's way.

use crate::common::running::Running;
use crate::common::{Answer, HOST, guarded, limits, send};
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderName, Request, StatusCode, header};
use studio::{AccessToken, Config};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tower::ServiceExt;

async fn visit(studio: &Router, path: &str, more: Option<(HeaderName, &str)>) -> Answer {
    let mut request = Request::get(path).header(header::HOST, HOST);
    if let Some((name, value)) = more {
        request = request.header(name, value);
    }
    send(studio, request.body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn without_the_token_no_question_is_answered() {
    let studio = guarded(Some(AccessToken::random().unwrap()));
    for path in ["/api", "/api/", "/api/games", "/api/think", "/api/nothing", "/embed"] {
        let answer = visit(&studio, path, None).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{path}");
        assert!(answer.error().contains("open the address that 'plywood studio' printed"), "{path}");
    }
}

#[tokio::test]
async fn the_files_of_the_page_are_the_same_for_everybody_and_set_no_cookie() {
    let token = AccessToken::random().unwrap();
    let studio = guarded(Some(token.clone()));
    for path in ["/", "/index.html", "/studio.js", "/studio.css", &format!("/?token={token}")] {
        let request = Request::get(path).header(header::HOST, HOST).body(Body::empty()).unwrap();
        let response = studio.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert!(!response.headers().contains_key(header::SET_COOKIE), "{path}");
        let answer = visit(&studio, path, None).await;
        assert!(!answer.text().contains(&token.to_string()), "{path} tells the token");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_socket_needs_the_token_too() {
    let token = AccessToken::random().unwrap();
    let config = Config { token: Some(token.clone()), limits: limits(), ..Config::new(&games::ALL) };
    let studio = Running::start_with(config);
    let address = format!("ws://{}/api/think", studio.address);
    let refused = connect_async(&address).await.unwrap_err().to_string();
    assert!(refused.contains("401"), "{refused}");
    let mut request = address.clone().into_client_request().unwrap();
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
    connect_async(request).await.unwrap();
    let mut request = address.into_client_request().unwrap();
    let protocols = format!("plywood, token.{token}").parse().unwrap();
    request.headers_mut().insert("sec-websocket-protocol", protocols);
    let (_, response) = connect_async(request).await.unwrap();
    assert_eq!(response.headers()["sec-websocket-protocol"], "plywood", "the token is not sent back");
}
