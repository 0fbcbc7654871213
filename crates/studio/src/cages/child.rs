//! One child as the studio sees it: calls go in, replies come out, and in the end there is a line that says why.

use super::frames::{ChildMessage, ParentMessage, PipeFrame};
use axum::body::Bytes;
use cage::{Cage, ChildEnd, Pipes, Room};
use desk::Refusal;
use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Read};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc as replies};

/// A child that works on for so long after its last client has left is ended.
const GRACE: Duration = Duration::from_secs(1);

/// Bytes of replies that a client has not taken; one that leaves more has stopped to listen.
const MOST_UNREAD: usize = 64 << 20;

/// Bytes of the line that a child says before it ends itself.
const LONGEST_LINE: u64 = 1 << 10;

/// A child process with the studio's routes.
pub struct StudioChild {
    cage: Cage,
    /// To the thread that writes into its pipe.
    questions: mpsc::Sender<PipeFrame<ParentMessage>>,
    state: Mutex<ChildState>,
    /// Told whenever a call or the child has ended.
    changed: Arc<Notify>,
}

struct ChildState {
    next_id: u64,
    calls: HashMap<u64, ReplyListener>,
    /// Calls that were closed and may still be worked on, since when.
    closing: HashMap<u64, Instant>,
    used: Instant,
    /// The room that all open calls have together, and the most they ever had.
    granted_mib: u64,
    most_granted_mib: u64,
    /// Why it has ended.
    end: Option<String>,
}

/// Where the replies to a call go.
struct ReplyListener {
    replies: replies::UnboundedSender<(ChildMessage, Vec<u8>)>,
    unread: Arc<AtomicUsize>,
}

impl StudioChild {
    /// Starts a child; `changed` is called when a part of it has ended.
    pub fn start(command: Command, changed: &Arc<Notify>) -> io::Result<Arc<StudioChild>> {
        let cage = Cage::start(command, Room { granted_mib: 0 })?;
        let Pipes { stdin: Some(mut stdin), stdout: Some(stdout), stderr: Some(stderr) } = cage.take_pipes()
        else {
            return Err(io::Error::other("a child without pipes"));
        };
        let (questions, asked) = mpsc::channel::<PipeFrame<ParentMessage>>();
        let state = ChildState {
            next_id: 0,
            calls: HashMap::new(),
            closing: HashMap::new(),
            used: Instant::now(),
            granted_mib: 0,
            most_granted_mib: 0,
            end: None,
        };
        let child =
            Arc::new(StudioChild { cage, questions, state: Mutex::new(state), changed: Arc::clone(changed) });
        let thread = || std::thread::Builder::new().name("script".into());
        // A child that reads no more has ended, or will be ended.
        thread().spawn(move || asked.iter().try_for_each(|frame| frame.write(&mut stdin)))?;
        let listener = Arc::clone(&child);
        thread().spawn(move || {
            let said = std::thread::spawn(move || last_line(BufReader::new(stderr)));
            listener.listen(BufReader::new(stdout));
            let end = listener.cage.end_within(GRACE);
            listener.finish(end, said.join().ok().flatten());
        })?;
        Ok(child)
    }

    /// Begins a call with this much memory of its own; none once the child has ended.
    pub fn call(self: &Arc<Self>, granted_mib: u64) -> Option<ChildCall> {
        let mut state = self.lock();
        if state.end.is_some() {
            return None;
        }
        state.next_id += 1;
        let id = state.next_id;
        let (sender, replies) = replies::unbounded_channel();
        let unread = Arc::<AtomicUsize>::default();
        state.calls.insert(id, ReplyListener { replies: sender, unread: Arc::clone(&unread) });
        state.granted_mib += granted_mib;
        // What was taken once is seldom given back: the room grows with the most that was granted at once.
        let more = state.granted_mib.saturating_sub(state.most_granted_mib);
        state.most_granted_mib += more;
        self.cage.grant(more);
        Some(ChildCall { child: Arc::clone(self), id, granted_mib, replies, unread })
    }

    /// Whether it has ended.
    pub fn has_ended(&self) -> bool {
        self.lock().end.is_some()
    }

    /// How long it has had nothing to do; none while it has.
    pub fn idle(&self) -> Option<Duration> {
        let state = self.lock();
        (state.calls.is_empty() && state.closing.is_empty()).then(|| state.used.elapsed())
    }

    /// Whether it works for clients that have left, and for no others.
    pub fn ignores_close(&self) -> bool {
        let state = self.lock();
        state.calls.is_empty() && state.closing.values().any(|since| since.elapsed() > GRACE)
    }

    /// Ends it.
    pub fn kill(&self) {
        self.cage.kill();
    }

    /// Hands replies on until the child says nothing more, or something that makes no sense.
    fn listen(&self, mut stdout: impl BufRead) {
        while let Ok(Some(PipeFrame { id, what, bytes })) = PipeFrame::<ChildMessage>::read(&mut stdout) {
            let mut state = self.lock();
            if what == ChildMessage::Closed {
                state.closing.remove(&id);
                state.used = Instant::now();
                drop(state);
                self.changed.notify_waiters();
            } else if let Some(listener) = state.calls.get(&id)
                && !listener.hear(what, bytes)
            {
                // The call finds its channel closed.
                state.calls.remove(&id);
            }
        }
    }

    /// Remembers why it has ended, and lets all calls know.
    fn finish(&self, end: ChildEnd, said: Option<String>) {
        let mut state = self.lock();
        state.end = Some(match (end, said) {
            (ChildEnd::Time, Some(line)) => line,
            (end, _) => end.to_string(),
        });
        state.calls.clear();
        state.closing.clear();
        drop(state);
        self.changed.notify_waiters();
    }

    fn lock(&self) -> MutexGuard<'_, ChildState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ReplyListener {
    /// Whether there was room for one more reply.
    fn hear(&self, what: ChildMessage, bytes: Vec<u8>) -> bool {
        let unread = self.unread.fetch_add(bytes.len(), Ordering::Relaxed);
        (unread == 0 || unread < MOST_UNREAD) && self.replies.send((what, bytes)).is_ok()
    }
}

/// The last line that comes; what else a child complains about is dropped.
fn last_line(mut from: impl BufRead) -> Option<String> {
    let mut last = None;
    loop {
        let mut line = Vec::new();
        match from.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return last,
            Ok(_) => last = Some(String::from_utf8_lossy(&line).trim().to_owned()),
        }
    }
}

/// A request or a socket in a child. When it is dropped, the child learns that the answer is no longer wanted.
pub struct ChildCall {
    child: Arc<StudioChild>,
    id: u64,
    granted_mib: u64,
    replies: replies::UnboundedReceiver<(ChildMessage, Vec<u8>)>,
    unread: Arc<AtomicUsize>,
}

impl ChildCall {
    /// The child it is in.
    pub fn child(&self) -> &Arc<StudioChild> {
        &self.child
    }

    /// Says something; a child that has ended does not hear it, and the next reply says so.
    pub fn say(&self, what: ParentMessage, bytes: &Bytes) {
        // The thread that writes ends with the child.
        let _ = self.child.questions.send(PipeFrame { id: self.id, what, bytes: bytes.to_vec() });
    }

    /// The next reply, or why there is none.
    pub async fn reply(&mut self) -> Result<(ChildMessage, Vec<u8>), Refusal> {
        let Some((what, bytes)) = self.replies.recv().await else {
            let end = self.child.lock().end.clone();
            return Err(Refusal::impossible(
                end.unwrap_or_else(|| "the client took no answers in time".into()),
            ));
        };
        self.unread.fetch_sub(bytes.len(), Ordering::Relaxed);
        Ok((what, bytes))
    }
}

impl Drop for ChildCall {
    fn drop(&mut self) {
        let mut state = self.child.lock();
        state.calls.remove(&self.id);
        state.granted_mib -= self.granted_mib;
        if state.end.is_none() {
            state.closing.insert(self.id, Instant::now());
        }
        drop(state);
        // Said last: the child may answer at once.
        self.say(ParentMessage::Close, &Bytes::new());
    }
}
