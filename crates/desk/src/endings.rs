//! Endings that are solved in the background, one after the other: no answer waits for them.

use crate::refusal::Refusal;
use serde::Serialize;
use session::{LongWork, ReachedPlace, Stop};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use utoipa::ToSchema;

/// Endings that are solved or wait for it; more are refused.
const MOST: usize = 8;

/// Work that no answer waits for. It calls what it is given now and then, with the part that is done and the whole: there it may be made to rest.
pub type Chore = Box<dyn FnOnce(&(dyn Fn(u64, u64) + Sync)) + Send>;

/// Has a chore done, now or later.
type Begin = dyn Fn(Chore) + Send + Sync;

/// An ending on its way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Building {
    /// The ending, by the name of its class.
    pub ending: String,
    /// How much is done.
    pub done: u64,
    /// Of how much; 0 as long as it waits.
    pub total: u64,
}

/// Solves endings in the background. When it is dropped, the work ends.
pub struct Endings {
    queue: Arc<Queue>,
    begin: Box<Begin>,
}

#[derive(Default)]
struct Queue {
    jobs: Mutex<Vec<Job>>,
    /// Whose turn it is.
    turn: Mutex<()>,
    stop: Stop,
}

#[derive(Clone)]
struct Job {
    game: &'static str,
    ending: String,
    progress: Arc<(AtomicU64, AtomicU64)>,
}

impl Drop for Endings {
    fn drop(&mut self) {
        self.queue.stop.raise();
    }
}

impl Endings {
    /// Nothing to do yet.
    pub fn new(begin: Box<Begin>) -> Endings {
        Endings { queue: Arc::default(), begin }
    }

    /// How far the ending of a position is that has to be solved before its value is known; it is begun if it was not.
    pub fn ask(&self, reached: &ReachedPlace) -> Result<Option<Building>, Refusal> {
        let Some(ending) = reached.bench.unsolved_ending(&reached.at)? else { return Ok(None) };
        let game = reached.bench.name();
        let mut jobs = self.queue.jobs();
        if let Some(job) = jobs.iter().find(|job| job.game == game && job.ending == ending) {
            return Ok(Some(job.describe()));
        }
        if jobs.len() >= MOST {
            return Err(Refusal::busy(format!("{MOST} endings are being solved already: try again later")));
        }
        let job = Job { game, ending, progress: Arc::default() };
        jobs.push(job.clone());
        // The chore may be done at once, and then needs the list.
        drop(jobs);
        let told = job.describe();
        let (queue, reached) = (Arc::clone(&self.queue), reached.clone());
        (self.begin)(Box::new(move |rest| queue.work(&job, &reached, rest)));
        Ok(Some(told))
    }
}

impl Queue {
    fn jobs(&self) -> MutexGuard<'_, Vec<Job>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, job: &Job, reached: &ReachedPlace, rest: &(dyn Fn(u64, u64) + Sync)) {
        {
            let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
            let progress = |done: u64, total: u64| {
                job.progress.0.store(done, Ordering::Relaxed);
                job.progress.1.store(total, Ordering::Relaxed);
                if !self.stop.is_raised() {
                    rest(done, total);
                }
            };
            // A stopped job is as good as none: the next question begins it again.
            let _ =
                reached.bench.solve_ending(&reached.at, LongWork { stop: &self.stop, progress: &progress });
        }
        self.jobs().retain(|other| (other.game, &other.ending) != (job.game, &job.ending));
    }
}

impl Job {
    fn describe(&self) -> Building {
        let (done, total) = (&self.progress.0, &self.progress.1);
        let (done, total) = (done.load(Ordering::Relaxed), total.load(Ordering::Relaxed));
        Building { ending: self.ending.clone(), done, total }
    }
}
