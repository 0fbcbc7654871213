//! How long work goes on after its client went away: `cargo run --release -p studio --example stops -- [TIMES]`.
//!
//! The studio has one thinker. A client asks for something long and leaves, after a time that differs from round to
//! round; then a small search is asked for, which is answered when the thinker is free. What that search takes alone is
//! taken off.
#![allow(clippy::print_stdout, reason = "an example speaks")]

use serde_json::{Value, json};
use session::StopFlag;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use studio::{Config, ServerLimits, serve};

/// Rounds for each request.
const TIMES: u32 = 12;

/// Clients leave after this long, and this much later in each round: in the midst of searching, drawing and writing.
const FIRST_LEAVE: Duration = Duration::from_millis(100);
const LATER: Duration = Duration::from_millis(170);

fn requests() -> Vec<(&'static str, &'static str, Value)> {
    let chess = json!({ "game": "chess" });
    let large = json!({ "game": "mnk", "options": { "columns": 20, "rows": 20, "k": 5 } });
    let nine = json!({ "game": "mnk", "options": { "columns": 9, "rows": 9, "k": 5 } });
    let rooks = json!({ "game": "chess", "position": "8/8/8/4k3/8/8/8/KR6 w - - 0 1" });
    let deep = |algorithm: &str| json!({ "algorithm": algorithm, "depth": 40 });
    // a large tree that is found in a moment, so that clients leave while it is drawn
    let small = json!({ "game": "mnk" });
    let four = json!({ "algorithm": "minimax", "depth": 4 });
    let export = |format: &str, boards: bool| json!({ "place": small, "format": format, "boards": boards, "search": four, "tree": { "max_nodes": 49_000 } });
    vec![
        ("search, minimax", "search", json!({ "place": chess, "search": deep("minimax") })),
        (
            "search, minimax, 250,000 nodes recorded",
            "search",
            json!({ "place": small, "search": four, "tree": {} }),
        ),
        ("search, playing search", "search", json!({ "place": chess, "search": deep("pvs"), "tree": {} })),
        (
            "search, 20x20 board, moves ordered by value",
            "search",
            json!({ "place": large, "search": { "depth": 9, "order": true }, "tree": {} }),
        ),
        ("search, Pac-Man", "search", json!({ "place": { "game": "pacman" }, "search": deep("expectimax") })),
        ("solve, 9x9 board", "solve", json!({ "place": nine, "all_moves": true })),
        ("solve, rook ending", "solve", json!({ "place": rooks, "all_moves": true })),
        ("exercise", "exercise", json!({ "place": chess, "search": { "depth": "end" } })),
        (
            "export, PNG",
            "export",
            json!({ "place": small, "format": "png", "search": four, "show_depth": 2 }),
        ),
        ("export, PDF of 49,000 nodes", "export", export("pdf", false)),
        ("export, PDF with boards", "export", export("pdf", true)),
        ("export, SVG", "export", export("svg", false)),
        ("export, HTML", "export", export("html", false)),
        ("export, JSON", "export", export("json", false)),
    ]
}

fn send(address: SocketAddr, route: &str, body: &Value) -> std::io::Result<TcpStream> {
    let mut stream = TcpStream::connect(address)?;
    let body = body.to_string();
    let head = format!(
        "POST /api/{route} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes())?;
    Ok(stream)
}

/// How long a small search takes, the wait for its turn included.
fn small_search(address: SocketAddr) -> std::io::Result<Duration> {
    let started = Instant::now();
    let body = json!({ "place": { "game": "mnk" }, "search": { "depth": 1 } });
    let mut answer = Vec::new();
    send(address, "search", &body)?.read_to_end(&mut answer)?;
    assert!(answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer));
    Ok(started.elapsed())
}

/// How long the thinker stays busy after the client left, in milliseconds.
fn stop_ms(address: SocketAddr, route: &str, body: &Value, leave: Duration) -> std::io::Result<f64> {
    let alone = small_search(address)?;
    let gone = send(address, route, body)?;
    std::thread::sleep(leave);
    drop(gone);
    Ok(small_search(address)?.saturating_sub(alone).as_secs_f64() * 1000.0)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let times = std::env::args().nth(1).map_or(Ok(TIMES), |text| text.parse())?;
    let stop = StopFlag::default();
    let (tell, told) = mpsc::channel();
    let flag = stop.clone();
    let limits = ServerLimits { running: 1, ..ServerLimits::default() };
    let config = Config { port: 0, limits, ..Config::new(&games::ALL) };
    let server = std::thread::spawn(move || {
        serve(config, &flag, |started| tell.send(started.address).expect("the caller waits"))
    });
    let address = told.recv()?;
    println!("{:<46} {:>10} {:>10}", "left behind", "median ms", "longest ms");
    for (name, route, body) in requests() {
        let mut waits = Vec::new();
        for round in 0..times {
            waits.push(stop_ms(address, route, &body, FIRST_LEAVE + LATER * round)?);
        }
        waits.sort_by(f64::total_cmp);
        println!("{name:<46} {:>10.0} {:>10.0}", waits[waits.len() / 2], waits[waits.len() - 1]);
    }
    stop.raise();
    server.join().expect("the studio did not crash")?;
    Ok(())
}
