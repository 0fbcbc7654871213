//! Clients that are slow, silent or too many: they are cut off or refused, and other clients notice nothing.

use crate::common::limits;
use crate::common::running::Running;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;
use studio::ServerLimits;

/// Longer than any wait of a test.
const NEVER: Duration = Duration::from_secs(3600);
/// How long a test waits for what must come, on a machine however busy.
const PATIENCE: Duration = Duration::from_secs(300);

const SHORT: Duration = Duration::from_millis(200);

fn connect(studio: &Running) -> TcpStream {
    let stream = TcpStream::connect(studio.address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream
}

fn say(stream: &mut TcpStream, text: &str) {
    stream.write_all(text.as_bytes()).unwrap();
}

/// Everything until the studio closes the connection, which it must do.
fn rest(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    match stream.read_to_end(&mut text) {
        Ok(_) => {}
        Err(error) => assert_eq!(error.kind(), std::io::ErrorKind::ConnectionReset, "{error}"),
    }
    String::from_utf8_lossy(&text).into_owned()
}

fn is_served(studio: &Running) {
    let mut stream = connect(studio);
    say(&mut stream, "GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
    assert!(rest(&mut stream).starts_with("HTTP/1.1 200 "));
}

#[test]
fn a_head_that_does_not_come_ends_the_connection_and_others_are_served() {
    let studio = Running::start(ServerLimits { head_time: SHORT, body_time: NEVER, ..limits() });
    let mut silent: Vec<TcpStream> = (0..50).map(|_| connect(&studio)).collect();
    let mut slow: Vec<TcpStream> = (0..50).map(|_| connect(&studio)).collect();
    slow.iter_mut().for_each(|stream| say(stream, "GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "));
    is_served(&studio);
    silent.iter_mut().chain(&mut slow).for_each(|stream| assert_eq!(rest(stream), ""));
    is_served(&studio);
}

#[test]
fn a_body_that_does_not_come_is_refused_in_words() {
    let studio = Running::start(ServerLimits { head_time: NEVER, body_time: SHORT, ..limits() });
    let mut slow = connect(&studio);
    let head = "POST /api/search HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{";
    say(&mut slow, head);
    is_served(&studio);
    let answer = rest(&mut slow);
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("did not come in time: expected all of it within 200ms"), "{answer}");
}

#[test]
fn connections_beyond_the_limit_are_refused_in_words_and_served_when_there_is_room() {
    let studio = Running::start(ServerLimits { connections: 2, head_time: NEVER, ..limits() });
    let mut kept: Vec<TcpStream> = (0..2).map(|_| connect(&studio)).collect();
    for stream in &mut kept {
        say(stream, "GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
        let mut first = [0; 12];
        stream.read_exact(&mut first).unwrap();
        assert_eq!(&first, b"HTTP/1.1 200");
    }
    let mut third = connect(&studio);
    say(&mut third, "GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    let answer = rest(&mut third);
    assert!(
        answer.starts_with("HTTP/1.1 503 ") && answer.contains("2 connections are open already"),
        "{answer}"
    );
    drop(kept);
    let served = || {
        let mut stream = connect(&studio);
        say(&mut stream, "GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
        rest(&mut stream).starts_with("HTTP/1.1 200 ")
    };
    // The studio hears of the closed connections in its own time.
    while !served() {
        std::thread::sleep(Duration::from_millis(10));
    }
}
