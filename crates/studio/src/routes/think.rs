//! `GET /api/think`: a socket on which the playing search tells what it finds, depth by depth.
//!
//! The page sends `{"type":"think", "place": …, "think": …, "memory": …}` and `{"type":"stop"}`. The studio sends `queued`,
//! `progress` after every depth, `tick` in between, and in the end `done` or `error`. One search at a time for each
//! socket; a closed socket stops its search.

use crate::ask;
use crate::body;
use crate::memories::Owner;
use crate::place::Place;
use crate::reply::Refusal;
use crate::state::{Shared, Studio};
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use session::{Answer, Request, StopFlag};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::Interval;
use utoipa::ToSchema;

/// How often a running search shows that it is alive.
const TICK: Duration = Duration::from_millis(250);

/// A socket nobody uses for so long is closed.
const IDLE: Duration = Duration::from_secs(900);

/// Messages on their way to the page. A search tells one a depth.
const MAILBOX: usize = 64;

/// What the page says.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
#[allow(clippy::large_enum_variant, reason = "one at a time, from a socket")]
pub enum Said {
    /// Think about this; what was thought about before is given up.
    Think {
        place: Place,
        #[serde(default)]
        think: Request,
        /// A name that the client makes up. What the last thought under this name has learned is used, if it is still kept and
        /// game, value function, techniques, threads and size of the table are the same; without a name nothing is kept.
        #[serde(default)]
        memory: Option<String>,
    },
    /// Stop thinking.
    Stop,
}

/// What the studio says.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Told {
    /// The search waits; so many wait with it.
    Queued { waiting: usize },
    /// A depth is finished.
    Progress { view: Answer },
    /// The search is alive, and this far.
    Tick { time_ms: u64, nodes: u64 },
    /// The search has ended.
    Done { view: Answer },
    /// There is no answer.
    Error { error: String },
}

/// A WebSocket on which the playing search thinks.
///
/// Send `Said` messages: `think` starts (what ran before is given up), `stop` asks for the answer now. Told are `Told`
/// messages: `queued`, `progress` after every depth, `tick` in between, and in the end `done` or `error`. Closing the
/// socket stops the search.
#[utoipa::path(get, path = "/think", responses((status = 101, description = "The socket is open."), Refusal))]
pub async fn think(
    State(studio): State<Shared>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(error) => {
            let error = format!("bad request for a socket: {}", error.body_text());
            return Refusal::bad(error).into_response();
        }
    };
    let Ok(permit) = Arc::clone(&studio.sockets).try_acquire_owned() else {
        return Refusal::busy("every socket is in use: try again later").into_response();
    };
    let largest = studio.limits.body;
    upgrade.max_message_size(largest).max_frame_size(largest).on_upgrade(async move |socket| {
        let _permit = permit;
        converse(socket, studio).await;
    })
}

/// A running search of one socket.
struct Running {
    stop: StopFlag,
    task: JoinHandle<()>,
    started: Instant,
    /// What it tells; news of a search that was given up never reaches the page.
    told: mpsc::Receiver<Told>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.raise();
        self.task.abort();
    }
}

async fn converse(mut socket: WebSocket, studio: Shared) {
    let mut running: Option<Running> = None;
    let mut tick = tokio::time::interval(TICK);
    loop {
        let news = tokio::select! {
            said = tokio::time::timeout(IDLE, socket.recv()) => match said {
                Ok(Some(Ok(message))) => match hear(&message, &studio, &mut running) {
                    Ok(()) => continue,
                    Err(refusal) => Told::Error { error: refusal.error().to_owned() },
                },
                // The other side is gone or silent for too long.
                _ => break,
            },
            told = news(&mut running, &mut tick) => told,
        };
        if matches!(news, Told::Done { .. } | Told::Error { .. }) {
            running = None;
        }
        let text = serde_json::to_string(&news).expect("plain data can be written");
        if socket.send(Message::Text(text.into())).await.is_err() {
            break;
        }
    }
}

/// What the running search tells next, or a sign of life now and then; nothing ever without one.
async fn news(running: &mut Option<Running>, tick: &mut Interval) -> Told {
    let Some(running) = running else { return std::future::pending().await };
    tokio::select! {
        Some(told) = running.told.recv() => told,
        _ = tick.tick() => Told::Tick {
            time_ms: running.started.elapsed().as_millis() as u64,
            nodes: running.stop.nodes(),
        },
    }
}

fn hear(message: &Message, studio: &Shared, running: &mut Option<Running>) -> Result<(), Refusal> {
    let bytes = match message {
        Message::Text(text) => text.as_bytes(),
        Message::Binary(bytes) => bytes,
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return Ok(()),
    };
    match body::read(bytes)? {
        Said::Stop => {
            if let Some(running) = running {
                running.stop.raise();
            }
        }
        Said::Think { place, think, memory } => {
            *running = Some(start(Wanted { place, think, memory }, studio));
        }
    }
    Ok(())
}

/// What is to be thought about, and how.
struct Wanted {
    place: Place,
    think: Request,
    memory: Option<String>,
}

impl Wanted {
    /// Thinks, with what the last thought of the same name has learned.
    fn think(
        self,
        studio: &Studio,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&Answer),
    ) -> Result<Answer, Refusal> {
        let reached = studio.benches.reach(self.place)?;
        let request = ask::thought(&self.think, &studio.limits)?;
        let owner = self.memory.map(|name| Owner::new(&name, &reached, &request)).transpose()?;
        let mut session = reached.bench.begin(&reached.at)?;
        if let Some(owner) = &owner {
            session.recall(studio.memories.take(owner));
        }
        // A request that is refused here leaves nothing behind.
        let thought = session.think(&request, stop, progress)?;
        if let Some(owner) = owner {
            studio.memories.keep(owner, session.take_memory());
        }
        Ok(thought)
    }
}

fn start(wanted: Wanted, studio: &Shared) -> Running {
    let stop = StopFlag::default();
    let (tell, told) = mpsc::channel(MAILBOX);
    let search = run(wanted, Arc::clone(studio), tell, stop.clone());
    Running { stop, task: tokio::spawn(search), started: Instant::now(), told }
}

async fn run(wanted: Wanted, studio: Shared, tell: mpsc::Sender<Told>, stop: StopFlag) {
    if studio.thinkers.free() == 0 {
        let _ = tell.send(Told::Queued { waiting: studio.thinkers.waiting() }).await;
    }
    let (mailbox, shared) = (tell.clone(), Arc::clone(&studio));
    let work = move |stop: &StopFlag| {
        let mut progress = |view: &Answer| {
            // A page that does not listen does not need the search.
            if mailbox.blocking_send(Told::Progress { view: view.clone() }).is_err() {
                stop.raise();
            }
        };
        wanted.think(&shared, stop, &mut progress)
    };
    let answer: Result<Result<Answer, Refusal>, Refusal> =
        studio.thinkers.run(stop, studio.limits.think_time, work).await;
    let last = match answer.and_then(|inner| inner) {
        Ok(view) => Told::Done { view },
        Err(refusal) => Told::Error { error: refusal.error().to_owned() },
    };
    let _ = tell.send(last).await;
}
