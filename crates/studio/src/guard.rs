//! Who may ask: only the studio's own page, under the studio's own name.
//!
//! A page of another site must not drive the studio. Its requests carry that site's `Origin`; and a site that points
//! its own name at this machine is found out by the `Host` header.

use crate::reply::Refusal;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;

/// The page loads nothing from elsewhere and nobody frames it.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; \
                      connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Lets a request pass if it comes from the studio's own page or from no page at all.
pub async fn same_origin(State(listening): State<IpAddr>, request: Request, next: Next) -> Response {
    let mut response = match check(request.headers(), listening) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn check(headers: &HeaderMap, listening: IpAddr) -> Result<(), Refusal> {
    let host = text(headers, header::HOST);
    if !is_ours(host_name(host), listening) {
        return Err(stranger("host", host, "the studio's own address, such as 127.0.0.1"));
    }
    match headers.get(header::ORIGIN) {
        None => Ok(()),
        Some(origin) if origin.as_bytes() == format!("http://{host}").as_bytes() => Ok(()),
        Some(_) => Err(stranger("origin", text(headers, header::ORIGIN), &format!("http://{host}"))),
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// The host without its port. Through a tunnel the port may differ.
fn host_name(host: &str) -> &str {
    let end_of_address = host.rfind(']').unwrap_or(0);
    let port = host[end_of_address..].find(':').map_or(host.len(), |colon| end_of_address + colon);
    host[..port].trim_start_matches('[').trim_end_matches(']')
}

fn is_ours(name: &str, listening: IpAddr) -> bool {
    let address: Option<IpAddr> = name.parse().ok();
    name.eq_ignore_ascii_case("localhost") || address.is_some_and(|a| a.is_loopback() || a == listening)
        // Listening on all addresses, any address of the machine is ours; names are not.
        || (listening.is_unspecified() && address.is_some())
}

fn stranger(what: &str, given: &str, expected: &str) -> Refusal {
    let given: String = given.chars().take(60).collect();
    Refusal::new(StatusCode::FORBIDDEN, format!("bad {what} '{given}': expected {expected}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn check_headers(host: &str, origin: Option<&str>, good: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        let listening = IpAddr::V4(Ipv4Addr::LOCALHOST);
        assert_eq!(check(&headers, listening).is_ok(), good, "{host} {origin:?}");
    }

    #[test]
    fn only_our_own_page_may_ask() {
        check_headers("127.0.0.1:7878", None, true);
        check_headers("localhost:7878", Some("http://localhost:7878"), true);
        check_headers("[::1]:7878", Some("http://[::1]:7878"), true);
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
    fn on_all_addresses_every_address_is_ours_but_no_name() {
        let all = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
        assert!(is_ours("192.168.1.5", all) && !is_ours("evil.example", all));
    }
}
