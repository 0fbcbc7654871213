//! Who may ask.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderName, StatusCode, header};
use std::net::IpAddr;
use std::net::Ipv4Addr;
use studio::internals::{host_name, is_ours};
use studio::{AccessToken, Gate};

fn gate(token: Option<AccessToken>) -> Gate {
    Gate { listening: IpAddr::V4(Ipv4Addr::LOCALHOST), token, embed_from: Vec::new() }
}

fn status(gate: &Gate, path: &str, headers: &[(HeaderName, &str)]) -> StatusCode {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    let request = request.body(Body::empty()).unwrap();
    gate.check(&request).err().map_or(StatusCode::OK, |response| response.status())
}

fn check_headers(host: &str, origin: Option<&str>, good: bool) {
    let mut headers = vec![(header::HOST, host)];
    headers.extend(origin.map(|origin| (header::ORIGIN, origin)));
    let expected = if good { StatusCode::OK } else { StatusCode::FORBIDDEN };
    assert_eq!(status(&gate(None), "/", &headers), expected, "{host} {origin:?}");
}

#[test]
fn only_our_own_page_may_ask() {
    check_headers("127.0.0.1:7878", None, true);
    check_headers("localhost:7878", Some("http://localhost:7878"), true);
    check_headers("[::1]:7878", Some("http://[::1]:7878"), true);
    check_headers("[::1]", None, true);
    check_headers("LOCALHOST", None, true);
    check_headers("127.0.0.1:7878", Some("http://evil.example"), false);
    check_headers("127.0.0.1:7878", Some("null"), false);
    check_headers("127.0.0.1:7878", Some("https://127.0.0.1:7878"), false);
    check_headers("127.0.0.1:7878", Some("http://127.0.0.1:7879"), false);
    check_headers("evil.example:7878", Some("http://evil.example:7878"), false);
    check_headers("127.0.0.1.evil.example", None, false);
    check_headers("192.168.1.5:7878", None, false);
    check_headers("", None, false);
    check_headers("]:", None, false);
}

#[test]
fn a_host_is_a_name_and_a_port_and_nothing_more() {
    for host in [
        "localhost:evil.com",
        "localhost:",
        "localhost:+80",
        "localhost:99999",
        "localhost:80:80",
        "localhost.",
        "user@localhost",
        "127.0.0.1:7878, evil.example",
        "::1",
        "[127.0.0.1]:80",
        "[::1]evil:80",
        "[[::1]]:80",
        "[::1",
    ] {
        check_headers(host, None, false);
    }
}

#[test]
fn two_hosts_or_origins_are_none() {
    let (ours, evil) = ((header::HOST, "localhost:7878"), (header::HOST, "evil.example"));
    let open = gate(None);
    for hosts in [[ours.clone(), ours.clone()], [ours.clone(), evil.clone()], [evil, ours.clone()]] {
        assert_eq!(status(&open, "/", &hosts), StatusCode::FORBIDDEN);
    }
    assert_eq!(status(&open, "http://evil.example/", std::slice::from_ref(&ours)), StatusCode::FORBIDDEN);
    let origins = ["http://localhost:7878", "http://evil.example"].map(|text| (header::ORIGIN, text));
    let [good, bad] = origins;
    assert_eq!(status(&open, "/", &[ours, good, bad]), StatusCode::FORBIDDEN);
}

#[test]
fn on_all_addresses_every_address_is_ours_but_no_name() {
    let all = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
    let is_ours = |text| host_name(text).is_some_and(|name| is_ours(name, all));
    assert!(is_ours("192.168.1.5:7878") && !is_ours("evil.example"));
}

#[test]
fn trees_in_frames_need_no_token_where_a_site_was_named() {
    let host = [(header::HOST, "127.0.0.1:7878")];
    let closed = gate(Some(AccessToken::random().unwrap()));
    assert_eq!(status(&closed, "/embed?ask=%7B%7D", &host), StatusCode::UNAUTHORIZED);
    let open = Gate { embed_from: vec!["https://example.org".parse().unwrap()], ..closed };
    assert_eq!(status(&open, "/embed?ask=%7B%7D", &host), StatusCode::OK);
    for path in ["/embed/", "/api/games"] {
        assert_eq!(status(&open, path, &host), StatusCode::UNAUTHORIZED, "{path}");
    }
    let loaded_for = |use_of| {
        let dest = (HeaderName::from_static("sec-fetch-dest"), use_of);
        status(&open, "/embed?ask=%7B%7D", &[host[0].clone(), dest])
    };
    for page in ["document", "iframe", "frame"] {
        assert_eq!(loaded_for(page), StatusCode::OK, "{page}");
    }
    for other in ["image", "script", "style", "empty", "object", "embed", "audio"] {
        assert_eq!(loaded_for(other), StatusCode::FORBIDDEN, "{other}");
    }
    let ancestors = |path: &str| {
        let policy = open.policy(&Request::get(path).body(Body::empty()).unwrap());
        policy.to_str().unwrap().split("frame-ancestors ").nth(1).unwrap().to_owned()
    };
    assert_eq!(ancestors("/embed?ask=%7B%7D"), "https://example.org");
    assert_eq!(ancestors("/"), "'none'");
}

#[test]
fn the_token_opens_in_two_ways_and_by_no_cookie() {
    let token = AccessToken::random().unwrap();
    let other = AccessToken::random().unwrap();
    let gate = gate(Some(token.clone()));
    let check = |path: &str, more: Option<(HeaderName, String)>, expected: StatusCode| {
        let mut headers = vec![(header::HOST, "127.0.0.1:7878")];
        headers.extend(more.iter().map(|(name, value)| (name.clone(), value.as_str())));
        assert_eq!(status(&gate, path, &headers), expected, "{path} {more:?}");
    };
    let (inside, outside) = (StatusCode::OK, StatusCode::UNAUTHORIZED);
    for path in ["/api", "/api/games", "/api/think", "/embed"] {
        check(path, None, outside);
        check(path, Some((header::AUTHORIZATION, format!("Bearer {token}"))), inside);
        check(path, Some((header::AUTHORIZATION, format!("Bearer {other}"))), outside);
        let protocols = |token| (header::SEC_WEBSOCKET_PROTOCOL, format!("plywood, token.{token}"));
        check(path, Some(protocols(&token)), inside);
        check(path, Some(protocols(&other)), outside);
        check(path, Some((header::COOKIE, format!("plywood-7878={token}"))), outside);
        check(&format!("{path}?token={token}"), None, outside);
    }
    for path in ["/", "/?token=0", "/studio.js", "/apiary"] {
        check(path, None, inside);
    }
}
