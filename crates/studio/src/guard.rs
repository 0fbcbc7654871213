//! The clients that may ask: only the studio's own page, under the studio's own name, and clients that know its token.
//!
//! A page of another site must not drive the studio. Its requests carry that site's `Origin`; and a site that points
//! its own name at this machine is found out by the `Host` header. Another user of the machine does not know the token.
//! It comes with the address of the first visit; the page keeps it and sends it with every question. There is no cookie:
//! browsers give cookies to every port of a machine, and so to other people's servers. The files of the page are the same
//! for every client and need no token.

use crate::origin::Origin;
use crate::reply::Rejection;
use crate::token::AccessToken;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv6Addr};

/// The page loads nothing from elsewhere and no site frames it. The one style that may stand in a page itself is that of a
/// report (`crates/draw/src/document/document.css`), by its hash: a report that is opened has the policy of the page that
/// opened it. The browser tests open one and compute the hash again.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; \
                      style-src 'self' 'sha256-+KeAq9ATHLM3CKnevhl1W9lV9Dpsr348jbnYyp0ddPg='; script-src 'self'; \
                      connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Where trees are shown in frames of other sites, which need no token: they have none to give.
pub const EMBED: &str = "/embed";

/// Below it are the questions of pages and programs.
const API: &str = "/api";

/// A page in a frame brings all it needs, and is a stranger to the studio: its script could not ask for anything.
const EMBED_POLICY: &str = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none'; \
                            form-action 'none'; sandbox allow-scripts allow-popups; frame-ancestors";

const HEADERS: [(HeaderName, &str); 3] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

const NO_TOKEN: &str = "no token, or one of an earlier start: open the address that 'plywood studio' printed, \
                        or send its token as 'Authorization: Bearer TOKEN'";

/// What the page says a socket is for. A browser lets a page say nothing else when it opens one, so the token stands beside it.
pub const SOCKET_PROTOCOL: &str = "plywood";

/// Before the token among the protocols of a socket.
const SOCKET_TOKEN: &str = "token.";

/// What a browser loads a page for; pictures and scripts of other sites are none of these.
const PAGES: [&str; 3] = ["document", "iframe", "frame"];

/// The questions to a client.
#[derive(Clone, Debug)]
pub struct Gate {
    /// Where the studio listens.
    pub listening: IpAddr,
    /// What they have to know; nothing if there is none.
    pub token: Option<AccessToken>,
    /// The sites that may show its trees in frames.
    pub embed_from: Vec<Origin>,
}

/// Lets a request pass if it comes from the studio's own page or from no page at all, and knows the token.
pub async fn pass(State(gate): State<Gate>, request: Request, next: Next) -> Response {
    let policy = gate.policy(&request);
    let mut response = match gate.check(&request) {
        Ok(()) => next.run(request).await,
        Err(instead) => *instead,
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    response
}

impl Gate {
    /// The response that is given instead of an answer, if there is one.
    #[doc(hidden)]
    pub fn check(&self, request: &Request) -> Result<(), Box<Response>> {
        let refuse = |rejection: Rejection| Box::new(rejection.into_response());
        let host = self.host(request.headers(), request.uri()).map_err(refuse)?;
        same_origin(request.headers(), host).map_err(refuse)?;
        if self.is_embedded(request) {
            return as_page(request.headers()).map_err(refuse);
        }
        match &self.token {
            Some(token) if is_guarded(request.uri()) => admit(token, request.headers()),
            _ => Ok(()),
        }
    }

    /// Whether a tree is asked for that may be shown in a frame.
    fn is_embedded(&self, request: &Request) -> bool {
        !self.embed_from.is_empty() && request.uri().path() == EMBED && request.method() == Method::GET
    }

    /// What the browser lets a page do, and who may frame it.
    #[doc(hidden)]
    pub fn policy(&self, request: &Request) -> HeaderValue {
        if !self.is_embedded(request) {
            return HeaderValue::from_static(POLICY);
        }
        let sites = self.embed_from.iter().map(|origin| format!(" {origin}")).collect::<String>();
        HeaderValue::try_from(format!("{EMBED_POLICY}{sites}")).expect("origins are plain letters")
    }

    /// The name and port under which we are asked; the name has to be ours, and the only one.
    fn host<'a>(&self, headers: &'a HeaderMap, uri: &Uri) -> Result<&'a str, Rejection> {
        let text = only(headers, &header::HOST).ok_or_else(|| {
            stranger("host", &all(headers, &header::HOST), "one, the studio's own address, such as 127.0.0.1")
        })?;
        let is_said_again = uri.authority().is_some_and(|authority| authority.as_str() != text);
        let is_ours = host_name(text).is_some_and(|name| is_ours(name, self.listening));
        match is_ours && !is_said_again {
            true => Ok(text),
            false => Err(stranger("host", text, "the studio's own address, such as 127.0.0.1")),
        }
    }
}

/// The name of a host without its port. Through a tunnel the port may differ from our own.
pub fn host_name(text: &str) -> Option<&str> {
    match text.rsplit_once(':') {
        // The colons of a bare address in brackets are its own.
        Some((name, port)) if !port.ends_with(']') => is_port(port).then_some(name),
        _ => Some(text),
    }
}

/// Whether a host of this name is the studio's, where it listens on this address.
pub fn is_ours(name: &str, listening: IpAddr) -> bool {
    let address = match name.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
        Some(inside) => inside.parse::<Ipv6Addr>().ok().map(IpAddr::V6),
        None => name.parse().ok().filter(IpAddr::is_ipv4),
    };
    name.eq_ignore_ascii_case("localhost")
        || address.is_some_and(|a| a.is_loopback() || a == listening)
        // Listening on all addresses, any address of the machine is ours; names are not.
        || (listening.is_unspecified() && address.is_some())
}

/// Digits only: a sign, which Rust would read, is no part of a port.
fn is_port(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit()) && text.parse::<u16>().is_ok()
}

fn same_origin(headers: &HeaderMap, host: &str) -> Result<(), Rejection> {
    let expected = format!("http://{host}");
    let is_foreign = |origin: &HeaderValue| origin.as_bytes() != expected.as_bytes();
    match headers.get_all(header::ORIGIN).iter().any(is_foreign) {
        false => Ok(()),
        true => Err(stranger("origin", &all(headers, &header::ORIGIN), &expected)),
    }
}

/// A tree in a frame is a page: a picture or a script of another site must not make the studio search.
fn as_page(headers: &HeaderMap) -> Result<(), Rejection> {
    let foreign =
        texts(headers, &HeaderName::from_static("sec-fetch-dest")).find(|use_of| !PAGES.contains(use_of));
    match foreign {
        None => Ok(()),
        Some(use_of) => Err(stranger("use of a tree", use_of, "a frame or a page")),
    }
}

/// Lets in who brings the token.
fn admit(token: &AccessToken, headers: &HeaderMap) -> Result<(), Box<Response>> {
    if bearer(headers).chain(beside_protocol(headers)).any(|given| token.is(given)) {
        return Ok(());
    }
    let rejection = Rejection::new(StatusCode::UNAUTHORIZED, NO_TOKEN);
    Err(Box::new(([(header::WWW_AUTHENTICATE, "Bearer")], rejection).into_response()))
}

/// Whether a path is more than a file of the page.
fn is_guarded(uri: &Uri) -> bool {
    [API, EMBED].iter().any(|guarded| {
        uri.path().strip_prefix(guarded).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    })
}

fn bearer(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    texts(headers, &header::AUTHORIZATION).filter_map(|text| text.strip_prefix("Bearer "))
}

/// The token that a page sends when it opens a socket.
fn beside_protocol(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    texts(headers, &header::SEC_WEBSOCKET_PROTOCOL)
        .flat_map(|text| text.split(','))
        .filter_map(|protocol| protocol.trim().strip_prefix(SOCKET_TOKEN))
}

fn texts<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> + use<'a> {
    headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok())
}

/// The value of a header that must be there once.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    values.next().filter(|_| values.next().is_none())?.to_str().ok()
}

fn all(headers: &HeaderMap, name: &HeaderName) -> String {
    texts(headers, name).collect::<Vec<_>>().join(", ")
}

fn stranger(what: &str, given: &str, expected: &str) -> Rejection {
    let given: String = given.chars().take(60).collect();
    Rejection::new(StatusCode::FORBIDDEN, format!("bad {what} '{given}': expected {expected}"))
}
