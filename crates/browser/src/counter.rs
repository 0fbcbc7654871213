//! Questions over the counter: read, answered, handed out.

use crate::border::{Sound, say};
use crate::watch::{WorkerWatch, look_at_clock};
use desk::{AnswerTime, Answered, Chore, Desk, JSON, QuestionLimits, Refusal, Topic};
use serde::Serialize;
use session::StopFlag;
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::panic::PanicHookInfo;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

static DESK: LazyLock<Desk> = LazyLock::new(open);

/// Work that waits until there is nothing else to do.
static CHORES: Mutex<VecDeque<Chore>> = Mutex::new(VecDeque::new());

/// A question is answered with this status, or refused with another.
const ANSWERED: u16 = 200;

/// The head of an answer.
#[derive(Serialize)]
struct Head<'a> {
    status: u16,
    kind: &'a str,
    file: Option<&'a str>,
}

/// How much of a chore is done.
#[derive(Serialize)]
struct ChoreProgress {
    done: u64,
    total: u64,
}

/// A path, and the bytes that go there.
struct Letter<'a> {
    path: &'a str,
    body: &'a [u8],
}

fn open() -> Desk {
    std::panic::set_hook(Box::new(tell_panic));
    stopwatch::keep_time(look_at_clock);
    Desk::new(&games::OFFERED, QuestionLimits::default(), None)
        .with_background(|chore| chores().push_back(chore))
}

fn tell_panic(panic: &PanicHookInfo<'_>) {
    let place = panic.location().map_or(String::new(), |place| format!(" ({place})"));
    say(Sound::Trap, format!("{}{place}", panic.payload_as_str().unwrap_or("a panic")).as_bytes());
}

/// Answers a question: a path of this length, and its body.
pub fn answer(said: &[u8], path: usize) {
    let found = read(said, path).and_then(|letter| {
        let asked = DESK.read(letter.path, letter.body)?;
        let _watching = WorkerWatch::begin(&asked.stop, None, most(asked.effort));
        desk::answer(&DESK, asked)
    });
    let (status, answered) = match found {
        Ok(answered) => (ANSWERED, answered),
        Err(refusal) => {
            let (status, bytes) = (refusal.reason() as u16, refusal.to_json());
            (status, Answered { kind: JSON, file: None, bytes })
        }
    };
    say_json(Sound::Head, &Head { status, kind: answered.kind, file: answered.file.as_deref() });
    say(Sound::Body, &answered.bytes);
}

/// Carries out a message: the path of its topic, of this length, and its text.
pub fn converse(said: &[u8], path: usize) {
    let talked = read(said, path).and_then(|letter| {
        let topic = Topic::find(letter.path).ok_or_else(|| Refusal::unknown(letter.path))?;
        Ok(talk(topic, letter.body))
    });
    let last = talked.unwrap_or_else(|refusal| refusal.to_json());
    say(Sound::LastNews, &last);
}

/// The last words about a piece of work.
fn talk(topic: &'static Topic, said: &[u8]) -> Vec<u8> {
    let last = match topic.read(said) {
        // What is to stop hears nothing until it has ended.
        Ok(None) => return Vec::new(),
        Ok(Some(task)) => {
            let stop = StopFlag::default();
            let _watching = WorkerWatch::begin(&stop, Some(topic), most(topic.effort));
            desk::converse(&DESK, topic, task, &stop, &|notice| {
                say(Sound::News, notice.text.as_bytes());
                ControlFlow::Continue(())
            })
        }
        Err(refusal) => topic.refuse(&refusal),
    };
    last.text.into_bytes()
}

/// Does the chore that has waited for longest; whether there was one.
pub fn do_chore() -> bool {
    let Some(chore) = chores().pop_front() else { return false };
    chore(&|done, total| say_json(Sound::Chore, &ChoreProgress { done, total }));
    true
}

fn read(said: &[u8], path: usize) -> Result<Letter<'_>, Refusal> {
    LazyLock::force(&DESK);
    let (path, body) =
        said.split_at_checked(path).ok_or_else(|| Refusal::bad("a path beyond its question"))?;
    Ok(Letter { path: str::from_utf8(path).map_err(|_| Refusal::bad("a path that is no text"))?, body })
}

/// How long an answer may take.
fn most(effort: AnswerTime) -> Duration {
    let limits = QuestionLimits::default();
    match effort {
        AnswerTime::None | AnswerTime::Moment | AnswerTime::Search => limits.search_time,
        AnswerTime::Thought => limits.think_time,
        AnswerTime::Experiment => limits.experiment_time,
    }
}

fn say_json(what: Sound, message: &impl Serialize) {
    say(what, &serde_json::to_vec(message).expect("plain data can be written"));
}

fn chores() -> MutexGuard<'static, VecDeque<Chore>> {
    CHORES.lock().unwrap_or_else(PoisonError::into_inner)
}
