//! Who gets in: those who know the token, by the way a browser takes and by the way a program takes.

use crate::common::running::Running;
use crate::common::{Answer, HOST, guarded, limits, send};
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderName, Request, StatusCode, header};
use studio::{Config, Token};
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
async fn without_the_token_nothing_is_answered_and_the_page_says_where_it_is() {
    let studio = guarded(Some(Token::random().unwrap()));
    for path in ["/", "/index.html", "/studio.js", "/nothing", "/?token=", "/?token=0"] {
        let answer = visit(&studio, path, None).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{path}");
        assert!(answer.text().contains("<code>plywood studio</code> printed"), "{path}: {}", answer.text());
    }
    for path in ["/api", "/api/", "/api/games", "/api/think", "/api/nothing"] {
        let answer = visit(&studio, path, None).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{path}");
        assert!(answer.error().contains("open the address that 'plywood studio' printed"), "{path}");
    }
}

#[tokio::test]
async fn the_first_visit_moves_the_token_into_a_cookie() {
    let token = Token::random().unwrap();
    let studio = guarded(Some(token.clone()));
    let request = Request::get(format!("/?token={token}")).header(header::HOST, HOST);
    let response = studio.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(response.status(), StatusCode::SEE_OTHER);
    assert_eq!(response.headers()[header::LOCATION], "/", "the address loses the token");
    let cookie = response.headers()[header::SET_COOKIE].to_str().unwrap();
    assert_eq!(cookie, format!("plywood-7878={token}; Path=/; HttpOnly; SameSite=Strict"));
    let kept = cookie.split(';').next().unwrap();
    for path in ["/", "/studio.js", "/api/games"] {
        let answer = visit(&studio, path, Some((header::COOKIE, kept))).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert!(!answer.text().contains(&token.to_string()), "{path} tells the token");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_socket_needs_the_token_too() {
    let token = Token::random().unwrap();
    let config = Config { token: Some(token.clone()), limits: limits(), ..Config::new(&games::ALL) };
    let studio = Running::start_with(config);
    let address = format!("ws://{}/api/think", studio.address);
    let refused = connect_async(&address).await.unwrap_err().to_string();
    assert!(refused.contains("401"), "{refused}");
    let mut request = address.into_client_request().unwrap();
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
    connect_async(request).await.unwrap();
}
