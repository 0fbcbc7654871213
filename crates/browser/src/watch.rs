//! Looks after the work that runs, whenever it looks at the clock: tells how far it is, and stops it.

use crate::border::{self, Sound, say};
use desk::Topic;
use session::StopFlag;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How often running work shows that it is alive.
const TICK: Duration = Duration::from_millis(250);

/// How often the worker is asked whether it is to stop.
const LOOK: Duration = Duration::from_millis(10);

static RUNNING: Mutex<Option<WorkerWatch>> = Mutex::new(None);

/// The work that runs.
pub struct WorkerWatch {
    stop: StopFlag,
    /// What it is talked about under; none for a question.
    topic: Option<&'static Topic>,
    begun: Duration,
    /// How long it may take.
    most: Duration,
    looked: Duration,
    told: Duration,
}

impl WorkerWatch {
    /// Looks after work from now on, for as long as what it returns lives.
    pub fn begin(stop: &StopFlag, topic: Option<&'static Topic>, most: Duration) -> Watching {
        let now = time();
        let watch = WorkerWatch { stop: stop.clone(), topic, begun: now, most, looked: now, told: now };
        *running() = Some(watch);
        Watching
    }

    fn look(&mut self, now: Duration) {
        if now - self.looked < LOOK {
            return;
        }
        self.looked = now;
        if now - self.begun > self.most || border::stops() {
            self.stop.raise();
        }
        if now - self.told >= TICK {
            self.told = now;
            self.tell(now - self.begun);
        }
    }

    fn tell(&self, since: Duration) {
        let nodes = self.stop.nodes();
        match self.topic {
            Some(topic) => say(Sound::News, topic.tick(since.as_millis() as u64, nodes).text.as_bytes()),
            None => say(Sound::Nodes, nodes.to_string().as_bytes()),
        }
    }
}

/// Work is looked after until this is dropped.
pub struct Watching;

impl Drop for Watching {
    fn drop(&mut self) {
        *running() = None;
    }
}

/// The clock of everything here.
pub fn look_at_clock() -> Duration {
    let now = time();
    if let Some(watch) = running().as_mut() {
        watch.look(now);
    }
    now
}

fn time() -> Duration {
    Duration::from_secs_f64(border::now() / 1000.0)
}

fn running() -> MutexGuard<'static, Option<WorkerWatch>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}
