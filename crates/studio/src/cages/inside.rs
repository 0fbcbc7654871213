//! The other end of the pipes: the studio without a network, in a process that runs the scripts of one request after the other.

use super::frames::{ChildMessage, ParentMessage, PipeFrame};
use crate::config::Config;
use crate::conversation::{self, Socket};
use crate::server::STACK;
use crate::state::{SharedStudio, Studio};
use axum::body::Bytes;
use desk::{Answered, JSON, Topic};
use std::collections::HashMap;
use std::io::{self, BufReader, BufWriter};
use std::sync::{Arc, mpsc};
use std::time::Duration;
use tokio::sync::mpsc as tokio_mpsc;
use tokio::task::JoinHandle;

/// How often a closed call is looked at that is still worked on.
const LOOK: Duration = Duration::from_millis(5);

/// Answers the studio that started this process, through standard input and output, until it says nothing more.
///
/// The process has to have entered its cage before.
pub fn answer_studio(config: Config) -> io::Result<()> {
    // There is nothing to wait for but time: what comes through the pipes is read by this thread.
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_time().thread_stack_size(STACK).build()?;
    let studio = Arc::new(Studio::new(config.games, config.limits, config.data, None));
    let (replies, replied) = mpsc::channel();
    std::thread::spawn(move || write_all(&replied));
    let mut inside = OpenCalls { studio, replies, calls: HashMap::new() };
    let _entered = runtime.enter();
    let mut questions = BufReader::new(io::stdin().lock());
    while let Some(frame) = PipeFrame::read(&mut questions)? {
        inside.hear(frame);
    }
    // Whatever a script still does ends with the process.
    runtime.shutdown_background();
    Ok(())
}

/// Writes replies as they come. The studio ends a process whose pipe it does not read.
fn write_all(replied: &mpsc::Receiver<PipeFrame<ChildMessage>>) {
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

struct OpenCalls {
    studio: SharedStudio,
    replies: mpsc::Sender<PipeFrame<ChildMessage>>,
    calls: HashMap<u64, OpenCall>,
}

/// A call that was not closed.
enum OpenCall {
    Request(JoinHandle<()>),
    Socket(tokio_mpsc::UnboundedSender<Bytes>),
}

impl OpenCalls {
    fn hear(&mut self, PipeFrame { id, what, bytes }: PipeFrame<ParentMessage>) {
        match what {
            ParentMessage::Ask { path } => {
                let (studio, replies) = (Arc::clone(&self.studio), self.replies.clone());
                let task = tokio::spawn(async move {
                    let (what, bytes) = answer(&studio, &path, &bytes).await;
                    // The replies have no reader once the process ends.
                    let _ = replies.send(PipeFrame { id, what, bytes });
                });
                self.calls.insert(id, OpenCall::Request(task));
            }
            ParentMessage::Open { path } => {
                let (said, hear) = tokio_mpsc::unbounded_channel();
                let socket = PipedSocket { id, hear, replies: self.replies.clone() };
                if let Some(topic) = Topic::find(&path) {
                    tokio::spawn(conversation::converse(topic, socket, Arc::clone(&self.studio)));
                }
                self.calls.insert(id, OpenCall::Socket(said));
            }
            ParentMessage::Say => {
                if let Some(OpenCall::Socket(said)) = self.calls.get(&id) {
                    // A conversation that has ended hears nothing.
                    let _ = said.send(bytes.into());
                }
            }
            ParentMessage::Close => self.close(id),
        }
    }

    /// Ends a call, and says so when no thread works for it any more.
    fn close(&mut self, id: u64) {
        if let Some(OpenCall::Request(task)) = self.calls.remove(&id) {
            task.abort();
        }
        let (studio, replies, others) = (Arc::clone(&self.studio), self.replies.clone(), self.calls.len());
        tokio::spawn(async move {
            while studio.busy() > others {
                tokio::time::sleep(LOOK).await;
            }
            let _ = replies.send(PipeFrame { id, what: ChildMessage::Closed, bytes: Vec::new() });
        });
    }
}

/// What the desk answers.
async fn answer(studio: &Studio, path: &str, said: &[u8]) -> (ChildMessage, Vec<u8>) {
    match studio.answer(path, said).await {
        Ok(Answered { kind, file, bytes }) => {
            (ChildMessage::Answer { status: 200, kind: kind.into(), file }, bytes)
        }
        Err(refusal) => {
            let status = refusal.reason() as u16;
            (ChildMessage::Answer { status, kind: JSON.into(), file: None }, refusal.to_json())
        }
    }
}

/// A socket whose messages go through the pipes.
struct PipedSocket {
    id: u64,
    hear: tokio_mpsc::UnboundedReceiver<Bytes>,
    replies: mpsc::Sender<PipeFrame<ChildMessage>>,
}

impl Socket for PipedSocket {
    async fn hear(&mut self) -> Option<Bytes> {
        self.hear.recv().await
    }

    async fn tell(&mut self, text: String, is_last: bool) -> bool {
        self.replies
            .send(PipeFrame { id: self.id, what: ChildMessage::Tell { is_last }, bytes: text.into() })
            .is_ok()
    }
}
