//! Scripts through a started studio: they run in children, and what they do ends there.
//!
//! The studio itself refuses to run any script, so that every answer to a request with one comes from a child.

use crate::studio::Studio;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tokio_tungstenite::tungstenite::{Message, WebSocket, connect, stream::MaybeTlsStream};

const KINGS: &str = "term('kings', 100, 'kings', p => p.kings(MAX).length - p.kings(MIN).length);";
const FIRST: &str = "function choose(p) { return p.moves()[0]; }";
const GAME: &str = "function start() { return { left: 5, turn: MAX }; }
    function moves(s) { return [1, 2].filter(n => n <= s.left); }
    function play(s, m) { return { left: s.left - m, turn: -s.turn }; }
    function outcome(s) { return s.left === 0 ? -s.turn : undefined; }";

/// Takes memory outside of what the interpreter counts and inside of it, until it is stopped.
const BOMB: &str = "term('x', 1, 'x', p => { let a = [1]; for (let i = 0; i < 28; i++) a = [a, a, a]; p.kings(a); return 1; });";

/// One step that takes hours.
const ENDLESS: &str =
    "term('x', 1, 'x', p => { [].concat({ length: 2**40, [Symbol.isConcatSpreadable]: true }); return 1; });";

/// Nodes of a search to depth 5 from a position of 21 moves: the first is done with, and most are not.
const MANY: u64 = 130_000;

/// Ticks of a process that works: half a second.
const BUSY: u64 = 50;

fn draughts() -> Value {
    json!({ "game": "draughts", "position": "W:WK10,K14:BK1" })
}

fn own_game(text: &str) -> Value {
    json!({ "game": "script", "options": { "text": text } })
}

fn judge(script: &str) -> Value {
    json!({ "place": draughts(), "eval": { "script": script } })
}

/// The processes that a studio has started and that still run.
fn children(studio: &Studio) -> BTreeSet<u32> {
    let parent = studio.id().to_string();
    let is_child = |stat: &str| {
        // The name in brackets may have spaces.
        let mut fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        fields.next().is_some_and(|state| state != "Z") && fields.next() == Some(&parent)
    };
    let processes = std::fs::read_dir("/proc").unwrap().filter_map(|entry| {
        let id: u32 = entry.ok()?.file_name().to_str()?.parse().ok()?;
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        is_child(&stat).then_some(id)
    });
    processes.collect()
}

/// The processor time that a process has taken, in ticks of the system.
fn ticks(id: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    // In user mode and in the kernel.
    fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum()
}

/// Waits until something is true: a test that waits for ever has failed.
fn wait_until(mut is_so: impl FnMut() -> bool) {
    while !is_so() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[test]
fn every_route_answers_a_request_with_a_script() {
    let studio = Studio::start(&["--no-token"]);
    let script = json!({ "script": KINGS });
    let search = json!({ "eval": script, "depth": 2 });
    let agent = json!({ "agent": { "name": "mine.js", "text": FIRST } });
    let own = own_game(GAME);
    let tree = json!({ "parent": [0], "labels": [""], "label": [0] });
    let record = json!({ "place": own, "text": "1 2" });
    let asked = [
        ("position", json!({ "place": own })),
        ("moves", json!({ "place": own })),
        ("eval", judge(KINGS)),
        ("vocabulary", json!({ "place": draughts() })),
        ("vocabulary", json!({ "place": own })),
        ("terms", judge(KINGS)),
        ("search", json!({ "place": draughts(), "search": search, "tree": {} })),
        ("search", json!({ "place": draughts(), "search": agent })),
        ("search", json!({ "place": own, "search": { "depth": 9 } })),
        ("search", json!({ "place": { "game": "script" }, "search": { "depth": 2 } })),
        ("solve", json!({ "place": own })),
        ("ending", json!({ "place": own })),
        ("export", json!({ "place": draughts(), "format": "png", "search": search })),
        ("export", json!({ "place": own, "format": "svg", "search": { "depth": 2 } })),
        ("exercise", json!({ "place": own, "search": { "depth": 2 } })),
    ];
    for (route, body) in asked {
        let (status, answer) = studio.post(route, &body);
        assert_eq!(status, 200, "{route} {body}: {}", String::from_utf8_lossy(&answer));
    }
    // These are refused by the game itself, in a child too.
    for (route, body) in [("record", record), ("truths", json!({ "place": own, "tree": tree }))] {
        let (status, answer) = studio.post(route, &body);
        let answer = String::from_utf8_lossy(&answer).into_owned();
        assert!(status == 200 || (status == 400 && !answer.contains("cage")), "{route}: {answer}");
    }
    let (status, answer) = studio.get("/api/games");
    assert!(status == 200 && String::from_utf8_lossy(&answer).contains("\"script\""));
}

#[test]
fn a_picture_from_a_child_is_the_picture_itself() {
    let studio = Studio::start(&["--no-token"]);
    let body = json!({ "place": own_game(GAME), "format": "png", "search": { "depth": 2 } });
    assert!(studio.post("export", &body).1.starts_with(b"\x89PNG"));
}

#[test]
fn a_script_that_breaks_a_limit_ends_alone_and_in_one_line() {
    let studio = Studio::start(&["--no-token"]);
    assert_eq!(studio.post("eval", &judge(KINGS)).0, 200);
    let (status, answer) = studio.post("eval", &judge(BOMB));
    let said: Value = serde_json::from_slice(&answer).unwrap();
    assert!((400..500).contains(&status), "{status} {said}");
    assert!(!said["error"].as_str().unwrap().contains('\n'));
    assert_eq!(studio.post("eval", &judge(KINGS)).0, 200);
}

#[test]
fn a_child_is_kept_for_its_script_and_for_no_other() {
    let studio = Studio::start(&["--no-token"]);
    assert_eq!(studio.post("eval", &judge(KINGS)).0, 200);
    // The one with the script, and the one that waits for the next.
    wait_until(|| children(&studio).len() == 2);
    let first = children(&studio);
    assert_eq!(studio.post("eval", &judge(KINGS)).0, 200);
    assert_eq!(children(&studio), first);
    assert_eq!(studio.post("eval", &judge(&format!("{KINGS} "))).0, 200);
    wait_until(|| children(&studio).len() == 3);
    assert!(first.is_subset(&children(&studio)));
}

#[test]
fn children_are_few_and_end_with_the_studio() {
    let studio = Studio::start(&["--no-token"]);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    for number in 0..2 * cores + 6 {
        assert_eq!(studio.post("eval", &judge(&format!("{KINGS} // {number}"))).0, 200);
    }
    wait_until(|| children(&studio).len() <= cores + 3);
    let left = children(&studio);
    drop(studio);
    wait_until(|| left.iter().all(|id| std::fs::metadata(format!("/proc/{id}")).is_err()));
}

#[test]
fn a_client_that_leaves_an_endless_step_takes_its_child_along() {
    let studio = Studio::start(&["--no-token"]);
    assert_eq!(studio.post("eval", &judge(KINGS)).0, 200);
    wait_until(|| children(&studio).len() == 2);
    let before = children(&studio);
    let request = studio.begin("eval", &judge(ENDLESS));
    // The spare one runs it: it takes far more time than its start does. Another is the spare one now.
    wait_until(|| children(&studio).len() == 3 && before.iter().any(|&id| ticks(id) > BUSY));
    drop(request);
    wait_until(|| children(&studio).len() == 2);
    assert_eq!(before.difference(&children(&studio)).count(), 1);
    assert_eq!(studio.post("eval", &judge(KINGS)).0, 200);
}

#[test]
fn a_search_with_a_script_runs_under_its_name() {
    let studio = Studio::start(&["--no-token"]);
    let script = "term('moves', 1, 'moves', p => p.moves().length);";
    let search = json!({ "eval": { "script": script }, "depth": 5, "algorithm": "minimax" });
    let place = json!({ "game": "mnk", "position": "xx.../oo.../...../...../..... x" });
    let body = json!({ "place": place, "search": search, "name": "long" });
    std::thread::scope(|scope| {
        let answer = scope.spawn(|| studio.post("search", &body));
        let running = |stop: bool| -> Value {
            serde_json::from_slice(&studio.post("running", &json!({ "name": "long", "stop": stop })).1)
                .unwrap()
        };
        wait_until(|| running(false)["nodes"].as_u64().is_some_and(|nodes| nodes > MANY));
        running(true);
        let (status, answer) = answer.join().unwrap();
        let answer: Value = serde_json::from_slice(&answer).unwrap();
        assert_eq!((status, &answer["unfinished"]), (200, &json!(true)), "{answer}");
    });
    assert_eq!(studio.post("running", &json!({ "name": "long" })).1, b"{\"nodes\":null}");
}

type Socket = WebSocket<MaybeTlsStream<std::net::TcpStream>>;

fn socket(studio: &Studio, path: &str) -> Socket {
    connect(format!("ws://{}/api/{path}", studio.host)).unwrap().0
}

/// The last message about the request, and the kinds of those before.
fn told(socket: &mut Socket, said: &Value) -> (Value, BTreeSet<String>) {
    socket.send(Message::text(said.to_string())).unwrap();
    let mut before = BTreeSet::new();
    loop {
        let Message::Text(text) = socket.read().unwrap() else { continue };
        let told: Value = serde_json::from_str(&text).unwrap();
        match told["type"].as_str().unwrap() {
            "done" | "error" => return (told, before),
            other => before.insert(other.into()),
        };
    }
}

#[test]
fn sockets_think_and_experiment_with_scripts() {
    let studio = Studio::start(&["--no-token"]);
    let mut think = socket(&studio, "think");
    let thought =
        json!({ "type": "think", "place": draughts(), "think": { "eval": { "script": KINGS }, "depth": 4 } });
    let (last, before) = told(&mut think, &thought);
    assert_eq!(last["view"]["depth"], 4, "{last}");
    assert!(before.contains("progress"));
    // The same socket goes on without a script, and with one that breaks a limit.
    let plain = json!({ "type": "think", "place": draughts(), "think": { "depth": 2 } });
    assert_eq!(told(&mut think, &plain).0["type"], "done");
    let bomb =
        json!({ "type": "think", "place": draughts(), "think": { "eval": { "script": BOMB }, "depth": 4 } });
    assert_eq!(told(&mut think, &bomb).0["type"], "error");
    assert_eq!(told(&mut think, &thought).0["type"], "done");
    let players = json!([
        { "name": "mine", "search": { "agent": { "name": "mine.js", "text": FIRST } } },
        { "name": "other", "search": { "depth": 1, "eval": { "script": KINGS } } },
    ]);
    let experiment = json!({ "kind": "match", "place": draughts(), "players": players, "games": 2 });
    let (last, before) =
        told(&mut socket(&studio, "lab"), &json!({ "type": "run", "experiment": experiment }));
    assert_eq!(
        (&last["type"], &last["finding"]["figures"]["games"]),
        (&json!("done"), &json!(2.0)),
        "{last}"
    );
    assert!(before.contains("started"));
}

#[test]
fn stop_and_a_closed_socket_end_a_thought_with_a_script() {
    let studio = Studio::start(&["--no-token"]);
    let endless =
        json!({ "type": "think", "place": { "game": "draughts" }, "think": { "eval": { "script": KINGS } } });
    let mut first = socket(&studio, "think");
    first.send(Message::text(endless.to_string())).unwrap();
    while !first.read().unwrap().to_string().contains("progress") {}
    assert_eq!(told(&mut first, &json!({ "type": "stop" })).0["type"], "done");
    first.send(Message::text(endless.to_string())).unwrap();
    while !first.read().unwrap().to_string().contains("tick") {}
    drop(first);
    // Its child is idle again: as many others as there may be find room.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    for number in 0..cores + 3 {
        assert_eq!(studio.post("eval", &judge(&format!("{KINGS} // {number}"))).0, 200);
    }
}
