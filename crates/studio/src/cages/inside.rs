//! The other end of the pipes: the studio's routes without a network, in a process that runs the scripts of one request after the other.

use super::frames::{Frame, Question, Reply};
use crate::config::Config;
use crate::conversation::Socket;
use crate::routes;
use crate::server::STACK;
use crate::state::{Shared, Studio};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderName, Request, header};
use axum::response::Response;
use std::collections::HashMap;
use std::io::{self, BufReader, BufWriter};
use std::sync::{Arc, mpsc};
use std::time::Duration;
use tokio::sync::mpsc as tokio_mpsc;
use tokio::task::JoinHandle;
use tower::ServiceExt;

/// How often a closed call is looked at that is still worked on.
const LOOK: Duration = Duration::from_millis(5);

/// More than any answer of ours.
const MOST_BYTES: usize = usize::MAX;

/// Answers the studio that started this process, through standard input and output, until it says nothing more.
///
/// The process has to have entered its cage before.
pub fn answer_studio(config: Config) -> io::Result<()> {
    // There is nothing to wait for but time: what comes through the pipes is read by this thread.
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_time().thread_stack_size(STACK).build()?;
    let studio = Arc::new(Studio::new(config.games, config.limits, config.data));
    let (replies, replied) = mpsc::channel();
    std::thread::spawn(move || write_all(&replied));
    let app = routes::api(&studio);
    let mut inside = Inside { studio, app, replies, calls: HashMap::new() };
    let _entered = runtime.enter();
    let mut questions = BufReader::new(io::stdin().lock());
    while let Some(frame) = Frame::read(&mut questions)? {
        inside.hear(frame);
    }
    // Whatever a script still does ends with the process.
    runtime.shutdown_background();
    Ok(())
}

/// Writes replies as they come. The studio ends a process whose pipe it does not read.
fn write_all(replied: &mpsc::Receiver<Frame<Reply>>) {
    let mut to = BufWriter::new(io::stdout().lock());
    for frame in replied {
        // An answer that took more memory than there was is none, though the memory may have been given back.
        if cage::is_over_limit() {
            std::process::exit(cage::STOPPED_MEMORY);
        }
        if frame.write(&mut to).is_err() {
            return;
        }
    }
}

struct Inside {
    studio: Shared,
    app: Router,
    replies: mpsc::Sender<Frame<Reply>>,
    calls: HashMap<u64, Call>,
}

/// A call that was not closed.
enum Call {
    Request(JoinHandle<()>),
    Socket(tokio_mpsc::UnboundedSender<Bytes>),
}

impl Inside {
    fn hear(&mut self, Frame { id, what, bytes }: Frame<Question>) {
        match what {
            Question::Ask { path } => {
                let answer = answer(self.app.clone(), path, bytes);
                let replies = self.replies.clone();
                let task = tokio::spawn(async move {
                    let (what, bytes) = answer.await;
                    // Nobody reads the replies once the process ends.
                    let _ = replies.send(Frame { id, what, bytes });
                });
                self.calls.insert(id, Call::Request(task));
            }
            Question::Open { path } => {
                let (said, hear) = tokio_mpsc::unbounded_channel();
                let socket = Lines { id, hear, replies: self.replies.clone() };
                tokio::spawn(routes::converse(path, socket, Arc::clone(&self.studio)));
                self.calls.insert(id, Call::Socket(said));
            }
            Question::Say => {
                if let Some(Call::Socket(said)) = self.calls.get(&id) {
                    // A conversation that has ended hears nothing.
                    let _ = said.send(bytes.into());
                }
            }
            Question::Close => self.close(id),
        }
    }

    /// Ends a call, and says so when no thread works for it any more.
    fn close(&mut self, id: u64) {
        if let Some(Call::Request(task)) = self.calls.remove(&id) {
            task.abort();
        }
        let (studio, replies, others) = (Arc::clone(&self.studio), self.replies.clone(), self.calls.len());
        tokio::spawn(async move {
            while studio.busy() > others {
                tokio::time::sleep(LOOK).await;
            }
            let _ = replies.send(Frame { id, what: Reply::Closed, bytes: Vec::new() });
        });
    }
}

/// What a route answers; an address without a body is read.
async fn answer(app: Router, path: String, bytes: Vec<u8>) -> (Reply, Vec<u8>) {
    let request = if bytes.is_empty() { Request::get(path) } else { Request::post(path) };
    let request = request.header(header::CONTENT_TYPE, "application/json").body(Body::from(bytes));
    let Ok(request) = request else { return (plain(400), b"{\"error\":\"bad address\"}".to_vec()) };
    let response: Response = match app.oneshot(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    };
    let (head, body) = response.into_parts();
    let reply = Reply::Answer {
        status: head.status.as_u16(),
        kind: header_text(&head.headers, &header::CONTENT_TYPE).unwrap_or_default(),
        file: header_text(&head.headers, &header::CONTENT_DISPOSITION),
    };
    match axum::body::to_bytes(body, MOST_BYTES).await {
        Ok(bytes) => (reply, bytes.into()),
        Err(_) => (plain(500), b"{\"error\":\"the answer broke off\"}".to_vec()),
    }
}

fn header_text(headers: &HeaderMap, name: &HeaderName) -> Option<String> {
    headers.get(name)?.to_str().ok().map(String::from)
}

fn plain(status: u16) -> Reply {
    Reply::Answer { status, kind: "application/json".into(), file: None }
}

/// A socket whose messages go through the pipes.
struct Lines {
    id: u64,
    hear: tokio_mpsc::UnboundedReceiver<Bytes>,
    replies: mpsc::Sender<Frame<Reply>>,
}

impl Socket for Lines {
    async fn hear(&mut self) -> Option<Bytes> {
        self.hear.recv().await
    }

    async fn tell(&mut self, text: String, is_last: bool) -> bool {
        self.replies.send(Frame { id: self.id, what: Reply::Tell { is_last }, bytes: text.into() }).is_ok()
    }
}
