//! A conversation on a socket: one piece of work at a time, started by a message, stopped by another or when the socket closes.

use crate::body;
use crate::guard::SOCKET_PROTOCOL;
use crate::reply::Refusal;
use crate::state::Shared;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use session::StopFlag;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::Interval;

/// How often running work shows that it is alive.
const TICK: Duration = Duration::from_millis(250);

/// A socket nobody uses for so long is closed.
const IDLE: Duration = Duration::from_secs(900);

/// Messages on their way to the page.
const MAILBOX: usize = 64;

/// Work that was begun; what it tells goes through its mailbox.
pub type Work = Pin<Box<dyn Future<Output = ()> + Send>>;

/// What the studio says in a conversation, and what it makes of what the page says.
pub trait Talk: Serialize + Send + Sized + 'static {
    /// What the page says.
    type Said: DeserializeOwned;

    /// The work that is asked for; none where the page asks to stop what runs.
    fn begin(said: Self::Said, studio: &Shared, line: Line<Self>) -> Option<Work>;

    /// A sign of life: so long, and so many nodes of a search.
    fn tick(time_ms: u64, nodes: u64) -> Self;

    /// There is no answer.
    fn error(error: String) -> Self;

    /// Whether nothing more is said about this work.
    fn is_last(&self) -> bool;
}

/// How work is told to stop, and how it tells.
pub struct Line<T> {
    /// Raised when the page asks to stop or goes away.
    pub stop: StopFlag,
    /// To the page.
    pub tell: mpsc::Sender<T>,
}

/// Opens a socket for a conversation, where one is free.
pub fn open<T: Talk>(
    studio: Shared,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
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
    let upgrade = upgrade.protocols([SOCKET_PROTOCOL]).max_message_size(largest).max_frame_size(largest);
    upgrade.on_upgrade(async move |socket| {
        let _permit = permit;
        converse::<T>(socket, studio).await;
    })
}

/// The running work of one socket.
struct Running<T> {
    stop: StopFlag,
    task: JoinHandle<()>,
    started: Instant,
    /// What it tells; news of work that was given up never reaches the page.
    told: mpsc::Receiver<T>,
}

impl<T> Drop for Running<T> {
    fn drop(&mut self) {
        self.stop.raise();
        self.task.abort();
    }
}

async fn converse<T: Talk>(mut socket: WebSocket, studio: Shared) {
    let mut running: Option<Running<T>> = None;
    let mut tick = tokio::time::interval(TICK);
    loop {
        let news = tokio::select! {
            said = tokio::time::timeout(IDLE, socket.recv()) => match said {
                Ok(Some(Ok(message))) => match hear(&message, &studio, &mut running) {
                    Ok(()) => continue,
                    Err(refusal) => T::error(refusal.error().to_owned()),
                },
                // The other side is gone or silent for too long.
                _ => break,
            },
            told = news(&mut running, &mut tick) => told,
        };
        if news.is_last() {
            running = None;
        }
        let text = serde_json::to_string(&news).expect("plain data can be written");
        if socket.send(Message::Text(text.into())).await.is_err() {
            break;
        }
    }
}

/// What the running work tells next, or a sign of life now and then; nothing ever without any.
async fn news<T: Talk>(running: &mut Option<Running<T>>, tick: &mut Interval) -> T {
    let Some(running) = running else { return std::future::pending().await };
    tokio::select! {
        Some(told) = running.told.recv() => told,
        _ = tick.tick() => T::tick(running.started.elapsed().as_millis() as u64, running.stop.nodes()),
    }
}

fn hear<T: Talk>(
    message: &Message,
    studio: &Shared,
    running: &mut Option<Running<T>>,
) -> Result<(), Refusal> {
    let bytes = match message {
        Message::Text(text) => text.as_bytes(),
        Message::Binary(bytes) => bytes,
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return Ok(()),
    };
    let said = body::read(bytes)?;
    let stop = StopFlag::default();
    let (tell, told) = mpsc::channel(MAILBOX);
    match (T::begin(said, studio, Line { stop: stop.clone(), tell }), running) {
        (Some(work), running) => {
            *running = Some(Running { stop, task: tokio::spawn(work), started: Instant::now(), told });
        }
        (None, Some(running)) => running.stop.raise(),
        (None, None) => {}
    }
    Ok(())
}
