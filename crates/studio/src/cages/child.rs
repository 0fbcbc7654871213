//! One child as the studio sees it: calls go in, replies come out, and in the end there is a line that says why.

use super::frames::{Frame, Question, Reply};
use crate::reply::Refusal;
use axum::body::Bytes;
use cage::{Cage, End, Pipes, Room};
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
pub struct Child {
    cage: Cage,
    /// To the thread that writes into its pipe.
    questions: mpsc::Sender<Frame<Question>>,
    state: Mutex<State>,
    /// Told whenever a call or the child has ended.
    changed: Arc<Notify>,
}

struct State {
    next_id: u64,
    calls: HashMap<u64, Listener>,
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
struct Listener {
    replies: replies::UnboundedSender<(Reply, Vec<u8>)>,
    unread: Arc<AtomicUsize>,
}

impl Child {
    /// Starts a child; `changed` is told when something of it has ended.
    pub fn start(command: Command, changed: &Arc<Notify>) -> io::Result<Arc<Child>> {
        let cage = Cage::start(command, Room { granted_mib: 0 })?;
        let Pipes { stdin: Some(mut stdin), stdout: Some(stdout), stderr: Some(stderr) } = cage.take_pipes()
        else {
            return Err(io::Error::other("a child without pipes"));
        };
        let (questions, asked) = mpsc::channel::<Frame<Question>>();
        let state = State {
            next_id: 0,
            calls: HashMap::new(),
            closing: HashMap::new(),
            used: Instant::now(),
            granted_mib: 0,
            most_granted_mib: 0,
            end: None,
        };
        let child =
            Arc::new(Child { cage, questions, state: Mutex::new(state), changed: Arc::clone(changed) });
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

    /// Begins a call with so much room of its own; none once the child has ended.
    pub fn call(self: &Arc<Self>, granted_mib: u64) -> Option<Call> {
        let mut state = self.lock();
        if state.end.is_some() {
            return None;
        }
        state.next_id += 1;
        let id = state.next_id;
        let (sender, replies) = replies::unbounded_channel();
        let unread = Arc::<AtomicUsize>::default();
        state.calls.insert(id, Listener { replies: sender, unread: Arc::clone(&unread) });
        state.granted_mib += granted_mib;
        // What was taken once is seldom given back: the room grows with the most that was granted at once.
        let more = state.granted_mib.saturating_sub(state.most_granted_mib);
        state.most_granted_mib += more;
        self.cage.grant(more);
        Some(Call { child: Arc::clone(self), id, granted_mib, replies, unread })
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
        while let Ok(Some(Frame { id, what, bytes })) = Frame::<Reply>::read(&mut stdout) {
            let mut state = self.lock();
            if what == Reply::Closed {
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
    fn finish(&self, end: End, said: Option<String>) {
        let mut state = self.lock();
        state.end = Some(match (end, said) {
            (End::Time, Some(line)) => line,
            (end, _) => end.to_string(),
        });
        state.calls.clear();
        state.closing.clear();
        drop(state);
        self.changed.notify_waiters();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Listener {
    /// Whether there was room for one more reply.
    fn hear(&self, what: Reply, bytes: Vec<u8>) -> bool {
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

/// A request or a socket in a child. When it is dropped, the child is told that nobody waits.
pub struct Call {
    child: Arc<Child>,
    id: u64,
    granted_mib: u64,
    replies: replies::UnboundedReceiver<(Reply, Vec<u8>)>,
    unread: Arc<AtomicUsize>,
}

impl Call {
    /// The child it is in.
    pub fn child(&self) -> &Arc<Child> {
        &self.child
    }

    /// Says something; a child that has ended does not hear it, and the next reply says so.
    pub fn say(&self, what: Question, bytes: &Bytes) {
        // The thread that writes ends with the child.
        let _ = self.child.questions.send(Frame { id: self.id, what, bytes: bytes.to_vec() });
    }

    /// The next reply, or why there is none.
    pub async fn reply(&mut self) -> Result<(Reply, Vec<u8>), Refusal> {
        let Some((what, bytes)) = self.replies.recv().await else {
            let end = self.child.lock().end.clone();
            return Err(Refusal::impossible(end.unwrap_or_else(|| "nobody took the answers in time".into())));
        };
        self.unread.fetch_sub(bytes.len(), Ordering::Relaxed);
        Ok((what, bytes))
    }
}

impl Drop for Call {
    fn drop(&mut self) {
        let mut state = self.child.lock();
        state.calls.remove(&self.id);
        state.granted_mib -= self.granted_mib;
        if state.end.is_none() {
            state.closing.insert(self.id, Instant::now());
        }
        drop(state);
        // Said last: the child may answer at once.
        self.say(Question::Close, &Bytes::new());
    }
}
