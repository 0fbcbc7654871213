//! Where searches run: a few at a time, some waiting, the rest refused.

use crate::config::ServerLimits;
use desk::{Reason, Refusal};
use session::StopFlag;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Runs searches on threads of their own, a bounded number at a time.
pub struct SearchPool {
    running: Arc<Semaphore>,
    most_running: usize,
    waiting: AtomicUsize,
    most_waiting: usize,
    patience: Duration,
}

/// A place in the queue.
struct Ticket<'a>(&'a AtomicUsize);

impl Drop for Ticket<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Stops a search when its client goes away.
struct StopOnDrop(StopFlag);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.abandon();
    }
}

impl SearchPool {
    /// A pool within the limits.
    pub fn new(limits: &ServerLimits) -> SearchPool {
        SearchPool {
            running: Arc::new(Semaphore::new(limits.running)),
            most_running: limits.running,
            waiting: AtomicUsize::new(0),
            most_waiting: limits.waiting,
            patience: limits.patience,
        }
    }

    /// How many searches wait.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// One permit for every search that could start at once.
    pub fn permits(&self) -> Arc<Semaphore> {
        Arc::clone(&self.running)
    }

    /// How many more searches could start at once.
    pub fn free(&self) -> usize {
        self.running.available_permits()
    }

    /// How many searches run.
    pub fn busy(&self) -> usize {
        self.most_running - self.free()
    }

    /// Runs `work` when its turn comes. The flag is raised after `time`, and when the caller loses interest.
    pub async fn run<T, W>(&self, stop: StopFlag, time: Duration, work: W) -> Result<T, Refusal>
    where
        T: Send + 'static,
        W: FnOnce(&StopFlag) -> T + Send + 'static,
    {
        let permit = self.turn().await?;
        let _guard = StopOnDrop(stop.clone());
        let flag = stop.clone();
        let mut search = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work(&flag)
        });
        let finished = match tokio::time::timeout(time, &mut search).await {
            Ok(finished) => finished,
            Err(_) => {
                stop.raise();
                search.await
            }
        };
        finished.map_err(|_| Refusal::new(Reason::Failed, "the search failed: this is a bug of ours"))
    }

    async fn turn(&self) -> Result<OwnedSemaphorePermit, Refusal> {
        let _ticket = self.queue()?;
        let turn = Arc::clone(&self.running).acquire_owned();
        match tokio::time::timeout(self.patience, turn).await {
            Ok(permit) => Ok(permit.expect("the pool is never closed")),
            Err(_) => Err(Refusal::busy("every thinker was busy for too long: try again later")),
        }
    }

    fn queue(&self) -> Result<Ticket<'_>, Refusal> {
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        let ticket = Ticket(&self.waiting);
        if before < self.most_waiting + self.running.available_permits() {
            return Ok(ticket);
        }
        Err(Refusal::busy(format!("{before} searches are waiting already: try again later")))
    }
}
