//! Work that no request waits for: it rests while a search runs.

use desk::Chore;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// While a search runs, the work rests this multiple of the time that it works.
const REST: u32 = 2;

/// And never longer than this at once.
const LONGEST_REST: Duration = Duration::from_secs(1);

/// When such work rests.
#[derive(Clone)]
pub struct RestTimes {
    /// A permit less for every search that runs.
    free: Arc<Semaphore>,
    searches: usize,
}

impl RestTimes {
    /// `free` has a permit for each of these searches while none runs.
    pub fn new(free: Arc<Semaphore>, searches: usize) -> RestTimes {
        RestTimes { free, searches }
    }

    /// Begins a chore on a thread of its own.
    pub fn begin(&self, chore: Chore) {
        let rest = self.clone();
        tokio::task::spawn_blocking(move || {
            let worked = Mutex::new(Instant::now());
            chore(&|_, _| rest.give_way(&worked));
        });
    }

    /// Rests while a search runs.
    fn give_way(&self, worked: &Mutex<Instant>) {
        let mut since = worked.lock().unwrap_or_else(PoisonError::into_inner);
        if self.free.available_permits() < self.searches {
            std::thread::sleep((since.elapsed() * REST).min(LONGEST_REST));
        }
        *since = Instant::now();
    }
}
