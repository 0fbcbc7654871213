//! Conversations: work that a message begins, that tells how far it is, and that another message stops.

pub mod lab;
pub mod think;

use crate::Desk;
use crate::answer::AnswerTime;
use crate::refusal::Refusal;
use serde::Serialize;
use session::StopFlag;
use std::ops::ControlFlow;

/// A message of a conversation to the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The message, as JSON.
    pub text: String,
    /// Whether it is the last one about this work.
    pub is_last: bool,
}

/// Hears these messages, from any thread, and says whether to go on.
pub type Tell<'a> = dyn Fn(Notice) -> ControlFlow<()> + Sync + 'a;

/// Work that was asked for in a conversation; it returns the last message.
pub type Task = Box<dyn FnOnce(&Desk, &StopFlag, &Tell<'_>) -> Result<Notice, Refusal> + Send>;

/// Something to talk about: where, and the words for what only its door knows.
pub struct Topic {
    /// Its path, such as `/think`.
    pub path: &'static str,
    /// How long its work takes.
    pub effort: AnswerTime,
    read: fn(&[u8]) -> Result<Option<Task>, Refusal>,
    queued: fn(usize) -> Notice,
    tick: fn(u64, u64) -> Notice,
    error: fn(String) -> Notice,
}

/// Every topic.
pub static TOPICS: [Topic; 2] = [think::TOPIC, lab::TOPIC];

/// Carries out a task of a topic until the flag is raised or `tell` does not listen any more, and returns the last message.
pub fn converse(desk: &Desk, topic: &Topic, task: Task, stop: &StopFlag, tell: &Tell<'_>) -> Notice {
    task(desk, stop, tell).unwrap_or_else(|refusal| topic.refuse(&refusal))
}

impl Topic {
    /// The topic of this path.
    pub fn find(path: &str) -> Option<&'static Topic> {
        TOPICS.iter().find(|topic| topic.path == path)
    }

    /// Reads what the page says: a task, or none where what is being done is to stop.
    pub fn read(&self, said: &[u8]) -> Result<Option<Task>, Refusal> {
        (self.read)(said)
    }

    /// Says that a task waits, and how many wait with it.
    pub fn queued(&self, waiting: usize) -> Notice {
        (self.queued)(waiting)
    }

    /// Says that work goes on: its time and its nodes.
    pub fn tick(&self, time_ms: u64, nodes: u64) -> Notice {
        (self.tick)(time_ms, nodes)
    }

    /// Says why there is no answer.
    pub fn refuse(&self, refusal: &Refusal) -> Notice {
        (self.error)(refusal.error().to_owned())
    }
}

impl Notice {
    /// A message, and others follow.
    fn more(message: &impl Serialize) -> Notice {
        Notice { text: serde_json::to_string(message).expect("plain data can be written"), is_last: false }
    }

    /// The last message about a piece of work.
    fn last(message: &impl Serialize) -> Notice {
        Notice { is_last: true, ..Notice::more(message) }
    }
}

/// Tells how far work is: a page that does not listen does not need it.
fn report(message: &impl Serialize, tell: &Tell<'_>, stop: &StopFlag) {
    if tell(Notice::more(message)).is_break() {
        stop.raise();
    }
}
