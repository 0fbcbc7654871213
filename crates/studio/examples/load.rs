//! Many clients at once, each starting and stopping searches: `cargo run --release -p studio --example load -- [CLIENTS] [SECONDS]`.
//!
//! Fails unless every question is answered, nothing of the studio crashes, and memory stays where it was after the first
//! quarter of the time.
#![allow(clippy::print_stdout, reason = "an example speaks")]

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use session::StopFlag;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};
use studio::{AccessToken, Config, Started, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// The allocator of the program, whose memory is measured here.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const CLIENTS: usize = 50;
const SECONDS: u64 = 120;

/// No client should ever wait longer than the studio's own patience and a search together.
const PATIENCE: Duration = Duration::from_secs(130);

/// Memory may grow by this share after the first quarter.
const GROWTH: f64 = 1.25;

/// What happened, counted by all clients.
#[derive(Default)]
struct Counts {
    searches: AtomicU64,
    thoughts: AtomicU64,
    stopped: AtomicU64,
    abandoned: AtomicU64,
    refused: AtomicU64,
    unanswered: AtomicU64,
    slowest_ms: AtomicU64,
}

impl Counts {
    fn add(&self, what: &AtomicU64, started: Instant) {
        what.fetch_add(1, Ordering::Relaxed);
        self.slowest_ms.fetch_max(started.elapsed().as_millis() as u64, Ordering::Relaxed);
    }
}

/// A small generator of numbers, so that a run can be repeated.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

fn place(dice: &mut Dice) -> Value {
    match dice.below(4) {
        0 => json!({ "game": "mnk", "position": "5/xxxo1/2o1o/5/5 x" }),
        1 => json!({ "game": "draughts", "position": "W:WK10,K14:BK1" }),
        2 => json!({ "game": "chess" }),
        _ => json!({ "game": "mnk", "options": { "columns": 3, "rows": 3, "k": 3 } }),
    }
}

async fn client(number: usize, studio: Arc<Started>, until: Instant, counts: Arc<Counts>) {
    let mut dice = Dice(number as u64 + 1);
    while Instant::now() < until {
        let work = async {
            match dice.below(4) {
                0 => search(&studio, &mut dice, &counts).await,
                1 => abandon(&studio, &mut dice, &counts).await,
                _ => think(&studio, &mut dice, &counts).await,
            }
        };
        if tokio::time::timeout(PATIENCE, work).await.unwrap_or(None).is_none() {
            counts.unanswered.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// What shows that we know the token.
fn bearer(studio: &Started) -> String {
    studio.token.as_ref().map_or(String::new(), |token| format!("Bearer {token}"))
}

async fn ask(studio: &Started, body: &Value) -> Option<TcpStream> {
    let address = studio.address;
    let mut stream = TcpStream::connect(address).await.ok()?;
    let body = body.to_string();
    let head = format!(
        "POST /api/search HTTP/1.1\r\nHost: {address}\r\nAuthorization: {}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
        bearer(studio),
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).await.ok()?;
    Some(stream)
}

/// A search with its tree, read to the end.
async fn search(studio: &Started, dice: &mut Dice, counts: &Counts) -> Option<()> {
    let started = Instant::now();
    let search = json!({ "depth": 1 + dice.below(3) });
    let body = json!({ "place": place(dice), "search": search, "tree": { "max_nodes": 20_000 } });
    let mut answer = Vec::new();
    ask(studio, &body).await?.read_to_end(&mut answer).await.ok()?;
    let is_good = answer.starts_with(b"HTTP/1.1 200");
    let is_refusal = answer.starts_with(b"HTTP/1.1 503");
    if !is_good && !is_refusal {
        return None;
    }
    counts.add(if is_good { &counts.searches } else { &counts.refused }, started);
    Some(())
}

/// A search that would take long, left behind.
async fn abandon(studio: &Started, dice: &mut Dice, counts: &Counts) -> Option<()> {
    let started = Instant::now();
    let body = json!({ "place": place(dice), "search": { "algorithm": "minimax", "depth": 9 }, "tree": {} });
    let stream = ask(studio, &body).await?;
    tokio::time::sleep(Duration::from_millis(20 + dice.below(200))).await;
    drop(stream);
    counts.add(&counts.abandoned, started);
    Some(())
}

/// Thinking: to a depth, or stopped on the way.
async fn think(studio: &Started, dice: &mut Dice, counts: &Counts) -> Option<()> {
    let started = Instant::now();
    let mut request = format!("ws://{}/api/think", studio.address).into_client_request().ok()?;
    request.headers_mut().insert("authorization", bearer(studio).parse().ok()?);
    let (mut socket, _) = connect_async(request).await.ok()?;
    let is_stopped = dice.below(2) == 0;
    let ask = if is_stopped {
        json!({ "time_ms": 5000, "table_mib": 4 })
    } else {
        json!({ "depth": 4, "table_mib": 4 })
    };
    let message = json!({ "type": "think", "place": place(dice), "think": ask });
    socket.send(Message::text(message.to_string())).await.ok()?;
    let mut has_stopped = false;
    loop {
        let Message::Text(text) = socket.next().await?.ok()? else { continue };
        let told: Value = serde_json::from_str(&text).ok()?;
        match told["type"].as_str()? {
            "done" => break,
            "error" => {
                counts.add(&counts.refused, started);
                return Some(());
            }
            "progress" if is_stopped && !has_stopped => {
                has_stopped = true;
                socket.send(Message::text(r#"{"type":"stop"}"#)).await.ok()?;
            }
            _ => {}
        }
    }
    counts.add(if has_stopped { &counts.stopped } else { &counts.thoughts }, started);
    Some(())
}

/// Resident memory of this process in MiB, studio and clients together.
fn memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    Some(line.split_whitespace().nth(1)?.parse::<f64>().ok()? / 1024.0)
}

fn threads() -> usize {
    std::fs::read_dir("/proc/self/task").map_or(0, Iterator::count)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut numbers = std::env::args().skip(1);
    let clients = numbers.next().map_or(Ok(CLIENTS), |text| text.parse())?;
    let seconds = numbers.next().map_or(Ok(SECONDS), |text| text.parse())?;
    let stop = StopFlag::default();
    let (tell, told) = mpsc::channel();
    let flag = stop.clone();
    let config = Config { port: 0, token: Some(AccessToken::random()?), ..Config::new(&games::ALL) };
    let server = std::thread::spawn(move || {
        serve(config, &flag, |started| tell.send(started).expect("the caller waits"))
    });
    let started = Arc::new(told.recv()?);
    println!("{clients} clients for {seconds} s at {}", started.address);
    let counts = Arc::new(Counts::default());
    let peaks = tokio::runtime::Runtime::new()?.block_on(run(clients, seconds, &started, &counts));
    stop.raise();
    server.join().expect("the studio did not crash")?;
    report(&counts, seconds, peaks)
}

/// The highest memory in the first quarter and in the rest.
async fn run(clients: usize, seconds: u64, studio: &Arc<Started>, counts: &Arc<Counts>) -> (f64, f64) {
    let started = Instant::now();
    let until = started + Duration::from_secs(seconds);
    let task = |number| tokio::spawn(client(number, Arc::clone(studio), until, Arc::clone(counts)));
    let tasks: Vec<_> = (0..clients).map(task).collect();
    let (mut early, mut late) = (0.0f64, 0.0f64);
    while Instant::now() < until {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let now = memory().unwrap_or(0.0);
        let second = started.elapsed().as_secs();
        if second * 4 <= seconds {
            early = early.max(now)
        } else {
            late = late.max(now)
        }
        if second.is_multiple_of(15) {
            println!("{second:>4} s  {now:.0} MiB, {} threads", threads());
        }
    }
    for task in tasks {
        task.await.expect("a client does not crash");
    }
    (early, late)
}

fn report(
    counts: &Counts,
    seconds: u64,
    (early, late): (f64, f64),
) -> Result<(), Box<dyn std::error::Error>> {
    let told = |count: &AtomicU64| count.load(Ordering::Relaxed);
    println!("searches with their tree  {}", told(&counts.searches));
    println!("thinking to a depth       {}", told(&counts.thoughts));
    println!("thinking, stopped         {}", told(&counts.stopped));
    println!("searches left behind      {}", told(&counts.abandoned));
    println!("refused in words (busy)   {}", told(&counts.refused));
    println!("without an answer         {}", told(&counts.unanswered));
    println!("slowest answer            {} ms", told(&counts.slowest_ms));
    println!("memory, first {} s        {early:.0} MiB at most", seconds / 4);
    println!("memory, afterwards        {late:.0} MiB at most");
    if told(&counts.unanswered) > 0 {
        return Err("some questions had no answer".into());
    }
    if late > early * GROWTH {
        return Err("memory grows".into());
    }
    Ok(())
}
