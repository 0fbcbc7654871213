//! Where searches run: a few at a time, some waiting, the rest refused.

use crate::config::Limits;
use crate::reply::Refusal;
use axum::http::StatusCode;
use session::StopFlag;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Runs searches on threads of their own, a bounded number at a time.
pub struct Pool {
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

/// Stops a search when whoever waits for it goes away.
struct StopOnDrop(StopFlag);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.abandon();
    }
}

impl Pool {
    /// A pool within the limits.
    pub fn new(limits: &Limits) -> Pool {
        Pool {
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
        finished.map_err(|_| {
            Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "the search failed: this is a bug of ours")
        })
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

#[cfg(test)]
mod tests {
    use super::*;

    fn pool(running: usize, waiting: usize) -> Arc<Pool> {
        let patience = Duration::from_millis(200);
        Arc::new(Pool::new(&Limits { running, waiting, patience, ..Limits::default() }))
    }

    /// Runs until it is stopped.
    fn endless(stop: &StopFlag) -> &'static str {
        while !stop.is_raised() {
            std::thread::sleep(Duration::from_millis(1));
        }
        "stopped"
    }

    const LONG: Duration = Duration::from_secs(60);

    #[tokio::test]
    async fn a_search_is_stopped_when_its_time_is_up() {
        let answer = pool(1, 1).run(StopFlag::default(), Duration::from_millis(10), endless).await;
        assert_eq!(answer, Ok("stopped"));
    }

    #[tokio::test]
    async fn a_search_nobody_waits_for_is_stopped() {
        let pool = pool(1, 1);
        let stop = StopFlag::default();
        let search = pool.run(stop.clone(), LONG, endless);
        assert!(tokio::time::timeout(Duration::from_millis(10), search).await.is_err());
        assert!(stop.is_raised());
        let next = pool.run(StopFlag::default(), LONG, |_| 7).await;
        assert_eq!(next, Ok(7));
    }

    #[tokio::test]
    async fn those_who_wait_too_long_or_are_too_many_are_refused() {
        let pool = pool(1, 1);
        let stop = StopFlag::default();
        let busy = tokio::spawn({
            let (pool, stop) = (Arc::clone(&pool), stop.clone());
            async move { pool.run(stop, LONG, endless).await }
        });
        while pool.free() > 0 {
            tokio::task::yield_now().await;
        }
        let work = |_: &StopFlag| "done";
        let first = pool.run(StopFlag::default(), LONG, work);
        let second = pool.run(StopFlag::default(), LONG, work);
        let (first, second) = tokio::join!(first, second);
        assert_eq!(first.unwrap_err().error(), "every thinker was busy for too long: try again later");
        assert_eq!(second.unwrap_err().error(), "1 searches are waiting already: try again later");
        stop.raise();
        assert_eq!(busy.await.unwrap(), Ok("stopped"));
        assert_eq!(pool.waiting(), 0);
    }

    #[tokio::test]
    async fn a_failing_search_is_a_refusal() {
        let answer = pool(1, 1).run(StopFlag::default(), LONG, |_| assert_eq!(1, 2)).await;
        assert_eq!(answer.unwrap_err().status(), StatusCode::INTERNAL_SERVER_ERROR);
    }
}
