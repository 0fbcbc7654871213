//! A conversation on a socket: one piece of work at a time, started by a message, stopped by another or when the socket closes.

use crate::cages::{Cages, RequestScripts};
use crate::guard::SOCKET_PROTOCOL;
use crate::reply::Rejection;
use crate::state::SharedStudio;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::{IntoResponse, Response};
use desk::{Notice, Refusal, Task, Topic};
use session::StopFlag;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::Interval;

/// How often running work shows that it is alive.
const TICK: Duration = Duration::from_millis(250);

/// A socket without use for this time is closed.
const IDLE: Duration = Duration::from_secs(900);

/// Messages on their way to the page.
const MAILBOX: usize = 64;

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

/// Opens a socket for a conversation, where one is free.
pub fn open(
    topic: &'static Topic,
    State(studio): State<SharedStudio>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(error) => {
            let error = format!("bad request for a socket: {}", error.body_text());
            return Rejection::from(Refusal::bad(error)).into_response();
        }
    };
    let Ok(permit) = Arc::clone(&studio.sockets).try_acquire_owned() else {
        return Rejection::from(Refusal::busy("every socket is in use: try again later")).into_response();
    };
    let largest = studio.limits.body;
    let upgrade = upgrade.protocols([SOCKET_PROTOCOL]).max_message_size(largest).max_frame_size(largest);
    upgrade.on_upgrade(async move |socket| {
        let _permit = permit;
        converse(topic, socket, studio).await;
    })
}

/// The running work of one socket.
enum RunningWork {
    /// In this process.
    Here { stop: StopFlag, work: JoinHandle<()>, started: Instant, told: mpsc::Receiver<Notice> },
    /// In a child that runs scripts, which says itself that it is alive.
    Apart { said: mpsc::UnboundedSender<Bytes>, work: JoinHandle<()>, told: mpsc::Receiver<Notice> },
}

impl Drop for RunningWork {
    /// News of work that was given up never reaches the page.
    fn drop(&mut self) {
        match self {
            RunningWork::Here { stop, work, .. } => {
                stop.raise();
                work.abort();
            }
            RunningWork::Apart { work, .. } => work.abort(),
        }
    }
}

/// Talks until the other side is gone or silent for too long.
pub async fn converse(topic: &'static Topic, mut socket: impl Socket, studio: SharedStudio) {
    let mut running: Option<RunningWork> = None;
    let mut tick = tokio::time::interval(TICK);
    loop {
        let Notice { text, is_last } = tokio::select! {
            said = tokio::time::timeout(IDLE, socket.hear()) => match said {
                Ok(Some(json)) => match hear(topic, json, &studio, &mut running) {
                    Ok(()) => continue,
                    Err(refusal) => topic.refuse(&refusal),
                },
                _ => break,
            },
            notice = next(topic, &mut running, &mut tick) => notice,
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
async fn next(topic: &Topic, running: &mut Option<RunningWork>, tick: &mut Interval) -> Notice {
    match running {
        None => std::future::pending().await,
        Some(RunningWork::Here { stop, started, told, .. }) => tokio::select! {
            Some(notice) = told.recv() => notice,
            _ = tick.tick() => topic.tick(started.elapsed().as_millis() as u64, stop.nodes()),
        },
        Some(RunningWork::Apart { told, .. }) => match told.recv().await {
            Some(notice) => notice,
            None => topic.refuse(&Refusal::impossible("the script's process said nothing more")),
        },
    }
}

fn hear(
    topic: &'static Topic,
    json: Bytes,
    studio: &SharedStudio,
    running: &mut Option<RunningWork>,
) -> Result<(), Refusal> {
    if let Some(cages) = &studio.cages
        && let Some(found) = cages.scripts(topic.path, &json)
    {
        *running = Some(begin_apart(topic, Arc::clone(cages), (json, found)));
        return Ok(());
    }
    match (topic.read(&json)?, running) {
        (Some(task), running) => *running = Some(begin_here(topic, task, Arc::clone(studio))),
        (None, Some(RunningWork::Here { stop, .. })) => stop.raise(),
        // A child that has ended needs not be told.
        (None, Some(RunningWork::Apart { said, .. })) => drop(said.send(json)),
        (None, None) => {}
    }
    Ok(())
}

fn begin_here(topic: &'static Topic, task: Task, studio: SharedStudio) -> RunningWork {
    let stop = StopFlag::default();
    let (tell, told) = mpsc::channel(MAILBOX);
    let work = tokio::spawn(carry_out(topic, task, studio, stop.clone(), tell));
    RunningWork::Here { stop, work, started: Instant::now(), told }
}

/// Carries out a task when its turn comes; a page that has left need not hear of it.
async fn carry_out(
    topic: &'static Topic,
    task: Task,
    studio: SharedStudio,
    stop: StopFlag,
    tell: mpsc::Sender<Notice>,
) {
    let (pool, time) = studio.pool(topic.effort);
    if pool.free() == 0 {
        let _ = tell.send(topic.queued(pool.waiting())).await;
    }
    let (mailbox, desk) = (tell.clone(), Arc::clone(&studio.desk));
    let work = move |stop: &StopFlag| {
        let tell = |notice: Notice| match mailbox.blocking_send(notice) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        };
        desk::converse(&desk, topic, task, stop, &tell)
    };
    let last = pool.run(stop, time, work).await.unwrap_or_else(|refusal| topic.refuse(&refusal));
    let _ = tell.send(last).await;
}

fn begin_apart(topic: &'static Topic, cages: Arc<Cages>, first: (Bytes, RequestScripts)) -> RunningWork {
    let (said, more) = mpsc::unbounded_channel();
    let (tell, told) = mpsc::channel(MAILBOX);
    let work = tokio::spawn(async move {
        if let Err(refusal) = cages.converse(topic.path, first, more, tell.clone()).await {
            // A page that has left need not know.
            let _ = tell.send(topic.refuse(&refusal)).await;
        }
    });
    RunningWork::Apart { said, work, told }
}
