//! The socket on which the studio thinks, and what happens when the client goes away.

use crate::common::running::{Running, Socket};
use crate::common::{changed, limits};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::Write;
use std::net::TcpStream;
use std::time::Duration;
use studio::ServerLimits;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

/// Longer than any wait of a test: what ends a search is not the time.
const NEVER: Duration = Duration::from_secs(3600);
/// How long a test waits for what must come, on a machine however busy.
const PATIENCE: Duration = Duration::from_secs(300);

/// One thinker, so that a search that was not stopped is in the way of the next.
fn one_thinker() -> ServerLimits {
    ServerLimits { running: 1, patience: PATIENCE, ..limits() }
}

fn think(ask: Value) -> Message {
    let place = json!({ "game": "draughts" });
    Message::text(json!({ "type": "think", "place": place, "think": ask }).to_string())
}

async fn next(socket: &mut Socket) -> Value {
    loop {
        let message = tokio::time::timeout(PATIENCE, socket.next()).await.expect("in time");
        if let Message::Text(text) = message.expect("the socket is open").unwrap() {
            return serde_json::from_str(&text).unwrap();
        }
    }
}

/// The last message about a search, and the number of depths before it.
async fn until_the_end(socket: &mut Socket) -> (Value, usize) {
    let mut depths = 0;
    loop {
        let told = next(socket).await;
        match told["type"].as_str().unwrap() {
            "progress" => depths += 1,
            "tick" | "queued" => {}
            _ => return (told, depths),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn thinking_tells_every_depth_and_then_the_answer() {
    let studio = Running::start(limits());
    let mut socket = studio.socket().await;
    socket.send(think(json!({ "depth": 6 }))).await.unwrap();
    let (last, depths) = until_the_end(&mut socket).await;
    assert_eq!((last["type"].as_str(), last["view"]["depth"].as_u64()), (Some("done"), Some(6)));
    assert!(depths >= 5 && last["view"]["best"].is_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn stop_brings_the_answer_at_once_and_the_socket_goes_on() {
    let studio = Running::start(changed(one_thinker(), |questions| questions.think_time = NEVER));
    let mut socket = studio.socket().await;
    socket.send(think(json!({}))).await.unwrap();
    while next(&mut socket).await["type"] != "tick" {}
    socket.send(Message::text(r#"{"type":"stop"}"#)).await.unwrap();
    let (last, _) = until_the_end(&mut socket).await;
    assert_eq!(last["type"], "done");
    socket.send(think(json!({ "depth": 2 }))).await.unwrap();
    assert_eq!(until_the_end(&mut socket).await.0["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_refused_in_words_and_the_socket_stays_open() {
    let studio = Running::start(limits());
    let mut socket = studio.socket().await;
    let nonsense = [
        "",
        "x",
        "{}",
        r#"{"type":"fly"}"#,
        r#"{"type":"think"}"#,
        r#"{"type":"think","place":{"game":"go"}}"#,
    ];
    for text in nonsense {
        socket.send(Message::text(text)).await.unwrap();
        let (told, _) = until_the_end(&mut socket).await;
        assert!(told["type"] == "error" && told["error"].as_str().unwrap().len() > 5, "{text}: {told}");
    }
    socket.send(think(json!({ "depth": 1 }))).await.unwrap();
    assert_eq!(until_the_end(&mut socket).await.0["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_socket_stops_its_search() {
    let limits = changed(one_thinker(), |questions| questions.think_time = NEVER);
    let studio = Running::start(limits);
    let mut gone = studio.socket().await;
    gone.send(think(json!({}))).await.unwrap();
    while next(&mut gone).await["type"] != "tick" {}
    drop(gone);
    let mut socket = studio.socket().await;
    socket.send(think(json!({ "depth": 1 }))).await.unwrap();
    assert_eq!(until_the_end(&mut socket).await.0["type"], "done");
}

/// Every request that may take long: where, and what.
fn long_requests() -> Vec<(&'static str, Value)> {
    let chess = json!({ "game": "chess" });
    let deep = |algorithm: &str| json!({ "algorithm": algorithm, "depth": 40 });
    let large = json!({ "game": "mnk", "options": { "columns": 20, "rows": 20, "k": 5 } });
    let ordered = json!({ "algorithm": "alphabeta", "depth": 9, "order": true });
    let unsolved = json!({ "game": "mnk", "options": { "columns": 9, "rows": 9, "k": 5 } });
    let mut requests = vec![
        ("search", json!({ "place": chess, "search": deep("minimax") })),
        ("search", json!({ "place": chess, "search": deep("pvs"), "tree": {} })),
        ("search", json!({ "place": large, "search": ordered, "tree": {} })),
        ("search", json!({ "place": { "game": "pacman" }, "search": deep("expectimax") })),
        ("solve", json!({ "place": unsolved, "all_moves": true })),
    ];
    for format in ["png", "pdf", "svg", "html"] {
        requests.push(("export", json!({ "place": chess, "format": format, "search": deep("minimax") })));
    }
    requests
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_connection_stops_its_work() {
    let limits = changed(one_thinker(), |questions| questions.search_time = NEVER);
    let studio = Running::start(limits);
    let after = ["", "too much", "GET / HTTP/1.1\r\n"];
    for ((route, body), after) in long_requests().into_iter().zip(after.into_iter().cycle()) {
        leave(&studio, route, &body.to_string(), after).await;
        let mut socket = studio.socket().await;
        socket.send(think(json!({ "depth": 1 }))).await.unwrap();
        assert_eq!(until_the_end(&mut socket).await.0["type"], "done", "{route} {body}{after}");
    }
}

/// Asks for something, says more than that, and goes away while it is worked on.
async fn leave(studio: &Running, route: &str, body: &str, after: &str) {
    let mut gone = TcpStream::connect(studio.address).unwrap();
    let head = format!(
        "POST /api/{route} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    gone.write_all((head + body + after).as_bytes()).unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_sockets_are_refused() {
    let studio = Running::start(ServerLimits { sockets: 1, ..limits() });
    let _first = studio.socket().await;
    let second = connect_async(format!("ws://{}/api/think", studio.address)).await;
    assert!(second.unwrap_err().to_string().contains("503"));
}

/// Nodes of a thought to a depth under a name, and its expected line.
async fn nodes(
    socket: &mut Socket,
    game: &str,
    moves: &[Value],
    depth: u32,
    memory: &str,
) -> (u64, Vec<Value>) {
    let place = json!({ "game": game, "moves": moves });
    let said = json!({ "type": "think", "place": place, "think": { "depth": depth }, "memory": memory });
    socket.send(Message::text(said.to_string())).await.unwrap();
    let (last, _) = until_the_end(socket).await;
    assert_eq!(last["type"], "done", "{last}");
    let line = last["view"]["lines"][0]["moves"].as_array().unwrap().clone();
    (last["view"]["nodes"].as_u64().unwrap(), line)
}

/// Not in every search: another order of moves may cost more than the memory saves. In all games together it pays.
#[tokio::test(flavor = "multi_thread")]
async fn the_second_move_costs_less_under_the_same_name() {
    let studio = Running::start(changed(limits(), |questions| questions.think_time = NEVER));
    let mut socket = studio.socket().await;
    let (mut kept, mut forgotten) = (0, 0);
    for (game, depth) in [("draughts", 13), ("chess", 10), ("reversi", 10)] {
        let (_, line) = nodes(&mut socket, game, &[], depth, "tab").await;
        // another socket: the name is what counts
        socket = studio.socket().await;
        let (with, _) = nodes(&mut socket, game, &line[..2], depth, "tab").await;
        let (without, _) = nodes(&mut socket, game, &line[..2], depth, game).await;
        kept += with;
        forgotten += without;
    }
    assert!(kept * 10 < forgotten * 8, "{kept} nodes, {forgotten} without memory");
}

/// A name is no promise that the same player asks.
#[tokio::test(flavor = "multi_thread")]
async fn another_player_under_the_same_name_thinks_afresh() {
    let studio = Running::start(changed(limits(), |questions| questions.think_time = NEVER));
    let mut socket = studio.socket().await;
    let mut found = Vec::new();
    for (game, eval, memory) in [
        ("draughts", "material", "fresh"),
        ("draughts", "playing", "tab"),
        ("draughts", "material", "tab"),
        ("chess", "tapered", "new"),
        ("chess", "tapered", "tab"),
    ] {
        let think = json!({ "depth": 7, "eval": { "preset": eval } });
        let said = json!({ "type": "think", "place": { "game": game }, "think": think, "memory": memory });
        socket.send(Message::text(said.to_string())).await.unwrap();
        let (last, _) = until_the_end(&mut socket).await;
        assert_eq!(last["type"], "done", "{last}");
        found.push(last["view"]["nodes"].clone());
    }
    assert_eq!((&found[2], &found[4]), (&found[0], &found[3]), "{found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_memory_without_room_or_with_a_long_name_is_not_kept() {
    let studio = Running::start(changed(limits(), |questions| {
        (questions.memory_mib, questions.think_time) = (10, NEVER)
    }));
    let mut socket = studio.socket().await;
    let (first, line) = nodes(&mut socket, "draughts", &[], 9, "tab").await;
    let (again, _) = nodes(&mut socket, "draughts", &[], 9, "tab").await;
    assert_eq!(first, again, "the table of 16 MiB is too large to be kept");
    assert!(!line.is_empty());
    let said = json!({ "type": "think", "place": { "game": "draughts" }, "memory": "x".repeat(65) });
    socket.send(Message::text(said.to_string())).await.unwrap();
    let (told, _) = until_the_end(&mut socket).await;
    assert_eq!(told["error"], "a memory's name of 65 bytes: expected at most 64");
}
