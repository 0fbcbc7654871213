//! A started studio: the address it prints opens it, and nothing else does.

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A running studio.
pub struct Studio {
    child: Child,
    /// Host and port.
    pub host: String,
    /// What comes after them in the address.
    path: String,
}

impl Studio {
    /// Starts one on any port.
    pub fn start(arguments: &[&str]) -> Studio {
        let mut child = Command::new(env!("CARGO_BIN_EXE_plywood"))
            .args(["studio", "--port", "0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("an output"));
        let mut lines = output.lines().map_while(Result::ok);
        let address = lines.find_map(|line| line.trim().strip_prefix("http://").map(str::to_owned));
        let address = address.expect("a line with the address");
        let (host, path) = address.split_once('/').expect("an address with a path");
        Studio { child, host: host.into(), path: format!("/{path}") }
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Status and body of an answer.
    pub fn get(&self, path: &str) -> (u16, Vec<u8>) {
        answer(self.send(&format!("GET {path}"), ""))
    }

    /// The same for a route of programs, which is asked something.
    pub fn post(&self, route: &str, body: &Value) -> (u16, Vec<u8>) {
        answer(self.begin(route, body))
    }

    /// The connection of a request whose answer is not yet awaited.
    pub fn begin(&self, route: &str, body: &Value) -> TcpStream {
        self.send(&format!("POST /api/{route}"), &body.to_string())
    }

    fn send(&self, what: &str, body: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.host).expect("the studio listens");
        let (host, length) = (&self.host, body.len());
        let request = format!(
            "{what} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).expect("a request");
        stream
    }

    fn status(&self, path: &str) -> String {
        self.get(path).0.to_string()
    }
}

fn answer(mut stream: TcpStream) -> (u16, Vec<u8>) {
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).expect("an answer");
    let head = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    let body = bytes.split_off(head + 4);
    let status = String::from_utf8_lossy(&bytes).split(' ').nth(1).and_then(|status| status.parse().ok());
    (status.expect("a status"), body)
}

impl Drop for Studio {
    fn drop(&mut self) {
        // It may have ended by itself, which the test has noticed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_printed_address_opens_the_studio() {
    let studio = Studio::start(&[]);
    let token = studio.path.strip_prefix("/?token=").expect("a token in the address");
    assert!(token.len() == 32 && token.bytes().all(|byte| byte.is_ascii_hexdigit()), "{token}");
    assert_eq!(studio.status(&studio.path), "200");
    assert_eq!(studio.status("/api/games"), "401");
    assert_eq!(studio.status(&format!("/api/games?token={token}")), "401");
}

#[test]
fn without_a_token_it_is_open() {
    let studio = Studio::start(&["--no-token"]);
    assert_eq!(studio.path, "/");
    assert_eq!(studio.status("/"), "200");
}
