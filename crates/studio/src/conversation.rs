//! A conversation on a socket: one piece of work at a time, started by a message, stopped by another or when the socket closes.

use crate::body;
use crate::cages::{Cages, Found, Told};
use crate::guard::SOCKET_PROTOCOL;
use crate::reply::Refusal;
use crate::state::Shared;
use axum::body::Bytes;
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

/// Where a conversation is held.
pub trait Socket: Send + 'static {
    /// The next message; none once the other side is gone.
    fn hear(&mut self) -> impl Future<Output = Option<Bytes>> + Send;

    /// Says something, the last words about a piece of work or not; false once the other side is gone.
    fn tell(&mut self, text: String, is_last: bool) -> impl Future<Output = bool> + Send;
}

impl Socket for WebSocket {
    async fn hear(&mut self) -> Option<Bytes> {
        loop {
            match self.recv().await?.ok()? {
                Message::Text(text) => return Some(text.into()),
                Message::Binary(bytes) => return Some(bytes),
                Message::Ping(_) | Message::Pong(_) | Message::Close(_) => {}
            }
        }
    }

    async fn tell(&mut self, text: String, _: bool) -> bool {
        self.send(Message::Text(text.into())).await.is_ok()
    }
}

/// What the studio says in a conversation, and what it makes of what the page says.
pub trait Talk: Serialize + Send + Sized + 'static {
    /// The address of the socket.
    const PATH: &'static str;

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
enum Running<T> {
    /// In this process.
    Here { stop: StopFlag, task: JoinHandle<()>, started: Instant, told: mpsc::Receiver<T> },
    /// In a child that runs scripts, which says itself that it is alive.
    Apart { said: mpsc::UnboundedSender<Bytes>, task: JoinHandle<()>, told: mpsc::Receiver<Told> },
}

impl<T> Drop for Running<T> {
    /// News of work that was given up never reaches the page.
    fn drop(&mut self) {
        match self {
            Running::Here { stop, task, .. } => {
                stop.raise();
                task.abort();
            }
            Running::Apart { task, .. } => task.abort(),
        }
    }
}

/// Talks until the other side is gone or silent for too long.
pub async fn converse<T: Talk>(mut socket: impl Socket, studio: Shared) {
    let mut running: Option<Running<T>> = None;
    let mut tick = tokio::time::interval(TICK);
    loop {
        let Told { text, is_last } = tokio::select! {
            said = tokio::time::timeout(IDLE, socket.hear()) => match said {
                Ok(Some(json)) => match hear(json, &studio, &mut running) {
                    Ok(()) => continue,
                    Err(refusal) => told(&T::error(refusal.error().to_owned())),
                },
                _ => break,
            },
            told = news(&mut running, &mut tick) => told,
        };
        if is_last {
            running = None;
        }
        if !socket.tell(text, is_last).await {
            break;
        }
    }
}

/// What the running work tells next, or a sign of life now and then; nothing ever without any.
async fn news<T: Talk>(running: &mut Option<Running<T>>, tick: &mut Interval) -> Told {
    match running {
        None => std::future::pending().await,
        Some(Running::Here { stop, started, told: news, .. }) => tokio::select! {
            Some(news) = news.recv() => told(&news),
            _ = tick.tick() => told(&T::tick(started.elapsed().as_millis() as u64, stop.nodes())),
        },
        Some(Running::Apart { told: news, .. }) => match news.recv().await {
            Some(news) => news,
            None => told(&T::error("the script's process said nothing more".into())),
        },
    }
}

fn told<T: Talk>(news: &T) -> Told {
    let text = serde_json::to_string(news).expect("plain data can be written");
    Told { text, is_last: news.is_last() }
}

fn hear<T: Talk>(json: Bytes, studio: &Shared, running: &mut Option<Running<T>>) -> Result<(), Refusal> {
    if let Some(cages) = &studio.cages
        && let Some(found) = cages.scripts(T::PATH, &json)
    {
        *running = Some(begin_apart::<T>(Arc::clone(cages), (json, found)));
        return Ok(());
    }
    let stop = StopFlag::default();
    let (tell, told) = mpsc::channel(MAILBOX);
    match (T::begin(body::read(&json)?, studio, Line { stop: stop.clone(), tell }), running) {
        (Some(work), running) => {
            *running = Some(Running::Here { stop, task: tokio::spawn(work), started: Instant::now(), told });
        }
        (None, Some(Running::Here { stop, .. })) => stop.raise(),
        // A child that has ended needs not be told.
        (None, Some(Running::Apart { said, .. })) => drop(said.send(json)),
        (None, None) => {}
    }
    Ok(())
}

fn begin_apart<T: Talk>(cages: Arc<Cages>, first: (Bytes, Found)) -> Running<T> {
    let (said, more) = mpsc::unbounded_channel();
    let (tell, told_here) = mpsc::channel(MAILBOX);
    let task = tokio::spawn(async move {
        if let Err(refusal) = cages.converse(T::PATH, first, more, tell.clone()).await {
            // A page that has left need not know.
            let _ = tell.send(told(&T::error(refusal.error().to_owned()))).await;
        }
    });
    Running::Apart { said, task, told: told_here }
}
