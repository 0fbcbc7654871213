//! Where endings are solved in the background, one after the other: nobody's request waits for it, and searches go first.

use crate::place::Reached;
use crate::reply::Refusal;
use serde::Serialize;
use session::LongWork;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use utoipa::ToSchema;

/// Endings that are solved or wait for it; more are refused.
const MOST: usize = 8;

/// While a search runs, the work rests so many times as long as it works.
const REST: u32 = 2;

/// And never longer than this at once.
const LONGEST_REST: Duration = Duration::from_secs(1);

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
pub struct Workshop(Arc<Shop>);

struct Shop {
    jobs: Mutex<Vec<Job>>,
    /// Whose turn it is.
    turn: Mutex<()>,
    stop: AtomicBool,
    /// A permit less for every search that runs.
    free: Arc<Semaphore>,
    searches: usize,
}

#[derive(Clone)]
struct Job {
    game: &'static str,
    ending: String,
    progress: Arc<(AtomicU64, AtomicU64)>,
}

impl Drop for Workshop {
    fn drop(&mut self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }
}

impl Workshop {
    /// Nothing to do yet; `free` has so many permits while no search runs.
    pub fn new(free: Arc<Semaphore>, searches: usize) -> Workshop {
        Workshop(Arc::new(Shop {
            jobs: Mutex::default(),
            turn: Mutex::default(),
            stop: AtomicBool::new(false),
            free,
            searches,
        }))
    }

    /// How far the ending of a position is that has to be solved before its value is known; it is begun if nobody has.
    pub fn ask(&self, reached: &Reached) -> Result<Option<Building>, Refusal> {
        let Some(ending) = reached.bench.unsolved_ending(&reached.at)? else { return Ok(None) };
        let game = reached.bench.name();
        let mut jobs = self.0.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(job) = jobs.iter().find(|job| job.game == game && job.ending == ending) {
            return Ok(Some(job.told()));
        }
        if jobs.len() >= MOST {
            return Err(Refusal::busy(format!("{MOST} endings are being solved already: try again later")));
        }
        let job = Job { game, ending, progress: Arc::default() };
        jobs.push(job.clone());
        let told = job.told();
        let (shop, reached) = (Arc::clone(&self.0), reached.clone());
        tokio::task::spawn_blocking(move || shop.work(&job, &reached));
        Ok(Some(told))
    }
}

impl Shop {
    fn work(&self, job: &Job, reached: &Reached) {
        {
            let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
            let worked = Mutex::new(Instant::now());
            let progress = |done: u64, total: u64| {
                job.progress.0.store(done, Ordering::Relaxed);
                job.progress.1.store(total, Ordering::Relaxed);
                self.give_way(&worked);
            };
            // A stopped job is as good as none: whoever asks again begins it again.
            let _ =
                reached.bench.solve_ending(&reached.at, LongWork { stop: &self.stop, progress: &progress });
        }
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.retain(|other| (other.game, &other.ending) != (job.game, &job.ending));
    }

    /// Rests while somebody's search runs.
    fn give_way(&self, worked: &Mutex<Instant>) {
        let mut since = worked.lock().unwrap_or_else(PoisonError::into_inner);
        if self.free.available_permits() < self.searches && !self.stop.load(Ordering::Relaxed) {
            std::thread::sleep((since.elapsed() * REST).min(LONGEST_REST));
        }
        *since = Instant::now();
    }
}

impl Job {
    fn told(&self) -> Building {
        let (done, total) = (&self.progress.0, &self.progress.1);
        let (done, total) = (done.load(Ordering::Relaxed), total.load(Ordering::Relaxed));
        Building { ending: self.ending.clone(), done, total }
    }
}
